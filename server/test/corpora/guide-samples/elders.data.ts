import type { SampleWriter } from './samples.types.ts';

export const RETIRED: SampleWriter = {
  who: 'a retired teacher, widowed',
  pages: [
    [
      'reflective',
      'Forty-one years of bells, and this morning I woke at half past six all the same and lay waiting for one. There is a good deal of day, I find, once nobody has cut it up for you.',
    ],
    [
      'sad',
      'It would have been our anniversary. I bought the daffodils she liked, the pale ones, and then did not know which vase, because that was always her department. They are in the milk jug.',
    ],
    [
      'calm',
      'Walked to the reservoir. Counted nine herons, or one heron nine times. Came home by the lane and did not speak to a soul until the post office.',
    ],
    [
      'grateful',
      'A young man stopped me outside the bank and said, "Mr Lyle, you taught me fractions." He has a van with his own name on it. He shook my hand for rather a long time.',
    ],
    [
      'frustrated',
      'The new telephone wants my thumb. I gave it my thumb. It did not recognise my thumb. I have had it for seventy-two years and nobody has complained before.',
    ],
    [
      'happy',
      "Harriet and the boys for the weekend. Noise in every room. Ned asked why Granny's chair is always empty and I said it is not empty, it is reserved, and he went and fetched the cat and put it there.",
    ],
    ['neutral', 'Dentist. Library. Soup.'],
    [
      'anxious',
      'A letter from the clinic about a shadow. They say it is most likely nothing and that I am to come on Tuesday. I have not told Harriet. She has enough on her plate, and besides, telling her would make it a thing.',
    ],
    [
      'reflective',
      'I have been sorting the desk. Thirty years of reports, all those small verdicts. "Could do better." I wonder how many of them did, and better at what.',
    ],
    [
      'content',
      'The shadow is nothing. A scar from the pleurisy I had as a boy. The doctor turned the screen round and showed me, and I thought: so that winter is still in there.',
    ],
    [
      'thoughtful',
      'Told Harriet after all, now that it is over. She was very quiet and then very cross. She said, "You do not get to decide what I carry, Dad." I had no answer to that, and said so.',
    ],
    [
      'happy',
      'Joined the choir. I am a bass, it appears. We stand at the back like furniture and are required to be reliable.',
    ],
    [
      'sad',
      'Cleared the last of her coats. I kept the green one. In the pocket there was a ticket for the ferry and half a mint.',
    ],
    [
      'calm',
      'Concert tonight in the church. I looked for her in the third row, from habit, and instead of the drop there was Ned, waving with both arms.',
    ],
    [
      'reflective',
      "I used to think that one got over things, like a stile. It is more that one's legs get longer.",
    ],
  ],
};

export const GRIEF: SampleWriter = {
  who: 'a woman whose brother died',
  pages: [
    [
      'sad',
      'Danny died on Friday. I have written it down because I keep saying it and it does not stay said.',
    ],
    [
      'apathetic',
      'The funeral director asked what music. I said he liked everything too loud. We are having it at a normal volume. I hate that.',
    ],
    [
      'sad',
      'His jacket is on the back of my kitchen chair. It still smells of rollies and that awful deodorant. I cannot move it and I cannot sit opposite it.',
    ],
    ['frustrated', 'People say he is in a better place. He was in Stockport. He liked Stockport.'],
    [
      'sad',
      'I should have rung him back on the Tuesday. I was making tea and I thought, I will do it later. There is his name in the missed calls, and I am scared that if I get a new phone it will go.',
    ],
    [
      'reflective',
      'Mum and I laughed today, properly. She remembered how he drove to Wales with the cake on the roof. Then we both stopped at the same second, like being caught.',
    ],
    [
      'sad',
      'His birthday. I bought a card. I do not know why. I wrote "you idiot" in it and put it in the drawer.',
    ],
    [
      'neutral',
      'Back at work. They had put flowers on my desk and then did not know where to put their eyes.',
    ],
    ['calm', 'I sat opposite the jacket and had my toast. That is all. That is the news.'],
    [
      'grateful',
      'His mate Col came round with a box of his records and stayed to hear one. He cried at the drum solo. I made him beans.',
    ],
    [
      'thoughtful',
      'Played the loud one, loud. The neighbour banged on the wall and I thought, there you are.',
    ],
    ['sad', 'A year. I still go to tell him things. I still have the missed call.'],
  ],
};

export const ILL: SampleWriter = {
  who: 'a man with a long illness',
  pages: [
    [
      'anxious',
      'Scan tomorrow. I have packed a bag as if I were going on holiday: book, charger, the good socks.',
    ],
    [
      'sad',
      'It is back. She said it in the first sentence, which I respect. Everything after that was weather.',
    ],
    [
      'frustrated',
      'People keep telling me to fight. I am lying in a chair with a tube in my arm watching a programme about barges. I do not know where they think the fighting is being done.',
    ],
    ['calm', 'Good day. Ate a peach. The whole peach.'],
    [
      'grateful',
      'Elena reads to me in the afternoons. She does the voices, badly, all of them Welsh. I pretended to be asleep so that she would not stop, and then I was.',
    ],
    [
      'sad',
      'My son asked if he should cancel his trip. I said no before he had finished asking. He looked so relieved, and then so ashamed of it, and I wanted to tell him that I saw both and love both. I did not say it.',
    ],
    [
      'reflective',
      'Hair is going. I always complained about it, it never lay flat. Found it on the pillow this morning like something that had moved out.',
    ],
    ['happy', 'Walked to the gate and back. Elena timed me. A new record in a very small sport.'],
    ['anxious', 'Three in the morning. Everything has a lid on it except my head.'],
    [
      'thoughtful',
      'I told my son. By text, because I am a coward, but I told him. He wrote back, "Saw it too Dad. Sending you a bad photo of a volcano."',
    ],
    [
      'content',
      'The numbers are better. Not good, better. We had fish and chips on the sea wall, out of the wind, and I could taste the vinegar.',
    ],
    ['neutral', 'Pills: 7. Visitors: 2. Naps: yes.'],
  ],
};
