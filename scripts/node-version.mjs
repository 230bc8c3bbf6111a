// Old syntax on purpose: this file has to run on the Node that it turns away.
import { readFileSync } from 'node:fs';
import { isInRange } from './node-range.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

if (!isInRange(process.versions.node, engines.node)) {
  console.error(
    `Pathkeeper needs Node 24 (recommended), 22.13 or newer, or 20.19 or newer, and this is ${process.version}: install Node 24 from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
