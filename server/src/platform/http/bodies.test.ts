import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { createLimits } from '../limits/limits.ts';
import { createMount } from './mount.ts';
import { describeApi } from './openapi.ts';
import { createServer } from './server.ts';

const KILOBYTE = 1024;
const MAX = 256 * KILOBYTE;
const response = z.looseObject({});

const upload = {
  method: 'POST',
  path: '/api/test/pictures',
  summary: 'Takes a picture',
  access: 'public',
  accepts: 'multipart',
  maxBytes: MAX,
  body: z.object({
    image: z.file({ error: 'Choose a picture.' }),
    alt: z.string().max(100, { error: 'The description is too long.' }),
    position: z.coerce.number().int().optional(),
  }),
  response,
} as const satisfies Endpoint;

const webhook = {
  method: 'POST',
  path: '/api/test/events',
  summary: 'Takes a signed event',
  access: 'public',
  accepts: 'raw',
  maxBytes: KILOBYTE,
  response,
} as const satisfies Endpoint;

const note = {
  method: 'POST',
  path: '/api/test/notes',
  summary: 'Takes a note',
  access: 'public',
  maxBytes: KILOBYTE,
  body: z.object({ text: z.string() }),
  response,
} as const satisfies Endpoint;

const guarded = {
  ...upload,
  path: '/api/test/guarded',
  access: 'user',
} as const satisfies Endpoint;

let origin: string;
let app: FastifyInstance;
const usual = process.env.TMPDIR;
const temporary = mkdtempSync(join(tmpdir(), 'pathkeeper-bodies-'));

beforeAll(async () => {
  process.env.TMPDIR = temporary;
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await createServer(config);
  const context = { config, clock: systemClock, limits: createLimits({ scale: 0 }) } as Context;
  const mount = createMount(app, context, {
    authenticate: async () => null,
    rememberZone: async () => {},
  });
  await describeApi(app, 'test');
  mount(upload, async ({ body }) => ({
    text: await body.image.text(),
    size: body.image.size,
    name: body.image.name,
    type: body.image.type,
    alt: body.alt,
    position: body.position,
  }));
  mount(webhook, ({ body }) => ({ base64: Buffer.from(body).toString('base64') }));
  mount(note, ({ body }) => body);
  mount(guarded, () => ({}));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  rmSync(temporary, { recursive: true });
});

/** Folders of forms that are still there. */
const folders = () => readdirSync(temporary);

async function post(path: string, init: RequestInit) {
  const answer = await fetch(`${origin}${path}`, { method: 'POST', ...init });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function form(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

const picture = (content: string) => new File([content], 'lake.png', { type: 'image/png' });

/** A form with a boundary of its own, as it stands on the wire. */
const multipart = (body: string | Uint8Array, boundary = 'x'): RequestInit => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body,
});

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('an endpoint that accepts a form', () => {
  it('gets its fields as the contract describes them, and its file', async () => {
    const data = form({ alt: 'The lake at dawn – 湖', position: '3', image: picture('water') });
    expect(await post(upload.path, { body: data })).toEqual({
      status: 200,
      body: {
        text: 'water',
        size: 5,
        name: 'lake.png',
        type: 'image/png',
        alt: 'The lake at dawn – 湖',
        position: 3,
      },
    });
    await expect.poll(folders).toEqual([]);
  });

  it('takes a file of the largest size whole, wherever it stands in the form', async () => {
    const content = 'b'.repeat(MAX);
    const data = form({ image: picture(content), alt: 'after it' });
    const { status, body } = await post(upload.path, { body: data });
    expect([status, body.text === content]).toEqual([200, true]);
  });

  it('takes an empty file and an empty field', async () => {
    const data = form({ alt: '', image: picture('') });
    expect((await post(upload.path, { body: data })).body).toMatchObject({ size: 0, alt: '' });
  });

  it('refuses with the sentences of the contract and the fields they belong to', async () => {
    const data = form({ alt: 'x'.repeat(101), image: 'no file at all' });
    expect(await post(upload.path, { body: data })).toEqual({
      status: 400,
      body: {
        error: 'Choose a picture.',
        code: 'invalid_request',
        fields: { image: 'Choose a picture.', alt: 'The description is too long.' },
      },
    });
    await expect.poll(folders).toEqual([]);
  });

  it.each([
    ['one byte more than the largest file', MAX + 1],
    ['what its announced length gives away', 4 * MAX],
  ])('refuses %s with 413', async (_what, size) => {
    const data = form({ alt: '', image: picture('b'.repeat(size)) });
    expect(await post(upload.path, { body: data })).toEqual({
      status: 413,
      body: {
        error: 'That is too much at once: a file can have 256 kB at most.',
        code: 'too_large',
      },
    });
    await expect.poll(folders).toEqual([]);
  });

  it('refuses too much also of whoever does not say how much comes', async () => {
    async function* endless() {
      yield Buffer.from(part('name="image"; filename="a.png"', '').slice(0, -2));
      for (let sent = 0; sent < 40; sent++) yield Buffer.alloc(16 * KILOBYTE, 'b');
    }
    const init = { ...multipart(''), body: endless(), duplex: 'half' } as unknown as RequestInit;
    expect((await post(upload.path, init)).status).toBe(413);
    const before = { ...init, body: fillsThePreamble() } as unknown as RequestInit;
    expect((await post(upload.path, before)).status).toBe(413);
    await expect.poll(folders).toEqual([]);
  });

  async function* fillsThePreamble() {
    for (let sent = 0; sent < 40; sent++) yield Buffer.alloc(16 * KILOBYTE, 'b');
  }

  it('refuses more parts than a form has', async () => {
    const fields = Array.from({ length: 70 }, (_, at) => part(`name="field${at}"`, 'x'));
    expect((await post(upload.path, multipart(`${fields.join('')}--x--\r\n`))).status).toBe(413);
  });

  it.each([
    ['JSON', { headers: { 'content-type': 'application/json' }, body: '{"alt":""}' }],
    ['no body at all', {}],
  ])('refuses %s with 415', async (_what, init) => {
    expect(await post(upload.path, init)).toEqual({
      status: 415,
      body: {
        error: 'Please send a form (Content-Type: multipart/form-data).',
        code: 'unsupported_type',
      },
    });
  });

  it.each<[string, RequestInit]>([
    ['has no boundary', { ...multipart('x'), headers: { 'content-type': 'multipart/form-data' } }],
    ['breaks off in a file', multipart(part('name="image"; filename="a.png"', 'half'))],
    ['breaks off in a header', multipart('--x\r\nContent-Disposition: form-da')],
    ['is empty', multipart('')],
    ['is something else', multipart('Dear Sir or Madam,')],
    ['is no UTF-8', multipart(Buffer.from(`${part('name="alt"', '\xff')}--x--\r\n`, 'latin1'))],
    ['says a field twice', multipart(`${part('name="alt"', '').repeat(2)}--x--\r\n`)],
    ['claims the prototype', multipart(`${part('name="__proto__"', 'x')}--x--\r\n`)],
  ])('refuses a form that %s with 400', async (_what, init) => {
    const { status, body } = await post(upload.path, init);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.error).toMatch(/^[A-Z].*\.$/);
    await expect.poll(folders).toEqual([]);
  });

  it('reads nothing of a stranger', async () => {
    const data = form({ alt: '', image: picture('water') });
    expect((await post(guarded.path, { body: data })).status).toBe(401);
  });

  it('leaves nothing behind of a sender who goes away', async () => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST ${upload.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
        part('name="image"; filename="a.png"', 'half').slice(0, -2),
    );
    await expect.poll(folders).toHaveLength(1);
    socket.destroy();
    await expect.poll(folders).toEqual([]);
  });
});

describe('an endpoint that accepts bytes', () => {
  it('gets them as they came, of any content type', async () => {
    const bytes = Buffer.from([0, 255, 128, 10, 13]);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const init = { headers: { 'content-type': type }, body: bytes };
      expect(await post(webhook.path, init)).toEqual({
        status: 200,
        body: { base64: bytes.toString('base64') },
      });
    }
    expect((await post(webhook.path, {})).body).toEqual({ base64: '' });
  });

  it('refuses more than its limit with 413', async () => {
    expect((await post(webhook.path, { body: 'x'.repeat(KILOBYTE) })).status).toBe(200);
    expect((await post(webhook.path, { body: 'x'.repeat(KILOBYTE + 1) })).status).toBe(413);
  });
});

describe('an endpoint that says nothing', () => {
  const json = (body: string) => ({ headers: { 'content-type': 'application/json' }, body });

  it('accepts JSON and nothing else', async () => {
    expect((await post(note.path, json('{"text":"Rain."}'))).body).toEqual({ text: 'Rain.' });
    expect((await post(note.path, { body: form({ text: 'Rain.' }) })).status).toBe(415);
    expect((await post(note.path, json('{'))).body.code).toBe('malformed_json');
  });

  it('may have a limit of its own', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(KILOBYTE) });
    expect((await post(note.path, json(body))).status).toBe(413);
  });
});

it('the OpenAPI document says what each of them accepts', () => {
  const { paths } = app.swagger() as {
    paths: Record<string, { post: { requestBody: { content: object } } }>;
  };
  const contentOf = (path: string) => paths[path]?.post.requestBody.content;
  expect(contentOf(upload.path)).toMatchObject({
    'multipart/form-data': {
      schema: { properties: { image: { type: 'string', format: 'binary' } } },
    },
  });
  expect(contentOf(webhook.path)).toEqual({
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  });
  expect(Object.keys(contentOf(note.path) ?? {})).toEqual(['application/json']);
});
