/** Somebody of the demo who is met in the forum only: their journal is on paper. */
export interface ForumMember {
  username: string;
  firstName: string;
  about: string;
  level: number;
  emblem: string;
  /** Since when, in days before today. */
  since: number;
}

/** Who keeps the journal's own people company. */
export const FORUM_MEMBERS: readonly ForumMember[] = [
  {
    username: 'bram',
    firstName: 'Bram',
    about: 'bookbinder, Ghent; met in the forum',
    level: 8,
    emblem: 'owl',
    since: 362,
  },
  {
    username: 'ines',
    firstName: 'Inês',
    about: 'postwoman, Setúbal; met in the forum',
    level: 7,
    emblem: 'paper-boat',
    since: 358,
  },
  {
    username: 'odd',
    firstName: 'Odd',
    about: 'dairy farmer, Valdres; met in the forum',
    level: 6,
    emblem: 'acorn',
    since: 301,
  },
  {
    username: 'priya',
    firstName: 'Priya',
    about: 'bus driver, Leeds; met in the forum',
    level: 8,
    emblem: 'thimble',
    since: 288,
  },
  {
    username: 'jonas',
    firstName: 'Jonas',
    about: 'night watchman, Rostock; met in the forum',
    level: 8,
    emblem: 'candle',
    since: 240,
  },
  {
    username: 'lucia',
    firstName: 'Lucía',
    about: 'cello teacher, Rosario; met in the forum',
    level: 4,
    emblem: 'kite',
    since: 120,
  },
  {
    username: 'brightstep',
    firstName: 'Bright Step',
    about: 'came to sell something; one reply, hidden by reports',
    level: 1,
    emblem: 'key',
    since: 30,
  },
];
