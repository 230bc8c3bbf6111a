import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** The roots of all query keys that a change can concern. A feature's own keys begin with one of these. */
export const keys = {
  currentUser: ['current-user'],
  sessions: ['sessions'],
  entries: ['entries'],
  entryCount: ['entry-count'],
  folders: ['folders'],
  tags: ['custom-tags'],
  growth: ['growth'],
  legacy: ['legacy'],
  progression: ['progression'],
  reflections: ['reflections'],
  quests: ['quests'],
  insights: ['insights'],
  bin: ['bin'],
  goals: ['goals'],
  vision: ['vision'],
  prompts: ['prompts'],
  forum: ['forum'],
  blog: ['blog'],
  quiet: ['quiet'],
  moderation: ['moderation'],
  notices: ['notices'],
  articles: ['articles'],
  inbox: ['inbox'],
  people: ['people'],
  office: ['office'],
  subscription: ['subscription'],
} as const;

/**
 * The list of all entries is fetched anew only when it is next opened: what changed is already
 * changed in it, and fifty loaded pages are fifty calls.
 */
const entryLists: InvalidateQueryFilters[] = [
  { queryKey: [...keys.entries, 'pages'], refetchType: 'none' },
  { queryKey: [...keys.entries, 'recent'] },
];

/** What a mutation can change, and the queries that show it. */
const SHOWN_BY = {
  /** An entry was made, edited, moved or deleted. */
  entries: [
    ...entryLists,
    { queryKey: keys.entryCount },
    { queryKey: keys.folders },
    { queryKey: keys.growth },
    { queryKey: keys.legacy },
    { queryKey: keys.quiet },
    { queryKey: keys.reflections },
    { queryKey: [...keys.vision, 'entries'] },
  ],
  /** An entry came back: it stands in lists that do not hold it. */
  entriesBack: [{ queryKey: keys.entries }],
  /** What lies in the bin. */
  bin: [{ queryKey: keys.bin }],
  /** An entry has another reflection. */
  reflection: entryLists,
  folders: [
    { queryKey: keys.folders },
    { queryKey: keys.entries },
    { queryKey: keys.entryCount },
    { queryKey: keys.legacy },
  ],
  tags: [{ queryKey: keys.tags }],
  /** Goals, those of the vision among them. */
  goals: [{ queryKey: keys.goals }, { queryKey: keys.vision }],
  /** Boards, answers, commitment and what is asked today. */
  vision: [{ queryKey: keys.vision }],
  insights: [{ queryKey: keys.insights }],
  /** An insight that is gone; it stays as it was on screen while its dialog closes. */
  insightLists: [{ queryKey: keys.insights, predicate: ({ queryKey }) => queryKey[1] !== 'one' }],
  quests: [{ queryKey: keys.quests }],
  /** A mark on a prompt. The list on screen shows it already, and keeps what is kept no longer. */
  promptMarks: [
    { queryKey: [...keys.prompts, 'contents'] },
    { queryKey: [...keys.prompts, 'pages'], refetchType: 'none' },
  ],
  prompts: [{ queryKey: keys.prompts }],
  /** How words of the forum are shown to the reader. */
  forum: [{ queryKey: keys.forum }],
  /** How closely a post is followed: it is shown already where that was said. */
  forumLists: [
    { queryKey: [...keys.forum, 'posts'], refetchType: 'none' },
    { queryKey: [...keys.forum, 'figures'], refetchType: 'none' },
  ],
  /**
   * What stands in the forum, and what moderators see of it: words that were written, changed, removed or
   * reported, and what was decided. The queue on screen is not moved.
   */
  moderation: [
    { queryKey: keys.forum },
    { queryKey: [...keys.moderation, 'queue'], refetchType: 'none' },
    { queryKey: keys.moderation, predicate: ({ queryKey }) => queryKey[1] !== 'queue' },
  ],
  /** What is unread, what somebody is told about, and whom they have muted. */
  notices: [{ queryKey: keys.notices }],
  /** Articles: their table and versions. The one that is open in its editor is known there. */
  blog: [
    { queryKey: keys.blog },
    { queryKey: [...keys.articles, 'pages'] },
    { queryKey: [...keys.articles, 'versions'], refetchType: 'none' },
  ],
  /** Messages of the contact form. The list on screen shows it already, and is not moved. */
  inbox: [{ queryKey: keys.inbox, refetchType: 'none' }],
  /** Accounts, as administrators see them: table, sheet, tiles. */
  people: [{ queryKey: keys.people }],
  /** Accounts, what is set for the installation, and the log of what was done. */
  office: [{ queryKey: keys.office }],
  /** XP, level, badges, streak. */
  progress: [{ queryKey: keys.progression }],
  /** The signed-in person: names, emblem, flags. */
  account: [{ queryKey: keys.currentUser }],
  /** What the reader pays for, and the plans on offer. */
  subscription: [{ queryKey: keys.subscription }],
  sessions: [{ queryKey: keys.sessions }],
  everything: [{}],
} satisfies Record<string, InvalidateQueryFilters[]>;

/** What a mutation changes, by the names of the table above; `nothing` has to be said. */
export type Changes = readonly (keyof typeof SHOWN_BY)[] | 'nothing';

/** Fetches anew what shows the changed things; settles when all of it is there. */
export async function refetchChanged(client: QueryClient, changes: Changes): Promise<void> {
  if (changes === 'nothing') return;
  const filters = changes.flatMap((each): InvalidateQueryFilters[] => SHOWN_BY[each]);
  await Promise.all(filters.map((filter) => client.invalidateQueries(filter)));
}
