import { type Caps, capsOf, GATES, type Gate, levelInfo, TOP_LEVEL } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { useQuietMode } from '../profile/profile.queries.ts';
import { progress } from './progression.queries.ts';

/** Something that a level opens and the person has not reached. */
export interface Lock {
  /** What opens it, such as "Level 3". */
  label: string;
  /** How much XP is missing, in a sentence. */
  sentence: string;
  /** The XP there is, of those that open it; null where nothing is said of XP. */
  way: { xp: number; of: number } | null;
}

// Until the level is known nothing is locked: the server decides in any case.
function useReachedLevel(): { gateLevel: number; xp: number } {
  const { data } = useQuery(progress());
  return { gateLevel: data?.gateLevel ?? TOP_LEVEL, xp: data?.xp ?? 0 };
}

/** In quiet mode a lock stays, but says nothing of levels (D27). */
const QUIET_LOCK: Lock = {
  label: 'A later page',
  sentence: 'It opens by itself, some pages on.',
  way: null,
};

/** The lock on a gate, or null when it is open (D24). */
export function useLock(gate: Gate): Lock | null {
  const { gateLevel, xp } = useReachedLevel();
  const isPlaying = useQuietMode() === false;
  if (gateLevel >= GATES[gate]) return null;
  return isPlaying ? lockOf(GATES[gate], xp) : QUIET_LOCK;
}

/** How much of everything the person's level holds. */
export function useCaps(): Caps {
  return capsOf(useReachedLevel().gateLevel);
}

function lockOf(level: number, xp: number): Lock {
  const { rank, minXp } = levelInfo(level);
  const missing = minXp - xp;
  return {
    label: `Level ${level}`,
    sentence:
      missing > 0
        ? `It opens at level ${level}, ${rank}. ${missing.toLocaleString('en-US')} XP to go.`
        : `It opens at level ${level}, ${rank}.`,
    way: { xp: Math.min(xp, minXp), of: minXp },
  };
}

/** Tells what opens a thing that was asked for too early. */
export function tellLock(what: string, lock: Lock): void {
  toast({ title: `${what}: ${lock.label}`, description: lock.sentence });
}
