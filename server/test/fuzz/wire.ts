import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { type Ref, toJson, toPlain } from './json.ts';
import type { GeneratedRequest } from './requests.ts';

/** A request as it goes over the wire. */
export interface Wire {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Answer {
  status: number;
  type: string;
  link: string | undefined;
  cookies: string[];
  text: string;
  milliseconds: number;
}

/** Longer than anything may take, on a busy machine too. */
const HANG_MS = 30_000;

/** Puts the ids in their places and spells everything out. */
export function toWire(generated: GeneratedRequest, resolve: (ref: Ref) => string | number): Wire {
  const { endpoint } = generated.target;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const param = generated.params[name];
    if (param === undefined) return '';
    return 'raw' in param ? param.raw : encode(toPlain(param.value, resolve).slice(0, 4000));
  });
  // In an address there is no null: what would be is left out.
  const given = generated.query.filter(([, value]) => value !== null);
  const pairs = given.map(
    ([name, value]) => `${encode(name)}=${encode(toPlain(value, resolve).slice(0, 4000))}`,
  );
  const search = [...pairs, ...(generated.queryRubbish ? [generated.queryRubbish] : [])].join('&');
  const body = bodyOf(generated, resolve);
  const isForm = endpoint.accepts === 'multipart' && generated.body?.kind === 'json';
  return {
    method: generated.method,
    path: printable(search ? `${path}?${search}` : path).slice(0, 12_000),
    headers: { ...(body ? headersOf(body, isForm) : {}), ...generated.headers },
    body,
  };
}

/** Said outright: with DELETE and GET a client leaves the length out, though there is a body. */
const headersOf = (body: Buffer, isForm: boolean) => ({
  'content-type': isForm ? FORM_TYPE : 'application/json',
  'content-length': String(body.length),
});

/** A lone surrogate has no encoding: it is sent as the bytes that it would have. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  );
}

/** What an HTTP client can send in an address. */
const printable = (path: string) => path.replace(/[^\x21-\x7e]/g, (sign) => encode(sign));

const BOUNDARY = 'of-the-fuzzer';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** What is nested deeper than can be written anew is sent as a sign that it was there. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '[[[';
  }
}

/** Fields as a form sends them; `{file}` holds a file in base64, what else is no text is sent as its JSON. */
export function formOf(fields: object): Buffer {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => {
      const isFile = typeof value === 'object' && typeof value.file === 'string';
      const head = `form-data; name="${encode(name).replaceAll('"', '%22')}"`;
      const named = isFile ? `; filename="a.png"\r\nContent-Type: image/png` : '';
      const text = typeof value === 'string' ? value : jsonOf(value);
      return [
        Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${head}${named}\r\n\r\n`),
        isFile ? Buffer.from(value.file, 'base64') : Buffer.from(text),
        Buffer.from('\r\n'),
      ];
    });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** What is no JSON, or nested too deep to be written again, as some is on purpose, goes into one field. */
function fieldsOf(json: string): object {
  try {
    const fields = Object(JSON.parse(json));
    JSON.stringify(fields);
    return fields;
  } catch {
    return { content: json };
  }
}

function bodyOf(
  { body, target }: GeneratedRequest,
  resolve: (ref: Ref) => string | number,
): Buffer | null {
  if (body === null) return null;
  if (body.kind === 'bytes') return Buffer.from(body.bytes);
  const json = toJson(body.value, resolve);
  const isForm = target.endpoint.accepts === 'multipart' && body.kind === 'json';
  const bytes = isForm ? formOf(fieldsOf(json)) : Buffer.from(json);
  return body.kind === 'cut' ? bytes.subarray(0, Math.floor(bytes.length * body.share)) : bytes;
}

/** Sends requests to a port of this machine over a few kept connections. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    close: () => agent.destroy(),
    /** @throws Error when there is no answer in half a minute, or the connection is cut */
    send({ method, path, headers, body }: Wire): Promise<Answer> {
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const outgoing = request(
          { host: '127.0.0.1', port, agent, method, path, headers },
          (incoming) => {
            buffer(incoming)
              .then((sent) => {
                // Some of the headers that are tried ask for it.
                const isZipped = incoming.headers['content-encoding'] === 'gzip';
                const bytes = isZipped ? gunzipSync(sent) : sent;
                resolve({
                  status: incoming.statusCode ?? 0,
                  type: incoming.headers['content-type'] ?? '',
                  link: [incoming.headers.link ?? []].flat()[0],
                  cookies: incoming.headers['set-cookie'] ?? [],
                  text: bytes.toString(),
                  milliseconds: performance.now() - started,
                });
              })
              .catch(reject);
          },
        );
        const timer = setTimeout(() => outgoing.destroy(new Error('no answer')), HANG_MS);
        outgoing.once('error', reject);
        outgoing.once('close', () => clearTimeout(timer));
        outgoing.end(body ?? undefined);
      });
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
