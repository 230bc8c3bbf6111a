import type { api, CallInput, Endpoint } from '@pathkeeper/contract';
import type { Things } from './access.things.ts';

type Api = typeof api;
type Made<T> = T | Promise<T>;

/**
 * How each endpoint is called with things of one person's, by that person (`isSelf`) and by others,
 * who know the ids and names but no secret.
 */
type Calls = {
  [F in keyof Api]: {
    [N in keyof Api[F]]: Api[F][N] extends Endpoint
      ? (things: Things, isSelf: boolean) => Made<CallInput<Api[F][N]>>
      : never;
  };
};

const nothing = () => ({});
const noQuery = () => ({ query: {} });
const password = 'secret1';

export const calls: Calls = {
  site: { health: nothing, info: nothing },
  accounts: {
    register({ mark, user }, isSelf) {
      const username = isSelf ? `${mark}-again` : user().username;
      return { body: { username, email: `${username}@example.org`, password } };
    },
    login: ({ user }, isSelf) => ({
      body: { username: user().username, password: isSelf ? password : 'a guess' },
    }),
    logout: nothing,
    refresh: nothing,
    me: nothing,
    sessions: nothing,
    endSession: async ({ session }) => ({ params: { id: await session() } }),
    changePassword: () => ({ body: { currentPassword: password, newPassword: password } }),
    forgotPassword: ({ user }) => ({ body: { email: user().email } }),
    resetPassword: async ({ resetToken, user }, isSelf) => {
      const token = isSelf ? await resetToken() : `${user().id}.${'x'.repeat(43)}`;
      return { body: { token, password } };
    },
    betaStatus: nothing,
    adminCheck: nothing,
  },
  entries: {
    list: async ({ folder }) => ({ query: { folderId: await folder() } }),
    search: async ({ mark, entry }) => {
      await entry();
      return { query: { query: mark, tags: mark } };
    },
    get: async ({ entry }) => ({ params: { id: await entry() } }),
    create: async ({ folder }) => ({ body: { content: 'A page.', folderId: await folder() } }),
    update: async ({ entry }) => ({ params: { id: await entry() }, body: { content: 'Edited.' } }),
    remove: async ({ entry }) => ({ params: { id: await entry() } }),
    pin: async ({ entry }) => ({ params: { id: await entry() }, body: { isPinned: true } }),
    move: async ({ entry, folder }) => ({
      params: { id: await entry() },
      body: { folderId: await folder() },
    }),
    download: async ({ entry }) => ({ body: { entryIds: [await entry()] } }),
    count: nothing,
  },
  folders: {
    list: nothing,
    create: () => ({ body: { name: 'Boats' } }),
    update: async ({ folder }) => ({ params: { id: await folder() }, body: { name: 'Ships' } }),
    remove: async ({ folder }) => ({ params: { id: await folder() } }),
  },
  tags: {
    list: nothing,
    create: () => ({ body: { tagName: 'boats' } }),
    update: async ({ tag }) => ({ params: { id: await tag() }, body: { tagName: 'ships' } }),
    remove: async ({ tag }) => ({ params: { id: await tag() } }),
  },
  progression: {
    progress: nothing,
    setTheme: () => ({ body: { activeTheme: 'default' } }),
    checkLevel: nothing,
    stats: nothing,
    badges: nothing,
    setLevel: () => ({ body: { level: 3 } }),
    giftXp: ({ user }) => ({ body: { userId: user().id, xpAmount: 5 } }),
    fixLevels: nothing,
  },
  quests: {
    today: nothing,
    accept: async ({ quest }) => ({ params: { id: await quest() } }),
    complete: async ({ answeredQuest }) => ({ params: { id: await answeredQuest() } }),
  },
  growth: {
    metrics: nothing,
    year: noQuery,
    moods: nothing,
    analysis: nothing,
    habits: nothing,
    onThisDay: noQuery,
  },
  guide: {
    analyze: async ({ entry }) => ({ params: { id: await entry() } }),
    weekly: async ({ entry }) => {
      await entry();
      return { query: {} };
    },
    monthly: async ({ entry }) => {
      await entry();
      return { query: { month: 'November', year: 2026 } };
    },
    consult: () => ({ body: { mode: 'custom', question: 'What did I write about the harbour?' } }),
    helplines: noQuery,
    settings: nothing,
    setConsent: () => ({ body: { allowed: false } }),
    setFolder: async ({ folder }) => ({
      params: { id: await folder() },
      body: { allowed: false },
    }),
    entrySetting: async ({ entry }) => ({ params: { id: await entry() } }),
    setEntry: async ({ entry }) => ({ params: { id: await entry() }, body: { allowed: false } }),
    sent: noQuery,
    test: nothing,
  },
  profile: {
    update: () => ({ body: { displayName: 'A new name' } }),
    settings: nothing,
    saveSettings: () => ({
      body: { settingType: 'game', settings: { quietMode: true, onLeaderboard: false } },
    }),
  },
  export: {
    url: nothing,
    download: async ({ urlToken }, isSelf) => {
      const [userId, ends, sid] = (await urlToken()).split('.');
      const forged = `${userId}.${ends}.${sid}.${'x'.repeat(43)}`;
      return { params: { token: isSelf ? await urlToken() : forged } };
    },
  },
  insights: {
    list: async ({ entry }) => ({ query: { entryId: await entry() } }),
    stats: nothing,
    get: async ({ insight }) => ({ params: { id: await insight() } }),
    create: async ({ entry }) => ({
      body: { title: 'Kept', content: 'A sentence.', entryId: await entry() },
    }),
    update: async ({ insight }) => ({ params: { id: await insight() }, body: { title: 'New' } }),
    remove: async ({ insight }) => ({ params: { id: await insight() } }),
  },
  goals: {
    list: nothing,
    create: () => ({ body: { title: 'Learn to sail' } }),
    update: async ({ goal }) => ({ params: { id: await goal() }, body: { isCompleted: true } }),
    remove: async ({ goal }) => ({ params: { id: await goal() } }),
    addMilestone: async ({ goal }) => ({ params: { id: await goal() }, body: { title: 'Knots' } }),
    updateMilestone: async ({ milestone }) => ({
      params: await milestone(),
      body: { isCompleted: true },
    }),
    removeMilestone: async ({ milestone }) => ({ params: await milestone() }),
    addNote: async ({ goal }) => ({
      params: { id: await goal() },
      body: { progressNote: 'Half.' },
    }),
    removeNote: async ({ note }) => ({ params: await note() }),
  },
  questionnaire: {
    analyse: () => ({
      body: { answers: Array.from({ length: 16 }, (_, n) => `My answer ${n}: the sea and work.`) },
    }),
    latest: nothing,
    complete: nothing,
  },
  contact: {
    send: () => ({
      body: { name: 'Somebody', email: 'somebody@example.org', message: 'A question.' },
    }),
  },
};
