/** A page, the lines of it that a reader would underline (the best one first), and those that would be ill chosen. */
export interface ChosenLines {
  text: string;
  good: readonly string[];
  bad: readonly string[];
}

/** Pages of many hands, read by somebody who knew nothing of how lines are weighed; none was used in weighing them. */
export const CHOSEN_LINES: readonly ChosenLines[] = [
  {
    text: "Well. That's that so.\n\nIt was the cooking brandy. Not even good. Last night, Easter saturday, everyone gone, I was doing the order sheet and it was on the shelf where it's been every night for 3 years and I took it down like you'd take down salt. Half the bottle standing up. Then the rest. Then Dunne's before they shut.\n\nAoife was to come at 11 this morning. I'd texted Sinead that I'd a bug. She just put \"ok Donal.\" With the full stop. She knows well.\n\n1039 days. the medal is in the sock drawer. I'm still drunk a bit writin this and I'm not even sorry yet thats the queer part, I'm just quiet. first quiet since mossie",
    good: [
      'the medal is in the sock drawer.',
      "Last night, Easter saturday, everyone gone, I was doing the order sheet and it was on the shelf where it's been every night for 3 years and I took it down like you'd take down salt.",
    ],
    bad: [
      "I'm still drunk a bit writin this and I'm not even sorry yet thats the queer part, I'm just quiet. first quiet since mossie",
      'Half the bottle standing up. Then the rest.',
      'It was the cooking brandy. Not even good.',
      "Well. That's that so.",
    ],
  },
  {
    text: '2ND AT REGIONALS. on flag. flag was actually kind of slay?? kaylee dropped a toss and the crowd still screamed. dad yelled my whole name incl middle. got a pretzel with eli and he told everyone in line "thats my sister shes a flag"',
    good: [
      'got a pretzel with eli and he told everyone in line "thats my sister shes a flag"',
      'dad yelled my whole name incl middle.',
    ],
    bad: [],
  },
  {
    text: "group project chat so far\neli: who is doing slides\nmarcus: not me\nme: i did slides last time\neli: ok who is doing the talking\nmarcus: not me\nkaylee: i literally finished it last night you're welcome\nmarcus: 🐐\nwe are getting an A bc of kaylee and kaylee hates us",
    good: [
      'we are getting an A bc of kaylee and kaylee hates us',
      "kaylee: i literally finished it last night you're welcome",
    ],
    bad: [
      'group project chat so far',
      'eli: who is doing slides',
      'marcus: not me',
      'marcus: not me',
    ],
  },
  {
    text: "Lunch club. Soup was lentil again but a good one. Jean Petrie has a new hip and will show you the scar whether you're eating or no. Sat with Moira and Betty Low. Betty's grandson is marrying a girl from Latvia, in Latvia, and they've all to fly Ryanair. I said you'll be lucky to get on with your hat. Wullie did not come he was at his pigeons. He tells them more than he tells me",
    good: [
      'Wullie did not come he was at his pigeons. He tells them more than he tells me',
      "Jean Petrie has a new hip and will show you the scar whether you're eating or no.",
    ],
    bad: ['Soup was lentil again but a good one.', 'Sat with Moira and Betty Low.'],
  },
  {
    text: 'day off!!! waitangi wknd coming too. me n kels took Bundy to the river and he rolled in something that was a sheep once. windows down all the way home gagging. watched 4 eps of love island aus, slept at 7pm like a nana. horse i like: the big chestnut 2yo, no name yet we call him Uncle. he licks the visor',
    good: [
      'horse i like: the big chestnut 2yo, no name yet we call him Uncle. he licks the visor',
      'me n kels took Bundy to the river and he rolled in something that was a sheep once.',
    ],
    bad: [
      'day off!!! waitangi wknd coming too.',
      'watched 4 eps of love island aus, slept at 7pm like a nana.',
    ],
  },
  {
    text: "Just so it's straight.\nCredit union book is in the biscuit tin, 2,140, it's for Sadie, Fiachra is second name on it.\nKnives to the young lad (Oisin), not the KP, he'd lose a finger. The good Japanese one he can have to oil.\nCar: owes nothing, NCT till Feb.\nRent paid to the end of the month. Key with herself downstairs.\nSwapped Saturday with Marek so nobody is stuck for the wedding.\nAisling was always fair to me. Put that somewhere.\nCleaned out the fridge. Rang Sadie at bedtime, she read me a whole page about a hedgehog, no mistakes.\nVery quiet in myself tonight, best I've felt for months.",
    good: [
      'Rang Sadie at bedtime, she read me a whole page about a hedgehog, no mistakes.',
      'Aisling was always fair to me. Put that somewhere.',
    ],
    bad: [
      "Very quiet in myself tonight, best I've felt for months.",
      "Just so it's straight.",
      'Rent paid to the end of the month. Key with herself downstairs.',
      "Credit union book is in the biscuit tin, 2,140, it's for Sadie, Fiachra is second name on it.",
    ],
  },
  {
    text: 'Reception mums group, preserved for history:\n"Hi all just to flag someone has put NUTS in the book bag"\n"What kind"\n"Does it matter Karen"\n"My name is Caryn"\n"It was a conker. Wilf W gave it to her. Sorry. H x"\n"A conker in MAY??"\n"He\'s been saving it"\n"Conkers are technically toxic to dogs"\n"She isn\'t a dog"\nEdie would like a word.',
    good: [
      '"It was a conker. Wilf W gave it to her. Sorry. H x"',
      '"Conkers are technically toxic to dogs"',
    ],
    bad: [
      'Reception mums group, preserved for history:',
      '"Does it matter Karen"',
      'Edie would like a word.',
    ],
  },
  {
    text: "11 pancakes\n1 on the floor\n1 on the cat\nEdie: 4, lemon and sugar. Shona 3. Me the rest. Missed choir bc too full to breathe, told Phil I was ill. I am ill. I'm pancake.",
    good: [
      "Missed choir bc too full to breathe, told Phil I was ill. I am ill. I'm pancake.",
      'Edie: 4, lemon and sugar. Shona 3. Me the rest.',
    ],
    bad: ['1 on the floor', '1 on the cat'],
  },
  {
    text: "Sessions case 212, murder. Took down the whole post mortem evidence, eleven injuries, spelled by doctor wrongly and I corrected. After that brinjal bhaji in canteen. After 36 years one doesn't feel. The accused's mother asked me where is the toilet so I showed her.",
    good: [
      "The accused's mother asked me where is the toilet so I showed her.",
      "After 36 years one doesn't feel.",
    ],
    bad: [
      'Took down the whole post mortem evidence, eleven injuries, spelled by doctor wrongly and I corrected.',
      'After that brinjal bhaji in canteen.',
      'Sessions case 212, murder.',
    ],
  },
  {
    text: "Rats in the commodity shed, big as Gus's head. Put out bait and the boys from down the road came with air rifles, shot 31. Took a picture with em lined up on a plank. Told them nickel apiece and they wanted a dollar. Inflation. Culled the two three quarter cows and the kicker, truck took them Thursday. Got 1.41 a pound which is the only good price I seen all winter.",
    good: [
      'Told them nickel apiece and they wanted a dollar. Inflation.',
      "Rats in the commodity shed, big as Gus's head.",
    ],
    bad: [
      'Culled the two three quarter cows and the kicker, truck took them Thursday.',
      'Got 1.41 a pound which is the only good price I seen all winter.',
    ],
  },
  {
    text: "Shane has me down for 6 doubles. SIX. I said do you think I'm a horse. He said it's tight all round. I said it's not tight round you, you were in Vilamoura. Someone laughed, the KP, and now he's on pots for the week as well poor divil. Might ring that crowd in Kinsale.",
    good: [
      "I said do you think I'm a horse. He said it's tight all round.",
      "I said it's not tight round you, you were in Vilamoura.",
    ],
    bad: ['Shane has me down for 6 doubles. SIX.', 'Might ring that crowd in Kinsale.'],
  },
  {
    text: 'No light since Sunday. Gen don swallow 6k fuel and na only two customer today. One screen replacement (Tecno) and one woman wey say her phone dey hot, I open am, na rice dey inside the charging port. RICE. I ask her she say na her pikin. Oga Friday come collect his shop money before 9 sharp sharp. I just tire.',
    good: [
      'One screen replacement (Tecno) and one woman wey say her phone dey hot, I open am, na rice dey inside the charging port. RICE.',
    ],
    bad: [
      'No light since Sunday.',
      'Gen don swallow 6k fuel and na only two customer today.',
      'I ask her she say na her pikin.',
      'Oga Friday come collect his shop money before 9 sharp sharp. I just tire.',
    ],
  },
  {
    text: "First day back. Van wouldnt start, frost on the inside, Geth jumped me off the car before his shift. Got to Killay twenty to nine and Tyler sat on the wall eating a sausage roll like a gargoyle. Yes he's a tiler called Tyler, yes everyone says it, yes he hates it.\n\nLifted the old floor in the utility. Three layers of lino and then quarry tile underneath, bedded in God knows what. Breaker all day. Hands still buzzing now holding this pen",
    good: [
      'Got to Killay twenty to nine and Tyler sat on the wall eating a sausage roll like a gargoyle.',
      "Yes he's a tiler called Tyler, yes everyone says it, yes he hates it.",
    ],
    bad: ['First day back.', 'Lifted the old floor in the utility.'],
  },
  {
    text: 'papaw died. this morning. mamaw found him in his chair w the tv on and she thought he was asleep so she put a blanket on him. \n\ni had a missed call from him sunday. i was at avas i thought ill call after. i didnt call after\n\nhe came to every single home game with the dumb cowbell. they told him no noisemakers and he put a sock in it. like an actual sock\n\ndad is just outside washing the truck. its dark',
    good: [
      'he came to every single home game with the dumb cowbell. they told him no noisemakers and he put a sock in it. like an actual sock',
      'mamaw found him in his chair w the tv on and she thought he was asleep so she put a blanket on him.',
    ],
    bad: [
      'i was at avas i thought ill call after. i didnt call after',
      'i had a missed call from him sunday.',
    ],
  },
  {
    text: "Kian drove me to mums and back, first time on the bypass since he passed. I pressed my foot through the floor. He's alright actually. Goes a bit close to parked cars. Mum asked him 3 times if he was courting, he said yes nan, Freya, and she said is that a name",
    good: [
      'Mum asked him 3 times if he was courting, he said yes nan, Freya, and she said is that a name',
      "I pressed my foot through the floor. He's alright actually.",
    ],
    bad: ['Goes a bit close to parked cars.'],
  },
  {
    text: 'Gillian has changed the blue. I\'m not joking. "Reviewed" is now teal. So every sheet since January wants redoing. Tess said out loud "is this a hostage situation" and Gillian said pardon and Tess said nothing. We get through on crisps. Edie\'s got Jean\'s bird table, her lad Steven carried it over the wall, so thats in our yard now and the cat thinks its a restaurant.',
    good: [
      'Tess said out loud "is this a hostage situation" and Gillian said pardon and Tess said nothing.',
      "Edie's got Jean's bird table, her lad Steven carried it over the wall, so thats in our yard now and the cat thinks its a restaurant.",
    ],
    bad: [
      'Gillian has changed the blue. I\'m not joking. "Reviewed" is now teal. So every sheet since January wants redoing.',
    ],
  },
  {
    text: "Rain. Lot of lame ones. Bonnie went wi' colic sunday and all so that's pair of 'em gone in six week. Did two tests in Morrisons toilets and they both say yes. Haven't told Craig. Keep thinking about that filly. Hay delivery friday, ring saddler",
    good: [
      "Did two tests in Morrisons toilets and they both say yes. Haven't told Craig.",
      'Keep thinking about that filly.',
    ],
    bad: [
      'Hay delivery friday, ring saddler',
      'Rain. Lot of lame ones.',
      "Bonnie went wi' colic sunday and all so that's pair of 'em gone in six week.",
    ],
  },
  {
    text: 'World Book Day. Edie went as Fantastic Mr Fox in my old brown jumper and a tail made out of draught excluder. Shot at by three farmers in the playground (boys with sticks), she came home furious: "i was dead FOUR times". 6 Harry Potters, 1 child as an air fryer manual. That kid will go far',
    good: [
      'Edie went as Fantastic Mr Fox in my old brown jumper and a tail made out of draught excluder.',
      '6 Harry Potters, 1 child as an air fryer manual. That kid will go far',
    ],
    bad: [
      'World Book Day.',
      'Shot at by three farmers in the playground (boys with sticks), she came home furious: "i was dead FOUR times".',
    ],
  },
  {
    text: "I got the result of the scope. A very young man, he pulled his chair round to my side of the desk, and I thought, ah. It is the pancreas and it has been on its travels. He'd some things he could offer. I asked would they interfere with the beans and he said he thought they might. Months, he said, he would not like to say how many, and I said I would not like to hear it.\nI came out on Eccles Street and there was the sun and a fellow selling strawberries, and I had no one to tell. It should have been Philo. I have not rung Breda, she'd only come.\nI will have to stop starting long books.",
    good: [
      'I came out on Eccles Street and there was the sun and a fellow selling strawberries, and I had no one to tell. It should have been Philo.',
      'I will have to stop starting long books.',
    ],
    bad: [
      'I got the result of the scope.',
      "A very young man, he pulled his chair round to my side of the desk, and I thought, ah. It is the pancreas and it has been on its travels. He'd some things he could offer.",
      "I have not rung Breda, she'd only come.",
    ],
  },
  {
    text: "INVERTER IS IN. I baked four cakes today back to back and NEPA took light twice and I did not even know. I was just hearing other people's gen. Emeka came and did the flowers for me, 6k plus food, he ate like three people. Order for 2 August: 5 step, whole wedding, Lekki!! 480k. I screamed.",
    good: [
      'I baked four cakes today back to back and NEPA took light twice and I did not even know.',
      'Emeka came and did the flowers for me, 6k plus food, he ate like three people.',
    ],
    bad: ["I was just hearing other people's gen."],
  },
  {
    text: "Funeral at the crem 11.15. Good turnout, all the doo men in a row in their blazers. The minister did not bring the guitar. They let off six birds at the door and they went once round and away home, quicker than the cars. Steak pie at the hotel, pastry a bit hard, Wullie would have had something to say. Everybody kept on that I was marvellous. I was just standing there.\nGordon did the talking because Sandra couldn't. He told the one about the doo that came back from France on the ferry, sitting on the rail the whole road with its feet up. It's not true but it gets a laugh. Moira came with me in the car. Betty is in Latvia. Orla was kept off, she's ower wee, but she's done a drawing and it went in with him, it's a pigeon or it might be a shoe.\nThat's them all away down the road now. Sandra wanted to stay and I said no. I've took my good shoes off and I've been sat on the bed I don't know how long. It's his side. His teeth are still in the bathroom in the glass and nobody has told me what you do with them. 58 year. I canna get the zip of this frock down, he did the zips.",
    good: [
      'I canna get the zip of this frock down, he did the zips.',
      'The minister did not bring the guitar. They let off six birds at the door and they went once round and away home, quicker than the cars.',
    ],
    bad: [
      'Funeral at the crem 11.15.',
      'Steak pie at the hotel, pastry a bit hard, Wullie would have had something to say.',
      'Moira came with me in the car. Betty is in Latvia.',
      "That's them all away down the road now.",
    ],
  },
  {
    text: 'Order has come. Kolhapur Main Branch, join on 20th. Aarav has hostel from 1st Aug. I have told Nitin in front of my brother and Joshi sir and Mrs Pillai, in the hall, at four in the afternoon, tea was there. He looked at the order for long time. Aai asked who will do the cooking. Packed: steel dabba, mustard sari, 212 chalk pieces. Jeera where I want',
    good: [
      'I have told Nitin in front of my brother and Joshi sir and Mrs Pillai, in the hall, at four in the afternoon, tea was there. He looked at the order for long time.',
      'Packed: steel dabba, mustard sari, 212 chalk pieces. Jeera where I want',
    ],
    bad: ['Kolhapur Main Branch, join on 20th.', 'Aarav has hostel from 1st Aug.'],
  },
  {
    text: "FINALLY had the coffee w jayden. he was so nervous he put salt in. he drank it!! to be polite to himself!! ran 3rd on the grey lunatic at 56, mrs P says she'd rather i ride at 56 and win than 53 and faint. whos gonna argue w that. bundy ate a whole easter bunny incl foil, vet says watch his poos. sparkly",
    good: [
      'FINALLY had the coffee w jayden. he was so nervous he put salt in. he drank it!!',
      'bundy ate a whole easter bunny incl foil, vet says watch his poos. sparkly',
    ],
    bad: ['to be polite to himself!!', 'whos gonna argue w that.'],
  },
  {
    text: "Went at 2 like always. Accordion fella was there, played the Beer Barrel Polka, and by golly she got up. We danced about half of it. She leads now. Had the lemon bars. A lady named Dot tried to cut in and Lorraine gave her a look I have not seen since 1971. Drove home whistling. Ice is getting punky along the shore, Harvey's house is still out, the fool.",
    good: [
      'Accordion fella was there, played the Beer Barrel Polka, and by golly she got up.',
      'We danced about half of it. She leads now. Had the lemon bars.',
    ],
    bad: ['Went at 2 like always.'],
  },
  {
    text: "Miriam asked me to do the tenor bit in Lay All Your Love on Me. A SOLO. Eight bars. In front of my actual family. I said no and then I said yes and then I went to the toilet. Phil says I'm dead meat. Big Dave offered to stand in front of me",
    good: [
      'I said no and then I said yes and then I went to the toilet.',
      'Miriam asked me to do the tenor bit in Lay All Your Love on Me. A SOLO. Eight bars.',
    ],
    bad: ["Phil says I'm dead meat."],
  },
  {
    text: "night 2 of 4. bay C was a zoo. one man wanted his slippers warmed up, I said sir this is not Emirates. my feet are dead, absolutely dead, RIP to them. new clogs are useless and they were 62 pounds.\n\nGot home 8.40, mum already on the phone to ask if I've eaten and who is this Kelechi that Tunde is mentioning. I will deal with Tunde. Then 20 mins on why I put basmati in jollof. It is MY jollof.\n\nsleep now",
    good: [
      'one man wanted his slippers warmed up, I said sir this is not Emirates.',
      'Then 20 mins on why I put basmati in jollof. It is MY jollof.',
    ],
    bad: [
      'night 2 of 4.',
      'my feet are dead, absolutely dead, RIP to them.',
      'new clogs are useless and they were 62 pounds.',
    ],
  },
  {
    text: "Finished the Richard Osman on the toilet at work, I won't lie. Guessed wrong. I thought it was the vicar. I always think it's the vicar. Mum's read it as well and she'd written who did it on the inside of the cover for when she forgets, so she doesn't waste time reading it twice, lucky I didn't see it first",
    good: [
      "Mum's read it as well and she'd written who did it on the inside of the cover for when she forgets, so she doesn't waste time reading it twice, lucky I didn't see it first",
      "I always think it's the vicar.",
    ],
    bad: [
      "Finished the Richard Osman on the toilet at work, I won't lie. Guessed wrong.",
      'I thought it was the vicar.',
    ],
  },
  {
    text: 'We saw a Korean film with Yuki and Caio, where everyone dies with a hammer. I hid inside of my scarf. Yuki ate popcorn during the worst and commented on the carpet. After we had a discussion because she puts my lab socks in the dryer and now they are for a doll. I said a thing in Portuguese that I will not translate. She answered in Japanese. It was very equal. In the end we laughed.',
    good: [
      'I said a thing in Portuguese that I will not translate. She answered in Japanese. It was very equal.',
      'I hid inside of my scarf.',
    ],
    bad: [],
  },
  {
    text: "Good Friday and it bloody was. Markers down, scan clean, no chemo just keep turning up like a bad penny every 3 months. Nurse says any problems I said only me walk, I keep going round in circles. SHE LAUGHED. first one in that building. Fish n chips on the wall outside with Shanice. I aint religious but he can have his stone rolled away and I'll have me battered cod",
    good: [
      'Nurse says any problems I said only me walk, I keep going round in circles. SHE LAUGHED.',
      "I aint religious but he can have his stone rolled away and I'll have me battered cod",
    ],
    bad: ['first one in that building.', 'Fish n chips on the wall outside with Shanice.'],
  },
  {
    text: 'ESEOSA. 3.1kg. 2:40 this morning. I dey shake as I dey type so\nthey say the cord dey her neck, they rush Blessing go theatre, I sign paper wey I no read. 1 hr 20 min I dey corridor I promise God everything. everything. I promise am say I go stop football betting\nthen one aunty nurse come with bundle like moi moi and say daddy take\nshe get my papa ear\nBlessing dey ok she lost blood but she dey ok they give her 2 pint. Kelvin give one\nthank you thank you thank you',
    good: [
      'then one aunty nurse come with bundle like moi moi and say daddy take',
      'she get my papa ear',
    ],
    bad: [
      'they say the cord dey her neck, they rush Blessing go theatre, I sign paper wey I no read.',
      'Blessing dey ok she lost blood but she dey ok they give her 2 pint. Kelvin give one',
    ],
  },
  {
    text: 'Had my one to one. Woman called Jodie with a lanyard and a laptop with a sticker on that said Good Vibes. She said my role is "in scope" and they\'re "proposing a revised hours model". I said how many. She said it\'s only indicative. I said indicate. 21 hours. From 30. I\'ve till 26th to put a response in writing. I did the sum on the back of a milk order, it\'s £480 a month near enough. I was polite. I said thank you to her!! What for',
    good: [
      'Woman called Jodie with a lanyard and a laptop with a sticker on that said Good Vibes. She said my role is "in scope" and they\'re "proposing a revised hours model".',
      'I said thank you to her!! What for',
    ],
    bad: ['Had my one to one.', "I've till 26th to put a response in writing."],
  },
  {
    text: "lol so i passed out at guard. like full victorian. one second 45 toss next second coach lindner's face upside down. i said i skipped breakfast which is technically true its just also every breakfast. and lunch\nthey called mom. she was in her scrubs. she checked my pulse in the car at the red light without saying anything\nim down 14 tho so\nhair is coming out in the shower but i have a lot of hair",
    good: [
      'they called mom. she was in her scrubs. she checked my pulse in the car at the red light without saying anything',
      "one second 45 toss next second coach lindner's face upside down.",
    ],
    bad: [
      'im down 14 tho so',
      'hair is coming out in the shower but i have a lot of hair',
      'i said i skipped breakfast which is technically true its just also every breakfast. and lunch',
    ],
  },
  {
    text: 'Saturday karaoke. Bosun sang My Way and nobody was killed hahaha. I got 96 for Total Eclipse of the Heart. Third mate, the Indian boy Arjun, got 41, machine told him "try harder". Chief came down, drank one coke, sang one Ukrainian song without the machine and went up. All quiet after. Nice voice',
    good: [
      'Chief came down, drank one coke, sang one Ukrainian song without the machine and went up. All quiet after. Nice voice',
      'Third mate, the Indian boy Arjun, got 41, machine told him "try harder".',
    ],
    bad: ['Bosun sang My Way and nobody was killed hahaha.'],
  },
  {
    text: "Breda came on the train with a ham and her own pillow. She knows now, I told her over the ham, we said what there was to say last night and today we're not saying it. We went through the photographs. Aunt Dymphna's funeral, 1961, when the hearse went off without the coffin and Uncle Bart ran after it down Patrick Street in his good shoes shouting STOP THIEF. I had to hold on to the table. Breda had to lie on the floor. Two women with a hundred and fifty four years between us. She beat me twice at twenty-five and took four euro.",
    good: [
      "Aunt Dymphna's funeral, 1961, when the hearse went off without the coffin and Uncle Bart ran after it down Patrick Street in his good shoes shouting STOP THIEF.",
      'Two women with a hundred and fifty four years between us. She beat me twice at twenty-five and took four euro.',
    ],
    bad: ['I had to hold on to the table.', 'Breda had to lie on the floor.'],
  },
  {
    text: 'That new rota is going tae kill me. Split shifts three days on the trot, off at half nine back on at two. Whoever thought that up has never driven anything bigger than a desk. Went in tae see Pamela and she gave me the "we hear you" patter. I says well if you hear me change it. She wrote it on a pad. I seen the pad, she wrote "Davie - rota" and underlined it. That\'s me telt.\n\nThings tae do\n- MOT on the Corsa\n- phone the boiler mannie\n- Mum\'s prescription\n- get Lorna something for the 9th (NOT slippers)',
    good: [
      'I seen the pad, she wrote "Davie - rota" and underlined it. That\'s me telt.',
      'Whoever thought that up has never driven anything bigger than a desk.',
    ],
    bad: [
      'That new rota is going tae kill me.',
      'Things tae do',
      'MOT on the Corsa',
      'phone the boiler mannie',
    ],
  },
  {
    text: "It's done. Told him on phone with Tash sat next to me. He went quiet then nice then not nice. He said I'll see you when you're locking up. He knows I lock up on my own Thursdays. He's been parked opposite twice since, lights off. Mel's husband's walking me to the car, and I've told the police woman, she's given me a number to quote and she wrote down the neck thing and said it's serious that, like properly, more than you'd think. Chair under the door handle tonight. Ruby thinks its a den. I keep hearing vans",
    good: [
      'Ruby thinks its a den. I keep hearing vans',
      "Mel's husband's walking me to the car, and I've told the police woman, she's given me a number to quote and she wrote down the neck thing and said it's serious that, like properly, more than you'd think.",
    ],
    bad: [
      "Told him on phone with Tash sat next to me. He went quiet then nice then not nice. He said I'll see you when you're locking up. He knows I lock up on my own Thursdays.",
      "He's been parked opposite twice since, lights off.",
      'Chair under the door handle tonight.',
    ],
  },
  {
    text: "Maisie not speaking to me. I said the phone goes downstairs at 10. I'm apparently ruining her life and I'm the only mum in Lancashire who does it. Door slammed so hard the picture of Blackpool came down. I said do you want that door taken off. My own mums words, came straight out my mouth like a ghost. Hate my life, she says. Well you can hate it downstairs charging\n\nI know it's not about the phone. It's because Lacey's having people round Saturday and I've said I want a number for Lacey's mum. Maisie says nobody's mum has a number. I said everybody's mum has a number love, thats all mums are, a number to ring. So then it was I don't trust her, then it was Kian got away with everything, which he did, then it was why can't we have a normal house with a normal bathroom. That one lost me. The bathroom's fine. Baz grouted it.\nHe came in at the end and said what's up and we both said NOTHING at the same time, in the same voice, and I nearly laughed but I'd have lost the high ground.",
    good: [
      "I said everybody's mum has a number love, thats all mums are, a number to ring.",
      "He came in at the end and said what's up and we both said NOTHING at the same time, in the same voice, and I nearly laughed but I'd have lost the high ground.",
    ],
    bad: [
      'Hate my life, she says.',
      'I said the phone goes downstairs at 10.',
      "I know it's not about the phone. It's because Lacey's having people round Saturday and I've said I want a number for Lacey's mum.",
    ],
  },
  {
    text: "Mum's place. Fish, ugali, osuga. Pastor preached 3 hours about tithe, I calculated he wants 185 per day from me. My sister Mercy is doing good in form 3, position 4. Mum says position 4 is where are the other three. hahaha",
    good: [
      'Mum says position 4 is where are the other three. hahaha',
      'Pastor preached 3 hours about tithe, I calculated he wants 185 per day from me.',
    ],
    bad: ["Mum's place. Fish, ugali, osuga."],
  },
  {
    text: "Arapiles long weekend w Marty + the uni lot. frost on the tent, stars stupid. led my first grade 19, shat myself the entire way, placed about 14 bits of gear in 25 metres, Marty said it looked like a hardware shop. he rolled his ankle. not on the cliff, on the way to the dunny. in thongs. had to carry him back doing the Titanic music\n\nsat up at the top by ourselves for sunset. he talked about his brother who died when he was 15, they used to come here as kids, he showed me where they carved their initials which you shouldnt but. he wasnt sad about it, more like showing me round. the ropes, the light, all the little people with headtorches going down to the pines like ants. burritos. slept like a log w a rock in my kidney. i reckon its the happiest ive been in my own actual body, like it just did stuff and i was in there driving\n\ndrive home 4 hrs, hamish's playlist, bohemian rhapsody, mama just killed a man at full volume through Ararat, servo dim sims, zero regrets",
    good: [
      'i reckon its the happiest ive been in my own actual body, like it just did stuff and i was in there driving',
      'the ropes, the light, all the little people with headtorches going down to the pines like ants. burritos.',
    ],
    bad: [
      'Arapiles long weekend w Marty + the uni lot.',
      "drive home 4 hrs, hamish's playlist, bohemian rhapsody, mama just killed a man at full volume through Ararat, servo dim sims, zero regrets",
      'slept like a log w a rock in my kidney.',
      'not on the cliff, on the way to the dunny. in thongs.',
    ],
  },
  {
    text: "Going to murder Dan. Death by wet towel. He has left it on the bed every day for eleven years and today I found it ON MY PILLOW. I have planned where to put the body (under the wet towels, nobody will ever look). Also he's booked squash on the one Saturday I've got. Also I love him, also the boiler man cancelled. Edie bit Wilf but just a soft one.",
    good: ['Also I love him, also the boiler man cancelled.', 'Edie bit Wilf but just a soft one.'],
    bad: [
      'Going to murder Dan. Death by wet towel. He has left it on the bed every day for eleven years and today I found it ON MY PILLOW.',
      'I have planned where to put the body (under the wet towels, nobody will ever look).',
      "Also he's booked squash on the one Saturday I've got.",
    ],
  },
  {
    text: 'Gulf of Aden, high risk area. Razor wire on rails, 3 armed guards joined, very big british boys eating 6 eggs each. Citadel drill 14 mins, we all sit inside steering gear room like sardines with my emergency biscuits. One cadet fainted from heat. Guard named Gaz taught me to say "cheers mate". My job when pirates come: turn off the oven.',
    good: [
      'My job when pirates come: turn off the oven.',
      'Razor wire on rails, 3 armed guards joined, very big british boys eating 6 eggs each.',
    ],
    bad: ['Gulf of Aden, high risk area.', 'One cadet fainted from heat.'],
  },
  {
    text: "I am writing on office laptop notepad and then I'll paste here so that he doesn't see.\n\nYesterday it was the phone. He wanted to see who was messaging at 10.30, it was Prashant about the build. I said take, see, there is nothing. He saw and then also he hit me. Open hand, two times, my ear was making whistle sound till morning. Then he held my face against the cupboard and said very softly, that is the worst part how softly, \"don't make me into this kind of man.\" After that he cried and I was consoling HIM. I made him bournvita.\n\nIt's the fourth time. I have counted because I'm a tester, I count. Kitchen, car, kitchen, bedroom. Steps to reproduce: I don't know. Some days I say the same thing and nothing happens. That is why I can't fix.\n\nHis mother knows, I think. She said in Feb, \"his father also had anger, it goes after children come.\"\n\nNobody at office noticed. I did the ear side hair down. When I hear lift stop at 9th floor my stomach goes. Today he sent flowers to reception, everyone clapped.",
    good: [
      "I have counted because I'm a tester, I count. Kitchen, car, kitchen, bedroom.",
      'Today he sent flowers to reception, everyone clapped.',
    ],
    bad: [
      'I said take, see, there is nothing. He saw and then also he hit me.',
      'Open hand, two times, my ear was making whistle sound till morning.',
      'Then he held my face against the cupboard and said very softly, that is the worst part how softly, "don\'t make me into this kind of man."',
      "Some days I say the same thing and nothing happens. That is why I can't fix.",
    ],
  },
  {
    text: 'JUNE IS HOME. 5 lb 2 oz. Car seat like a bucket with a peanut in it. Krista drove 20 in a 45 the whole way and I ran behind her with the flashers on in the pickup, like an oversize load. Some old boy honked and I gave him a look. She slept through all of it. Waffles smelled one foot and laid down under the crib and has not moved. Took a vote: grandpa or pops or Lee. Krista says "Boss" which she got from Tammy the nurse. Boss it is',
    good: [
      'Waffles smelled one foot and laid down under the crib and has not moved.',
      'Krista drove 20 in a 45 the whole way and I ran behind her with the flashers on in the pickup, like an oversize load.',
    ],
    bad: ['Some old boy honked and I gave him a look. She slept through all of it.'],
  },
  {
    text: "Visiting 2-4. Car park £8.70. Dad's complaints today: custard (skin), man opposite (whistles), telly (costs money), physio (\"she's about 4 foot and she's a bully\", he's mad on her). He did six steps with the frame. I read him the Otley paper, planning applications and all. He slept through most of it, so did I.",
    good: [
      "Dad's complaints today: custard (skin), man opposite (whistles), telly (costs money), physio (\"she's about 4 foot and she's a bully\", he's mad on her).",
      'I read him the Otley paper, planning applications and all. He slept through most of it, so did I.',
    ],
    bad: ['Visiting 2-4. Car park £8.70.'],
  },
  {
    text: "Local outfit is hiring, Amarillo to Lubbock, home every night, 4 bucks less an hour. Sat at the kitchen table with a calculator and Lug Nut. 31 years I ain't been home 5 nights running, I might not be any good at it. Krista says June does a thing now when she hears the airbrakes, turns her head. Anyhow. Put in the application. Oil change Tuesday.",
    good: [
      "31 years I ain't been home 5 nights running, I might not be any good at it.",
      'Krista says June does a thing now when she hears the airbrakes, turns her head. Anyhow. Put in the application. Oil change Tuesday.',
    ],
    bad: ['Local outfit is hiring, Amarillo to Lubbock, home every night, 4 bucks less an hour.'],
  },
  {
    text: 'Yesterday was the game of Brazil of the Cup, at 11 in the night here. 14 persons in my room, the Hadi too, Kasia with yellow shirt of a petrol station. I did coxinha since the morning, 80, and finished before the anthem. Davi slept in the second time with the vuvuzela in the hand. We suffered. I lost the voice. Mrs Beirne came at midnight, I thought to complain, she came to ask the score. She stayed until the end with her dressing gown and now she wants a shirt also, number 10, she said for going to the mass.',
    good: [
      'Mrs Beirne came at midnight, I thought to complain, she came to ask the score.',
      'She stayed until the end with her dressing gown and now she wants a shirt also, number 10, she said for going to the mass.',
    ],
    bad: ['Yesterday was the game of Brazil of the Cup, at 11 in the night here.'],
  },
  {
    text: "Row with Mel over the rota and the chair rent. She wants £140 now. For a chair that goes down by itself in the middle of a cut. I told her straight. Said I'd think about going mobile. I won't but she went white. Customer under the dryer heard everything, gave me a thumbs up",
    good: [
      'Customer under the dryer heard everything, gave me a thumbs up',
      'For a chair that goes down by itself in the middle of a cut. I told her straight.',
    ],
    bad: [
      'Row with Mel over the rota and the chair rent. She wants £140 now.',
      "Said I'd think about going mobile.",
    ],
  },
  {
    text: "Got the offer!!!! Senior QA, 14.2 LPA, Baner office. I negotiated like a fishwife, HR lady was laughing by the end. Notice period 60 days, Mahesh did drama for one hour about loyalty and then asked if they have opening for him also. Will stay at Rutuja's, her second room, rent 9k, purple dog included. Aai packed 2 kg metkut. Baba said senior matlab now you'll find bigger bugs. ha ha Baba\nInterview last round they asked me favourite bug. I told the one where the app wished happy birthday to users every day",
    good: [
      "Baba said senior matlab now you'll find bigger bugs. ha ha Baba",
      'I negotiated like a fishwife, HR lady was laughing by the end.',
    ],
    bad: [
      'Senior QA, 14.2 LPA, Baner office.',
      "Will stay at Rutuja's, her second room, rent 9k, purple dog included.",
    ],
  },
  {
    text: "I've lost the key of the shed. I'm in bits over it, it was Con's own key with the bit of green wool. I've been through the coal. Fourteen years he's gone and I could have told him where everything was, and he could never find his glasses on his face. Philo says get a locksmith. St Anthony has been promised a fiver.\nLater. It was in the lock.",
    good: [
      "Fourteen years he's gone and I could have told him where everything was, and he could never find his glasses on his face.",
      'Later. It was in the lock.',
    ],
    bad: ["I've been through the coal.", 'Philo says get a locksmith.'],
  },
  {
    text: "Pricked out 140 leeks. Back's gone. Every windowsill in the house full, can't shut the curtains in ours so we're giving the neighbours a show. Eid was friday and Nas sent round a box of them sticky pistachio things and Kian ate the lot bar one. Listened to a podcast about a man that stole a bridge.",
    good: [
      "Every windowsill in the house full, can't shut the curtains in ours so we're giving the neighbours a show.",
      'Eid was friday and Nas sent round a box of them sticky pistachio things and Kian ate the lot bar one.',
    ],
    bad: ["Pricked out 140 leeks. Back's gone."],
  },
  {
    text: 'Target review in zonal office, we are 82 percent on CASA, not bad for March. Told them staff shortage is there, they noted. Came back late because of Chandni Chowk traffic and N. said what was the need to switch phone off, I said meeting was there, he gave me one slap in the kitchen, not very hard, Aai was watching Marathi serial and raised the volume. Earring fell behind the gas. Found it today morning while cleaning.\nTo do: 15G forms, Aarav hall ticket photocopy, curd.',
    good: ['Earring fell behind the gas.', 'Found it today morning while cleaning.'],
    bad: [
      'To do: 15G forms, Aarav hall ticket photocopy, curd.',
      'Target review in zonal office, we are 82 percent on CASA, not bad for March.',
      'Told them staff shortage is there, they noted.',
    ],
  },
  {
    text: "Walters do at the crem, 11.20. Pauline let me swap. There was fourteen of us. Nine off the allotments. Niece Carol read a thing off her phone. She'd got his middle name wrong, it was Ernest, she said Edwin, and Graham shouted Ernest from the back, good for him. They played Jim Reeves. I'd brought a leek, one of last years of his that was still in the ground, massive, I put it on top with the flowers. The man from the undertakers didn't know where to look.\nThen it was over in twenty five minutes because theres another one waiting outside. 82 years. Went to the Legion and had a ham barm. I drove home and went past our road and had to turn round at the roundabout.",
    good: [
      "I'd brought a leek, one of last years of his that was still in the ground, massive, I put it on top with the flowers.",
      "Niece Carol read a thing off her phone. She'd got his middle name wrong, it was Ernest, she said Edwin, and Graham shouted Ernest from the back, good for him.",
    ],
    bad: [
      'Walters do at the crem, 11.20. Pauline let me swap. There was fourteen of us. Nine off the allotments.',
      'They played Jim Reeves.',
      'Went to the Legion and had a ham barm.',
    ],
  },
  {
    text: "Mammy has a lump. She's had it since Christmas it turns out, she was \"waiting till the calves were out\". Under the arm as well. Triple assessment in Beaumont Tuesday, I'm driving her. She's more worried who'll let out the hens.\nShe told me over the phone while she was also telling me about Noreen's extension. Same breath.\nI've looked up everything now and wish I hadn't.",
    good: [
      "Triple assessment in Beaumont Tuesday, I'm driving her. She's more worried who'll let out the hens.",
      "She told me over the phone while she was also telling me about Noreen's extension. Same breath.",
    ],
    bad: ["I've looked up everything now and wish I hadn't.", 'Under the arm as well.'],
  },
  {
    text: 'With Moira to Ninewells for her eye. Two buses and she talked the whole road. She came out with a patch on like Long John Silver and walked right into the man with the tea trolley. We laughed till the nurse came. Then she looks at me with the good one and says Isobel when did you get so old. Cheek. Sausage rolls in the cafe £3.20 each!! Home by 4. Jamie says both eggs are hatched.',
    good: [
      'Two buses and she talked the whole road. She came out with a patch on like Long John Silver and walked right into the man with the tea trolley.',
      'We laughed till the nurse came. Then she looks at me with the good one and says Isobel when did you get so old. Cheek.',
    ],
    bad: [
      'Sausage rolls in the cafe £3.20 each!! Home by 4.',
      'With Moira to Ninewells for her eye.',
    ],
  },
  {
    text: "Broke up for Whit. FLYING TOMORROW. 5.50 from Manchester, up at 2. Case is 19.4kg, half of it Yorkshire tea and bacon for Donna. Baz has his instructions for the greenhouse: twice a day, roof vent open at 8, do NOT feed the dog out of the compost scoop. Mum has Steph saturday, Kian sunday, Baz monday on. She's told us all to stop fussing, she survived Thatcher",
    good: [
      "Mum has Steph saturday, Kian sunday, Baz monday on. She's told us all to stop fussing, she survived Thatcher",
      'Baz has his instructions for the greenhouse: twice a day, roof vent open at 8, do NOT feed the dog out of the compost scoop.',
    ],
    bad: ['5.50 from Manchester, up at 2.'],
  },
  {
    text: "Geth took me to the Indian for no reason. I said whats wrong. He said nothing's wrong, I got overtime. Had the king prawn, he had what he always has. We talked about the caravan we'll never buy. He told me about a woman on the number 4 who gets on every day with a parrot in a bag, and it says cheers drive.\n\nNice. Really nice, I forget I like him.",
    good: [
      "We talked about the caravan we'll never buy. He told me about a woman on the number 4 who gets on every day with a parrot in a bag, and it says cheers drive.",
      'Really nice, I forget I like him.',
    ],
    bad: ['Had the king prawn, he had what he always has.'],
  },
  {
    text: "Spuds in. Charlotte, Desiree, one row of some blue ones Stan swears by and nobody'll eat. Edie in wellies and her swimming costume. Slugs have massacred the spring cabbage, absolute carnage, Stan wants to go nuclear. Beer traps tonight. At least they die happy",
    good: [
      'Edie in wellies and her swimming costume.',
      "Charlotte, Desiree, one row of some blue ones Stan swears by and nobody'll eat.",
    ],
    bad: [
      'Slugs have massacred the spring cabbage, absolute carnage, Stan wants to go nuclear. Beer traps tonight.',
      'At least they die happy',
    ],
  },
  {
    text: 'Car failed the NCT. Two tyres, a bush, whatever that is, and a "headlight aim". Who\'s looking at my headlight aim. 380 quid. Fiachra says he knows a fella. Fiachra always knows a fella and the fella is always Fiachra with a jack.',
    good: [
      'Fiachra always knows a fella and the fella is always Fiachra with a jack.',
      'Two tyres, a bush, whatever that is, and a "headlight aim". Who\'s looking at my headlight aim. 380 quid.',
    ],
    bad: ['Car failed the NCT.', 'Fiachra says he knows a fella.'],
  },
  {
    text: "Allotment with flask. Walter brought his six tomato plants over in a bread tray, Ailsa Craig, put them along the south side. He's put little lolly sticks in with W on so as I don't take credit. Planted first earlies, 4 rows. He sat on his bucket and told me about his Irene who couldn't abide tomatoes, wouldn't have them in the house. 51 years of eating tomatoes in the shed. I was crying laughing",
    good: [
      "Walter brought his six tomato plants over in a bread tray, Ailsa Craig, put them along the south side. He's put little lolly sticks in with W on so as I don't take credit.",
      '51 years of eating tomatoes in the shed. I was crying laughing',
    ],
    bad: ['Allotment with flask.'],
  },
  {
    text: 'Took Callum to last match. Won 3-1!! Sun shining. He had a pie and then half of mine. He stood on the seat and sang a word he shouldnt and a woman in front turned round and I had to pretend to be shocked. Whole ground singing at the end. Walked back to the car slow as he was tired, or I were.',
    good: [
      'He stood on the seat and sang a word he shouldnt and a woman in front turned round and I had to pretend to be shocked.',
      'Walked back to the car slow as he was tired, or I were.',
    ],
    bad: [],
  },
  {
    text: "29+1. I'd thought Prawn was just quiet Friday. I had a cold coke and lay on my left. Saturday I had another cold coke.\nThey turned the screen away and then she went to get someone, and I knew from her shoes how fast she was going.\nHe was born this morning at ten to six. A boy. 1.2 kilos. He has got Dan's ears. They gave us a room at the end with a butterfly on the door so that people know. They've got a cot that's cold, so you can keep him a bit longer. Gabriel, midwife, from Swansea, dressed him and talked to him the whole time, now then handsome, arm in.\nWe've called him Joseph. You can't put Prawn on the thing.\nI can hear one crying down the corridor.",
    good: [
      'Gabriel, midwife, from Swansea, dressed him and talked to him the whole time, now then handsome, arm in.',
      "We've called him Joseph.",
    ],
    bad: [
      'Saturday I had another cold coke.',
      'I had a cold coke and lay on my left.',
      'I can hear one crying down the corridor.',
      "I'd thought Prawn was just quiet Friday.",
    ],
  },
  {
    text: "danny + me + lupe's brother played mario kart til 3. i got blue shelled on the last corner 4 times and died inside each time. biscuit sat on the switch. nachos existed and i had nachos",
    good: ['nachos existed and i had nachos', 'biscuit sat on the switch.'],
    bad: ['i got blue shelled on the last corner 4 times and died inside each time.'],
  },
  {
    text: "I told Bev. Yesterday, in her car, about the motorway. She didn't say anything daft. She said right, and rang the doctors this morning pretending to be me and got me 11.40.\n\nSame young one as my knees. I told her all of it and she put her pen down. She asked straight out was I going to kill myself and I said I don't think so, I think I wanted it to stop for a bit. She said grief and no sleep and everything on one pair of shoulders. Tablets to help me sleep, two weeks only. A number for the bereavement people. Back on the 12th. And I had to tell Geth, that was the deal.\n\nTold Geth. He turned the telly off, which he's not done since the Queen. He held onto me, then he got up and took the card statement out of the drawer and said right, where are we. He knew about the card the whole time",
    good: [
      "Told Geth. He turned the telly off, which he's not done since the Queen. He held onto me, then he got up and took the card statement out of the drawer and said right, where are we.",
      "Yesterday, in her car, about the motorway. She didn't say anything daft. She said right, and rang the doctors this morning pretending to be me and got me 11.40.",
    ],
    bad: [
      "I told her all of it and she put her pen down. She asked straight out was I going to kill myself and I said I don't think so, I think I wanted it to stop for a bit.",
      'Same young one as my knees.',
      'Tablets to help me sleep, two weeks only.',
      'A number for the bereavement people. Back on the 12th. And I had to tell Geth, that was the deal.',
    ],
  },
  {
    text: 'Hot. Properly hot, 25. Stan in shorts, can\'t unsee it. Watered everything, watered Edie. She dug a grave for a beetle with a lolly stick cross and made us all sing, I gave it a bit of Pie Jesu, Stan took his cap off. "He was only little but he was shiny." Then she dug him up again to check. Strawberries setting. Burnt my neck.',
    good: [
      'She dug a grave for a beetle with a lolly stick cross and made us all sing, I gave it a bit of Pie Jesu, Stan took his cap off. "He was only little but he was shiny."',
      "Stan in shorts, can't unsee it. Watered everything, watered Edie.",
    ],
    bad: ['Then she dug him up again to check. Strawberries setting. Burnt my neck.'],
  },
  {
    text: 'He did not mean the door. It was my hand that was in the door. Nurse at the walk in asked me twice how, and looked at him, and I said my daughter was playing with it. Two fingers, no break, just strapped. He bought suya on the way home and was sweet like when he was toasting me. He cried even.\nIt is the third since Christmas. I am only writing so that there is a number somewhere.\nTolu saw. She is six. She put her own plaster on my hand on top of the bandage.',
    good: [
      'Tolu saw. She is six. She put her own plaster on my hand on top of the bandage.',
      'I am only writing so that there is a number somewhere.',
    ],
    bad: [
      'He did not mean the door. It was my hand that was in the door.',
      'Two fingers, no break, just strapped. He bought suya on the way home and was sweet like when he was toasting me. He cried even.',
      'Nurse at the walk in asked me twice how, and looked at him, and I said my daughter was playing with it.',
      'It is the third since Christmas.',
    ],
  },
  {
    text: "Not slept, writing this at half six in the kitchen. Edie's had a cold, nothing. About 1am I heard a noise like a seal or a dog and it was her. She was sat bolt up in bed and she couldn't get it in. You could see the skin sucking in under her ribs, and her neck, and she looked at me and couldn't talk. Her lips weren't right. Shona rang 999 and I had her at the open window in the freezing cold because I half remembered that from somewhere. I was saying in through your nose like a smelling a flower and I was thinking if it stops what do I do, if it stops I don't know what to do.\n\n11 minutes. I know cause I counted. They gave her a mask thing with steam and a steroid and her colour came back, they took her in and Shona went with her. Croup they think, \"old for it\", or asthma, they want to look at that. She's ok. Shona's text says asleep, sats 98, has a sticker.\n\nMy hands wont stop. I've made four cups of tea and not drunk one of them",
    good: [
      "Shona's text says asleep, sats 98, has a sticker.",
      "I've made four cups of tea and not drunk one of them",
    ],
    bad: [
      "You could see the skin sucking in under her ribs, and her neck, and she looked at me and couldn't talk. Her lips weren't right.",
      "I was saying in through your nose like a smelling a flower and I was thinking if it stops what do I do, if it stops I don't know what to do.",
      'My hands wont stop.',
      "Edie's had a cold, nothing.",
    ],
  },
  {
    text: 'me and bri sat in her moms car in the driveway for an hour and i was like why did you tell and she was like would you rather i didnt. and i didnt have anything for that. then she was crying and i was crying and her dad came out to get the trash cans and waved at us. we went to taco bell. i got a thing and ate it. she didnt look at me while i ate it which was nice\nshe told me the stuff i missed. jalen and priya are talking. mr kopp had a sub for 4 days and everyones saying he got fired but its his gallbladder. her sister is pregnant w a second one and her mom cried into the egg muffins. someone drew a really good shrek on the band room door and they wont paint over it because its actually good. she joined yearbook and hates it, its all cropping\ni told her a little about dr whatshername (its dr feld). like that she has a fish and doesnt talk for a really long time so you end up talking about the fish. bri goes "what\'s the fish\'s name" and i didnt KNOW. three sessions. so thats my homework\nshe asked do i want to come over sat and i said can we do like an activity and not just sit there. so we\'re gonna paint her room. her dad said any color but black so she\'s doing "midnight plum"',
    good: [
      'then she was crying and i was crying and her dad came out to get the trash cans and waved at us.',
      'i got a thing and ate it. she didnt look at me while i ate it which was nice',
    ],
    bad: [
      'we went to taco bell.',
      'jalen and priya are talking.',
      'i told her a little about dr whatshername (its dr feld).',
    ],
  },
  {
    text: 'Link roster revised again. Now 3 nights continuous instead of two and they call it "rationalisation". Union meeting was two hours of tea and one minute of decision. Deshpande shouted, Khan shouted, the chair was broken, literally, somebody sat down hard. I signed the memorandum. These officers have never seen 3 am except at weddings.',
    good: [
      'Deshpande shouted, Khan shouted, the chair was broken, literally, somebody sat down hard. I signed the memorandum. These officers have never seen 3 am except at weddings.',
      'Union meeting was two hours of tea and one minute of decision.',
    ],
    bad: ['Link roster revised again.'],
  },
  {
    text: "Reports done!! 26 of them, I've written \"enthusiastic\" so often its stopped being a word. Rhuaridh's says \"a character\".\n\nViewing a wee flat in Partick Saturday wi Shona. Top floor, no lift, gran says shell never see me again, she'll be up there the first week wi a mince pie. Saw the blue couch on gumtree again, the woman's selling it on. £60. Cheeky besom. I'm going to buy it.",
    good: [
      "Top floor, no lift, gran says shell never see me again, she'll be up there the first week wi a mince pie.",
      '26 of them, I\'ve written "enthusiastic" so often its stopped being a word. Rhuaridh\'s says "a character".',
    ],
    bad: ["I'm going to buy it.", 'Viewing a wee flat in Partick Saturday wi Shona.'],
  },
  {
    text: '- prescription (his no mine)\n- stamps\n- corn 2 bags if Davie can lift it\n- tights 20 denier\n- tell Sandra NO to the air frier\n- card for Betty going to Latvia\n- eggs',
    good: ['tell Sandra NO to the air frier', 'card for Betty going to Latvia'],
    bad: ['prescription (his no mine)', 'tights 20 denier'],
  },
  {
    text: "Up with her 5 times. Wet bed twice. I'm not complaining.\n\nBeen thinking. You wouldn't keep a dog like it. I did right by Bess and everybody said so. I look at Mo when she's finally off and I think if neither one of us woke up tomorrow that'd be a mercy and nobody'd be put out much. Julie would get the house. It'd be tidy. Both at once so she's not left wi strangers and I'm not left. I've gone a fair way down that road in me head these last few nights, further than I'd say to anybody.\n\nBins tomorrow. Brown one.",
    good: ["Up with her 5 times. Wet bed twice. I'm not complaining."],
    bad: [
      "I look at Mo when she's finally off and I think if neither one of us woke up tomorrow that'd be a mercy and nobody'd be put out much.",
      "Julie would get the house. It'd be tidy. Both at once so she's not left wi strangers and I'm not left.",
      "I've gone a fair way down that road in me head these last few nights, further than I'd say to anybody.",
      "You wouldn't keep a dog like it.",
    ],
  },
  {
    text: "Mombasa. Company superintendent, police, everybody with folder. 6 hours. Coffee, coffee, coffee, nobody says thank you. New onions at last, also mango very sweet. Chiller washed 3x with chlorine and Father from seaman's mission blessed it. Shore leave cancel. Bought sim 10 dollars.",
    good: [
      "Chiller washed 3x with chlorine and Father from seaman's mission blessed it. Shore leave cancel. Bought sim 10 dollars.",
      'Coffee, coffee, coffee, nobody says thank you.',
    ],
    bad: ['Company superintendent, police, everybody with folder. 6 hours.'],
  },
  {
    text: "Moved Mam's bed downstairs. Me, Geth, Huw and Roy, who Den volunteered. Roy can carry a wardrobe by himself. Found under the bed: 3 hot water bottles, a tin with £1,140 in it, dad's cap, a Terrys chocolate orange from I reckon 2009. Huw ate a bit.\n\nShe's home monday. Carers morning and night for six weeks then they look again. I'll do dinners.",
    good: [
      "Found under the bed: 3 hot water bottles, a tin with £1,140 in it, dad's cap, a Terrys chocolate orange from I reckon 2009. Huw ate a bit.",
      'Roy can carry a wardrobe by himself.',
    ],
    bad: ["Carers morning and night for six weeks then they look again. I'll do dinners."],
  },
  {
    text: "Put the tax on the credit card. Don't tell Geth. Well he can read this if he wants but he wont. 1900 from the pot, 1200 on the card. I felt sick doing it and then I felt fine and had toast",
    good: [
      'I felt sick doing it and then I felt fine and had toast',
      'Well he can read this if he wants but he wont.',
    ],
    bad: ['1900 from the pot, 1200 on the card.'],
  },
  {
    text: 'MEDIATION. An hour on the phone with a man called Clive going back and forward like a budgie. Prosser started at 2000. I had the lever arch out in front of me, tabs A to H. Every time Clive said "he says" I said "tab C". In the end £4,500 within 21 days and no more to say about it. FOUR AND A HALF.\n\nI put the phone down and shouted, and then there was nobody I wanted to shout it to but the one. So I said it to the folder. Powell v. That Man. We did it you mad cow.\n\nGeth\'s bringing a Chinese',
    good: [
      'I put the phone down and shouted, and then there was nobody I wanted to shout it to but the one. So I said it to the folder. Powell v. That Man.',
      'We did it you mad cow.',
    ],
    bad: ["Geth's bringing a Chinese"],
  },
  {
    text: "Day 0.\n3rd Engr had Tanduay from the mombasa bumboat. He said one for Joven. I was 459 days. I didnt stop at one for joven. I woke up 0430 on the dry store floor with flour on my face and bread not baked. Messman baked it. He is 19 and covered for me, said the cook has LBM.\nI drank also from the cooking wine. Captain's red, for the stifado.\nLiezl will know from my voice so I'm not calling. She said last time was the last suitcase.",
    good: [
      'I woke up 0430 on the dry store floor with flour on my face and bread not baked. Messman baked it. He is 19 and covered for me, said the cook has LBM.',
      "Liezl will know from my voice so I'm not calling. She said last time was the last suitcase.",
    ],
    bad: [
      'I didnt stop at one for joven.',
      'I drank also from the cooking wine.',
      "Captain's red, for the stifado.",
    ],
  },
  {
    text: 'Woke 3:10 and her side was cold. Front door standing open. 11 below.\nFound her down by the mailbox in her nightgown and my overshoes. Said she was waiting on the school bus. She was not even shivering anymore. Carried her. I did not know I still could.\nER in Bemidji, they warmed her up slow. Two toes they are watching. The young doctor asked me who is caring for YOU, I said I am 83 I drove Zamboni for this city 31 years I believe I can watch one woman. Then I could not get my glove back on, my hands were going so.\nPut a bell on the door. Should of had a bell on the door.',
    good: [
      'The young doctor asked me who is caring for YOU, I said I am 83 I drove Zamboni for this city 31 years I believe I can watch one woman.',
      'Said she was waiting on the school bus. She was not even shivering anymore. Carried her.',
    ],
    bad: [
      'Should of had a bell on the door.',
      'Two toes they are watching.',
      'ER in Bemidji, they warmed her up slow.',
    ],
  },
  {
    text: "Snow on tops on the news, Snake shut, and it put me in mind of winter of 87. I were stuck on Woodhead with Big Trevor and a Dutch lad, 19 hours. Trevor had 22 ton of tinned fruit on, I'd carpet tiles, which is no use to anybody, and the Dutch lad had flowers for Manchester and they were all dying off in the back, tulips, he were nearly in tears over them. We took a bunch each in the cab to look at. Drifts over the mirrors. Trevor says well we'll not starve and he goes round the back with a tin opener on a string and we had peaches hot off the manifold, and pears, and then that fruit cocktail till none of us could face a cherry. Dutch lad had a guitar, he knew three songs and two of them were the same one.\n\nPolice came at last with a flask and a shovel and Trevor winds window down and says you can't come in we're full. Copper had a tin of pears an all.\n\nI rang Mo from the box at Flouch when we got through and she'd heard on the wireless that two wagons had gone over the side and she'd been sat on the stairs all night with her coat on. It weren't us, it weren't anybody as it turned out, just a caravan with nobody in it. She called me every name under the sun. Then she says have you had your tea. I said I've had 11 tins of peaches. She didn't speak to me for two days.\n\nBest night out I ever had and I were being paid for it, well, not overtime.\n\nTrevor's been dead twenty year now. Heart, Watford Gap, with a bacon sandwich on, what a way to go, he'd have been suited. I can still hear him on the CB. Told Mo it all over again tonight and she laughed in the right places.",
    good: [
      'Told Mo it all over again tonight and she laughed in the right places.',
      "Police came at last with a flask and a shovel and Trevor winds window down and says you can't come in we're full.",
    ],
    bad: [
      "Heart, Watford Gap, with a bacon sandwich on, what a way to go, he'd have been suited.",
      'Snow on tops on the news, Snake shut, and it put me in mind of winter of 87.',
      'Copper had a tin of pears an all.',
    ],
  },
  {
    text: "I'm at Gran's. Shona came at 11 when he was at his five a sides, wi her brothers van and her brother. Forty minutes. I left the pans. Took the books still in their boxes so there you go, good job there was no space. Phone's off, she made me take the sim out and location off. He's been at mum's door already, she didn't open it, he posted a card through it. Woman on the helpline was called Jean and sounded like she had a biscuit. I've to phone the police on Monday about the neck, she says they take the neck very serious.\nCannot stop shaking. Gran put the chain on and sat in the hall wi her stick across her knees like a bouncer. I'm feart. I keep listening for the car.",
    good: [
      "Gran put the chain on and sat in the hall wi her stick across her knees like a bouncer. I'm feart.",
      'Woman on the helpline was called Jean and sounded like she had a biscuit.',
    ],
    bad: [
      "I've to phone the police on Monday about the neck, she says they take the neck very serious.",
      'Cannot stop shaking.',
      'I keep listening for the car.',
    ],
  },
  {
    text: '- adhesive x 6 (rapid set)\n- grey grout not the silver AGAIN\n- ring doctor knees\n- Cari driving lesson money 38\n- Osian dentist thurs 4.10\n- bin bags\n- Prosser!!!!\n- book MOT',
    good: ['grey grout not the silver AGAIN', 'Cari driving lesson money 38'],
    bad: ['adhesive x 6 (rapid set)', 'Osian dentist thurs 4.10', 'ring doctor knees'],
  },
  {
    text: 'MIL here since thursday. Rearranged all my dabbas "scientifically". Now I can\'t find jeera. She puts sugar in everything, even in the bhindi. Told me nicely that Adi likes his poha with less kanda, I said Adi told me he likes more kanda, and Adi said both are good and went to take a bath. 40 minutes bath. Coward.\nBut she oiled my hair in the evening and told stories about him eating chalk, so ok. Going back Wednesday.',
    good: [
      'Told me nicely that Adi likes his poha with less kanda, I said Adi told me he likes more kanda, and Adi said both are good and went to take a bath. 40 minutes bath. Coward.',
      'But she oiled my hair in the evening and told stories about him eating chalk, so ok. Going back Wednesday.',
    ],
    bad: ['MIL here since thursday.'],
  },
  {
    text: 'clinic forms 14 pages. q 9 "how would you describe your relationship with food" we\'re seeing other people. dietitian is named Candy which is illegal. meal plan on fridge, danny drew a dragon on it & is cooking in The Wok. ate rice, egg, half avocado, was mad, did it',
    good: [
      'q 9 "how would you describe your relationship with food" we\'re seeing other people.',
      'ate rice, egg, half avocado, was mad, did it',
    ],
    bad: ['clinic forms 14 pages.'],
  },
  {
    text: 'New years resolution crowd in tonight 22 of em. Half of em will be dead by the second round of skipping, other half by Feb. One bloke sicked up in the spit bucket which is technically what its for. Told him well done. Roof still leaking on ring 2. Our Shanice says we should charge extra, "aqua boxing"',
    good: [
      'One bloke sicked up in the spit bucket which is technically what its for. Told him well done.',
      'Our Shanice says we should charge extra, "aqua boxing"',
    ],
    bad: [
      'Half of em will be dead by the second round of skipping, other half by Feb.',
      'Roof still leaking on ring 2.',
    ],
  },
  {
    text: "3 in the morning Cida knocked, without shoes, she came in taxi from Athlone and the taxi man didn't want money when he saw her. Wesley put the hands in her neck. She lost the sense some time, she don't know how much, woke up in the floor of the bathroom with the tap open. I locked the door and put the sofa against the door and Davi asked is it a game. At 6 he came. He beated in the door and called her name very soft, very loving, that was the worse. \"Cidinha, amor, vamos pra casa.\" I had my knife of the work in the pocket of the robe, I confess. The neighbour Mrs Beirne, 80 years, opened her window and said I have the guards on the phone now, young man, and he went. The Guard came, one woman, she was good, wrote all slow. She took Cida to the doctor for the neck, her voice is small, she can't swallow. She gave the number of the Women's Aid and explained that the visa can be of herself, without him, that exist a paper for that. Cida cried more for the paper than for the neck. Now she sleep in my bed and I am in the kitchen writing in english because if I write in portuguese I will scream. I called Declan and said family. He said grand, no bother. My hands are not stopping. The sofa stay in the door.",
    good: [
      'The neighbour Mrs Beirne, 80 years, opened her window and said I have the guards on the phone now, young man, and he went.',
      'Cida cried more for the paper than for the neck.',
    ],
    bad: [
      "Wesley put the hands in her neck. She lost the sense some time, she don't know how much, woke up in the floor of the bathroom with the tap open.",
      'I had my knife of the work in the pocket of the robe, I confess.',
      'I locked the door and put the sofa against the door and Davi asked is it a game. At 6 he came. He beated in the door and called her name very soft, very loving, that was the worse.',
      'My hands are not stopping.',
    ],
  },
  {
    text: "Three actions to regulate this week. It turns out you dont need ears for regulating, you need fingers and a bad temper. Let-off, drop, repetition. I'd forgotten I like it. Callum does the tuning in the forenoon, I do the action in the afternoon, we charge the one bill. Doctor says come back in four weeks, the tablets make my mouth dry as a stick. Still the B flat, but it's like a neighbour you dont speak to.",
    good: [
      "Still the B flat, but it's like a neighbour you dont speak to.",
      'Three actions to regulate this week. It turns out you dont need ears for regulating, you need fingers and a bad temper. Let-off, drop, repetition.',
    ],
    bad: ['Doctor says come back in four weeks, the tablets make my mouth dry as a stick.'],
  },
  {
    text: 'Shifted to Wakad flat finally!! 2BHK, 9th floor, one side full hills other side full construction. Gas connection people came after 3 times follow up. First thing made was chai and Adi said it is historical chai so we took photo. Fridge is too big for the space so door opens only half, you have to take milk out sideways. Aai sent pickle 4 jars as if Pune has no pickle. Curtains not there so whole building saw us eating maggi on the floor.',
    good: [
      'Curtains not there so whole building saw us eating maggi on the floor.',
      'First thing made was chai and Adi said it is historical chai so we took photo.',
    ],
    bad: ['Gas connection people came after 3 times follow up.'],
  },
  {
    text: 'God has done it. Two! A boy and a girl. Taiwo came 3.10am shouting like a bus conductor. Kehinde came after and did not shout, they carried her away fast fast and I was asking what is it, what is it, nobody answered me until morning. 1.4 kg. She is in the incubator at UCH with one small pipe in her nose. Boy is with me sucking like somebody they owe.\nDeposit for the incubator 180k before they would even start. Kunle sold the generator. I have four aso ebi to finish for Saturday and my stitches are pulling',
    good: [
      'Taiwo came 3.10am shouting like a bus conductor.',
      'Boy is with me sucking like somebody they owe.',
    ],
    bad: [
      'Deposit for the incubator 180k before they would even start. Kunle sold the generator.',
      'I have four aso ebi to finish for Saturday and my stitches are pulling',
    ],
  },
  {
    text: "Writing this in the Morriston, in the corridor, on the back pages cause it was in my work bag. Mam's had a stroke.\n\nNext door found her, Mrs Anthony, she saw the curtains weren't open at 9 and Mam is up at 6 always. She was on the floor by the bed. She'd been there a while. She could see the phone and couldn't get to it.\n\nHer face has gone on the left and she's talking but its wrong words, she said to me \"put the Tuesday on\". I said I will Mam. They've had her down for the scan, they say it's a clot not a bleed and too late for the injection thing because nobody knows when it happened.\n\nI was in Sketty choosing bloody grout.\n\nHuw is coming down. Geth's getting Osian from school. My knees are killing me in these chairs and I'm still in my work trousers with adhesive all down me and a woman asked if I was here to fix something",
    good: [
      'Her face has gone on the left and she\'s talking but its wrong words, she said to me "put the Tuesday on".',
      "My knees are killing me in these chairs and I'm still in my work trousers with adhesive all down me and a woman asked if I was here to fix something",
    ],
    bad: [
      'I was in Sketty choosing bloody grout.',
      "She could see the phone and couldn't get to it.",
      "Geth's getting Osian from school.",
      'Huw is coming down.',
    ],
  },
  {
    text: "day program is mostly snacks and feelings bingo. theres a kid jaylen who can do the rubiks cube in 14 sec and he's teaching me. i'm at 3 min 20. they took my hoodie string so my hood looks dumb. marcus came over after and we didnt talk about it we just played smash, he brought the switch back with him bc eli told him to. he let me win and i told him dont",
    good: [
      'marcus came over after and we didnt talk about it we just played smash, he brought the switch back with him bc eli told him to. he let me win and i told him dont',
      "theres a kid jaylen who can do the rubiks cube in 14 sec and he's teaching me.",
    ],
    bad: ["i'm at 3 min 20. they took my hoodie string so my hood looks dumb."],
  },
  {
    text: "Season's away. 31 today, left at 6.10, home at 7, shoulder on fire. Every dairy man in east Cavan has every cow bulling on the one day. Young Ciarán Smith's father let him do the paperwork and he's put down all the bulls be nickname. \"The roan lad with the good arse.\" I knew the one he meant though. Sun out. Lads in short sleeves and white as milk.",
    good: [
      "Young Ciarán Smith's father let him do the paperwork and he's put down all the bulls be nickname.",
      '"The roan lad with the good arse."',
    ],
    bad: ['31 today, left at 6.10, home at 7, shoulder on fire.'],
  },
  {
    text: "What a match yaar!! We slaughtered them. 91 all out. Bumrah's yorker broke the stump, actually murdered it, and that poor fellow was looking at the stump like his relative. Full society screen in the parking, 2 uncles fighting over chairs. In 14th over when that catch got dropped I got mini heart attack and Joshi kaku grabbed my hand with her chutney hand. Pav bhaji at 11 pm. Tomorrow standup at 9, dead.",
    good: [
      'In 14th over when that catch got dropped I got mini heart attack and Joshi kaku grabbed my hand with her chutney hand.',
      'Full society screen in the parking, 2 uncles fighting over chairs.',
    ],
    bad: [
      'Tomorrow standup at 9, dead.',
      "Bumrah's yorker broke the stump, actually murdered it, and that poor fellow was looking at the stump like his relative.",
      'What a match yaar!! We slaughtered them. 91 all out.',
    ],
  },
  {
    text: 'Attendance Allowance form. 31 pages. "Describe how you manage with your illness" its not my illness its hers and she can\'t describe owt, thats the point of it. How many times a day does she need help dressing. How many minutes. I\'ve had less trouble getting a load through customs at Zeebrugge with the wrong stamps. Did up to page 14 and had a custard cream. Len says ring Age UK, they have a lass who does them. Will ring Monday.',
    good: [
      '"Describe how you manage with your illness" its not my illness its hers and she can\'t describe owt, thats the point of it.',
      "I've had less trouble getting a load through customs at Zeebrugge with the wrong stamps.",
    ],
    bad: [
      'Attendance Allowance form. 31 pages.',
      'Len says ring Age UK, they have a lass who does them. Will ring Monday.',
    ],
  },
  {
    text: 'Sheetal\'s wedding shopping at Laxmi Road. Six shops, 3 saris, one fight about parking. Everyone wants peacock blue this year. I took mustard with maroon border, Sheetal\'s mother said it makes me look "mature". Ate misal at Bedekar, burning till evening. Total 18,700, will not write the break-up.',
    good: [
      'I took mustard with maroon border, Sheetal\'s mother said it makes me look "mature".',
      'Six shops, 3 saris, one fight about parking.',
    ],
    bad: ['Total 18,700, will not write the break-up.'],
  },
  {
    text: 'prom dress!!! ava got the red one she looked INSANE, slayed, drop dead, the lady said "to die for" and clasped her hands. i got dark green w sleeves off shoulder from the thrift place in dayton for THIRTY FIVE DOLLARS. noah asked w a pizza that said "prom? i know its cheesy". i said yes before i read the second half. he wore a tie to ask. at 4 pm. on a tuesday',
    good: [
      'i said yes before i read the second half. he wore a tie to ask. at 4 pm. on a tuesday',
      'noah asked w a pizza that said "prom? i know its cheesy".',
    ],
    bad: [
      'ava got the red one she looked INSANE, slayed, drop dead, the lady said "to die for" and clasped her hands.',
    ],
  },
  {
    text: "Madhu came with the baby at 6 in the morning in auto, without slippers. Her arm has the marks of four fingers and a thumb, I could've taken his prints. She says she fell on the stairs. They live on ground floor. I have sat 36 years listening to women say stairs. Made her tea, fed baby, did not say anything till she slept.",
    good: [
      'I have sat 36 years listening to women say stairs.',
      'Made her tea, fed baby, did not say anything till she slept.',
    ],
    bad: [
      "Her arm has the marks of four fingers and a thumb, I could've taken his prints. She says she fell on the stairs. They live on ground floor.",
    ],
  },
  {
    text: "I've been taking the long way back from nursery, over the bridge. It's pretty up there, the trees are just coming. I stop about the middle. It's a pound for cars but free if you walk. I've worked out it's quietest quarter past nine. It isn't that I want anything, I just noticed I'd left my rings in the dish two days running, so they'd be at home. They'd all be ok by Christmas I think. Mum would come. Edie's too little, she wouldn't even have a memory of me, it would be tidy.\nChicken thighs out for tonight",
    good: ['Chicken thighs out for tonight'],
    bad: [
      "I've worked out it's quietest quarter past nine. It isn't that I want anything, I just noticed I'd left my rings in the dish two days running, so they'd be at home.",
      "They'd all be ok by Christmas I think. Mum would come.",
      "Edie's too little, she wouldn't even have a memory of me, it would be tidy.",
      "I stop about the middle. It's a pound for cars but free if you walk.",
    ],
  },
  {
    text: "Done, home, sore. On the settee with a bag of peas. Watched 9 episodes of that Danish murder thing, everyone in Denmark is dead or wearing a jumper. Reckon its the priest. Kofi and Amir come round with a card off the gym, 40 signatures and a drawing I cant describe. Ellie wrote 'float like a butterfly, swing like a pendulum'. 13. Where do they get it",
    good: [
      "Ellie wrote 'float like a butterfly, swing like a pendulum'. 13.",
      'Kofi and Amir come round with a card off the gym, 40 signatures and a drawing I cant describe.',
    ],
    bad: ['Done, home, sore.', 'Where do they get it'],
  },
  {
    text: "45.1 degrees. Cooler pump burnt, mechanic says Wednesday, I'm being roasted alive like a papad. Aamras for dinner, only aamras. Madhu got work in the tuition class, 9,000. Vahini's registered post has come: page 3 clause 7, as I thought. Ha.",
    good: ['Aamras for dinner, only aamras.', 'Madhu got work in the tuition class, 9,000.'],
    bad: ['45.1 degrees.'],
  },
  {
    text: 'Pasting for evidence:\n\n"Hi Team, Gentle reminder, pls fill timesheet by EOD else it will be a blocker for billing. Also pls note from Monday cafeteria will not provide free curd. Do the needful. Regards, Mahesh"\n\nNo curd!!! 46 people replied on the curd, zero people on timesheet. Someone made a condolence poster for curd with garland, 2019 - 2026, and put it near the microwave. Best thing that happened in this company',
    good: [
      'Someone made a condolence poster for curd with garland, 2019 - 2026, and put it near the microwave.',
      '46 people replied on the curd, zero people on timesheet.',
    ],
    bad: [
      'Pasting for evidence:',
      'Hi Team, Gentle reminder, pls fill timesheet by EOD else it will be a blocker for billing. Also pls note from Monday cafeteria will not provide free curd. Do the needful.',
      'Best thing that happened in this company',
    ],
  },
  {
    text: "St Brigid's Day. Pulled the rushes below in the Callows, wet to the knee, and made nine crosses at the table. The hands are not what they were. One for Noreen, one for the Moloneys (petunias or no), one for the Polish girl in the chemist who asked me what were they. Snowdrops out by the well.",
    good: [
      'Pulled the rushes below in the Callows, wet to the knee, and made nine crosses at the table.',
      'One for Noreen, one for the Moloneys (petunias or no), one for the Polish girl in the chemist who asked me what were they.',
    ],
    bad: ["St Brigid's Day."],
  },
  {
    text: 'Appa got attack. 5.40 morning amma called and she only said come and cut the phone. Got Tatkal nothing so took the bus to Hubli 9 hours. Standing first 2. I kept thinking that if phone rings again I will not pick up. He is in ICU with tubes, two blocks 95 and 80 percent, they put one stent other they will do later. He opened eye and asked if I ate. I said yes. I had not.\nAmma is sitting with her handbag on her lap like she is waiting for a train.',
    good: [
      'Amma is sitting with her handbag on her lap like she is waiting for a train.',
      'He opened eye and asked if I ate. I said yes. I had not.',
    ],
    bad: [
      'Got Tatkal nothing so took the bus to Hubli 9 hours. Standing first 2.',
      'I kept thinking that if phone rings again I will not pick up. He is in ICU with tubes, two blocks 95 and 80 percent, they put one stent other they will do later.',
    ],
  },
  {
    text: "cant be doing with anybody today. Baz breathing. Kian eating. even the dog looked at me funny. HRT appointment isn't till 26th. I could murder someone for a sausage roll",
    good: [
      'cant be doing with anybody today. Baz breathing. Kian eating.',
      'even the dog looked at me funny.',
    ],
    bad: ["HRT appointment isn't till 26th.", 'I could murder someone for a sausage roll'],
  },
  {
    text: "Minding Mammy's hens. Eleven of the contrariest hoors in Ireland. One of them followed me into the kitchen and ate the butter. Mammy's results not till Thursday so she's painting the gate. You may as well be talking to the gate. 22 calls. Declan says there's a match on and will I come, sure I will, I'll sit in anything that isn't moving.",
    good: [
      "Mammy's results not till Thursday so she's painting the gate.",
      'One of them followed me into the kitchen and ate the butter.',
    ],
    bad: ['You may as well be talking to the gate. 22 calls.'],
  },
  {
    text: 'Bar Association is planning a farewell and wants "few words". After 36 years of writing others\' words. Adv. Bhagat said madam you\'ll be sorely missed, your adjournment sheets especially. Snehal touched 120 wpm today. Bought her a Parker.',
    good: [
      "Bhagat said madam you'll be sorely missed, your adjournment sheets especially.",
      'Snehal touched 120 wpm today. Bought her a Parker.',
    ],
    bad: ['Bar Association is planning a farewell and wants "few words".'],
  },
  {
    text: "Went pictures with Shaz. She picked. It was rubbish, some space thing, two and half hours, we'd eaten everything before the adverts finished. She seemed ok. Laughing. New hair, gone copper, suits her. Didn't bring anything up, she didn't either. She paid for my nachos and said that's for the bed. Felt normal for a bit. Got home and Baz had done a tea, sausage and mash, gravy like tar.",
    good: [
      "Didn't bring anything up, she didn't either. She paid for my nachos and said that's for the bed.",
      'Got home and Baz had done a tea, sausage and mash, gravy like tar.',
    ],
    bad: [
      "Went pictures with Shaz. She picked. It was rubbish, some space thing, two and half hours, we'd eaten everything before the adverts finished. She seemed ok. Laughing.",
    ],
  },
  {
    text: 'So the board paper on the April change has gone in. "Led by Gillian Marsh". I\'m in the appendix. I\'m not even spelled right, Adam Whitely with no e. Imran printed the page and stuck it on my monitor with a crown drawn on it. I was going to say something, had it all planned, very calm, and then she came past with a bag of cherries and said help yourself and I said ooh thanks. Pathetic. They were good cherries',
    good: [
      'I was going to say something, had it all planned, very calm, and then she came past with a bag of cherries and said help yourself and I said ooh thanks. Pathetic.',
      "I'm not even spelled right, Adam Whitely with no e. Imran printed the page and stuck it on my monitor with a crown drawn on it.",
    ],
    bad: [
      'They were good cherries',
      'So the board paper on the April change has gone in. "Led by Gillian Marsh". I\'m in the appendix.',
    ],
  },
  {
    text: "Hearing aids in. I can hear my own jacket. I can hear the gulls, the kettle, and Sandy chewing, I may hand them back. Pianos sound like they're inside a biscuit tin, she did warn me. Tried the old Danemann in the back room for ten minutes then shut the lid.\nWalked along to the bridge, cold, bright. Sandy talks to every dog.",
    good: [
      'I can hear the gulls, the kettle, and Sandy chewing, I may hand them back.',
      'I can hear my own jacket.',
    ],
    bad: ['Hearing aids in.', 'Walked along to the bridge, cold, bright.'],
  },
];
