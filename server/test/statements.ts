import type { Database } from '../src/platform/database/index.ts';

/** What Drizzle sends its queries through, as far as is needed here. */
interface Sender {
  unsafe(text: string, ...rest: unknown[]): unknown;
  begin(work: (inner: Sender) => Promise<unknown>): Promise<unknown>;
  together(work: (inner: Sender) => Promise<unknown>): Promise<unknown>;
}

/**
 * Hears every statement that is sent through a database from now on, those in transactions too, with
 * `begin` and `commit` around them. The list it answers grows with them.
 */
export function hearStatements(db: Database): string[] {
  const heard: string[] = [];
  const { client } = (db as unknown as { session: { client: Sender } }).session;
  const hear = (sender: Sender) => {
    const unsafe = sender.unsafe.bind(sender);
    sender.unsafe = (text, ...rest) => {
      heard.push(text);
      return unsafe(text, ...rest);
    };
  };
  const { begin, together } = client;
  const heardBy = (work: (inner: Sender) => Promise<unknown>) => (inner: Sender) => {
    hear(inner);
    return work(inner);
  };
  hear(client);
  client.together = (work) => together(heardBy(work));
  client.begin = async (work) => {
    heard.push('begin');
    const result = await begin(heardBy(work));
    heard.push('commit');
    return result;
  };
  return heard;
}
