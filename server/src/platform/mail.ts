import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

/** One letter to one person, in plain text. */
export interface Letter {
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  /** Whom an answer goes to; the sender otherwise. */
  replyTo?: { name: string; address: string };
}

export interface Mailer {
  /** Whether this installation sends mail at all. */
  readonly isOn: boolean;
  /**
   * Writes and sends a letter in the background; `write` may find that none is needed. Never throws
   * and never waits: whatever goes wrong is told to the operator without words or addresses.
   */
  post(write: () => Letter | null | Promise<Letter | null>): void;
  /** Gives letters under way a moment to leave, then lets go of them. */
  close(): Promise<void>;
}

export interface Patience {
  /** Milliseconds for one try, from the first packet to the last. */
  forATry: number;
  /** Milliseconds to wait before each further try. */
  beforeRetries: readonly number[];
  /** Milliseconds that letters under way get when the server stops. */
  atClosing: number;
}

const PATIENCE: Patience = { forATry: 30_000, beforeRetries: [15_000, 120_000], atClosing: 3000 };

/** Letters under way at once; past that the mail server is not keeping up. */
const QUEUE = 200;

/** Mail as SMTP_URL and MAIL_FROM describe it; without them nothing is sent. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  log: (sentence: string) => void,
  patience: Patience = PATIENCE,
): Mailer {
  if (!SMTP_URL || !MAIL_FROM) return { isOn: false, post: () => {}, close: async () => {} };
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    connectionTimeout: patience.forATry,
    greetingTimeout: patience.forATry,
    socketTimeout: patience.forATry,
    // What is mailed is text; nothing in it may make this server open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that breaks while idle says so here; the next letter opens another.
  transport.on('error', () => {});
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver(letter: Letter): Promise<void> {
    for (const wait of [...patience.beforeRetries, null]) {
      try {
        await transport.sendMail({
          from: MAIL_FROM,
          // An address as such: as a list it could name several people.
          to: { name: '', address: letter.to },
          subject: letter.subject,
          text: letter.text,
          ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
          // Keeps out-of-office replies from answering it.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patience.forATry)]),
        });
        return;
      } catch (error) {
        if (wait === null || !isPassing(error) || closing.signal.aborted) throw error;
        await pause(wait, closing.signal);
      }
    }
  }

  async function run(write: () => Letter | null | Promise<Letter | null>): Promise<void> {
    try {
      const letter = await write();
      if (letter) await deliver(letter);
    } catch (error) {
      log(`A letter could not be sent (${reasonFor(error)}).`);
    }
  }

  return {
    isOn: true,
    post(write) {
      if (underWay.size >= QUEUE || closing.signal.aborted) {
        log('A letter was not sent: too many are waiting for the mail server.');
        return;
      }
      const job = run(write).finally(() => underWay.delete(job));
      underWay.add(job);
    },
    async close() {
      await Promise.race([Promise.all(underWay), pause(patience.atClosing)]);
      closing.abort();
      await Promise.all(underWay);
      transport.close();
    },
  };
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** False for what the mail server has refused for good (a 5xx answer). */
function isPassing(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined || responseCode < 500;
}

/** A code only: the message of a refusal quotes addresses. */
function reasonFor(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: number };
  const codes = [typeof code === 'string' ? code : 'error', responseCode];
  return codes.filter((each) => each !== undefined).join(' ');
}
