import type { Journey, Season, Story } from '../persona.ts';

const SCHOOL_HOLIDAYS: readonly Season[] = [
  ['12-18', '01-06'],
  ['02-14', '02-21'],
  ['03-28', '04-13'],
  ['05-24', '05-31'],
  ['07-18', '09-04'],
  ['10-24', '11-01'],
];

const mapBegun: Story = {
  from: 0.03,
  to: 0.39,
  folder: 'The map',
  tags: ['map'],
  passages: [
    {
      mood: 'determined',
      tags: ['Emrys'],
      text: 'Emrys Ty’n-y-graig told me over the gate that the field below the quarry is called Cae Llo Bach, and that nobody under seventy knows it. I asked how many others there were like that. He said, how long have you got. I went home and taped two sheets of A1 together on the dining table.',
    },
    {
      mood: 'thoughtful',
      text: 'The tithe map of 1844 gives two hundred and twelve fields in this parish, and a name for most. Emrys disputes nineteen of the names and the surveyor’s character. I shall need a way of drawing disagreement, which is not on any key I ever taught.',
    },
    {
      mood: 'content',
      text: 'Seven names from Mrs Rees, Pantglas, who is ninety-three and gave them in the order she used to carry tea to the men. It is a better order than the surveyor’s. I have decided to number the fields as she walked them, and the surveyor can lump it.',
    },
    {
      mood: 'calm',
      text: 'Inked the stream. Pencil forgives, but a stream in ink is there for good, and I held my breath from the bridge to the ford. My hand shook at the ford, where the real one does something similar.',
    },
    {
      mood: 'content',
      tags: ['Emrys'],
      text: 'Three farmers in one kitchen, and the only thing they agreed on was that the last man, the one from the university, wrote it all down wrong. I was given two kinds of cake. I wrote everything down three times, once for each of them, and had each of them sign.',
    },
    {
      mood: 'sad',
      tags: ['Nesta'],
      text: 'Found a Cae Nesta on the 1844 sheet: half an acre by the church, arable, no relation. I sat with it for some time. Then I pencilled it in with the others, at the same size as the others.',
    },
    {
      mood: 'happy',
      tags: ['Ken'],
      text: 'Ken offered his drone for the map. I said that the map was of what people call things, and that this cannot be seen from above. He thought it over and said he would bring the drone anyway, for the tea. The photographs, I admit, are very good, and one of them shows the old road to the mine as plain as a parting.',
    },
    {
      mood: 'energetic',
      tags: ['Emrys'],
      text: 'Walked the top boundary with Emrys: one mile, two hours and ten minutes. Every gate up there has a history of who hung it and how badly. At the last one he stopped and said his father had hung it, and we both looked at the mountain for a bit.',
    },
  ],
};

const mapFinished: Story = {
  from: 0.51,
  to: 0.985,
  folder: 'The map',
  tags: ['map'],
  passages: [
    {
      mood: 'excited',
      text: 'This week’s haul:\n\nCae Pwll Defaid – the field of the sheep pool. Pool gone, sheep not.\nLlain y Wrach – the witch’s strip. Nobody will say which witch.\nY Ddôl Wleb – the wet meadow. Accurate.\nCae Ocsiwn – auction field. Nobody remembers what was sold.\nBanc y Gath – the cat’s bank. I did not tell Isobar.\n\nThat makes ninety-four.',
    },
    {
      mood: 'grateful',
      tags: ['letters'],
      text: 'A letter from a woman in Swansea who heard about the map from a cousin at the mart. Her grandfather farmed Blaen-cwm until 1951 and she has his pocket diary. He never once writes “the north field”; it is Cae Mari throughout, and Mari turns out to have been the horse.',
    },
    {
      mood: 'frustrated',
      tags: ['Isobar'],
      text: 'Isobar crossed the map from the north-east with wet feet: eleven fields and the railway. I have blotted what I could. There is a faint line of prints through Cae Ocsiwn that I could take out with a blade, and I keep not fetching the blade.',
    },
    {
      mood: 'calm',
      text: 'Lettered forty names. For thirty years I told children that the lettering is done last and seen first, and for thirty years they did it in felt tip. I can now report that it makes the neck ache and the afternoon disappear.',
    },
    {
      mood: 'anxious',
      tags: ['Emrys'],
      text: 'Emrys is in Bronglais with his chest. I took him tracing paper and grapes. He left the grapes, named four fields through the oxygen mask, and informed the nurse that she was standing in Cae Gors, as she is from Tregaron. He looked small in the bed. I had not known he could be made to look small.',
    },
    {
      mood: 'determined',
      text: 'One hundred and ninety-one out of two hundred and twelve. Emrys is home, forbidden the yard, and can be seen at his window directing it. I take him the blanks on a list each Friday and he gives me one or two, as if they were eggs.',
    },
    {
      mood: 'reflective',
      text: 'The committee will hang the map in the hall, between the defibrillator and the 1974 tug-of-war team. A motion to laminate was put. I spoke against it for longer than I had spoken in that hall since the closure of the school bus, and it fell by one vote, which was Mrs Pugh’s.',
    },
    {
      mood: 'grateful',
      tags: ['Emrys', 'evening'],
      hour: '22:25',
      pinned: true,
      text: 'Sixty-two people in the hall tonight, which holds fifty. I had prepared some remarks about surveying. I did not make them, because by the time I had found my glasses they were all up against the glass with their fingers out, arguing, which is what I had hoped for and not dared put on the poster.\n\nTwo brothers who have not spoken since a funeral spoke, about whose hedge it was. Mrs Rees found the four fields of the tea round and walked them for us with one finger. A boy I do not know asked why one field had a cat in it and I told him the truth.\n\nEmrys was brought in a chair by his son. He looked for a long while without saying anything, and I stood beside him feeling eleven years old and handing in homework. Then he put his finger on the field below the quarry and said, “Well. That’s it, then.” I have had three certificates and a clock in my life and would swap the lot.',
    },
    {
      mood: 'content',
      text: 'Twenty-one fields still have no name, or none that anyone living can give me. I could stop there. I have bought another sheet.',
    },
  ],
};

const cat: Story = {
  from: 0.02,
  to: 0.55,
  passages: [
    {
      mood: 'neutral',
      text: 'A grey cat on the coal bunker at half past seven this morning, facing into the weather. I said good morning. It did not feel that it had been introduced.',
    },
    {
      mood: 'thoughtful',
      text: 'The cat again. Thin, torn left ear, stripes close together on the flank. I asked at the shop, and Sunita says it is nobody’s and has been nobody’s for two winters. I am not putting food out. It starts with food.',
    },
    {
      mood: 'apathetic',
      text: 'Put food out. It was only the end of the haddock and the gulls would have had it.',
    },
    {
      mood: 'happy',
      tags: ['Isobar'],
      text: 'The stripes are spaced exactly like the chart for the gale of October 1987: tight at the shoulder, slackening towards the tail. So, Isobar. Giving a thing a name is not the same as keeping it. I named four hundred children a year for three decades and they all went home at half past three.',
    },
    {
      mood: 'content',
      tags: ['Isobar'],
      text: 'Isobar came as far as the mat today, considered the kitchen, and withdrew. I had held the door open for four minutes with the heating on. Nesta would have had something to say about that, and then would have held it open herself.',
    },
    {
      mood: 'grateful',
      tags: ['Isobar', 'Huw'],
      text: 'Huw looked her over on the kitchen table for the price of a whisky. Female, eight or so, spayed by somebody who once took trouble, two teeth gone. “She’s chosen you,” he said, washing his hands. I said that what she had chosen was haddock.',
    },
    {
      mood: 'sad',
      tags: ['Isobar', 'Nesta'],
      text: 'She slept in Nesta’s chair last night. I had got used to nobody being in it. I stood in the doorway with the cocoa, and then I sat down in the other one, as I always did, and we listened to the news.',
    },
    {
      mood: 'excited',
      tags: ['Isobar', 'Mrs Pugh'],
      text: 'It comes to light that Isobar takes a second breakfast at Mrs Pugh’s, under the name of Blodwen. Mrs Pugh considers that she was there first. We have agreed on alternate days for haddock, and neither of us believes the cat will observe it.',
    },
    {
      mood: 'neutral',
      tags: ['Isobar'],
      text: 'A mouse, laid with some care on Landranger sheet 135, its nose at Devil’s Bridge. I have thanked her and refolded the sheet.',
    },
    {
      mood: 'frustrated',
      tags: ['Isobar', 'house'],
      text: 'Fitted a cat flap. The packet said one hour, moderate skill. It took a Tuesday and a visit from Huw’s nephew. Isobar watched from the bunker throughout, waited until we had swept up, and came in by the door.',
    },
  ],
};

const catLost: Story = {
  from: 0.6,
  to: 0.6028,
  tags: ['Isobar'],
  passages: [
    {
      mood: 'anxious',
      text: 'No sign of Isobar since the day before yesterday. I have been to the barns and along the lane with a torch, saying her name in a voice I hope did not carry. Mrs Pugh has looked under Blodwen.',
    },
    {
      mood: 'happy',
      text: 'Back at ten past six, with a burr behind one ear and no explanation. She ate for both households. I moved the atlas off the bottom stair so that she could have the spot where the pipe runs, and then told her what I thought of her.',
    },
  ],
};

const cadi: Story = {
  from: 0.05,
  to: 0.99,
  folder: 'School',
  tags: ['school', 'Cadi'],
  weekdays: [4],
  closed: SCHOOL_HOLIDAYS,
  passages: [
    {
      mood: 'thoughtful',
      text: 'First Thursday of hearing readers. They have given me Cadi, who is eight and informed me that she doesn’t read. I said neither did the last headmaster, and he managed. We spent what was left of the half hour comparing shoes. Hers light up.',
    },
    {
      mood: 'happy',
      text: 'Cadi will not go on with the rabbit book because the rabbit is a liar. I asked for evidence. She turned back two pages and showed me, with her finger under the words, one after another. I did not mention what she had just done.',
    },
    {
      mood: 'excited',
      tags: ['Emrys'],
      text: 'Took in a tractor catalogue from Emrys. Cadi read me the hydraulics of three models, stumbled once, at “kilowatts”, and told me which to buy and which were for people with more money than land. Miss Lloyd came past the door and kept walking, bless her.',
    },
    {
      mood: 'reflective',
      text: 'Cadi asked what I did before I was old. I said I taught people where things are. “Why didn’t they just look?” I have had four inspections in my life and nobody got as near the bone as that.',
    },
    {
      mood: 'neutral',
      text: 'Cadi away with her tonsils. Heard a boy called Macsen instead, who reads beautifully and without the faintest interest in what it says. I missed being argued with.',
    },
    {
      mood: 'happy',
      text: 'Cadi back, hoarse, with strong views on hospital jelly. We read the warnings from a muck-spreader manual in a terrible voice. She agrees with me that DO NOT CLIMB INTO THE HOPPER WHILE SMILING would be an improvement, and has written to the makers.',
    },
    {
      mood: 'content',
      tags: ['map'],
      text: 'Gave Cadi the six-inch sheet and asked her to read me the way from the school to her house. Every farm by name, in order, at a walking pace. Then she corrected it. There is no barn at Nant-y-fedw now; it came down in the storm on her tad-cu’s car.',
    },
    {
      mood: 'grateful',
      text: 'Miss Lloyd showed me a figure I am not supposed to repeat. It is higher than the previous figure. I taught Miss Lloyd; she used to hide figures from me with her elbow.',
    },
    {
      mood: 'content',
      text: 'Cadi is writing a book, Tractors I Have Met. Chapter one is Emrys’s and is not flattering. I may check the spelling but not the opinions.',
    },
    {
      mood: 'calm',
      text: 'She asked whether I would be coming next year. I said I had every intention. She wrote it in capitals in the back of my notebook and turned it round for me to sign, and to print my name underneath.',
    },
    {
      mood: 'grateful',
      pinned: true,
      text: 'Came early and saw Cadi in the book corner with one of the infants on the cushion beside her, reading him the rabbit book. The whole of it, doing the rabbit as a liar. I was not meant to see, so I did not, and went and looked at the coat pegs until my eyes were fit for company.',
    },
  ],
};

const beforeTheKnee: Story = {
  from: 0.4,
  to: 0.425,
  folder: 'The knee',
  tags: ['knee'],
  passages: [
    {
      mood: 'anxious',
      text: 'The letter has come about the left knee. Be there at seven, nothing after midnight, bring slippers that will not go over. I have taught enough limestone to have a fair idea of what they will find in there.',
    },
    {
      mood: 'happy',
      tags: ['pupils'],
      text: 'My surgeon turns out to be Rhodri Vaughan, who in 1994 labelled the Rhine as the Rhône the whole way to the sea. I asked him to point to the correct leg. He did, and drew an arrow on it in purple. There was no indication of north but I let that go.',
    },
  ],
};

/** At most two days apart, so that no entry from home falls between them. */
const hospital: Story = {
  from: 0.445,
  to: 0.4478,
  folder: 'The knee',
  tags: ['knee'],
  passages: [
    {
      mood: 'neutral',
      text: 'Written in bed. There are four of us on the bay and one television, and we have voted. The man by the window has had both hips and a shoulder and ranks the hospitals of Wales by their toast. We are third.',
    },
    {
      mood: 'grateful',
      tags: ['Mrs Pugh', 'rain gauge'],
      text: 'Home, with a frame and two sticks and a bag of pills like a trick-or-treater. Mrs Pugh has read the gauge in my absence and left the figures on a postcard of Tenby: 3.1, and “quite a lot”.',
    },
  ],
};

const recovery: Story = {
  from: 0.47,
  to: 0.63,
  folder: 'The knee',
  tags: ['knee'],
  passages: [
    {
      mood: 'frustrated',
      text: 'Bryn the physiotherapist is twenty-six and without mercy. Ninety degrees by Friday, he says, quite pleasantly, as I used to say that the homework was due by Friday. I did the exercises in front of the atlas and got as far as Belgium.',
    },
    {
      mood: 'determined',
      text: 'Reached the gate. Forty-one steps there, and a rest on the wall, and forty-four back, so either the lane has lengthened or I have shortened. The post van slowed down to watch.',
    },
    {
      mood: 'anxious',
      tags: ['night'],
      text: 'Awake at three and frightened, of nothing to do with the knee. I wrote down what I could hear, since I could reach the pencil: fridge, stream, a lorry a long way off, the cat changing her mind about the bed. By the foot of the page it was only night again.',
    },
    {
      mood: 'excited',
      text: 'Up the stairs one foot to a stair, like a grown man. Told nobody for an hour. Then told Huw, Elin, Mrs Pugh over the wall, and a man who rang about the broadband.',
    },
    {
      mood: 'happy',
      tags: ['pupils'],
      text: 'Signed off. Rhodri bent it this way and that and was pleased with himself, with reason. I had kept his exercise book, I keep all of them, so I gave him a copy of his Rhine. He says it will hang in theatre, where the patients are asleep.',
    },
    {
      mood: 'energetic',
      tags: ['Huw', 'walk'],
      text: 'To the top gate and down with Huw, the first time since. We said little on the way up for want of breath and little on the way down for want of need. The whole bay was out, and Bardsey, and a ship the size of a comma.',
    },
  ],
};

const elin: Story = {
  from: 0.65,
  to: 0.745,
  tags: ['Elin'],
  passages: [
    {
      mood: 'excited',
      text: 'Elin has sent a ticket. Not the offer of a ticket: a ticket, with a seat number. She gets that from her mother, who never once asked whether I would like to paint the landing.',
    },
    {
      mood: 'apathetic',
      text: 'Had the passport photograph done in the machine at the supermarket. It rejected me twice for smiling. I was not smiling.',
    },
    {
      mood: 'content',
      tags: ['Mrs Pugh', 'rain gauge'],
      text: 'Mrs Pugh has been sworn in as deputy observer. Nine o’clock Greenwich time, to the nearest tenth, at the bottom of the curve. “And if it’s empty?” Then you write nil. “If there’s nothing I’ll write nothing.” We have settled on a dash.',
    },
  ],
};

const home: Story = {
  from: 0.792,
  to: 0.82,
  passages: [
    {
      mood: 'content',
      tags: ['Isobar', 'Mrs Pugh', 'rain gauge'],
      text: 'Home. Isobar would not look at me until it was dark. On the mat, nine figures and four dashes in a column, ruled off in red and initialled. I have sent the returns in with her name on them, as one should.',
    },
    {
      mood: 'reflective',
      tags: ['Elin', 'Idris'],
      text: 'Idris has posted me a map of my own village, drawn from what I told him in the dark. The church is in the sea, but the bus stop, the wall and the cat are all where they should be, and he has put in the gauge with a small man reading it.',
    },
  ],
};

const wall: Story = {
  from: 0.06,
  to: 0.37,
  tags: ['Mrs Pugh', 'wall'],
  passages: [
    {
      mood: 'frustrated',
      text: 'Six feet of the boundary wall came down in the night, on to my side. Mrs Pugh regards it as a donation.',
    },
    {
      mood: 'thoughtful',
      text: 'Got the deeds out to see whose wall it is. The conveyance of 1911 says “the wall” and does not elaborate. Mrs Pugh’s deeds say “the wall aforesaid”, and nothing before it says anything about a wall.',
    },
    {
      mood: 'determined',
      text: 'A settlement. I supply the labour and Mrs Pugh supplies the criticism. She has had a kitchen chair carried out.',
    },
    {
      mood: 'reflective',
      text: 'In the rubble: a clay pipe, half a saucer, a penny of 1936 and a spectacle case. Mrs Pugh held the case for a while and said her father had turned the house over for it, the week before she was married, and blamed her mother. It was empty. She has taken it in with her.',
    },
    {
      mood: 'content',
      tags: ['Ken'],
      text: 'Ken has watched four films on dry-stone walling and came to explain. He is right about hearting: you fill the middle with small stuff, tightly, or the faces belly out. It pains me how often Ken is right once he has stopped talking.',
    },
    {
      mood: 'energetic',
      text: 'Two courses and a row of through-stones. One learns to pick up a stone once, and to find the place for it and not the stone for the place. My back has lodged an objection.',
    },
    {
      mood: 'grateful',
      text: 'The wall is up. It has a lean, which Mrs Pugh puts down to my politics. She rapped it twice with her stick, as one tries a loaf, and then brought out a tart, a whole one, and stood there until I had eaten a piece and said so.',
    },
  ],
};

const ken: Story = {
  from: 0.16,
  to: 0.93,
  tags: ['Ken', 'rain gauge'],
  passages: [
    {
      mood: 'apathetic',
      text: 'Ken has bought a weather station. The mast is taller than the bungalow. It tells his telephone the wind, the humidity and something called “feels like”, and his telephone tells everybody at the bus stop.',
    },
    {
      mood: 'neutral',
      text: 'His 6.8 against my 7.4. I asked to see the instrument. There is a spider in the tipping bucket, an industrious one, who I suppose is owed the difference.',
    },
    {
      mood: 'frustrated',
      text: 'Ken now sends me a graph each morning at one minute past nine. It has my figure on it as a cross. I did not give him my figure; he has been asking Mrs Pugh.',
    },
    {
      mood: 'happy',
      text: 'Power cut from six until half past ten, and Ken’s station with it. He came round with a torch to read mine. I held the torch for him and passed no remark, and passed it for twenty minutes.',
    },
    {
      mood: 'thoughtful',
      text: 'A certificate from the Met Office for twenty-five years as a rainfall observer, with a covering letter that gives my total. It comes to a column of water as high as a ten-storey building. I have lived next to that, a thimble at a time.',
    },
    {
      mood: 'content',
      text: 'Ken has asked how one does it properly. He has bought a copper gauge, second-hand, and we sited it this morning: level, a foot above the grass, twice as far from the hedge as the hedge is high. He was so careful with the spirit level that I had to look at the hills.',
    },
    {
      mood: 'grateful',
      text: 'Four mornings running we have differed by a tenth. Neither of us will give way on the tenth. We have started having coffee over it, at his one day and mine the next, and I find that I set out the cups before I read the gauge.',
    },
  ],
};

const library: Story = {
  from: 0.2,
  to: 0.215,
  tags: ['books'],
  passages: [
    {
      mood: 'thoughtful',
      tags: ['library'],
      text: 'Library van. They had kept me the one about the great trigonometrical survey, and a detective story because I “looked as though I could do with a body”. The survey has the higher body count.',
    },
    {
      mood: 'excited',
      text: 'Stayed up until one with the detective story. It was the surveyor. I knew from the second chapter because he takes a bearing on a church by the weathercock, and nobody would who had ever had to do it.',
    },
  ],
};

/** A fortnight, less two days, with his daughter's family. */
export const toronto: Journey = {
  zone: 'America/Toronto',
  from: 0.755,
  to: 0.79,
  folder: 'Toronto',
  tags: ['Elin', 'Idris', 'Toronto'],
  passages: [
    {
      mood: 'excited',
      text: 'Eight hours in a chair, a good part of them over Greenland, which was under cloud, as it was in every atlas photograph I ever showed a class. Idris met me with a card saying TAD-CU in case of other grandfathers. He is six, and carried the handle of the suitcase while I carried the rest of it.',
    },
    {
      mood: 'neutral',
      text: 'Awake at four with the city asleep. It is laid out on a grid, and I have been lost in it twice. Elin says this cannot be done. I have explained to her that a person finds his way by the bends.',
    },
    {
      mood: 'thoughtful',
      text: 'Stood in front of Lake Ontario. For thirty years I taught it as a blue shape. It has waves, and gulls, and a horizon, and not a grain of salt; I tasted it to be certain, and Idris told everybody on the streetcar.',
    },
    {
      mood: 'happy',
      text: 'Idris and I have mapped the street. Features: a dog that is afraid of bins, eleven front steps, a tree with a face, “the bad lady” and her good cat. He wanted a key. I showed him how to do a key, and he has given himself a symbol, a crown.',
    },
    {
      mood: 'excited',
      text: 'Niagara. I had prepared some remarks about the cap rock and how fast it has been cut back since the last ice. Nobody could hear a word of them, I could not hear them myself. Idris held my hand the whole way along the railing, on my account he said.',
    },
    {
      mood: 'grateful',
      tags: ['rain gauge'],
      text: 'Elin showed me where she works. She has four hundred river gauges, reporting every quarter of an hour, and one grey-haired colleague who still drives out to look at them. She has a photograph of mine on her desk, of the gauge, and I am in it by accident, from the knees down.',
    },
    {
      mood: 'reflective',
      tags: ['Nesta'],
      text: 'Washed up with Elin after the boy was in bed. She said she still starts to ring home at four on Sundays and asks for Mam in her head. I said I still take two cups down. We dried everything twice.',
    },
    {
      mood: 'calm',
      text: 'Idris could not sleep, so I told him the way from our house to the sea, every turn, who lives where, what barks. He was gone by the chapel. I went on as far as the beach, for I had not been there in a week.',
    },
    {
      mood: 'sad',
      text: 'Elin cried at the barrier exactly as her mother did, that is to say furiously, and with instructions: tablets, stairs, soup. Idris gave me the crown, cut out of the map. It is in my passport.',
    },
  ],
};

export const stories: readonly Story[] = [
  cadi,
  elin,
  home,
  hospital,
  beforeTheKnee,
  recovery,
  wall,
  library,
  cat,
  catLost,
  ken,
  mapBegun,
  mapFinished,
];
