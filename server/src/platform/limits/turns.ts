import { AppError } from '../errors.ts';

/** How many things of one kind somebody may do at once, and how many more may wait for their turn. */
export interface TurnRule {
  /** Unique among all rules of one `Turns`. */
  readonly name: string;
  readonly atOnce: number;
  readonly waiting: number;
}

export interface Turns {
  /**
   * Does the work when it is this account's turn, in the order of asking.
   * @throws AppError too_many_requests when too many of the account wait already
   */
  take<T>(rule: TurnRule, account: number, work: () => Promise<T>): Promise<T>;
}

/** Seconds after which somebody with too much under way may ask again. */
const RETRY_SECONDS = 5;

/** Turns of this process: whoever asks for much at once waits for themselves and not others for them. */
export function createTurns(): Turns {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>();

  async function enter({ name, atOnce, waiting }: TurnRule, account: number): Promise<() => void> {
    const key = `${name} ${account}`;
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    const leave = () => {
      const next = lane.waiting.shift();
      // The place goes on to whoever is next.
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) lanes.delete(key);
    };
    if (lane.running < atOnce) {
      lane.running += 1;
      return leave;
    }
    if (lane.waiting.length >= waiting) {
      throw new AppError(
        'too_many_requests',
        'Several things that you asked for are still being read. Please try again in a moment.',
        { retryAfter: RETRY_SECONDS },
      );
    }
    await new Promise<void>((resolve) => lane.waiting.push(resolve));
    return leave;
  }

  return {
    async take(rule, account, work) {
      const leave = await enter(rule, account);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
