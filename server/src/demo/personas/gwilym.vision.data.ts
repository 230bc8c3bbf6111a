import type { VisionSeed } from '../content.ts';

/** Talked through on an evening in the second month of the journal. */
export const vision: VisionSeed = {
  when: 0.14,
  opening:
    'It has rained and stopped. There is a map on the dining table, somebody opposite me who disagrees with it, and coffee for two at about nine.',
  answers: {
    love: 'I want company at nine in the morning without having to invent an errand. I will ask Ken in for coffee every Friday, when the gauge is read. I will ring Elin on Sundays before dinner and ask first.',
    health:
      'I would like to walk the old mine road to the stream and back with this knee. I will do the exercises every morning before the kettle. I will try the top stile by the end of March.',
    wealth:
      'Enough is the roof, the gauge and a train to Aberystwyth when I like. I will take the deeds of the house to the solicitor by Easter and tell Elin which drawer.',
    legacy:
      'I want every field name in the parish on one map, hung where people can argue with it. I will letter ten names a week until it is done. I will ask the hall committee for a wall before the summer.',
    wisdom:
      'I would like to understand how a child reads a map before anybody has taught it to. I will give Idris an hour every Tuesday and keep my mouth shut for half of it. I will read the tithe maps in May.',
    spirituality:
      'I want ten minutes by the stream with nothing to report. I will stand there every Sunday before dinner and leave the notebook at home.',
    character:
      'I want to call on people without a reason. I will knock at one door a week. I will be wrong aloud once a month, and say so.',
  },
  plans: {
    love: {
      obstacle: 'It looks as if I wanted something.',
      whenThen: 'When I have read the gauge and it is Friday, then I knock before I think.',
    },
    health: {
      obstacle: 'The knee on a wet morning, and the chair beside the stove.',
      whenThen: 'When the kettle goes on, then I do the first ten holding on to the sink.',
    },
    character: {
      obstacle: 'Being right about the rain.',
      whenThen: 'When I am about to correct somebody, then I ask where they were standing.',
    },
  },
  done: { legacy: 2, love: 1, wealth: 1, wisdom: 1 },
  moves: { legacy: { x: 60, y: 300 }, love: { x: 740, y: 60 } },
  commitmentTime: '09:00',
  days: [
    { ago: 27, pillar: 'health', step: 'The stairs twice, without the rail on the way up.' },
    { ago: 26, pillar: 'legacy', step: 'Six names for the Pantglas side, in pencil.' },
    { ago: 24, pillar: 'love', step: 'Write to Elin about the heron and nothing else.' },
    { ago: 22, pillar: 'character', step: 'Call on Mrs Rees. No reason.' },
    { ago: 20, pillar: 'wisdom', step: 'Let Idris draw the lane from memory, and not correct it.' },
    { ago: 19, pillar: 'spirituality', step: 'Ten minutes at the ford, watch in the drawer.' },
    { ago: 15, pillar: 'love', step: 'Ask Ken whether he takes sugar. Eleven years next door.' },
    { ago: 13, pillar: 'health', step: 'Top gate and back before the post.' },
    { ago: 12, pillar: 'wealth', step: 'Find the deeds. They are not where I said they were.' },
    { ago: 9, pillar: 'legacy', step: 'Clean the pens.' },
    { ago: 8, pillar: 'character', step: 'Tell Huw that he was right about the culvert.' },
    { ago: 5, pillar: 'spirituality', step: 'Stand still until the wren comes back.' },
    { ago: 3, pillar: 'love', step: 'Two cups on the table at nine, whoever comes.' },
    { ago: 1, pillar: 'wisdom', step: 'One tithe map with Idris, starting from his end.' },
  ],
};
