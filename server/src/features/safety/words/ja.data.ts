import type { SafetyWords } from './words.schema.ts';

/** Explicit words of danger in Japanese; implied danger waits for a native speaker. */
export const JAPANESE: SafetyWords = {
  language: 'ja',
  parts: {
    harmless: ['死にたいくらい恥ずかしい', '死ぬほど', '笑い死'],
    'ja:suicide': [
      '死にたい',
      '死のうと',
      '死にたく なる',
      '自殺',
      '消えたい',
      '消えてしまいたい',
      '生きていたくない',
      '生きたくない',
      '生きるのに疲れ',
      '生きるのがつらい',
      '生きるのが辛い',
      '首を吊',
      '飛び降りたい',
      '命を絶',
      '死んだほうがまし',
      '死んだ方がまし',
      '死んだほうがいい',
      '死んだ方がいい',
      'いなくなりたい',
      '目が覚めなければ',
      '死にてえ',
      'タヒにたい',
    ],
    'ja:self-harm': ['リストカット', 'リスカ', '手首を切', '腕を切', '自分を傷つけ'],
    'ja:abuse': ['殴られ', '暴力を振るわれ', '暴力をふるわれ', 'レイプされ', '虐待され'],
    'ja:violence': ['殺してやる'],
    'ja:overdose': ['過剰摂取', '薬を大量に飲', 'オーバードーズ'],
  },
  findings: [
    { all: ['ja:suicide'], kind: 'suicide', tier: 'explicit' },
    { all: ['ja:self-harm'], kind: 'self-harm', tier: 'explicit' },
    { all: ['ja:abuse'], kind: 'abuse', tier: 'explicit' },
    { all: ['ja:violence'], kind: 'violence', tier: 'explicit' },
    { all: ['ja:overdose'], kind: 'medical-emergency', tier: 'explicit' },
  ],
};
