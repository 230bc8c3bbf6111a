/**
 * How the sixteen answers are read back. {q} quotes an answer, {say} says its clause back to its
 * writer; the other slots are named beside the part that fills them.
 */
export const LIFE_PATH = {
  /** {want} and {hold} said back; {wq} and {hq} quoted. */
  tension: ['{Want}, but {hold}.'],
  tensionWant: [
    '{Want}. What keeps you from it, in your words: {hq}.',
    '{Want}, and across from it stands {hq}.',
  ],
  tensionHold: [
    '{Wq} is what you would have more of, but {hold}.',
    'You would have more of {wq}, but {hold}.',
  ],
  tensionQuoted: [
    '{Wq} on one side, {hq} on the other.',
    'Between {wq} and {hq}: that is where you put yourself.',
  ],
  wantOnly: ['What you would have more of: {wq}.'],
  holdOnly: ['What keeps you from it: {hq}.'],
  stand: ['Where you stand, by your own account: {q}.', 'You begin from here: {q}.'],
  standSaid: ['As things are, {say}.'],
  carried: [
    'And still in your luggage, though you say you have outgrown it: {q}.',
    'Outgrown, by your own account, and still carried: {q}.',
  ],
  foreign: [
    'Where an answer is not in English, the language I read properly, I quote it and guess at nothing.',
  ],
  tuesday: [
    'Five years from now, on a Tuesday that goes well: {q}.',
    'A good Tuesday, five years on, at four in the afternoon: {q}.',
  ],
  tuesdaySaid: ['Five years from now, on a Tuesday that goes well, {say}.'],
  story: [
    'The sentence you want in the story is {q}.',
    'And this is to be in it when the story is told: {q}.',
  ],
  hard: [
    'What got you through before, as you tell it: {q}.',
    'You have been through something hard already: {q}.',
  ],
  hardSaid: ['When it was hard, {say}.'],
  unasked: ['On the map, and not asked yet: {q}.', 'One door has not been knocked on: {q}.'],
  /** {t} is a thing, {n} the number of answers it stands in. */
  echo: ['The {t} comes up in {n} of your answers.'],
  short: [
    'Your answers are short, and so is this. A sentence more in each, and there is more to read.',
  ],
  rule: ['Not for sale: {q}.', 'The line you do not cross: {q}.'],
  ruleSaid: ['{Say}; that one is not for sale.', '{Say}, whatever the offer.'],
  joy: ['Where time goes missing: {q}.', 'The clock was last ignored over this: {q}.'],
  joySaid: ['Time went missing when {say}.'],
  way: ['When you do not know: {q}.', 'How you find out what you think: {q}.'],
  waySaid: ['When you do not know what to do, {say}.'],
  love: ['Unpaid and unseen, you would go on with this: {q}.', 'You would do it for nothing: {q}.'],
  loveSaid: ['{Say}, paid or not.'],
  goodAt: ['What people come to you for: {q}.', 'You are asked for it without a sign up: {q}.'],
  needed: ['What you would see mended: {q}.', 'What is missing, by your reckoning: {q}.'],
  neededSaid: ['{Say}.'],
  paid: ['Somebody pays for it, or would: {q}.', 'What it could earn its keep with: {q}.'],
  /** {do} is what to do, as one would say it to them. */
  step: ['{Do}. You called that the smallest thing, in answer 16; I have only underlined it.'],
  stepQuoted: ['{q}. Your own proposal, from answer 16; I have only underlined it.'],
  signs: ['Answer {n} says {q}, and no word more.'],
  unread: ['Answer {n} is yours as it stands; there is no line in it that I could quote whole.'],
} as const satisfies Record<string, readonly string[]>;

/** {a} and {b} are things that the answers name. */
export const LIFE_PATH_TITLES = {
  two: ['The {a} and the {b}'],
  one: ['The matter of the {a}'],
  plain: ['Sixteen plain answers'],
  short: ['Sixteen short answers'],
} as const;
