import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { isReservedName } from './names.rules.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('marit.eide');
});
afterAll(() => test.close());

const register = (username: string) =>
  test.visitor().call(api.accounts.register, {
    body: { username, email: `${username}@example.org`, password: 'harbour1' },
  });

describe('a name', () => {
  it.each([
    'admin',
    'Admin',
    'adm1n',
    'a.d.m.i.n',
    'ADMlN',
    'm0derator',
    'Path_Keeper',
    'The-Path-Keeper1'.slice(0, 15),
    'Мerlin',
    'rnerlin',
    'suppоrt',
    'admin1',
    'support.team',
    'moderator_2',
    'pathkeeper-billing',
  ])('%s is reserved', (name) => expect(isReservedName(name)).toBe(true));

  it.each([
    'ada',
    'administrata',
    'moda',
    'merlinda',
    'supporter',
    'steam',
    '山本',
    'help.ada',
    '1',
  ])('%s is not', (name) => expect(isReservedName(name)).toBe(false));

  it('that is reserved cannot be registered', async () => {
    const { status, body } = await register('Adm1n');
    const sentence = 'That name is kept for those who run this place.';
    expect([status, body.error, body.fields]).toEqual([409, sentence, { username: sentence }]);
  });

  it('that looks like one of those who run the place cannot be registered', async () => {
    expect((await register('marit-e1de')).status).toBe(409);
    await test.person('bystander');
    expect((await register('bystander1')).status).toBe(201);
    expect((await register('by.stander')).status).toBe(201);
  });

  it('that is shown may not look reserved either', async () => {
    const person = await test.person('ordinary');
    for (const displayName of ['Merlin', 'The Path Keeper', 'Аdmin']) {
      const { status, body } = await person.call(api.profile.update, { body: { displayName } });
      expect([displayName, status]).toEqual([displayName, 409]);
      expect(body.fields).toHaveProperty('displayName');
    }
    const own = await owner.call(api.profile.update, { body: { displayName: 'Marit' } });
    expect(own.status).toBe(200);
  });
});
