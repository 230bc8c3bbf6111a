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
  listen(db, (text) => heard.push(text));
  return heard;
}

/**
 * The same, in the pieces in which the driver sends them: it sends at the end of a turn of the event loop what was
 * asked for in it. Each piece is waited for once.
 */
export function hearPieces(db: Database): string[][] {
  const heard: string[][] = [];
  let piece: string[] | undefined;
  listen(db, (text) => {
    if (!piece) {
      piece = [];
      heard.push(piece);
      setImmediate(() => {
        piece = undefined;
      });
    }
    piece.push(text);
  });
  return heard;
}

function listen(db: Database, onStatement: (text: string) => void): void {
  const { client } = (db as unknown as { session: { client: Sender } }).session;
  const hear = (sender: Sender) => {
    const unsafe = sender.unsafe.bind(sender);
    sender.unsafe = (text, ...rest) => {
      onStatement(text);
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
    onStatement('begin');
    const result = await begin(heardBy(work));
    onStatement('commit');
    return result;
  };
}
