import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryBody, registration, searchQuery } from '../index.ts';
import { characterCount } from './character-count.ts';
import { isBlank, line, optionalLine, text } from './text.ts';

describe('text', () => {
  it('is kept exactly as typed', () => {
    const schema = text({ name: 'It', max: 1000 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const result = schema.safeParse(typed);
        if (typed.includes('\0')) expect(result.success).toBe(false);
        else expect(result.data).toBe(typed);
      }),
    );
  });

  it('is counted in code points, as the database does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(characterCount(typed)).toBe([...typed].length);
      }),
    );
    expect(text({ name: 'It', max: 2 }).safeParse('😀😀').success).toBe(true);
    expect(text({ name: 'It', max: 2 }).safeParse('😀😀a').success).toBe(false);
  });

  it('is blank when it has no visible character', () => {
    for (const empty of ['', ' ', '\n\t', '\u00a0', '\u200b', '\ufeff', '\u2028']) {
      expect(isBlank(empty)).toBe(true);
    }
    for (const something of ['.', '😀', 'ا', '日']) expect(isBlank(something)).toBe(false);
  });
});

describe('a line', () => {
  it('is trimmed and never empty', () => {
    expect(line({ name: 'It', max: 5 }).parse('  ab ')).toBe('ab');
    expect(line({ name: 'It', max: 5 }).safeParse('   ').success).toBe(false);
  });

  it('has no control characters that change a terminal or a mail header', () => {
    const schema = line({ name: 'It', max: 20 });
    const steering = [...Array(0x20).keys(), ...Array.from({ length: 33 }, (_, i) => 0x7f + i)];
    for (const code of steering) {
      const result = schema.safeParse(`a${String.fromCharCode(code)}b`);
      // A tab, a line's end and their like are white space and become a space.
      if (code >= 9 && code <= 13) expect(result.data).toBe('a b');
      else {
        const said = result.error?.issues.map(({ message }) => message);
        expect(said).toEqual(['It contains a character that cannot be stored.']);
      }
    }
    for (const kept of ['👩‍🌾', 'می‌خواهم', 'Zoë', 'José', 'क्‍ष'])
      expect(schema.parse(kept)).toBe(kept);
  });

  it('reads as it is written: marks that turn the direction are left out', () => {
    const schema = line({ name: 'It', max: 20 });
    for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
      expect(schema.parse(`Al${mark}ice${mark} `)).toBe('Alice');
    }
    expect(schema.safeParse('\u202e').error?.issues[0]?.message).toBe('It is required.');
    // Those that only say which way a neighbour without direction goes are needed in Arabic and Hebrew.
    expect(schema.parse('שלום!\u200f')).toBe('שלום!\u200f');
  });

  it('may be left out when it is optional; blank means none', () => {
    const schema = optionalLine({ name: 'It', max: 5 });
    for (const none of [undefined, null, '', '  ']) expect(schema.parse(none)).toBeNull();
    expect(schema.parse(' x ')).toBe('x');
    expect(schema.safeParse('too long').success).toBe(false);
  });
});

describe('the forms’ own schemas', () => {
  it('give every wrong field its own sentence', () => {
    const result = registration.safeParse({
      username: 'a b',
      email: 'nowhere',
      password: 'short',
      confirmPassword: 'other',
    });
    const fields = result.error?.issues.map(({ path }) => path.join('.'));
    expect(fields).toEqual(expect.arrayContaining(['username', 'email', 'password']));
  });

  it('take an entry with mood and tags null, as the client sends them', () => {
    expect(entryBody.parse({ content: 'x', mood: null, tags: null })).toEqual({
      content: 'x',
      mood: null,
      tags: [],
    });
  });

  it('refuse a search whose dates are in the wrong order', () => {
    const days = { dateFrom: '2026-02-02', dateTo: '2026-02-01' };
    expect(searchQuery.safeParse(days).success).toBe(false);
    expect(searchQuery.safeParse({ dateFrom: '2026-02-30' }).success).toBe(false);
  });
});
