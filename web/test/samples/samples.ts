import {
  type Badge,
  type Entry,
  type EntryReflection,
  type Folder,
  type Goal,
  type Insight,
  levelInfo,
  type Milestone,
  OFFERED_BADGES,
  PROMPT_THEMES,
  type Progress,
  type Prompt,
  type PromptContents,
  type Quest,
  type SafetyAnswer,
  type Stats,
  type User,
} from '@pathkeeper/contract';

/** The instant that samples carry unless told otherwise. */
export const SAMPLE_INSTANT = '2026-11-20T11:30:00.000Z';
/** The day of that instant. */
export const SAMPLE_DAY = '2026-11-20';

let lastId = 100;

/** An id that no other sample of this run has. */
export const sampleId = (): number => ++lastId;

/** Somebody with an ordinary account. */
export const aUser = (own: Partial<User> = {}): User => ({
  id: 1,
  username: 'marit',
  email: 'marit@example.org',
  firstName: null,
  lastName: null,
  displayName: null,
  profileImageUrl: null,
  emblem: null,
  role: 'user',
  isOwner: false,
  hasCompletedQuestionnaire: false,
  accountType: 'free',
  subscriptionStatus: 'free',
  betaAccessGranted: false,
  isEntitled: false,
  leavesWords: false,
  createdAt: SAMPLE_INSTANT,
  ...own,
});

/** The progress of somebody who has just reached a level. */
export function aProgress(level = 1, own: Partial<Progress> = {}): Progress {
  const { rank, title, minXp } = levelInfo(level);
  return {
    currentLevel: level,
    earnedLevel: level,
    isSetByHand: false,
    gateLevel: level,
    title,
    rank,
    xp: minXp,
    unlockedFeatures: [],
    tokensEarned: 0,
    themesUnlocked: ['default'],
    activeTheme: 'default',
    lastLevelUp: null,
    ...own,
  };
}

/** The figures of somebody who has written nothing yet. */
export function someStats(level = 1, own: Partial<Stats> = {}): Stats {
  const { title, minXp } = levelInfo(level);
  return {
    totalEntries: 0,
    totalWords: 0,
    currentStreak: 0,
    longestStreak: 0,
    frozenDays: [],
    xpPoints: minXp,
    level,
    title,
    moodMasteryScore: 0,
    lastEntryDate: null,
    reflections: 0,
    insightsKept: 0,
    questsDone: 0,
    ...own,
  };
}

/** Every badge that can be earned, none of them earned. */
export const lockedBadges = (): Badge[] =>
  OFFERED_BADGES.map(({ id, name, description, requirement, threshold }) => ({
    id,
    userId: 1,
    name,
    description,
    icon: id,
    requirement,
    xpReward: 25,
    unlockedAt: null,
    progress: { current: 0, target: threshold },
    requiredLevel: null,
  }));

export const aQuest = (own: Partial<Quest> = {}): Quest => ({
  id: sampleId(),
  date: SAMPLE_DAY,
  title: 'The long way home',
  description: 'Take it once, and say what it showed you.',
  prompt: 'What did you pass that you had not seen before?',
  xpReward: 15,
  status: 'not_started',
  completedAt: null,
  ...own,
});

export const anEntry = (own: Partial<Entry> = {}): Entry => {
  const content = own.content ?? 'A seal like a librarian.';
  return {
    id: sampleId(),
    userId: 1,
    content,
    aiReflection: null,
    mood: null,
    tags: [],
    isPinned: false,
    folderId: null,
    type: 'journal',
    status: 'published',
    createdAt: SAMPLE_INSTANT,
    updatedAt: SAMPLE_INSTANT,
    localDate: SAMPLE_DAY,
    listedAt: SAMPLE_INSTANT,
    timeZone: 'UTC',
    version: 1,
    wordCount: content.split(/\s+/).length,
    ...own,
  };
};

export const aFolder = (own: Partial<Folder> = {}): Folder => ({
  id: sampleId(),
  userId: 1,
  name: 'Harbour',
  color: '#3B82F6',
  createdAt: SAMPLE_INSTANT,
  entryCount: 0,
  ...own,
});

export const anInsight = (own: Partial<Insight> = {}): Insight => ({
  id: sampleId(),
  userId: 1,
  title: 'The customs voice',
  content: 'I say fine when I am not.',
  category: 'insight',
  source: 'daily',
  reflectionType: null,
  reflectionPeriod: null,
  entryId: null,
  entryDate: null,
  createdAt: SAMPLE_INSTANT,
  updatedAt: SAMPLE_INSTANT,
  ...own,
});

export const aMilestone = (own: Partial<Milestone> = {}): Milestone => ({
  id: sampleId(),
  goalId: 1,
  title: 'Survey redrawn',
  description: null,
  targetDate: null,
  isCompleted: false,
  completedAt: null,
  sortOrder: 0,
  ...own,
});

export const aGoal = (own: Partial<Goal> = {}): Goal => ({
  id: sampleId(),
  title: 'Finish the breakwater drawings',
  description: null,
  targetDate: null,
  isCompleted: false,
  completedAt: null,
  createdAt: SAMPLE_INSTANT,
  progress: 0,
  milestones: [],
  notes: [],
  ...own,
});

/** What an answer says beside the thing saved when nothing was earned. */
export const NOTHING_EARNED = { xpAwarded: 0, newBadges: [] };

/** The answer of a call that only does something. */
export const DONE = { success: true } as const;

/** Who answers where the operator set up no outside model. */
export const BUILT_IN = { kind: 'built-in' as const, name: 'Pathkeeper’s own guide' };

/** What the guide found in an entry; its quotations have to be passages of that entry. */
export const aReflection = (own: Partial<EntryReflection> = {}): EntryReflection => ({
  insights: ['You said fine, and then that you were not.'],
  reflectionQuestion: 'What would you have said next?',
  growthPattern: 'You go back to what you said first.',
  processingTime: 12,
  quotes: [],
  source: BUILT_IN,
  createdAt: SAMPLE_INSTANT,
  ...own,
});

/** What is answered instead where words tell of danger. */
export const aSafetyAnswer = (own: Partial<SafetyAnswer> = {}): SafetyAnswer => ({
  tier: 'now',
  message:
    'A person can sit with this better than a page. Your words are kept, and no one has been told.',
  helplines: [
    {
      name: 'Find A Helpline',
      contact: 'findahelpline.com',
      country: '',
      kind: 'directory',
      note: 'Free lines in your country.',
    },
  ],
  ...own,
});

export const aPrompt = (own: Partial<Prompt> = {}): Prompt => ({
  id: `prompt-${sampleId()}`,
  theme: 'people',
  isDeep: false,
  text: 'Whose footsteps could you tell from everybody else’s?',
  keptAt: null,
  takenAt: null,
  ...own,
});

/** A library without a prompt in it. */
export const emptyContents = (): PromptContents => ({
  shelves: { library: 0, deep: 0, kept: 0 },
  themes: PROMPT_THEMES.map(({ id }) => ({ theme: id, library: 0, deep: 0, kept: 0 })),
});
