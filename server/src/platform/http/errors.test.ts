import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { waitingForLock } from '../../../test/lock-waits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const body = { content: 'The lake was frozen over this morning.', mood: null, tags: [] };

/** Somebody who has written: only then is there a row to wait for. */
async function writer() {
  const person = await test.person();
  await person.call(api.entries.create, { body: { ...body, content: 'The first page.' } });
  return person;
}

/** Ends the connections whose statement waits for a lock. */
const endWaiting = async () => {
  const waiting = await waitingForLock(test.db);
  return test.db.execute(sql`select pg_terminate_backend(pid) from (${waiting}) waiting`);
};

describe('a save whose connection to the database is lost', () => {
  it('is answered with a sentence, and the next try with the same key saves it once', async () => {
    const person = await writer();
    const save = () => person.call(api.entries.create, { body }, { 'idempotency-key': 'lake' });
    const reply = await test.db.transaction(async (tx) => {
      // Halfway through the save's own transaction it has to wait, and there it is met.
      await tx.execute(sql`select 1 from progress where user_id = ${person.user?.id} for update`);
      const saving = save();
      await expect.poll(async () => (await endWaiting()).length).toBe(1);
      return saving;
    });
    expect([reply.status, reply.body]).toEqual([
      503,
      {
        error: 'The journal is out of reach for a moment. Please try again.',
        code: 'unavailable',
        retryAfter: 2,
      },
    ]);
    expect(reply.headers['retry-after']).toBe('2');

    const again = await save();
    expect([again.status, again.body.content]).toEqual([201, body.content]);
    const { body: pages } = await person.call(api.entries.list, { query: {} });
    expect(pages.map(({ content }) => content)).toEqual([body.content, 'The first page.']);
    expect((await save()).body).toMatchObject({
      id: again.body.id,
      xpAwarded: again.body.xpAwarded,
    });
  });

  it('is nobody else’s trouble: whoever saves at the same time is answered', async () => {
    const [one, other] = [await writer(), await writer()];
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from progress where user_id = ${one.user?.id} for update`);
      const saving = one.call(api.entries.create, { body });
      await expect.poll(async () => (await endWaiting()).length).toBe(1);
      const all = await Promise.all(
        Array.from({ length: 20 }, () => other.call(api.entries.create, { body })),
      );
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
      expect((await saving).status).toBe(503);
    });
    expect((await one.call(api.entries.count, {})).body.count).toBe(1);
  });
});

it('a file that cannot be written is a fault of ours, not a journal out of reach', async () => {
  const owner = await test.person();
  await test.db.execute(sql`update users set role = 'admin' where id = ${owner.user?.id}`);
  const create = { width: 9, height: 9, channels: 3, background: '#345' } as const;
  const image = new File([await sharp({ create }).png().toBuffer()], 'lake.png');
  const missing = Object.assign(new Error('no such folder'), { code: 'ENOENT', syscall: 'open' });
  vi.spyOn(test.context.files, 'put').mockRejectedValue(missing);
  const { status, body } = await (await owner.signInAgain()).call(api.blogAdmin.addImage, {
    body: { image, alt: null },
  });
  expect([status, body.code]).toEqual([500, 'internal']);
});

describe('what cannot be read as a request', () => {
  async function answerTo(bytes: string): Promise<string> {
    const { port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return text(socket);
  }

  it('gets a sentence as everything else does', async () => {
    const answer = await answerTo('Dear Sir or Madam,\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).toContain('{"error":"That request cannot be read.","code":"invalid_request"}');
  });
});
