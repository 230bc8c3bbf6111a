import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakePost, startFakePost } from '../../test/fake-post.ts';
import { createMailer, type Letter, type Mailer } from './mail.ts';

const LETTER: Letter = {
  to: 'ada@example.org',
  subject: 'A line — or two',
  text: 'Grüße,\nRima\n',
};
const SOON = { forATry: 10_000, beforeRetries: [20, 20], atClosing: 100 };

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function post(options: Parameters<typeof startFakePost>[0] = {}): Promise<FakePost> {
  const started = await startFakePost(options);
  open.push(started);
  return started;
}

/** A mailer to the given address, and what it told the operator. */
function mailerTo(SMTP_URL: string, patience = SOON): { mailer: Mailer; told: string[] } {
  const told: string[] = [];
  const settings = { SMTP_URL, MAIL_FROM: 'Pathkeeper <keeper@example.org>' };
  const mailer = createMailer(settings, (sentence) => told.push(sentence), patience);
  open.push(mailer);
  return { mailer, told };
}

// A loaded machine takes its time over a first connection.
const soon = (check: () => void) => vi.waitFor(check, 20_000);

describe('a mail', () => {
  it('arrives as written, with its sender and recipient', async () => {
    const office = await post();
    const { mailer } = mailerTo(`smtp://127.0.0.1:${office.port}`);
    mailer.post(() => LETTER);
    await soon(() => expect(office.letters).toHaveLength(1));
    expect(office.letters[0]).toMatchObject({
      from: 'keeper@example.org',
      to: ['ada@example.org'],
      text: LETTER.text,
      secure: false,
      headers: { subject: LETTER.subject, from: 'Pathkeeper <keeper@example.org>' },
    });
  });

  it('is not sent when `write` returns none', async () => {
    const office = await post();
    const { mailer, told } = mailerTo(`smtp://127.0.0.1:${office.port}`);
    mailer.post(async () => null);
    await mailer.close();
    expect([office.tries(), told]).toEqual([0, []]);
  });

  it('cannot be given further recipients or headers', async () => {
    const office = await post();
    const { mailer } = mailerTo(`smtp://127.0.0.1:${office.port}`);
    mailer.post(() => ({
      to: 'ada@example.org, eve@example.org',
      subject: 'Hello\r\nBcc: eve@example.org',
      text: '.\r\nRCPT TO:<eve@example.org>\r\n',
      replyTo: { name: 'Eve\r\nBcc: eve@example.org', address: 'eve@example.org\r\nX-Own: 1' },
    }));
    mailer.post(() => LETTER);
    await soon(() => expect(office.letters.at(-1)?.to).toEqual(['ada@example.org']));
    for (const { to, headers } of office.letters) {
      expect(to).toHaveLength(1);
      expect(headers).not.toHaveProperty('bcc');
      expect(headers).not.toHaveProperty('x-own');
    }
  });

  it('is tried again after a temporary refusal, not after a permanent one', async () => {
    const office = await post();
    const { mailer, told } = mailerTo(`smtp://127.0.0.1:${office.port}`);
    office.will({ refuse: 451 }, 'take');
    mailer.post(() => LETTER);
    await soon(() => expect(office.letters).toHaveLength(1));
    expect([office.tries(), told]).toEqual([2, []]);

    office.will({ refuse: 550 });
    mailer.post(() => LETTER);
    await soon(() => expect(told).toHaveLength(1));
    expect(office.tries()).toBe(3);
    expect(told[0]).toBe('A letter could not be sent (EENVELOPE 550).');
  });
});

describe('the mail server', () => {
  it('gets the name and password of its URL', async () => {
    const office = await post({ user: { name: 'keeper@example.org', password: 'p@ss/word' } });
    const right = mailerTo(`smtp://keeper%40example.org:p%40ss%2Fword@127.0.0.1:${office.port}`);
    right.mailer.post(() => LETTER);
    await soon(() => expect(office.letters[0]?.user).toBe('keeper@example.org'));

    const wrong = mailerTo(`smtp://keeper%40example.org:guess@127.0.0.1:${office.port}`);
    wrong.mailer.post(() => LETTER);
    await soon(() => expect(wrong.told).toEqual(['A letter could not be sent (EAUTH 535).']));
  });

  it('is used through TLS where it offers that, and only with a valid certificate', async () => {
    const office = await post({ tls: true });
    const strict = mailerTo(`smtp://127.0.0.1:${office.port}`);
    strict.mailer.post(() => LETTER);
    await soon(() => expect(strict.told).toHaveLength(1));
    expect(office.letters).toEqual([]);

    const trusting = mailerTo(`smtp://127.0.0.1:${office.port}?tls.rejectUnauthorized=false`);
    trusting.mailer.post(() => LETTER);
    await soon(() => expect(office.letters[0]?.secure).toBe(true));

    const plain = mailerTo(`smtp://127.0.0.1:${office.port}?ignoreTLS=true`);
    plain.mailer.post(() => LETTER);
    await soon(() => expect(office.letters[1]?.secure).toBe(false));
  });

  it('that cannot be reached is logged, without text or addresses', async () => {
    const { mailer, told } = mailerTo(`smtp://127.0.0.1:${await freePort()}`);
    mailer.post(() => LETTER);
    await soon(() => expect(told).toEqual(['A letter could not be sent (ESOCKET).']));
  });

  it('that stops answering is given up, and delays no other mail and no shutdown', async () => {
    const office = await post();
    const { mailer, told } = mailerTo(`smtp://127.0.0.1:${office.port}`, {
      ...SOON,
      forATry: 2000,
      beforeRetries: [],
    });
    office.will('hang', 'take');
    mailer.post(() => LETTER);
    mailer.post(() => LETTER);
    await soon(() => expect(office.letters).toHaveLength(1));
    await soon(() => expect(told).toHaveLength(1));

    const patient = mailerTo(`smtp://127.0.0.1:${office.port}`, { ...SOON, forATry: 60_000 });
    office.will('hang');
    patient.mailer.post(() => LETTER);
    await soon(() => expect(office.tries()).toBe(3));
    await patient.mailer.close();
    expect(patient.told).toHaveLength(1);
  });
});

it('nothing is sent when mail is not configured', async () => {
  const mailer = createMailer({ SMTP_URL: undefined, MAIL_FROM: undefined }, () => {});
  const write = vi.fn(() => LETTER);
  mailer.post(write);
  await mailer.close();
  expect([mailer.isOn, write.mock.calls]).toEqual([false, []]);
});

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
