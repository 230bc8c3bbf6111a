// The built application on PORT for the browser tests, with a data folder of its own that goes when
// the application has stopped.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { testEnvironment } from './test-env.mjs';

Object.assign(process.env, await testEnvironment(process.env.PORT ?? ''));
await import(pathToFileURL(path.join(root, 'server/dist/main.js')).href);
