import { readdirSync, readFileSync } from 'node:fs';

/** Kernel ticks are hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

interface Stat {
  parent: number;
  /** Milliseconds on a processor so far. */
  cpu: number;
}

function statOf(pid: number): Stat | null {
  try {
    // The name before the last ")" may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return {
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
    };
  } catch {
    return null;
  }
}

/** A process and its children, as far as they are alive. */
export function family(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((other) => statOf(other)?.parent === pid)];
}

/** Milliseconds that processes have spent on a processor; null where the system does not say. */
export function cpuOf(pids: number[]): number | null {
  if (process.platform !== 'linux') return null;
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.cpu ?? 0), 0);
}

/** MB of memory, what several share counted once; null where the system does not say. */
export function memoryOf(pids: number[], what: 'Rss' | 'Pss'): number | null {
  if (process.platform !== 'linux') return null;
  let kilobytes = 0;
  for (const pid of pids) {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      kilobytes += Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    } catch {
      // It has ended since.
    }
  }
  return kilobytes / 1024;
}
