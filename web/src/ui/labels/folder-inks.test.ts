import { describe, expect, it } from 'vitest';
import { FOLDER_INKS, folderInk } from './folder-inks.ts';

describe('folder inks', () => {
  it('prints each colour of the palette in an ink of its own', () => {
    expect(new Set(FOLDER_INKS.map((each) => each.ink)).size).toBe(8);
    expect(new Set(FOLDER_INKS.map((each) => each.color)).size).toBe(8);
  });

  it('knows a colour in either case, and prints a stranger in slate', () => {
    expect(folderInk('#3b82f6')).toBe('var(--f-indigo)');
    expect(folderInk('papayawhip')).toBe('var(--f-slate)');
  });
});
