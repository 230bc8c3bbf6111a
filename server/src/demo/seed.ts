import { entryBody, levelInfo, registration } from '@pathkeeper/contract';
import {
  deleteUser,
  findUserByName,
  presentUser,
  register,
  updateUser,
} from '../features/accounts/index.ts';
import { countEntries, createEntry } from '../features/entries/index.ts';
import { createFolder } from '../features/folders/index.ts';
import { openGuides } from '../features/guide/index.ts';
import { checkLevel, getProgress, giftXp } from '../features/progression/index.ts';
import { createTag } from '../features/tags/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { compose, type Page } from './compose.ts';
import { type Deed, type Desk, live, momentOf } from './deeds.ts';
import type { Diary } from './diary.ts';
import type { Keeper } from './keeper.ts';
import { KEEPERS } from './keepers.ts';
import { goalDeeds } from './rooms/goals.ts';
import { guideDeeds } from './rooms/guide.ts';
import { questDeeds } from './rooms/quests.ts';
import { vaultDeeds } from './rooms/vault.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo1234';

/** By this address, which leads nowhere, a demo account is told from a person's own. */
const emailOf = ({ username }: Keeper) => `${username}@demo.invalid`;

export interface DemoAccount {
  username: string;
  about: string;
  entries: number;
  isOwner: boolean;
  /** False when the account was here before and has been left as it was. */
  isNew: boolean;
}

/**
 * Writes the demo: accounts with up to a year of entries that end today. Each account is written in
 * one transaction, so it is there whole or not at all, and one that is there already is left alone,
 * unless `fresh`: then it goes, with everything in it, and is written anew. On an empty installation
 * the first keeper becomes its owner, for a demo without one shows half of the screens.
 * @throws AppError conflict, before anything is written, when a name belongs to somebody else
 */
export async function seedDemo(
  context: Context,
  { keepers = KEEPERS, fresh = false }: { keepers?: readonly Keeper[]; fresh?: boolean } = {},
): Promise<DemoAccount[]> {
  for (const keeper of keepers) await refuseStranger(context, keeper);
  const accounts: DemoAccount[] = [];
  for (const keeper of keepers) accounts.push(await seedAccount(context, keeper, fresh));
  return accounts;
}

async function refuseStranger({ db }: Context, keeper: Keeper): Promise<void> {
  const user = await findUserByName(db, keeper.username);
  if (!user || user.email === emailOf(keeper)) return;
  throw new AppError(
    'conflict',
    `The name ${keeper.username} belongs to somebody here, so the demo was not written; ` +
      'give it a data folder of its own (DATA_DIR).',
  );
}

function seedAccount(context: Context, keeper: Keeper, fresh: boolean): Promise<DemoAccount> {
  return context.db.transaction(async (tx) => {
    // Folders come before the pages that open them.
    const config = { ...context.config, LEVEL_GATES: 'open' as const };
    const inside = { ...context, db: tx, config };
    const before = await findUserByName(tx, keeper.username);
    if (before && fresh) await deleteUser(tx, before.id);
    const isNew = !before || fresh;
    const user = isNew ? await writeAccount(inside, keeper) : before;
    const { count } = await countEntries(inside, user.id);
    return {
      username: keeper.username,
      about: keeper.about,
      entries: count,
      isOwner: presentUser(user).isOwner,
      isNew,
    };
  });
}

/** Everything goes through what the screens call, so that it earns and obeys what theirs does. */
async function writeAccount(context: Context, keeper: Keeper) {
  const pages = compose(keeper, context.clock.now());
  const begun = momentOf((pages[0] as Page).at);
  const user = await register(
    context,
    registration.parse({
      username: keeper.username,
      email: emailOf(keeper),
      password: DEMO_PASSWORD,
      firstName: keeper.firstName,
      lastName: keeper.lastName,
    }),
    { ...begun, address: 'demo' },
  );
  const { emblem } = keeper.rooms;
  await updateUser(context, user.id, { displayName: keeper.firstName, emblem });
  for (const tagName of keeper.customTags) await createTag(context, user.id, tagName);
  const folderIds = new Map<string, number>();
  for (const folder of keeper.folders) {
    folderIds.set(folder.name, (await createFolder(context, user.id, folder, begun)).id);
  }
  const desk: Desk = {
    context,
    guides: openGuides(context.config, () => {}),
    userId: user.id,
    entryIds: new Map(),
  };
  const diary: Diary = { keeper, pages };
  const deeds = [
    ...pages.map((page) => writing(page, folderIds)),
    ...questDeeds(diary),
    ...vaultDeeds(diary),
    ...goalDeeds(diary),
    ...guideDeeds(diary),
  ];
  await live(desk, deeds, context.clock.now());
  await raise(context, user.id, keeper, pages.at(-1) as Page);
  return user;
}

/** A page as it becomes an entry. */
function writing(page: Page, folderIds: ReadonlyMap<string, number>): Deed {
  return {
    at: page.at,
    act: async ({ context, userId, entryIds }, at) => {
      const body = entryBody.parse({
        content: page.text,
        mood: page.mood,
        tags: page.tags,
        isPinned: page.isPinned,
        folderId: page.folder === null ? null : folderIds.get(page.folder),
      });
      const { id } = await createEntry(context, userId, body, at);
      entryIds.set(page, id);
    },
  };
}

/** Adds what their further days would have earned, and lets it be heard of. */
async function raise(
  context: Context,
  userId: number,
  { level }: Keeper,
  lastPage: Page,
): Promise<void> {
  const { xp } = await getProgress(context, userId);
  const xpAmount = levelInfo(level).minXp - xp;
  if (xpAmount <= 0) return;
  const gift = { userId, xpAmount, reason: 'A year of the demo' };
  await giftXp(context, userId, gift, momentOf(lastPage.at));
  await checkLevel(context, userId);
}
