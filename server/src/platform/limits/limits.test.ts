import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLimits } from './limits.ts';

const rule = { name: 'tries', points: 10, seconds: 60 };

/** A Redis as far as it is needed to be there: it answers everything with OK, until it is closed. */
async function openRedis(port = 0) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    const answer = (sent: Buffer) => {
      for (const _ of sent.toString().matchAll(/^\*\d/gm)) socket.write('+OK\r\n');
    };
    socket.on('data', answer).on('error', () => {});
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await once(server.close(), 'close');
  };
  onTestFinished(close);
  return { port: (server.address() as AddressInfo).port, close };
}

test('without Redis limits hold in this process, and the log says so once', async () => {
  const { port, close } = await openRedis();
  await close();
  const said: string[] = [];
  const redisUrl = `redis://127.0.0.1:${port}`;
  const limits = createLimits({ scale: 1, redisUrl, log: (message) => said.push(message) });
  onTestFinished(() => limits.close());
  await vi.waitFor(() => expect(said).toHaveLength(1), 10_000);
  for (let i = 0; i < 10; i++) await limits.consume(rule, 'ada');
  await expect(limits.consume(rule, 'ada')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  expect(said).toEqual([expect.stringMatching(/^Redis cannot be reached/)]);

  await openRedis(port);
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^Redis is back/), 10_000);
});

test('two rules with one name are refused, because they would be counted together', async () => {
  const limits = createLimits({ scale: 1 });
  await limits.consume(rule, 'ada');
  await expect(limits.consume({ ...rule, points: 1 }, 'ada')).rejects.toThrow(
    'Two limits are called tries',
  );
});

test('an address of IPv6 is counted with its neighbours of the same /64, and one of IPv4 alone', async () => {
  const limits = createLimits({ scale: 0.1 });
  const isRefused = (key: string) =>
    limits.consume(rule, key).then(
      () => false,
      () => true,
    );
  await limits.consume(rule, '2001:db8:7:1::1');
  expect(await isRefused('2001:db8:7:1:ffff:ffff:ffff:ffff')).toBe(true);
  expect(await isRefused('2001:0DB8:0007:0001::2')).toBe(true);
  expect(await isRefused('2001:db8:7:2::1')).toBe(false);
  await limits.consume(rule, 'try 192.0.2.7');
  expect(await isRefused('try ::ffff:192.0.2.7')).toBe(true);
  expect(await isRefused('try 192.0.2.8')).toBe(false);
  expect(await isRefused('try ::1')).toBe(false);
  await limits.close();
});
