import { describe, expect, it } from 'vitest';
import { loginPath, safeNext } from './paths.ts';

describe('where sign-in leads', () => {
  it('is back to where one came from', () => {
    expect(loginPath('/entries?mood=calm')).toBe('/login?next=%2Fentries%3Fmood%3Dcalm');
    expect(safeNext('/entries?mood=calm#top')).toBe('/entries?mood=calm#top');
  });

  it('is home when there is nothing worth going back to', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/login?next=%2Fentries')).toBe('/login');
    expect(safeNext(undefined)).toBe('/');
  });

  it.each([
    '//evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/.//\\evil.example',
    '/.\\/evil.example',
  ])('is never elsewhere: %j', (next) => {
    const here = 'https://pathkeeper.example';
    expect(new URL(safeNext(next), here).origin).toBe(here);
    expect(safeNext(next)).not.toContain('script:');
  });
});
