import type { LevelUpdate } from '@pathkeeper/contract';
import { lazy, useEffect, useState } from 'react';
import {
  type Announcement,
  takeAnnouncement,
  useNextAnnouncement,
} from '../../lib/announcements.ts';
import { Badge } from '../../ui/art/Badge.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useQuietMode } from '../profile/profile.queries.ts';
import { earningsLine } from './progress-words.ts';

const LevelUpDialog = lazy(async () => ({
  default: (await import('./levels/LevelUpDialog.tsx')).LevelUpDialog,
}));

interface LevelUp {
  update: LevelUpdate;
  earned: string;
}

/**
 * Shows what is announced, over whatever screen is open: the Level Up dialog for a level, otherwise
 * a toast (S1.4). In quiet mode it says only that the thing is done; until quiet mode is known,
 * announcements wait. Render it once.
 */
export function Announcer() {
  const next = useNextAnnouncement();
  const isQuiet = useQuietMode();
  const [levelUp, setLevelUp] = useState<LevelUp | null>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!next || isQuiet === undefined) return;
    takeAnnouncement(next);
    const { xpAwarded = 0, newBadges = [], levelUpdate } = next.answer;
    const earned = earningsLine({ xpAwarded, newBadges });
    if (!levelUpdate || isQuiet) {
      toast(isQuiet ? { title: next.title } : inToast(next, earned));
      return;
    }
    setLevelUp({ update: levelUpdate, earned });
    setOpened(true);
  }, [next, isQuiet]);

  return (
    <LazyPart>
      {levelUp && (
        <LevelUpDialog
          key={levelUp.update.newLevel}
          opened={opened}
          {...levelUp}
          onClose={() => setOpened(false)}
        />
      )}
    </LazyPart>
  );
}

function inToast({ title, words, answer }: Announcement, earned: string) {
  const [badge] = answer.newBadges ?? [];
  return {
    title,
    description: [earned, words].filter(Boolean).join(' '),
    ...(badge && { icon: <Badge name={badge.icon} size={28} /> }),
  };
}
