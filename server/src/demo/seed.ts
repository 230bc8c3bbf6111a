import { entryBody, levelInfo, registration } from '@pathkeeper/contract';
import {
  deleteUser,
  findUserByName,
  presentUser,
  register,
  updateUser,
} from '../features/accounts/index.ts';
import { giftXp } from '../features/admin/index.ts';
import { countEntries, createEntry } from '../features/entries/index.ts';
import { createFolder } from '../features/folders/index.ts';
import { openGuideProviders } from '../features/guide/index.ts';
import { checkLevel, getProgress } from '../features/progression/index.ts';
import { openSafety } from '../features/safety/index.ts';
import { createTag } from '../features/tags/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { goalActions } from './actions/goals.ts';
import { guideActions } from './actions/guide.ts';
import { insightActions } from './actions/insights.ts';
import { questActions } from './actions/quests.ts';
import { visionActions } from './actions/vision.ts';
import { type Action, momentOf, runActions, type SeedTarget } from './actions.ts';
import { clearBlog, seedBlog } from './blog/seed-blog.ts';
import { compose, type DemoEntry } from './compose.ts';
import { FORUM_MEMBERS } from './forum/members.ts';
import { clearForum, clearMembers, seedForum } from './forum/seed-forum.ts';
import { clearInbox, seedInbox } from './inbox/seed-inbox.ts';
import type { Journal } from './journal.ts';
import type { Persona } from './persona.ts';
import { PERSONAS } from './personas.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo1234';

/** This address, which cannot exist, tells a demo account from a real one. */
const emailOf = ({ username }: Pick<Persona, 'username'>) => `${username}@demo.invalid`;

export interface DemoAccount {
  username: string;
  about: string;
  entries: number;
  isOwner: boolean;
  /** False when the account existed and was left as it was. */
  isNew: boolean;
}

/**
 * Writes the demo: accounts with up to a year of entries that ends today. Each account is written in
 * one transaction. An account that exists is left alone, or with `fresh` deleted and written anew. On
 * an empty installation the first persona becomes the owner: without one, half of the screens are
 * missing.
 * @throws AppError conflict, before anything is written, when a name belongs to somebody else
 */
export async function seedDemo(
  context: Context,
  { personas = PERSONAS, fresh = false }: { personas?: readonly Persona[]; fresh?: boolean } = {},
): Promise<DemoAccount[]> {
  // Some of the people alone have nobody to talk to.
  const hasForum = personas === PERSONAS;
  const names = personas.map(({ username }) => username);
  for (const username of names) await refuseRealAccount(context, username);
  if (hasForum) {
    for (const { username } of FORUM_MEMBERS) await refuseRealAccount(context, username);
    if (fresh) await clearForum(context, [...names, ...FORUM_MEMBERS.map((each) => each.username)]);
    if (fresh) await clearMembers(context);
    if (fresh) await clearBlog(context, names[0] ?? '');
    if (fresh) await clearInbox(context, names[0] ?? '');
  }
  const accounts: DemoAccount[] = [];
  for (const persona of personas) accounts.push(await seedAccount(context, persona, fresh));
  const isFirst = !(await findUserByName(context.db, FORUM_MEMBERS[0]?.username ?? ''));
  if (hasForum && isFirst) await seedForum(context, names, accountOf);
  if (hasForum) await seedBlog(context, names[0] ?? '');
  if (hasForum) await seedInbox(context, names[0] ?? '');
  return accounts;
}

const accountOf = (username: string) => ({
  username,
  email: emailOf({ username }),
  password: DEMO_PASSWORD,
});

async function refuseRealAccount({ db }: Context, username: string): Promise<void> {
  const user = await findUserByName(db, username);
  if (!user || user.email === emailOf({ username })) return;
  throw new AppError(
    'conflict',
    `The name ${username} belongs to somebody here, so the demo was not written; ` +
      'give it a data folder of its own (DATA_DIR).',
  );
}

function seedAccount(context: Context, persona: Persona, fresh: boolean): Promise<DemoAccount> {
  return context.db.transaction(async (tx) => {
    // Folders are created before the entries that reach the level for folders.
    const config = { ...context.config, LEVEL_GATES: 'open' as const };
    const inside = { ...context, db: tx, config };
    const before = await findUserByName(tx, persona.username);
    if (before && fresh) await deleteUser(tx, before.id);
    const isNew = !before || fresh;
    const user = isNew ? await writeAccount(inside, persona) : before;
    const { count } = await countEntries(inside, user.id);
    return {
      username: persona.username,
      about: persona.about,
      entries: count,
      isOwner: presentUser(user).isOwner,
      isNew,
    };
  });
}

/** Uses the services behind the API, so that the same rules apply and the same XP is paid. */
async function writeAccount(context: Context, persona: Persona) {
  const entries = compose(persona, context.clock.now());
  const begun = momentOf((entries[0] as DemoEntry).at);
  const user = await register(
    context,
    registration.parse({
      ...accountOf(persona.username),
      firstName: persona.firstName,
      lastName: persona.lastName,
    }),
    { ...begun, address: 'demo' },
  );
  const { emblem } = persona.content;
  await updateUser(context, user.id, { displayName: persona.firstName, emblem });
  for (const tagName of persona.customTags) await createTag(context, user.id, tagName);
  const folderIds = new Map<string, number>();
  for (const folder of persona.folders) {
    folderIds.set(folder.name, (await createFolder(context, user.id, folder, begun)).id);
  }
  const target: SeedTarget = {
    context,
    guides: openGuideProviders(context.config, openSafety(context.config), () => {}),
    userId: user.id,
    entryIds: new Map(),
  };
  const journal: Journal = { persona, entries };
  const actions = [
    ...entries.map((entry) => createEntryAction(entry, folderIds)),
    ...questActions(journal),
    ...insightActions(journal),
    ...goalActions(journal),
    ...guideActions(journal),
    ...visionActions(journal),
  ];
  await runActions(target, actions, context.clock.now());
  await reachLevel(context, user.id, persona, entries.at(-1) as DemoEntry);
  return user;
}

/** Stores one entry and remembers its id. */
function createEntryAction(entry: DemoEntry, folderIds: ReadonlyMap<string, number>): Action {
  return {
    at: entry.at,
    act: async ({ context, userId, entryIds }, at) => {
      const body = entryBody.parse({
        content: entry.text,
        mood: entry.mood,
        tags: entry.tags,
        isPinned: entry.isPinned,
        folderId: entry.folder === null ? null : folderIds.get(entry.folder),
      });
      const { id } = await createEntry(context, userId, body, at);
      entryIds.set(entry, id);
    },
  };
}

/** Gives the XP that is missing for the persona's level, and runs the level check. */
async function reachLevel(
  context: Context,
  userId: number,
  { level }: Persona,
  lastEntry: DemoEntry,
): Promise<void> {
  const { xp } = await getProgress(context, userId);
  const xpAmount = levelInfo(level).minXp - xp;
  if (xpAmount <= 0) return;
  const gift = { userId, xpAmount, reason: 'A year of the demo' };
  await giftXp(context, null, gift, momentOf(lastEntry.at));
  await checkLevel(context, userId);
}
