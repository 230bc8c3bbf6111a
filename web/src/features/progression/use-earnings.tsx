import type { Earnings, LevelUpdate, SafetyAnswer } from '@pathkeeper/contract';
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Badge } from '../../ui/art/Badge.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useQuietMode } from '../profile/profile.queries.ts';
import { earningsLine } from './progress-words.ts';

const LevelUpDialog = lazy(async () => ({
  default: (await import('./LevelUpDialog.tsx')).LevelUpDialog,
}));

interface Announcement {
  title: string;
  /** Follows what was earned. */
  words: string;
  /** Absent when nobody knows any more what an earlier, half-lost try earned. */
  earnings: Partial<Earnings> & { safety?: SafetyAnswer | null };
}

export interface AnnounceEarnings {
  /** Says what an action earned: the Level Up dialog for a level, otherwise a toast. */
  announce: (announcement: Announcement) => void;
  /** The dialog; render it once. */
  dialog: ReactNode;
}

/**
 * Announces what saves and quests earn (S1.4, saving an entry). In quiet only that it
 * is done is said, and beside people to call nothing at all (D32).
 */
export function useEarnings(): AnnounceEarnings {
  const [feast, setFeast] = useState<{ update: LevelUpdate; earned: string } | null>(null);
  const [opened, setOpened] = useState(false);
  const isQuiet = useQuietMode();
  // What was earned before it is known whether the game is out waits to be said until then.
  const [waiting, setWaiting] = useState<Announcement | null>(null);

  const say = useCallback(({ title, words, earnings }: Announcement, isQuiet: boolean) => {
    if (isQuiet) {
      toast({ title });
      return;
    }
    const { xpAwarded = 0, newBadges = [], levelUpdate } = earnings;
    const earned = earningsLine({ xpAwarded, newBadges });
    if (levelUpdate) {
      setFeast({ update: levelUpdate, earned });
      setOpened(true);
      return;
    }
    const [first] = newBadges;
    toast({
      title,
      description: [earned, words].filter(Boolean).join(' '),
      ...(first && { icon: <Badge name={first.icon} size={28} /> }),
    });
  }, []);

  useEffect(() => {
    if (!waiting || isQuiet === undefined) return;
    setWaiting(null);
    say(waiting, isQuiet);
  }, [waiting, isQuiet, say]);

  return {
    announce(announcement) {
      if (announcement.earnings.safety) return;
      if (isQuiet === undefined) setWaiting(announcement);
      else say(announcement, isQuiet);
    },
    dialog: (
      <LazyPart>
        {feast && (
          <LevelUpDialog
            key={feast.update.newLevel}
            opened={opened}
            {...feast}
            onClose={() => setOpened(false)}
          />
        )}
      </LazyPart>
    ),
  };
}
