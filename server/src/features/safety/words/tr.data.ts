import type { SafetyWords } from './words.schema.ts';

/** Explicit words of danger in Turkish; implied danger waits for a native speaker. */
export const TURKISH: SafetyWords = {
  language: 'tr',
  parts: {
    harmless: ['gülmekten ölüyorum', 'açlıktan ölüyorum', 'intihar timi'],
    'tr:suicide': [
      'ölmek istiyorum',
      'intihar*',
      'kendimi öldür*',
      'yaşamak istemiyorum',
      'artık yaşamak istemiyorum',
      'canıma kıy*',
      'hayatıma son ver*',
      'keşke ölsem',
      'keşke ölseydim',
      'bensiz daha iyi',
      'uyanmamak istiyorum',
    ],
    'tr:self-harm': ['kendimi kesiyorum', 'kendime zarar ver*'],
    'tr:abuse': ['beni dövüyor', 'bana vuruyor', 'bana tecavüz et*', 'kocam beni dövüyor'],
    'tr:violence': ['onu öldüreceğim'],
    'tr:overdose': ['aşırı doz', 'bütün hapları içtim', 'tüm hapları içtim'],
  },
  findings: [
    { all: ['tr:suicide'], kind: 'suicide', tier: 'explicit' },
    { all: ['tr:self-harm'], kind: 'self-harm', tier: 'explicit' },
    { all: ['tr:abuse'], kind: 'abuse', tier: 'explicit' },
    { all: ['tr:violence'], kind: 'violence', tier: 'explicit' },
    { all: ['tr:overdose'], kind: 'medical-emergency', tier: 'explicit' },
  ],
};
