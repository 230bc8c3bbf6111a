import postgres from 'postgres';
import { expect, it } from 'vitest';
import { AppError, notFound } from '../errors.ts';
import { refusingViolations } from './constraint-violations.ts';

/** An error as the driver makes it, within the one that Drizzle throws. */
const violation = (code: string, constraint_name?: string, message = 'violates') => {
  const cause = Object.assign(new postgres.PostgresError(message), { message, code });
  return new Error('Failed query', {
    cause: constraint_name === undefined ? cause : Object.assign(cause, { constraint_name }),
  });
};

const REFUSALS = {
  things_name_unique: () => new AppError('conflict', 'You already have that thing.'),
  things_owner_fk: () => notFound('That owner'),
};

const refusalOf = (error: Error) =>
  refusingViolations(REFUSALS, () => Promise.reject(error)).catch((thrown: unknown) => thrown);

it('answers a constraint with the refusal of its name', async () => {
  expect(await refusalOf(violation('23505', 'things_name_unique'))).toMatchObject({
    code: 'conflict',
    message: 'You already have that thing.',
  });
  expect(await refusalOf(violation('23503', 'things_owner_fk'))).toMatchObject({
    code: 'not_found',
  });
});

it('knows the constraint of a shard of a distributed table, a long name by its beginning', async () => {
  const long = 'goal_progress_user_id_milestone_id_goal_milestones_user_id_id_fk';
  const refusals = { ...REFUSALS, [long]: () => notFound('That milestone') };
  const refused = (name: string) =>
    refusingViolations(refusals, () => Promise.reject(violation('23503', name))).catch(
      (thrown: unknown) => thrown,
    );
  for (const name of ['things_owner_fk_102008', `${long.slice(0, 47)}_0af3b2c1_102008`]) {
    expect(await refused(name)).toMatchObject({ code: 'not_found' });
  }
  const message = 'insert or update on table "t_102008" violates … "things_owner_fk_102008"';
  expect(await refusalOf(violation('23503', undefined, message))).toMatchObject({
    code: 'not_found',
  });
  for (const name of ['things_owner_fk_9', 'others_owner_fk_102008', 'things_owner_0af3b2c2_102']) {
    expect(await refused(name)).not.toBeInstanceOf(AppError);
  }
});

it('leaves any other error as it is', async () => {
  for (const error of [
    violation('23505', 'others_name_unique'),
    violation('40001', 'things_name_unique'),
    new Error('no database was asked'),
  ]) {
    expect(await refusalOf(error)).toBe(error);
  }
  expect(await refusingViolations(REFUSALS, async () => 'done')).toBe('done');
});
