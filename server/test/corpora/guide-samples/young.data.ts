import type { SampleWriter } from './samples.types.ts';

export const TEEN: SampleWriter = {
  who: 'a girl of fifteen, in lower case',
  pages: [
    [
      'anxious',
      'ok so today was literally the worst. mia didnt save me a seat at lunch and i had to sit with the year 9s. she said she forgot but she was looking right at me when i walked in. i said its fine. it is not fine',
    ],
    [
      'frustrated',
      'mum took my phone because i got a 4 in maths. like taking my phone is going to make me understand circle theorems?? i told her that and she said dont take that tone. i dont even have a tone. i have a face and it does things',
    ],
    [
      'happy',
      'jess and me walked home the long way and we found a shopping trolley in the river with a duck sitting in it like it was a throne. we laughed so hard i got hiccups. nobody else will ever get why thats funny and thats kind of the best part',
    ],
    [
      'sad',
      'cant sleep. its 2am. keep thinking about what mia said in the group chat. i typed like six replies and deleted all of them',
    ],
    [null, 'idk why i keep checking if shes online. its not like im going to say anything'],
    [
      'excited',
      'GOT THE PART. im actually going to be in the play. not the main one but i have 14 lines and one of them is a joke. dad hugged me in the kitchen and got flour all over my blazer',
    ],
    [
      'anxious',
      'rehearsal was so awkward. i forgot my second line and mr okafor said take your time and everyone was silent and i could hear the radiator. but then i did it and hannah from year 11 said it was good. she doesnt say stuff she doesnt mean i think',
    ],
    ['neutral', 'nothing happened today. had toast. did french. came home'],
    [
      'sad',
      'grandad is in hospital again. mum is pretending everything is normal and keeps cleaning the oven. i wanted to ask if he is going to die but you cant just ask that while someone is cleaning an oven',
    ],
    [
      'reflective',
      'mia came up to me at the bus stop and said sorry. like actually said it. i thought i would feel amazing but i just felt tired. i said ok. we talked about the history homework. maybe thats how it goes back to normal, you just talk about homework until it is',
    ],
    [
      'happy',
      'play tonight!! i got the laugh. on my joke. the whole hall. i want to remember what it sounded like forever',
    ],
    [
      'calm',
      'went to see grandad. he asked about the play and i did my 14 lines for him in the ward and the man in the next bed clapped. grandad cried a bit but said it was the medicine',
    ],
    [
      'frustrated',
      'why do teachers say there are no stupid questions and then sigh when you ask one',
    ],
    ['neutral', 'to do: essay. wash pe kit. text jess back. stop looking at mias story'],
    [
      'anxious',
      'everyone else already knows what a levels theyre doing. im supposed to choose by friday. i like art but mum says art is a hobby. i should probably do biology. i dont want to do biology',
    ],
    [
      'determined',
      "told mum im doing art. my hands were shaking. she went quiet for ages and then said well you'd better be good then. i think that was a yes",
    ],
  ],
};

export const STUDENT: SampleWriter = {
  who: 'a student far from home',
  pages: [
    [
      'anxious',
      'First week. The room has one window and it looks at another window. I have unpacked everything except the photographs. I told Mum on the phone that everyone is lovely, which is true, and that I am settling in, which is not.',
    ],
    [
      'neutral',
      'Lectures: two. Pages read: eleven out of ninety. Meals that were not cereal: none. I should be ahead by now, or at least not behind in week two.',
    ],
    [
      'happy',
      'Dami from the floor below knocked and asked if I had a tin opener. I did. We ate his beans and my bread on the stairs because neither of us has two chairs. He laughs before he gets to the end of his own jokes.',
    ],
    [
      'frustrated',
      'The library closes at nine on Sundays, as if thinking stopped. I wrote four hundred words and deleted three hundred. What is left is mostly the title.',
    ],
    [
      'sad',
      'Homesick today, in the stupid way where a smell does it. Somebody was frying onions with cumin and for a second I was in our kitchen and my sister was doing her homework at the counter. Then the fire alarm went.',
    ],
    [
      'reflective',
      'My tutor said my essay was "competent". I have been turning the word over for two days like a coin that might be fake. It is not a bad word. It is just not the word I wanted.',
    ],
    [
      'excited',
      'I understood it. Half past ten, third floor, the proof just opened like a drawer. I wanted to tell someone so badly that I told the security guard, and he said, "Good for you, love."',
    ],
    [
      'anxious',
      'I keep thinking they will find out that I got in by mistake. Everyone in the seminar talks as if they had been born holding the book. I almost said something about the second chapter, but Rupert said it first, and louder.',
    ],
    [
      'calm',
      'Snow, the first real one. I walked to the river instead of the lecture and do not regret it. The ducks looked personally offended.',
    ],
    [
      'grateful',
      'Dami sat with me through the whole application form. He did not have to. I thanked him and he said it was on account of the tin opener.',
    ],
    [
      'determined',
      'Tomorrow I will speak in the seminar. One sentence. It does not even have to be a clever one. I have written it down on a card.',
    ],
    [
      'excited',
      'I said the sentence. My voice did the wobble. Dr Hale wrote it on the board and underlined it, and for the rest of the hour I heard nothing at all because I was so busy being alive.',
    ],
    [
      'sad',
      'Went home for the weekend and my room has become the ironing room. Nobody said anything about it. I slept between the board and the window and felt like a parcel left at the wrong address.',
    ],
    [
      'thoughtful',
      'Used to be that home was one place. Now I say "I am going home" in both directions and mean it each time, a little less going that way and a little more coming back.',
    ],
    ['neutral', 'Exam in nine days. Flashcards: 140. Known: some.'],
  ],
};

export const GAMER: SampleWriter = {
  who: 'a man of twenty-four who plays at night',
  pages: [
    [
      'excited',
      'Finally beat the second phase. Forty-one attempts. My hands were sweating so much I had to wipe the controller. The guild chat went mental and for about ten minutes I was the most famous man in a very small country.',
    ],
    [
      'apathetic',
      'Played until four again. Did not even enjoy it. I was just there, like the fridge.',
    ],
    [
      'frustrated',
      'Lost three ranked matches because our healer kept leaving. I typed something I should not have typed. Got muted for a day. Fair enough tbh',
    ],
    [
      'anxious',
      'Interview on Thursday for the warehouse job. Kev says just be yourself but myself has been unemployed for seven months so maybe somebody else.',
    ],
    [
      'happy',
      'Got the job!!! Start Monday. Told Kev and he sent 30 confetti emojis. Told Dad and he said "about time", but he rang back an hour later and asked what the shifts were.',
    ],
    [
      'neutral',
      'First shift. 11,400 steps. My feet are two separate problems. The scanner beeps in the same note as the menu sound in the old games and I kept wanting to press start.',
    ],
    [
      'calm',
      'Logged on for an hour and logged off because I was tired, not because I was sad. Different kind of tired. I had forgotten there were two.',
    ],
    [
      'sad',
      'Guild is splitting up. Marek has a baby, Lou moved, nobody has the time. We stood our characters in a circle at the old gate and nobody wanted to be the first to log out. It was stupid and I nearly cried.',
    ],
    [
      'thoughtful',
      "I've known Marek for six years and I have never heard him cough. I know how he says sorry when he pulls too many mobs. I don't know what his kitchen looks like.",
    ],
    [
      'content',
      'Marek and me did a video call. He looks nothing like his voice. The baby is called Ida and she tried to eat the headset.',
    ],
    [
      'frustrated',
      'Supervisor changed the rota without telling anyone. I said nothing again. I always say nothing and then I have the argument in the shower.',
    ],
    [
      'determined',
      'Told him. I said, I can do Saturday but I need to know by Wednesday. He said alright. That was it. Seven months of shower arguments and it took eleven seconds.',
    ],
    ['neutral', 'Save points: kitchen, bed, bus stop. Boss: laundry.'],
    [
      'reflective',
      'Dad came round and asked me to show him the game. He held the controller like it was a bird. Walked into a wall for ten minutes and said it was very good.',
    ],
  ],
};
