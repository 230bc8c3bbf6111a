import { describe, expect, it } from 'vitest';
import { WRITERS } from '../../../test/corpora/guide-samples/index.ts';
import { kindOf, lineAt } from './kind.ts';

describe('a grave entry (D76)', () => {
  it.each([
    ['loss', 'Mum died this morning.'],
    ['loss', 'We said goodbye to Rufus at the vet. His lead is still by the door.'],
    ['loss', 'Three years since Dad. I made his soup.'],
    ['loss', 'We lost her in May.'],
    ['loss', 'She slipped away at four. Nobody had told me how quiet it would be.'],
    ['loss', 'He would have been forty today.'],
    ['birth', 'She was born still at thirty-four weeks. She has my nose.'],
    ['birth', 'They could not find a heartbeat.'],
    ['illness', 'It is in his lungs now. Stage four.'],
    ['illness', 'Nan did not know me today, and called me by my mother’s name.'],
    ['illness', 'The biopsy is on Thursday.'],
    ['loss', 'Dad had a heart attack in the garden.'],
    ['violence', 'He hit me again.'],
    ['violence', 'My boss grabbed me in the lift.'],
    ['violence', 'Martin slapped me in front of the children.'],
    ['loss', 'Murió mi abuela esta mañana.'],
  ])('of a %s is known: %s', (kind, content) => {
    const found = kindOf(content);
    expect(found.kind).toBe(kind);
    expect(found.grave && content.slice(found.grave.start, found.grave.end)).not.toBe('');
  });

  it('is read anywhere in a long page, and its own line is found', () => {
    const content = `${'It rained. '.repeat(500)}Dad died at six. ${'It rained. '.repeat(500)}`;
    const { grave } = kindOf(content);
    expect(grave && lineAt(content, grave)).toBe('Dad died at six.');
  });

  it.each([
    'My phone died on the bus and I read every advert twice before my stop.',
    'I was dead tired after the match, which we lost three to one in the rain.',
    'It hit me that I had not eaten since the morning, so I made toast.',
    'Watched a film where everybody dies, and ate a whole bag of crisps.',
    'There was cheese, and I could have died happy right there beside it.',
    'He laughed at a sneeze, so we kept sneezing, and it killed every time.',
    'Killed an evening stone dead at the quiz, and came home with the prize.',
    'The battery was dead as a doornail, so I walked, and it was a fine walk.',
    'I shelled peas on the step while they played draughts at the table.',
    'I killed it in the interview, they rang before I was even home!',
    'The deadline moved again and the terminal window froze on me twice.',
    'She made me a boiled egg with soldiers and told me to sit down.',
    'I had a heart attack when I saw the bill for the boiler.',
    'A consultant called Thaddeus has a good memory for stabbings in operas.',
    'Past the cemetery gates and the rehab ward, then left for the swimming baths.',
    'Planted out the beans. Most of the basil died but the mint is fine.',
    'Deadline was murder.',
    'Granddaughter lost her first tooth in a corn dog.',
    'I could have killed Tom for eating the last pie.',
    'I dreamt I killed my boss with a stapler, and then there was cake.',
    'A lump in my throat when the choir began; my boss pretended not to see.',
    'The bowls club talked for two hours, the chief item being the urn.',
    'Retired for five weeks, and I still wake at ten past six.',
    'Der Schlagzeuger kam zu spät und tat so, als wäre nichts gewesen.',
    'Leg day. Absolutely dead now, my legs have passed away, would do again.',
  ])('is not read out of an ordinary one: %s', (content) => {
    expect(kindOf(content).grave).toBeNull();
  });

  it('is seldom found in ordinary pages of many hands', () => {
    const pages = WRITERS.flatMap(({ pages: own }) => own.map(([, text]) => text));
    const found = pages.filter((text) => kindOf(text).grave);
    expect(found.length).toBeLessThan(pages.length / 20);
  });
});

it.each([
  'Born this morning at ten past four, all that hair.',
  'My sister gave birth in the car park.',
  'We are grandparents! Two boys, five pounds each.',
  'First lambs, both up within the hour.',
  'Two lines. I sat on the edge of the bath.',
  'Notre fille est née cette nuit.',
  'My sister is expecting. A tiny pair of socks lay on her plate.',
  'Her friend’s waters went at the cinema, of all places.',
  'Ich bin Oma! Er hat die Ohren von Karl.',
])('a birth is asked nothing either: %s', (content) => {
  expect(kindOf(content)).toMatchObject({ kind: 'birth', grave: null, isDelicate: true });
});

it('a death told beside a book is asked nothing', () => {
  expect(kindOf('Dad died with his crossword half done.').isDelicate).toBe(true);
});

it.each([
  ['list', 'swimming bag\nstamps\nring Dean\nnits'],
  ['list', '1. coffee 2. the child next door waving 3. no car'],
  ['list', 'Shopping list: eggs, bin bags, stamps, a bulb for the hall.'],
  ['verse', 'the library closes\nand takes its light along;\nI carry home\nwhat I did not read'],
  ['records', '2025-03-02 14.2 km 5:31 HR 148\n2025-03-04 8.0 km 5:20 HR 151'],
  ['list', '- milk\n- stamps\n- ring the dentist\n- bins'],
  ['dream', 'I dreamt the house had another floor and everybody knew but me.'],
  ['conflict', 'We had another row about the money, and he slammed the door.'],
  ['fear', 'I am so scared of Thursday that I cannot think of anything else.'],
  ['work', 'Standup, then the client meeting, then the deploy. My manager was pleased.'],
  [
    'others',
    'Subject: Your booking\nDear customer,\nwe are writing to you. Kind regards, the team',
  ],
  ['short', 'Tired.'],
  ['plain', 'Walked to the river and back, and the heron was there again.'],
])('an entry is known for a %s', (kind, content) => {
  expect(kindOf(content).kind).toBe(kind);
});

it.each([
  'It has been a year since Tom. I set two plates out of habit.',
  'They turned the machine off at ten past four.',
  'It is ten years today that Anna is not here.',
  'Three years since the crash. I drove past the tree.',
  'My asylum claim was refused today.',
  'We told the children about the divorce.',
  'I had to have Fly put down. Best dog I ever worked.',
  'Eleven weeks. I had told nobody but Jo.',
  'The lump is the size of a grape. Appointment on Monday.',
  'Hoy enterramos a la abuela. Llovía.',
  'Ma grand-mère s’est éteinte hier soir.',
])('is asked nothing, without a word for what it tells: %s', (content) => {
  const { grave, isDelicate } = kindOf(content);
  expect(grave !== null || isDelicate).toBe(true);
});

it.each([
  'Lift four is dead again, so it was the stairs with the trolleys all shift, and the porter sang. My calves are like wood.',
  'The choir murdered the anthem and the vicar clapped anyway. Home for beans.',
  'Dead on time, for once, the 42. Sat upstairs at the front like a boy.',
])(
  'is an ordinary one besides, with a word of death beside nobody on a page like any other: %s',
  (content) => {
    expect(kindOf(content)).toMatchObject({ isLoose: true, besides: 'plain' });
  },
);

it('is nothing besides a grave one for a death of somebody, and for one told in a few words', () => {
  expect(kindOf('Dad is dead. The bus was late.').grave).not.toBeNull();
  expect(
    kindOf('Nothing. Two dead at the crossing, and I had waved at them.').grave,
  ).not.toBeNull();
});

it('ends in time on the longest entry there can be, whatever it is made of', () => {
  for (const piece of ['a', 'he ', 'i lost my ', '. ', 'was not ']) {
    expect(kindOf(piece.repeat(100_000 / piece.length)).grave ?? null).toBeNull();
  }
});
