/**
 * The six features of the landing and the about page (S3.1, S3.2.12): what each is,
 * its title, and the line under it.
 */
export const CHAPTERS = {
  insights: {
    kind: 'AI insights',
    title: 'The week, read back',
    line: 'What kept coming up, week by week and month by month, said with sentences you wrote. The good ones go into a vault.',
  },
  discovery: {
    kind: 'Life path discovery',
    title: 'Sixteen questions',
    line: 'A life path, discovered by asking. Four sections, no wrong answers, several awkward ones.',
  },
  growth: {
    kind: 'Growth tracking',
    title: 'Growth, in ink',
    line: 'Every day a peak, as high as its words, in the ink of its mood. Counted from your pages and drawn by hand.',
  },
  challenges: {
    kind: 'Daily challenges',
    title: 'One quest each day',
    line: 'A small dare in writing. Accept it, or leave it be: it will not follow you about.',
  },
  achievements: {
    kind: 'Achievements',
    title: 'Badges worth the tin',
    line: 'Struck for things you did, not for opening the app. Ten ranks besides, from Wanderer to Legendary Oracle.',
  },
  guide: {
    kind: 'AI guide',
    title: 'Merlin, who notices',
    line: 'A falcon of few words, and software, as he will tell you. Ask when you are stuck.',
  },
} as const;

export type Chapter = keyof typeof CHAPTERS;
