import { readdirSync, readFileSync } from 'node:fs';

/** Kernel ticks are hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

interface Stat {
  parent: number;
  /** CPU time so far, in milliseconds. */
  cpu: number;
}

function statOf(pid: number): Stat | null {
  try {
    // The process name, before the last ")", may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return {
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
    };
  } catch {
    return null;
  }
}

/** A process and its children that are alive. */
export function processTree(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((other) => statOf(other)?.parent === pid)];
}

/** CPU time of processes in milliseconds; null where the system does not tell. */
export function cpuOf(pids: number[]): number | null {
  if (process.platform !== 'linux') return null;
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.cpu ?? 0), 0);
}

/** Memory of processes in MB; with Pss shared memory counts once. Null where the system does not tell. */
export function memoryOf(pids: number[], what: 'Rss' | 'Pss'): number | null {
  if (process.platform !== 'linux') return null;
  let kilobytes = 0;
  for (const pid of pids) {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      kilobytes += Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    } catch {
      // It has exited.
    }
  }
  return kilobytes / 1024;
}
