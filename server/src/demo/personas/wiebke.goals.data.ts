import type { GoalSeed } from '../content.ts';

export const goals: readonly GoalSeed[] = [
  {
    title: 'The Gesine, afloat on the line I drew',
    description:
      'As the last, but fuller forward, since the last was wet. Within two centimetres, or I have drawn the mud.',
    set: 'The Gesine came in behind the harbour tug',
    due: 0.88,
    steps: [
      { title: 'Taken off, all frames, both sides', done: 'She has hogged 110 mm', due: 0.12 },
      {
        title: 'Lines that are hers and not mine',
        done: 'Began again from the fish outwards',
        due: 0.48,
      },
      { title: 'Full size on the loft floor', done: 'Lofting. The whole of her', due: 0.52 },
      { title: 'Planked', done: 'So that is the drawing passed', due: 0.8 },
      { title: 'In the water', done: 'It took nine minutes.', due: 0.88 },
    ],
    notes: [
      {
        when: 'Pilot cutter, 1908, no drawings',
        text: 'No drawings, no offsets, no photograph. There is a boat, more or less.',
      },
      {
        when: 'Took off frames 1 to 9',
        step: 0,
        text: 'Frames 1 to 9. Port and starboard differ by up to 43 mm; both columns kept.',
      },
      {
        when: 'The yard’s ledger is there',
        text: 'Four lines in Danish. It is more than I had hoped for and less than a boat.',
      },
      {
        when: 'The body plan is wrong',
        step: 1,
        text: 'Back to nothing. It was a very good yacht.',
      },
      {
        when: 'Torben has stopped the work',
        text: 'Stopped. Tarpaulin. The drawings are dry and so am I.',
      },
      { when: 'The teeth have bought out the law', text: 'Going on. She carried planks.' },
      {
        when: 'The water came up to the nail',
        step: 4,
        text: 'A centimetre under, without the anchor.',
      },
    ],
    reached: 'The water came up to the nail',
  },
  {
    title: 'Aboard, and of some use',
    description: 'I draw boats. It is time that I could stand on one.',
    set: 'They want me aboard for the trials',
    due: 1.45,
    steps: [
      {
        title: 'Three ferries running, standing up',
        done: 'Took the ferry to Glücksburg and back',
      },
      { title: 'Tell one person', done: 'I had thought she would laugh' },
      {
        title: 'The trials, on deck, to the end',
        done: 'six of us aboard and the owner at the tiller',
      },
      {
        title: 'One passage with a harbour at the other end',
        description: 'Svendborg, in settled weather. With R., if she likes.',
        due: 1.45,
      },
    ],
    notes: [
      {
        when: 'Result: ill, ill, nearly not ill',
        step: 0,
        text: 'Two out of three. The ticket man has begun to wave.',
      },
      {
        when: 'I stood at the mast with an arm round it',
        step: 2,
        text: 'Ill throughout. Aboard throughout. The second was the goal.',
      },
    ],
  },
  {
    title: 'The archive on the disk, and every sheet back in its tube',
    description: 'Fridays. Nothing leaves the room, nothing is thrown away “for now”.',
    set: 'Told Torben that the scanning can begin',
    due: 1.6,
    steps: [
      { title: 'The first four hundred', done: 'Four hundred sheets scanned.', due: 0.9 },
      {
        title: 'The 1890s, home from my flat',
        description: 'In daylight, by the front gate.',
        due: 1.1,
      },
      { title: 'What is behind the boiler', due: 1.3 },
      { title: 'A list that somebody else can read', due: 1.6 },
    ],
    notes: [
      {
        when: 'each sheet goes back in its tube in my presence',
        text: 'Agreed, without a fight. I had prepared a fight.',
      },
      {
        when: 'Four hundred sheets scanned.',
        step: 0,
        text: 'Four hundred, with one coffee stain, kept.',
      },
      {
        when: 0.97,
        step: 1,
        text: 'Two of the four tubes are back. Old Clausen held the gate and asked nothing.',
      },
    ],
  },
];
