import { type Earnings, XP } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { asOwner, awardForum, forumStanding } from '../index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('pays a reply once, though its payment is stored before the ledger has answered', async () => {
  const id = (await test.person()).user?.id ?? 0;
  const moment = { now: test.clock.now(), zone: 'UTC' };
  const told: number[] = [];
  const pay = () =>
    asOwner(test.context, id, async (tx, row) => {
      const standing = await forumStanding(tx, id, 'forum-reply', moment);
      const beside = async (earnings: Earnings) => {
        told.push(earnings.xpAwarded);
        return earnings;
      };
      const paid = { kind: 'forum-reply', reference: '1/1' } as const;
      return awardForum(tx, row, paid, { ...moment, standing, beside });
    });
  expect(await pay()).toMatchObject({ xpAwarded: XP.forumReply });
  expect(await pay()).toMatchObject({ xpAwarded: 0 });
  // Where the ledger knew of it, what went beside the payment goes once more, with the truth.
  expect(told).toEqual([XP.forumReply, XP.forumReply, 0]);
  const xp = await asOwner(test.context, id, async (_tx, row) => row.xp);
  expect(xp).toBe(XP.forumReply);
});
