import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '../../src/platform/errors.ts';
import { type Caller, createTestApp, type TestApp } from '../app.ts';
import { openVision } from '../vision.ts';
import { TARGETS } from './load.ts';
import { inputOf, thingsIn } from './things.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ env: { LEVEL_GATES: '' } });
  await openVision(test.context);
  owner = await test.person('the-owner');
});
afterAll(() => test.close());

/** Whether anything is let through: the gates of the levels, limits, and mail. */
async function setOpen(isOpen: boolean): Promise<void> {
  const levelGates = isOpen ? 'open' : 'enforced';
  await owner.call(api.admin.changeSettings, { body: { levelGates } });
  Object.assign(test.context.mail, { isOn: isOpen, post: () => {} });
  vi.spyOn(test.context.limits, 'consume').mockImplementation(async ({ name }) => {
    if (!isOpen && name !== 'writes') throw new AppError('too_many_requests', 'Used up.');
  });
}

/** What was earned, and how far an act on many has come, may be other at the next answer. */
const DIFFERS = ['xpAwarded', 'newBadges', 'state', 'done', 'skipped', 'finishedAt'];

const keyed = TARGETS.filter(({ endpoint }) => endpoint.keyed);

it.each(keyed.map((target) => [target.name, target] as const))(
  'a retry of %s is answered with what the first try saved, whatever is closed or used up since',
  async (name, target) => {
    const { endpoint, access } = target;
    await setOpen(true);
    const person = 'self' in access.who && access.who.self < 400 ? await test.person() : owner;
    const input = await inputOf(target, thingsIn(test, person, `words of ${name}`), true);
    const send = async () => {
      const { status, body } = await person.call(endpoint, input, { 'idempotency-key': name });
      return [status, Object.entries(body).filter(([field]) => !DIFFERS.includes(field))];
    };
    const first = await send();
    expect(first[0]).toBeLessThan(400);
    await setOpen(false);
    expect(await send()).toEqual(first);
  },
);
