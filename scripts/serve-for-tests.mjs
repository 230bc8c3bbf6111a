// The built application on PORT for the browser tests, with a data folder of its own that goes when
// the application has stopped.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { openPost } from './test-post.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'pathkeeper-e2e-'));
// As root the database runs under another account, which has to pass through this folder.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

// Nothing of the developer's own set-up: not their database, and no limits that tests would reach.
delete process.env.DATABASE_URL;
delete process.env.REDIS_URL;
const { PORT } = process.env;
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LIMITS_SCALE: '0',
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  SMTP_URL: await openPost(PORT),
  MAIL_FROM: 'Pathkeeper <keeper@example.org>',
  SUPPORT_EMAIL: 'support@example.org',
});
await import(pathToFileURL(path.join(root, 'server/dist/main.js')).href);
