import { expect, it } from 'vitest';
import { originsInReach, reachLines } from './reach.ts';

const interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { address: '192.168.1.20', family: 'IPv4' as const, internal: false },
    { address: 'fe80::1', family: 'IPv6' as const, internal: false },
  ],
  wlan0: [{ address: '10.0.0.7', family: 'IPv4' as const, internal: false }],
};

it.each([
  ['127.0.0.1', []],
  ['localhost', []],
  ['::1', []],
  ['192.168.1.20', ['http://192.168.1.20:3000']],
  ['fd00::2', ['http://[fd00::2]:3000']],
  ['0.0.0.0', ['http://192.168.1.20:3000', 'http://10.0.0.7:3000']],
  ['::', ['http://192.168.1.20:3000', 'http://10.0.0.7:3000']],
])('a server on %s is found by others of the network at %j', (host, origins) => {
  expect(originsInReach(host, 3000, interfaces)).toEqual(origins);
});

it('names each address and draws the first, and says nothing where nobody else reaches it', () => {
  expect(reachLines([])).toEqual([]);
  const [first, second, drawn] = reachLines(['http://192.168.1.20:3000', 'http://10.0.0.7:3000']);
  expect(first).toMatch(/http:\/\/192\.168\.1\.20:3000$/);
  expect(second).toMatch(/http:\/\/10\.0\.0\.7:3000$/);
  // A code of 25 modules with its border of 2 on each side, two rows of them a line.
  const rows = drawn?.split('\n').filter((line) => /[█▀▄]/.test(line)) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(14);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

it('leads a phone to the registration while nobody is there', () => {
  const at = (path?: string) => reachLines(['http://192.168.1.20:3000'], path).at(-1);
  expect(at('/register#setup=abc')).not.toBe(at());
});
