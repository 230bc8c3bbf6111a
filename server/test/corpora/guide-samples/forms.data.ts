import type { SampleWriter } from './samples.types.ts';

export const POET: SampleWriter = {
  who: 'a poet',
  pages: [
    [
      'reflective',
      'The gulls again,\nthrowing their one word\nat the harbour wall.\n\nI have one word too\nand keep it in my coat\nlike a stone.',
    ],
    ['sad', 'You left the lamp on.\nI left it on.\nIt has been on for a year.'],
    ['calm', 'snow\non the step\non the cat\non the letter I was waiting for'],
    ['thoughtful', 'What the river says is always the same thing,\nand always to somebody else.'],
    [
      'happy',
      'Blackberries!\nMy hands are a crime.\nMy mother at the sink, aged nine,\nis laughing with them too.',
    ],
    [
      null,
      'Draft three of the moon poem. The moon is out. Everything is out, except for the line about the ladder, which I do not understand and cannot cut.',
    ],
    [
      'frustrated',
      'Rejected again. A very nice letter. They said the ladder poem "almost" convinced them. I know that almost. It has been on my doorstep for years, wiping its feet.',
    ],
    [
      'excited',
      'They took it. The ladder. I had sent it in without its last verse because I forgot the second page, and it turns out it was finished and I was the one who was not.',
    ],
  ],
};

export const DREAMER: SampleWriter = {
  who: 'somebody who writes down dreams',
  pages: [
    [
      'neutral',
      'Dreamt I was in the old school but all the doors opened on the sea. I was late for an exam in it.',
    ],
    [
      'anxious',
      'In the dream my teeth came out one by one and I put them in a matchbox so that nobody would notice. My brother was there, selling tickets.',
    ],
    [
      'reflective',
      'I had the house dream again. There is always one more room at the end of the corridor, and I never knew we had it, and I am so happy about all that space, and then I see that someone has been living there.',
    ],
    [
      'calm',
      'Flew. Low, over the allotments, breaststroke. Mr Hargreaves looked up from his beans and nodded.',
    ],
    [
      'sad',
      'Nan was in the kitchen peeling apples. I knew she was dead and she knew it too, and we both thought it would be rude to bring it up.',
    ],
    ['neutral', 'No dreams. Or they left without saying goodbye.'],
    [
      'thoughtful',
      'The room at the end of the corridor was open last night. There was a bed in it, made, with my own coat on the chair. I woke up before I went in.',
    ],
    ['content', 'Went in.'],
  ],
};

export const LISTS: SampleWriter = {
  who: 'somebody who thinks in lists and thanks',
  pages: [
    [
      'grateful',
      '1. Hot water\n2. The man at the station who held the door with his foot\n3. Asha, for remembering\n4. That the test was negative\n5. Oranges',
    ],
    [
      'happy',
      'Good things today:\n- slept\n- the cat came back, with no explanation\n- Asha laughed at my joke, the second one\n- soup',
    ],
    [
      'anxious',
      'Worries, in order of size:\n* the boiler\n* the exam\n* the noise the car makes\n* what Asha meant by "we should talk"\n* everything',
    ],
    ['grateful', 'Grateful for: the boiler man. His radio. The hour after he left.'],
    ['neutral', 'Books read this year: 9\nBooks bought: 31'],
    [
      'sad',
      'Things Asha took: the blue bowl, the good scissors, the map.\nThings she left: the cat, one earring, me',
    ],
    [
      'determined',
      '[ ] phone the bank\n[ ] eat something green\n[x] get up\n[ ] write to Asha, or do not',
    ],
    [
      'content',
      "three things\nthe light on the bus\na stranger's very serious hat\nI did not check my phone until ten",
    ],
  ],
};

export const BRIEF: SampleWriter = {
  who: 'somebody of one line, and of one word',
  pages: [
    ['neutral', 'Tired.'],
    ['happy', 'Finally'],
    [null, 'Nothing'],
    ['anxious', 'Waiting'],
    ['calm', 'Rain'],
    ['sad', 'Missed her call again.'],
    ['frustrated', 'I hate Sundays'],
    ['content', 'Good coffee, good book, no one rang.'],
    [null, 'not today'],
    ['reflective', 'I think I was happy and I only noticed on the stairs.'],
    ['determined', 'Ran 5k without stopping.'],
    ['apathetic', 'same as yesterday'],
    ['grateful', 'He remembered the milk.'],
    ['anxious', 'What if she says yes?'],
  ],
};
