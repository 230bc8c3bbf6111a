import type { GoalSeed } from '../content.ts';

export const goals: readonly GoalSeed[] = [
  {
    title: 'Every field in the parish that anyone can name',
    description:
      'On one sheet, by hand, as the people who work them say it: not as the surveyor of 1844 heard it through a hedge.',
    set: 'nobody under seventy knows it',
    due: 0.95,
    steps: [
      {
        title: 'Three kitchens, every word signed',
        done: 'Three farmers in one kitchen',
        due: 0.2,
      },
      {
        title: 'Streams and the parish boundary in ink',
        description: 'Ink forgives nothing. Best light: ten until noon.',
        done: 'Walked the top boundary with Emrys',
        due: 0.42,
      },
      { title: 'Ninety names', done: 'That makes ninety-four', due: 0.55 },
      { title: 'Lettering', description: 'No felt tip.', done: 0.9, due: 0.9 },
      {
        title: 'Hung where people can get a finger to it',
        done: 'Sixty-two people in the hall tonight',
        due: 0.93,
      },
    ],
    notes: [
      {
        when: 'Seven names from Mrs Rees, Pantglas',
        text: 'The order is settled: as she carried the tea.',
      },
      {
        when: 'Inked the stream',
        step: 1,
        text: 'The stream is in. The ford is where the hand shook; left as it is.',
      },
      {
        when: 'That makes ninety-four',
        step: 2,
        text: 'Ninety-four, and nobody will say which witch.',
      },
      { when: 'Isobar crossed the map', text: 'Eleven fields surveyed by cat. Blotted.' },
      {
        when: 'One hundred and ninety-one out of two hundred and twelve',
        text: 'One hundred and ninety-one. Emrys lays about two a week.',
      },
      {
        when: 'The committee will hang the map in the hall',
        step: 4,
        text: 'It goes up beside the defibrillator, unlaminated.',
      },
    ],
    reached: 'Sixty-two people in the hall tonight',
  },
  {
    title: 'Cadi, to the end of a book of her own choosing',
    description:
      'Thursdays, the half hour before dinner. She is not to find out that this is a goal.',
    set: 'First Thursday of hearing readers',
    due: 1.3,
    steps: [
      {
        title: 'One page that she has not been asked for',
        done: 'will not go on with the rabbit book',
      },
      { title: 'Something with hydraulics', done: 'Took in a tractor catalogue' },
      { title: 'Writing as well as reading', done: 'Cadi is writing a book' },
      { title: 'Chapter two of Tractors I Have Met', due: 1.3 },
    ],
    notes: [
      {
        when: 'We read the warnings from a muck-spreader manual',
        text: 'Three weeks lost to tonsils, none of it to reading.',
      },
      {
        when: 'Gave Cadi the six-inch sheet',
        text: 'She reads a map aloud at the pace one walks it. I never got a fourth form to.',
      },
      {
        when: 'Miss Lloyd showed me a figure',
        text: 'The figure is higher. I am not supposed to say so and have not.',
      },
      {
        when: 'reading him the rabbit book',
        text: 'The whole of the rabbit book, to somebody else. Strictly speaking that is the goal. She has not finished with me, though.',
      },
    ],
  },
  {
    title: 'To the cairn, on the new knee',
    description: 'And down again. Huw to carry the flask, and to say nothing about it.',
    set: 'The letter has come about the left knee',
    due: 1.08,
    steps: [
      { title: 'The gate and back', done: 'Reached the gate. Forty-one steps there' },
      { title: 'Stairs, one foot to a stair', done: 'Up the stairs one foot to a stair' },
      { title: 'Signed off by Rhodri Vaughan', done: 'Signed off. Rhodri bent it' },
      { title: 'The top gate with Huw', done: 'To the top gate and down with Huw' },
      { title: 'The cairn', description: 'In company, in daylight, with the flask.', due: 1.08 },
    ],
    notes: [
      {
        when: 'Bryn the physiotherapist is twenty-six',
        text: 'Eighty-one degrees on a good day. He wants ninety by Friday.',
      },
      {
        when: 'Reached the gate. Forty-one steps there',
        step: 0,
        text: 'There: 41. Back: 44. Both entered.',
      },
      {
        when: 'To the top gate and down with Huw',
        step: 3,
        text: 'Neither of us mentioned the knee, which is the best that can be said of a knee.',
      },
    ],
  },
  {
    title: 'The other twenty-one',
    description:
      'Fields with no name that anyone living can give me. Diaries, auction bills, gravestones, and the woman in Swansea.',
    set: 'Twenty-one fields still have no name',
    due: 1.75,
    steps: [],
    notes: [
      {
        when: 'Twenty-one fields still have no name',
        value: 0,
        text: 'Another sheet bought, cut, and taped to the dining table.',
      },
      {
        when: 0.994,
        value: 5,
        text: 'One, already: Emrys’s son remembers his nain calling the steep one Cae Chwys. Twenty to go.',
      },
    ],
  },
];
