import type { SecurityEventKind } from '@pathkeeper/contract';

/** What happened at the door of an account, as its person and administrators read it. */
export const SECURITY_WORDS: Record<SecurityEventKind, string> = {
  registered: 'The account was opened',
  'sign-in': 'Signed in',
  'sign-in-failed': 'A wrong password',
  'second-step-failed': 'A wrong code',
  'recovery-code-used': 'A recovery code was used',
  'sign-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'session-ended': 'Another place was signed out',
  'session-stolen': 'A copied session was turned away',
  'password-changed': 'Password changed',
  'password-reset': 'A new password by the link of a letter',
  'reset-asked': 'A way back in was asked for',
  'totp-on': 'Codes from an app switched on',
  'totp-off': 'Codes from an app switched off',
  'recovery-codes-made': 'Ten new recovery codes',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'factors-removed': 'Second steps taken off by an administrator',
  'role-changed': 'Another role',
  'sso-linked': 'Signing in elsewhere was linked',
  'sso-unlinked': 'Signing in elsewhere was taken back',
  export: 'Everything was downloaded',
};
