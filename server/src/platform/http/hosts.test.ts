import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { refuseOtherHosts } from './hosts.ts';
import { createServer } from './server.ts';

const PUBLIC = { PUBLIC_URL: 'https://Journal.example:8443', LOG_LEVEL: 'silent' };

/** The statuses of a call under each of these hosts. */
async function statuses(settings: object, hosts: readonly (string | Record<string, string>)[]) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
  const app = await createServer(config);
  refuseOtherHosts(app, config);
  app.get('/', () => ({}));
  app.get('/api/health', () => ({}));
  const answers = [];
  for (const each of hosts) {
    const headers = typeof each === 'string' ? { host: each } : each;
    answers.push((await app.inject({ url: '/', headers })).statusCode);
  }
  const health = await app.inject({ url: '/api/health', headers: { host: '10.0.0.9:3000' } });
  expect(health.statusCode).toBe(200);
  await app.close();
  return answers;
}

it.each([
  ['any host, where no public address is set', {}, ['evil.example', 'nas'], [200, 200]],
  [
    'the public host and this machine, with any port and in any case',
    PUBLIC,
    ['journal.example', 'JOURNAL.example:8443', 'localhost:3000', '127.0.0.1', '[::1]:3000'],
    [200, 200, 200, 200, 200],
  ],
  [
    'no other host, however much it resembles one',
    PUBLIC,
    [
      ...['evil.example', 'journal.example.evil.example', 'localhost.evil.example', '192.0.2.7'],
      { host: 'journal.example', 'x-forwarded-host': 'evil.example' },
    ],
    [400, 400, 400, 400, 200],
  ],
  [
    'the hosts that the operator names',
    { ...PUBLIC, ALLOWED_HOSTS: 'nas, Inside.lan' },
    ['nas:3000', 'inside.lan', 'outside.lan'],
    [200, 200, 400],
  ],
  [
    'what a trusted proxy was asked for',
    { ...PUBLIC, TRUST_PROXY: 'true' },
    [
      { host: 'app:3000', 'x-forwarded-host': 'journal.example' },
      { host: 'app:3000', 'x-forwarded-host': 'evil.example' },
      'app:3000',
    ],
    [200, 400, 400],
  ],
])('answers %s', async (_what, settings, hosts, expected) => {
  expect(await statuses(settings, hosts)).toEqual(expected);
});
