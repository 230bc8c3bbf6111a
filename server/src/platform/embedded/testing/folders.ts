import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A container often has 64 MB there, and a cluster with its clones takes more. */
const ROOMY = 1_000_000_000;

/** A new folder for a throwaway cluster, in memory where there is room; other accounts may pass. */
export async function temporaryFolder(name: string, mode = 0o711): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null);
  const room = memory ? memory.bavail * memory.bsize : 0;
  const inMemory = room > ROOMY ? await create('/dev/shm', name).catch(() => null) : null;
  const folder = inMemory ?? (await create(tmpdir(), name));
  await chmod(folder, mode);
  return folder;
}

const create = (place: string, name: string) => mkdtemp(join(place, `pathkeeper-${name}-`));
