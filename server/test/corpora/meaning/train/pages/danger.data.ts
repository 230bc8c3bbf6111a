import { lines, type MeaningGroup } from '../../cases.types.ts';

/** Danger, as it stands in the middle of a page. */
export const DANGER_TOLD: readonly MeaningGroup[] = [
  {
    name: 'suicide-quiet',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      Cleared out the shed today. Labelled every tin so Maureen won't have to guess which screws are which. She'll manage, she has her sister, and the bungalow's paid for.
      gave my switch to liam. he kept asking when i want it back and i just said its yours now mate. felt nice actually, kind of light
      The dog is going to Priya on Friday. I told her it was because of the new job. There isn't a new job.
      I've written the letters. Four of them, and one for the postman because he has always been kind. It is surprising how little there is left to say.
      Everyone keeps saying how much better I look. I am better. It's all decided, that's why.
      My daughter asked should she book the cottage for August with me or without. I said put me down provisionally. I won't be needing the bed.
      They'd sort themselves out in a year, maybe less. Tunde would marry again and the children would have someone who gets up in the mornings.
      Paid the council tax to the end of March. Didn't bother with April.
      no point buying the big shampoo lol. got the travel one
      Passwords are in the blue notebook, second drawer. The car needs its MOT in May but someone else can think about that.
      Did my last shift on the ward and nobody knew it was. Brought in the good biscuits. Sister Adeyemi said see you Monday and I said bye, pet.
      i made a playlist for after. its mostly happy songs cos i dont want people being weird about it
      Got the insurance folder out again and read it through at the table. They'd be alright. They would honestly be alright, more than with me.
      I keep doing the sum and it always comes out the same, they have more without me than with me. My father was an accountant, he would have checked it and agreed.
      The heifers are sold and the brother has first refusal on the top field. Mam is settled in the home and doesn't know me now anyway. So that's the last of the jobs.
      Ma'am asked what I want to be in five years. I wrote pilot because she likes an answer. I don't see any five years, only till board results.
      Everything feels very calm and far away, like looking at the village from the train. I have stopped being angry with anybody. I rang Hal and forgave him for the loan.
      I'll see the tulips out. I promised myself that much and then we'll see.
      deleted all my old posts so my mum doesnt have to read them. kept the one of us at alton towers
      Had the photos scanned, one stick for each of the boys. On the envelope I wrote their full names, like on a parcel.
      It's not that I want anything dramatic, I just want to not be at the next thing. Or the one after.
      When Joan went I gave it one year. The year is up on the nineteenth. I have had the suit cleaned.
      Sometimes I think the only considerate thing I've left to do for them is to stop costing them money.
      Told the group chat I'm going travelling. Nobody asked where. That settled it a bit.
      Hugged my sister at the station for longer than is normal. She laughed and said you're not going to war. No.
      Cancelled the gym, the paper, the milk. The girl on the phone asked was I moving and I said yes, sort of.
      I am tired in a way that sleep has nothing to do with. I would like it to stop, all of it, the whole radio switched off.
      my little brother is getting my room, i already told him he can paint it. he wants green
      Ouma's ring goes to Anneke. The rifle I gave in at the station already, so nobody need worry about that. I am just putting things straight before the end of the month.
      I don't pray to get well any more. I pray that I should not wake up, and that He will understand and not be hard on my mother.
      Funny thing, once you know the date you can be patient with anybody. Was lovely to Trevor in accounts all week.
      I've stopped filling in the calendar after the 12th. There was one thing on the 14th, dentist, and I crossed it off.
      They would cry and then they would sleep properly for the first time in years. I honestly believe that is how it'd go.
      If anyone finds this book, the cat likes the tuna one, not the chicken, and she has to be let out before seven.
      Exam results Thursday. I have decided if it is under the cut-off I will not be there for the Friday. Papa sold the land for this coaching.
      dont think id do anything but i do stand there longer than i need to, at the platform, just looking
      Went round all the places. The school, the pier, the chip shop on Corporation Street, the flat where Danny was a baby. Said ta-ra to each one in me head, like a daft sod.
      My sergeant used to say leave the place tidier than you found it. Kit's folded. Medals are for the lad.
      It'd be so easy for everyone if I just wasn't. Not sad, just easy. Like a meeting getting cancelled.
      The counsellor wanted me to name one thing I look forward to and I said weekend. I've become really good at this.
      I have taught Ngozi how to do the generator, the school fees account, the landlord's number. She asked why now. I told her a wife should know these things.
      Bought myself the nice wine, the sixty dollar one. What would I be saving it for.
      i wonder who would notice first. probably the delivery guy. probably my manager but only cos of the rota
      Ninety next week. They're all coming with a cake and I shall wave them off, and after that I consider myself excused. I've thought about it quite sensibly.
      I want to thank everybody who was good to me. Miss Flynn in second class, the Kellys, the lad who fixed the bike for nothing. It wasn't any of you.
      The house is quiet now that I've stopped arguing with it. I know what I'm going to do. I had eggs for tea.
      Nobody needs a vet who can't face the morning list. Handed the keys to Ros and told her where everything was. She'll be a better partner than I was.
      Half of me is still making plans, like dry cleaning. The other half just watches and thinks, bless.
      Sir, in my language we say the lamp is not sad when the oil is finished. I am like this lamp these days. I send all saving to my wife already.
      me and mam watched bake off and i was trying to remember it properly, her feet on me, the smell of the fire. for later. except not for later
      I keep hearing that this is a permanent answer to a temporary problem. It's been twenty-two years, love, how long is temporary.
      Gave away the records. The lads thought it was Christmas. Kept one back to listen to on the night.
      Put the rent in Jo's account for six months ahead and called it a birthday present. Her birthday's in November. She said you're mental, and thanks.
      I have nothing on after Sunday. It's so peaceful to write that.
      I'd been keeping going for the dog, and we had to have him put to sleep Tuesday. So that's me released from that promise.
      Said sorry to Kev. Said sorry to Mum on the answerphone. Only Bex left on the list and she never picks up.
      if i'm not at prom can someone make sure ava has someone to stand with in the pictures
      There's a version of this family with three people in it and they're all laughing. I can see it so clearly. I'm not jealous even.
      The will is signed and witnessed by the two girls from the chemist. The solicitor said no rush, you've years yet. I smiled at him.
      They only keep me on because they feel guilty about letting me go. I'm going to make it simple for them. I'm going to make it simple for everybody.
      My mates reckon I've turned a corner, been the life of the pub all week. Shouted every round. Wanted them to have a good one to remember.
      I just feel like a browser tab nobody closed. someone should close it. i should close it
      I used to be frightened of it and now it feels like a door left open in a hot room.
      Took my name off the joint account and the boat. Left the mooring paid. Geoff will want the boat.
      I do not want to be here for another Diwali of everyone asking about marriage and me smiling with the sweet box. I have decided there will not be another.
      Worked out who'd find me and I don't want it to be the cleaner, she's only young and she's been through enough in Bulgaria. So I keep having to move the day.
      Fed the hens, swept the yard, put the note where Eamon will see it but not straight away.
      The baby would be better with a mother who isn't grey inside. His dad's mum has so much patience. She'd have him in a heartbeat.
      My boots are by the back door, cleaned. They'll fit our Craig. He'd never buy himself a decent pair.
      What if I simply didn't turn up for the rest of it. I've been turning that over all day while doing the VAT.
      I've loved the light on this kitchen wall. I wanted somebody to know that, I loved it right up to the finish.
      Told my therapist no to all of the questions. She ticked the boxes and looked so pleased for me.
      everyones talking about uni halls and im nodding. like yeah defo en suite. i wont be here in september so it dont matter what i put
      Twelve years on the rigs and I've never once left a job half done. Got the roof fixed for her, the boiler serviced. One more thing on the list and then I can knock off.
      I ironed all his shirts for the term. Fourteen. He will have clean collars till half term and by then his aunt will have come.
      I do not think of it as leaving. I think of it as going to where Samuel is. It is nearly our anniversary and I would like to be on time.
      It's alright now. I sat in the car by the reservoir a good hour and it's alright. I know where I'm going to be and nobody will be cross any more.
      Letter from the bank again. The debt is mine and it can stop where I stop, that's how I see it.
      wore my good jumper to nans so the last photo would be a nice one. she said look at you all smart
      They gave me the clock for thirty years' service. I left it on Denise's desk with a sticky note. I shan't be wanting to know the time.
    `),
  },
  {
    name: 'suicide-now',
    tier: 'now',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I am going to end my life tonight. I am writing this so that it's clear nobody in the house did anything wrong.
      i want to die i want to die i want to die. its all i can hear. its 3am and theres no one up
      I have everything ready on the bed and I'm just waiting for the kids to be asleep. I can't stop shaking.
      I'm going to kill myself. There. I've never put it on paper before and it looks so small.
      Tonight. Not some day, tonight. I've turned my phone off because I know Ciara would talk me round.
      i cant do another night of this i really cant im going to do it before mum gets back from her shift
      I do not want to live any more and I know how I will do it and when. I have never felt so alone as in this hostel room.
      Im at the bridge. Been here since ten. some fella asked was I ok and I said aye.
      If I am still here in the morning it will only be because I was a coward. I want it over with now.
      I keep thinking of killing myself, every hour today, in the meeting, in the car, while I was serving the soup. It's getting louder and I'm scared of myself.
      Goodbye everyone. I'm sorry Mama, I'm sorry Chidi. I tried well well. It ends this night.
      I took something about twenty minutes ago and now I'm frightened and I don't know who to ring.
      Suicidal. I've written the word. The doctor said come back in six weeks and I don't think I have six hours.
      i dont feel safe with myself rn. like actually not safe. im sat in the bathroom with the door locked and i want to be dead
      This is my last page. The pen is running out too, which would have made Ted laugh. I shall be with him before it's light.
      I've got it in my hand. I've put it down twice. I don't know about a third time.
      Wish I was joking. I've picked the time, after the ten o'clock news, the wife's at her mother's. I'm going to do away with myself.
      My husband think I am sleeping. I am sitting on kitchen floor and I want to finish myself before he wake up. I have no strength to be mother.
      I nearly did it an hour ago and I'm going to try again when I've stopped crying.
      Nobody is coming and I don't want them to. I'll be dead by Sunday and I'm only writing so the last thing isn't a shopping list.
      i told them i was fine i told the crisis line i was fine. i'm not. i'm going to kill myself when i put this down
      The urge is so strong tonight I'm holding on to the radiator. I don't want to be alive. I don't want to be alive and I don't know how to not do it.
      My results came. I cannot show my face. I am going up to the terrace and I will not come down by the stairs. Tell Amma I studied.
      can't breathe for wanting it to be over. going to do it tonight, dad's asleep, i already said night to him
      I've stopped the car and I'm sitting here with the engine off deciding whether to live. I think I've decided not.
      Attempted Tuesday, nobody knew, went to work Wednesday. I'm going to do it again tonight and properly.
      I have made up my mind to take my own life this evening. I am of sound mind. The key is under the geranium.
      honest to god if one person texts me in the next hour i wont. nobody has. fifteen minutes left
      I want to die, plain as that, mate. Kids are at their mum's, the paddock's empty, there's no bugger for forty k. No reason to wait till morning.
      I keep looking at the tracks and then at the clock. The next one is the 23:14. I don't want to be here after it.
      There's no more left in me. I'm ending it now while the house is empty, and I'm so so sorry about who has to find me.
      The voices say go on then, do it, and tonight I'm agreeing with them. I'm on the balcony. It's cold.
      i have been crying for 5 hours and i want to be dead. ive said goodbye to the hamster. i'm 14 and i'm so tired
      Please God forgive me for what I'm about to do. I can't face court in the morning. I can't face any morning.
      Going to do it tonight. Weirdly hungry. Made toast. Who makes toast.
      Everything's laid out and the note's on the microwave. My hands are steady. I wish somebody would knock the door.
      I've had a drink and I'm going through with it, I don't care what I promised Sandra. I don't want to see another day of this.
      Ek kan nie meer nie. I can't any more. I am going to end it now before Pieter comes in from the farm.
      I can't keep myself alive tonight. I don't know how to say it to a person so I'm saying it here. I'm going to kill myself.
      told my sister i love her and put the phone face down. this is it i think. i'm doing it
    `),
  },
  {
    name: 'self-harm',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      did it again. eleven weeks gone, back to day nothing. went through four plasters and told mum it was the cat
      Thirty degrees in Adelaide and I'm in the long sleeves. Shaz said aren't you boiling. Yep.
      The nurse at the practice saw my arm when she did my blood pressure and went quiet. Then she asked about holidays. I was grateful and also I wasn't.
      it's the only thing that makes the noise stop. for like ten minutes i'm just a normal person who's sore
      I hurt myself on purpose last night, at forty-six, a deputy head. Wore a cardigan to assembly.
      New first aid kit from Boots. The girl on the till said accident-prone, are we. I said you've no idea.
      My tights stuck to my leg when I took them off and I had to sit on the edge of the bath and cry. Nobody knows. Nobody's going to.
      I punch the wall until my hand does not close. I told the supervisor it was the gate. He wrote gate in the book.
      skipped swimming again. said period. miss is going to think i have the longest period in history
      Wasn't even upset this time, that's what scares me. Just bored and a bit empty and then I was doing it.
      I promised Dr Rao I'd ring before and not after. I rang after. She wasn't cross, which is worse.
      hannah saw in the changing rooms and now she keeps texting r u ok. i said old scars. they're not old
      I've been scratching till it bleeds again, under my watch strap where no one looks. Thirty-one years old with a mortgage.
      Mam was doing the whites and held up my school shirt with the brown marks on the sleeve. I said it was ketchup. She said on the inside?
      My wife says I bang my head when I am shouting at myself. I do not shout, I am silent, but I do bang it. It gives me some rest.
      Seventy-two and still at it, isn't that something. Started at boarding school. The district nurse dresses my legs and calls it eczema.
      Clean since Easter until tonight. Threw the lot in the wheelie bin and then went out in my pyjamas and got it back.
      i deserve it is the thing. like every time i mess up there has to be something and then its paid and i can sleep
      Burned myself again, and not on the oven, whatever I tell Lindiwe. I cook all day so everyone believes it.
      The lads on site think the marks are off the brambles. Funny lot of brambles in Slough.
      Wedding in June. She wants me in the strapless. I have to find a way to tell my own bridesmaids why not.
      Counted the lines in the shower. I'd told myself I wouldn't add to them after my birthday.
      i dont want to die its not that. i just need it to be outside instead of inside for a bit
      Bandage from the kitchen drawer, blue catering one, so now it looks like I work in a caff. Told Dad I was peeling spuds.
      I pull it out, hair by hair, and when that isn't enough I do the other thing. The hat helps. The sleeves help.
      School counsellor said draw a butterfly where you want to do it and don't let it die. I've killed like nine butterflies this week lol
      He rolled over and touched my thigh and stopped. Neither of us turned the light on. He said, again? and I said, yes.
      It was a hard shift, we lost two, and I went home and I hurt my arm. I'm a paramedic. I know exactly how to dress it, that's the joke.
      my aunty wants me to wear the sleeveless blouse for cousin's sangeet and i said i am cold. in may. in chennai
      Relief, then shame, then looking for a clean towel. Always in that order. You could set your watch by it.
      Was doing grand til the phone call. Then I went into the bathroom, and I was in there a good while. Sleeves down for mass.
      The baby was finally asleep and I bit my own hand until there was a mark that lasted to teatime. I have done it every night this week.
      I've got different excuses for different people and I've started mixing them up. Jo thinks it was glass. Mark thinks it was the dog.
      keep picking at them so they don't heal. don't know why. it's like i want to keep the receipt
      They took everything out of my room, even the pencil sharpener. I still found something. You always do, and I hated being proud of it.
      Had to have stitches this time. The doctor was Nigerian like me and she said, my dear, who is doing this to you? I could not say it is me.
      Eighteen months clean, and one bad Sunday. I've got a chip in my pocket that isn't true any more.
      nobody at football can see if i keep the base layer on. coach thinks im hard playing in it in the heat
      My son asked what the stripes were. I said mummy fell in some thorns when she was little. He kissed them. One was from Wednesday.
      I don't do it deep. I don't know why I'm telling a notebook that, as if it was going to write to my mother.
      The urge came in the stationery aisle of all places. Left my basket and walked out. Did it anyway when I got home.
      Hit myself in the face in the staff toilet because of one email. Then foundation, then back to the desk. Nobody looks that close.
      I am ashamed to write. At the hostel the others sleep and I go to wash room and make pain for myself, and after I wear full sleeve to lecture.
      Found my daughter's tissues in the bin and knew them straight away, because they were mine thirty years since. Then I went up and did the same as her. God help us.
      he asked to see my wrists before he'd let me go to bed. so it's not my wrists now
    `),
  },
  {
    name: 'eating',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      Weighed myself four times before school and the number went up by nothing and I still cried. Told mum I'd had breakfast at breakfast club.
      I was sick again after tea, and not by accident. He turned the telly up, so maybe he heard.
      There are sandwiches in my sock drawer going back to Monday. I don't know how to get them out of the house without anyone seeing.
      i'm so cold all the time and my hair's in the plughole and all i can think is good
      Forty-nine and I can tell you what I weighed on my wedding day, at both births and at Dad's funeral. I couldn't tell you what any of us said.
      Ate the whole cake Ruth made for the sale. Then the toilet. Then drove to Asda for another so she would never know.
      My trousers stay up with a bulldog clip. The girls in the office say lucky you. I haven't had a period since Christmas.
      The number this morning was bad, so today is bad. I don't make the rules. Well I do.
      mum watches me chew now. she put her fork down and said please, just the potato. i couldnt. its a POTATO
      I only eat when I've earned it and I haven't earned it since Thursday.
      Dentist asked if I get a lot of reflux, looking at the backs of my teeth. He knew. I said yes, terrible reflux.
      Coach says make weight or don't wrestle. I haven't drunk anything since yesterday noon and I went down in the hallway by my locker. Told the nurse I tripped.
      Everybody is praising me at the wedding, so slim, what is your secret beti. I went behind the tent and brought it all back up. That is my secret.
      Nobody thinks of it in a man, let alone a scaffolder. The lads think I'm just fussy. My snap box goes home as full as it came.
      Cut up the apple. Cut it up again. Moved it about. Gave it to the dog who doesn't even like apple.
      I said I'd eaten at Kate's and told Kate I'd eaten at home. It's tiring keeping them both straight.
      There's a voice and it's not mine but it counts in my voice. Everything has a price on it. Even the toothpaste.
      Blacked out on the stairs at the Tube. A nice man gave me a Twix and I thanked him and I put it in the bin at the next station, I'm crying about that Twix.
      i know what i look like. i can see my own ribs. i also look in the mirror and see a whale. both. at the same time
      Ward round. They've put the tube back as an option. The consultant said your heart is tired, Megan, you're nineteen.
      He's gone to bed and I've been through the cupboard like a burglar. Cereal, dry pasta, the kids' lunchbox things. I feel disgusting and tomorrow I'll have nothing, nothing, to make up.
      Hid the scales in the attic for me, my husband did, so I use the one at the chemist. Then the one at the other chemist.
      I run before work and after work and up and down the landing at night in my socks. If I stop it all goes to fat. I can't stop. My shin is cracked, the physio says.
      Since Bill passed I can't see the use in cooking. It isn't grief now though. I've begun to like the emptiness, and I pour the meals-on-wheels down the lav.
      Bread is fear. That's not a poem, I had to leave the canteen.
      My flatmate found the tubs under the bed, the ones I'd been sick in. I've never wanted the floor to open so much. She said only, how long?
      did a whole week of being good. being good means the thing you think it means
      I cheated the weigh-in at clinic and the nurse just looked at me, and I looked at the poster of the pyramid. Neither of us said a word.
      Mamma thinks it is fasting for church. Everyone else broke fast two weeks ago and I have not, I am still going, I do not want to stop.
      Thirteen days till the ballet assessment and I've got it down to almost nothing, and I lie in bed and feel my hips. Madame said my line is finally beautiful.
      They had a birthday lunch for me at work and I sat there sweating like it was an exam. Slice of cake in a napkin in my handbag. It's still there.
      the app sent me a wee trophy for my streak. the streak is not eating. they dont know that, its just a trophy
      My throat's raw and my knuckles are marked and I've a parents' evening at six. Throat sweet and off we go.
      Dinner was on the table and Dad said no one leaves till Aoife eats. Two hours. The gravy went to a skin. My brothers had football and they all just sat there hating me.
      I keep a list in the back of this book of what I've had. It's a very short list. I read it like other people read their bank balance when they've been paid.
      Haven't been to my nan's since summer cos she hugs you and she'd feel it. She'd feel the bones through the coat.
      Binged. Purged. Cleaned the bathroom. Read the baby his story. Twenty years of that, only it used to be a different story.
      I am doctor, I tell patients to eat, and my own fridge has only mustard. In the residence nobody opens the fridge of other person.
      she's thinner than me in here and she's got the tube. so i'm not even good at this
      Took the laxatives again before the weekend. Spent my sister's hen do in a cubicle while they sang outside the door.
      He says love, you're disappearing. And there's a part of me goes, yes, nearly.
      Mum cried at Zara because the kids' section fits me. I'm seventeen. I kept my face straight but inside I was so proud and I know that's sick.
      My legs have that soft hair on them now like a peach. Looked it up. It's what bodies do when they think it's winter.
      Stopped on the way home for three drive-thrus so that no one window saw the whole order. Ate it in the parking lot in the dark. You know the rest.
      The number I said I'd stop at was two numbers ago.
    `),
  },
  {
    name: 'abuse-quiet',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      He was in a good mood so we had the window open and music on. I still listened for the car the whole time.
      Told them at work I'd walked into the cupboard door. Sheila said that's the third cupboard, love. I laughed and she didn't.
      I have to send a photo of where I am when he asks. Today it was the dairy aisle. A lady moved out of the way for me, she thought it was the yoghurts I was after.
      dad's keys in the door and me and ellie both went quiet without even looking at each other. you can tell from how he puts the bag down
      My wages go into his account and he gives me for the bus. Exactly for the bus.
      She goes through my phone while I'm in the shower and puts it back a bit crooked. I've started leaving it unlocked so that there won't be a scene.
      He has never laid a finger on me, I want to be fair. He just stands in the doorway and doesn't move until I've said sorry.
      There's a bolt on the outside of the bedroom door. I'd stopped seeing it till the gas man looked at it and then at me.
      I do not have my passport. Madam keeps it in the safe with her gold. When I ask for Sunday she says which Sunday.
      Mum threw my phone in the sink cos i was 6 minutes late. then she made me pancakes. i dont know which one is the real one
      Receipts on the table every Friday, in order. He found one for a coffee. We were up till two about the coffee.
      He raised his arm to get the cereal down and I was under the table before I knew it. He only wanted the cereal. He laughed about it to his brother.
      My son-in-law handles the pension now. I get my tea if I am no trouble. I was a headmistress, and I've learned to be no trouble.
      I haven't seen Orla since the wedding. He said she had a bad influence on my face.
      Everyone tells me how lucky I am. He does the school run, he brings flowers to my office. Nobody asks why he needs to see who's in my office.
      She hits when she's had a few and I'm six foot two, who's going to believe that. The lads would piss themselves.
      i wear what he picks. its easier. he lays it out on the bed like im a kid
      The rule is no lights after nine and no talking on the stairs. Dad was in the forces so it's just how we are. Charlie wets the bed and we change it before he finds out.
      My mother-in-law counts the rotis. My husband counts the minutes when I go to temple. I have started counting too, the days since I spoke to my sister. Ninety-one.
      Polo neck again. In this weather. I told the mums at the gate I've a chill.
      He cried and cried after and said look what you make me into. I ended up stroking his hair with my good hand.
      He put a tracker on the Corsa, for my safety. I only found it because the lad at Kwik Fit asked did I know it was there.
      Pastor said to pray harder and be a softer wife. I am so soft by now that there is nothing left to press.
      I practise sentences in the car before going in. Not too cheerful. Not too flat. Ask about his day but not as if I'm checking.
      The GP asked him to wait outside and he said we do everything together, don't we. I said yes. She looked at me a second too long and I nearly went.
      There are holes in three of the doors. We hang the calendar over the kitchen one.
      I'm not allowed to close my bedroom door and he comes in and just sits there. My stepdad. He doesn't say anything. I pretend I'm asleep till he goes.
      She told my boss I was unstable. She told the school I was unstable. I stood there holding the PE kit trying to look stable.
      He kicked the dog, not me. But he was looking at me.
      Eighteen rand in my purse and he knows it's eighteen.
      I've got a bag at Trish's. Just a few bits, the kids' birth certificates. I'm not going anywhere. I only like knowing there is a bag.
      my boyfriend says if i loved him id share my location and my password. so i did. now he wants to know why i was at nans for 40 mins
      Broke my glasses, by accident he says, the day before the interview. Last time it was the alternator.
      Dad says I'm too sensitive. He says it while he's taking his belt off, so.
      Fell down the stairs, I told the physio. We live in a flat, he said, kindly enough, looking at the form.
      He likes the tins facing front. I was doing it in Tesco today, someone else's shelf, turning all the labels, couldn't stop.
      I don't sleep on my left any more because of the rib. He's been as good as gold since. Nine days. It's usually about twelve.
      My visa is through him. He mentions it like some men mention the weather.
      My own son. He's bigger than me now and he wants the card. I gave him the card. I told Pauline I'd caught my wrist in the car door.
      Grand day until I laughed at something Declan's brother said. Not a word from him all the drive home. You'd want to hear how loud that man can not talk.
      He deletes people from my phone for me, like weeding.
      When the baby cries I get there before he does, that's my whole job, I run. I ran so fast last night I split my toe on the cot.
      She won't let me take the insulin till I've apologised right. It's my own wife I'm writing about. I don't know what you'd even call that.
      Makeup lady at Boots was matching my skin and pressed just there and I jumped a mile. Green first, she whispered, then the beige. She's done it before.
      Mama locks the kitchen when she goes for night duty. Auntie said I am the house girl, not her daughter, so why should I hold key.
      i asked if i could go to the cinema with the girls and he said of course you can, in that voice. so i didn't
      We've been together fifty-one years and I still can't drop a spoon without saying sorry to the room.
      It's always when he's been to see his mother. I get the kids bathed early on those days and their shoes by the door.
      My partner records me when I'm crying and says he'll show it to the judge. He says there isn't a court in Queensland that'd give me the boys.
      He doesn't like me writing so this is in the back of the recipe book, after puddings. He'd never look in puddings.
      Teacher asked about the mark on my arm. I said rugby. I don't play rugby. She wrote something down and now I can't sleep in case she rings home.
      He said it's normal if you're married, a wife can't say no. I lay there and looked at the smoke alarm light. I've got so I know how often it blinks.
      The nice version of him came home on Thursday, with a rug. I don't want a rug. I want to know how long.
      He checks the mileage. I told him I went to the long way round because of roadworks and then I prayed there'd really be roadworks.
      I am a solicitor, I advise women about precisely this, and I've just googled it on a library computer in my lunch hour.
      My carer says things to me when my daughter's gone to work. She pinches where the sleeve covers. I'm eighty-six, they will say it's my mind.
      ngl she threw the plate and i said sorry to HER. had to pick the bits out the carpet before her mum came
      You learn which stairs creak. You learn to shut a fridge without a sound. I was seven before I found out other children just open the fridge.
      Asked him for money for tampons and he wanted to know what happened to the last ones.
      He came to the school gate again. We moved two counties, changed our names with the council, and there he was in the grey Astra, waving at my little girl.
    `),
  },
  {
    name: 'abuse-now',
    tier: 'now',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      he's drinking and he's got that look. ive put the kids in the back room and told them headphones on whatever happens
      I'm in the bathroom with the chair against the door. He's being quiet out there now, and that's worse.
      He texted: wait till I get home. It's forty minutes from the depot. I don't know what to do with the forty minutes.
      my lip wont stop bleeding and he's gone to the garage for fags so i've got like ten mins. i dont know who to ring
      Dad's smashing up the kitchen and mum's gone quiet. I'm under my bed with Noah. I've got 4% battery.
      He said tonight he'll finish it, that if he can't have me nobody will. He has said it before but he never before took the phone charger and my shoes.
      I'm writing this in the car with the doors locked. He's stood on the drive in his socks. Baby's asleep in the back, thank God.
      My head is hurting since he pushed me against the wall and I vomited two times. He is sleeping now. I am afraid for when he will wake up.
      She's got the knife out of the block and she's just sat there with it on the sofa, watching the snooker. I'm her husband. I'm on the landing.
      He had his hands round my throat an hour ago. My voice has gone funny. He's making a cup of tea like nothing happened and asked do I want one.
      they found my messages. my brothers are coming from bradford tonight and mum has took my shoes and locked the front door. they keep saying it'll be ok if i just say yes
      He gets out today. They rang at four to tell me, three hours after they let him go. There's been a car outside since six.
      I told him I'm leaving and he has gone out to the shed. I don't know what he's fetching from the shed.
      He beat me just now with the whole compound hearing and nobody came out. The children are under the table. He has gone to buy drink and he will come back.
      Stepdads home early and mums on nights till 7. he already said dont lock your door. im so scared
      I can hear him on the phone to his mate laughing and then I hear my name. Everything in me says get out of this house. It's ten below and he's got the truck keys.
      My grandson's here again wanting money and he's pushed me down, I'm sat on the hall floor where I can't rightly get up. He's upstairs going through the drawers.
      He's just turned the wifi off and taken the SIM out of my phone. He says we're going to have a proper talk. I've a minute while he's in the loo.
      Six months gone and he kicked me, and now there's a pain low down. He won't let me go up to the hospital in case I talk.
      shes hammering on the door saying shell kill me, third night running. neighbours just turn the music up
      Please, I don't know what the time is, he has locked us in from outside and gone. He said when he comes back we'd better have an answer for him.
      I've been told to pack for India by morning. I'm sixteen. My dad's sleeping across the door so I can't get past him.
      Protection order came through Monday and tonight he's in the yard shouting for me to come out. The police said forty-five minutes. Koeksie is barking and barking.
      He's broke the back window. I'm in the loft with my youngest, trying not to breathe loud. If anybody reads this it's Gary, it's the father.
      wrist's swelling up and hes blocking the front door eating crisps like nothing happened. says i'm not going anywhere tonight, or ever
    `),
  },
];
