import { levelInfo, registration } from '@pathkeeper/contract';
import { deleteUser, findUserByName, register, updateUser } from '../../features/accounts/index.ts';
import { giftXp } from '../../features/admin/index.ts';
import { removeFilesOf } from '../../features/files/index.ts';
import {
  countViews,
  createPost,
  createReply,
  deletePostsOf,
  like,
  listCategories,
  removeForumWordsOf,
  removeWords,
} from '../../features/forum/index.ts';
import { editCategory, report, setFlag } from '../../features/moderation/index.ts';
import { checkLevel, getProgress } from '../../features/progression/index.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { createLimits } from '../../platform/limits/limits.ts';
import { BEGINNINGS } from './beginnings.data.ts';
import { EVENINGS } from './evenings.data.ts';
import { FORUM_MEMBERS, type ForumMember } from './members.ts';
import { drawPhoto } from './photos.ts';
import { READINGS } from './readings.data.ts';
import type { SeedReply, SeedThread } from './thread.ts';

const THREADS: readonly SeedThread[] = [...BEGINNINGS, ...EVENINGS, ...READINGS];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ZONE = 'UTC';

interface ForumAccount {
  username: string;
  email: string;
  password: string;
}

/** Whoever acts, as the forum's services ask. */
type Caller = Parameters<typeof createPost>[1];

/** Something that happened in the forum, and when. */
interface Event {
  at: number;
  act: (at: Moment) => Promise<unknown>;
}

/**
 * Writes the forum of the demo, in one transaction, through the services behind the API: a year of posts,
 * replies and likes of the demo's people and of some who are met here only. Each lies where it would have
 * by the clock, and nothing in the future. `people` are the accounts that are there already, by name.
 */
export function seedForum(
  context: Context,
  people: readonly string[],
  accountOf: (username: string) => ForumAccount,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const config = { ...context.config, LEVEL_GATES: 'open' as const };
    const inside = { ...context, db: tx, config, limits: createLimits({ scale: 0 }) };
    for (const member of FORUM_MEMBERS) await writeMember(inside, member, accountOf);
    const callers = await callersOf(inside, people);
    await allowPhotos(inside, callers);
    const events = await eventsOf(inside, callers);
    events.sort((a, b) => a.at - b.at);
    for (const { at, act } of events) await act({ now: new Date(at), zone: ZONE });
    for (const member of FORUM_MEMBERS) await reachLevel(inside, member, callers);
  });
}

/** Takes out what these people wrote in the forum, with what was answered to it. */
export async function clearForum(context: Context, usernames: readonly string[]): Promise<void> {
  for (const username of usernames) {
    const user = await findUserByName(context.db, username);
    if (!user) continue;
    await deletePostsOf(context, user.id);
    await removeForumWordsOf(context, user.id);
    await removeFilesOf(context, user.id);
  }
}

/** Takes away those who are met in the forum only. */
export async function clearMembers(context: Context): Promise<void> {
  for (const { username } of FORUM_MEMBERS) {
    const user = await findUserByName(context.db, username);
    if (user) await deleteUser(context.db, user.id);
  }
}

async function writeMember(
  context: Context,
  { username, firstName, emblem, since }: ForumMember,
  accountOf: (username: string) => ForumAccount,
): Promise<void> {
  const now = new Date(context.clock.now().getTime() - since * DAY);
  const body = registration.parse({ ...accountOf(username), firstName });
  const user = await register(context, body, { now, zone: ZONE, address: 'demo' });
  await updateUser(context, user.id, { displayName: firstName, emblem });
}

async function callersOf({ db }: Context, people: readonly string[]): Promise<Map<string, Caller>> {
  const callers = new Map<string, Caller>();
  for (const name of [...people, ...FORUM_MEMBERS.map(({ username }) => username)]) {
    const user = await findUserByName(db, name);
    if (user) callers.set(name, { id: user.id, role: user.role, isOwner: false });
  }
  return callers;
}

/** Where somebody shows a photo, photos may be shown. */
async function allowPhotos(context: Context, callers: ReadonlyMap<string, Caller>): Promise<void> {
  const owner = callers.get('gwilym') as Caller;
  const at = { now: new Date(context.clock.now().getTime() - 360 * DAY), zone: ZONE };
  const shown = new Set(
    THREADS.filter(({ replies }) => replies.some(({ photo }) => photo)).map(
      (each) => each.category,
    ),
  );
  for (const { id, name } of await listCategories(context)) {
    if (shown.has(name)) await editCategory(context, owner, id, { allowPhotos: true }, at);
  }
}

async function eventsOf(context: Context, callers: ReadonlyMap<string, Caller>): Promise<Event[]> {
  const categories = new Map((await listCategories(context)).map(({ name, id }) => [name, id]));
  const now = context.clock.now();
  return THREADS.flatMap((thread) => {
    const categoryId = categories.get(thread.category);
    return categoryId === undefined
      ? []
      : threadEvents(context, callers, { thread, categoryId, now });
  });
}

/** When a thread began: on its day, or a day earlier when its first hours would lie ahead. */
function beginning({ daysAgo, at }: SeedThread, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const planned = Date.parse(`${today}T${at}:00Z`) - daysAgo * DAY;
  return planned + HOUR > now.getTime() ? planned - DAY : planned;
}

function threadEvents(
  context: Context,
  callers: ReadonlyMap<string, Caller>,
  { thread, categoryId, now }: { thread: SeedThread; categoryId: number; now: Date },
): Event[] {
  const begun = beginning(thread, now);
  const latest = now.getTime();
  let postId = 0;
  const by = (name: string): Caller => callers.get(name) as Caller;
  const post: Event = {
    at: begun,
    act: async (at) => {
      const { title, text: content } = thread;
      const made = await createPost(
        context,
        by(thread.by),
        { title, content, categoryId },
        { ...at, key: undefined, isDanger: false },
      );
      postId = made.id;
      const flag = { flag: 'isFeatured', value: true, reason: null } as const;
      if (thread.isFeatured) await setFlag(context, by('gwilym'), postId, flag, at);
      await countViews(context, postId, viewsOf(thread));
    },
  };
  const likes = (names: readonly string[], from: number, number?: number): Event[] =>
    names.map((name, i) => ({
      at: Math.min(from + (i + 1) * 7 * 60_000, latest),
      act: (at) => like(context, by(name), { postId, replyId: number, liked: true }, at),
    }));
  const replies = thread.replies.flatMap((reply, i) =>
    replyEvents(context, by, {
      reply,
      at: Math.min(begun + reply.after * HOUR, latest),
      postId: () => postId,
      number: i + 1,
      likes,
    }),
  );
  return [post, ...likes(thread.likes ?? [], begun), ...replies];
}

interface ReplyPlan {
  reply: SeedReply;
  at: number;
  postId: () => number;
  number: number;
  likes: (names: readonly string[], from: number, number: number) => Event[];
}

function replyEvents(
  context: Context,
  by: (name: string) => Caller,
  { reply, at, postId, number, likes }: ReplyPlan,
): Event[] {
  const { text: content, answers, reported, photo } = reply;
  const events: Event[] = [
    {
      at,
      act: async (moment) =>
        createReply(
          // A reply is dated by the clock when its number is drawn.
          { ...context, clock: { now: () => moment.now } },
          by(reply.by),
          postId(),
          {
            content,
            parentReplyId: answers,
            photo: photo && (await drawPhoto(photo.of)),
            photoAlt: photo?.alt ?? null,
          },
          { ...moment, key: undefined, isDanger: false },
        ),
    },
    ...likes(reply.likes ?? [], at, number),
  ];
  if (reply.removed) {
    const act = (moment: Moment) =>
      removeWords(context, by(reply.by), { postId: postId(), number }, moment);
    events.push({ at: at + HOUR, act });
  }
  for (const [i, name] of (reported?.by ?? []).entries()) {
    const body = { replyId: number, reason: reported?.reason ?? 'spam', note: null };
    events.push({
      at: at + (i + 1) * HOUR,
      act: (moment) => report(context, by(name), { ...body, postId: postId() }, moment),
    });
  }
  return events;
}

/** More were there than wrote. */
const viewsOf = ({ replies, likes = [], daysAgo }: SeedThread): number =>
  9 + replies.length * 11 + likes.length * 7 + Math.round(daysAgo / 8);

async function reachLevel(
  context: Context,
  { username, level }: ForumMember,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const userId = callers.get(username)?.id ?? 0;
  const { xp } = await getProgress(context, userId);
  const xpAmount = levelInfo(level).minXp - xp;
  if (xpAmount <= 0) return;
  const gift = { userId, xpAmount, reason: 'A year of the demo' };
  await giftXp(context, null, gift, { now: context.clock.now() });
  await checkLevel(context, userId);
}
