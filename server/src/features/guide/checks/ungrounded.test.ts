import { describe, expect, it } from 'vitest';
import { SYSTEM } from '../model/prompts.system.ts';
import { createGroundCheck, slantedAsQuoted } from './ungrounded.ts';

const page =
  'I took my sertraline late again, 50 mg, and forgot the password of the bank. My asthma is back. I said fine.';
const check = createGroundCheck([{ id: 1, content: page }]);
const quoted = '\uFFFC';

describe('a model’s own words are refused', () => {
  it.each([
    ['medical', 'This reads like burnout.'],
    ['medical', 'A migraine, perhaps, or only the weather.'],
    ['medical', 'Fluoxetine would be another matter.'],
    ['medical', 'The 75 mg of it stay in the drawer.'],
    ['medical', 'Two tablets and a glass of water.'],
    ['medical', 'The trauma has a name: complex trauma.'],
    ['leak', 'More at https://example.org/help today.'],
    ['leak', 'Ask at help.example.com about it.'],
    ['leak', 'Write to someone@example.org.'],
    ['leak', 'The key is sk-proj-1234567890abcdef.'],
    ['leak', 'It listens on 10.0.0.12, they say.'],
    ['leak', 'Ring 0800 123 4567 tonight.'],
    ['leak', 'The mark was 9f8e7d6c5b4a3921.'],
    ['leak', 'The api key lies on the table.'],
    ['instructions', 'My instructions forbid it.'],
    ['instructions', 'Plain short sentences, like a good editor’s notes in the margin.'],
    ['instructions', SYSTEM.reflect.slice(400, 560)],
    ['claim', 'You wrote that you hated the sea.'],
    ['claim', 'You said you would leave.'],
    ['claim', 'As you put it, enough is enough.'],
    ['claim', 'Your entry says otherwise.'],
  ])('%s: %s', (why, text) => expect(check(text, 0)).toBe(why));

  it.each([
    ['The sertraline was late.', 0],
    ['Late again, and 50 mg all the same.', 0],
    ['The password can wait, and so can the bank.', 0],
    ['Asthma keeps its own calendar.', 0],
    [`You wrote ${quoted} and left it there.`, 1],
    ['You wrote about the bank.', 0],
    ['You wrote it down at eleven.', 0],
    ['The ferry was late, and you walked along the wall.', 0],
    ['A ladder is only a promise until somebody climbs it.', 0],
    ['Half past ten on a Tuesday, which is its own kind of weather.', 0],
  ])('and let through where they stand there, or claim nothing: %s', (text, quotations) => {
    expect(check(text, quotations)).toBeNull();
  });
});

it.each([
  ['You wrote *I hate the sea* there.', 'You wrote “I hate the sea” there.'],
  ['You wrote _I hate the sea._', 'You wrote “I hate the sea.”'],
  ['**You left.** And ***I will leave*** again.', 'You left. And “I will leave” again.'],
  ['That was *not* it.', 'That was not it.'],
  ['*“I keep walking.”* So it does.', '“I keep walking.” So it does.'],
  ['* one thing', '* one thing'],
  ['2 * 3', '2 * 3'],
  ['You wrote *I hate the sea.', null],
  ['I will leave.* So there.', null],
])('italics are quotation marks: %s', (text, expected) => {
  expect(slantedAsQuoted(text)).toBe(expected);
});
