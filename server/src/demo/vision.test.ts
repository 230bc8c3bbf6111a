import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { gwilym } from './personas/gwilym.ts';
import { haruka } from './personas/haruka.ts';
import { DEMO_PASSWORD, seedDemo } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows a vision that was talked through, laid out, committed to and walked', async () => {
  const { vision } = gwilym.content;
  const persona = { ...haruka, content: { ...haruka.content, vision } };
  await seedDemo(test.context, { personas: [persona] });
  const caller = test.visitor();
  const body = { username: haruka.username, password: DEMO_PASSWORD };
  caller.token = (await caller.call(api.accounts.login, { body })).body.accessToken;

  const { body: goals } = await caller.call(api.vision.goals, {});
  expect(goals.map(({ pillar }) => pillar)).toHaveLength(7);
  const said = [vision?.opening, ...Object.values(vision?.answers ?? {})].join(' ');
  for (const { phrase, milestones } of goals) {
    expect(said).toContain(phrase);
    expect(milestones.length).toBeGreaterThan(0);
  }
  expect(goals.filter(({ obstacle }) => obstacle !== null)).toHaveLength(3);
  const { body: talk } = await caller.call(api.visionArchitect.conversation, {});
  expect([talk.readiness.ready, talk.made?.pillars.length]).toEqual([true, 7]);
  const { body: board } = await caller.call(api.vision.board, {});
  expect(Object.keys(board.layout.cards)).toHaveLength(2);
  const { body: commitment } = await caller.call(api.vision.commitment, {});
  expect(commitment.commitmentTime).toBe(vision?.commitmentTime);
  const { body: trail } = await caller.call(api.vision.trail, { query: {} });
  expect(trail).toHaveLength(vision?.days.length ?? 0);
});
