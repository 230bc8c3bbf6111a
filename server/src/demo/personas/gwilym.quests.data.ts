import type { Passage } from '../persona.ts';

/** Entries written because a quest asked for them. */
export const questPassages: readonly Passage[] = [
  {
    quests: ['words-you-like', 'word-you-need', 'borrowed-phrase'],
    mood: 'content',
    text: 'Ten words for the sound of them: isthmus, haddock, llyn, marl, Wednesday, thurible, smwc, drumlin, plinth, ford. Of these I would keep “ford”. It is over almost before you have got your feet wet, and it leaves you on the other side.',
  },
  {
    quests: ['water-you-know', 'house-after-ten', 'kinds-of-quiet'],
    mood: 'calm',
    text: 'The water I know best is the one under the bridge. Brown in spate, and at other times the colour of a bottle. At night it talks from the left-hand side of the bed, and on the four or five nights of the year when it is frozen, I wake up because someone has stopped speaking.',
  },
  {
    quests: ['price-you-remember', 'well-spent', 'oldest-thing'],
    mood: 'reflective',
    tags: ['Nesta'],
    text: 'Forty-one pounds, Swansea, 1984, for a brass theodolite with a cracked bubble. It was the deposit on a cooker. Nesta looked at it for some time on the kitchen table and asked if one could at least see the cooker through it. We ate off a paraffin stove until Whitsun and I never heard another word.',
  },
  {
    quests: ['garment-that-knows', 'letter-to-a-thing', 'miss-by-thursday'],
    mood: 'happy',
    text: 'The brown jersey was knitted for a larger man, and I have been sent into it each winter since 1981 as into a field. Both elbows are leather, the neck is string. It has been up Cader Idris nine times and into two weddings, under protest. It would be wrong to wear it for anything that is going to end well.',
  },
  {
    quests: ['unwritten-rules', 'guidebook-to-here', 'own-bench'],
    mood: 'thoughtful',
    tags: ['village'],
    text: 'Rules of this village that nobody wrote down. One: you do not draw your curtains before Mrs Pugh has drawn hers. Two: a car that stops on the bridge is lost, and is to be told so. Three: the second slice is refused once. All three were laid down by Mrs Pugh’s mother. There is no penalty; people merely know.',
  },
  {
    quests: ['a-repair', 'done-properly', 'made-by-hand'],
    mood: 'content',
    tags: ['house'],
    text: 'The kitchen chair with the rush seat, gone at the front rail. I tried string, and then the good glue, and last of all I did it as it had been done: a new rail of ash, shaved to fit and driven in dry. It shows, as it is pale and I am no joiner. But it takes the whole of a person and says nothing.',
  },
  {
    quests: ['formal-complaint', 'small-hill', 'minister-for-small-things'],
    mood: 'frustrated',
    text: 'To whom it may concern. I write on the subject of the milk carton with the screw cap. It replaces a thing that opened by itself if you leaned on it. I have had the cap off and found beneath it a second, smaller lid with a ring, as though the milk might be a relic. I remain, Sir, thirsty, and in possession of a cow-shaped jug.',
  },
  {
    quests: ['tool-that-fits', 'what-your-hands-know', 'instructions'],
    mood: 'calm',
    tags: ['maps'],
    text: 'The mapping pen: a nib the width of a hair in a holder that some earlier man has chewed. It weighs nothing. Its one fault is that it will not be hurried round a bend, and will blot to make the point. My hand knows to breathe out on the downstroke. I never told it.',
  },
  {
    quests: ['route-by-heart', 'window-seat', 'background-cast'],
    mood: 'neutral',
    tags: ['bus'],
    text: 'The 512 to town, with my eyes shut: left at chapel, the hump, the long pull where the driver changes down and sighs. Smell of the mart if it is Monday. The bend where your bag goes over. Then Bow Street, and all the schoolchildren I taught getting on as grandmothers. One thing nobody else would put on the map is the sigh.',
  },
  {
    quests: ['forecast-from-within', 'kinds-of-tired', 'signs-you-are-all-right'],
    mood: 'apathetic',
    text: 'Head: fair, becoming vague later. Shoulders: four, backing five, in old injuries. Hands: good. Chest: dull, as my doctor likes it. Feet: cold front, slow-moving, stationary by ten. Outlook until morning: unsettled at three, with a stair in it, and then clearing from the west.',
  },
  {
    quests: ['three-predictions', 'note-to-next-week', 'not-to-do-list'],
    mood: 'determined',
    text: 'Three predictions for the month. That it will rain on the day of the parish outing: ninety per cent. That Mr Bowen will raise the bench under any other business: one hundred. That I shall finish the gutter: I put that at fifteen, and have written it down here so as to spite it.',
  },
  {
    quests: ['showed-you-how', 'overdue-thanks', 'sentence-you-kept'],
    mood: 'grateful',
    text: 'Mr Idwal Rees, woodwork, showed me how to sharpen a pencil with a knife: away, a third of a turn, away. He stood behind me and did it with my own hands, and said, “There. You’ll not need to be clever now.” I have done it so for half a century and was never once able to teach it to anybody without hearing that.',
  },
];
