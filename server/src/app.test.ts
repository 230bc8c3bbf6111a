import { api, type Endpoint, errorBody } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';

let test: TestApp;
const registered: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const endpoints: Endpoint[] = Object.values(api).flatMap((feature) => Object.values(feature));
const named = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('the contract', () => {
  it('is what the server serves, no call more and none less', () => {
    // Fastify prints its routes as a tree; the OpenAPI document lists them flat.
    const { paths = {} } = test.app.swagger();
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods ?? {})) {
        registered.push(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
      }
    }
    expect(registered.sort()).toEqual(endpoints.map(named).sort());
  });

  it('leaves no route of the API undocumented', () => {
    const known = new Set(endpoints.map(({ path }) => path as string));
    const routes = [...test.app.printRoutes({ commonPrefix: false }).matchAll(/\/api\/[^\s(]*/g)];
    const own = /^\/api\/(docs|openapi\.json)/;
    const unknown = routes
      .map(([path]) => path)
      .filter((path) => !own.test(path) && !known.has(path));
    expect(unknown).toEqual([]);
  });

  it('describes itself as an OpenAPI document, and readably', async () => {
    const visitor = test.visitor();
    const document = await visitor.send<{ openapi: string }>('GET', '/api/openapi.json');
    expect(document.status).toBe(200);
    expect(document.body.openapi).toMatch(/^3\.1/);
    const page = await visitor.send<string>('GET', '/api/docs');
    expect(page.status).toBe(200);
  });

  it.each(
    endpoints
      .filter(({ access }) => access !== 'public' && access !== 'anyone')
      .map((e) => [named(e), e] as const),
  )('%s turns a stranger away before it looks at what was sent', async (_name, endpoint) => {
    const url = endpoint.path.replace(/:\w+/g, 'x');
    const body = endpoint.body ? { nonsense: true } : undefined;
    const reply = await test.visitor().send(endpoint.method, url, body);
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe('unauthenticated');
  });
});

describe('what nobody asked for', () => {
  it('answers an unknown call with 404 and a sentence', async () => {
    const reply = await test.visitor().send('GET', '/api/nothing-here');
    expect(reply.status).toBe(404);
    expect(errorBody.parse(reply.body).error).toBe('There is nothing at that address.');
  });

  it('refuses malformed JSON, other types and too much at once', async () => {
    const person = await test.person();
    const json = { 'content-type': 'application/json' };
    const malformed = await person.send('POST', '/api/entries', '{"content":', json);
    expect([malformed.status, malformed.body.code]).toEqual([400, 'malformed_json']);
    const text = await person.send('POST', '/api/entries', 'hello', {
      'content-type': 'text/plain',
    });
    expect([text.status, text.body.code]).toEqual([415, 'unsupported_type']);
    const huge = await person.send('POST', '/api/entries', { content: 'x'.repeat(3_000_000) });
    expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
  });

  it('refuses bytes that are not UTF-8, and other character sets', async () => {
    const person = await test.person();
    const json = { 'content-type': 'application/json' };
    const broken = Buffer.from('{"content":"caf\xe9"}', 'latin1');
    const bytes = await person.send('POST', '/api/entries', broken, json);
    expect([bytes.status, bytes.body.code]).toEqual([400, 'malformed_json']);
    const latin = await person.send('POST', '/api/entries', broken, {
      'content-type': 'application/json; charset=iso-8859-1',
    });
    expect([latin.status, latin.body.code]).toEqual([415, 'unsupported_type']);
  });

  it.each([
    ['GET', '/api/entries/search?tags=%00'],
    ['GET', `/api/entries?cursor=${Buffer.from('999999999999999.1').toString('base64url')}`],
    ['DELETE', '/api/auth/sessions/%00'],
    ['GET', '/api/entries/%FF'],
    ['GET', `/api/entries/${'9'.repeat(300)}`],
    ['PUT', '/api/entries/1', { content: 'x', version: 2_147_483_648 }],
    ['POST', '/api/entries', []],
    ['POST', '/api/entries', null],
    ['POST', '/api/entries', { content: 'x', isPinned: 'true' }],
    ['POST', '/api/entries', { content: 'x', tags: ['a,b'] }],
    ['POST', '/api/entries', { content: '\u3164\u2800\u0301' }],
  ] as const)('answers %s %s with a sentence and 4xx', async (method, url, body?: unknown) => {
    const person = await test.person();
    const headers: Record<string, string> =
      body === null ? { 'content-type': 'application/json' } : {};
    const reply = await person.send(method, url, body === null ? 'null' : body, headers);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(errorBody.parse(reply.body).error).not.toMatch(/expected|received|Invalid|Too big/);
  });

  it('never shows a stack, a statement or a path', async () => {
    const person = await test.person();
    const replies = await Promise.all([
      person.send('GET', '/api/entries/999999999999999999999'),
      person.send('GET', '/api/entries/%00'),
      person.send('GET', '/api/entries?limit=%27%3B--'),
      person.send('PATCH', '/api/entries/1/pin', []),
      person.send('POST', '/api/entries', { __proto__: null, content: { $ne: 1 } }),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(JSON.stringify(reply.body)).not.toMatch(/at \w+|select|insert|node_modules|\.ts/i);
    }
  });

  it('allows scripts and styles of this server only', async () => {
    const { headers } = await test.visitor().send('GET', '/api/health');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('health', () => {
  it('is good while the database answers', async () => {
    const reply = await test.visitor().call(api.site.health, {});
    expect(reply.status).toBe(200);
    expect(reply.body.status).toBe('ok');
  });
});
