import type { SafetyWords } from './words.schema.ts';

/** Explicit words of danger in Polish; implied danger waits for a native speaker. */
export const POLISH: SafetyWords = {
  language: 'pl',
  negators: 'nie nigdy',
  parts: {
    harmless: ['umrę ze śmiechu', 'umieram ze śmiechu'],
    'pl:suicide': [
      'chcę umrzeć',
      'chcę się zabić',
      'zabić się',
      'zabije się',
      'zabiję się',
      'samobójstw*',
      'samobójcz*',
      'nie chcę żyć',
      'nie chce mi się żyć',
      'nie chcę już żyć',
      'odebrać sobie życie',
      'skończyć ze sobą',
      'skończyć z życiem',
      'wolałbym nie żyć',
      'wolałabym nie żyć',
      'lepiej beze mnie',
      'chciałbym umrzeć',
      'chciałabym umrzeć',
      'nie obudzić się',
    ],
    'pl:self-harm': ['tnę się', 'ciąć się', 'okaleczam się', 'samookalecz*'],
    'pl:abuse': ['on mnie bije', 'bije mnie', 'mąż mnie bije', 'zgwałcił mnie', 'pobił mnie'],
    'pl:violence': ['zabiję go', 'zabiję ją'],
    'pl:overdose': ['przedawkow*', 'wzięłam wszystkie tabletki', 'wziąłem wszystkie tabletki'],
  },
  findings: [
    { all: ['pl:suicide'], kind: 'suicide', tier: 'explicit' },
    { all: ['pl:self-harm'], kind: 'self-harm', tier: 'explicit' },
    { all: ['pl:abuse'], kind: 'abuse', tier: 'explicit' },
    { all: ['pl:violence'], kind: 'violence', tier: 'explicit' },
    { all: ['pl:overdose'], kind: 'medical-emergency', tier: 'explicit' },
  ],
};
