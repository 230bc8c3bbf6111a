import type { Season, Story } from '../persona.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const YARD_HOLIDAYS: readonly Season[] = [['12-22', '01-06']];

const gesine: Story = {
  from: 0.02,
  to: 0.9,
  folder: 'Gesine',
  tags: ['Gesine'],
  weekdays: WORKDAYS,
  closed: YARD_HOLIDAYS,
  passages: [
    {
      mood: 'excited',
      text: 'The Gesine came in behind the harbour tug with both pumps going. Pilot cutter, 1908, no drawings, thirty years a clubhouse on a mudbank. Her new owners would like to know what shape she is supposed to be. So would she, by the look of her.',
    },
    {
      mood: 'determined',
      tags: ['measuring'],
      text: 'Took off frames 1 to 9 with battens and the plumb bob. She has lain on her port side for so long that the two halves no longer agree: 43 mm apart at frame 6. I have written both figures down. One of them is the boat and one of them is the mud.',
    },
    {
      mood: 'thoughtful',
      tags: ['measuring'],
      text: 'She has hogged 110 mm over her length, which is to say that both ends are tired. Sönke says they always let go at the ends first. He meant the boat, and then he looked at old Clausen coming across the yard and I saw that he had not only meant the boat.',
    },
    {
      mood: 'frustrated',
      tags: ['owners'],
      text: 'The owners: Dr Lüders and Dr Lüders, teeth and law. They love her, they have brought a folder. In the folder there is a shower. I explained that a cutter of this size has room for either a shower or a crew, and the law one wrote it down.',
    },
    {
      mood: 'excited',
      text: 'Sönke found it under the mast step with a torch in his mouth: carved in the keelson, J.M. 1908, and beside it the same hand has cut a small fish. We all went in one after another, on our stomachs, to put a thumb on it. Even Birte from the office, in a skirt.',
    },
    {
      mood: 'happy',
      tags: ['archive'],
      text: 'Took the day and went over the border to the archive in Aabenraa. The yard’s ledger is there, and the order is in it, in Danish, four lines: one cutter for the pilots, 14.6 metres, oak on oak, “as the last, but fuller forward, since the last was wet.” I copied it out twice and was sick with joy on the bus.',
    },
    {
      mood: 'thoughtful',
      tags: ['archive'],
      text: 'The trouble with “as the last, but fuller” is that the last was lost off Rømø in 1911. So I am drawing a boat that is to differ, by an amount not stated, from one that no longer exists. I have had worse briefs. I have had most of them from Torben.',
    },
    {
      mood: 'calm',
      tags: ['drawing'],
      text: 'All day at the long table with the battens and the lead weights. You pin the curve at the points you trust and let it find its own way between, and then you lift one weight, and if the point was a lie the wood jumps. Eleven lies by evening. The rest of her lay quite still.',
    },
    {
      mood: 'frustrated',
      tags: ['drawing'],
      text: 'The body plan is wrong. It is fair, it is handsome, and it is a yacht: I have been drawing what I like instead of what was there. Rolled it up. Three weeks, near enough. I will keep it for the back of the cupboard door where I keep the others.',
    },
    {
      mood: 'content',
      tags: ['drawing'],
      text: 'Began again from the fish outwards. Fuller forward, then. Fuller than I would dare. She has a face like a baker now, and when I turned the sheet upside down, as one should, I could see her put her shoulder into a sea and not mind it.',
    },
    {
      mood: 'energetic',
      tags: ['loft'],
      text: 'Lofting. The whole of her, full size, on the black floor upstairs, in socks, on our knees, Jannik with the chalk line and I with the batten. By four my knees had the floor’s pattern in them. Old Clausen came up, walked the sheer from stem to stern with his hands behind his back, and said, “So.” That is the most anyone has had from him since the Wall.',
    },
    {
      mood: 'happy',
      tags: ['oak'],
      text: 'The oak is here: eleven crooked trees off an estate in Angeln, chosen for being crooked. Sönke walked about laying my frame patterns on them like a tailor. Frame 7 fits a branch so exactly that I accused him of having planted it.',
    },
    {
      mood: 'anxious',
      text: 'No money. Dr Lüders and Dr Lüders are parting and the Gesine is in the middle of it, on the slip, with nineteen new frames and no skin. Torben has stopped the work. They have put a tarpaulin over her and the yard is so quiet that one can hear the office clock.',
    },
    {
      mood: 'sad',
      text: 'Third week under the tarpaulin. Sönke goes in at midday with his sandwich and sits on the keelson. Nobody has told him not to. I went in too, and we ate, and did not talk about it, in that green light.',
    },
    {
      mood: 'grateful',
      text: 'The teeth have bought out the law. Dr Lüders, alone, in rubber boots, in the rain, in the yard at seven in the morning, asking whether she might help to carry something. Sönke gave her the end of a plank. She has not said the word shower since.',
    },
    {
      mood: 'energetic',
      tags: ['planking'],
      text: 'Planking. The steam box runs from five, and a plank has about ninety seconds between the box and being too stiff to argue with. Six people run, one person shouts. I am allowed to run. There is no drawing for those ninety seconds, only Sönke.',
    },
    {
      mood: 'reflective',
      tags: ['visitors'],
      text: 'An old woman came to the gate and asked if this was Grandfather’s ship. He was pilot on her from 1919. She told us that he could not swim, that none of them could, and that he kept a geranium aboard. She stood with her hand flat on the new planks. “He was always wet in the other one,” she said. “He said this one was dry.” So that is the drawing passed, by the only person whose stamp I wanted.',
    },
    {
      mood: 'neutral',
      tags: ['caulking'],
      text: 'Caulking, day four. Two mallets, all day, each a different note, a third apart. I hear it on the bus, I hear it in my teeth. Frau Dr Lüders says that she hears it in other people’s.',
    },
    {
      mood: 'grateful',
      pinned: true,
      tags: ['launch'],
      text: 'She is in.\n\nIt took nine minutes. For eight of them nothing moved except the harbour. Then the old slip creaked the way a person gets up, and she went, slowly, backwards, with forty people walking beside her as far as there was concrete to walk on. No band. Birte cried, Sönke was under her with a torch looking for leaks before the ropes were fast, and a dog swam out and barked at her from all sides.\n\nI did not watch the bow. I had my eye on one copper nail in the stem, which I had put in on Tuesday when nobody was about, at the height where I had drawn the water.\n\nThe water came up to the nail. I make it a centimetre under, and the anchor is not aboard. Old Clausen stood next to me. He had seen me looking. “Na,” he said, “and if it had been the mud’s figure?” and then he put his hand on top of my hat, as one does with a child, and left it there.',
    },
  ],
};

const jannik: Story = {
  from: 0.05,
  to: 0.95,
  folder: 'Yard',
  tags: ['Jannik', 'yard'],
  weekdays: WORKDAYS,
  closed: YARD_HOLIDAYS,
  passages: [
    {
      mood: 'neutral',
      text: 'We have an apprentice. Jannik, seventeen, hands like paddles, from Kappeln. He asked where the computer was. I showed him the pencil.',
    },
    {
      mood: 'frustrated',
      text: 'Jannik sharpens a pencil as if he were angry with it. I have had him do sixty. He thinks it is a punishment, and by about the fortieth it was.',
    },
    {
      mood: 'thoughtful',
      text: 'Jannik cannot read a section drawing, and has been nodding at them for six weeks. I cut an apple for him, lengthwise, crosswise, on the slant. He looked at the three halves for a while. Then he went through the whole rack of drawings, saying “apple, apple, apple” under his breath.',
    },
    {
      mood: 'happy',
      text: 'Jannik has found an error of mine. A frame number, 12 for 13, on a sheet that four people had signed. He came to tell me so white in the face that I thought he had cut himself. I made him initial the correction in ink.',
    },
    {
      mood: 'anxious',
      text: 'Jannik was late for the third day. I was short with him. At lunch it came out by way of Birte that his father has gone, and he does his sisters’ breakfast. I have moved his start to eight, and told him that it is because of the light.',
    },
    {
      mood: 'content',
      text: 'Jannik brought in a model, folded from a milk carton, of the hard-chine skiff on sheet 40. He had worked out the developments by himself. It floats. It has a cow on the transom.',
    },
    {
      mood: 'calm',
      text: 'Drew all afternoon at the two ends of the long table, Jannik and I, no talking, one radio. Around five I noticed that he has begun to hold his breath at the same places as me.',
    },
    {
      mood: 'grateful',
      text: 'His interim exam: a two for theory and a one for drawing. He told us by leaving the paper on the table and going to sweep the loft. I had it framed by Sönke before he was down.',
    },
  ],
};

const oma: Story = {
  from: 0.01,
  to: 0.99,
  folder: 'Oma',
  tags: ['Oma'],
  weekdays: [7],
  passages: [
    {
      mood: 'content',
      text: 'Sunday with Oma Thea. She is ninety-one and wins at cards by methods I prefer not to look at. She asked if I was still at the school. I said no, at the yard. “With all those men,” she said. “Good.”',
    },
    {
      mood: 'neutral',
      text: 'Oma hat mich heute Grete genannt, so hieß ihre Schwester. Ich habe es zweimal richtiggestellt und dann gelassen. Als Grete habe ich eine Menge erfahren, unter anderem, wer 1951 wirklich das Fahrrad verliehen hat.',
    },
    {
      mood: 'sad',
      text: 'She did not want the cards. She held my sleeve between finger and thumb the whole afternoon, feeling the cloth, as she did when she sewed for people. “Well made,” she said at the end. It was from the supermarket, but I was very proud of it.',
    },
    {
      mood: 'happy',
      tags: ['Malte'],
      text: 'Malte came over from Kiel and we took her out in the chair as far as the water. She directed. She directed two gulls, a wedding and a man backing a trailer, all of them correctly. He has been backing trailers for years, he told us, and never been so well seen in.',
    },
    {
      mood: 'thoughtful',
      text: 'Oma kann das Einmaleins noch, alle Strophen von „Geh aus, mein Herz“ und den Preis von Butter im Jahr 1948. Was es heute zu Mittag gab, weiß sie nicht. Ich auch nicht mehr, wenn ich ehrlich bin, und ich war dabei.',
    },
    {
      mood: 'anxious',
      text: 'A fall in the night, nothing broken, one eye the colour of a plum. She tells everyone that it was a fight. The nurse has written in the book that the other party got away.',
    },
    {
      mood: 'grateful',
      text: 'Took the half model of the Gesine to show her, wrapped in a towel. She shut her eyes and went along it with both hands, from the stem aft, slowly, and stopped at frame 6. “There was something here,” she said, “but you got it out.” I had not told her. Nobody had told her.',
    },
    {
      mood: 'calm',
      text: 'She slept nearly all of visiting time. I drew her: the ear, the hand, the cardigan with its three mended elbows, for it has had three. It is the best drawing I have done this year and not to scale.',
    },
    {
      mood: 'happy',
      text: 'Today she knew me at the door, name and all, and asked what had become of the boat. I told her that it was afloat. “Of course it is,” said Oma, “you were a very stubborn baby,” and dealt.',
    },
  ],
};

const ruth: Story = {
  from: 0.1,
  to: 0.99,
  tags: ['Ruth'],
  passages: [
    {
      mood: 'neutral',
      text: 'To the sail loft across the harbour about the cutter’s mainsail. The sailmaker is new: Ruth Adler, from Rostock, very tall, needle in her collar. She asked for the sail plan and said my curve was optimistic.',
    },
    {
      mood: 'thoughtful',
      text: 'I looked at the curve again. It is optimistic. I have taken out four centimetres and sent the sheet over with Jannik, without a note.',
    },
    {
      mood: 'happy',
      text: 'The sheet has come back from the sail loft with two of the four centimetres put in again, in red, and “let’s not overdo it” in the margin. She prints her letters. They are better than mine, which is not a thing I say.',
    },
    {
      mood: 'excited',
      text: 'Met R. on the ferry pier by accident. She was there for the bread stall and so, I claimed, was I. Came home with a kilo of rye that I do not need. She says that a sail is a wing with a bad memory.',
    },
    {
      mood: 'anxious',
      text: 'Lent R. the Chapman, my father’s copy, out of the house for the first time. She put it inside her coat. I have now spent an evening thinking about where in her flat it will be lying.',
    },
    {
      mood: 'content',
      text: 'Ruth brought the Chapman back with a slip of sailcloth in it at the plate of the royal yacht. Not a word about it. I have not moved the slip.',
    },
    {
      mood: 'happy',
      tags: ['kitchen'],
      text: 'R. zum Essen hier. Es gab Scholle, und ich habe sie verbrannt, weil wir über Schothörner gesprochen haben. Sie hat das Verbrannte gegessen und mir das Gute hingelegt. Um eins war sie immer noch da, und ich hatte noch immer nicht gefragt, ob sie einen Kaffee möchte.',
    },
    {
      mood: 'frustrated',
      text: 'Two weeks without a word and the light on in the loft each night. I drew rudders. On Friday Birte, who knows everything, told me the woman has had the flu and no telephone, since it is at the bottom of the harbour. I took soup. I carried it across the bridge like a bomb.',
    },
    {
      mood: 'calm',
      text: 'Helped Ruth to roll out the mainsail on the loft floor, sixty square metres, both of us barefoot. Then we lay down on it to look at the roof. It is the cleanest floor in town, she says, one might as well.',
    },
    {
      mood: 'grateful',
      pinned: true,
      text: 'I had been going to say something, and had it ready, with a beginning and an end. Ruth was sewing the last eyelet and did not look up, and said, “Hold this,” and gave me the ring, the brass one, for the clew; and I held it, and there we both were. Neither of us could go on with the eyelet for laughing. I never did get to say my piece. It was a good piece.',
    },
    {
      mood: 'happy',
      text: 'R. has a drawer in the hall chest now. One palm, one pair of reading glasses, an orange. I keep walking past it.',
    },
  ],
};

const torben: Story = {
  from: 0.08,
  to: 0.9,
  folder: 'Yard',
  tags: ['Torben', 'yard'],
  weekdays: WORKDAYS,
  closed: YARD_HOLIDAYS,
  passages: [
    {
      mood: 'apathetic',
      text: 'Torben has been to a seminar. There is now a board in the corridor with coloured magnets and each of us is a magnet. I am yellow. My status is “in progress”.',
    },
    {
      mood: 'frustrated',
      text: 'Torben would like the archive scanned “and then we’ll see”. I know what one sees then: a skip. I have moved the 1890s home, four tubes at a time, under my coat.',
    },
    {
      mood: 'neutral',
      text: 'A demonstration of the new software. It faired in eleven seconds what takes me a day. It had faired the mistake in too, most beautifully. Torben asked if I had any questions. Old Clausen had one: “Where does it lift the weight?”',
    },
    {
      mood: 'thoughtful',
      text: 'Tried the program by myself after hours, with the door locked, as if it were gin. It is good. It is very good at what comes after one knows. I will learn it, and I shall not tell Torben until I can do it faster than the seminar.',
    },
    {
      mood: 'happy',
      text: 'The magnets have been rearranged in the night into the shape of a fish. No one has said anything. Torben has asked for an interim report on the fish.',
    },
    {
      mood: 'determined',
      text: 'Told Torben that the scanning can begin, that I will do it myself, Fridays, and that each sheet goes back in its tube in my presence. I had expected a fight. He said, “I only wanted someone to want to.” I went back to my table quite annoyed at having been wrong about him for a year.',
    },
    {
      mood: 'content',
      text: 'Four hundred sheets scanned. Torben came in to look at one and was still there an hour later, with his jacket off, over the lines of a fishing boat of 1923 that his great-grandfather had spoilt with coffee. We agreed that it is a good stain, and that it stays.',
    },
  ],
};

const seasick: Story = {
  from: 0.3,
  to: 0.985,
  tags: ['seasick'],
  passages: [
    {
      mood: 'apathetic',
      text: 'For the record, as nobody reads this: I have drawn boats for nineteen years and am sick on all of them. In harbour. On the pontoon, in a swell. At the yard they think that I do not care for sailing people, which is also true.',
    },
    {
      mood: 'anxious',
      text: 'They want me aboard for the trials, when there are trials. I said of course. I then looked up how long it takes to get used to it and found an admiral who never did.',
    },
    {
      mood: 'determined',
      text: 'Took the ferry to Glücksburg and back three times running, standing up, eyes on the horizon, ginger in both cheeks. Result: ill, ill, nearly not ill. The man in the ticket hut thinks I am in love with the captain.',
    },
    {
      mood: 'happy',
      tags: ['Ruth'],
      text: 'Told Ruth. I had thought she would laugh, and she did, for some time, holding on to the bench. Then she told me that she is afraid of needles, the medical kind. We have sworn to say nothing.',
    },
    {
      mood: 'excited',
      tags: ['Gesine'],
      text: 'Trials. Wind five, a short steep sea outside the Holnis light, six of us aboard and the owner at the tiller with her mouth open. I was sick at once, neatly, to leeward, and then again; and after that I stood at the mast with an arm round it and felt her do what I had drawn. Shoulder in, lift, and over, dry. I had it right. I have never been so ill or so happy, and Sönke has told no one, and everybody knows.',
    },
  ],
};

const number61: Story = {
  from: 0.2,
  to: 0.68,
  folder: 'Yard',
  tags: ['yard', 'number 61'],
  weekdays: WORKDAYS,
  closed: YARD_HOLIDAYS,
  passages: [
    {
      mood: 'determined',
      text: 'Number 61, the harbour launch, has to be electric, silent, cheap, and ready by the trade fair. I have ringed “silent” in red. The rest have been done before.',
    },
    {
      mood: 'anxious',
      tags: ['night'],
      text: 'Lay awake over the displacement of number 61. Got up at two, did the sums again in my nightshirt at the kitchen table, and they were right. They had been right at midnight too. It is a very expensive way to eat a sandwich.',
    },
    {
      mood: 'excited',
      text: 'Number 61 ran across the harbour at noon without a sound. One saw a small boat going along with six people aboard, all of them listening. Old Clausen hummed, to be on the safe side.',
    },
  ],
};

const clogs: Story = {
  from: 0.14,
  to: 0.17,
  tags: ['flat', 'Frau Kröger'],
  passages: [
    {
      mood: 'neutral',
      text: 'Frau Kröger von unten hat geklingelt, weil sie meine Schritte hört. Ich habe gesagt, dass ich Socken trage. Das sei es ja eben, sagte sie, sie warte immer auf die Schuhe.',
    },
    {
      mood: 'happy',
      text: 'Bought a pair of clogs and walked once up and down the hall in them at nine this evening. A knock on the pipe from below, twice, in approval. I think that we shall get on.',
    },
  ],
};

export const stories: readonly Story[] = [
  oma,
  seasick,
  torben,
  ruth,
  clogs,
  jannik,
  number61,
  gesine,
];
