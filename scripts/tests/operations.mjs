import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../fingerprint.mjs';
import { root } from '../run.mjs';

/** What the command line, the embedded database and backups are made of, their tests included. */
const sources = [
  'server/src/cli',
  'server/src/cli.ts',
  'server/src/main.ts',
  'server/src/demo',
  'server/src/platform',
  'server/migrations',
  'server/test',
  'server/package.json',
  'package-lock.json',
];

// Below node_modules, so that a fresh installation of packages counts as a change.
const stampFile = path.join(root, 'node_modules', '.pathkeeper-operations');

const stampNow = () => fingerprint(sources, { withTests: true });

/** Whether the tests of operations have passed with everything as it is now. */
export const operationsPassed = () =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampNow();

/** Remembers that they have. */
export const rememberOperations = () => writeFileSync(stampFile, stampNow());
