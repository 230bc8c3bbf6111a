import type { SampleWriter } from './samples.types.ts';

export const NEWCOMER: SampleWriter = {
  who: 'a man writing in a language he is learning',
  pages: [
    [
      'anxious',
      'Today is my first day of work in the bakery. I wake up at 3. The streets is empty and I was afraid but also I like it. The boss is name Peter. He speak very fast.',
    ],
    [
      'frustrated',
      'I say to the woman "fifteen" and she hear "fifty". She was angry. I know the word but my mouth dont know the word.',
    ],
    [
      'happy',
      'My daughter she correct my English now. She is seven years. I am proud and I am little bit ashame, and both is true.',
    ],
    [
      'sad',
      'I call my mother in the evening. She show me the street with the camera of the phone. The bakery of my uncle is still there but without windows. I didnt tell her I was crying, I said the internet is bad.',
    ],
    [
      'grateful',
      'Peter give me the old bike from his son. He say its nothing. It is not nothing, now I sleep 40 minutes more.',
    ],
    ['neutral', 'We made 300 bread today and 80 of the small with seeds. It was raining.'],
    [
      'excited',
      'I make the bread of my country and Peter put it in the window. He ask how it is called and he write it on the card, wrong. I will not correct it. People was buying it.',
    ],
    [
      'reflective',
      'In my country I was engineer. Here I am the man who knows when is the oven ready. I think about this when I am alone. I dont know if I lost something or if I only put it down.',
    ],
    [
      'anxious',
      'The letter from the office came. I must go to interview on Monday with all the papers. I have read the letter five times and my daughter also read it.',
    ],
    [
      'determined',
      'I will learn ten words every day. Today: receipt, although, stubborn, yeast, to owe, to borrow, ceiling, eventually, thumb, neighbour.',
    ],
    [
      'happy',
      'We can stay. Five years. I went to the bakery to tell Peter and he didnt say nothing, he gave me flour on the face.',
    ],
    [
      'calm',
      'Sunday. We was in the park, my wife made the tea in the bottle like at home. An old man sat with us and he told us about his dog who died. I understood everything. Every word.',
    ],
    [
      'thoughtful',
      'I had a dream in English. My father was in it and he answered me in English too, which he never could. I woke up and I didnt know if I am happy.',
    ],
  ],
};

export const TRAVELLER: SampleWriter = {
  who: 'a woman travelling alone',
  pages: [
    [
      'excited',
      'Night train to Zagreb. The conductor took my passport and gave me a blanket, and I have a feeling I came out ahead. The window is full of small stations with one lamp each.',
    ],
    [
      'happy',
      'Swam before breakfast. The water was so clear that I could see my own feet looking surprised.',
    ],
    [
      'anxious',
      'Lost the room key, found the room key. In between I was a person with no key in a country where I cannot say key.',
    ],
    [
      'reflective',
      'Ate alone at a table for four. I used to take a book as a sort of chaperone. Tonight I forgot it, and I watched the harbour instead, and the waiter brought me a second glass for nobody and we both laughed.',
    ],
    [
      'sad',
      'It was meant to be the two of us. We had booked it in January, before. I keep seeing things and turning to the left.',
    ],
    [
      'calm',
      'A whole day on the ferry. No signal. I mended my bag, slept in the sun, and thought about nothing for longer than I can remember.',
    ],
    [
      'frustrated',
      'Everyone says the south is more authentic. Everyone on this terrace is from Leeds.',
    ],
    [
      'grateful',
      'My bus broke down in a village with one café. The owner lent me her son, who drove me forty minutes over the hill and refused the money. He pointed at the view as if he had put it there.',
    ],
    [
      'thoughtful',
      'I wrote him a postcard and did not send it. Then I wrote one to myself and did.',
    ],
    [
      'excited',
      'Climbed the bell tower: 312 steps. At the top there was a bride, out of breath, eating a sandwich.',
    ],
    [
      'content',
      'Last night. I have sand in every book. I was afraid I would be lonely, and I was, on the Tuesday, for about an hour.',
    ],
    ['neutral', 'Airport. Gate 14. Everything costs eleven euros.'],
    [
      'reflective',
      'Home. The postcard was on the mat. "You did it on your own," it said, in my handwriting, and for a moment I could not think who had sent it.',
    ],
  ],
};

export const LOVER: SampleWriter = {
  who: 'somebody falling in and out of love',
  pages: [
    [
      'excited',
      'He texted back. It took him four hours and it was two words and one of them was "haha", and I have read it maybe thirty times.',
    ],
    [
      'happy',
      'We walked until the pubs closed and then we walked past them. He told me about his sister and the sea. At my door he said goodnight and then did not go anywhere.',
    ],
    ['anxious', 'Three days of nothing. I am fine. I have cleaned the fridge.'],
    [
      'happy',
      'He was ill, he had lost his voice, he came round with a notepad and wrote SORRY in capitals and underneath, smaller, "missed you". I have kept the page.',
    ],
    [
      'calm',
      'Sunday morning, rain, nowhere to be. He was reading bits of the paper out loud in that croak. I thought: remember this, with the toast and the rain. So here it is.',
    ],
    [
      'reflective',
      'I never say the thing first. With everyone, always, I wait for the other person to jump and then I say "me too". I noticed it tonight on the stairs.',
    ],
    [
      'excited',
      'I said it first. On the number 12, upstairs, at the front. He looked at me like I had handed him something hot. Then he said it back to the window.',
    ],
    ['frustrated', 'We argued about the dishes for an hour and the dishes were clean.'],
    [
      'sad',
      'He got the job in Glasgow. I said congratulations and meant it, and then I went and stood in the bathroom with the light off.',
    ],
    [
      'sad',
      'She used to call this the long goodbye, my mother, when people keep finding things at the bottom of the bag to hand back. Tonight it was my blue jumper and a fork.',
    ],
    ['apathetic', "i don't want to write about it"],
    ['thoughtful', 'Saw the number 12 go past and for the first time it was only a bus.'],
    [
      'content',
      'Cooked for one, properly, with a candle. The candle was a bit much. I laughed at myself and left it burning.',
    ],
  ],
};
