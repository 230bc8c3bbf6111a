import { type Connect, Connection } from './connection.ts';

/** Milliseconds until a lost connection is opened again. */
const PAUSE = 1_000;

/** Stops listening. */
export type StopListening = () => Promise<void>;

/**
 * Receives NOTIFY messages of any process, on its own connection. A lost connection is opened again a
 * second later; messages in between are missed.
 */
export function listenThrough(
  connect: Connect,
  channel: string,
  heard: (text: string) => void,
): StopListening {
  let connection: Connection | undefined;
  let pause: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = () => {
    const own = new Connection(
      // The driver passes these on although its types do not name them.
      (settings) =>
        connect(Object.assign(settings, { onnotify: (_: string, text: string) => heard(text) })),
      () => {
        if (!isStopped) pause = setTimeout(open, PAUSE).unref();
      },
    );
    connection = own;
    // A lost connection is opened again; one that is refused (a pooler without LISTEN) receives nothing.
    own.run({ text: `listen ${channel}` }).catch(() => {});
  };
  open();

  return async () => {
    isStopped = true;
    clearTimeout(pause);
    await connection?.close(0);
  };
}
