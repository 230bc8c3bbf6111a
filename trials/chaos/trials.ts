import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../bench/seed/random.ts';
import { emptyDisk, fillDisk } from './disk.ts';
import { type Installation, openInstallation, openProxiedInstallation } from './installation.ts';
import { makeFolder, makeSmallFolder } from './paths.ts';
import { openHouse } from './works/house.ts';
import type { Busy } from './works/work.ts';

/** One kind of failure. */
export interface Trial {
  name: string;
  /** How many rounds it has, of the number requested. */
  rounds(requested: number): number;
  /** Null when this machine cannot run it; `why` is then printed. */
  open(random: Random): Promise<Busy | null>;
  why?: string;
  /** Causes the failure; resolves when it is over and recovery begins. */
  injectFault(installation: Installation, random: Random): Promise<void>;
  /** Whether the app may exit. */
  endsApp: boolean;
  /** Characters added to each entry. */
  padding?: number;
}

const DISK_MB = 192;
const MAX_CUTTING_MS = 3000;

const openWithDatabase = () => openHouse((more) => openInstallation(makeFolder(), more));

export const TRIALS: readonly Trial[] = [
  {
    name: 'app',
    rounds: (requested) => requested,
    open: openWithDatabase,
    injectFault: async ({ processManager }) => processManager.kill(),
    endsApp: true,
  },
  {
    name: 'database',
    rounds: (requested) => requested,
    open: openWithDatabase,
    injectFault: ({ killDatabase }) => killDatabase(),
    endsApp: false,
  },
  {
    name: 'stopped',
    rounds: (requested) => requested,
    open: openWithDatabase,
    injectFault: ({ stopDatabase }) => stopDatabase(),
    endsApp: false,
  },
  {
    name: 'cut',
    rounds: (requested) => Math.ceil(requested / 2),
    open: (random) => openHouse((more) => openProxiedInstallation(makeFolder(), { random, more })),
    async injectFault({ proxies }, random) {
      // One of the two proxies, or both.
      const chosen = random.next();
      const cut = proxies.filter((_, index) => chosen < 0.3 || chosen < 0.65 === (index === 0));
      const cuts = () => cut.reduce((sum, proxy) => sum + proxy.cuts(), 0);
      const enough = cuts() + 3 + random.next() * 10;
      for (const proxy of cut) proxy.beginCutting();
      for (let waited = 0; cuts() < enough && waited < MAX_CUTTING_MS; waited += 10)
        await sleep(10);
      for (const proxy of cut) proxy.stopCutting();
    },
    endsApp: false,
  },
  {
    name: 'disk',
    rounds: (requested) => Math.ceil(requested / 20),
    async open() {
      const folder = makeSmallFolder(DISK_MB);
      return folder === null ? null : openHouse((more) => openInstallation(folder, more));
    },
    why: 'a disk of its own has to be mounted for it, which takes Linux and root',
    async injectFault({ settings }, random) {
      const folder = settings.DATA_DIR as string;
      fillDisk(folder);
      await sleep(1000 + random.next() * 3000);
      emptyDisk(folder);
    },
    endsApp: false,
    padding: 20_000,
  },
];
