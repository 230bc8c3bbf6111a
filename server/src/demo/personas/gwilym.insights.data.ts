import type { InsightSeed } from '../content.ts';

export const insights: readonly InsightSeed[] = [
  {
    when: 'nobody under seventy knows it',
    category: 'goal',
    title: 'The names, while there is someone to ask',
    content:
      'If nobody under seventy knows what the field is called, then the archive is Emrys and perhaps nine kitchens. The county record office will still be there next winter. Kitchens first.',
  },
  {
    when: 'It starts with food.',
    category: 'lesson',
    title: 'It starts with food',
    content:
      'I knew it, I wrote it down, and the next I heard of myself I was out there with the end of the haddock. A rule that I have to put in writing is one I have already begun to break. It is still worth writing down: one likes to know the date.',
  },
  {
    when: 'He is right about hearting',
    category: 'insight',
    title: 'Hearting',
    content:
      'A wall stands by the small stuff in the middle, packed tight, that nobody will ever see. Leave it out and the handsome faces belly and part company. I have been going through the other things that this is true of, and have got as far as marriage, teaching, and the parish council, where it was left out.',
  },
  {
    when: 'One learns to pick up a stone once',
    category: 'lesson',
    title: 'Pick up a stone once',
    content:
      'Find the place for the stone, not the stone for the place. It saves the back, and I suspect it is how one ought to have drawn up the timetable.',
  },
  {
    when: 'Three farmers in one kitchen',
    category: 'lesson',
    title: 'Write it down three times',
    content:
      'Where three people disagree, take down all three and have each of them sign. The man from the university wrote down the one he liked best, and is remembered for it.',
  },
  {
    when: 'Found a Cae Nesta on the 1844 sheet',
    category: 'insight',
    title: 'At the same size as the others',
    content:
      'My hand wanted to letter it larger. A map on which one field is lettered larger is about the man with the pen. She would have been the first to say so, and the first to look for it.',
  },
  {
    when: 'will not go on with the rabbit book',
    category: 'lesson',
    title: 'Ask for evidence',
    content:
      'All the reading she has done for me, she has done to win an argument. I spent thirty years telling children what was so. It might have gone quicker if I had been wrong more often, on purpose.',
  },
  {
    when: 'asked what I did before I was old',
    category: 'insight',
    title: '“Why didn’t they just look?”',
    content:
      'Because nobody had told them that they might. I think that was the job, and that the rivers were the excuse.',
  },
  {
    when: 0.305,
    category: 'insight',
    source: 'weekly',
    title: 'Where the days go',
    content:
      'Read the week through before bed. Six days out of seven begin with weather and end with a person: Huw, Elin, Mrs Pugh, the man about the boiler. I had put myself down as somebody who lives alone.',
  },
  {
    when: 'She slept in Nesta’s chair last night',
    category: 'insight',
    title: 'What a chair is for',
    content:
      'I had been keeping it as one keeps a room roped off in a castle. The cat did not see the rope. It turns out that a chair with somebody in it is less empty than a chair kept for somebody, and that I can hear the news from it just as badly.',
  },
  {
    when: 'Awake at three and frightened',
    category: 'lesson',
    title: 'For three in the morning',
    content:
      'Put down what can be heard, nearest first. Fear is general and a fridge is particular, and the two do not get on in one head. Keep the pencil where it can be reached without putting the foot out.',
  },
  {
    when: 'Reached the gate. Forty-one steps there',
    category: 'goal',
    title: 'The top gate, on my own legs',
    content:
      'First the bottom gate twice a day, then the bend, then the top. Count the steps there and back; do not enquire into the difference.',
  },
  {
    when: 'A certificate from the Met Office',
    category: 'insight',
    title: 'A thimble at a time',
    content:
      'As high as ten storeys, and I never lifted more than a cupful. I do not believe I have done anything else in my life that was large. I was simply there at nine.',
  },
  {
    when: 'Stood in front of Lake Ontario',
    category: 'lesson',
    title: 'Taste it to be certain',
    content:
      'I told some twelve thousand children that the Great Lakes are fresh. I had it from a book whose author had it from a book. It is true, as it happens, and it is a different kind of true now.',
  },
  {
    when: 'She said she still starts to ring home at four on Sundays',
    category: 'insight',
    title: 'Two cups, five hours apart',
    content:
      'Each of us had been careful not to let the other see it: she at four on Sundays, I at the dresser. There is nothing the matter with either of us that a tea towel will not help.',
  },
  {
    when: 'Idris could not sleep, so I told him the way',
    category: 'insight',
    title: 'The way from our house to the sea',
    content:
      'It has always been my trouble that, asked what a thing is, I say where it is. Nesta made a verb of it. And here was a person of six who wanted exactly that, in order, with the dogs.',
  },
  {
    when: 'Emrys is in Bronglais with his chest',
    category: 'lesson',
    title: 'Ask before it is needed',
    content:
      'I had been rationing the blanks, so as never to be without a reason to call. One can call without a reason. Fridays, from now on, blanks or no blanks.',
  },
  {
    when: 'A motion to laminate was put',
    category: 'lesson',
    title: 'Carried by one vote',
    content:
      'I spoke for eleven minutes and moved nobody. Mrs Pugh had made up her mind the day the wall went up. It was the tart, I think, that carried it, or my having eaten it.',
  },
  {
    when: 'Four mornings running we have differed by a tenth',
    category: 'insight',
    title: 'In favour of the tenth',
    content:
      'If Ken and I agreed, there would be one gauge too many in this village and one cup too few.',
  },
  {
    when: 'Sixty-two people in the hall tonight',
    category: 'insight',
    title: '“Well. That’s it, then.”',
    content:
      'From Emrys, with his finger on the field below the quarry, in front of sixty-two people. I shall not be marked higher than that and see no reason to sit another paper. (I have bought another sheet.)',
  },
];
