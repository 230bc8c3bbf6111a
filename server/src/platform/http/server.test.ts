import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createServer } from './server.ts';

it.each([
  ['the connection’s own by default', {}, '127.0.0.1'],
  ['what the nearest proxy says', { TRUST_PROXY: 'true' }, '10.0.0.2'],
  [
    'what several proxies say, as far as they are known',
    { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' },
    '203.0.113.9',
  ],
])(
  'the address that limits count is %s, whatever a caller writes before it',
  async (_what, settings, address) => {
    const app = await createServer(readConfig({ ...settings, LOG_LEVEL: 'silent' }));
    app.get('/address', (request) => ({ address: request.ip }));
    const reply = await app.inject({
      url: '/address',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.2' },
    });
    expect(reply.json()).toEqual({ address });
    await app.close();
  },
);

it('who asks while it stops is refused with a sentence', async () => {
  const app = await createServer(readConfig({ LOG_LEVEL: 'silent' }));
  let stop = () => {};
  app.addHook('preClose', () => new Promise<void>((resolve) => (stop = resolve)));
  app.get('/address', () => ({}));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const closed = app.close();
  const reply = await fetch(`${address}/address`);
  expect([reply.status, await reply.json()]).toEqual([
    503,
    {
      error: 'The journal is out of reach for a moment. Please try again.',
      code: 'unavailable',
      retryAfter: 2,
    },
  ]);
  stop();
  await closed;
});
