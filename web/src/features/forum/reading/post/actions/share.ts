import type { ForumPost } from '@pathkeeper/contract';
import { paths } from '../../../../../lib/paths.ts';
import { copyLink, shareLink } from '../../../../../ui/share-link.ts';
import { replyHash } from '../replies/use-reply-address.ts';

/**
 * Hands the address of a post, or of one of its replies, to the device's share sheet; where there is
 * none it is copied.
 */
export async function shareWords({ id, title }: ForumPost, number: number): Promise<void> {
  const hash = number > 0 ? `#${replyHash(number)}` : '';
  const url = new URL(paths.forumPost.replace('$id', String(id)) + hash, location.origin).href;
  const isPhone = matchMedia('(pointer: coarse)').matches;
  await (isPhone ? shareLink({ title, url }) : copyLink(url));
}
