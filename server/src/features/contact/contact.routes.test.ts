import { api, readContactContent } from '@pathkeeper/contract';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type FakePost, startFakePost } from '../../../test/fake-post.ts';
import { contactMessages } from './contact.tables.ts';

const MAIL_ENV = { MAIL_FROM: 'keeper@example.org', SUPPORT_EMAIL: 'help@example.org' };
const ADA = { name: 'Ada Marsh', email: 'ada@example.org', message: 'The moon is upside down.' };

let post: FakePost;
let test: TestApp;
const told: string[] = [];
beforeAll(async () => {
  post = await startFakePost();
  test = await createTestApp({
    env: { ...MAIL_ENV, SMTP_URL: `smtp://127.0.0.1:${post.port}` },
    log: (sentence) => told.push(sentence),
    mailPatience: { forATry: 20_000, beforeRetries: [], atClosing: 100 },
  });
});
afterAll(async () => {
  await test.close();
  await post.close();
});

const stored = () => test.db.select().from(contactMessages).orderBy(asc(contactMessages.id));
const send = (body: Record<string, unknown>) =>
  test.visitor().send<Record<string, unknown>>('POST', api.contact.send.path, body);

describe('a message to the operator', () => {
  it('is stored, and mailed with the sender as Reply-To', async () => {
    const reply = await send({ ...ADA, subject: 'The moon' });
    expect([reply.status, reply.body]).toEqual([201, { success: true }]);
    const row = (await stored()).at(-1);
    expect(row).toMatchObject({
      subject: 'Contact Form: The moon',
      pinned: false,
      archived: false,
    });
    expect(row?.content).toBe(
      'Name: Ada Marsh\nEmail: ada@example.org\n\nMessage:\nThe moon is upside down.',
    );
    expect(row?.timestamp).toEqual(test.clock.now());
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), 20_000);
    expect(post.letters[0]).toMatchObject({ to: ['help@example.org'], text: `${row?.content}\n` });
    expect(post.letters[0]?.headers).toMatchObject({
      subject: 'Contact Form: The moon',
      'reply-to': 'Ada Marsh <ada@example.org>',
    });
  });

  it('needs no subject, and keeps every line of a text that looks like its own head', async () => {
    const message = 'Message:\nName: Eve\n-- \nAda';
    await send({ ...ADA, subject: ' ', message });
    const row = (await stored()).at(-1);
    expect(row?.subject).toBe('Contact Form: a message from Ada Marsh');
    expect(readContactContent(row?.content ?? '')).toEqual({ ...ADA, message });
  });

  it('has one line each for its name and subject, whatever is sent in them', async () => {
    await send({ ...ADA, name: 'Ada\r\nBcc: eve@example.org', subject: 'Hello\nMessage:\nEve' });
    const row = (await stored()).at(-1);
    expect(row?.subject).toBe('Contact Form: Hello Message: Eve');
    expect(row?.content.split('\n')[0]).toBe('Name: Ada Bcc: eve@example.org');
    await vi.waitFor(
      () => expect(post.letters.at(-1)?.headers.subject).toBe('Contact Form: Hello Message: Eve'),
      20_000,
    );
    expect(post.letters.at(-1)?.to).toEqual(['help@example.org']);
    expect(post.letters.at(-1)?.headers).not.toHaveProperty('bcc');
  });

  it('is stored when the mail server refuses it, and the log says so without its text', async () => {
    const before = (await stored()).length;
    post.will({ refuse: 550 });
    expect((await send(ADA)).status).toBe(201);
    await vi.waitFor(() => expect(told).toHaveLength(1), 20_000);
    expect(told[0]).not.toMatch(/moon|Ada|@/);
    expect(await stored()).toHaveLength(before + 1);
    post.will('take');
  });

  it('waits for no mail server', async () => {
    post.will('hang');
    const tries = post.tries();
    expect((await send(ADA)).status).toBe(201);
    // Answered while the letter is still being held.
    await vi.waitFor(() => expect(post.tries()).toBe(tries + 1), 20_000);
    post.will('take');
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'The name is required.'],
    ['no message', { message: '\n ' }, 'message', 'The message is required.'],
    ['no address', { email: 'ada at home' }, 'email', 'That does not look like an email address.'],
    [
      'two addresses',
      { email: 'ada@example.org, eve@example.org' },
      'email',
      'That does not look like an email address.',
    ],
    [
      '5,001 characters',
      { message: 'x'.repeat(5001) },
      'message',
      'The message can be at most 5,000 characters long.',
    ],
    [
      'a field that only a machine fills in',
      { website: 'https://casino.example' },
      'website',
      'This looks as if a machine had filled it in. Leave “website” empty.',
    ],
  ])('with %s is refused in a sentence and not kept', async (_what, wrong, field, sentence) => {
    const before = (await stored()).length;
    const { status, body } = await send({ ...ADA, ...wrong });
    expect([status, body.error, body.fields]).toEqual([400, sentence, { [field]: sentence }]);
    expect(await stored()).toHaveLength(before);
  });
});

describe('without mail', () => {
  it('a message is stored, ten times an hour from one address', async () => {
    const bare = await createTestApp({ limitsScale: 1 });
    const replies = [];
    for (let i = 0; i < 11; i++) {
      replies.push(await bare.visitor().call(api.contact.send, { body: ADA }));
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
    expect(replies.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
    expect(await bare.db.select().from(contactMessages)).toHaveLength(10);
    await bare.close();
  });
});
