import type { Insight } from '@pathkeeper/contract';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { tellLock, useLock } from '../../progression/gates.queries.ts';
import type { BookmarkText } from '../bookmark-text.ts';
import {
  type BookmarkedReflection,
  bookmarkOf,
  useBookmarkReflection,
} from '../insights.queries.ts';

const ALREADY = { title: 'Already bookmarked', description: 'It is in the vault.' };

interface BookmarkButtonProps {
  /** `Bookmark`, `Keep in the Vault`. */
  label: string;
  reflection: BookmarkedReflection & { source: Insight['source']; entryId: number | null };
  /** What is saved of it. */
  text: BookmarkText;
  /** Said once it is saved, with what that earned. */
  announce: { title: string; words: string };
}

/** Saves a reflection in the vault, once; from then on it leads there. */
export function BookmarkButton({ label, reflection, text, announce }: BookmarkButtonProps) {
  const lock = useLock('vault');
  const { data: bookmark, isPending } = useQuery(bookmarkOf(reflection));
  const bookmarking = useBookmarkReflection(announce);
  // The button that had the focus gives way to the link.
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (bookmark && bookmarking.isSuccess) link.current?.focus({ preventScroll: true });
  }, [bookmark, bookmarking.isSuccess]);
  if (bookmark) {
    return (
      <LinkButton
        ref={link}
        to={paths.vault}
        search={{ insight: bookmark.id }}
        variant="bare"
        icon={<IconBookmarkFilled aria-hidden />}
        onClick={() => toast(ALREADY)}
      >
        In the vault
      </LinkButton>
    );
  }
  const save = () => {
    if (lock) return tellLock('The Vault', lock);
    bookmarking.mutate(
      { ...text, ...reflection, category: 'insight' },
      {
        // Null when another window was first.
        onSuccess: (insight) => {
          if (!insight) toast(ALREADY);
        },
      },
    );
  };
  return (
    <Button
      variant="bare"
      icon={<IconBookmark aria-hidden />}
      aria-label={lock ? `${label}, opens at ${lock.label}` : undefined}
      disabled={isPending}
      busy={bookmarking.isPending}
      busyLabel="Keeping…"
      onClick={save}
    >
      {label}
    </Button>
  );
}
