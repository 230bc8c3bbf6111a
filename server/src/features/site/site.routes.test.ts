import { api } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

async function infoOf(env: Record<string, string>) {
  const test = await createTestApp({ env });
  const { body } = await test.visitor().call(api.site.info, {});
  await test.close();
  return body;
}

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'keeper@example.org' };

it('says what runs here by itself: the built-in guide, nobody to write to, no mail', async () => {
  expect(await infoOf({})).toEqual({
    supportEmail: null,
    guide: { kind: 'built-in', name: expect.any(String) },
    canSendMail: false,
    registration: 'open',
    needsSetupToken: false,
    gatesOpen: true,
    visionAccess: 'admins',
    signInAt: null,
    sellsPlans: false,
    sourceUrl: null,
  });
});

it('names the model that the operator chose, and their address', async () => {
  const env = { GUIDE_PROVIDER: 'openai-compatible', GUIDE_BASE_URL: 'http://127.0.0.1:9/v1' };
  expect(
    await infoOf({
      ...{ ...env, GUIDE_MODEL: 'lantern-7b', SUPPORT_EMAIL: 'help@example.org' },
      SOURCE_URL: 'https://code.example/journal',
    }),
  ).toMatchObject({
    supportEmail: 'help@example.org',
    sourceUrl: 'https://code.example/journal',
    guide: { kind: 'model', name: 'lantern-7b' },
  });
});

it('promises a way back in by mail only where the link can be made safely', async () => {
  expect((await infoOf(MAIL)).canSendMail).toBe(false);
  expect((await infoOf({ PUBLIC_URL: 'https://journal.example' })).canSendMail).toBe(false);
  expect((await infoOf({ ...MAIL, PUBLIC_URL: 'https://journal.example' })).canSendMail).toBe(true);
});
