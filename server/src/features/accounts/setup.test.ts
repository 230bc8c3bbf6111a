import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { announceSetup } from './setup.service.ts';

const account = { username: 'ada', email: 'ada@example.org', password: 'a quiet harbour' };

it('beyond loopback gives the first account to whoever has the token printed once, and no other', async () => {
  const test = await createTestApp({ env: { HOST: '0.0.0.0' } });
  const printed: string[] = [];
  const announce = () =>
    announceSetup(test.context, 'https://journal.example', (line) => printed.push(line));
  await announce();
  await announce();
  const file = join(test.context.config.DATA_DIR, 'setup-token');
  const setupToken = (await readFile(file, 'utf8')).trim();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(printed[0]).toContain(`https://journal.example/register#setup=${setupToken}`);
  expect(printed[1]).toContain(file);
  expect(printed[1]).not.toContain(setupToken);

  const visitor = test.visitor();
  const needed = async () => (await visitor.call(api.site.info, {})).body.needsSetupToken;
  expect(await needed()).toBe(true);
  for (const body of [account, { ...account, setupToken: `${setupToken}x` }]) {
    const refused = await visitor.call(api.accounts.register, { body });
    expect([refused.status, refused.body.code]).toEqual([403, 'setup_token_required']);
    expect(refused.body.fields).toHaveProperty('setupToken');
  }
  const first = await visitor.call(api.accounts.register, { body: { ...account, setupToken } });
  expect([first.status, first.body.user.isOwner]).toEqual([201, true]);
  expect(await needed()).toBe(false);
  const second = { ...account, username: 'ines', email: 'ines@example.org' };
  expect((await visitor.call(api.accounts.register, { body: second })).status).toBe(201);
  await announce();
  expect(printed).toHaveLength(2);
  await test.close();
});

it('asks for the SETUP_TOKEN of the operator, and never prints it', async () => {
  const test = await createTestApp({ env: { SETUP_TOKEN: 'seven grey herons' } });
  const printed: string[] = [];
  await announceSetup(test.context, 'http://127.0.0.1:3000', (line) => printed.push(line));
  expect(printed).toHaveLength(1);
  expect(printed[0]).not.toContain('herons');
  const register = (setupToken: string) =>
    test.visitor().call(api.accounts.register, { body: { ...account, setupToken } });
  expect((await register('seven grey geese')).status).toBe(403);
  expect((await register(' seven grey herons ')).status).toBe(201);
  await test.close();
});
