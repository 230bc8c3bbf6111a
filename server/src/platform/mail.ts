import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

/** One plain-text mail to one person. */
export interface Letter {
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  /** The address for replies; the sender's if absent. */
  replyTo?: { name: string; address: string };
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
}

/** How the sending of mail goes, in this process. */
export interface MailStatus {
  waiting: number;
  lastSentAt: Date | null;
  lastFailedAt: Date | null;
}

/** What a mail server said to a letter, or why it was not reached. */
export interface MailTrial {
  ok: boolean;
  said: string;
}

export interface Mailer {
  /** Whether this installation sends mail at all. */
  readonly isOn: boolean;
  /**
   * Writes and sends a mail in the background; `write` may return none. Never throws and never waits:
   * failures are logged for the operator without text or addresses.
   */
  post(write: () => Letter | null | Promise<Letter | null>): void;
  /** Sends a mail at once, in one try, and answers what the mail server said. Never throws. */
  tryOut(letter: Letter): Promise<MailTrial>;
  status(): MailStatus;
  /** Waits a moment for mails that are being sent, then drops them. */
  close(): Promise<void>;
}

export interface Patience {
  /** Milliseconds for one try, from the first packet to the last. */
  forATry: number;
  /** Milliseconds to wait before each further try. */
  beforeRetries: readonly number[];
  /** Milliseconds that mails being sent get when the server stops. */
  atClosing: number;
}

const PATIENCE: Patience = { forATry: 30_000, beforeRetries: [15_000, 120_000], atClosing: 3000 };

/** Mails in progress at once; more means that the mail server is too slow. */
const QUEUE = 200;

const NO_MAIL: Mailer = {
  isOn: false,
  post: () => {},
  tryOut: async () => ({ ok: false, said: 'No mail is sent from here.' }),
  status: () => ({ waiting: 0, lastSentAt: null, lastFailedAt: null }),
  close: async () => {},
};

/** Characters of a mail server's answer that are shown. */
const SAID = 500;

/** Mail as SMTP_URL and MAIL_FROM describe it; without them nothing is sent. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  log: (sentence: string) => void,
  patience: Patience = PATIENCE,
): Mailer {
  if (!SMTP_URL || !MAIL_FROM) return NO_MAIL;
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    connectionTimeout: patience.forATry,
    greetingTimeout: patience.forATry,
    socketTimeout: patience.forATry,
    // Mails are text only; their content must never make this server open a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that breaks while idle is reported here; the next mail opens another.
  transport.on('error', () => {});
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  let lastSentAt: Date | null = null;
  let lastFailedAt: Date | null = null;

  async function send(letter: Letter): Promise<string> {
    const { response } = await transport.sendMail({
      from: MAIL_FROM,
      // As an address object: a string could list several recipients.
      to: { name: '', address: letter.to },
      subject: letter.subject,
      text: letter.text,
      ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
      // Prevents automatic replies.
      headers: { ...letter.headers, 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patience.forATry)]),
    });
    lastSentAt = new Date();
    return response;
  }

  async function deliver(letter: Letter): Promise<void> {
    for (const wait of [...patience.beforeRetries, null]) {
      try {
        await send(letter);
        return;
      } catch (error) {
        lastFailedAt = new Date();
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
    async tryOut(letter) {
      try {
        return { ok: true, said: (await send(letter)).slice(0, SAID) };
      } catch (error) {
        lastFailedAt = new Date();
        const { response } = error as { response?: unknown };
        const said = typeof response === 'string' ? response : reasonFor(error);
        return { ok: false, said: said.slice(0, SAID) };
      }
    },
    status: () => ({ waiting: underWay.size, lastSentAt, lastFailedAt }),
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

/** False when the mail server refused for good (a 5xx answer). */
function isPassing(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined || responseCode < 500;
}

/** Only the code: the message of a refusal quotes addresses. */
function reasonFor(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: number };
  const codes = [typeof code === 'string' ? code : 'error', responseCode];
  return codes.filter((each) => each !== undefined).join(' ');
}
