import { expect, test } from 'vitest';
import { openSafety } from '../safety.service.ts';
import { toldIndirectly } from './indirect.ts';

const safety = openSafety({ SAFETY_FILE: undefined });
const tierOf = (content: string) => safety.dangerInEntry({ content })?.urgency ?? null;

test.each([
  [
    'suicide',
    'The cat goes to Petra, she knows about the drops. Passwords are on a card in the drawer. I have been saving up the capsules since March and nobody will have to look for me.',
  ],
  [
    'suicide',
    'They would all be better off, the policy pays either way. I stood on the viaduct for an hour with the dog lead in my pocket.',
  ],
  [
    'suicide',
    'Sat in the barn with dads rifle on my knee again. I understand why he did it. Paid off the feed bill and put the accounts in her name.',
  ],
  [
    'self-harm',
    'It was the lighter again, upper arm where the sleeve covers it. Told Jonas it was the oven door. It goes quiet after.',
  ],
  [
    'self-harm',
    'Half an apple for lunch and 43.5 this morning. My hair is falling out and I told mum I ate at school.',
  ],
  [
    'self-harm',
    'Binged on the cereal and then my fingers down my throat with the tap on so nobody hears. The floor, because I was dizzy.',
  ],
  [
    'abuse',
    'I was eleven. The neighbour who gave me piano lessons locked the door because of the noise, he said, and put his hand under my jumper. I have never told anybody.',
  ],
  ['abuse', 'Yo tenía doce años. Me tapó la boca y cerró con llave. Nunca se lo conté a nadie.'],
  [
    'abuse',
    'He had his hands round my throat till it went dark at the edges and then he said look what you made me do.',
  ],
  [
    'abuse',
    'He is parked outside right now. I pushed the dresser against the door. My lip is split.',
  ],
])('finds %s where two kinds of signs meet', (kind, text) => {
  expect(toldIndirectly(text)?.danger).toMatchObject({ kind, who: 'self' });
  expect(tierOf(text)).not.toBeNull();
});

test('a means, what is put in order and a time that is near are a plan', () => {
  const plan =
    'The tablets are counted and lined up. The will is in the drawer and nobody would have to find me. Tomorrow, when they are out.';
  expect(tierOf(plan)).toBe('now');
});

test('an emergency that happens is no danger that helplines answer', () => {
  const told = toldIndirectly(
    'She went grey in my arms and there was no sound. The ambulance is stuck behind the level crossing.',
  );
  expect(told).toEqual({ danger: null });
});

test('half of a body that gives way is an emergency, and none where it is long over', () => {
  const now =
    'Her mouth has gone to one side. The left arm does not lift. I rang and they say wait.';
  expect(tierOf(now)).toBe('now');
  expect(toldIndirectly(`${now} That was three years ago.`)).toBeNull();
});

test.each([
  'Took the rifle up the hill for the foxes. Paid the feed bill and labelled the jars.',
  'Burned my wrist on the hob, put a plaster on it, finished the service.',
  'Walked over the bridge to the bank and changed the passwords. The dog goes to my sister for the weekend.',
  'Fasted till noon, then an apple and a long run. Down 1.2 kg since May.',
  'I was twelve when my uncle taught me to swim, his hand under my back.',
  'Watched a film where he has his hands round her throat and says look what you made me do.',
  'The helicopter pilot came to the school fair and let the children sit in it.',
])('one kind of sign alone, or a story, is none: %s', (text) => {
  expect(toldIndirectly(text)).toBeNull();
});

test.each([
  ['He beat me in arm wrestling and then at darts. I demand a rematch.', null],
  ['They hung a plate over my station: DO NOT POKE. I love these people.', null],
  ["She ate my cake. I'm gonna kill this woman.", 'quiet'],
  ['Mira wanted to kill him for the speech, in front of both families.', 'quiet'],
] as const)('a way of speaking gets no full alarm: %s', (text, most) => {
  const tier = tierOf(text);
  expect(tier === null || tier === most).toBe(true);
});
