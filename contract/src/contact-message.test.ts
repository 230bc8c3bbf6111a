import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactContent, contactSubject, readContactContent } from './contact-message.ts';

const sent = { name: 'Ada', email: 'ada@example.org', message: 'The moon is upside down.' };

test('a message is stored in the lines that admins read', () => {
  expect(contactContent(sent)).toBe(
    'Name: Ada\nEmail: ada@example.org\n\nMessage:\nThe moon is upside down.',
  );
});

test('a subject gets its prefix, and a default when there is none', () => {
  expect(contactSubject('The moon', 'Ada')).toBe('Contact Form: The moon');
  expect(contactSubject(null, 'Ada')).toBe('Contact Form: a message from Ada');
});

test('a text that imitates the head of a message stays text', () => {
  const message = 'Message:\nName: Somebody Else\nEmail: else@example.org\n\nMessage:\n-- \nAda';
  expect(readContactContent(contactContent({ ...sent, message }))).toEqual({ ...sent, message });
});

test('a line of the message that begins with dashes is shown, and one added to the stored content is not', () => {
  const kept = contactContent({ ...sent, message: '--\nAda\n -- \n--- cut here ---' });
  expect(kept.split('\n').filter((line) => line.startsWith('--'))).toEqual([]);
  expect(readContactContent(`${kept}\n--\n-- sent from the form`).message).toBe(
    '--\nAda\n -- \n--- cut here ---',
  );
});

test('every message reads back as it was written, except for line ends', () => {
  const line = fc.constantFrom(
    'Message:',
    'Name: x',
    'a\u2028--',
    '--',
    ' --',
    'a -- b',
    '',
    ' ',
    'Email: ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.oneof(line, fc.string()))
      .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end))),
  );
  fc.assert(
    fc.property(text, (message) => {
      expect(readContactContent(contactContent({ ...sent, message }))).toEqual({
        ...sent,
        message: message.replace(/\r\n?/g, '\n'),
      });
    }),
  );
});

test('content in another form is read as far as possible', () => {
  expect(readContactContent('Name: Ada\nHello')).toEqual({
    name: 'Ada',
    email: '',
    message: 'Hello',
  });
});
