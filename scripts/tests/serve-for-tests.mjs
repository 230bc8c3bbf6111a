// The built application on PORT for the browser tests, with a temporary data folder.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { testEnvironment } from './test-env.mjs';

Object.assign(process.env, await testEnvironment(process.env.PORT ?? ''));
await import(pathToFileURL(path.join(root, 'server/dist/main.js')).href);
