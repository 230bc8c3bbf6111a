import type { Actor, ModerationAct } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { changeWords, logForumAct, setPost, tellAuthor } from '../../forum/index.ts';

type Flag = 'isPinned' | 'isFeatured' | 'isLocked';

const ACTS: Record<Flag, [set: ModerationAct, taken: ModerationAct]> = {
  isPinned: ['pin', 'unpin'],
  isFeatured: ['feature', 'unfeature'],
  isLocked: ['lock', 'unlock'],
};

/** Sets or takes a flag of a post (S2.4); one that is so already is not logged. @throws AppError not_found */
export function setFlag(
  context: Context,
  caller: Actor & { id: number },
  postId: number,
  { flag, value, reason }: { flag: Flag; value: boolean; reason: string | null },
  { now }: Moment,
): Promise<void> {
  const target = { postId, number: 0 };
  return changeWords(context, caller, target, async (tx, words, _progress, post) => {
    if (post[flag] === value) return;
    await setPost(tx, postId, { [flag]: value });
    const [set, taken] = ACTS[flag];
    const states = { before: { [flag]: !value }, after: { [flag]: value } };
    await logForumAct(tx, caller, value ? set : taken, { target, words, now, reason, ...states });
    if (flag !== 'isLocked') return;
    const act = value ? 'locked' : 'unlocked';
    await tellAuthor(tx, target, words.authorId, { act, from: caller.id, reason, now });
  });
}
