import { expect, it } from 'vitest';
import type { AppError } from '../../../platform/errors.ts';
import { identityOf, refuseGuessable } from './guessable.ts';

const ada = identityOf({
  ...{ username: 'ada.lind', email: 'ada@harbour.example', firstName: 'Adelheid' },
  ...{ lastName: null, displayName: 'Ada of the Harbour' },
});
const sentenceFor = (password: string, whose = ada) =>
  refuseGuessable(password, whose, 'newPassword').then(
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
  ['ada.lind1', /own name/],
  ['!!Adelheid!!', /own name/],
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

it('refuses the part of the address before the @, alone or with little beside it', async () => {
  const names = { firstName: null, lastName: null, displayName: 'Bo' };
  const whose = identityOf({ username: 'somebody', email: 'Coolio@harbour.example', ...names });
  for (const password of ['coolio', 'pwcoolio', 'Coolio2026']) {
    expect(await sentenceFor(password, whose)).toMatch(/own name/);
  }
  for (const password of ['coolio at the harbour', 'bobbing boats']) {
    expect(await sentenceFor(password, whose)).toBeNull();
  }
});
