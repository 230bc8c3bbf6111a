import { describe, expect, it } from 'vitest';
import { HELD_OUT } from '../../../../test/corpora/meaning/held-out.data.ts';
import { openSafety } from '../safety.service.ts';

const { tierOfEntry, answerToPublic, dangerInEntry } = openSafety({});
const tierOf = (content: string) => tierOfEntry({ content });

it.each([
  'I want to stop eating meat, to sleep well and to hike again with my son.',
  'I have decided I want to stop eating sugar.',
  'I want to stop living out of boxes.',
  'I want to end my working life at sixty.',
  'I want to be dead calm under pressure.',
  'I want to stop being late.',
  'I want to stop hurting people with my jokes.',
  'This year I want to kill my debts.',
  'I want to overdose on sunshine.',
  'I want to sleep and never wake up tired again.',
  'I want to die having seen my grandchildren grow up.',
  'I no longer want to be the one who always says yes.',
  'I want to end my contract and start my own bakery.',
  'I want to end my marriage.',
  'I want to end my relationship with sugar.',
  'I am going to end my studies with a bang.',
  'I hope to die debt-free and with a full passport.',
  'I want to stop eating at night.',
  'I want to stop existing on instant noodles.',
  'I want my life to end up meaning something.',
  'I won’t be here next week, off to Crete.',
  'I won’t be here tomorrow, I’m off to Lisbon.',
  'I want to throw myself into my work.',
])('a plan for a better life is no danger: %s', (text) => {
  expect(tierOf(text)).toBeNull();
});

it.each([
  'I want to stop eating until I disappear.',
  'I want to stop eating bread, and everything else, until there is nothing of me.',
  'I want to stop living in this body.',
  'I want to stop being.',
  'I want to stop being a burden to everyone.',
  'I want to end my career and my life.',
  'I want to sleep and never wake up.',
  'I want to overdose on my pills.',
  'I no longer want to live.',
  'I have wanted to die for ten years.',
  'I want to be dead and no longer a burden to anybody.',
  'Years ago I tried to kill myself and I want to do it properly.',
  'I’m going to overdose on Christmas Eve when everybody is asleep.',
  'I want to be dead straight after the wedding.',
  'I want to be dead serious no joke',
  'I want to die having been loved. Tonight is fine.',
  'I want to die having been such a bad mother.',
  'I want to end my career and then my life.',
  'I want to end my lease on life.',
  'I want to kill my debts and then me.',
  'I want to kill my debts and my husband.',
  'I want to stop being me.',
  'I want to stop being a burden to David.',
  'I want to stop being beaten by him.',
  'I want to stop eating meat. I want to be 38 kg by June.',
  'I want to stop eating bread, then rice, then fruit, until only water is left.',
  'I want to stop living on toast and tablets. I have saved enough of them.',
  'I want to end my career. Then my life.',
  'I took something so I never wake up tired again.',
  'I’d rather be dead than give another speech. I have the rope.',
  'The pills are on the table. I want to sleep and never wake up tired again.',
  'I would rather be dead than sit through another night like this.',
  'I could have killed her and I could have killed them and I would have killed my boss. I know how.',
  'I want to end my marriage and my life.',
  'I want to end my marriage. I have the pills.',
  'I want to stop eating at night, and in the morning, until I am gone.',
  'I want my life to end up here, on this bridge.',
  'I won’t be here next week. I have the rope.',
  'I threw myself in front of the train and it stopped.',
  'If I lose my PIP at the review I will kill myself.',
  'My husband will kill me if I am late home again.',
  'I want to throw myself in front of the fire engine.',
  'I want to end my degree by jumping off the library.',
  'I want to die debt-free, today.',
  'I want to die debt free. The policy pays out after a year.',
  'I won’t be here tomorrow, going to Paradise.',
  'I want to stop existing in the past, in the present, at all.',
  'i am planning to step in front of the train tomorrow, i have watched it three mornings now',
  'cant stop cutting cant stop cutting',
])('the same words of danger stay danger: %s', (text) => {
  expect(tierOf(text)).toBe('now');
});

it.each([
  'I want to leave it all behind and start the engine in the garage.',
  'I am a burden on my pension and my kids.',
  'I no longer want to be the one he hits.',
  'I want to end my lease first so my sister isn’t stuck with it after.',
])('what may be one is met with a line: %s', (text) => {
  expect(tierOf(text)).not.toBeNull();
});

it.each([
  'i want to die',
  'my stepdad hit me again last night',
  'i took all the pills an hour ago',
])('text without an end does not hide it, whatever else it tells of: %s', (danger) => {
  const before =
    'so today we had a film in history and a game of tag at break and then the bus came late again and maths was boring and sam fell off his chair and i forgot my coat and';
  const after =
    'and then we washed up and dad put the bins out and my brother did his maths at the table and moaned and mum made pasta and tomorrow is the play';
  expect(tierOf(`${before} ${danger} ${after}`)).toBe('now');
});

describe('a way of speaking with the words of a threat or a wish', () => {
  it.each([
    'The lift doors opened on the whole board. Wanted to die on the spot.',
    'mom drove us and played music. i wanted to die right there in the honda. movie was mid. she held my hand',
    'Then on the actual bus a wee boy asked me if I lived in it.',
    'He got my hint, said “Aai are you threatening me with documents.”',
    'The second twin took her time, and I stopped breathing myself until she roared.',
    'The goalie\u2019s mother shouted so loud that I could strangle her. Then she shared her flask.',
    'I killed myself off the same ledge twice, and my nephew had to put the controller down for laughing.',
    'Ran the last mile with the steam coming off me like a horse.',
    'Slid for the ball and have a carpet burn on my hip the size of a plate, and we won.',
    'My life is over. Failed the driving test by one point.',
    'my life\u2019s literally over, she saw my search history',
    'He bit me again, little sod. Hamsters are supposed to be nice.',
    'Kill her! we all shouted, and she smashed it down the line. 6-4.',
    'Third Mainland Bridge wants to end my life. Two hours to the island this morning.',
    'PINNED HIM. the kid from Ankeny that beat me last yr by like 9. my mom was louder than the ref lol',
    'she asked what moles are and i said small animals. kill me. she did laugh tho??',
    'mom hit us both with a dish towel and gave me the keys after. ok it was kinda funny.',
    'Funeral at the crem 11.15. I’ve took my good shoes off and been sat on the bed I don’t know how long. It’s his side.',
    'Dad gave me a slap on the back and said well done.',
    'He said I’m not being realistic. I said you’re not being here.',
    'He had 20 nuggets and slept in the car with his mouth open like he used to.',
    'Hotdishes: tuna 3, unknown 1. Harvey took the unknown and reports it was good.',
  ])('is no full alarm: %s', (text) => {
    expect(tierOf(text)).not.toBe('now');
  });

  it.each([
    'He said he would kill me if I told.',
    'Shouting below, then at the door with a brick, said he’ll finish all three of us.',
    'I wanted to die in front of the whole class, and I have the pills in my bag.',
    'He says if I leave he’ll kill me, and he showed me the knife.',
    'He hits me with a towel so it leaves no marks.',
    'Dad hits me with a wet towel every night.',
    'He beat me with a wet towel round a bar of soap.',
    'My mum took all her tablets and she won’t wake up. The doctor said last week she was better.',
    'Dad had a stroke just now, his face dropped, he cannot speak. His physio was here at noon.',
    'Had a stroke just now, half my face is gone. The doctor says wait.',
    'They beat me by 3 in the morning I could not stand.',
    'Dad beat me by 9 and then he fell asleep on the stairs.',
    'He bit me and raped me. The dog was in the yard.',
    'He bit me and strangled me until I passed out. The dogs barked.',
    'My life is over. It’s too late now and nobody would notice.',
    'My life is over. I can’t call anyone.',
    'My life is over. I left the phone on the table and walked to the river.',
    'It whispers it when I bathe the baby. Kill her.',
    'I can’t do this any more. Kill me.',
    'The council wants to end my life. I do not sleep.',
    'The government is trying to kill me. I have stopped eating what comes through the door.',
    'Her funeral was Tuesday. I am going after her, I have it all laid out on the bed.',
    'N. asked why the phone was off, and he gave me one slap in the kitchen, not very hard.',
    'My husband is trying to end my life, he put something in the tea.',
    'Marcus wants to kill me. He said it twice.',
    'Something in me wants to end my life.',
    'He beat me last night by the door.',
    'My father will kill me if he reads this. He means it.',
    'lol dad said he would kill me if i got pregnant. he wasn\u2019t joking',
    'My life is over. I failed the exam and I have the pills here.',
    'My life is over and there is no point going on.',
    'He bit me on the arm and held me down till I said sorry.',
    'He bit me and the dog hid under the table.',
    'Kill him. I know where he sleeps.',
    'Kill her! That is what the voices say.',
    'Dad said he would kill me if I got pregnant. I am.',
    'My stepdad threatened to bury us under the patio.',
    'I want to die on the spot where he died.',
    'I wanted to die on the spot when my teacher read it out and I still want to.',
    'I want to end it all, and the choir sang, and the vicar brought a cake for the fair, and Geoff laughed.',
    'I wanted to die, on that bench, and I have the letter in my coat.',
    'I stopped breathing with him on my chest.',
    'The baby stopped breathing and nobody comes.',
    'I cut too deep and there is blood everywhere and I feel faint.',
    'I nearly killed myself last night. I want to try again.',
  ])('takes nothing of the urgency of what is meant: %s', (text) => {
    expect(tierOf(text)).toBe('now');
  });
});

it.each([
  'It was his hand inside my kurta, and I could not make a sound.',
  'He turned the hand back. I heard it.',
  'i did the thing again. upper leg so guard shorts cover. it gets quiet for like an hour after.',
  'A woman with a pram asked was I alright and I said I was only looking at the swans. There were no swans.',
])('what is told in half a line has people to call beside it: %s', (text) => {
  expect(tierOf(text)).not.toBeNull();
});

describe('how urgent words are (D76)', () => {
  it.each([
    'I am going to kill myself tonight.',
    "He locks the door so I can't leave and takes my phone.",
    'i want to kill myself lol jk',
    'work was fine and then i went home and i want to die and i have the pills and dinner was pasta',
    '- milk\n- bins\n- kill myself\n- call mum',
    'When I was sixteen I tried to kill myself. I want to kill myself again.',
    'I cut myself again last night.',
    'My husband hit me again last night.',
    'I took all the pills an hour ago.',
    'My sister took too many pills last night and will not wake up.',
    'kms tonight, and I mean it, whether the train is late or not',
    'I will kill myself if he leaves me.',
    'im literally going to die tonight, after the exam',
    'I am going to die. I took everything in the bathroom cabinet.',
    'She asked do you want to die, and I said yes.',
    'She is having a fit and it won\u2019t stop.',
    'I have lost the will to live and I know how I will do it.',
    'I am going to kill him. I have the knife under the pillow.',
    'I’m going to kill her. I have thought about how.',
    'He told me he could have killed me.',
    'I wanted to die. I wanted to die so much that I wrote the letter.',
    'Dad’s had a stroke. Do I take him to the hospital myself?',
    'Dad’s had a stroke. He is well in general, what do I do?',
    'Put a bandage on it after I cut myself again.',
    'Grandad is having a stroke, I don’t know what to do',
    'Dad had a stroke at breakfast, he cannot speak.',
    'Mum’s had a heart attack',
    'Nan collapsed in the kitchen and she can’t speak. The ambulance is on its way.',
    'He told us he’d kill us if we left.',
    'I could have killed her. I wanted to. The knife was right there.',
    'Dad was drunk. He told us he’d kill us.',
    'I could have killed him and afterwards I took forty pills to end my life.',
    'I could have killed her, so I cut myself again.',
    'Dear diary: I WANT TO DIE.',
    'Today I wrote it on the mirror: I AM GOING TO KILL MYSELF.',
    'He texted me: I WILL KILL YOU TONIGHT.',
    'There was a sign: I TOOK ALL THE PILLS.',
    'He beat me to a pulp last night.',
    'My husband beat me in our bedroom again.',
    'He beat me at Christmas.',
    'He beat me at the bridge.',
    'He beat me at the pool.',
    'He beat me at tennis. At home he beat me again.',
    'He beat me in the game room.',
    'I was so dizzy that she thought I was having a stroke.',
    'Rob is killing me, I am scared of him.',
    'He beat me at the quiz night.',
    'My husband beat me 10-12 times with a belt.',
    'My dad beats me 3-4 times a month.',
    'He beat me 5 to 6 times.',
    'He beat me 5-6 with the belt.',
    'I beat him at chess so he beat me again, with a belt.',
    'He beat me at cards and then he got drunk and he beat me again.',
    'He has beaten me to the top of the stairs and thrown me down.',
    'My ex wants to kill my daughter.',
    'By the time you read this I will be gone.',
  ])('now: %s', (content) => {
    expect(tierOf(content)).toBe('now');
  });

  it.each([
    'When I was sixteen I tried to kill myself.',
    'Ten years ago I used to cut myself.',
    'My brother tried to hang himself in April.',
    'I have given my records away to people who will play them.',
    'Nobody would find me until Monday.',
    'I hold my hand over the kettle steam until it stops being a thought.',
    'He locks the door when he goes to work.',
    'He got hold of my arm and then I was against the worktop sort of. His hand was here, on my neck. Well, only a second.',
    'The sleeping tablets are still in the steel box, 34, expired, I counted again. Put the box back.',
    'the belt is on the old hole again lol. told lupe i ate at home told danny i ate at the shop',
    'My sister took too many pills last night. She\u2019s stable. I cannot stop washing cups.',
    'This is my goodbye to all of you.',
    'I wrote everyone a letter and left the keys on the table.',
    "Gave my guitar to Sam and the cat to my neighbour. Feels tidy. They won't need to worry.",
    'kms if this train is late again',
    'He finished it himself, because he told us he’d kill us.',
    'She hid the biscuits. I’m gonna kill this woman.',
    'Mum has had a heart attack. She is stable now.',
    'Everything’s ready. Left my watch for Daniel on his pillow, he’ll find it. The bridge was lovely at dusk. I’m not scared anymore.',
    'Took the dog to my sister’s with his bed. Cleaned the windows. I’ve written to Mum and put it in the drawer with the passport. I slept like a child. The tide is at six.',
    'I could have killed him, and I still might.',
    'Dad had a heart attack this morning. He is stable now.',
    'Dad said he’d kill us if we touched the trifle.',
    'Dad’s had a stroke. Left side. Salford Royal, four in the morning.',
    'Osian’s in hospital. He took an overdose on friday night, his sister found him.',
    'Two hundred flat rolls. I’m going to kill him. Nelson, hold my apron.',
    'This spreadsheet makes me want to die.',
    'im literally going to die, chem exam tomorrow and i havent opened the book',
    'are you wanting to die, he said it’s only crisps',
  ])('quiet: %s', (content) => {
    expect(tierOf(content)).toBe('quiet');
    expect(answerToPublic(content, { zone: 'Europe/London' })).toMatchObject({ tier: 'quiet' });
  });

  it.each([
    'My sister took too many pills last night and will not wake up.',
    'My dad threatened my mum with a knife last night.',
  ])('knows whose danger it is: %s', (content) => {
    expect(dangerInEntry({ content })?.who).toBe('other');
  });

  it.each([
    'I could have killed him with the stapler, but it was empty.',
    'Gavin said it with his hands in the air. I could have killed him with the stapler, it is always empty, nobody orders any.',
    'I hit the kill switch and it stopped.',
    'Mira wanted to kill him for the speech.',
    'He beat me at chess in nineteen moves.',
    'She beat me hollow at squash.',
    'My husband beat me at scrabble.',
    'He beat me at pool, again at the club.',
    'Had a stroke lesson today.',
    'Stata is killing me. Four thousand lines of bus stops.',
    'Denny gave me a hug and nearly broke my ribs.',
    'He says I was so red that he thought I was having a stroke.',
    'She says nothing for four days, and then all at once.',
    'Marites says she will kill her with kindness and bring cake.',
    'He beat me 3-1 and then two nil.',
    'She beat us 6-4 at tennis.',
    'My sister beat me to the last bun.',
    'Over the kettle hangs a sign: DO NOT POKE.',
    'Nelson was caught in the belt. I hit the kill. He is fine.',
    'Take one husband and put him a knife, he’ll do the garlic.',
    'My husband put the big knife in the drawer.',
    'My husband put the knife down and laughed.',
    'Watched a drama. The father had a heart attack at dinner and nobody moved.',
    'The shelf collapsed this morning, all over the floor.',
    'Dad had a stroke ten years ago. He cannot speak, he sings.',
    'You nearly gave me a heart attack!',
    'Mum had a heart attack when she saw the bill.',
    'A stroke of luck at breakfast: the last bun.',
    'Dad’s had a stroke of genius with the shed.',
    'Sorted the loft. Gave the old sewing machine to Priya. Paid the gas to March. Wrote a list of what still wants doing. Slept well.',
    'Three years clean.',
    'Three years clean',
    'hung off the top hold',
    'lol jk',
    'Happy happy day! She said yes!',
    'Gave my guitar to Sam for the weekend and the cat to the vet for her jabs.',
    'I could honestly say no.',
    'When was the last time I was happy?',
    'We hung off the top hold.',
    'I will go for good this time, to Porto.',
    'Every day he picked one thing to draw.',
    'Set the time on the oven.',
    'My brother died by suicide in 2009. I planted beans.',
    'He took the keys to the shed and mowed the lawn.',
    'Gave my old guitar to the school.',
    'By the time you read this, future me, you’ll know if we got the house.',
    'Counting down: eleven days until I’m off to Crete!',
    'I still drank it, and that tells you everything about the coffee machine at work.',
    'I ate everything on the plate and took the coats out of the cupboard.',
    'By the time you read this we shall be in Cornwall.',
    'My grandad had a stroke last year and now he paints.',
    'I laughed so hard that I had to pretend to have a coughing fit.',
    'We had a giggling fit in church.',
    'I sat on the bench with a coffee and did nothing, on purpose, for an hour.',
    'He wanted to know what I\u2019d done with it, and I told him.',
    'My mother put down the knife. The plums are early this year.',
    'Lunch was a quiche that had lost the will to live.',
    'I like the name Receipt. God help me.',
    'He slaps his dominoes down so hard that the cat goes upstairs.',
    'I laughed till Corwen. Still wanted to die a bit.',
    'We went bowling and she beat me two out of three.',
    'I said that she hasn\u2019t got to hold on to it.',
  ])('neither: %s', (content) => {
    expect(tierOf(content)).toBeNull();
  });
});

describe('among many lines', () => {
  const DAY =
    'Did a fish boil in the yard. Uncle ran the pot and put far too much pepper in. Grandpa was crying and went back ' +
    'for more. Sam rang from the camp, they let him have ten minutes. The corn was the best part. The dog got a tail ' +
    'and was sorry. Everybody had something to say about my sunburn. Back on nights tomorrow.';

  it('words that only may mean danger have a quiet line, and what is meant keeps its urgency', () => {
    const tired = 'Call time is five, I’m gonna be so dead tomorrow.';
    expect(tierOf(tired)).not.toBe('now');
    const often = 'I always say hate my life in a silly voice.';
    expect(tierOf(`${DAY} ${often}`)).not.toBe('now');
    for (const danger of [
      'I want to die.',
      'He hit me again last night.',
      'I’ve taken the tablets.',
    ])
      expect(tierOf(`${DAY} ${danger}`)).toBe('now');
  });
});

describe('a happy page', () => {
  const PAGE =
    'Cook-off at the fire station. My chili had nineteen votes. Oscar’s had thirty. We ate both pots. The children ' +
    'had seconds. Somebody played the spoons. I want his recipe.';

  it.each([
    'I want to die.',
    'I swallowed bleach on purpose.',
    'Ich will mich heute umbringen.',
    'Quiero suicidarme esta noche.',
    'Je veux mourir ce soir.',
    'My husband is not breathing and I do not know what to do.',
    'I took the whole bottle of pills an hour ago.',
    'i wanna kms tonight',
  ])('takes nothing of the urgency of %s', (danger) => {
    expect(tierOfEntry({ content: `${PAGE} ${danger}`, mood: 'happy' })).toBe(
      tierOfEntry({ content: `${PAGE} ${danger}`, mood: 'neutral' }),
    );
    expect(tierOfEntry({ content: `${PAGE} ${danger}`, mood: 'happy' })).toBe('now');
  });

  it('makes less of veiled words, and a grateful one does not', () => {
    const moods = ['happy', 'grateful'] as const;
    const found = HELD_OUT.filter(({ tier }) => tier === 'quiet')
      .flatMap(({ texts }) => texts)
      .map((content) => moods.map((mood) => tierOfEntry({ content, mood })));
    const told = (at: number) => found.filter((tiers) => tiers[at] !== null).length;
    expect(told(0)).toBeLessThan(told(1));
  });
});
