import type { Passage } from '../persona.ts';

/** Entries written because a quest asked for them. */
export const questPassages: readonly Passage[] = [
  {
    quests: ['what-your-hands-know', 'instructions', 'without-looking'],
    mood: 'thoughtful',
    tags: ['drawing'],
    text: 'What my hands know: the weight of a full ink bottle and of one about to be empty. To wet a thumb before a page. Which of the ducks is two grams light. How to hold a batten so that it thinks it is alone. They fidget with a rubber band as I write, and they are Father’s as far as the knuckles.',
  },
  {
    quests: ['tune-that-follows', 'opens-a-door', 'borrowed-phrase'],
    mood: 'reflective',
    text: 'It is the second voice of a hymn, without the tune. Oma sang it at the machine, and the treadle was the bass. It comes when I am inking something long. I never hear it begin; I notice only that I have been breathing in threes for some time.',
  },
  {
    quests: ['oldest-thing', 'made-by-hand', 'tool-that-fits'],
    mood: 'content',
    tags: ['Father'],
    text: 'The oldest thing I own is a pair of dividers, about 1860, brass and steel, from Father, from a captain’s widow. One leg was broken and has been mended by someone better than me. It has pricked off every mile from Riga to Hull. In our family it has measured hems, and once a pike.',
  },
  {
    quests: ['kinds-of-quiet', 'hour-that-is-yours', 'photograph-never-taken'],
    mood: 'calm',
    text: 'Three quiets. The loft after a plank has gone on and nobody has yet said that it fits. The flat when Frau Kröger is at her sister’s. And snow on the slip, at six, before Sönke has made the first black line across it with the barrow. I should like the third one again, please, with the same light.',
  },
  {
    quests: ['not-to-do-list', 'permit', 'note-to-next-week'],
    mood: 'determined',
    text: 'Not this week. One: I shall not redraw what is good. Two: not look at the magnet board to see what I am. Three: not answer the telephone with a pen in my mouth, they always think that it is the foundry. The world will bear it. It has borne number 58.',
  },
  {
    quests: ['contents-of-a-pocket', 'what-you-carry', 'table-archaeology'],
    mood: 'happy',
    text: 'Contents of the left coat pocket: chalk, half a walnut, a ferry ticket, a copper nail, a sweet from a bank that no longer exists, a very small drawing of a rowlock on the back of a receipt for herring. Conclusion of the detective: the owner is between nine and ninety, and lives near water.',
  },
  {
    quests: ['wrong-about-somebody', 'first-taste', 'a-repair'],
    mood: 'neutral',
    text: 'What I mended: Frau Kröger’s coffee mill, by way of thanks for the parcels. The crank had sheared. I tried a bolt, which was ugly, and then turned a pin from a scrap of bronze, which is the best-made thing in her kitchen. She ground one bean, listened, and said that it used to be louder.',
  },
];
