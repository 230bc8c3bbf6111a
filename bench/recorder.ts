import { join } from 'node:path';
import postgres from 'postgres';
import { createApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { type Database, openDatabase } from '../server/src/platform/database/index.ts';
import { createFileStorage } from '../server/src/platform/files/index.ts';
import { createLimits } from '../server/src/platform/limits/limits.ts';
import { createMailer } from '../server/src/platform/mail.ts';
import { createPasswords } from '../server/src/platform/secrets/passwords.ts';
import { sharedSecret } from '../server/src/platform/secrets/secret.ts';
import { openSettings } from '../server/src/platform/settings.ts';
import { createWorkers } from '../server/src/platform/workers/index.ts';
import { environment, type Installation, root } from './installation.ts';
import type { Person } from './people.ts';

/** Statements as the server sent them, with their values. */
type Recording = { text: string; parameters: unknown[] }[];

/** Records the server's statements and replays them with the driver alone. */
export interface Recorder {
  /** Sends a request to an application in this process; gives the statements that it ran. */
  record(path: string, reader: Pick<Person, 'headers'>): Promise<Recording>;
  /**
   * The same of calls that write, one for each turn; `next` gives another one each time. What they write is undone,
   * so that each can be replayed once, and only by a recorder of one connection.
   */
  recordPosts(
    next: () => { path: string } & Pick<Person, 'headers'> & { body: string },
    turns: number,
  ): Promise<Recording[]>;
  /** Sends the statements one after another, and writes their rows as JSON. */
  replay(recording: Recording): Promise<void>;
  close(): Promise<void>;
}

/** The part of the driver's client that Drizzle uses. */
interface SqlClient {
  unsafe(text: string, parameters: unknown[], ...rest: unknown[]): unknown;
  begin(work: (inner: SqlClient) => Promise<unknown>): Promise<unknown>;
  together(work: (inner: SqlClient) => Promise<unknown>): Promise<unknown>;
}

/** A request to the application in this process. */
interface Asked {
  method?: 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Calls `onStatement` for every statement of a database, also within transactions; what those write is undone where asked. */
function recordStatements(
  db: Database,
  onStatement: (text: string, parameters: unknown[]) => void,
  isUndone: () => boolean,
): void {
  const { client } = (db as unknown as { session: { client: SqlClient } }).session;
  const recordFrom = (client: SqlClient) => {
    const unsafe = client.unsafe.bind(client);
    client.unsafe = (text, parameters, ...rest) => {
      onStatement(text, parameters);
      return unsafe(text, parameters, ...rest);
    };
  };
  recordFrom(client);
  const [begin, together] = [client.begin.bind(client), client.together.bind(client)];
  client.together = (work) =>
    together((inner) => {
      recordFrom(inner);
      return work(inner);
    });
  client.begin = (work) =>
    begin(async (inner) => {
      const undo = inner.unsafe.bind(inner);
      recordFrom(inner);
      onStatement('begin', []);
      const result = await work(inner);
      onStatement('commit', []);
      if (isUndone()) await undo('rollback', []);
      return result;
    });
}

/** An application in this process, on the database of an installation, whose statements are recorded. */
export async function openRecorder(installation: Installation, pool: number): Promise<Recorder> {
  const connection = await installation.connection();
  const client = postgres({ ...connection, max: pool, onnotice: () => {} });
  // Already serialised, as by Drizzle.
  for (const json of [114, 3802]) client.options.serializers[json] = (value: unknown) => value;
  const { db, ping, listen, close } = openDatabase(connection, { pool: 2 });
  let recording: Recording = [];
  let isUndone = false;
  recordStatements(
    db,
    (text, parameters) => recording.push({ text, parameters }),
    () => isUndone,
  );
  const config = readConfig(environment);
  const limits = createLimits({ scale: 0 });
  const mail = createMailer(config, () => {});
  const app = await createApp(
    {
      ...{ config, settings: openSettings(db, config), db, clock: systemClock, limits, mail },
      ...{ files: createFileStorage(config), passwords: createPasswords() },
      workers: createWorkers({ settings: config }),
    },
    { secret: await sharedSecret(db), version: '', webRoot: join(root, 'web/dist'), ping, listen },
  );
  async function recordOne(asked: Asked): Promise<Recording> {
    recording = [];
    const reply = await app.inject(asked);
    if (reply.statusCode >= 300) throw new Error(`${asked.url} was refused: ${reply.body}`);
    return recording;
  }
  return {
    async record(path, { headers }) {
      // The first request also looks up the session, fills caches and pays what is due.
      await recordOne({ url: path, headers });
      return recordOne({ url: path, headers });
    },
    async recordPosts(next, turns) {
      const recordings: Recording[] = [];
      isUndone = true;
      for (let turn = 0; turn < turns; turn++) {
        const { path, headers, body } = next();
        recordings.push(await recordOne({ method: 'POST', url: path, headers, payload: body }));
      }
      isUndone = false;
      return recordings;
    },
    async replay(recording) {
      // On one connection, because some of it may be a transaction.
      const one = await client.reserve();
      try {
        for (const { text, parameters } of recording) {
          const rows = await one.unsafe(text, parameters as never[], { prepare: true }).values();
          // As the server has to, whatever of it is sent.
          JSON.stringify(rows);
        }
      } finally {
        one.release();
      }
    },
    async close() {
      await app.close();
      await Promise.all([client.end(), close()]);
    },
  };
}
