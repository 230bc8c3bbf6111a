/**
 * A line to PostgreSQL that a test can cut: the app connects to it as to the server itself.
 */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ConnectionOptions } from '../src/platform/database/index.ts';

export interface Line {
  connection: ConnectionOptions;
  /** Breaks every connection off, as a network or a server that fails would. */
  cut(): void;
  /** From now on whoever connects is dropped at once, until called with false. */
  refuse(refuses: boolean): void;
  /** Called with what the app sends, before the server gets it; with `false` it never does. */
  onSent: (text: string) => boolean | undefined;
  /** Called with what the server answers; with `false` the app never gets it. */
  onAnswered: (text: string) => boolean | undefined;
}

/** Lays a line to a server that listens on a socket or an address; gone after the test. */
export async function layLine(to: ConnectionOptions): Promise<Line> {
  const sockets = new Set<net.Socket>();
  let isRefusing = false;
  const server = net.createServer((near) => {
    if (isRefusing) {
      near.destroy();
      return;
    }
    const far = to.host.startsWith('/')
      ? net.connect(join(to.host, `.s.PGSQL.${to.port}`))
      : net.connect(to.port, to.host);
    pass(near, far, (text) => line.onSent(text));
    pass(far, near, (text) => line.onAnswered(text));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const line: Line = {
    connection: { ...to, host: '127.0.0.1', port },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    refuse(refuses) {
      isRefusing = refuses;
    },
    onSent: () => undefined,
    onAnswered: () => undefined,
  };
  onTestFinished(() => {
    line.cut();
    server.close();
  });
  return line;
}

function pass(from: net.Socket, to: net.Socket, heard: (text: string) => boolean | undefined) {
  from.on('data', (bytes: Buffer) => {
    if (heard(bytes.toString('latin1')) !== false) to.write(bytes);
  });
  from.on('close', () => to.destroy());
  from.on('error', () => {});
}
