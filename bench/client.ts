import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** Size of the body as sent. */
  bytes: number;
  body: string;
}

/** One keep-alive connection that sends one request at a time. */
export interface Client {
  /** @throws when the answer is an error: the measurement would be meaningless */
  send(request: Buffer): Promise<Answer>;
  close(): void;
}

/** A form as a browser sends it; its headers say where its fields end. */
export interface Form {
  headers: Record<string, string>;
  body: string;
}

export function formOf(fields: Record<string, string>): Form {
  const boundary = 'a-boundary-that-no-field-holds';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { headers, body: `${parts.join('')}--${boundary}--\r\n` };
}

/** The bytes of a request. Made beforehand, so that this is not measured. */
export function request(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = {},
  body?: object | string,
): Buffer {
  const content = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const all: Record<string, string> = { host: '127.0.0.1', ...headers };
  if (body) {
    all['content-type'] ??= 'application/json';
    all['content-length'] = String(Buffer.byteLength(content));
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`);
}

/**
 * A minimal client (node:http takes 30 µs a request, fetch 120), so that the times are the server's.
 * It knows only the two ways in which this server ends a body.
 */
export function openClient(port: number): Client {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let received = Buffer.alloc(0);
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = readAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    if (answer.status < 300) waiting?.resolve(answer);
    else waiting?.reject(new Error(`The server answered ${answer.status}: ${answer.body}`));
    waiting = null;
  });
  const fail = () => {
    waiting?.reject(new Error('The server closed the connection.'));
    waiting = null;
  };
  socket.on('error', fail).on('close', fail);
  return {
    send: (bytes) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(bytes);
      }),
    close: () => socket.destroy(),
  };
}

const LAST_CHUNK = '0\r\n\r\n';

function readAnswer(bytes: Buffer): Answer | null {
  const start = bytes.indexOf('\r\n\r\n') + 4;
  if (start < 4) return null;
  const head = bytes.toString('latin1', 0, start);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const whole =
    length === undefined
      ? bytes.toString('latin1', bytes.length - LAST_CHUNK.length) === LAST_CHUNK
      : bytes.length >= start + Number(length);
  if (!whole) return null;
  return {
    status: Number(head.slice(9, 12)),
    bytes: bytes.length - start,
    body: length === undefined ? '' : bytes.toString('utf8', start),
  };
}
