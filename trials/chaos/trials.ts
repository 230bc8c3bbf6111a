import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../bench/random.ts';
import { emptyDisk, fillDisk } from './disk.ts';
import { makeFolder, makeSmallFolder } from './places.ts';
import { openStage, openWiredStage, type Stage } from './stage.ts';

/** One kind of fall. */
export interface Trial {
  name: string;
  /** Of so many rounds asked for, how many it has. */
  rounds(asked: number): number;
  /** Null when this machine cannot do it; `why` is then said. */
  open(random: Random): Promise<Stage | null>;
  why?: string;
  /** Lets it happen; resolves when it is over and healing begins. */
  strike(stage: Stage, random: Random): Promise<void>;
  /** Whether the app itself may end in it. */
  endsApp: boolean;
  /** Letters that pages are made longer by. */
  padding?: number;
}

const DISK_MB = 192;
const MAX_CUTTING_MS = 3000;

export const TRIALS: readonly Trial[] = [
  {
    name: 'app',
    rounds: (asked) => asked,
    open: () => openStage(makeFolder()),
    strike: async ({ keeper }) => keeper.kill(),
    endsApp: true,
  },
  {
    name: 'database',
    rounds: (asked) => asked,
    open: () => openStage(makeFolder()),
    strike: ({ killDatabase }) => killDatabase(),
    endsApp: false,
  },
  {
    name: 'cut',
    rounds: (asked) => Math.ceil(asked / 2),
    open: (random) => openWiredStage(makeFolder(), random),
    async strike({ wires }, random) {
      // One of the two lines, or both.
      const chosen = random.next();
      const cut = wires.filter((_, index) => chosen < 0.3 || chosen < 0.65 === (index === 0));
      const cuts = () => cut.reduce((sum, wire) => sum + wire.cuts(), 0);
      const enough = cuts() + 3 + random.next() * 10;
      for (const wire of cut) wire.beginCutting();
      for (let waited = 0; cuts() < enough && waited < MAX_CUTTING_MS; waited += 10)
        await sleep(10);
      for (const wire of cut) wire.stopCutting();
    },
    endsApp: false,
  },
  {
    name: 'disk',
    rounds: (asked) => Math.ceil(asked / 20),
    async open() {
      const folder = makeSmallFolder(DISK_MB);
      return folder === null ? null : openStage(folder);
    },
    why: 'a disk of its own has to be mounted for it, which takes Linux and root',
    async strike({ settings }, random) {
      const folder = settings.DATA_DIR as string;
      fillDisk(folder);
      await sleep(1000 + random.next() * 3000);
      emptyDisk(folder);
    },
    endsApp: false,
    padding: 20_000,
  },
];
