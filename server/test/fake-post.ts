import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the post office does with a letter: takes it, refuses it with a code, or falls silent. */
export type PostBehaviour = 'take' | 'hang' | { refuse: number };

export interface ReceivedLetter {
  /** The envelope's addresses. */
  from: string;
  to: string[];
  /** By lower-case name, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  /** Who had signed in, where that was asked for. */
  user: string | null;
  secure: boolean;
}

export interface FakePost {
  port: number;
  letters: ReceivedLetter[];
  /** Letters that were tried, those refused among them. */
  tries(): number;
  /** What is done with the next letters, in order; the last is done again and again. */
  will(...behaviours: PostBehaviour[]): void;
  close(): Promise<void>;
}

interface Options {
  /** Asks for this sign-in. */
  user?: { name: string; password: string };
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  tls?: boolean;
}

/** A mail server on a real socket that speaks SMTP and behaves as it is told. */
export async function startFakePost({ user, tls = false }: Options = {}): Promise<FakePost> {
  const letters: ReceivedLetter[] = [];
  let script: PostBehaviour[] = ['take'];
  let tries = 0;
  // By session: letters may come at the same time.
  const doing = new Map<string, PostBehaviour>();
  const server = new SMTPServer({
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(user ? [] : ['AUTH'])],
    authOptional: !user,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth({ username, password }, _session, done) {
      const known = username === user?.name && password === user?.password;
      done(known ? null : new Error('Not known here'), known ? { user: username } : undefined);
    },
    onMailFrom(_address, session, done) {
      tries += 1;
      doing.set(session.id, (script.length > 1 ? script.shift() : script[0]) ?? 'take');
      done();
    },
    onRcptTo(address, session, done) {
      const told = doing.get(session.id);
      if (typeof told !== 'object') return done();
      // As real servers do, the refusal quotes the address.
      const refusal = new Error(`No mail for <${address.address}> here`);
      done(Object.assign(refusal, { responseCode: told.refuse }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (doing.get(session.id) === 'hang') return;
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user ?? null,
          secure: session.secure,
          ...read(Buffer.concat(chunks).toString('latin1')),
        });
        done();
      });
    },
  });
  // A client that lets go of its connection is no matter here.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    tries: () => tries,
    will: (...behaviours) => {
      script = behaviours;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function read(raw: string): Pick<ReceivedLetter, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
      }),
  ) as Record<string, string>;
  const text = body.join('\r\n\r\n').replace(/\r\n/g, '\n');
  const encoding = headers['content-transfer-encoding'];
  const bytes =
    encoding === 'base64'
      ? Buffer.from(text, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? printable(text) : text, 'latin1');
  return { headers, text: bytes.toString('utf8') };
}

/** Quoted-printable as bytes, one character each. */
const printable = (text: string) =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** RFC 2047's encoded words as text. */
const words = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      Buffer.from(
        kind.toUpperCase() === 'B' ? coded : printable(coded.replaceAll('_', ' ')),
        kind.toUpperCase() === 'B' ? 'base64' : 'latin1',
      ).toString('utf8'),
    );
