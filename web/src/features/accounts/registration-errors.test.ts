import { expect, test } from 'vitest';
import { type RegistrationValues, registrationProblem } from './registration-errors.ts';

const good: RegistrationValues = {
  firstName: '',
  lastName: '',
  username: 'ada',
  email: 'ada@example.org',
  password: 'harbour1',
  confirmPassword: 'harbour1',
};
const problem = (values: Partial<RegistrationValues>) =>
  registrationProblem({ ...good, ...values });

test('sends what is right; names are optional', () => {
  expect(problem({})).toBeNull();
});

test('asks for every required field at once, and for nothing twice', () => {
  const found = problem({ username: ' ', email: '', password: '', confirmPassword: '' });
  expect(found?.toast?.description).toBe('Please fill in all required fields.');
  expect(Object.keys(found?.fields ?? {}).sort()).toEqual(['email', 'password', 'username']);
});

test('two different passwords', () => {
  const found = problem({ confirmPassword: 'secret2' });
  expect(found?.toast).toEqual({
    title: 'Password Mismatch',
    description: 'Passwords do not match.',
  });
  expect(found?.fields).toEqual({ confirmPassword: 'Passwords do not match.' });
});

test('a weak password', () => {
  expect(problem({ password: 'short', confirmPassword: 'short' })?.toast).toEqual({
    title: 'Weak Password',
    description: 'Password must be at least 6 characters long.',
  });
});

test('a rule of one field marks that field and shows no toast', () => {
  const found = problem({ username: 'a b c', email: 'nowhere' });
  expect(found?.toast).toBeNull();
  expect(found?.fields.username).toMatch(/letters, digits/);
  expect(found?.fields.email).toMatch(/does not look like/);
});
