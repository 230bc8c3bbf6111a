import type { Context } from '../../../platform/context.ts';
import type { PictureGuard } from '../../../platform/feature.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { addressOfPicture, type PictureAddresses } from '../../files/index.ts';
import { actorOf, type ForumCaller } from '../forum.actor.ts';
import type { ReplyRow } from '../forum.public.repository.ts';
import { isShown, mayReadReply, type Place, type Target } from '../forum.rules.ts';
import { findShowing } from './photos.public.repository.ts';

const KIND = 'forum-reply';

/** What a reply's photo is used by. */
export const usedByReply = (postId: number, number: number) => `${KIND}:${postId}/${number}`;

/**
 * Whoever may read a reply may see its photo, at the moment when they ask for it: signed out too while
 * anybody may read it, else at an address for a session of theirs. A photo that several replies show is
 * seen by the readers of each.
 */
export const forumPhotos = (context: Context): PictureGuard => ({
  kind: KIND,
  async isShownTo(reader, things) {
    const [actor, places] = await Promise.all([
      actorOf(context, reader),
      findShowing(context.db, things.map(replyOf)),
    ]);
    return places.some(({ reply, ...place }) => mayReadReply(actor, reply, place));
  },
});

function replyOf(usedBy: string): Target {
  const [postId, number] = usedBy.slice(KIND.length + 1).split('/');
  return { postId: Number(postId), number: Number(number) };
}

/** The address of a reply's photo for the caller; null where it has none, or none that they may see. */
export function photoAddress(caller: ForumCaller, reply: ReplyRow, place: Place): string | null {
  if (reply.photoHash === null) return null;
  if (mayReadReply(null, reply, place)) return addressOfPicture(reply.photoHash);
  // That the caller may read the place was asked before the reply was read.
  if (!isShown(caller, reply)) return null;
  return caller?.photoUrl?.(reply.photoHash) ?? null;
}

/** A caller who is given addresses of photos that not everybody may see. */
export const withPhotos = (addresses: PictureAddresses, caller: Principal) => ({
  photoUrl: (hash: string) => addresses.privateUrl(hash, { userId: caller.id, sid: caller.sid }),
  // What is spread comes last: before other fields it takes a hundred times as long.
  ...caller,
});
