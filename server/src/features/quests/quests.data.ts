/** A quest: a written prompt, one a day for everybody (S1.3; D28). */
export interface QuestText {
  /** Stable: completions refer to it. */
  id: string;
  /** At most 40 characters. */
  title: string;
  /** What it asks, and why one might want to. */
  description: string;
  /** The text that accepting puts into the entry; 60 to 400 characters. */
  prompt: string;
  theme: string;
  /** 1 takes five minutes, 2 an evening's page, 3 goes deep. */
  weight: 1 | 2 | 3;
  xp: number;
}

/**
 * In the order in which the days take them: neighbours differ in theme and in weight, round the end
 * of the list too. Adding or moving one changes which quest a coming day gets.
 */
export const QUESTS: readonly QuestText[] = [
  {
    id: 'letter-never-sent',
    title: 'The letter you never sent',
    description:
      'Write it tonight to the person it belongs to. Nobody posts it. One page, no apologies in the first line.',
    prompt:
      'Dear …,\n\nI have owed you this letter for some time. I am not going to post it, so I can say it plainly. What I wanted to tell you is',
    theme: 'people',
    weight: 3,
    xp: 15,
  },
  {
    id: 'unwritten-rules',
    title: 'The rules nobody wrote down',
    description:
      'Every household, even a household of one, is run by laws that were never passed. A visitor breaks four of them in an hour.',
    prompt:
      'The unwritten rules of the place where I live, numbered. After each: who made it, and what happens to those who break it.\n\n1.\n2.\n3.',
    theme: 'home',
    weight: 2,
    xp: 15,
  },
  {
    id: 'profession-for-a-week',
    title: 'A profession for a week',
    description: 'Seven days, full training, no consequences. You are allowed lighthouse keeper.',
    prompt:
      'For one week I may do any work in the world and be good at it. What I choose, what the first morning is like, and the tool I would steal on leaving.',
    theme: 'play',
    weight: 1,
    xp: 15,
  },
  {
    id: 'done-properly',
    title: 'A thing done properly',
    description:
      'You did something well lately, and nobody rang a bell. Walk round it and look at the joints.',
    prompt:
      'Something I did properly, paid or unpaid, large or small. How it was done, where I could have cut the corner, and how I know it is good.',
    theme: 'work',
    weight: 2,
    xp: 15,
  },
  {
    id: 'hour-that-is-yours',
    title: 'The hour that is yours',
    description:
      'Every day has one hour that fits better than the others. Find out which, and what it is made of.',
    prompt:
      'The hour of the day that suits me best. What it looks like from inside, what usually interrupts it, and what I would do with two of them.',
    theme: 'time',
    weight: 1,
    xp: 15,
  },
  {
    id: 'sure-of',
    title: 'Things you are sure of',
    description:
      'Opinions are plentiful. Start a list of what you would actually put your hand on, and watch how short and strange it is.',
    prompt:
      'What I am sure of. Small things count: that bread smells like that, that she meant it. For each, how I know.\n\n1.\n2.\n3.',
    theme: 'lists',
    weight: 3,
    xp: 15,
  },
  {
    id: 'overheard',
    title: 'Half of a conversation',
    description:
      'You have caught one sentence that was not meant for you, and never got the rest. Supply the rest.',
    prompt:
      'A sentence I once overheard, or read over a shoulder:\n\nWhat must have been said just before it, and just after:',
    theme: 'strangers',
    weight: 1,
    xp: 15,
  },
  {
    id: 'object-gives-evidence',
    title: 'A thing gives evidence',
    description:
      'Something in this room has watched you all week and drawn its own conclusions. Swear it in.',
    prompt:
      'An object near me describes my week in the first person. It is observant, rather literal, and on the whole well disposed.',
    theme: 'objects',
    weight: 2,
    xp: 15,
  },
  {
    id: 'place-not-seen',
    title: 'A place you have not been to',
    description:
      'Everybody keeps one place they have never visited and could describe. Describe it before you go and spoil it.',
    prompt:
      'A place I have never been and have somehow furnished. What I believe it is like, and where I got each piece of that idea.',
    theme: 'places',
    weight: 1,
    xp: 15,
  },
  {
    id: 'four-chairs',
    title: 'Four chairs',
    description:
      'You, and three others: living, dead or invented. There is supper, and by the second helping there is an argument.',
    prompt:
      'A table with four chairs, and one of them is mine. Who sits in the others, what is served, what we start to argue about, and who does the washing-up.',
    theme: 'food',
    weight: 2,
    xp: 15,
  },
  {
    id: 'window-seat',
    title: 'The window seat',
    description:
      'Something seen from a train, a bus or a passing car has no duty to make sense. It only has to have gone by.',
    prompt:
      'Something I once saw from a moving window and have kept. Ten seconds of it, at most. Everything in the frame before it went.',
    theme: 'journeys',
    weight: 1,
    xp: 15,
  },
  {
    id: 'ledger-of-favours',
    title: 'The ledger of favours',
    description:
      'An account book for things that never had a price: a lift, a loan of a ladder, an hour on the telephone.',
    prompt:
      'Two columns, no sums. Favours I have been given and still think of. Favours I have done and do not want back.\n\nReceived:\n\nGiven:',
    theme: 'money',
    weight: 2,
    xp: 15,
  },
  {
    id: 'ceremony-of-one',
    title: 'A ceremony of one',
    description:
      'Not the grand habits. The one with the spoon, or the window, or the third step from the top.',
    prompt:
      'A small thing I do the same way every time. The whole rite, in order. What I feel if it is interrupted. What I think it is for.',
    theme: 'self',
    weight: 1,
    xp: 15,
  },
  {
    id: 'rescued-afternoon',
    title: 'An unremarkable afternoon',
    description:
      'Thousands of afternoons have gone without a word. Go back and rescue one that has no claim on anybody’s attention.',
    prompt:
      'An afternoon from years ago on which nothing happened. Everything I can recover of it: the room, the light, the sounds, the plan for supper, who else was about.',
    theme: 'memory',
    weight: 2,
    xp: 15,
  },
  {
    id: 'mind-changed',
    title: 'A mind, changed',
    description:
      'You used to think otherwise. Nobody marked the day. Trace how one view of yours became another.',
    prompt:
      'I used to think:\n\nI now think:\n\nHow I got from one to the other: the people, the evidence, the slow part and the sudden part. What I would not yet swear to.',
    theme: 'arguments',
    weight: 3,
    xp: 15,
  },
  {
    id: 'made-today-easier',
    title: 'Who made today easier',
    description:
      'Somebody did, perhaps by doing their work properly a long way off. Find them and put them in the record.',
    prompt:
      'One person who made today easier, known or unknown to me. Follow the thread back: what they did, who made it possible for them, and so on, as far as I can.',
    theme: 'thanks',
    weight: 1,
    xp: 15,
  },
  {
    id: 'fear-outgrown',
    title: 'A fear you have outgrown',
    description:
      'It used to be quite large. At some point, without a ceremony, it stopped coming to the door.',
    prompt:
      'Something that used to alarm me and no longer does. What it looked like at full size, when I last remember it, and what I would say to it now if we met on the stairs.',
    theme: 'fear',
    weight: 2,
    xp: 15,
  },
  {
    id: 'where-today-turned',
    title: 'Where today turned',
    description:
      'There was a hinge in it somewhere: a message, a mood, a change in the light. Put your finger on it.',
    prompt:
      'At some point today stopped being one thing and became another. Find the minute. What was on this side of it, and what on the other?',
    theme: 'time',
    weight: 1,
    xp: 15,
  },
  {
    id: 'question-left-open',
    title: 'A question to leave open',
    description:
      'Some questions spoil if they are answered too soon. This is a page for keeping one fresh.',
    prompt:
      'A question I do not need to settle this year. State it as well as I can. Set down what I know on each side, and then leave the door open.',
    theme: 'future',
    weight: 3,
    xp: 15,
  },
  {
    id: 'late-reply',
    title: 'A reply, somewhat late',
    description:
      'There is a message you have not answered. Answer it here first, where nobody minds the date.',
    prompt:
      'A message or letter I never answered. What it said, more or less. Now the answer, without a word about the delay:',
    theme: 'letters',
    weight: 2,
    xp: 15,
  },
  {
    id: 'dream-or-none',
    title: 'A dream, or the lack of one',
    description:
      'Dreams are dull to hear and interesting to have. Since nobody is listening, you may tell one.',
    prompt:
      'A dream, recent or old, told as plainly as a news report. No interpretation. If there is none to hand, the dream I would order.',
    theme: 'sleep',
    weight: 1,
    xp: 15,
  },
  {
    id: 'small-rescue',
    title: 'A small rescue',
    description:
      'Somebody you did not know got you out of a minor difficulty and left before you could learn their name. Put it on record.',
    prompt:
      'A stranger once helped me with something small. Set out the difficulty, the rescue, and what they would say if they could read this.',
    theme: 'strangers',
    weight: 2,
    xp: 15,
  },
  {
    id: 'overdue-thanks',
    title: 'Thanks, overdue',
    description:
      'Somebody is owed a better thank-you than the one they got. There is no hurry; it has kept this long.',
    prompt:
      'Somebody I thanked too little, or too quickly, or in the wrong words. What they did. What it led to, that they cannot know. What I would say with all the time in the world.',
    theme: 'thanks',
    weight: 3,
    xp: 15,
  },
  {
    id: 'made-by-hand',
    title: 'Something made by hand',
    description:
      'Somebody made it, one movement after another, with their mind on it or on something else. Look at it long enough to tell which.',
    prompt:
      'A handmade thing I own or know. Every trace of the maker I can find in it: the slip, the repair, the flourish nobody asked for. What I think they were thinking.',
    theme: 'craft',
    weight: 2,
    xp: 15,
  },
  {
    id: 'from-where-you-sit',
    title: 'From where you sit',
    description: 'Five minutes, no memory needed. Take delivery of what is arriving anyway.',
    prompt:
      'Without moving, list what reaches me here by whichever senses are on duty. Nearest things first, then further off, then the furthest thing I can detect at all.',
    theme: 'senses',
    weight: 1,
    xp: 15,
  },
  {
    id: 'portrait-without-a-face',
    title: 'A portrait without a face',
    description:
      'A face tells you less than people think. How somebody closes a door tells you more.',
    prompt:
      'Draw one person in words without mentioning their face. How they close a door, carry a cup, begin a sentence, say goodbye. Stop when somebody who knows them would guess.',
    theme: 'people',
    weight: 2,
    xp: 15,
  },
  {
    id: 'what-you-carry',
    title: 'What you would pack first',
    description:
      'Two nights, one bag, no weather forecast. What goes in first is not what a sensible person would put in first.',
    prompt:
      'I am leaving for two nights with one small bag. What goes in, in order, and the argument for each thing. What I always take and never use.',
    theme: 'journeys',
    weight: 1,
    xp: 15,
  },
  {
    id: 'book-in-time',
    title: 'A book that turned up in time',
    description:
      'Or a song, a film, a page of instructions: something made by a stranger that arrived in the right week.',
    prompt:
      'Something I read, heard or watched that came at the right moment. How it found me, what was going on, which part did the work, and whether it would work again.',
    theme: 'words',
    weight: 2,
    xp: 15,
  },
  {
    id: 'five-minutes-of-sky',
    title: 'Five minutes of sky',
    description: 'Go to a window. Nothing is required of you but to report what is up there.',
    prompt:
      'The sky, for five minutes, as it is now. What is moving, which way, how fast, in what light. Note the moment it changed.',
    theme: 'weather',
    weight: 1,
    xp: 15,
  },
  {
    id: 'kinds-of-tired',
    title: 'A field guide to tiredness',
    description:
      'There are at least seven species, and they are constantly mistaken for one another. Identify yours.',
    prompt:
      'A field guide to the kinds of tired I know. For each: its name, where it settles, what it feeds on, what makes it go. Mark the one I saw most recently.',
    theme: 'body',
    weight: 2,
    xp: 15,
  },
  {
    id: 'small-hill',
    title: 'The small hill you defend',
    description:
      'It is of no importance whatever, and you will not be moved. Everybody has one. Fortify it.',
    prompt:
      'An opinion I hold about something trivial, and hold absolutely. My case, in full, with evidence and a ringing conclusion.',
    theme: 'arguments',
    weight: 1,
    xp: 15,
  },
  {
    id: 'room-by-heart',
    title: 'A room you could draw blindfold',
    description:
      'Choose a room you would be glad to stand in again. It is still there, in more detail than you expect.',
    prompt:
      'I am standing in the doorway of a room I liked. Go round it slowly, clockwise: light, furniture, smell, the thing that was always on the table. Then sit down somewhere.',
    theme: 'places',
    weight: 2,
    xp: 15,
  },
  {
    id: 'table-archaeology',
    title: 'Archaeology of a table',
    description:
      'The nearest flat surface is a dig. Treat it with proper method and no embarrassment.',
    prompt:
      'Excavate the nearest table, shelf or windowsill from the top layer down. Name each find, date it roughly, and suggest what the inhabitants believed.',
    theme: 'home',
    weight: 1,
    xp: 15,
  },
  {
    id: 'museum-of-mistakes',
    title: 'A small museum of mistakes',
    description:
      'Three exhibits, well lit, with labels. Admission is free and there is nobody in today but you.',
    prompt:
      'Three harmless mistakes of mine, as exhibits. For each a title, a date, the materials, and one dry sentence of explanation for the visitor.\n\nI.\n\nII.\n\nIII.',
    theme: 'failures',
    weight: 2,
    xp: 15,
  },
  {
    id: 'tool-that-fits',
    title: 'The tool that fits your hand',
    description:
      'A pen, a knife, a key on a keyboard, a certain spoon. There is one you would go back into the rain for.',
    prompt:
      'A tool I like using. Its weight, its faults, how it came to me, and what my hands know about it that I have never put into words.',
    theme: 'craft',
    weight: 1,
    xp: 15,
  },
  {
    id: 'kindly-unsaid',
    title: 'Something kindly unsaid',
    description:
      'You saw, or knew, or could have corrected, and let it be. It is a sort of gift, and nobody can thank you for it.',
    prompt:
      'Something I once chose not to say, for somebody’s sake. Leave out the names. What I saw, why I let it be, and how the silence has worn since.',
    theme: 'secrets',
    weight: 3,
    xp: 15,
  },
  {
    id: 'not-to-do-list',
    title: 'The not-to-do list',
    description: 'Everybody keeps the other kind. This one is shorter and more restful.',
    prompt:
      'Things I am not going to do this week, and a word on why the world will bear it.\n\n1.\n2.\n3.',
    theme: 'lists',
    weight: 1,
    xp: 15,
  },
  {
    id: 'kinds-of-quiet',
    title: 'Three kinds of quiet',
    description:
      'There is the quiet of snow, of a waiting room, of somebody not saying something. You know others.',
    prompt:
      'Three quiets I have known, each with its place and time. What made them different, and which one I would ask for again.',
    theme: 'senses',
    weight: 2,
    xp: 15,
  },
  {
    id: 'sentence-worth-copying',
    title: 'A sentence worth copying out',
    description:
      'Copying by hand is slow reading. Take any good sentence you can lay hands on and see how it is built.',
    prompt:
      'A sentence by someone else that I like, copied out exactly:\n\nWhat it is doing, word by word, and what would be lost if I changed the smallest piece of it:',
    theme: 'words',
    weight: 1,
    xp: 15,
  },
  {
    id: 'in-praise-of-slow',
    title: 'In praise of something slow',
    description: 'Some things cannot be hurried and are better company for it. Speak up for one.',
    prompt:
      'Something that takes a long time and ought to. Describe it from beginning to end without once looking at the clock, and say what would be lost if it were quick.',
    theme: 'time',
    weight: 2,
    xp: 15,
  },
  {
    id: 'to-an-earlier-you',
    title: 'To yourself, some years back',
    description:
      'Choose a year you look back on with some kindness. They will not take your advice, but they would like the news.',
    prompt:
      'Dear me, in the year …,\n\nNo advice. I only wanted to tell you what I can see from here, what turned out not to matter, and what you were already doing right:',
    theme: 'letters',
    weight: 3,
    xp: 15,
  },
  {
    id: 'most-comfortable',
    title: 'The most comfortable you have been',
    description:
      'A chair, a coat, a patch of grass, the back of somebody’s car. Comfort leaves very precise memories.',
    prompt:
      'One occasion on which I was perfectly comfortable. The position, the temperature, the light, the reason I did not have to get up.',
    theme: 'body',
    weight: 1,
    xp: 15,
  },
  {
    id: 'early-weather',
    title: 'An early memory with weather in it',
    description:
      'You need not choose an important one. The ones with puddles in them are often the clearest.',
    prompt:
      'A memory from early on that has weather in it. What the sky was doing, what I had on, what I was looking at. Say which parts I am sure of and which I have filled in.',
    theme: 'memory',
    weight: 2,
    xp: 15,
  },
  {
    id: 'minister-for-small-things',
    title: 'Minister for Small Things',
    description:
      'You have been appointed. The budget is generous and you may issue one decree before supper.',
    prompt:
      'By order of the Minister for Small Things, with effect from tomorrow:\n\nThe reasons given to the press:\n\nThe real reason:',
    theme: 'play',
    weight: 1,
    xp: 15,
  },
  {
    id: 'miss-by-thursday',
    title: 'What you would miss by Thursday',
    description:
      'If it were quietly taken away tonight you would notice before the week was out. So notice now, which is cheaper.',
    prompt:
      'A small thing that, removed from my life without announcement, I would miss within days. Describe the first morning without it. Then put it back, and look at it.',
    theme: 'thanks',
    weight: 2,
    xp: 15,
  },
  {
    id: 'contents-of-a-pocket',
    title: 'Contents of a pocket',
    description:
      'Or a bag, or a drawer. The evidence is all there, and you are both detective and suspect.',
    prompt:
      'Turn out one pocket, bag or drawer. List everything, as a detective would. Then the detective’s conclusions about the owner.',
    theme: 'objects',
    weight: 1,
    xp: 15,
  },
  {
    id: 'letter-from-later',
    title: 'A letter from later on',
    description:
      'Somebody who used to be you has ten spare minutes and some paper. They are fonder of you than you would guess.',
    prompt:
      'Ten years on, I am writing back to this evening.\n\nYou will want to know how things are here. I shan’t spoil it, but I can tell you about the room, the company, and one thing you were right about:',
    theme: 'future',
    weight: 3,
    xp: 15,
  },
  {
    id: 'corner-you-use',
    title: 'The corner you actually use',
    description:
      'People have rooms and live in corners. Yours has a particular light and a particular mess. Write it up.',
    prompt:
      'The corner of my home, however large or small, where I actually spend my time. What is within reach, and what each thing says about the last week.',
    theme: 'home',
    weight: 1,
    xp: 15,
  },
  {
    id: 'tree-you-know',
    title: 'One tree',
    description:
      'You know at least one tree well enough to miss it. It has never been asked to sit for its portrait.',
    prompt:
      'A tree I know. Where it stands, what it does in each season, what lives in it, what has happened under it. If I know no tree, the nearest stubborn plant.',
    theme: 'nature',
    weight: 2,
    xp: 15,
  },
  {
    id: 'creature-lately',
    title: 'A creature seen lately',
    description:
      'A pigeon will do. So will a moth, or next door’s dog. It had business of its own, and you were in the way.',
    prompt:
      'A creature I saw not long ago. Exactly what it was doing. What it appeared to think it was doing. Its opinion of me, if it had one.',
    theme: 'animals',
    weight: 1,
    xp: 15,
  },
  {
    id: 'sentence-you-kept',
    title: 'A sentence you have kept',
    description:
      'Somebody once said a kind thing to you, probably without noticing, and you have had it in your pocket ever since.',
    prompt:
      'A sentence someone once said to me that I have kept. The exact words. Where we stood. What it was holding up, then and since. Whether they know.',
    theme: 'memory',
    weight: 3,
    xp: 15,
  },
  {
    id: 'under-a-minute',
    title: 'Ten pleasures under a minute',
    description:
      'The first bite, the cold side of the pillow, a parcel one was not expecting. They go unrecorded because they are short.',
    prompt:
      'Ten pleasures that take less than a minute, as exactly as possible. No sunsets unless it was a particular one.\n\n1.\n2.\n3.',
    theme: 'lists',
    weight: 1,
    xp: 15,
  },
  {
    id: 'oldest-thing',
    title: 'The oldest thing you own',
    description: 'It has outlasted several of your opinions. Ask it how.',
    prompt:
      'The oldest thing I own. How old, as near as I can tell; how it came to me; what it has seen; why it was not thrown away on the three occasions when it might have been.',
    theme: 'objects',
    weight: 2,
    xp: 15,
  },
  {
    id: 'surprise-kept',
    title: 'A surprise you kept',
    description: 'It is hard to hold your face still for a week. You managed it once.',
    prompt:
      'A pleasant secret I kept for somebody. The planning, the closest call, the lie I had to tell, and the moment it came out.',
    theme: 'secrets',
    weight: 1,
    xp: 15,
  },
  {
    id: 'note-for-three',
    title: 'A note for three in the morning',
    description:
      'At that hour everything is the wrong size. Write now, while you are of sound mind, to whoever may be awake then.',
    prompt:
      'To be read at three in the morning:\n\nYou know how things look at this hour, and that they do not look so at ten. Here is what was true when I wrote this, with the lamp on and some sense in my head:',
    theme: 'sleep',
    weight: 3,
    xp: 15,
  },
  {
    id: 'instructions',
    title: 'Instructions for something you do well',
    description: 'You could do it in your sleep, which is why you have never heard how it is done.',
    prompt:
      'Full instructions for something I do well, for a careful person who has never seen it done. Number the steps. Put in the knack that is never in the manual.\n\n1.',
    theme: 'craft',
    weight: 2,
    xp: 15,
  },
  {
    id: 'the-near-miss',
    title: 'Almost',
    description:
      'The train you nearly caught, the prize you nearly had, the remark you nearly made. Almost is a country with its own customs.',
    prompt:
      'Something that almost happened. How close it came, in minutes or inches. What was done by whoever went home instead.',
    theme: 'failures',
    weight: 1,
    xp: 15,
  },
  {
    id: 'easy-company',
    title: 'Easy company',
    description:
      'There are people near whom you need not arrange your face. It is worth working out how they manage it.',
    prompt:
      'Describe somebody who is easy to be near. Not their virtues: what they actually do, or leave undone, in the first ten minutes.',
    theme: 'people',
    weight: 2,
    xp: 15,
  },
  {
    id: 'signs-you-are-all-right',
    title: 'How you can tell you are all right',
    description:
      'There are signs, and they are seldom the ones in the leaflets. You whistle, or you answer letters. Make your own list.',
    prompt:
      'How someone who lived with me would know that I was all right. The small signs, in detail. Which of them have been seen lately, and which would be easy to invite in.',
    theme: 'self',
    weight: 3,
    xp: 15,
  },
  {
    id: 'glad-to-lose',
    title: 'An argument you were glad to lose',
    description: 'Losing is sometimes the quickest way to get out of the rain.',
    prompt:
      'An argument I lost, and am better off for losing. Both positions, as they stood. The sentence that did it. How long before I admitted it, and to whom.',
    theme: 'arguments',
    weight: 2,
    xp: 15,
  },
  {
    id: 'forecast-from-within',
    title: 'A shipping forecast from within',
    description:
      'Go round the coast of yourself, head to feet, and report as the radio would: no verdicts, no advice.',
    prompt:
      'The general report from the body at this hour. Head:\nShoulders:\nHands:\nChest:\nFeet:\nOutlook until morning:',
    theme: 'body',
    weight: 1,
    xp: 15,
  },
  {
    id: 'real-job-description',
    title: 'Your real job description',
    description:
      'Whatever fills your days has an official name and an actual content. They have seldom met.',
    prompt:
      'Whatever fills my days, here is the true advertisement for it: duties, hours, the strange part, the part I would do for nothing, and the kind of person who should apply.',
    theme: 'work',
    weight: 2,
    xp: 15,
  },
  {
    id: 'merely-all-right',
    title: 'What if it is merely all right',
    description:
      'We rehearse the worst and daydream the best. The likeliest outcome, which is dull and survivable, gets no attention.',
    prompt:
      'Something coming up that I have been turning over. Describe, in detail, the version in which it goes neither well nor badly, and I am home by the usual time.',
    theme: 'fear',
    weight: 1,
    xp: 15,
  },
  {
    id: 'guidebook-to-here',
    title: 'A guidebook to where you are',
    description:
      'If a traveller had one hour where you live, you would know what to send them to see. The official guides do not.',
    prompt:
      'Write the guidebook entry for the few streets, or fields, or corridors around me. How to arrive, what to see, where to sit, what to avoid, and the best hour for it.',
    theme: 'places',
    weight: 2,
    xp: 15,
  },
  {
    id: 'last-ten-minutes',
    title: 'Ten minutes, slowly',
    description:
      'The last ten minutes are still almost whole. Get them down before they are folded into the evening.',
    prompt: 'The last ten minutes, as slowly as I can tell them. Leave out nothing for being dull.',
    theme: 'time',
    weight: 1,
    xp: 15,
  },
  {
    id: 'showed-you-how',
    title: 'The one who showed you how',
    description:
      'Not the great teachers. The person who once showed you how to fold a map, or whistle, or leave a party.',
    prompt:
      'Somebody once showed me how to do a small thing, and I still do it their way. What was it, how did they show me, and did they know I was learning?',
    theme: 'people',
    weight: 2,
    xp: 15,
  },
  {
    id: 'three-predictions',
    title: 'Three small predictions',
    description:
      'Nothing important. The pleasure is in looking it up afterwards and finding out what sort of prophet you are.',
    prompt:
      'Three modest predictions for the coming month, each certain enough to be checked. After each, my confidence in per cent.\n\n1.\n2.\n3.',
    theme: 'future',
    weight: 1,
    xp: 15,
  },
  {
    id: 'two-truths',
    title: 'Two truths and an improvement',
    description:
      'Tell today as it was, and then as it should have been told. You will find out what you thought it lacked.',
    prompt:
      'Something that happened lately, told twice. First, strictly as it was. Second, improved as a good liar would improve it. Which one is closer?',
    theme: 'play',
    weight: 2,
    xp: 15,
  },
  {
    id: 'first-place-of-your-own',
    title: 'The first place that was yours',
    description:
      'It may have been a flat, or a shelf, or one side of a tent. Something changed when it was yours to arrange.',
    prompt:
      'The first space I could call my own, whatever its size. What I put there, what I kept out, and what I learned about myself from arranging it.',
    theme: 'home',
    weight: 3,
    xp: 15,
  },
  {
    id: 'things-that-worked',
    title: 'Things that worked',
    description:
      'The light came on, the bus came, the lid came off. Nobody writes to the papers about any of it.',
    prompt:
      'An inventory of things that worked today without being asked twice. One line each. Then the whole story of one of them.',
    theme: 'thanks',
    weight: 1,
    xp: 15,
  },
  {
    id: 'remembered-wrong',
    title: 'A thing you remember wrong',
    description:
      'Somewhere your memory and the facts part company, and you have always rather preferred your version.',
    prompt:
      'Something I remember in a way that cannot be right. My version, in full. The facts, as far as anyone knows them. What my version was for.',
    theme: 'memory',
    weight: 2,
    xp: 15,
  },
  {
    id: 'own-bench',
    title: 'Where your bench would go',
    description:
      'Suppose the town gave you a bench, to put wherever you like, facing whichever way you please. It is a serious question.',
    prompt:
      'They have given me one bench. Where I would put it, what it would face, and who may sit on it and at what time of day.',
    theme: 'places',
    weight: 1,
    xp: 15,
  },
  {
    id: 'done-without-signing',
    title: 'Done without signing',
    description:
      'Now and then one does a good turn and leaves before the lights come up. This is the only place it may be mentioned.',
    prompt:
      'Something useful I once did without putting my name to it. The arrangements, the getaway, and what I was told about it later by someone who had no idea.',
    theme: 'secrets',
    weight: 2,
    xp: 15,
  },
  {
    id: 'well-spent',
    title: 'Well spent',
    description: 'The best purchases are seldom the large ones. Enter one in the books.',
    prompt:
      'Something that cost little and has repaid it many times. What it was, where I found it, and the account so far of what it has given back.',
    theme: 'money',
    weight: 1,
    xp: 15,
  },
  {
    id: 'being-a-beginner',
    title: 'Being bad at something',
    description:
      'Beginners see things experts have stopped seeing. It is worth remembering what it was like to hold the thing wrongly.',
    prompt:
      'Something I was once bad at, or would like to be bad at soon. The clumsy first attempt in full. What a beginner notices. What I would want a teacher not to say.',
    theme: 'craft',
    weight: 3,
    xp: 15,
  },
  {
    id: 'seven-questions',
    title: 'Seven questions, no answers',
    description:
      'Answering is not allowed. It is surprising how much one finds out by merely asking in order.',
    prompt:
      'Seven questions I have at the moment, large and small mixed, in the order they arrive. No answers. At the end, mark the one that surprised me.\n\n1.',
    theme: 'lists',
    weight: 2,
    xp: 15,
  },
  {
    id: 'note-to-next-week',
    title: 'A note to next week',
    description:
      'Next week will be run by someone who has forgotten what you know tonight. Leave a note on the table.',
    prompt:
      'To whoever has charge of me next week:\n\nYou will find the following in good order, the following under way, and this one small thing I would like you not to forget:',
    theme: 'future',
    weight: 1,
    xp: 15,
  },
  {
    id: 'worth-the-washing-up',
    title: 'A meal worth the washing-up',
    description: 'The food is rarely the whole reason. Find out what the rest of it was.',
    prompt:
      'One meal I would have again exactly as it was. What was on the table, who was round it, what was said, how it got dark. Leave the food until third.',
    theme: 'food',
    weight: 2,
    xp: 15,
  },
  {
    id: 'other-side-fairly',
    title: 'The other side, fairly',
    description:
      'State the case against yourself so well that the other side would ask to keep a copy. It is harder than winning.',
    prompt:
      'Something I hold firmly. Now the best case against it, put as an honest and intelligent person would put it, with no straw anywhere. Then, what I still hold, and more exactly.',
    theme: 'arguments',
    weight: 3,
    xp: 15,
  },
  {
    id: 'word-you-need',
    title: 'A word you need and do not have',
    description:
      'There is a feeling or a moment you meet every week that no dictionary has got round to. Get round to it.',
    prompt:
      'A thing that has no name and ought to. Describe it so that anyone would recognise it. Then the new word, its part of speech, and an example in a sentence.',
    theme: 'words',
    weight: 2,
    xp: 15,
  },
  {
    id: 'three-scenes',
    title: 'Today in three scenes',
    description:
      'A day is too long to describe and too good to summarise. Three scenes is about right.',
    prompt:
      'Today, as three scenes.\n\nI. (morning)\n\nII. (somewhere in the middle)\n\nIII. (lately)',
    theme: 'time',
    weight: 1,
    xp: 15,
  },
  {
    id: 'water-you-know',
    title: 'The water you know best',
    description:
      'A tap, a canal, a pool, the whole Atlantic. Everybody has one water that is theirs.',
    prompt:
      'The water I know best. Its colour, its temper, its sound at night, what I have done in it or beside it, and what it has made off with.',
    theme: 'nature',
    weight: 2,
    xp: 15,
  },
  {
    id: 'what-enough-looks-like',
    title: 'What enough looks like',
    description: 'The word is used a great deal and hardly ever measured. Measure it.',
    prompt:
      'If I had enough, and knew it, what would an ordinary week look like? Be exact: the rooms, the hours, the company, the things I would stop doing.',
    theme: 'money',
    weight: 3,
    xp: 15,
  },
  {
    id: 'letter-to-a-thing',
    title: 'A letter to a thing',
    description:
      'The kettle, the stairs, the number 9 bus: they have put up with a good deal and never had a line from you.',
    prompt: 'Dear … (a thing I use every day),\n\nI do not think I have written before.',
    theme: 'letters',
    weight: 1,
    xp: 15,
  },
  {
    id: 'season-that-suits',
    title: 'The season that suits you',
    description:
      'You are a different person in one of the four. The others are merely well behaved.',
    prompt:
      'The season I am best in, and the evidence. What I am like in it that I am not like in the others. When it begins, by my own reckoning.',
    theme: 'weather',
    weight: 2,
    xp: 15,
  },
  {
    id: 'route-by-heart',
    title: 'The route you know by heart',
    description:
      'You have travelled it so often that you no longer see it. Travel it once more, on paper, with your eyes open.',
    prompt:
      'A route I could follow half asleep. Name what is on it, stage by stage, including one thing nobody else would put on the map.',
    theme: 'places',
    weight: 1,
    xp: 15,
  },
  {
    id: 'names-you-answer-to',
    title: 'The names you answer to',
    description:
      'Most people have several, for different rooms. Each of them was given by someone and fits a little differently.',
    prompt:
      'Names, nicknames and titles I have answered to. Who uses each, what sort of person it calls up, and which one I would choose to be called across a street.',
    theme: 'self',
    weight: 2,
    xp: 15,
  },
  {
    id: 'hand-on',
    title: 'Something to hand on',
    description:
      'A recipe, a knot, a way of entering a room, an opinion about soup. You have something that ought not to stop with you.',
    prompt:
      'One thing I know how to do that I should like somebody to have from me. Who might want it, how I would teach it, and what I would tell them to ignore.',
    theme: 'future',
    weight: 3,
    xp: 15,
  },
  {
    id: 'background-cast',
    title: 'The cast of an ordinary day',
    description: 'Most days have a large supporting cast and no credits. Roll the credits.',
    prompt:
      'In order of appearance, everyone who was at the edge of my day: the voice, the coat, the hand that passed something over. One line each.',
    theme: 'strangers',
    weight: 1,
    xp: 15,
  },
  {
    id: 'old-plan',
    title: 'An old plan, reread',
    description:
      'You once meant to do something quite different. It is pleasant, at this distance, to read the plan.',
    prompt:
      'A plan I used to have. Set it out fairly, as I believed it then. Which pieces happened anyway, by another door?',
    theme: 'time',
    weight: 2,
    xp: 15,
  },
  {
    id: 'colour-of-today',
    title: 'The colour of today',
    description:
      'Paint manufacturers are paid to name colours. You will do it for nothing and better.',
    prompt:
      'The colour of today, precisely. Where I saw it, what it was next to, and the name it should have on the tin.',
    theme: 'senses',
    weight: 1,
    xp: 15,
  },
  {
    id: 'what-you-do-when-it-rains',
    title: 'What you do when it rains',
    description: 'Rain alters the rules a little, and everybody has a private arrangement with it.',
    prompt:
      'It has come on to rain and I am not expected anywhere. What I do, in order. What I wear, eat, put off, look out at. What rain is allowed that sunshine is not.',
    theme: 'weather',
    weight: 2,
    xp: 15,
  },
  {
    id: 'a-repair',
    title: 'A repair',
    description:
      'It was broken and now it goes. There are few shorter stories with a better ending.',
    prompt:
      'Something I mended, or watched being mended. What had gone, what was tried first, what worked, and where the mend still shows.',
    theme: 'craft',
    weight: 1,
    xp: 15,
  },
  {
    id: 'on-the-stairs',
    title: 'What you thought of on the stairs',
    description: 'The right reply arrives when one has already left. It may as well be used now.',
    prompt:
      'A conversation in which the right words came too late. How it went. How it goes now. What the other person says to that, because they would say something.',
    theme: 'arguments',
    weight: 2,
    xp: 15,
  },
  {
    id: 'wrong-about-somebody',
    title: 'Wrong about somebody',
    description:
      'First impressions are quick and cheap, and some of them deserve a retraction. This is the retraction.',
    prompt:
      'I was wrong about somebody, in their favour. What I first thought, and on what evidence. What overturned it. What I would have missed.',
    theme: 'people',
    weight: 3,
    xp: 15,
  },
  {
    id: 'garment-that-knows',
    title: 'The garment that knows you',
    description: 'It has gone at the elbow and you will not hear a word against it.',
    prompt:
      'A piece of clothing I have kept longer than it deserves. Its history, its repairs, where it has been with me, and what it would be wrong to wear it for.',
    theme: 'objects',
    weight: 1,
    xp: 15,
  },
  {
    id: 'work-nobody-sees',
    title: 'Work nobody sees',
    description:
      'A great deal holds together because someone quietly sees to it. Some of that someone is you.',
    prompt:
      'A piece of work I do that shows only when it is not done. Describe one round of it in full, as though to the person who will take over.',
    theme: 'work',
    weight: 2,
    xp: 15,
  },
  {
    id: 'tune-that-follows',
    title: 'The tune that follows you about',
    description:
      'One of them has been with you for years and has never paid rent. Write down its history.',
    prompt:
      'A tune, or any rhythm, that keeps coming back to me. Where it first got in, what brings it on, and what I am generally doing when it arrives.',
    theme: 'senses',
    weight: 1,
    xp: 15,
  },
  {
    id: 'price-you-remember',
    title: 'A price you remember',
    description:
      'A few prices stay with us long after the goods are gone. There is usually a story standing behind the figure.',
    prompt:
      'A price I still remember exactly. What it bought, who was there, what the money meant at the time, and what I would pay now for the same thing.',
    theme: 'money',
    weight: 2,
    xp: 15,
  },
  {
    id: 'weather-remembered',
    title: 'A weather you remember',
    description:
      'Not what happened: the weather it happened in. Sometimes that turns out to be the part that lasted.',
    prompt:
      'One day of weather I can still feel on my face. Describe the weather first and completely. Only then, if at all, what was going on in it.',
    theme: 'weather',
    weight: 1,
    xp: 15,
  },
  {
    id: 'ordinary-day-later',
    title: 'An ordinary day, some years off',
    description:
      'Not the triumph. The Wednesday: what is on the table, who is about, what you are mildly annoyed by.',
    prompt:
      'An ordinary day five years from now that I would be content to have. From waking to lamp-out, with furniture. Include one thing that is still not fixed.',
    theme: 'future',
    weight: 3,
    xp: 15,
  },
  {
    id: 'permit',
    title: 'A permit',
    description:
      'Certain things go better with a stamp on them. You are, for the next ten minutes, the issuing authority.',
    prompt:
      'This is to certify that the bearer, namely myself, is permitted to\n\nfor the period of\n\nsubject to the following conditions, and for these reasons:',
    theme: 'self',
    weight: 2,
    xp: 15,
  },
  {
    id: 'borrowed-phrase',
    title: 'A phrase you caught from someone',
    description:
      'Everybody speaks a little in other people’s voices. Find one phrase of yours and return it, on paper, to its owner.',
    prompt:
      'A phrase I use that was somebody else’s first:\n\nWhere I caught it, and who comes into the room for a moment when I hear myself say it:',
    theme: 'people',
    weight: 1,
    xp: 15,
  },
  {
    id: 'something-lost',
    title: 'Something lost, not gravely',
    description: 'An umbrella, a glove, the good scissors. Somewhere it is leading another life.',
    prompt:
      'A thing I lost that I can afford to have lost. When I last had it. Where I think it went. A short account of the life it is leading now.',
    theme: 'objects',
    weight: 2,
    xp: 15,
  },
  {
    id: 'first-taste',
    title: 'A first taste of something',
    description:
      'You had never had it, and then you had. There is a before and an after, like any other discovery.',
    prompt:
      'The first time I tasted something that is now ordinary to me. Where, who offered it, my face, and how long it took me to change my mind.',
    theme: 'food',
    weight: 1,
    xp: 15,
  },
  {
    id: 'small-braveries',
    title: 'Small braveries',
    description:
      'The minor sort: a telephone call, a no, a hand up at the back. No medals are struck for these.',
    prompt:
      'Three small brave things I have done that nobody remarked on. For each: what it cost, and what I did directly afterwards.\n\n1.\n2.\n3.',
    theme: 'fear',
    weight: 2,
    xp: 15,
  },
  {
    id: 'yours-to-waste',
    title: 'Yours to waste by noon',
    description:
      'A modest sum arrives on one condition: it must be wasted, beautifully, by tomorrow noon. No prudence is permitted.',
    prompt:
      'I have been given enough for one foolish day and must spend all of it by noon tomorrow on nothing useful. The programme, hour by hour:',
    theme: 'money',
    weight: 1,
    xp: 15,
  },
  {
    id: 'arriving-somewhere',
    title: 'Arriving somewhere for the first time',
    description:
      'The first half-hour in a new place is sharper than the following year. Nobody tells you to take notes.',
    prompt:
      'The first half-hour in a place I had never been. The air on getting out, the first mistake, the first face, what I ate, what I thought it was going to be like.',
    theme: 'journeys',
    weight: 2,
    xp: 15,
  },
  {
    id: 'nobody-knows-you-like',
    title: 'Something nobody knows you like',
    description: 'It is not shameful. It has simply never come up.',
    prompt:
      'Something I enjoy that nobody would guess. How it began, where I do it, and the case for it, should I ever be found out.',
    theme: 'secrets',
    weight: 1,
    xp: 15,
  },
  {
    id: 'failure-with-manners',
    title: 'A failure with good manners',
    description:
      'Some failures cost little, teach something, and leave quietly. They are rarely thanked.',
    prompt:
      'Something that did not come off, long enough ago to be told calmly. What I was trying for. Where exactly it went wrong. What it showed me on its way out.',
    theme: 'failures',
    weight: 2,
    xp: 15,
  },
  {
    id: 'waiting-place',
    title: 'A place to wait in',
    description:
      'Some places exist only to be waited in, and are hardly ever described by anybody.',
    prompt:
      'Describe a place where I have waited: a stop, a queue, a corridor, a parked car. What there was to look at, and what I made of it.',
    theme: 'places',
    weight: 1,
    xp: 15,
  },
  {
    id: 'compliment-not-believed',
    title: 'A compliment you did not believe',
    description:
      'You handed it back at once, out of politeness. Take it out again and examine the workmanship.',
    prompt:
      'A compliment I waved away. The exact words, and who said them. Suppose, for one page, that the person was neither kind nor blind but simply right. What had they seen?',
    theme: 'self',
    weight: 2,
    xp: 15,
  },
  {
    id: 'photograph-never-taken',
    title: 'The photograph nobody took',
    description:
      'It was there for a second and nobody had a camera. You did, in a way. Develop it.',
    prompt:
      'A picture I carry that was never taken. What is in the frame, what is just outside it, who is blurred, and what would be pencilled on the back.',
    theme: 'memory',
    weight: 1,
    xp: 15,
  },
  {
    id: 'opens-a-door',
    title: 'Something that opens a door',
    description:
      'A smell, a taste, three notes of a tune: and you are standing somewhere else, with the furniture complete.',
    prompt:
      'A smell, taste or sound that takes me somewhere at once. Name it exactly, then go in, and say what is on the other side.',
    theme: 'senses',
    weight: 2,
    xp: 15,
  },
  {
    id: 'stranger-remembered',
    title: 'A stranger you still think of',
    description:
      'You saw them once, for a minute, and they have stayed. Nobody knows why. You might find out.',
    prompt:
      'A stranger I saw once and have not forgotten. Where we were, what they were doing, and what I think they were on their way to.',
    theme: 'strangers',
    weight: 1,
    xp: 15,
  },
  {
    id: 'what-your-hands-know',
    title: 'What your hands know',
    description:
      'Ask them directly: they have been learning things for years and were never asked to report.',
    prompt:
      'Let my hands give evidence. What they can do without me, what they have made and mended, what they are fidgeting with now, whose hands they resemble.',
    theme: 'body',
    weight: 2,
    xp: 15,
  },
  {
    id: 'if-today-were-an-animal',
    title: 'If today were an animal',
    description:
      'It takes two minutes and is oddly accurate. Do not choose a lion unless you mean it.',
    prompt:
      'If today were an animal: which, doing what, and where? What does it want, and what would calm it down?',
    theme: 'animals',
    weight: 1,
    xp: 15,
  },
  {
    id: 'rightly-stopped',
    title: 'Something you rightly stopped',
    description:
      'Giving up has a poor name. Now and then it is the most accurate decision on the page.',
    prompt:
      'Something I stopped doing, and was right to stop. What it had been. How I knew. What I did with the first free hour, and what has grown in the space since.',
    theme: 'failures',
    weight: 3,
    xp: 15,
  },
  {
    id: 'slept-well',
    title: 'Places where you have slept well',
    description:
      'On a train, on a floor, through a storm. Good sleep is a place as much as a state, and the places are worth mapping.',
    prompt:
      'Three places where I have slept well. The bed, or what served for one; the sounds; what I had done that day; what I saw first on waking.\n\n1.\n2.\n3.',
    theme: 'sleep',
    weight: 2,
    xp: 15,
  },
  {
    id: 'postcard-from-today',
    title: 'A postcard from today',
    description:
      'About sixty words, with a picture on the other side. Somebody somewhere would be pleased to have it.',
    prompt:
      'The picture on the front:\n\nThe message, to someone who would be glad of it, in the room a postcard allows:',
    theme: 'letters',
    weight: 1,
    xp: 15,
  },
  {
    id: 'game-only-you-knew',
    title: 'A game only you knew',
    description:
      'You made up the rules, possibly on a pavement, possibly last week. They have never been published.',
    prompt:
      'A private game of mine, from any age. The full rules, the penalties, the best performance on record, and whether I still play.',
    theme: 'play',
    weight: 2,
    xp: 15,
  },
  {
    id: 'words-you-like',
    title: 'Words you like the sound of',
    description: 'Meaning need not come into it. Some words are simply good to have in the mouth.',
    prompt:
      'Ten words I like, in any language, for their sound or their shape. Choose one, and say where I first met it and what it has been doing since.',
    theme: 'words',
    weight: 1,
    xp: 15,
  },
  {
    id: 'witness-for-you',
    title: 'A witness in your favour',
    description:
      'Call someone who is on your side and let them speak under oath. You may only take the minutes.',
    prompt:
      'The court calls someone who likes me and is known to be truthful. They are asked what I am like on an ordinary day. They say:',
    theme: 'people',
    weight: 2,
    xp: 15,
  },
  {
    id: 'laughed-properly',
    title: 'The last proper laugh',
    description:
      'It does not matter how long ago. These things keep well, but only if somebody writes down the details.',
    prompt:
      'The last time I laughed so that it was out of my hands. Set the scene, give everyone’s lines, and admit what was not really that funny about it.',
    theme: 'body',
    weight: 1,
    xp: 15,
  },
  {
    id: 'house-after-ten',
    title: 'What home does at night',
    description:
      'Every home has a second life that begins when it thinks you have stopped listening.',
    prompt:
      'It is late where I live. Go through the place as it is at night: what hums, what settles, what is lit, who or what is awake. Begin at the door.',
    theme: 'home',
    weight: 2,
    xp: 15,
  },
  {
    id: 'two-true-things',
    title: 'Two true things that disagree',
    description:
      'You hold both, and they cannot be introduced to each other. Seat them at opposite ends of one page.',
    prompt:
      'Two things that are true of me and contradict each other.\n\nThe case for the first:\n\nThe case for the second:\n\nHow they have managed to share a house so long:',
    theme: 'self',
    weight: 3,
    xp: 15,
  },
  {
    id: 'without-looking',
    title: 'The thing you can make without looking',
    description: 'Tea counts. So does toast, if you have a system. You do have a system.',
    prompt:
      'Something I can make without thinking, and how I make it, in more detail than has ever been asked for. State what everybody else gets wrong.',
    theme: 'food',
    weight: 1,
    xp: 15,
  },
  {
    id: 'you-the-stranger',
    title: 'You, as the stranger',
    description:
      'In several people’s days you were the passer-by. It is a curious angle from which to see yourself.',
    prompt:
      'Pick someone who saw me today and does not know me. Write the half-minute from where they stood. Be fair to both of us.',
    theme: 'strangers',
    weight: 2,
    xp: 15,
  },
  {
    id: 'formal-complaint',
    title: 'A formal complaint',
    description:
      'Something very small has been annoying you for a long time. It deserves the full dignity of correspondence.',
    prompt: 'To whom it may concern,\n\nI write, more in sorrow than in anger, on the subject of',
    theme: 'letters',
    weight: 1,
    xp: 15,
  },
  {
    id: 'left-at-half',
    title: 'Left at half',
    description:
      'Somewhere there is a thing you began and did not finish. Tonight you can finish it, hand it on, or let it off.',
    prompt:
      'Something I left half done. Describe it as it stands. Then give the verdict, with reasons: finish it, pass it to somebody, or release it with honour.',
    theme: 'work',
    weight: 3,
    xp: 15,
  },
  {
    id: 'hearing-for-a-worry',
    title: 'A fair hearing for one small worry',
    description:
      'Choose a small one. Let it state its case to the end, without interruption, and then let the other side speak.',
    prompt:
      'A small worry asks to be heard. Its statement, in its own voice:\n\nThe reply, from somebody sensible:\n\nWhat was agreed, if anything:',
    theme: 'fear',
    weight: 2,
    xp: 15,
  },
  {
    id: 'this-month-last-year',
    title: 'A year ago, roughly',
    description:
      'You were busy with something a year ago. It felt large at the time. Go and see what became of it.',
    prompt:
      'About a year ago this was on my mind:\n\nWhat happened to it, and what I would tell the person who was thinking it:',
    theme: 'memory',
    weight: 1,
    xp: 15,
  },
  {
    id: 'seasons-without-a-calendar',
    title: 'The date, without a calendar',
    description:
      'Suppose all the calendars were lost. You would still know, from forty small things, what time of year it is here.',
    prompt:
      'How I can tell what time of year it is, here, without being told: the light, the air, what is in the shops, what people have stopped wearing, what is on the ground.',
    theme: 'nature',
    weight: 2,
    xp: 15,
  },
  {
    id: 'before-sleep',
    title: 'The last quarter of an hour',
    description:
      'Everybody has a closing ceremony, even if it is only a tour of the switches. You have never seen yours written down.',
    prompt:
      'How I go to bed: the last quarter of an hour, step by step, as an anthropologist hidden behind the curtain would record it.',
    theme: 'sleep',
    weight: 1,
    xp: 15,
  },
  {
    id: 'a-detour',
    title: 'A detour',
    description: 'It was not on the way. That is the whole point of the story.',
    prompt:
      'A time I went the wrong way, or the long way, or somewhere that was not the plan. What the plan had been. What was there instead. Whether I ever told anyone.',
    theme: 'journeys',
    weight: 2,
    xp: 15,
  },
];
