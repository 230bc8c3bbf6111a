import type { Stats } from '@pathkeeper/contract';

interface Habits {
  usualHour: number | null;
  favouriteTag: string | null;
}

/** The rows of the list, those that have arrived; quests only while the game is played. */
export function journalFacts(
  stats: Pick<Stats, 'reflections' | 'insightsKept' | 'questsDone'> | undefined,
  habits: Habits | undefined,
  isPlaying: boolean,
): { name: string; value: string }[] {
  const counted = (count: number) => (count === 0 ? 'none yet' : count.toLocaleString('en-US'));
  return [
    ...(stats
      ? [
          { name: 'Reflections', value: counted(stats.reflections) },
          { name: 'Kept in the Vault', value: counted(stats.insightsKept) },
          ...(isPlaying ? [{ name: 'Quests done', value: counted(stats.questsDone) }] : []),
        ]
      : []),
    ...(habits
      ? [
          { name: 'Usual hour', value: hourOf(habits.usualHour) },
          { name: 'Favourite tag', value: habits.favouriteTag ?? 'none yet' },
        ]
      : []),
  ];
}

const hourOf = (hour: number | null): string =>
  hour === null ? 'not settled' : `${String(hour).padStart(2, '0')}:00`;
