import { HOUR, type LimitRule, MINUTE } from '../../platform/limits/limits.ts';

export const signInByAccount: LimitRule = {
  name: 'signInByAccount',
  points: 10,
  seconds: 15 * MINUTE,
  isShared: true,
};

export const signInByAddress: LimitRule = {
  name: 'signInByAddress',
  points: 100,
  seconds: 15 * MINUTE,
  isShared: true,
};

export const registrations: LimitRule = {
  name: 'registration',
  points: 60,
  seconds: HOUR,
  isShared: true,
};

export const passwordResetTries: LimitRule = {
  name: 'passwordReset',
  points: 10,
  seconds: HOUR,
  isShared: true,
};

/** Tries of a second step, or of a proof, of one account. */
export const secondSteps: LimitRule = {
  name: 'secondStep',
  points: 10,
  seconds: 15 * MINUTE,
  isShared: true,
};

/** Tries of one session to prove who is there, or to change the password. */
export const proofs: LimitRule = {
  name: 'proof',
  points: 10,
  seconds: 15 * MINUTE,
  isShared: true,
};

/** Failed sign-ins with a browser that its person has signed in with before. */
export const knownBrowsers: LimitRule = {
  name: 'knownBrowser',
  points: 10,
  seconds: 15 * MINUTE,
  isShared: true,
};

/** Sign-ins through another place, of one address. */
export const ssoAnswers: LimitRule = {
  name: 'sso',
  points: 100,
  seconds: 15 * MINUTE,
  isShared: true,
};
