import { lines, type MeaningGroup } from '../../cases.types.ts';

/** What asks for quiet, as it stands in the middle of a page. */
export const GRAVE_TOLD: readonly MeaningGroup[] = [
  {
    name: 'loss',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      I laid two places again. Didn't notice till the potatoes were on the plate, and then I just put the lid back on the pan and sat there.
      the vet let us stay in the room after. his lead is still on the hook and the postman asked where the barking went
      Kev rang at ten past six and you know how a phone sounds different at that hour. I said which hospital and he said no, Col, there's no hospital.
      My grandmother's spectacles are on the sewing machine, folded. Nobody in this house will move them, not even the maid, and tomorrow the priest comes.
      They gave me his boots in a bag. Steel toecaps, still muddy. I cleaned them, God knows why, and put them by the door.
      mam's voicemail is full now so i cant even ring to hear her say leave a message love
      We buried Tunde on Saturday. The whole compound came, they cooked for two hundred people, and I could not swallow one grain of rice.
      Fifty-three years and the last thing I said to him was that he'd left the immersion on.
      ok so the desk next to mine in maths is just empty now and miss keeps not looking at it. someone put a daisy on it. i want to throw up
      The undertaker was a nice young lad, very clean hands. He asked did she have a favourite cardigan and I couldn't think of a single one of her cardigans.
      Dad went at 3.40 this morning. I was in the corridor getting a tea out of that stupid machine.
      I keep finding hairgrips. Behind the sofa, in the car, one in the toaster tray for heaven's sake. I have a saucer of them now.
      Her brother called from Durban. He said, are you sitting down, and I was standing in the queue at Checkers with a trolley of nappies.
      The kids keep asking when is Daddy's ship coming in and I keep saying soon, and today the man from the company came with a folder.
      cleared out Grandpas shed with Uncle Ray. he had every jar labelled. we got as far as the wing nuts and Ray had to go stand in the paddock
      They read the names at the club before kickoff and ours was the third one. A minute's quiet for a boy who never shut up in his life.
      Ma's sari is still on the line. It has rained twice on it. I will take it in tomorrow, I say each day.
      It is one year today. I bought the cake she liked and ate a slice standing at the counter with my coat on.
      Nobody tells you about the paperwork. I have spelled his name for eleven strangers this week and each one said sorry for your loss and then asked for the policy number.
      My little sister was nine. I am forty-four now and I still do not go near the canal side of town.
      we had the month's mind for Daddy on sunday, father brian got his name wrong and my mother just smiled at the floor
      The bed's gone back. Two men came from the hospice loan people and folded it up and now there's just four dents in the carpet.
      So that is that then. Seventy-one years a brother and now I am the last who remembers the house in Lodz.
      jake didnt make it. thats what his mum put in the group chat, just that. 14 people seen it and nobody typed anything
      I signed for her ring and her teeth. They come in separate envelopes, did you know that? I laughed in the lift, a horrible sound.
      The cat still goes and sits outside his door at four o'clock. I've stopped telling her.
      My wife is not more. I write it in English because in my language I can not yet.
      Got the call on the rig. No chopper till Thursday for the fog so I did my shift. What else would I do. I kept dropping the spanner.
      Amma used to ring every Sunday at nine, eleven if she forgot the clocks. This Sunday I held the phone from nine to noon.
      I was made to choose a poem. I don't know poems. I chose the words off the side of his tea tin and the vicar was kind enough not to mind.
      his toothbrush is still wet. how is his toothbrush still wet
      We lost Big Sam off the crew. Scaffold's shut, HSE all over it, tape everywhere. His flask was still up on the third lift and nobody would go get it.
      Put Bess down today. Fourteen years on the farm wi' me, never a bad day's work in her. Dug it myself, under t'ash.
      Mrs Okafor came with soup and sat by me and did not say it was God's will. I will remember that she did not say it.
      I still get post for her. A catalogue for garden chairs. I rang and told the girl and she said she could offer me a discount.
      Gran's room smells of talc and nothing now. Mum stripped the bed in about one minute flat and then stood holding the pillow.
      It was the anniversary of the crash. Four of us in that car and three get a birthday.
      Well the old bugger finally got out of paying for lunch. I did his eulogy with that line and they all laughed and I went and sat in the toilets for forty minutes.
      My student hasn't been in since the 4th, and today the head called us all to the staffroom before the bell and shut the door, and she had tissues ready on every table.
      found a shopping list in his coat. milk, bulbs, something nice for Jean. I'm Jean
      The nurse opened the window. I asked why and she said, we always do, pet. Then I understood that he'd stopped.
      They have stopped searching. The coastguard lady was very gentle on the phone about it, and his dinner is still in the oven.
      I am 86 and have been to nine of these since Easter. At Walter's there were only the six of us, and two of those were paid.
      I can't be doing with casseroles any more. There are eleven in the freezer, all with masking tape names on, and none of them is him coming up the path.
      my best friend from pre-k. they had her cheer jacket on a chair at graduation with a rose on it and they read her name like she was gonna walk up
      Twenty minutes. That's what the doctor said they worked on him, twenty minutes, on our kitchen floor. I've put a rug over that bit.
      We scattered him off Whitby pier and the wind changed. He'd have wet himself laughing. I've still some in my pocket, I can't bring myself to wash the coat.
      Dadi's hookah, dadi's slippers, dadi's radio with the tape on it. My father is giving them away one by one and each time he sits in the courtyard after.
      Her number is still top of my favourites. I thumbed it tonight when the pie came out right and a man answered. He was nice about it.
      The police stood on the mat and took their hats off. I knew then. I said come in, you'll let the heat out.
      hamster funeral at seven this morning. i know its only Biscuit but Ellie has not spoken since and she set out his little bowl for breakfast
      So I'm wearing his watch. It runs four minutes fast because he hated being late, and I can't correct it.
      In the dream he is always parking the car. I wake before he comes in. Eight months, every night, parking the blasted car.
      They flew him back to Lagos in the hold. I was in seat 31C eating peanuts and my brother was under my feet.
      I did not cry at the crematorium, I cried in B&Q, in front of the paint he was going to do the hall with.
      Sister Agnes found her in the chapel, still kneeling nearly. We sang the Salve at her bedside and her tea was cold on the tray.
      He was on the 7.52 and I had told him to take the 7.52.
      My ex husband passed Tuesday. I have no place in the front row and no right to be this wrecked over it, thirty years on, so I'm telling you.
      mum says we can keep one thing each. i chose the mug with the chip. my brother chose the dog. nobody chose the chair
      The lilies are dropping yellow on the sideboard. When they're gone it will just be a house with one person in it.
      I went to the school to take his drawings off the wall. The teacher had put them in a folder already, with a ribbon, and she couldn't speak.
      First Diwali without Papa. We lit one diya only, and the neighbours turned their music down without us asking.
      Out on the verandah the old fella's chair's still got the dip in it. Young Tom went to sit there at smoko and three blokes said oi at the same time.
      its been 3 weeks and everyone else is back to normal, posting and that. i still got his hoodie in a ziploc so the smell dont go
      The organ people rang. A man in Leeds can see because of our Danny. I said that's lovely, and then I screamed into the airing cupboard.
      I told the bank he is deceased and they asked to speak to him to confirm it. Honest to God.
      My twin would have been forty today. I bought one card, like always, and then stood in the shop not knowing what to do with it.
      She squeezed my hand at quarter past two and then she didn't. The rain kept on. Somebody down the ward was watching the snooker.
      I am told that I should remove his voice from the answering machine, since it disturbs callers. It does not disturb me.
      Tannie Elsa phoned from the farm. She just said "Pa" and then she gave the phone to the dominee.
    `),
  },
  {
    name: 'birth',
    tier: 'none',
    kind: 'birth',
    texts: lines(`
      The sonographer went quiet and turned the screen away and said she'd just fetch somebody. I looked at the ceiling tile with the butterfly on it.
      we painted it yellow. the cot is still in the box and Liam has put the box in the loft without saying anything
      They let us keep her in the room till Sunday, in the cold cot. She had my dad's chin. We read her the one about the bear.
      Milk came in on day four. Nobody told me that it would, even so. I stood in the shower and howled like a cow.
      Twelve weeks yesterday and I was going to tell my mother tonight. Instead I'm on a towel with a hot water bottle and Sean is out buying the thick pads.
      He is 680 grams. My hand is bigger. They say do not stroke, only rest the finger, and so for two hours I rest the finger.
      Third round didn't take. The clinic nurse has a special voice for it, I knew from her "hi Priya".
      I had to go down to maternity for it, past all the balloons in the corridor, and everyone who was going in had a car seat.
      My sister in law announced at lunch. I clapped. Then I washed up every dish in that house so nobody could see my face.
      there was a heartbeat on the tuesday and there wasnt on the friday. thats it thats the whole story
      They gave us a box with a tiny hat and two bears, one to stay with him and one to go home with us. Ours is on the bookcase. His went with him.
      Mama Ngozi says I should stop counting, that God's time is best. Seven years of God's time, and now his people are talking about another wife.
      Nurse woke me at four and said you might want to come down to the unit now, and bring your husband. I had my slippers on the wrong feet.
      I am 79. She would be fifty-five. In those days they took them away in a bowl and told you to go home and have another, and I never even knew the colour of her hair.
      Prams everywhere. Has somebody put on a pram festival in Leeds this week or is it only that I'm now empty?
      The health visitor turned up with the red book. No one had told her. She stood on the step and went grey and I ended up making her tea.
      alarms all night on the monitor. 82, 79, 74. i never want to see a number again. he's so yellow and so small under all that tape
      Due date today. I took the day off work and told them dentist.
      I bled through my scrubs in the middle of a list and carried on till the last patient was stitched. I knew. I just wanted ten more minutes of not knowing.
      Dave keeps saying at least we know we can. At least. I could brain him with the kettle.
      They'd like our consent for the examination, and to know if we want footprints. I said yes to the feet and couldn't answer the other.
      We called her Aoife even though there's no certificate under twenty-four weeks. There's no Aoife anywhere on paper only here.
      The cooling blanket comes off on Thursday and then they scan his brain. Seventy-two hours. I've pumped into nine little bottles that nobody is drinking.
      My boy was born sleeping, this is how they say in English. It is too beautiful word for that room.
      Periods back, like nothing ever happened. My own body, carrying on like it's any old Tuesday.
      wife won't come out of the nursery. ive put a plate by the door. i dont know what a bloke does now, i mowed the lawn twice
      Letter from the hospital: congratulations on your pregnancy, your 20 week appointment is enclosed. It went in the stove.
      Only one of them is moving about now. They say that I must carry both until the end, for his sake. So I sing to both.
      The ambulance went off with him to Johannesburg and I was still lying here with the drip in, and I had only seen his foot.
      We've had to make a decision. Twenty-one weeks, and her heart's the wrong way on. I signed with a biro that had a drug company's name on it.
      I am seventeen and nobody even knew there was anything to lose so who do i tell. cramped through all of double science and then it was just gone
      They took my tubes with it to save me. I woke up and the surgeon was sat on the edge of the bed, and surgeons don't sit.
      Count the kicks, they said. I've been lying on my left side since noon with orange juice and I'm still on two.
      He says we can stop trying now and get a dog. He said it kindly. I went out and sat in the Yaris.
      Little white box, Tom carried it himself under one arm, like a parcel. It weighed no more than shoes.
      Four eggs, two fertilised, none this morning. It's like one of them nursery rhymes.
      The other mothers from NCT have made a new chat without me. They meant it kindly and it's still the cruellest thing.
      She stopped breathing again at handling and they bagged her and she pinked up. Third time since Sunday. I've learned to read the nurses' shoulders.
      My grandmother tied a thread on me at the dargah for this baby. Today I cut it off with the kitchen scissors, and nobody in the house asked.
      i only had it 5 weeks. everyone says thats nothing, its cells. i had names tho
      Mate at work asked had the missus dropped yet and I said yeah. I said yeah, a girl, and then I had to go out the back behind the bins.
      They asked would I like to hold him while the tubes came out. I had him forty minutes skin to skin, and he was warm for all of it and a while after.
      Premature ovarian something. I'm 26. The doctor slid the tissues across before she even opened the file.
      No dey show for scan again, the doctor press and press. My husband hold my leg and he dey pray for under him breath.
      The lambing was hard to do this year. Every one that slipped out still and wouldn't take breath I'd to hand to Dad and go stand behind the trailer, since October.
    `),
  },
  {
    name: 'illness',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      The consultant had a nurse in with him this time, with a lanyard with ribbons on. I thought, oh, there's a nurse. So it's that then.
      Mum put the kettle in the fridge. We both laughed and then she said "what is it you call this" about the spoon.
      its back. liver this time. i told the dog first
      They've moved his bed near the station where they can see him. I'm not daft, I know what that means.
      Appa's hands shake so much now he cannot button. He sends me out of the room to do it and takes forty minutes, and comes out with his collar wrong, and I say you look smart.
      Six to nine months, he said, looking at his screen and not at me. I counted it out on the bus and it's about two Christmases off and one summer if I'm lucky.
      I found a lump in the bath on Sunday and I've not told Pete. The appointment's on the 14th, two-week rule, so I keep cooking.
      my brother had a fit in the middle of asda and they have scanned him and now theres a meeting with all of us. why does it need to be all of us
      Her hair came off on the pillow like a nest. She asked me to shave the rest, and I did it with my beard trimmer out on the stoep.
      The neurologist made me walk heel to toe down the corridor. I'm a roofer. I couldn't do it.
      The ward sister rang and asked how quickly I could get there, and was I driving myself.
      Dialysis Monday Wednesday Friday for ever unless somebody has a kidney going spare. Chair six, by the window. There's a woman in five who's done eleven years.
      Dad doesn't know me on the bad days. Today he thanked me for coming and asked if I had far to go, and then whether I'd any family.
      They said stage four like you'd say platform four.
      i had my leg off on the thursday, below the knee. keep going to scratch it. the lad in the next bed lost both so i keep my gob shut
      Amaka's crisis came in the night again. We had no light and no fuel for the car, I carried her to the junction and her joints hurt her so much she bit my shoulder.
      We had the talk about the form. The yellow one. He ticked that they're not to bring him back and passed me the pen to witness it, cool as you like.
      My daughter is four and she knows the word platelets. She tells the other children which flavour of gas to pick.
      I can't feel my left side from about the hip. I've been waiting in this corridor since eleven and they keep walking past with that smile.
      The letter said malignant neoplasm. I looked it up on the library computer with a lad beside me playing cards.
      Well I have bought my last winter coat, I should think. The doctor was very straight, I like that. I've asked Joan to have the canary.
      Motor neurone. I used to do impressions of that physicist bloke in the pub. Not laughing now, or I am, actually, it comes out by itself.
      He's on the ventilator since Tuesday. They turn him on his front at night. The nurse holds the phone up so that the kids can say goodnight.
      The oncologist says palliative and my cousin in Texas says turmeric.
      I had to sign that I understood the risk of not waking up. My signature looks like my nine year old's.
      They have tested me and I carry it too, same as mum and her sister. I'm 31. They want to take the lot off, both sides, before it starts.
      mum sleeps in the lounge now cos of the stairs. theres a commode behind the telly and none of my mates can come round and i hate myself for minding
      The stroke took his words. He has four left: no, yes, bugger, and Margaret. I'm not Margaret.
      Sugar has eaten Baba's foot. The doctor at the teaching hospital says amputate or bury, and deposit first before theatre.
      I go in Monday for the heart. If it goes wrong the papers are in the bureau, second drawer. If it goes right I'm to give up cheese.
      The voices have come back for my son. He has taped up the air vents. He was doing so well, he had the job at the nursery, he had tomatoes.
      They let me ring the bell in March. Now I'm back in the same chair and the same girl put the cannula in, and she couldn't look at the bell either.
      He weighs less than me now. I lifted him off the bathroom floor on my own, my great big husband, and he apologised.
      Scan results tomorrow. I have cleaned the oven, the grout and the inside of the kettle.
      My wife forgets she's been told. So I have to be there each time she finds out again that it has spread.
      the macmillan nurse came and she brought the little box for the fridge. just in case meds. dad made a joke re the milk. nobody laughed
      I'm losing the sight in my good eye now. I've been writing bigger and bigger. I looked at the hills this morning for a long time, to learn them.
      Reported for my bloods and they didn't let me go home. Leukaemia ward, bay 2, I've still got my uniform skirt on and the exam's on Thursday.
      The hospice has a fishpond and a bar. I said to Roy, it's better than Benidorm, and he said aye but you get to come back from Benidorm.
      He can swallow only the thick stuff now, and not well. I mash it and sing to him as he did for me. Yesterday he turned his head away.
      They're sedating her. When I went in they'd brushed her hair with the parting on the wrong side and I couldn't stop looking at that.
      Tested positive at the clinic, the sister was kind, said it's one pill a day now, people live long. I walked home past my own house twice.
      Turns out what I thought was tiredness is my lungs turning to leather. The chap used an actual bit of leather. I'm 58, I sing in a choir.
      His eyes are yellow and his belly's out to here and he's 39. The liver team won't list him till he's six months dry and he hasn't six months.
      Grandma's in the ICU, they only let in one person for ten minutes, so my uncles drew straws. I'm a girl so I didn't get a straw.
      They've put my bed by the window. The young doctor crouched down to talk to me and I thought, no one crouches for good news.
      My boy's got the cystic. First thing I hear each day is him coughing, and the day I don't hear it I run.
      I do all the pills in the Sunday box: his eleven, my two. I said I'd never do nappies again, and here I am at 82 doing nappies, for a man who taught Greek.
      mri says lesions. plural. i'm 23. told my flatmates it was a trapped nerve and we went out and i danced like a mad thing
      Doctor wrote on a paper "inoperable" and drew a small picture of the head. My daughter translated it for me and she is only eleven years.
      She asked the doctor would she see the lambs and he said which lambs, this year's? and she said yes, and he said he hoped so.
      They found her wandering on the A12 in her nightie with my father's photograph. The police were lovely. I've put a bolt up high where she can't reach, and it feels like a crime.
      Had the bag fitted. Nobody will ever want to sleep next to me again, will they, I sound like a kettle.
      Bone marrow match: none. Not my brother, not me, not the whole register. They said it so softly.
      Woke up from the coma on the 3rd they reckon. Lost five weeks and nine toes. My wife's gone ten years older.
      Mrs. D'Souza from the lab called me in place of sending the report by WhatsApp. I knew when she pulled the chair round to my side.
      Cannae get up the stair without stopping twice now. Doctor says the heart's like an auld sponge. Didnae tell Isa, she's enough on.
      My little one has been in isolation for nineteen days. I wave from the other side of the glass, and he's stopped waving back.
      I practise saying it in the car. "Kids, Mummy's poorly." "Kids, you know how Mummy's been tired." I never get to the end of the sentence.
      They've stopped the chemo. "We'll concentrate on keeping you comfortable now," he said, and he shook my hand, and held on to it.
    `),
  },
  {
    name: 'violence',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      It was on the way back from the late shift, by the underpass. I still have my shoes but not the left heel. I've washed three times and I'm going to again.
      Two of them on a moped. They got the phone and the bag and my nan's chain, and it's the chain, it's the chain I can't stop feeling for.
      the sirens went at 4 and we sat in the bathroom because it has no window. my son had his shoes on in the tub. we heard the building next to ours
      They came over the wall at two in the morning, four men. They tied Pa with the phone charger. They took their time, they even made tea.
      The detective gave me a leaflet and a tracksuit since they had to keep my clothes.
      A patient went for me in triage, got me round the throat till security came. I did the rest of my shift. Everyone said you're a star. I've not gone back.
      He was my manager and it was the Christmas do and I'd had three, four glasses. I don't remember the taxi. I remember the ceiling light in a hotel I never booked.
      got jumped outside maccies after school. six of them. my ear wont stop ringing and i told mum it was rugby
      I see the market each night. One moment there was a woman choosing mangoes. I had her blood on my sleeves when I got home and my wife burned the shirt.
      They spat at me on the tram and one pulled at my scarf till the pin went in. Forty people on that tram. Every one of them was reading something.
      We drilled for it, lights out, in the closet. Only this time nobody came on the loudspeaker to say good job. I could see boots under the door.
      The man in the balaclava kept the gun on Chipo the whole time and she's only nineteen, Saturday girl. I gave him the till. I gave him everything. I still see it in his hand.
      I was in Helmand for seven months and it's the fireworks that do for me. I spent last night under the stairs with the hoover.
      Someone put something in my drink. I know since there's a hole from ten till six and I woke up with my tights on inside out.
      It happened to me when I was eight, at the swimming baths, and I am sixty-eight. I told my wife today over the ironing. She put the iron down and came round to me.
      my cousin was stabbed fri night outside the chicken shop. hes in theatre. everyone posting prayer hands like thats gonna stitch him
      The students found me in the stockroom. A fourteen-year-old did this with a chair, and I taught him to read.
      They stopped our bus on the Kaduna road. They called out some names and took those ones into the bush. I was not among the names. I was sitting beside one.
      Bloke I was doing a quote for locked the door behind me and stood against it. I got out by the window. I've cancelled all the jobs where it's a man on his own.
      The swab was cold. The nurse told me what she was going to do each time before she did it, and asked every time, and nobody asked before that, did they.
      Windows put through again last night, third time since we moved to the estate. There was a word on the door. I scrubbed it before the kids got up but they'd seen it.
      I keep checking under the car. Twenty-six years since I left Derry, and I still get down on my knees and look.
      he followed me off the train and all down station road. nothing happened. he just walked right behind me, breathing, and when i got in he stood at the gate
      The drone came in low over the school. I was the one who carried out Olena's satchel. It was not heavy, and I had to sit down twice.
      Had my jaw wired Tuesday. Can't even remember what I'm meant to have said to him. One punch, they reckon, and the kerb did the rest.
      Police say I should have locked my balcony. I am on the third floor. He was standing at the end of my bed going through my jewellery box and he put his finger to his lips.
      Our driver was shot beside me at the hijack spot by the M2. I held his neck with my tie. I still have to drive that road to work.
      I did see it. The whole platform saw it. He just pushed him, there was no argument, nothing. I was near enough to catch his coat.
      i said no like four times. then i stopped saying it because it seemed rude?? i actually thought the word rude. he's in my seminar tomorrow
      They've sacked the foreman finally, but he still knows where I live and he still has my locker key. What he did in that drying room I've never said aloud.
      My uncle in the village did not escape. They burned the grain, the church, everything. My mother has put her phone in a drawer so it can't tell her anything more.
      Mugged at eighty-one for a bag with library books and a cardi in it. I was knocked flat. Hip's pinned. What upsets me is that I don't want to go out.
      Acid, they said, but it was just drain stuff in a bottle. My hand's the worst, I'd put it up. People look and then look very hard at something else.
      Sergeant says what happened on the exercise stays on the exercise. There were three of them and I know all their kids' names.
      They held a knife to me for forty rand and a bus card. Forty rand. I can't hear footsteps now without my whole back going cold.
    `),
  },
  {
    name: 'hard',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      He'd folded his key up in a bit of kitchen roll so it wouldn't scratch the table. Twenty-two years. That's what got me, the kitchen roll.
      Bailiffs Thursday at ten. I've told the girls we're having an adventure and let them choose one box each.
      They took our Ryan out in his socks. Six in the morning, neighbours all at their nets, and he looked back at me like he was five.
      four hundred and twelve days and i had a can of cider at a bus stop. one can. went home and told my sponsor. feel like something scraped off a shoe
      She said she's never loved me, not really, not even in the beginning. She said it while we were waiting for the pasta.
      I have lost the money. All of it, the house deposit, the lot, on my phone, in bed next to her, while she slept.
      My visa is refused. They gave fourteen days. I have put my whole life on two suitcases of twenty-three kilo and my hands can't zip them.
      mum read my messages and now she knows abt me and Kayleigh. she hasnt shouted. she just put my dinner down and went out of the room and dad wont look at me
      The judge said alternate weekends. I'd done her bed with the new duvet. I've been sat on it since four.
      I ran over a lad on a bike. He's all right, broken collarbone, his mam was even nice to me. But I hear the noise when I shut my eyes and I can't get in the cab.
      Struck off. Thirty-one years of nursing and one wrong chart. I handed in my fob and the girl said have a nice day.
      We slept in the car again, Tesco car park this time, the far end. I brushed the children's teeth with a bottle of water and took them to school and no one knew.
      I've found messages. Two years of them. I even know her, she brought us a lasagne when I had my knee done.
      The factory called us all to the canteen and a man we'd never seen read off a sheet. Eight hundred of us. Our dad worked there, and his dad.
      My result is out and I did not clear. Fourth attempt. Papa has sold the land for the coaching and he is telling the neighbours that the result is delayed.
      My daughter has sent back the birthday card unopened. Seven years now. I keep them in a biscuit tin in the order they come.
      panic came on in the middle of the supermarket, i thought it was my heart, i lay down by the yogurts. some kid held my hand til the ambulance ppl said there was nothing wrong with me
      They sent the children to foster carers on Friday. Beth had packed her own rabbit. The social worker said it's only while I get well, and I signed where she pointed.
      He rang from the station and said Mum, don't be cross. He's nineteen. Somebody else's boy is in intensive care because of him.
      I took money from the club tin, I meant to put it back. Forty years treasurer. They're all coming round on Monday and I've put out the good cups.
      The whole school has seen the picture. I was fourteen when I sent it, I'm still fourteen. I walked down the corridor today and it went quiet like someone turned it off.
      My husband's people have come and locked the house, and carried away even my pots. They say it belongs to his brothers now. I am sitting with my children on the veranda of the church.
      I can't get out past the gate. I got as far as the bin on Monday. The shopping comes and I wait until he's driven off.
      fire took the lot. house, sheds, ute, the horses got out but. standing there in me thongs with one photo album and it's the bloody wrong one
      I'd the dress hung on the door and the cake made, and he sent his brother to say it. His brother, with his cap in his hands, in my mother's good room.
      My son told me that he's a woman called Claire, and I said the wrong thing. I said the one wrong thing, and she's gone, and she has switched off her phone.
      The farm's to be sold. Five generations, and it's me that signs. I walked the top fields until it was too dark to see what I was losing.
      He went back on the heroin after mam's month's mind. He's safe, he's on my couch, he's shaking like a whippet and saying sorry to the cushion.
      Found out at 47 that my dad isn't my dad. A spit test from Christmas. Mum just said "well it was a long time ago" and carried on peeling.
      Nobody came. I'd booked the room and done forty sausage rolls, and it was me and the lad on the bar, and he ate six to be kind.
      I did it in front of the class, I wet myself, I'm the teacher, I'm fifty-three. I walked out to the car and drove home on a bin bag.
      She's taken the kids to her mum's and left me a list of when the bins go. I'm not angry. I went and stood in the little one's room and smelt his pyjamas.
      Detention centre day 61. They call us by number and the boy in next bed talks to his mother in sleep. I do not know if they will put me on the plane Tuesday.
      got home and locks were changed and my stuff was in black bags on the grass in the rain, landlord not answering. 17 quid to my name and its february
      Police at work to take my husband's computer too. They won't say what was on it but the woman officer asked did we have children, and I saw how she looked at the swings.
      I prayed today and there was nothing at the other end. Thirty years a minister. I gave the blessing anyway, and they thanked me at the door.
      Bankruptcy hearing lasted eight minutes. A boy of about twenty-five asked me to list anything worth over five hundred pounds and I said the dog, and he wrote it down.
      she unmatched her whole life from mine in like one evening. blocked on everything. 4 years. i cant eat and im sat in the bath with no water in it
      I left Dad in the home today. He held on to the car door handle and asked what he'd done wrong. I drove as far as the roundabout and had to stop.
      The letter says I am to be a witness against my own brother. I know what he did. I have known since I was twelve. Ma says if I go, I needn't come back.
    `),
  },
];
