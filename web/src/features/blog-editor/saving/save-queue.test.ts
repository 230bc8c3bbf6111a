import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import { NotSaved, SaveQueue } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stale = () => new ApiError(409, { error: 'Changed.', code: 'edit_conflict' }, '');

/** Something that is written on and saved; `answer` decides when a save is answered. */
function desk(answer: () => Promise<void> = async () => {}) {
  const log: string[] = [];
  let words = 0;
  let saved = 0;
  let inFlight = 0;
  const queue = new SaveQueue({
    isDue: () => words !== saved,
    async save() {
      inFlight += 1;
      log.push(`save ${words}${inFlight > 1 ? ', two at once' : ''}`);
      const sent = words;
      try {
        await answer();
        saved = sent;
      } finally {
        inFlight -= 1;
      }
    },
    theirs: async () => ({ id: 1 }) as never,
    adopt: () => {
      log.push('adopt?');
      return isMine;
    },
  });
  let isMine = false;
  return {
    queue,
    log,
    write: () => {
      words += 1;
      queue.changed();
    },
    mine: () => {
      isMine = true;
    },
  };
}

describe('saves', () => {
  it('go after a pause, once for what was written in between', async () => {
    const { queue, log, write } = desk();
    write();
    await vi.advanceTimersByTimeAsync(1000);
    write();
    expect(queue.state().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1500);
    expect(log).toEqual(['save 2']);
    expect(queue.state().kind).toBe('saved');
  });

  it('do not wait for ever while somebody writes on', async () => {
    const { log, write } = desk();
    for (let each = 0; each < 20; each += 1) {
      write();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(log.length).toBeGreaterThanOrEqual(1);
  });

  it('are never two at once, and what else is asked for waits behind them', async () => {
    let open = () => {};
    const { queue, log, write } = desk(
      () =>
        new Promise((resolve) => {
          open = resolve;
        }),
    );
    write();
    const first = queue.flush();
    await vi.advanceTimersByTimeAsync(0);
    write();
    const second = queue.flush();
    const done = queue.after(async () => void log.push('published'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual(['save 1']);
    open();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['save 1', 'save 2']);
    open();
    await second;
    await done;
    expect(log).toEqual(['save 1', 'save 2', 'published']);
  });

  it('are tried again by themselves while the network is away', async () => {
    let isAway = true;
    const { queue, log, write } = desk(async () => {
      if (isAway) throw new NetworkError();
    });
    write();
    await queue.flush();
    expect(queue.state()).toMatchObject({ kind: 'failed', isPassing: true });
    await expect(queue.after(async () => {})).rejects.toBeInstanceOf(NotSaved);
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.state().kind).toBe('saved');
    expect(log).toEqual(['save 1', 'save 1', 'save 1']);
  });

  it('go on from their own words when the answer to them was lost', async () => {
    let isStale = true;
    const { queue, log, write, mine } = desk(async () => {
      if (isStale) {
        isStale = false;
        throw stale();
      }
    });
    mine();
    write();
    expect(await queue.flush()).toBe(true);
    expect(log).toEqual(['save 1', 'adopt?', 'save 1']);
  });

  it('stop before another text until somebody has chosen', async () => {
    let isStale = true;
    const { queue, log, write } = desk(async () => {
      if (isStale) throw stale();
    });
    write();
    await queue.flush();
    expect(queue.state().kind).toBe('conflict');
    write();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual(['save 1', 'adopt?']);
    isStale = false;
    await queue.settle();
    expect(queue.state().kind).toBe('saved');
  });
});
