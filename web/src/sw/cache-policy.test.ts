import { describe, expect, it } from 'vitest';
import { policyOf } from './cache-policy.ts';

const origin = 'https://pathkeeper.test';
const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  policyOf({ method, mode, url: new URL(path, origin), origin });

describe('the worker', () => {
  it('opens pages at every address, whatever stands in the query', () => {
    for (const path of ['/', '/entries', '/entry/7?quote=a.b', '/a.b', '/apiary']) {
      expect(asked(path, { mode: 'navigate' })).toBe('page');
    }
  });

  it('never touches a call, an export or the documentation, not even opened as a page', () => {
    const paths = [
      '/api',
      '/api/entries',
      '/api/entries/7',
      '/api/auth/user',
      '/api/health',
      '/api/docs',
      '/api/openapi.json',
      '/api/user/export/archive',
    ];
    for (const path of paths) {
      expect(asked(path)).toBe('pass');
      expect(asked(path, { mode: 'navigate' })).toBe('pass');
    }
  });

  it('never touches what changes something', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
      expect(asked('/', { method, mode: 'navigate' })).toBe('pass');
      expect(asked('/assets/a.js', { method })).toBe('pass');
    }
  });

  it('keeps built assets, and nothing of another site', () => {
    expect(asked('/assets/index-abc.js')).toBe('asset');
    expect(asked('/icon-512.png')).toBe('pass');
    expect(asked('https://elsewhere.test/assets/a.js')).toBe('pass');
  });
});
