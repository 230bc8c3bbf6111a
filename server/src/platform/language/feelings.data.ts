/** Words for states of mind, by emotion and strength: what somebody says they are or feel. */
export const STATES: readonly { emotion: string; valence: number; words: string }[] = [
  {
    emotion: 'joy',
    valence: 2,
    words: 'happy glad cheerful joyful merry pleased delighted giddy chuffed',
  },
  { emotion: 'joy', valence: 3, words: 'ecstatic overjoyed elated thrilled euphoric blissful' },
  {
    emotion: 'calm',
    valence: 2,
    words: 'calm peaceful content contented serene settled rested restful relaxed unhurried',
  },
  { emotion: 'relief', valence: 2, words: 'relieved relief lighter' },
  { emotion: 'gratitude', valence: 2, words: 'grateful thankful gratitude blessed touched moved' },
  { emotion: 'pride', valence: 2, words: 'proud pride accomplished satisfied' },
  { emotion: 'hope', valence: 2, words: 'hopeful optimistic hope' },
  {
    emotion: 'excitement',
    valence: 2,
    words: 'excited eager excitement buzzing pumped energised energized energetic',
  },
  {
    emotion: 'confidence',
    valence: 2,
    words: 'confident brave strong determined capable courageous',
  },
  { emotion: 'love', valence: 2, words: 'loved adored cherished tender tenderness' },
  { emotion: 'interest', valence: 1, words: 'curious fascinated intrigued inspired interested' },
  {
    emotion: 'surprise',
    valence: 0,
    words: 'surprised amazed astonished startled shocked stunned',
  },
  {
    emotion: 'sadness',
    valence: -2,
    words:
      'sad unhappy sadness miserable gloomy tearful blue disappointed disappointment discouraged downhearted',
  },
  {
    emotion: 'sadness',
    valence: -3,
    words: 'heartbroken devastated hopeless despair desperate crushed',
  },
  { emotion: 'grief', valence: -3, words: 'grief grieving bereft mourning' },
  {
    emotion: 'loneliness',
    valence: -2,
    words: 'lonely loneliness lonesome isolated homesick abandoned unwanted excluded invisible',
  },
  {
    emotion: 'fear',
    valence: -2,
    words: 'afraid scared frightened fear fearful terrified dread dreading',
  },
  {
    emotion: 'worry',
    valence: -2,
    words:
      'worried anxious nervous uneasy tense anxiety panicky restless jittery apprehensive panicking panicked worrying worries',
  },
  {
    emotion: 'anger',
    valence: -2,
    words: 'angry anger furious livid mad enraged rage bitter resentful resentment',
  },
  {
    emotion: 'irritation',
    valence: -1,
    words:
      'annoyed irritated frustrated grumpy cross cranky impatient frustration irritable pissed fuming',
  },
  {
    emotion: 'shame',
    valence: -2,
    words: 'ashamed embarrassed humiliated shame mortified awkward foolish',
  },
  { emotion: 'guilt', valence: -2, words: 'guilty guilt remorseful' },
  {
    emotion: 'tiredness',
    valence: -1,
    words: 'tired exhausted weary drained sleepy shattered knackered burnt-out fatigued worn',
  },
  { emotion: 'boredom', valence: -1, words: 'bored boredom restless apathetic unmotivated' },
  { emotion: 'envy', valence: -1, words: 'jealous envious envy jealousy' },
  {
    emotion: 'confusion',
    valence: -1,
    words: 'confused lost torn conflicted uncertain unsure puzzled stuck trapped',
  },
  { emotion: 'numbness', valence: -2, words: 'numb hollow empty detached' },
  { emotion: 'hurt', valence: -2, words: 'hurt wounded betrayed rejected offended insulted' },
  {
    emotion: 'stress',
    valence: -2,
    words: 'stressed overwhelmed swamped pressured overloaded stress',
  },
  {
    emotion: 'doubt',
    valence: -2,
    words: 'insecure useless worthless inadequate stupid ugly pathetic weak helpless powerless',
  },
];

/** Words that colour what they stand beside without naming a state. */
export const COLOURS: readonly { valence: number; words: string }[] = [
  {
    valence: 2,
    words:
      'wonderful lovely beautiful brilliant amazing fantastic delicious perfect gorgeous delightful marvellous magical glorious',
  },
  {
    valence: 1,
    words:
      'good nice great fun funny kind warm gentle sweet easy bright laughed laughing laugh laughter smiled smiling smile grinned hugged cheered enjoyed enjoy enjoying love loving better well won win celebrated sunny fresh helped thank thanks yay haha',
  },
  {
    valence: -1,
    words:
      'hard difficult rough dull boring late wrong tough annoying missed messy failed fail failing lost broken broke stuck sick ill ache aching pain painful worse sore stressful complained cold rubbish argued argument fight fought shouted yelled ignored cancelled unfair bad ugly mess problem problems forgot mistake mistakes',
  },
  {
    valence: -2,
    words:
      'awful terrible horrible worst hate hated hates cried crying cry sobbed sobbing tears screamed dreadful nightmare cruel unbearable bullied disgusting dying',
  },
  { valence: -3, words: 'died funeral cancer miscarriage' },
];
