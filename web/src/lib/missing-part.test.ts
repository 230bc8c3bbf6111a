import { describe, expect, it } from 'vitest';
import { isMissingPart, MissingPart } from './missing-part.ts';

describe('a part of the application that did not arrive', () => {
  it('is told from one that is broken, in the words of every browser', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
      'error loading dynamically imported module: http://localhost/assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ]) {
      expect(isMissingPart(new TypeError(message))).toBe(true);
    }
    expect(isMissingPart(new MissingPart('why'))).toBe(true);
    expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'a')"))).toBe(
      false,
    );
  });
});
