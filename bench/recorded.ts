import postgres from 'postgres';
import { createApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { type Database, openDatabase } from '../server/src/platform/database.ts';
import { createLimits } from '../server/src/platform/limits.ts';
import { createMailer } from '../server/src/platform/mail.ts';
import { sharedSecret } from '../server/src/platform/secret.ts';
import { environment, type House } from './house.ts';
import type { Person } from './people.ts';

/** Statements as the server sent them, with their values. */
type Recording = { text: string; parameters: unknown[] }[];

/** The server's own statements, sent once more by the driver alone. */
export interface Recorder {
  /** Asks an application in this process, and answers what it sent to the database. */
  record(path: string, person: Person): Promise<Recording>;
  replay(recording: Recording): Promise<void>;
  close(): Promise<void>;
}

/** Through what Drizzle sends its queries, as far as is listened to. */
interface Sender {
  unsafe(text: string, parameters: unknown[], ...rest: unknown[]): unknown;
  begin(work: (inner: Sender) => Promise<unknown>): Promise<unknown>;
}

/** Hears every statement of a database, those in transactions too. */
function overhearAll(db: Database, hear: (text: string, parameters: unknown[]) => void): void {
  const { client } = (db as unknown as { session: { client: Sender } }).session;
  const overhear = (sender: Sender) => {
    const unsafe = sender.unsafe.bind(sender);
    sender.unsafe = (text, parameters, ...rest) => {
      hear(text, parameters);
      return unsafe(text, parameters, ...rest);
    };
  };
  const begin = client.begin.bind(client);
  overhear(client);
  client.begin = (work) =>
    begin((inner) => {
      overhear(inner);
      return work(inner);
    });
}

/** An application in this process, on the database of a house, that writes its statements down. */
export async function openRecorder(house: House, pool: number): Promise<Recorder> {
  const connection = await house.connection();
  const client = postgres({ ...connection, max: pool, onnotice: () => {} });
  // Written as text already, as Drizzle does.
  for (const json of [114, 3802]) client.options.serializers[json] = (value: unknown) => value;
  const { db, ping, listen, close } = openDatabase(connection, { pool: 2 });
  let recording: Recording = [];
  overhearAll(db, (text, parameters) => recording.push({ text, parameters }));
  const config = readConfig(environment);
  const limits = createLimits({ scale: 0 });
  const mail = createMailer(config, () => {});
  const app = await createApp(
    { config, db, clock: systemClock, limits, mail },
    { secret: await sharedSecret(db), version: '', webRoot: null, ping, listen },
  );
  return {
    async record(path, { headers }) {
      const ask = async () => {
        recording = [];
        const reply = await app.inject({ url: path, headers });
        if (reply.statusCode !== 200) throw new Error(`${path} was refused: ${reply.body}`);
      };
      // The first time it also looks the session up, and makes what is kept from then on.
      await ask();
      await ask();
      return recording;
    },
    async replay(recording) {
      for (const { text, parameters } of recording) {
        await client.unsafe(text, parameters as never[], { prepare: true }).values();
      }
    },
    async close() {
      await app.close();
      await Promise.all([client.end(), close()]);
    },
  };
}
