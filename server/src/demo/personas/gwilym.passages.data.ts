import type { Passage } from '../persona.ts';

const seasonal: readonly Passage[] = [
  {
    season: ['01-01', '01-01'],
    mood: 'reflective',
    tags: ['rain gauge'],
    text: 'Began the year as I have begun the last twenty-five, in wellingtons, bent over a funnel. Last year came to 1,318 mm. I wrote it at the foot of the column, ruled a line, and wrote the date above nothing. Then bacon.',
  },
  {
    season: ['01-06', '01-26'],
    mood: 'content',
    tags: ['kitchen', 'Nesta'],
    text: 'Marmalade. Nesta’s card says “boil until it looks right”, which is no help to a man, but there is a brown thumbprint on the card beside the line about the pips and I go by that. Nine jars. One for Mrs Pugh, who will say that it wants sugar.',
  },
  {
    season: ['01-08', '02-10'],
    mood: 'neutral',
    tags: ['bus'],
    text: 'The 512 slid backwards down Rhiw Goch this morning, slowly, with nine of us in it. Nobody spoke. At the bottom the driver looked in his mirror and said, “Right,” and we all got off and walked to the surgery together, to have our hearts listened to.',
  },
  {
    season: ['01-22', '02-18'],
    mood: 'happy',
    tags: ['garden', 'Nesta'],
    text: 'Snowdrops out by the water butt, where neither of us ever planted any. Nesta’s theory was the postman. It is a better theory than it sounds, for they follow his short cut exactly.',
  },
  {
    season: ['02-14', '02-21'],
    mood: 'calm',
    tags: ['school'],
    text: 'Half-term. No bell at ten to nine. You can hear the bell from here if the wind is in the west, and I notice that I stop and look at the clock when it does not ring.',
  },
  {
    season: ['03-01', '03-01'],
    mood: 'happy',
    tags: ['school'],
    text: 'St David’s Day at the school. One hundred and four children, of whom sixty were leeks. A small boy recited nine verses without breathing, bowed, and was sick. He got the loudest applause of the morning and a second-place ribbon.',
  },
  {
    season: ['03-08', '04-08'],
    mood: 'excited',
    tags: ['Emrys', 'lambs'],
    text: 'Up at Ty’n-y-graig for the lambing, to be of use, meaning to hold a torch. A ewe put twins out as one posts letters. The second was slow to start and Emrys swung it by the back legs, twice round, and it coughed, and he handed it to me as if I would know what to do. I put it under my coat. My coat now has a history.',
  },
  {
    season: ['03-25', '03-31'],
    weekdays: [7],
    mood: 'apathetic',
    tags: ['rain gauge'],
    text: 'Clocks forward. The gauge is read at nine Greenwich whatever Parliament decides, so from today I am an hour late for my own breakfast until October. The church clock has been left alone; it is right for half the year and they see no reason to fuss.',
  },
  {
    season: ['04-12', '04-26'],
    mood: 'excited',
    tags: ['birds'],
    text: 'First swallow, 4.40 in the afternoon, over Pantglas, low. I rang Huw and he had seen his at two. It was very likely the same swallow. He would not hear of it.',
  },
  {
    season: ['04-06', '05-05'],
    mood: 'energetic',
    tags: ['garden'],
    text: 'Earlies in: four rows of a dozen. Mrs Pugh counted them from her bedroom window and called down that the third had a bend in it. I said it was following the contour.',
  },
  {
    season: ['05-09', '05-09'],
    mood: 'sad',
    tags: ['Nesta'],
    folder: 'Nesta',
    text: 'She would have been sixty-six. I bought the cake from Sunita, as I always did, because Nesta held that nobody should have to bake her own, and Sunita put it in the box without asking who it was for. Took Mrs Pugh a slice, and Emrys one for the gate. Ate mine on the bench with her name on it, and told her about the map.',
  },
  {
    season: ['05-14', '06-10'],
    mood: 'determined',
    tags: ['village'],
    text: 'The council’s man came to cut the verge at the crossroads, which is at present chest-high in cow parsley and the best thing in the county. I stood in front of it. I was polite. He had a flask and I had all morning, and around eleven he remembered another verge.',
  },
  {
    season: ['05-28', '06-24'],
    mood: 'calm',
    tags: ['farm', 'night'],
    text: 'Silage. They were at it until after midnight, four tractors, the lights going up and down Cae Dan Tŷ as though someone were reading it line by line. I had the window open on purpose.',
  },
  {
    season: ['06-19', '06-23'],
    hour: '22:20',
    mood: 'content',
    tags: ['evening'],
    text: 'Read the paper out of doors until ten at night without a lamp, because it can be done for about a week at this latitude and it seems ungrateful not to. Moths on the crossword. Got seven across from one of them.',
  },
  {
    season: ['06-24', '07-18'],
    mood: 'excited',
    tags: ['bats', 'Huw'],
    text: 'Counted the bats out of the chapel roof with Huw, for the survey: two garden chairs, two clickers, no talking. He made it 143 and I made it 151. We have sent in 147 and do not wish to discuss it.',
  },
  {
    season: ['07-06', '07-20'],
    mood: 'happy',
    tags: ['school'],
    text: 'End-of-term concert. The recorders did what recorders do. At the end the leavers had to say what they would be, and among the vets and the footballers one girl said, “Taller,” and sat down.',
  },
  {
    season: ['07-18', '08-20'],
    mood: 'neutral',
    tags: ['visitors'],
    text: 'A couple in a hired camper stopped to ask the way to the coast. I told them, with landmarks. He held up the telephone, which said otherwise. I watched them go down the lane to the ford and then put the kettle on, as they would be back and in want of something.',
  },
  {
    season: ['07-24', '08-22'],
    mood: 'content',
    tags: ['kitchen', 'hill'],
    text: 'Bilberries: two hours bent double above the quarry for one pound and a quarter. Made the tart. It is purely a matter of arithmetic that nobody sells them.',
  },
  {
    season: ['08-13', '08-20'],
    weekdays: [4],
    mood: 'reflective',
    tags: ['school', 'pupils'],
    text: 'Results day. I have no one in it any more, and I still woke at six. Walked down past the school at half past eight in case anybody looked as if they needed a person to walk past. One lad was on the wall with the envelope shut. I said that I once failed Latin and had been fine in all weathers. He opened it when I was round the corner, I heard.',
  },
  {
    season: ['08-27', '09-10'],
    weekdays: [6],
    mood: 'frustrated',
    tags: ['village', 'Ken', 'garden'],
    text: 'The show. My runner beans came second to a man from Llanrhystud who is thought to buy them. Ken took first for onions at his first attempt and had the decency to look frightened. Mrs Pugh’s bara brith was placed third by a judge who will not be asked again.',
  },
  {
    season: ['09-06', '09-26'],
    mood: 'thoughtful',
    tags: ['birds'],
    text: 'Eighty-one swallows on the wire outside the chapel, all facing the same way. By evening there were none. One would like to be told, I find, even when one has known for fifty years where it is they go.',
  },
  {
    season: ['09-18', '10-06'],
    mood: 'excited',
    tags: ['Huw', 'walk', 'beach'],
    text: 'Spring tide and an offshore wind, so Huw drove us to Borth to see the forest. You walk out on the sand as far as the sea will let you, and there are the stumps, pine and oak, four and a half thousand years dead and still standing in their own roots. I used to bring a class each year. One girl put her arms round one and asked if it knew. I never had a good answer and did not find it today.',
  },
  {
    season: ['10-02', '10-02'],
    mood: 'sad',
    tags: ['Nesta'],
    folder: 'Nesta',
    text: 'Four years. I wore the good jacket to read the gauge and then could think of nothing to do in it. Went round by the shop and bought stamps. Sunita said that Nesta once sent back a stamp for being crooked, and we laughed, in the queue, with people waiting.',
  },
  {
    season: ['10-06', '10-30'],
    mood: 'content',
    tags: ['garden', 'kitchen'],
    text: 'Apples down. Wrapped sixty in the Cambrian News and laid them in the loft, not touching, with last year’s council elections round the best of them. The windfalls went to Emrys’s pig, who has never known a bad year.',
  },
  {
    season: ['10-25', '10-31'],
    weekdays: [7],
    mood: 'happy',
    tags: ['rain gauge'],
    text: 'Clocks back. For the next five months breakfast, the gauge and I are agreed about nine o’clock. The church clock is right again too and has been insufferable.',
  },
  {
    season: ['11-05', '11-05'],
    mood: 'neutral',
    tags: ['Isobar', 'village'],
    between: [0.3, 1],
    hour: '21:40',
    text: 'Bonfire on the recreation ground. Stayed in, with Isobar behind the boiler, and read to her from the Shell guide to Herefordshire, in a level voice, until it was over. She prefers Leominster.',
  },
  {
    season: ['11-08', '11-14'],
    weekdays: [7],
    hour: '17:10',
    mood: 'reflective',
    tags: ['village'],
    text: 'Read the names at the memorial, as the last teacher does here. Twenty-three and then nine. I know where each of them lived, and in most cases which bedroom. It took four minutes with the pauses, and a robin sang for three of them.',
  },
  {
    season: ['11-12', '12-04'],
    mood: 'calm',
    tags: ['garden'],
    text: 'First proper frost. The bean rows I had not got round to clearing stood up white in every particular, and for an hour I was a man who had left them on purpose.',
  },
  {
    season: ['12-01', '12-16'],
    mood: 'thoughtful',
    tags: ['evening'],
    text: 'Dark by twenty past four. At this time of year the village goes in like cattle, and you can tell from the lane who is in which room and what they are having. Pughs: onions. Somebody, boldly, fish.',
  },
  {
    season: ['12-10', '12-20'],
    mood: 'happy',
    tags: ['school'],
    text: 'Nativity. Joseph forgot the line about the inn and said to the innkeeper, quite reasonably, “What have you got, then?” The innkeeper, off the script, said there was a caravan. It is how it would have been, in this parish.',
  },
  {
    season: ['12-20', '12-23'],
    mood: 'determined',
    tags: ['walk', 'Huw'],
    text: 'Shortest day. Huw and I walk to the cairn each year to see the sun clear the ridge, and each year it does not, owing to cloud, and we have the flask and come down. That makes fourteen. We have it in the diary for next year.',
  },
  {
    season: ['12-24', '12-24'],
    mood: 'calm',
    tags: ['kitchen', 'Nesta'],
    text: 'Peeled everything. Nesta held that Christmas is a matter of having peeled. The carol on the wireless at three, one boy by himself, and I stood at the sink with the tap off, as we did.',
  },
  {
    season: ['12-25', '12-25'],
    mood: 'grateful',
    tags: ['Elin', 'Mrs Pugh'],
    text: 'Mrs Pugh at one, in the brooch. Huw at two, with a goose that he said had died of natural causes. Elin and Idris on the screen, at the end of the table, at breakfast: five hours behind us and in pyjamas, so that we had all of Christmas in the room at once, both ends. Mrs Pugh told Idris that he wanted feeding. He held up a waffle.',
  },
  {
    season: ['12-26', '12-26'],
    mood: 'apathetic',
    tags: ['kitchen'],
    text: 'Goose. Walked to the gate. Goose.',
  },
  {
    season: ['12-28', '12-31'],
    mood: 'neutral',
    tags: ['letters'],
    text: 'Answered the Christmas letters. There are fewer than there were, and I find I write longer. One pupil of 1989 sends a card each year with nothing in it but a question about oxbow lakes. I answer on a postcard and we leave it at that, very fond of one another.',
  },
];

const anyTime: readonly Passage[] = [
  {
    mood: 'happy',
    tags: ['pupils', 'town'],
    text: 'The dentist is Catrin Morris, class of 2003. She asked me to name the capital of Mongolia with both her hands in my mouth. I have it coming, I suppose.',
  },
  {
    mood: 'reflective',
    tags: ['pupils'],
    text: 'A man of fifty stopped me outside the bank and said that I had once told him he had an eye for country. I have no memory of it. He drives a digger, he said, and thinks of it whenever he opens a trench. I must have said ten thousand things, and would like to know where the others went.',
  },
  {
    mood: 'content',
    tags: ['Elin', 'Idris'],
    weekdays: [7],
    text: 'Elin at four. Idris has lost a tooth and the tooth, in that order. He wanted to know what time it was here and I said eight hours until tomorrow. He is going to stay awake and watch it arrive.',
  },
  {
    mood: 'calm',
    tags: ['Elin'],
    weekdays: [7],
    text: 'Elin rang from the bank of a river whose name I asked her to spell. She held the telephone out so I could hear it. I told her it was in a hurry, and she said I should have heard it on Thursday.',
  },
  {
    mood: 'frustrated',
    tags: ['village'],
    text: 'Parish council, two hours and three quarters. We have resolved to write a letter. The bench will be where it was always going to be and Mr Bowen will go to his grave believing that he moved it.',
  },
  {
    mood: 'neutral',
    tags: ['town', 'bus'],
    text: 'Hearing test. The girl played me notes, and I pressed a button, and towards the top there came a stretch where I could see from her hand that there was a note and could not hear one. “Curlews,” I said. “Up there somewhere,” she said. “Do you have a lot of trouble with curlews?”',
  },
  {
    mood: 'sad',
    tags: ['Nesta', 'house'],
    folder: 'Nesta',
    text: 'Took the coats to the hospice shop at last. Kept the green one, since the pocket still has the list in it: lamp oil, thread, ask G. about gutter. I never was asked about the gutter, so I went up and saw to it.',
  },
  {
    mood: 'happy',
    tags: ['Nesta'],
    folder: 'Nesta',
    text: 'Words of Nesta’s that I have not heard anybody else use, set down before I lose them: smwc, for fine rain that means it; “a three-spoon pudding”; to gwilym, verb, to explain where something is when asked what it is.',
  },
  {
    mood: 'reflective',
    tags: ['Nesta', 'evening'],
    folder: 'Nesta',
    text: 'Someone on the wireless said one should talk to them. I do, but it is not as he made out. I do not tell her how I feel. I tell her what the Rowlandses have done to their porch.',
  },
  {
    mood: 'determined',
    tags: ['house'],
    text: 'Re-hung the back door. It had been dropping since about the Falklands and each of us had our own way of lifting it. It now opens like anybody’s door, and I have walked into it twice.',
  },
  {
    mood: 'content',
    tags: ['garden', 'Mrs Pugh'],
    text: 'Mrs Pugh passed a cabbage over and I passed over the loan of the long ladder, and we both stood a while to make it look like a conversation. She is eighty-one. She wants the ladder to have a word with a gutter.',
  },
  {
    mood: 'anxious',
    tags: ['village', 'Mrs Pugh'],
    text: 'Ambulance in the lane at a quarter to six. It was only turning round. But I had my boots on and was at her gate before I knew it, and so was she at mine, in her hat.',
  },
  {
    mood: 'sad',
    tags: ['chapel', 'pupils'],
    text: 'Buried Wyn Davies, forty-nine. I taught him rivers. They do a great deal of singing at these things now, and it gets one through. His boy read the lesson, fast, as one runs across a road. It is against nature for the class to go before the teacher.',
  },
  {
    mood: 'calm',
    tags: ['walk', 'hill'],
    between: [0.64, 1],
    text: 'Up by the old mine road after dinner. Met one ewe, one jogger and a heron who disliked all three of us. At the top I sat on the trig point, which is an offence in spirit if not in law, and ate an orange.',
  },
  {
    mood: 'thoughtful',
    tags: ['walk', 'maps'],
    between: [0.64, 1],
    text: 'I got a little lost above Blaen-cwm in the mist, on ground that I could draw from memory. Stood still until I could hear the stream, as I always told them to do. It works. It takes longer than I used to say.',
  },
  {
    mood: 'energetic',
    tags: ['Huw', 'garden'],
    between: [0, 0.38],
    text: 'Huw and I moved the water butt. It took two pensioners, a plank, and most of the language. It stands four feet to the left of where it stood and we are both very struck by the improvement.',
  },
  {
    mood: 'grateful',
    weekdays: [5],
    tags: ['Huw'],
    text: 'Supper at Huw’s. He has been cooking the same stew on a Friday since he was left by himself, and it has now arrived somewhere. We did the crossword out loud. Neither of us mentioned the date, which he knew that I knew.',
  },
  {
    mood: 'apathetic',
    tags: ['cold'],
    text: 'A cold. Did nothing, in two rooms.',
  },
  {
    mood: 'frustrated',
    tags: ['house', 'telephone'],
    text: 'Fifty minutes on the telephone to the broadband. They asked me to describe the box. I described it: colour, aspect, position relative to the skirting board, drainage. There was a silence, and I was put through to somebody else.',
  },
  {
    mood: 'happy',
    tags: ['telephone', 'Mrs Pugh'],
    text: 'A young man rang to say there was a problem with my computer. I have not got one switched on, I told him, but I could let him have Mrs Pugh’s number. She kept him for forty minutes. He knows all about her feet and has been told to ring his mother.',
  },
  {
    mood: 'content',
    tags: ['kitchen'],
    text: 'Bread. The first for a month and not a brick. I let it prove on the boiler with the Radio Times over it. Ate the crust standing, with butter, too hot, looking at the hill.',
  },
  {
    mood: 'neutral',
    tags: ['shop', 'village'],
    text: 'In the shop: Sunita on the till, Geraint up the steps, and a discussion on whether the new people at Y Felin are “nice” or “no trouble”. There is a distance between the two and it was surveyed in detail while my ham waited.',
  },
  {
    mood: 'content',
    tags: ['shop'],
    text: 'Sunita’s eldest has got into Cardiff, for medicine. She told me while weighing mushrooms, did not look up, and weighed the same mushrooms three times. I bought a bottle of something and left it on the counter with her name on it.',
  },
  {
    mood: 'thoughtful',
    tags: ['pupils', 'letters'],
    text: 'A letter from a prison, from a boy I had for two years in the nineties. He is teaching others to read maps, of all things, from a road atlas with Kent missing. He asks whether it is true that north moves. I have written four sides and sent him my second-best compass card, which ought to get past them, as it is paper.',
  },
  {
    mood: 'reflective',
    tags: ['maps'],
    text: 'Turned out the map chest for moth and was there until dark. The school atlas of 1962 has countries in it that I could still colour from memory and that no longer exist. Nesta and I went on honeymoon to one of them.',
  },
  {
    mood: 'calm',
    tags: ['chapel', 'Huw'],
    weekdays: [7],
    text: 'I do the chairs for chapel. I do not sing, by request. Forty out and forty back, and this morning, in between, such a noise from thirty-one people that the window hummed. I had a hand on it.',
  },
  {
    mood: 'anxious',
    tags: ['town', 'health'],
    text: 'Dr Anwen Price wants another look at the blood pressure. I gave her a C in 1999 and she has the grace never to bring it up. She had me sit quietly for five minutes, and I tried so hard to be quiet that it went up.',
  },
  {
    mood: 'excited',
    between: [0.6, 1],
    tags: ['otter'],
    text: 'An otter. In the pool under the bridge, at ten to eight, in no hurry, turning over and over like someone who cannot find the cool side of the pillow. I had gone out to post a letter and came back with it still in my hand.',
  },
  {
    mood: 'neutral',
    tags: ['town'],
    text: 'To town for shoelaces. There are now eleven places to drink coffee and none to buy a shoelace. Came home with string and a leaflet.',
  },
  {
    mood: 'grateful',
    tags: ['village', 'night'],
    text: 'The power went at seven. By half past, without anyone ringing anyone, there were nine of us in Mrs Pugh’s kitchen because she has the range. Ken had candles in order of size. We ate what was going to spoil. When the lights came back there was a groan.',
  },
  {
    mood: 'content',
    tags: ['letters', 'Idris'],
    text: 'Idris and I have a correspondence by post. He sends a drawing and I send back its grid reference. This week’s is of a whale in a hat, and I have placed it, after some thought, at SN 581 816.',
  },
  {
    mood: 'reflective',
    tags: ['letters', 'Idris', 'village'],
    between: [0.55, 0.95],
    pinned: true,
    text: `Idris has written to ask what it is like here when nothing is happening. He has left half a page for the answer. This is the draft, which will not fit.

Dear Idris. At six nothing is happening and it is happening from the east. The first one up is Emrys, or rather Emrys’s dog, who walks down the middle of the lane to look at the road and walks back to report. Then the bread van, which has a loose door; you can tell from the rattle how much bread is left in it, and Mrs Pugh, who can tell which kind, is at her gate with the right money.

At ten to nine the school bell goes, and for a quarter of an hour there is a great deal happening, and all of it is about shoes. At nine, in the thick of it, I read the gauge. You know about the gauge. I write the figure in pencil and ink it on Sundays, in case I should think better of it, though I have never yet thought better of a figure.

Then it stops. This is the part you mean. From ten until about half past three the village is held down by its corners. A door goes. Sunita props the shop open with a sack of potatoes, and if it is the small sack you know that someone has been in. The 512 goes through with its one passenger, who is always asleep and always, I am told, gets off at the right place. If you stand by the bridge you will hear the stream on the left and its echo on the right, under the arch, a little behind, like a pupil copying.

You asked if I am bored. I used to be, at your age, and went to see the world about it; I taught it to other people for thirty years, river by river, from a map on a roller with a hole in the Sahara. What I did not teach them, because I did not know it yet, is that a place goes on being itself in very small amounts all day long, and that it takes somebody sitting still to be told. I have a bench for it. There is room for one more, and he need not bring anything.

At four the bus again. At five, onions. Your loving Tad-cu.`,
  },
];

/** These contradict a story (the wall, the knee, Emrys's chest) outside the given part of the year. */
const inTheirTime: readonly Passage[] = [
  { between: [0.38, 1], mood: 'calm', text: 'Sat on the wall. It bore up.' },
  {
    between: [0, 0.65],
    mood: 'grateful',
    text: 'Emrys waved from the tractor with his whole arm.',
  },
  {
    between: [0, 0.65],
    mood: 'happy',
    text: 'Emrys told me a joke. It took from the gate to the barn and was worth the walk.',
  },
  {
    between: [0, 0.38],
    mood: 'energetic',
    text: 'Up at six, split wood until eight, and insufferable until noon.',
  },
  {
    between: [0.66, 1],
    mood: 'energetic',
    text: 'Walked into town, seven miles, to save the fare. Took the bus back, to save the knees.',
  },
  { between: [0, 0.38], mood: 'energetic', text: 'Both sheds, the path and half the windows.' },
  {
    between: [0.66, 1],
    mood: 'energetic',
    text: 'Dug over the far bed in one go and sang, there being no one by.',
  },
  {
    between: [0.66, 1],
    mood: 'energetic',
    text: 'Up the hill and down before the paper came.',
  },
  {
    between: [0, 0.38],
    mood: 'energetic',
    text: 'Beat the hall carpet until the dog two farms off complained.',
  },
  {
    between: [0.66, 1],
    mood: 'energetic',
    text: 'Chopped, stacked, swept, bathed, asleep by nine.',
  },
  {
    between: [0, 0.38],
    mood: 'energetic',
    text: 'Cleaned the chimney by the holly method. The holly is finished.',
  },
];

export const passages: readonly Passage[] = [...seasonal, ...anyTime, ...inTheirTime];
