import { once } from 'node:events';
import { type AddressInfo, connect, createServer as listenTo, type Socket } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { answersSoon } from '../database/answers-soon.ts';
import { answerNoRequest } from './errors.ts';
import { createServer } from './server.ts';

/** The server's end of a connection whose other end never closes it. */
async function stubborn(): Promise<{ socket: Socket; end: () => void }> {
  const server = listenTo({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [socket] = (await once(server, 'connection')) as [Socket];
  return {
    socket,
    end() {
      client.destroy();
      server.close();
    },
  };
}

it.each(['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_INVALID_METHOD'])(
  'a connection that ends with %s is gone, also when the other end stays',
  async (code) => {
    const { socket, end } = await stubborn();
    answerNoRequest(Object.assign(new Error('broken'), { code }), socket);
    if (!socket.closed) await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
    end();
  },
);

it('waits ten seconds for a head, and leaves files for the database', async () => {
  const app = await createServer(readConfig({ LOG_LEVEL: 'silent' }));
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.maxConnections).toBeGreaterThanOrEqual(50);
  await app.close();
});

it('a database that is silent is away within a second', async () => {
  await expect(answersSoon(() => new Promise(() => {}), 5)).rejects.toThrow('silent');
  await expect(answersSoon(async () => {}, 5)).resolves.toBeUndefined();
});

it('a database whose answer came while the loop was busy has answered', async () => {
  const { port1, port2 } = new MessageChannel();
  const heard = once(port1, 'message');
  const answered = answersSoon(async () => void (await heard), 5);
  port2.postMessage('here');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
  await expect(answered).resolves.toBeUndefined();
  port1.close();
});
