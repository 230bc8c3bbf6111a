import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PROXIES = 'it has to be true, false, or the addresses of your proxies';

it.each([
  [{ PORT: 'http' }, 'PORT', 'it has to be a number'],
  [{ PORT: '3000.5' }, 'PORT', 'it has to be a whole number'],
  [{ PORT: '70000' }, 'PORT', 'it has to be at most 65535'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL', 'it has to be at least 2'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET', 'it has to be at least 32 characters'],
  [{ LEVEL_GATES: 'ajar' }, 'LEVEL_GATES', 'it has to be one of enforced, open'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY', PROXIES],
  [{ TRUST_PROXY: '10.0.0.0/8, true' }, 'TRUST_PROXY', PROXIES],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY', PROXIES],
  [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL', 'it has to be an address of the right kind'],
  [{ SUPPORT_EMAIL: 'the operator' }, 'SUPPORT_EMAIL', 'it has to be an email address'],
  [{ GUIDE_PROVIDER: 'anthropic' }, 'GUIDE_MODEL', 'a provider needs the name of its model'],
])('%j is refused with a sentence for the operator', (env, name, needed) => {
  const sentence = `The setting ${name} cannot be used (${needed}); see docs/operating.md.`;
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});

it('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000 });
});

it.each([
  [undefined, false],
  ['false', false],
  ['true', true],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s', (TRUST_PROXY, trusted) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(trusted);
});
