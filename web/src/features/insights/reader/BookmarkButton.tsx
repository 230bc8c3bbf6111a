import type { Insight } from '@pathkeeper/contract';
import { IconBookmark, IconBookmarkFilled, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { tellLock, useLock } from '../../progression/gates.queries.ts';
import { type KeptReflection, keptAs, useKeepReflection } from '../insights.queries.ts';
import type { KeptText } from '../kept-text.ts';

const LinkButton = createLink(ButtonLink);

const ALREADY = { title: 'Already bookmarked', description: 'It is in the vault.' };

interface BookmarkButtonProps {
  /** `Bookmark`, `Keep in the Vault`. */
  label: string;
  reflection: KeptReflection & { source: Insight['source']; entryId: number | null };
  /** What is kept of it. */
  text: KeptText;
  /** Said once it is kept, with what that earned. */
  announce: { title: string; words: string };
}

/** Keeps a reflection in the vault, once; from then on it leads there. */
export function BookmarkButton({ label, reflection, text, announce }: BookmarkButtonProps) {
  const lock = useLock('vault');
  const { data: kept, isPending } = useQuery(keptAs(reflection));
  const keeping = useKeepReflection(announce);
  // The button that had the focus gives way to the link.
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (kept && keeping.isSuccess) link.current?.focus({ preventScroll: true });
  }, [kept, keeping.isSuccess]);
  if (kept) {
    return (
      <LinkButton
        ref={link}
        to={paths.vault}
        search={{ insight: kept.id }}
        variant="bare"
        icon={<IconBookmarkFilled aria-hidden />}
        onClick={() => toast(ALREADY)}
      >
        In the vault
      </LinkButton>
    );
  }
  const keep = () => {
    if (lock) return tellLock('The Vault', lock);
    keeping.mutate(
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
      icon={lock ? <IconLock aria-hidden /> : <IconBookmark aria-hidden />}
      aria-label={lock ? `${label}, opens at ${lock.label}` : undefined}
      disabled={isPending}
      busy={keeping.isPending}
      busyLabel="Keeping…"
      onClick={keep}
    >
      {label}
    </Button>
  );
}
