/** What a badge counts. Nights and mornings are in the writer's time zone (D12). */
export type BadgeMetric =
  | 'entries'
  | 'words'
  /** The longest streak, in days. */
  | 'streak'
  | 'questsCompleted'
  /** Different moods recorded. */
  | 'moodsUsed'
  /** Entries saved from 22:00 to 04:59. */
  | 'nightEntries'
  /** Entries saved from 05:00 to 07:59. */
  | 'earlyEntries'
  | 'level'
  /** Entries written after a pause of 14 days or more. */
  | 'cameBack'
  | 'vaultInsights'
  /** 1 when the questionnaire is complete. */
  | 'questionnaire'
  | 'entryReflections'
  | 'weeklyReflections'
  | 'forumPosts'
  /** The writer's own replies that somebody liked. */
  | 'repliesLiked'
  /** 1 when the vision is committed to. */
  | 'visionCommitted';

export interface BadgeDefinition<Metric = BadgeMetric> {
  /** Also the file name of its picture. */
  id: string;
  name: string;
  description: string;
  /** In plain words, shown while it is locked. */
  requirement: string;
  metric: Metric;
  /** The metric's value that earns it. */
  threshold: number;
}

/** Every badge there is a picture for; `OFFERED_BADGES` are those that can be earned. */
export const BADGES: readonly BadgeDefinition[] = [
  {
    id: 'first-page',
    name: 'First Page',
    description: 'The hardest page in the book, and you have already written it.',
    requirement: 'Write your first entry',
    metric: 'entries',
    threshold: 1,
  },
  {
    id: 'entries-10',
    name: 'Ten Leaves',
    description: 'Enough leaves to tell what kind of tree it is.',
    requirement: 'Write 10 entries',
    metric: 'entries',
    threshold: 10,
  },
  {
    id: 'entries-50',
    name: 'Half a Hundred',
    description: 'At fifty pages it stops being an experiment.',
    requirement: 'Write 50 entries',
    metric: 'entries',
    threshold: 50,
  },
  {
    id: 'entries-100',
    name: 'Hundred Pages',
    description: 'A hundred pages, and nobody made you write any of them.',
    requirement: 'Write 100 entries',
    metric: 'entries',
    threshold: 100,
  },
  {
    id: 'entries-365',
    name: 'Once Round the Sun',
    description: 'One for every day the sun takes, in whatever order you took them.',
    requirement: 'Write 365 entries',
    metric: 'entries',
    threshold: 365,
  },
  {
    id: 'streak-3',
    name: 'Three Candles',
    description: 'One is a start and two a coincidence. Three throw some light.',
    requirement: 'Write on 3 days in a row',
    metric: 'streak',
    threshold: 3,
  },
  {
    id: 'streak-7',
    name: 'Seven Lamps',
    description: 'A lamp in every window of the week.',
    requirement: 'Write on 7 days in a row',
    metric: 'streak',
    threshold: 7,
  },
  {
    id: 'streak-30',
    name: 'Moon to Moon',
    description: 'You began under one moon and arrived under the next.',
    requirement: 'Write on 30 days in a row',
    metric: 'streak',
    threshold: 30,
  },
  {
    id: 'streak-100',
    name: 'The Hundredth Watch',
    description: 'A hundred watches kept, and the ship still where you left it.',
    requirement: 'Write on 100 days in a row',
    metric: 'streak',
    threshold: 100,
  },
  {
    id: 'early-bird',
    name: 'Before the Kettle',
    description: 'You were at the page before the day had its boots on.',
    requirement: 'Save an entry between 5 and 8 in the morning',
    metric: 'earlyEntries',
    threshold: 1,
  },
  {
    id: 'night-watch',
    name: 'Night Watch',
    description: 'The house was asleep, and somebody was keeping the log.',
    requirement: 'Save an entry between 10 at night and 5 in the morning',
    metric: 'nightEntries',
    threshold: 1,
  },
  {
    id: 'moods-5',
    name: 'Five Weathers',
    description: 'Five weathers, all of them yours, none of them wrong.',
    requirement: 'Record 5 different moods',
    metric: 'moodsUsed',
    threshold: 5,
  },
  {
    id: 'moods-all',
    name: 'All Weathers',
    description: 'The whole barometer. A complete person, by the look of it.',
    requirement: 'Record 11 different moods',
    metric: 'moodsUsed',
    threshold: 11,
  },
  {
    id: 'words-10k',
    name: 'Ten Thousand Words',
    description: 'Ten thousand words: a short book, with you on every page.',
    requirement: 'Write 10,000 words in all',
    metric: 'words',
    threshold: 10_000,
  },
  {
    id: 'words-100k',
    name: 'A River of Ink',
    description: 'It began as a trickle, and now there are bridges over it.',
    requirement: 'Write 100,000 words in all',
    metric: 'words',
    threshold: 100_000,
  },
  {
    id: 'quest-first',
    name: 'Unposted',
    description: 'Written, sealed and kept. The post was never the point.',
    requirement: 'Complete your first quest',
    metric: 'questsCompleted',
    threshold: 1,
  },
  {
    id: 'quests-10',
    name: 'Well-Walked Boots',
    description: 'Ten quests out and back, and the soles are holding.',
    requirement: 'Complete 10 quests',
    metric: 'questsCompleted',
    threshold: 10,
  },
  {
    id: 'quests-30',
    name: 'True North',
    description: 'Thirty quests in, the needle has stopped swinging.',
    requirement: 'Complete 30 quests',
    metric: 'questsCompleted',
    threshold: 30,
  },
  {
    id: 'reflection-first',
    name: 'The Glass Answers',
    description: 'You wrote something down, and the margin wrote back.',
    requirement: 'Receive a reflection on an entry',
    metric: 'entryReflections',
    threshold: 1,
  },
  {
    id: 'reflections-weekly-10',
    name: 'Ten Sundays',
    description: 'In ten different weeks you sat down to have one read back.',
    requirement: 'Ask for a weekly reflection in 10 different weeks',
    metric: 'weeklyReflections',
    threshold: 10,
  },
  {
    id: 'vault-10',
    name: 'Vault Keeper',
    description: 'Ten sentences you decided not to lose.',
    requirement: 'Keep 10 insights in the Vault',
    metric: 'vaultInsights',
    threshold: 10,
  },
  {
    id: 'questionnaire-done',
    name: 'Plain Answers',
    description: 'Sixteen questions, and you did not answer one of them with a shrug.',
    requirement: 'Complete the questionnaire',
    metric: 'questionnaire',
    threshold: 1,
  },
  {
    id: 'vision-committed',
    name: 'A Star to Steer By',
    description: 'You chose a star. The sailing is a separate matter.',
    requirement: 'Commit to your vision',
    metric: 'visionCommitted',
    threshold: 1,
  },
  {
    id: 'forum-first',
    name: 'Rang the Bell',
    description: 'You rang, and it turned out that people were in.',
    requirement: 'Write your first post in the forum',
    metric: 'forumPosts',
    threshold: 1,
  },
  {
    id: 'replies-liked-10',
    name: 'Good Company',
    description: 'Ten times over, somebody was glad that you answered.',
    requirement: 'Have 10 of your replies liked',
    metric: 'repliesLiked',
    threshold: 10,
  },
  {
    id: 'level-5',
    name: 'Keystone',
    description: 'The stone that lets the other stones lean on each other.',
    requirement: 'Reach level 5',
    metric: 'level',
    threshold: 5,
  },
  {
    id: 'level-10',
    name: 'The Beacon',
    description: 'Lit from what you carried up, and seen from the gate.',
    requirement: 'Reach level 10',
    metric: 'level',
    threshold: 10,
  },
  {
    id: 'came-back',
    name: 'Home Port',
    description: 'The harbour kept your berth, and asked no questions.',
    requirement: 'Write again after 14 days or more away',
    metric: 'cameBack',
    threshold: 1,
  },
];

/**
 * Metrics that nothing counts, so that nobody is shown their badges (D24): the vision tools are closed to
 * most (D65), and a badge that few could ever earn would stand before everybody.
 */
export const NOT_COUNTED_YET = ['visionCommitted'] as const satisfies readonly BadgeMetric[];

/** Metrics that the server counts. */
export type CountedMetric = Exclude<BadgeMetric, (typeof NOT_COUNTED_YET)[number]>;

const isCounted = (badge: BadgeDefinition): badge is BadgeDefinition<CountedMetric> =>
  !(NOT_COUNTED_YET as readonly string[]).includes(badge.metric);

/** The badges that can be earned: the only ones that anybody is shown (D24, D29). */
export const OFFERED_BADGES: readonly BadgeDefinition<CountedMetric>[] =
  /* @__PURE__ */ BADGES.filter(isCounted);
