/** The six features of the landing and the about page (document 3 sections 1 and 2.12). */
export const CHAPTERS = {
  insights: {
    title: 'Answers in the margin',
    line: 'AI insights that quote you to yourself, and show the page.',
  },
  discovery: {
    title: 'Sixteen questions',
    line: 'A life path, discovered by asking. Four sections, no wrong answers, several awkward ones.',
  },
  growth: {
    title: 'Growth, in ink',
    line: 'Moods, themes and weeks, counted from your pages and drawn by hand.',
  },
  challenges: {
    title: 'One quest each day',
    line: 'A small dare in writing. Accept it, or leave it be.',
  },
  achievements: {
    title: 'Badges worth the tin',
    line: 'Struck for things you did, not for opening the app.',
  },
  guide: {
    title: 'Merlin, who notices',
    line: 'A falcon of few words, and software, as he will tell you. Ask when you are stuck.',
  },
} as const;

export type Chapter = keyof typeof CHAPTERS;

/** What is true of them while the beta lasts. */
export const IN_THE_PRESS =
  'Five of the six are bound and on the table. The sixteen questions are still in the press.';
