import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isInRange } from './node-range.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.9.0', '26.1.0'])(
  'Node %s starts Pathkeeper',
  (version) => expect(isInRange(version, engines.node)).toBe(true),
);

it.each(['8.17.0', '18.20.0', '20.9.0', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
  'Node %s is turned away',
  (version) => expect(isInRange(version, engines.node)).toBe(false),
);
