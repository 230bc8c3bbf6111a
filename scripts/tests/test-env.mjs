import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPost } from './test-post.mjs';
import { openStripe } from './test-stripe.mjs';

/**
 * The settings of the application for the browser tests, independent of the developer's: a temporary
 * data folder, a mail server, a stand-in for Stripe, no limits.
 * @param {string} port the application's
 */
export async function testEnvironment(port) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pathkeeper-e2e-'));
  // As root the database runs under another account, which has to pass through this folder.
  chmodSync(dataDir, 0o755);
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  delete process.env.DATABASE_URL;
  delete process.env.REDIS_URL;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...(await openStripe(url)),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LIMITS_SCALE: '0',
    PUBLIC_URL: url,
    SMTP_URL: await openPost(port),
    MAIL_FROM: 'Pathkeeper <keeper@example.org>',
    SUPPORT_EMAIL: 'support@example.org',
  };
}
