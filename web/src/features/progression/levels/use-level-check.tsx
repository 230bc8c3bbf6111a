import { levelInfo } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchChanged } from '../../../lib/queries/query-keys.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { TOAST_DURATION, toast } from '../../../ui/toast.ts';
import { useQuietMode } from '../../profile/profile.queries.ts';
import { checkLevel } from '../progression.queries.ts';

/** Between the two toasts, and how long the second one stays (S1.4, S1.9), in ms. */
const PAUSE = 1000;
const FEATURES_DURATION = 4000;

/** The call under way, so that a screen that is mounted twice asks once. */
let underWay: ReturnType<typeof checkLevel> | null = null;

/**
 * Asks once, when the screen opens, for a level gained elsewhere, and announces it. In quiet mode nobody
 * asks, and the announcement waits until that is turned off.
 */
export function useLevelCheck(): void {
  const client = useQueryClient();
  const isPlaying = useQuietMode() === false;
  useEffect(() => {
    if (!isPlaying) return;
    let timer = 0;
    let gone = false;
    underWay ??= checkLevel().finally(() => {
      underWay = null;
    });
    underWay.then(
      ({ leveledUp, newLevel, motivation, unlockedFeatures }) => {
        if (gone || !leveledUp) return;
        void refetchChanged(client, ['progress']);
        toast({
          title: `Level ${newLevel}: ${levelInfo(newLevel).title}.`,
          description: motivation,
          duration: TOAST_DURATION,
          icon: <RankMark level={newLevel} size={28} />,
        });
        if (unlockedFeatures.length === 0) return;
        timer = window.setTimeout(() => {
          toast({
            title: 'New Features Unlocked',
            description: unlockedFeatures.join(', '),
            duration: FEATURES_DURATION,
          });
        }, TOAST_DURATION + PAUSE);
      },
      // Nobody asked for it; the next check finds the same level.
      () => undefined,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, isPlaying]);
}
