import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { Random } from '../../bench/random.ts';

/** A line on loopback that everything goes through, and that breaks when it is told to. */
export interface Wire {
  port: number;
  /** From now on, every part that passes may be the last of its connection. */
  beginCutting(): void;
  stopCutting(): void;
  /** How many connections were cut so far. */
  cuts(): number;
  close(): void;
}

/** Where a line leads: an address, or the path of a socket. */
export type Far = { port: number } | { path: string };

/** Of the parts that pass while the line is being cut. */
const CHANCE = 0.25;

/**
 * Lays a line. A cut passes none, some or all of the part before it, so that requests break off in
 * their middle, and answers in theirs or after they were given and before anybody heard.
 */
export async function layWire(far: Far, random: Random): Promise<Wire> {
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
      const kept = part.subarray(0, Math.floor(random.next() * (part.length + 1)));
      to.end(kept, () => to.destroy());
      from.destroy();
    });
  };
  const server = net.createServer((near) => {
    const onward = 'path' in far ? net.connect(far.path) : net.connect(far.port, '127.0.0.1');
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
