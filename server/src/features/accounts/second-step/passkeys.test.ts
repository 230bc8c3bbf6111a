import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { insertPasskey } from './second-step.repository.ts';

const ORIGIN = 'https://journal.example.org';
const HOST = 'journal.example.org';
const headers = { host: HOST, origin: ORIGIN };
const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
  await test.person('the-owner');
});
afterAll(() => test.close());

/** A key of an authenticator as CBOR: type EC2, ES256, curve P-256, x and y. */
function coseOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const part = (text: string) => Buffer.from(text, 'base64url');
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, part(x), Buffer.from('225820', 'hex'), part(y)]);
}

interface Asked {
  challenge: string;
  origin?: string;
  host?: string;
}

/** Somebody with one passkey, and the authenticator that has it. */
async function withPasskey(username: string) {
  const person = await test.person(username);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  await insertPasskey(test.db, person.user?.id ?? 0, {
    ...{ id, name: 'Trial', counter: 0, transports: [], lastUsedAt: null },
    publicKey: coseOf(publicKey.export({ format: 'jwk' })).toString('base64url'),
    createdAt: test.clock.now(),
  });
  let counter = 0;
  return {
    /** Signs as the authenticator does; `count` is what its counter says. */
    answer({ challenge, origin = ORIGIN, host = HOST }: Asked, count = ++counter) {
      const said = { type: 'webauthn.get', challenge, origin, crossOrigin: false };
      const clientData = Buffer.from(JSON.stringify(said));
      const number = Buffer.alloc(4);
      number.writeUInt32BE(count);
      const data = Buffer.concat([sha256(host), Buffer.from([1]), number]);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

/** Gives the password: the ticket of the second step and what the authenticator is asked. */
async function begin(username: string) {
  const body = { username, password: 'harbour1' };
  const asked = (await test.visitor().call(api.accounts.login, { body }, headers)).body as unknown;
  const { ticket, methods } = asked as {
    ticket: string;
    methods: { passkey: { challenge: string } };
  };
  return { ticket, challenge: methods.passkey.challenge };
}

const finish = (ticket: string, passkey: { id: string; response: Record<string, string> }) =>
  test.visitor().call(api.accounts.secondStep, { body: { ticket, passkey } }, headers);

describe('a passkey', () => {
  it('opens its account once for each sign-in that asked for it', async () => {
    const { answer } = await withPasskey('ada');
    const { ticket, challenge } = await begin('ada');
    const answered = answer({ challenge });
    expect((await finish(ticket, answered)).status).toBe(200);
    expect((await finish(ticket, answered)).status).toBe(400);
    // What was heard on the way opens no later sign-in.
    const replayed = await finish((await begin('ada')).ticket, answered);
    expect([replayed.status, Object.keys(replayed.body.fields ?? {})]).toEqual([400, ['passkey']]);
  });

  it('of two answers at once opens it for one', async () => {
    const { answer } = await withPasskey('twice');
    const { ticket, challenge } = await begin('twice');
    const both = [answer({ challenge }), answer({ challenge })];
    const answers = await Promise.all(both.map((each) => finish(ticket, each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is refused when another page or host asked for it, or a copy of it answers', async () => {
    const { answer } = await withPasskey('bea');
    const first = await begin('bea');
    expect((await finish(first.ticket, answer(first, 5))).status).toBe(200);
    for (const [asked, count] of [
      [{ origin: 'https://evil.example' }, 6],
      [{ origin: 'https://evil.example', host: 'evil.example' }, 6],
      [{ host: 'evil.example' }, 6],
      [{ origin: `${ORIGIN}:8443` }, 6],
      [{ challenge: randomBytes(32).toString('base64url') }, 6],
      // An authenticator counts on; one that does not is a copy.
      [{}, 5],
    ] as const) {
      const { ticket, challenge } = await begin('bea');
      const refused = await finish(ticket, answer({ challenge, ...asked }, count));
      expect([refused.status, refused.body.code], JSON.stringify(asked)).toEqual([
        ...[400, 'invalid_request'],
      ]);
    }
  });

  it('of somebody else opens nothing', async () => {
    const mallory = await withPasskey('mallory');
    await withPasskey('carl');
    const { ticket, challenge } = await begin('carl');
    expect((await finish(ticket, mallory.answer({ challenge }))).status).toBe(400);
    const theirs = await begin('mallory');
    const swapped = `${ticket.split('.')[0]}.${theirs.ticket.split('.')[1]}`;
    expect((await finish(swapped, mallory.answer(theirs))).status).toBe(400);
  });
});
