import { expect, it } from 'vitest';
import type { AppError } from '../../platform/errors.ts';
import { identityOf, refuseGuessable } from './guessable.ts';

const ada = identityOf({
  ...{ username: 'ada.lind', email: 'ada@harbour.example', firstName: 'Adelheid' },
  ...{ lastName: null, displayName: 'Ada of the Harbour' },
});
const sentenceFor = (password: string) =>
  refuseGuessable(password, ada, 'newPassword').then(
    () => null,
    (error: AppError) => (error.details.fields as Record<string, string>).newPassword,
  );

it.each([
  ['        ', /more than blanks/],
  ['\u3000\u3000\u3000\u3000\u3000\u3000', /more than blanks/],
  ['ada.lind', /own name/],
  ['Ada@Harbour.example', /own name/],
  [' adelheid ', /own name/],
  ['ada of the harbour', /own name/],
  ['123456', /commonest/],
  ['Password1', /commonest/],
  ['secret1', /commonest/],
])('refuses %j (D78)', async (password, sentence) => {
  expect(await sentenceFor(password)).toMatch(sentence);
});

it.each(['harbour-lights', 'ada.lind walks', 'a b c d', '私の航海日誌'])(
  'accepts %j',
  async (password) => expect(await sentenceFor(password)).toBeNull(),
);
