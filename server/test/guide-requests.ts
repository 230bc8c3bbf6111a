import type {
  AskOptions,
  ConsultRequest,
  GuideEntry,
  PeriodRequest,
  ReflectRequest,
} from '../src/features/guide-provider/index.ts';

/** A page as the guide is given it. */
export function pageOf(id: number, content: string, more: Partial<GuideEntry> = {}): GuideEntry {
  const words = content.split(/\s+/).length;
  return { id, content, mood: 'calm', tags: [], localDate: '2026-11-20', hour: 22, words, ...more };
}

export const harbour = pageOf(
  12,
  'I said fine, in the voice I use for customs officers. Then I walked down to the harbour and answered him properly.',
);
const earlier = pageOf(7, 'The ladder is still against the shed. I keep walking past it.', {
  localDate: '2026-10-03',
});

export const reflectRequest: ReflectRequest = {
  page: harbour,
  related: [earlier],
  past: {
    entries: 31,
    firstDate: '2026-03-03',
    averageWords: 140,
    moods: { calm: 5, sad: 3 },
    themes: [{ theme: 'harbour', count: 4, firstDate: '2026-03-03', lastDate: '2026-11-18' }],
  },
};

export const periodRequest: PeriodRequest = {
  kind: 'week',
  from: '2026-11-15',
  to: '2026-11-21',
  pages: [earlier, harbour],
  entryCount: 2,
  words: 34,
  moods: [{ mood: 'calm', count: 2 }],
  themes: [{ theme: 'harbour', count: 2 }],
  before: { entryCount: 1, words: 20, moods: [] },
  related: [],
};

export const consultRequest: ConsultRequest = {
  mode: 'custom',
  question: 'What about the ladder?',
  context: '',
  userName: 'Gwilym',
  today: '2026-11-21',
  pages: [earlier, harbour],
};

/** An asker who stays. */
export const asking = (more: Partial<AskOptions> = {}): AskOptions => ({
  signal: new AbortController().signal,
  ...more,
});

/** What a good model answers to the page. */
export const goodReflection = {
  quotes: [
    {
      entryId: 12,
      text: 'in the voice I use for customs officers',
      note: 'The whole page turns here.',
    },
    { entryId: 7, text: 'I keep walking past it', note: 'From October.' },
  ],
  insights: ['You finished first, then answered. You said “fine” to nobody in particular.'],
  growthPattern: 'The harbour returns.',
  reflectionQuestion: 'Who else has only ever heard the customs-officer voice?',
};

export const goodWeek = {
  quotes: [{ entryId: 12, text: 'answered him properly', note: 'Friday.' }],
  title: 'The week you answered',
  emergingGoals: ['Move the ladder'],
  goalProgressAssessment: '',
  question: 'What is the ladder for?',
  commonThemes: 'The harbour and the ladder.',
  growthObservations: 'First you walked past, then you answered.',
  directionAndMomentum: 'Towards the water.',
  weeklyInsight: 'A ladder is only a promise until somebody climbs it.',
};
