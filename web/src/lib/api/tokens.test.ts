import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, isRefreshDue, readToken, sessionOwner, storeToken } from './tokens.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
});

describe('an access token', () => {
  it('counts as expired thirty seconds before it is, and is cleared when read then', () => {
    storeToken('token', 900, 0);
    expect(readToken(869_999)).toBe('token');
    expect(readToken(870_000)).toBeNull();
    expect(readToken(0)).toBeNull();
  });

  it('is gone after clearing', () => {
    storeToken('token', 900, 0);
    clearTokens();
    expect(readToken(0)).toBeNull();
  });

  it('is refreshed at half its life or two minutes before its end, whichever is sooner', () => {
    storeToken('token', 900, 0);
    expect([449_999, 450_000].map((now) => isRefreshDue(now))).toEqual([false, true]);
    storeToken('token', 180, 0);
    expect([59_999, 60_000].map((now) => isRefreshDue(now))).toEqual([false, true]);
  });

  it('that lives two minutes or less is used up before there is another', () => {
    vi.stubGlobal('document', { cookie: 'pathkeeper_signed_in=1' });
    storeToken('token', 900, 0);
    storeToken('token', 120, 0);
    expect([89_999, 90_000].map((now) => isRefreshDue(now))).toEqual([false, true]);
  });

  it('is of no use to whoever else has signed in, and goes', () => {
    const mine = `head.${btoa('{"sub":"42"}')}.signature`;
    for (const [cookie, read] of [
      ['pathkeeper_signed_in=u42', mine],
      ['pathkeeper_signed_in=1', mine],
      ['theme=dark; pathkeeper_signed_in=u4', null],
    ] as const) {
      storeToken(mine, 900, 0);
      vi.stubGlobal('document', { cookie });
      expect(readToken(0)).toBe(read);
    }
    expect(sessionOwner()).toBe(4);
    vi.stubGlobal('document', { cookie: '' });
    expect(readToken(0)).toBeNull();
  });

  it('names its owner, expired or not, as long as it is here', () => {
    // With a character that base64 spells differently in addresses.
    const claims = Buffer.from('{"sub":"42","sid":"ÿ~"}').toString('base64url');
    storeToken(`head.${claims}.signature`, 900, 0);
    expect(sessionOwner()).toBe(42);
    clearTokens();
    expect(sessionOwner()).toBeNull();
    for (const junk of [
      '',
      'token',
      'a.b.c',
      `a.${btoa('{"sub":"x"}')}.c`,
      `a.${btoa('null')}.c`,
    ]) {
      storeToken(junk, 900, 0);
      expect(sessionOwner()).toBeNull();
    }
  });
});
