import type { SafetyWords } from './words.schema.ts';

/** Explicit words of danger in Korean; implied danger waits for a native speaker. */
export const KOREAN: SafetyWords = {
  language: 'ko',
  parts: {
    harmless: ['웃겨 죽', '배고파 죽', '자살골'],
    'ko:suicide': [
      '죽고싶',
      '죽고 싶',
      '자살',
      '살기싫',
      '살기 싫',
      '살고 싶지 않',
      '살고싶지 않',
      '목숨을 끊',
      '사라지고 싶',
      '사라지고싶',
      '목을 매',
      '목매달',
      '뛰어내리고',
      '죽어버리고',
      '죽으려고',
      '생을 마감',
      '죽었으면 좋겠',
      '안 깨어났으면',
    ],
    'ko:self-harm': ['자해', '손목을 그', '손목 긋', '칼로 그었'],
    'ko:abuse': [
      '나를 때려',
      '저를 때려',
      '나를 때렸',
      '저를 때렸',
      '성폭행',
      '강간당',
      '가정폭력',
    ],
    'ko:violence': ['죽여버릴'],
    'ko:overdose': ['과다복용', '과다 복용', '수면제를 많이', '약을 한꺼번에'],
  },
  findings: [
    { all: ['ko:suicide'], kind: 'suicide', tier: 'explicit' },
    { all: ['ko:self-harm'], kind: 'self-harm', tier: 'explicit' },
    { all: ['ko:abuse'], kind: 'abuse', tier: 'explicit' },
    { all: ['ko:violence'], kind: 'violence', tier: 'explicit' },
    { all: ['ko:overdose'], kind: 'medical-emergency', tier: 'explicit' },
  ],
};
