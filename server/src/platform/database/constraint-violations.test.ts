import { expect, it } from 'vitest';
import { AppError, notFound } from '../errors.ts';
import { refusingViolations } from './constraint-violations.ts';

/** An error as the driver makes it, within the one that Drizzle throws. */
const violation = (code: string, constraint_name: string) =>
  new Error('Failed query', {
    cause: Object.assign(new Error('violates'), { code, constraint_name }),
  });

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
