import type { Caps, Gate } from './gates.ts';

export interface LevelUnlock {
  /** Stable name of the feature or cap. */
  key: string;
  label: string;
  /** What it opens, in one line. */
  line: string;
  /** The gate that opens here. Like `cap`, it is compared with the rules by a test. */
  gate?: Gate;
  /** The cap that has a new value from here on. */
  cap?: keyof Caps;
}

export interface LevelWords {
  level: number;
  /** The sentence of the Level Up dialog; `motivationOf` says which one holds today. */
  motivation: string;
  /** Takes its place until the product has a feature that the sentence speaks of (D24). */
  until?: { key: string; motivation: string };
  /** Only what the product has (D24); level 6 opens nothing. */
  unlocks: readonly LevelUnlock[];
}

/** The message of each level, and what it opens (S1.4). */
export const LEVEL_WORDS: readonly LevelWords[] = [
  {
    level: 1,
    motivation: 'The gate is open and the lantern is lit. Nothing is asked of you but a page.',
    unlocks: [
      {
        key: 'entries-30',
        cap: 'entries',
        label: 'Thirty entries',
        line: 'Room for thirty pages. The second level takes the limit away.',
      },
      {
        key: 'emblems-5',
        cap: 'emblems',
        label: 'Five emblems',
        line: 'Anchor, fern, hare, key and bell, to stand beside your name.',
      },
      {
        key: 'moods-5',
        cap: 'moods',
        label: 'Five moods',
        line: 'Happy, sad, excited, anxious and calm, to set beside an entry.',
      },
      {
        key: 'tags-5',
        cap: 'customTags',
        label: 'Five custom tags',
        line: 'Words of your own for finding things again.',
      },
      {
        key: 'daily-inspiration',
        label: 'Daily Inspiration',
        line: 'One line a day, from somebody who took trouble over it.',
      },
      {
        key: 'daily-quest',
        cap: 'dailyQuests',
        label: 'Today’s Quest',
        line: 'One prompt a day, the same for everybody, worth 15 XP.',
      },
      {
        key: 'streaks',
        label: 'Streaks',
        line: 'Days in a row, counted kindly: one missed day a week is covered.',
      },
      { key: 'xp', label: 'XP', line: 'Ten for an entry, whatever its length.' },
    ],
  },
  {
    level: 2,
    motivation:
      'The lantern has come to the signpost. From here you can look back along the path as well as up it.',
    unlocks: [
      {
        key: 'entries-unlimited',
        cap: 'entries',
        label: 'Unlimited entries',
        line: 'The limit of thirty is gone, and does not come back.',
      },
      {
        key: 'weekly-reflection',
        gate: 'weeklyReflection',
        label: 'Weekly reflection',
        line: 'Your week read back to you, with the pages it quotes. 100 XP, once a week.',
      },
      {
        key: 'vault',
        gate: 'vault',
        label: 'The Vault',
        line: 'A place for the sentences you would be sorry to lose.',
      },
      {
        key: 'mood-history',
        gate: 'moodHistory',
        label: 'Mood history',
        line: 'The moods you have recorded, in the order they came.',
      },
      {
        key: 'streak-bonus',
        gate: 'streakBonus',
        label: 'Three-day bonus',
        line: 'A streak that reaches three days earns 50 XP.',
      },
      {
        key: 'emblems-8',
        cap: 'emblems',
        label: 'Eight emblems',
        line: 'Kite, wren and acorn join the tray.',
      },
    ],
  },
  {
    level: 3,
    motivation:
      'The book lies open on its stand, and some of it is now in your hand. It is time for a few shelves.',
    unlocks: [
      {
        key: 'pinned-entries',
        gate: 'pinning',
        label: 'Pinned entries',
        line: 'Keep a page where you can find it, however many follow.',
      },
      {
        key: 'folders',
        gate: 'folders',
        label: 'Folders',
        line: 'Shelves with names and colours, for pages that belong together.',
      },
      {
        key: 'monthly-reflection',
        gate: 'monthlyReflection',
        label: 'Monthly reflection',
        line: 'A month of pages, read together and answered at length.',
      },
      {
        key: 'moods-10',
        cap: 'moods',
        label: 'Ten moods',
        line: 'Frustrated, grateful, determined, neutral and reflective join the first five.',
      },
    ],
  },
  {
    level: 4,
    motivation:
      'The cairn. Every page was a stone on it, and from the top one you can see the weather coming.',
    unlocks: [
      {
        key: 'mood-trends',
        gate: 'moodTrends',
        label: 'Mood trends graph',
        line: 'Your moods drawn as a line, so that the seasons show.',
      },
      {
        key: 'streak-badges',
        gate: 'streakBadges',
        label: 'Streak badges',
        line: 'Candles, lamps and moons, for days written in a row.',
      },
      {
        key: 'tags-10',
        cap: 'customTags',
        label: 'Ten custom tags',
        line: 'Five more words of your own.',
      },
    ],
  },
  {
    level: 5,
    motivation:
      'The lantern has come up to the arch, which stands because its stones lean on one another. From here the path is partly yours to lay.',
    unlocks: [
      {
        key: 'prompt-library',
        gate: 'promptLibrary',
        label: 'Prompt library',
        line: 'Questions by the shelf, for evenings when the page wants a beginning.',
      },
      {
        key: 'goals',
        gate: 'goals',
        label: 'Goals',
        line: 'What you are working towards, in steps, with the pages that belong to it.',
      },
      {
        key: 'daily-quests-3',
        cap: 'dailyQuests',
        label: 'Three quests a day',
        line: 'Two more beside the one that everybody gets. Take whichever suits.',
      },
      {
        key: 'moods-11',
        cap: 'moods',
        label: 'Eleven moods',
        line: 'Apathetic joins the list, for days that care for none of the other ten.',
      },
      {
        key: 'emblems-18',
        cap: 'emblems',
        label: 'Eighteen emblems',
        line: 'The whole tray, from the tide to the owl.',
      },
    ],
  },
  {
    level: 6,
    motivation:
      'The compass. Nothing new opens at this station; it is here for taking a bearing, and for looking at how far down the gate is.',
    unlocks: [],
  },
  {
    level: 7,
    motivation:
      'The temple is mostly columns and the air between them. From here you have a say in how the place looks.',
    unlocks: [
      {
        key: 'extra-themes',
        gate: 'themes',
        label: 'Extra themes',
        line: 'Other papers and other inks, by day and by night.',
      },
    ],
  },
  {
    level: 8,
    motivation:
      'The tower. You have kept your own watch for a good while; now there is a bell, and there are others within hearing.',
    until: {
      key: 'forum-posting',
      motivation:
        'The tower. You have kept your own watch for a good while, and from up here the gate can be seen, and all the way between.',
    },
    unlocks: [
      {
        key: 'forum-posting',
        gate: 'forumWriting',
        label: 'Forum posts and replies',
        line: 'The forum was always open to read. Now you may start a discussion, or answer one.',
      },
      {
        key: 'tags-15',
        cap: 'customTags',
        label: 'Fifteen custom tags',
        line: 'Five more again, which is as many as there are.',
      },
    ],
  },
  {
    level: 9,
    motivation:
      'The tree, which did not hurry either. The questions go deeper here, and so do the roots.',
    until: {
      key: 'deep-prompts',
      motivation:
        'The tree, which did not hurry either. It put on its rings one night at a time, and nobody saw it happen.',
    },
    unlocks: [
      {
        key: 'deep-prompts',
        gate: 'deepPrompts',
        label: 'Deep prompts',
        line: 'Questions that want a whole evening and the lamp turned low.',
      },
      {
        key: 'legacy-view',
        gate: 'legacyView',
        label: 'Legacy view',
        line: 'Your years as a book, to read and to print.',
      },
    ],
  },
  {
    level: 10,
    motivation:
      'The beacon. It burns what you carried up, and it can be seen from the gate, where somebody is just setting out.',
    unlocks: [
      {
        key: 'secret-grove-theme',
        gate: 'secretGrove',
        label: 'Secret Grove theme',
        line: 'A theme that is not on any other shelf.',
      },
      {
        key: 'oracle-emblem',
        gate: 'oracleEmblem',
        label: 'Oracle emblem',
        line: 'One more emblem, kept for the summit.',
      },
      {
        key: 'custom-avatar',
        gate: 'customAvatar',
        label: 'Custom avatar',
        line: 'An emblem drawn from parts: ground, border, inks, charge and engraving, as you choose.',
      },
      {
        key: 'oracle-forum',
        gate: 'oracleForum',
        label: 'Oracle category',
        line: 'A room in the forum for those who have reached the beacon.',
      },
    ],
  },
];

/**
 * Keys of features in the levels' list that the product does not have yet. They are not announced
 * (D24); a new feature removes its key from this list.
 */
export const NOT_YET: ReadonlySet<string> = new Set([]);
