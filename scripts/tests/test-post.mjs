// A mail server for the browser tests, so that they can read what the application sends.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/**
 * The folder of the mails that the application on a port has sent, one file each.
 * @param {string | undefined} port
 */
export const letterBox = (port) => path.join(tmpdir(), `pathkeeper-post-${port}`);

/**
 * Accepts every mail and stores it until the process ends.
 * @param {string | undefined} port the application's
 * @returns {Promise<string>} the address of the mail server, for SMTP_URL
 */
export async function openPost(port) {
  const folder = letterBox(port);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  let letters = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        letters += 1;
        writeFileSync(path.join(folder, `${letters}.eml`), Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  server.server.unref();
  const address = server.server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
