import { type Connect, Connection } from './database.connection.ts';

/** How long after a connection broke off another one is tried, in ms. */
const PAUSE = 1_000;

/** Stops hearing. */
export type StopListening = () => Promise<void>;

/**
 * Hears what is said with NOTIFY, in this process or another, on a connection of its own. One that
 * breaks off is made again a second later; what was said in between is not heard.
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
      // The driver hands these over without naming them among its settings.
      (settings) =>
        connect(Object.assign(settings, { onnotify: (_: string, text: string) => heard(text) })),
      () => {
        if (!isStopped) pause = setTimeout(open, PAUSE).unref();
      },
    );
    connection = own;
    // Lost, it is opened again; refused (a pooler between may not know LISTEN), it hears nothing.
    own.run({ text: `listen ${channel}` }).catch(() => {});
  };
  open();

  return async () => {
    isStopped = true;
    clearTimeout(pause);
    await connection?.close(0);
  };
}
