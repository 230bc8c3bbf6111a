import { describe, expect, it } from 'vitest';
import { withPrompt } from './prompt.ts';

describe('withPrompt', () => {
  it('opens an empty sheet with the prompt', () => {
    expect(withPrompt('  \n', 'Write it tonight.')).toBe('Write it tonight.\n\n');
  });

  it('keeps what is written above it', () => {
    expect(withPrompt('The boat went.\n', 'Write it tonight.')).toBe(
      'The boat went.\n\nWrite it tonight.\n\n',
    );
  });

  it('never adds it twice', () => {
    const once = withPrompt('', 'Write it tonight.');
    expect(withPrompt(`${once}Dear Ines`, 'Write it tonight.')).toBe(`${once}Dear Ines`);
  });
});
