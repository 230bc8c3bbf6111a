import type { ForumPost } from '@pathkeeper/contract';
import { paths } from '../../../../../lib/paths.ts';
import { toast } from '../../../../../ui/toast.ts';
import { replyHash } from '../replies/use-reply-address.ts';

/**
 * Hands the address of a post, or of one of its replies, to the device's share sheet; where there is
 * none it is copied.
 */
export async function shareWords({ id, title }: ForumPost, number: number): Promise<void> {
  const hash = number > 0 ? `#${replyHash(number)}` : '';
  const url = new URL(paths.forumPost.replace('$id', String(id)) + hash, location.origin).href;
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && navigator.share) {
    // Closing the sheet is no failure.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied!' });
  } catch {
    toast({ title: 'The link could not be copied.', description: url, tone: 'destructive' });
  }
}
