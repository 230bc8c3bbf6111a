import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { Random } from '../../bench/seed/random.ts';

/** A TCP proxy on loopback that can cut connections. */
export interface FaultyProxy {
  port: number;
  /** From now on, each chunk may be the last one of its connection. */
  beginCutting(): void;
  stopCutting(): void;
  /** How many connections were cut so far. */
  cuts(): number;
  close(): void;
}

/** Where a proxy connects to: a port, or the path of a socket. */
export type Target = { port: number } | { path: string };

/** The probability that a chunk is cut. */
const CHANCE = 0.25;

/**
 * Opens a proxy. A cut passes none, some or all of a chunk: requests and answers break off in their
 * middle, or an answer is lost after the work was done.
 */
export async function openProxy(target: Target, random: Random): Promise<FaultyProxy> {
  const ends = new Set<net.Socket>();
  let isCutting = false;
  let count = 0;
  const pass = (from: net.Socket, to: net.Socket) => {
    ends.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      ends.delete(from);
      to.destroy();
    });
    from.on('data', (part: Buffer) => {
      if (!isCutting || random.next() >= CHANCE) {
        to.write(part);
        return;
      }
      count += 1;
      const expected = part.subarray(0, Math.floor(random.next() * (part.length + 1)));
      to.end(expected, () => to.destroy());
      from.destroy();
    });
  };
  const server = net.createServer((near) => {
    const onward =
      'path' in target ? net.connect(target.path) : net.connect(target.port, '127.0.0.1');
    pass(near, onward);
    pass(onward, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    beginCutting() {
      isCutting = true;
    },
    stopCutting() {
      isCutting = false;
    },
    cuts: () => count,
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
