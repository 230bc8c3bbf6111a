import {
  api,
  DEFAULT_SETTINGS,
  type ResponseOf,
  type SettingsAnswer,
  type Tokens,
  type User,
} from '@pathkeeper/contract';
import { aConversation } from './samples/architect-samples.ts';
import { aPlan, NO_PLAN } from './samples/plan-samples.ts';
import {
  aProgress,
  aQuest,
  aSafetyAnswer,
  BUILT_IN,
  emptyContents,
  lockedBadges,
  SAMPLE_DAY,
  someStats,
} from './samples/samples.ts';
import { NEW_BOARD, notAsked } from './samples/vision-samples.ts';
import { server } from './server.ts';

const base64 = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_');

/** Tokens as the server hands them to an account: nobody verifies the signature here. */
export const tokensOf = ({ id }: Pick<User, 'id'>): Tokens => ({
  accessToken: `${base64('{"alg":"HS256"}')}.${base64(JSON.stringify({ sub: String(id) }))}.signed`,
  expiresIn: 3600,
});

/**
 * Answers everything that a screen reads with what an account holds that has just been opened: it is
 * at `level` and has written nothing. Settings can be saved; whatever else changes something is for
 * the test to answer.
 */
export function answerForNewAccount(user: User, level: number): void {
  answerForVisitor();
  server.byDefault(api.accounts.me, user);
  server.byDefault(api.accounts.refresh, tokensOf(user));
  server.byDefault(api.accounts.sessions, []);
  server.byDefault(api.accounts.factors, {
    totpSince: null,
    recoveryCodesLeft: 0,
    passkeys: [],
    hasPassword: true,
    isLinked: false,
  });
  server.byDefault(api.accounts.activity, []);
  server.byDefault(api.accounts.betaStatus, { isBetaTester: false, userId: user.id });
  server.byDefault(api.accounts.adminCheck, { isAdmin: user.role === 'admin' });
  server.byDefault(api.progression.progress, aProgress(level));
  server.byDefault(api.progression.stats, someStats(level));
  server.byDefault(api.progression.badges, lockedBadges());
  server.byDefault(api.quests.today, { ...aQuest(), more: [] });
  server.byDefault(api.progression.checkLevel, {
    leveledUp: false,
    newLevel: level,
    motivation: '',
    unlockedFeatures: [],
  });
  server.byDefault(api.entries.list, []);
  server.byDefault(api.entries.search, []);
  server.byDefault(api.entries.neighbours, { earlier: null, later: null });
  server.byDefault(api.entries.count, { count: 0, pinned: 0, unfiled: 0, firstDate: null });
  server.byDefault(api.folders.list, []);
  server.byDefault(api.legacy.contents, []);
  server.byDefault(api.legacy.entries, []);
  server.byDefault(api.tags.list, []);
  server.byDefault(api.insights.list, []);
  server.byDefault(api.insights.stats, { total: 0, insights: 0, lessons: 0, goals: 0 });
  server.byDefault(api.bin.list, []);
  server.byDefault(api.goals.list, []);
  server.byDefault(api.notices.list, []);
  server.byDefault(api.notices.settings, {
    kinds: { answer: true, mention: true, followed: true, moderation: true, gift: true },
    ...{ letter: true, followsOwn: true, mail: 'off' },
  });
  server.byDefault(api.people.mutes, []);
  server.byDefault(api.questionnaire.latest, null);
  answerVision();
  server.byDefault(api.prompts.contents, emptyContents());
  server.byDefault(api.prompts.list, []);
  server.byDefault(api.moderation.standing, { stop: null, mayStartPosts: true });
  server.byDefault(api.forum.read, ({ body }) => ({ readNumber: body.number }));
  server.byDefault(api.leaderboard.me, {
    onLeaderboard: true,
    place: null,
    above: [],
    below: [],
  });
  answerGrowth();
  answerGuide();
  answerSettings();
  server.byDefault(api.subscription.get, NO_PLAN);
}

/** What an installation says of itself where nobody has set anything but mail. */
export const SITE: ResponseOf<typeof api.site.info> = {
  supportEmail: 'support@example.org',
  guide: BUILT_IN,
  canSendMail: true,
  registration: 'open',
  needsSetupToken: false,
  gatesOpen: false,
  visionAccess: 'admins',
  signInAt: null,
  sellsPlans: false,
  sourceUrl: 'https://code.example/journal',
};

/** Answers what anybody may read. */
export function answerForVisitor(): void {
  server.byDefault(api.subscription.plans, [aPlan()]);
  server.byDefault(api.site.info, SITE);
  server.byDefault(api.forum.stats, {
    activeMembers: 0,
    totalPosts: 0,
    totalCategories: 0,
    onlineNow: 0,
  });
  server.byDefault(api.forum.categories, []);
  server.byDefault(api.forum.posts, []);
  server.byDefault(api.forum.categoryFigures, { newToReader: 0, voices: 0, following: 0 });
  server.byDefault(api.forum.replies, []);
  server.byDefault(api.leaderboard.topUsers, []);
  server.byDefault(api.blog.articles, []);
  server.byDefault(api.blog.categories, []);
}

/** A vision that nobody has begun. */
function answerVision(): void {
  server.byDefault(api.vision.goals, []);
  server.byDefault(api.vision.goalEntries, []);
  server.byDefault(api.vision.responses, []);
  server.byDefault(api.vision.board, NEW_BOARD);
  server.byDefault(api.vision.commitment, { commitmentTime: null, since: null, pausedUntil: null });
  server.byDefault(api.vision.today, notAsked());
  server.byDefault(api.vision.trail, []);
  server.byDefault(api.visionArchitect.conversation, aConversation());
  server.byDefault(api.visionArchitect.conversations, []);
}

function answerGuide(): void {
  server.byDefault(api.guide.settings, {
    source: BUILT_IN,
    destination: null,
    consentedAt: null,
    excludedFolders: [],
  });
  server.byDefault(api.guide.entrySetting, { allowed: true });
  server.byDefault(api.guide.made, { week: false, month: false });
  server.byDefault(api.guide.sent, []);
}

function answerGrowth(): void {
  server.byDefault(api.growth.metrics, {
    moodTrends: [],
    commonThemes: [],
    months: [],
    totalEntries: 0,
    totalWords: 0,
    longestStreak: 0,
    currentStreak: 0,
    xpPoints: 0,
    firstDate: null,
  });
  const year = { from: '2025-12-01', to: SAMPLE_DAY };
  server.byDefault(api.growth.year, { ...year, days: [], frozen: [], moodsFrom: null });
  server.byDefault(api.growth.moods, { months: [], moods: [] });
  server.byDefault(api.growth.pillars, { months: [], pillars: [], words: {} });
  server.byDefault(api.growth.analysis, {
    ...year,
    pages: 0,
    totalEntries: 0,
    findings: [],
    moodsFrom: null,
    trendsFrom: null,
  });
  server.byDefault(api.growth.habits, { usualHour: null, favouriteTag: null });
  server.byDefault(api.growth.onThisDay, []);
}

function answerSettings(): void {
  let kept: SettingsAnswer = {
    success: true,
    settings: DEFAULT_SETTINGS,
    isDarkModeChosen: false,
  };
  server.byDefault(api.profile.quiet, { isQuiet: false });
  server.byDefault(api.safety.helplines, { ...aSafetyAnswer(), country: 'GB', countries: ['GB'] });
  server.byDefault(api.profile.settings, () => kept);
  server.byDefault(api.profile.saveSettings, ({ body }) => {
    const { notifications } = kept.settings;
    kept =
      body.settingType === 'game'
        ? {
            ...kept,
            settings: { ...kept.settings, game: { ...kept.settings.game, ...body.settings } },
          }
        : {
            ...kept,
            settings: { ...kept.settings, notifications: { ...notifications, ...body.settings } },
            isDarkModeChosen: kept.isDarkModeChosen || body.settings.darkMode !== undefined,
          };
    return kept;
  });
}

/** The person has put the game away (D27). */
export function answerInQuiet(): void {
  server.on(api.profile.settings, {
    success: true,
    settings: { ...DEFAULT_SETTINGS, game: { ...DEFAULT_SETTINGS.game, quietMode: true } },
    isDarkModeChosen: false,
  });
}
