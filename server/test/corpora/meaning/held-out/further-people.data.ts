import { lines, type MeaningGroup } from '../cases.types.ts';

/** Lines of forty more people, written after the classifier had learned from the others; none is trained on. */
export const HELD_OUT_FURTHER_PEOPLE: readonly MeaningGroup[] = [
  {
    name: 'explicit and present, by more people',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      I am going to kill myself on Sunday after they leave for church.
      tonight i take all of them and thats it
      Wrote the last letter, the one to Mam. The others were easy. I'll do it before the milk lorry comes so it's the driver finds me and not her.
      I want to die and this time I have a way.
      The rope is in the boot of the Corsa. Drove about with it all day like shopping.
      no more after this page. love you dad it isnt your fault
      i swallowed the pills about twenty minutes ago and now im just writing
      Have decided. Thursday, when Graham is at the bowls.
      I'm on the bridge again and there's nobody about and I don't think I'm walking back
      Gave Biscuit to Helen next door, said I was going travelling. I am not going travelling. By the weekend I won't be alive.
      Bro I loaded it and put it in my mouth and took it out again. Gonna try again when the roommates asleep.
      Honestly suicide is the only thing on my to-do list I'm looking forward to. Booked the hotel so nobody I know has to find me.
      I tried to hang myself this afternoon. The hook came out of the ceiling. I have bought a better hook.
      going to jump. roof door is open they never lock it
      Eighty-three years is sufficient. I have been putting by my heart tablets since Easter and shall take the lot once the grandchildren have gone home.
      I will end my life before the visa hearing, they can deport a body.
      my exam result is come and I failed again, papa does not know. I have the bottle of pesticide under my cot. After mummy sleeps I will drink.
      Planning to step off the platform at Clapham tomorrow, the fast one, 7.40ish.
      I can't stay alive for one more night of this and I am not going to.
      Counted what's in the cabinet again. It's enough. Put the lid back, made the tea, smiled at everyone.
      If I'm honest with the page: I intend to shoot myself in the barn, once the heifers are sold and Margaret has the money.
      i keep cutting deeper bc i actually want to bleed out this time
      They took my belt and laces on the first day but a sheet tears easy. Tonight after the second count.
      gonna kms for real not joking anymore, already said bye to the discord
      God forgive me, I am coming home to You by my own hand this week.
      I've set the date. It's our anniversary. Seems right to go the same day I married him.
      drove to the cliff car park three nights in a row. tomorrow i'm not putting the handbrake on
      The will is signed, the cat's food is labelled by day, passwords in the blue envelope. All that remains is me doing it.
      I'm killing myself, I just haven't picked which day.
      Left the hospital without telling the ward. Standing by the river in my slippers. Water looks kind.
      I do not want to live. I have the razor here and the bath is running and the door is locked.
      Nobody will believe I planned it since March but I did. One more sleep.
      already took a handful, taking the rest now
      Sir will find me in the hostel room in the morning. Please tell my sister I was not weak only tired. Goodbye.
      Third attempt. They pumped me out twice. This time I'm doing it where nobody calls round.
      I tied it to the bannister to see if it holds. It holds.
      Want to throw myself under a truck. Walked along the highway for an hour getting up the nerve.
      My plan is for Friday and I feel calm for the first time since the discharge papers.
      ate dinner w everyone, hugged my little brother too long. he asked why. im gone after midnight
      Whole squad's buried but me. Got my sidearm on the table next to this notebook and I'm done being the lucky one.
      I have turned on the gas and shut the windows.
      Death is what I choose, and I choose it for tomorrow at dawn, before the fajr call if I can manage it.
      why is it so hard to just do it. i've got everything laid out on the bed, note and all
      After the baby's last feed I'll walk into the sea. She'll have a better mother by Christmas.
      I've googled how to do it all week and today I ordered what I need. arrives Tuesday
      Ending it. Sorry about the mess, Pawel. Rent is paid until June.
      i cant fight it anymore im going to hurt myself so bad i wont wake up
      The doctor asked was I suicidal and I said no. I am. I have been rehearsing with the scarf.
      Bank comes for the tractor Monday. They will find the tractor and they will find me, hanging beside it.
      I overdosed last night and woke up furious. Going again once the pharmacy opens.
      cut my thighs again in the school toilets
      I can't stop burning my arm with the lighter. Not to die. Just to feel a thing that has an edge.
      Threw up everything after dinner, third time today, knuckles are raw.
      Haven't eaten since Monday and when I stood up in chapel it all went grey. 41 kilos. I want 38.
      i hit my head on the wall till it bled so i would stop crying
      Laxatives again before the weigh-in. I cramped all night and lied to Coach about a bug.
      New blades hidden inside the Bible cover. Used one tonight, nine lines, neat as a ledger.
      I punched the locker until something in my hand went. Felt better. Did it again with the same hand.
      Self harming again after two clean years and its worse than before
      skipped my insulin on purpose again, the weight just falls off, my eyes are blurry but the jeans fit
      I scratch my belly with the compass until it weeps. Mummy thinks eczema.
      Binged, purged, binged, purged. There was blood in the sink this time and I rinsed it away.
      needed stitches probably. used tape. i dont want to die i just needed it out
      I am starving myself and I'm good at it. Coffee, gum, half an apple.
      swallowed a bit of bleach water so i'd be too sick for placement. my throat is on fire
      Pulled the scab off and opened it deeper with nail scissors, and calm came like a bus.
      I still cut. Forty-six years old, a deputy head, and I cut my own feet where nobody looks.
      just did it again, both wrists, not deep, shaking
      Poured the kettle on my hand and told the ward sister it slipped.
      every time she shouts I go upstairs and dig the safety pin in until its over
      Made myself sick in a carrier bag in the car outside Mum's because her loo is next to the kitchen.
      I pull my hair out by the fistful now. Whole patch gone behind the ear, and I bite the inside of my cheek to ribbons.
      the urge won. thirty-one cuts. i counted them like sheep
      Only water for six days. My heart does a funny skip on the stairs and I'm proud, isn't that mad.
      I drink till I black out on purpose, then put the cigarette out on myself to see if I'm awake.
      Going to burn myself again tonight when the girls in the dorm are sleeping, I have saved the matches.
      broke my own finger in the cell door to get out of my head for an hour
      Ran nineteen miles on nothing, on the bad shin, because I ate the cake. It's fractured I think. I'll run tomorrow.
      my arms are a mess. long sleeves in july. did more this morning
      I take too many of the water tablets to be thin for the wedding and today I could not stand up from the floor.
      He hit me again. The ear this time.
      my stepdad comes in my room at night and i pretend to be asleep
      Madam has my passport in her safe and I sleep on the kitchen floor. Seven months, no salary, no day off.
      I was raped on Saturday by someone I know.
      Derek put his hands round my throat over a parking ticket.
      He says if I leave he will find me and the kids and finish us all.
      cant go out he took my keys and my phone. using the old tablet
      Somebody has been in the flat. The photo of me is gone, and Marek texted what colour my pyjamas were.
      Dad beat me with the belt cos of the report card, can't sit down.
      My son pushed me down the back steps and took my pension again. I told the nurse I'd tripped on the hose.
      They are sending me to Pakistan to be married on the 14th. My aunt has locked away my papers and I am sixteen.
      I'm scared to go home. He's drunk and he knows I talked to my sister.
      three men a night, sometimes more, and the boss keeps all of it. he says I still owe for the flight
      She throws plates at me. Last night it was the knife, missed. A man my size, who'd believe it.
      He broke my wrist. I told A&E it was the ice.
      My ex is parked outside again, engine on, lights off. That's five nights.
      The sergeant did it in the stores with the door bolted, and he has promised worse if I report him.
      husband will not allow me to see doctor or call my mother, he counts the minutes I am at market and slaps me when I am late
      mum burned my hand on the hob for stealing biscuits
      Lads from the estate said I've to carry the package again or they'll stab our kid. I'm thirteen, who do I even tell.
      He forces me every night. I say no and he does it.
      I am being kept in a room above the laundry. There's a window but it is nailed.
      Found a tracker under the wheel arch. He denied it, then cried, then smashed my windscreen.
      My cellmate beats me when the lights go off and the officers turn up the radio.
      Coach makes me stay behind. He touches me and says it's how champions are made.
      he's got my pictures and wants 500 by friday or he sends them to my whole class
      In-laws poured kerosene on my sari and laughed and said next time with a match, unless my father pays.
      The carer pinches me black and blue when I wet the bed. I can't reach the buzzer, she moves it.
      Woke up with him on top of me. I hadn't agreed to anything.
      Kicked in the stomach. I'm five months gone and there's been no movement since tea.
      pastor locked me in the store three days without food to drive out the spirit
      I've bruises in the shape of his fingers and he wants me to wear the sleeveless to his mother's.
      He killed my dog and said I'm next.
      uncle hurts me when grandma is at the market. i want it to stop
      She controls every peso, reads every message, and when I asked for bus fare she held the scissors to my neck.
      I am going to kill my brother-in-law when he comes for the goats.
      I put the pillow over Mother's face tonight and held it, and then I stopped. Tomorrow I don't think I will stop.
      bringing the gun to school monday. they'll be sorry
      I shook the baby. He won't quit crying and I'm scared I'll do it again harder.
      Waited outside her work with the hammer under my coat. She left by another door. There's always tomorrow.
      I want to stab him and I've started carrying the knife to make it easy.
      The voice says my wife has been replaced and I must cut the thing out of the bed before it wakes.
      He drinks his coffee at the same table each morning. I've put the rat stuff in my bag for it.
      gonna burn the house down with him in it, got the petrol already
      Beat her worse than ever last night. One of these times I'll not be able to stop and she'll be dead.
      If the court gives her the kids then I'll take all of us off the quay in the car.
      i choked my little sister until she went limp and it felt good. i might do it again
      Sharpened the machete. Tonight I pay Emeka's people for what they did to our father.
      I hit a resident. I've been twisting their arms when nobody's on shift, and I want to do worse.
      I have a list of names and a date and enough ammunition for the list.
      chest pain going down my left arm, cant get my breath, nobody home
      My husband has collapsed in the hall and he isn't answering me.
      She's gone blue round the lips and the inhaler's empty.
      Half my face has dropped. Writing thiss wtih the wrogn hand
      blood everywhere chainsaw slipped my leg
      Baby is burning hot and floppy and won't wake to feed.
      I fell off the ladder an hour ago and I can't feel my feet. Lying in the wet grass with this phone at 9 percent.
      throat closing up after the prawns, lips huge, dont have the pen with me
      Waters broke at 30 weeks and now there's bleeding, a lot. Ambulance not called yet, I'm frightened to move.
      Gran is talking nonsense and one arm hangs down. It began ten minutes ago.
      snake got me on the ankle in the cane field, the leg is swelling to the knee and I am far from the road
      He took something at the party and now he's snoring weird and I can't wake him up
      My sugar's at 1.9 and I am shaking so badly, there is nothing sweet in the house and I live alone
      Alarm's going off, headache, the cat has keeled over by the boiler. I feel so sleepy.
      Tomas is having a fit and it's not stopping. Five minutes now, maybe six.
      cant stop the bleeding from my nose two hours and i'm on warfarin and dizzy
      The toddler swallowed one of those little round batteries, he's drooling and won't take his milk.
      vomiting blood. dark like coffee. too weak to get to the door
      Grandad's choking, Dad's banging his back and it isn't coming out
      Worst headache of my life, came like a clap. Neck stiff, light unbearable, I keep being sick.
      We are in the car upside down in the ditch and Anya does not open her eyes.
      my little brother drank the drain stuff from under the sink hes screaming
      I can't breathe lying down and can't breathe sitting. Ankles like bolsters, pink froth on the hanky.
      Heart going mad, 190 on the watch for half an hour, about to pass out I think
      boiling oil went down her whole front and the skin is coming off with the shirt
      There's a rash that won't go under the glass and my daughter says the light hurts.
      Pulled Dinesh out of the tank and he's not breathing
      Lost on the ridge, soaked through, stopped shivering some time ago. Feel quite warm actually. Might have a lie down.
      pain in my belly so bad i passed out on the bathroom floor, shoulder hurts too, i'm 7 weeks pregnant
      Bee stings, dozens, and my tongue is thick and the whole sky is going sparkly.
    `),
  },
  {
    name: 'veiled, by more people',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      i don't see the point of me
      Wouldn't mind if I didn't wake up tomorrow.
      Sorted all the photographs into piles for each of the children. It seemed a good time to do it, while I can still choose.
      They'd get the insurance and a proper night's sleep.
      tired. not sleep tired
      I looked at the river for longer than you look at a river.
      Everyone would cry for a week and then it would be so much lighter for them.
      Sometimes when the lorry comes I don't step back as quickly as I should.
      I have stopped planting things that come up next year.
      What is left? Edith's gone, the dog's gone, the eyes are going. I am only taking up a chair.
      gave away my guitar today and felt nothing at all
      I pray that the Lord takes me in my sleep. Every night the same prayer and every morning the same ceiling.
      If the lump turns out bad I think I'd be relieved.
      I won't be needing the coat next winter, told her she may as well have it.
      been thinking about not being here
      My brother did it at 29. I'm 29 in a fortnight and it's like he's left a door open.
      can't do this much longer i really can't
      Told the bank how to find everything. Told Ruth where the key is. Strange how tidy a person can be.
      I wish the crash had been on my side of the car.
      nobody would notice til the rent was due lol
      The world is closing like a shop, and I find I am standing near the door with my hat on.
      I keep the spare tablets. I don't know why I keep them. It's just a comfort that they are there.
      Don't want to die exactly. Don't want this either. Is there a third thing?
      After graduation there's nothing. I mean in my head, when I look, there is nothing there past that date.
      why was i even born
      I hope the ceasefire fails and they send us up front first.
      Stood on the balcony, thirteenth floor, thinking how quiet it'd be. Then the kettle clicked.
      I am a burden on my daughter, she doesn't say it but I hear how she sighs in the corridor. It would be better for her.
      Bad thoughts again. The old bad ones.
      he's dead three weeks and all i want is to go where he is
      Everything goes on without me very well. I could just slip out.
      not sure i'll finish this notebook
      I've started driving without the belt. It isn't forgetfulness.
      I told the chaplain I was all right and he believed me, and that was the last thing I was waiting for, I think.
      When I close my eyes there's peace and I think, well, why open them.
      hate my life hate it hate it whats the use
      Read Papa's old letters and understood him at last, why he went out to the shed that day.
      On Friday it'll all be settled one way or another. I've been so calm, even Joan remarked on it.
      I feel I died some years ago and the post hasn't been told.
      if something happened to me on this deployment that would be ok
      The baby would be better with my sister. Somebody who isn't rotten inside.
      Some days the only thing keeping me is the cat, and the cat is seventeen.
      I don't deserve to be alive when those two boys aren't.
      what if i just stopped. all of it
      I can feel the edge of the pavement when the bus goes by. It pulls.
      There is no job, no wife, no country. A man can be finished while he's still walking about.
      said goodnight to mum like it was something bigger and she looked at me funny
      I've been looking up how other people did it. Only reading.
      I don't want to have another birthday.
      Nothing's wrong, I have just had enough, like when you push the plate away.
      Unpicked my name from the church rota, all the way to Advent. Let them think I'm travelling.
      Can't picture Christmas with me in it.
      I want to disappear and have nobody remember there was ever a Lucía
      Stopped the chemo letters, didn't tell anyone. Let it come.
      my head says do it do it do it all day like a song
      wearing the long sleeves again. it's fine
      I had a wobble last night and the drawer in the bathroom got opened. Won't say more.
      Feel cleaner when I'm empty.
      The plasters are running out and Mum's going to ask.
      42.1. Could be better.
      sometimes pain is the only thing thats mine
      I know exactly where everybody's scissors are in this building.
      Ran the tap so nobody could hear. Brushed my teeth twice.
      If I'm good today I can have the yoghurt tomorrow.
      I want to do it again, the old thing, my skin's itching for it.
      My period hasn't come since August and secretly I'm pleased with myself.
      Pressed it against my arm and didn't. This time.
      The matron asked about my wrists and I said brambles.
      I deserve something that hurts after what I said to her.
      cold all the time, hair in the plughole, everyone saying how well i look
      Four months clean on Sunday if I get to Sunday.
      told miss the cat did it. we dont have a cat
      I keep walking on the bad foot. There is something right about it.
      Ate the wedding cake. Now it has to be put right.
      the red helps and then the shame comes and then i need the red
      Skipping lunch is easy, it's only hungry people who think it's hard.
      I've kept the little blade from the sharpener in my pencil case, just in case of a bad day.
      PE tomorrow. Shorts. Got to think of an excuse.
      I leave my injections a bit late now, on purpose, to see what the number does on the scales.
      Hit the wall. Not the first time this week, the wall or me.
      I have learnt to hear from the way he shuts the car door.
      Said I walked into the cupboard. She didn't write it down.
      he doesnt like me seeing my friends so i dont any more, easier
      I don't like it when Uncle Ray babysits.
      Sir says it's our secret because other people wouldn't understand what we have.
      Every receipt goes on the fridge and he goes through them on Sundays. I bought a lipstick and I'm frightened about Sunday.
      The agency man keeps the papers for us, he says for safety.
      I said yes in the end because he wouldn't let me sleep otherwise.
      Third time this month that same grey Toyota.
      dont want to go back to dads on the weekend. stomach hurts thinking about it
      My daughter-in-law is very strict about who I may telephone now.
      He was sorry. He's always so sorry, and he bought tulips.
      Something happened in the tent and I keep washing.
      I sleep with the chair under the door handle.
      They have found a husband. Nobody has asked me, but the gold is bought.
      He knew what I'd said to Bea on the phone. Word for word. How did he know?
      kept my sunglasses on in church
      It is better when I keep the children quiet and his plate hot.
      Someone's sent flowers to the office, no card, the same as he used to send before the order.
      the older boys make me hold stuff for them. i can't say no to those boys
      I can't remember the second half of the party and my tights were on inside out.
      My son has my bank card now, and he gets so cross if I ask about it.
      She isn't a bad person, she only gets like that when I make her.
      Moved the passport to Nadia's house, and two of the kids' school photos. One bag.
      If I'm not home by six there will be a discussion. I hate the discussions.
      new friend from the game wants me to come meet him, says dont tell my parents, he's 24 but nice
      My ribs still hurt when I laugh, so I've been careful not to.
      He joked to the guests that he'd bury me under the patio. They laughed. I know that joke.
      At the home they put her to bed at four and she flinches from the tall one.
      I wish my mother had asked me one more time today, I might have said.
      I'm frightened of what I'll do if he laughs at me once more.
      Keep picturing it, his head and the spade. I put the spade in the far shed.
      sometimes when she wont stop crying i have to go stand in the yard because of my hands
      They'll remember my name after Monday. All of them who laughed.
      The voice wants me to do something to Mother and I'm getting tired of saying no.
      I have worked out which evenings he walks home alone.
      There's a black thing in me and tonight it looked at the children.
      he took everything from me, he should not get to just go on breathing
      Bought it for protection. Though I thought of her new fellow when I held it.
      Next time she turns her back on me like that I don't know that I'd stop at shouting.
    `),
  },
  {
    name: 'harmless, by more people',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Killed the tomatoes again, third year running. Frost.
      my feet are killing me, eleven hours in those shoes
      Rehearsed the hanging scene till ten. Piers plays the judge like a man ordering soup.
      Bread didn't rise. Ate it anyway with the marmalade from Aunt Breda.
      Bus was late, then two came.
      The suicide prevention training was long but the trainer was good. I've to write it up for the school by Wednesday.
      Cut the hedge, cut my thumb, cut the afternoon short.
      Exam moved to the 9th thank God.
      died laughing at Kofi's voice note
      Three loads of washing and it rained on all of them.
      Shot 84, my best since the knee.
      Mother's recipe says a pinch of asafoetida and mine always tastes of drains.
      I could murder a curry.
      Finally fixed the gate. It only took four years and a new hinge.
      The film was about a girl who drowns herself, very slow, lovely costumes, Janet slept.
      The twins lost a tooth each on the same day, so the tooth fairy had to find change.
      Blood test was fine. Cholesterol a bit up, so no more cheese on the cheese.
      new shift pattern starts monday, 4 on 3 off, i can live with that
      If Arsenal draw again I'm jumping off the sofa.
      Swept the yard. Watched swallows.
      Overdosed on mince pies at the Rotary do.
      Letter from Henrik at last. He has bought a boat, the fool.
      Baby shot up two inches, none of the vests fit.
      Learnt the subjunctive today, or met it at least.
      Took down the rope swing, the branch has rot in it. The kids sulked until tea.
      Ordinary day. Soup, post, bed.
      The pills make my mouth dry, must ask the pharmacist if I can take them at night instead.
      Rained through the whole parade but the band kept going and the tuba filled up.
      Year nine did the Battle of the Somme. Two of the boys asked how many died and went very quiet.
      I'm so hungry, forgot lunch, then found a samosa in my coat like a gift from past me.
      lol my phone died in the middle of the best gossip
      He beat me again at chess. Eleven moves.
      Ironed nine shirts listening to the cricket.
      Danced in the kitchen with Abuela to that terrible song about the fish.
      My battery's at 3%, and so am I. Bed.
      Bought a second-hand wardrobe. Getting it up the stairs nearly ended the marriage.
      Vet put old Captain to sleep this morning. He had his head on my boot. I'll miss the clatter of him.
      The new curate preaches with his hands in his pockets.
      Ran 10k, slow, happy.
      Nailed the presentation, boss actually said "killer slides".
      Turned the compost. Worms everywhere, fat as pencils.
      Ade's stag do: paintball. Got shot in the bum by a dentist.
      Nothing to report except that the plums are ready.
      Reading about Sylvia Plath for the course and must finish the essay on the bee poems before Thursday.
      We painted the hall a yellow that looked better on the tin.
      the baby's been screaming since 4, it's teeth, the gel helped, mum's coming over so i can nap
      Fire drill at work, stood in the car park next to the man from Accounts who collects spoons.
      Tito Boy came with lechon and everyone forgave him.
      Felt low this morning, the usual February thing. Went out for a walk with Sal and it lifted.
      Knife sharpener came round in his van and did all six for twelve euro.
      I owe Rashid forty quid and a proper apology for the sat nav.
      Gave blood, had the biscuit, nearly fainted at the biscuit. Fine now.
      Packed for Lisbon. Forgot nothing I think, which means I've forgotten something large.
      Deadlines are strangling us all but the pizza arrived.
      Sewed the sequins back on Maya's costume, found one in my dinner.
      The heating's on. First time this year, a whole three weeks after Alan wanted it.
      Choir tonight. The altos were flat and I say so as an alto.
      got slapped with a parking fine, sixty quid, for four minutes!!
      Snow up to the sills, the school shut, all of them in my kitchen eating toast.
      They found the gas leak, it was next door's cooker, all mended by noon and we were let back in.
      Started the jumper again from the neck. Wool is splitty.
      interview went ok?? they laughed at my joke about printers
      Dad would have been ninety today. Took him chrysanthemums and told him about the roof.
      The harvest's in. Bad for barley, good for beans.
      Went for stitches out. The nurse said it's healed a treat and to keep away from mandolins, the slicing kind.
      Watched a documentary on cults and now I'm suspicious of the yoga teacher.
      New glasses. I can see dust I'd lived with in peace.
      Sister is fasting for Ramadan and working nights, she's a marvel. I made her harira for sunset.
      Shanelle cut my hair too short and I look like a founding father.
      Tickets for the ferry booked, cabin with a window this time.
      Dropped the casserole. The dog considered it his finest hour.
      We buried Uncle Anselm in the rain with all six of his hats.
      Half term, so of course nits.
      Bomb hoax at the station, everything delayed two hours, read a whole paperback on the platform.
      There's a robin that comes to the scullery window and looks at me like I owe it rent.
      Got my results. Passed!! Even statistics!!
      Mended the puncture by the lake while Ola ate all the sandwiches.
      I was on the ward till nine. We lost bed four, expected, family with him. Came home and planted garlic.
      Fell asleep at the opera again. Woke up, she was still dying.
      Tried oat milk. No.
      The fish van comes Thursdays now instead of Tuesdays and the whole village is put out.
      I'd kill for eight hours' sleep and a tidy cupboard.
      moved desks, near the window, can see a heron sometimes
      Our Kevin's passed his test. Lock up your lampposts.
      Helen's baby came at six this morning, seven pounds two, and they are both grand.
      Learning to drive in this city is a suicide mission, said Papa, and then ran the red light himself.
      Cleaned the oven. I am the better for it, the oven not noticeably.
      Wi-fi down so we played cards like it was 1974.
      I hate exams I hate maths I hate Mr Dunphy's tie
      Pruned the roses hard, and have scratches up to the elbow to show for it.
      rice, sardines, the good chili. simple evening
      Took the kids to see the lions get fed. Joel cried for the meat.
      The plot hinges on poison in the communion wine. I guessed the verger by page sixty.
      Sent off the tax. Poured a sherry.
      We're finishing the landing tonight, one more coat and I'm done with white forever.
      Auntie Ngozi says I should marry before thirty. I told her I'm already married to sleep.
      Physio made me do stairs. My knee sounds like a gravel path.
      Called 999 for the lady who fell outside Boots last week, and today she came to find me with a cake. All mended.
      Saw the first crocus. Did not pick it.
      the bride was late the groom was drunk the food was amazing
      Got into a fight with Siobhan about the tent poles. Made up by the second pint.
      Mosquitoes. Two hundred at least, all with my address.
      My therapist was on leave so I used the hour to buy a lamp.
      Six hens, four eggs, one mystery.
      Took my tablets, did my crossword, fed next door's fish.
      He pushed me! On the swing at fifty-eight years old, in my good skirt, and I shrieked like a girl.
      Homework was to draw a cell, mine looks like a fried egg.
      Went to look at flats. One had a shower in the kitchen, "characterful".
      Good Friday. The reading of the scourging always gets me, then hot cross buns.
      The bank holiday traffic was hell but the sea was there at the end of it.
      beat the final boss after 61 deaths. SIXTY ONE
      The plumber is called Mr Waters. I said nothing. He has heard it.
      Nani taught me to roll the puri, mine are maps of Australia.
      I burned my tongue on the soup, greedy as ever.
      Wrote to the council about the bins, firmly.
      Mostly I sat in the sun and shelled peas.
      We had the safeguarding refresher: bruising, neglect, who to ring. I always come home and hug my own a bit too hard.
      the cat brought in half a mouse. where's the other half. WHERE
      Thesis chapter sent. Supervisor replied with a thumbs up, nothing more.
      Missed Tom today, just the ordinary missing. Made his chutney.
      Played five-a-side, nutmegged a priest.
      Forgot the word for "colander" in any language.
      Hospital phoned, my hip's on the 22nd. About time, says the hip.
      Trying to give up sugar, day two, would stab someone for a doughnut, joke, mostly.
      A Tuesday of great length and no incident.
      Lit the stove. Read Chekhov to the dog, who prefers Turgenev.
      Paid school fees, small money left, but we thank God and there is yam.
      My uncle told the story of the stabbing outside the bar in '82 again, and each year there's one more man with a knife.
      The river's up but not over the road.
      roommate finally did dishes. marking the date
      Grandma got dizzy at Mass, the paramedics came and checked her, only the heat. She was cross about missing communion.
      Bought plums, nails, and a card for Len.
      There was a wasp in the tent and you never heard such language from a scoutmaster.
      We are rewatching the one where everybody gets poisoned at the wedding and honestly the dresses are the best bit.
      Alarm, tea, tram, desk, tram, tea.
      I've been off cigarettes a hundred days and my sister gave me a candle shaped like a lung.
      Mum and I laughed till we couldn't breathe over the estate agent's photograph.
      Interview for citizenship on Monday. I know all the rivers.
      Drill at five, breakfast at six, and the sergeant in a good mood, God knows why.
      I gave away two bags of clothes to the hospice shop. The wardrobe shuts now!
      Lorna's dog had nine. Nine!
      Cut carbs, cut coffee, cut it out after three days.
      The lodger plays the clarinet, politely.
      Today we visited the memorial and read out the names of those murdered in 1941. My great-grandmother's was in the third column.
      Finally understood integrals. The trick is to be in a good mood.
      Ewe lambed in the night, twins, both up and sucking.
      My daughter's in love with a boy called Zebedee and I must be brave about it.
      Went to the shooting range with Hank, bought lunch after because he lost.
      The marking is endless, thirty-one essays on whether Lady Macbeth killed herself from guilt.
      It's my turn for the school run all week, they want the song about the moose.
      Sore throat. Honey, lemon, self-pity.
      new song stuck in my head, something about falling, falling, oh baby falling
      The tenants paid. Wonders.
      Queue at the passport office from six. Made friends with a beekeeper.
      Had the smear, had the mammogram, had a scone.
      Sad over Milo the hamster. The boys did a funeral with a kazoo.
      We lost the quiz by a point, on capital cities, and it was me who said Sydney.
      Reorganised the spice rack by continent.
      If the boss sends one more email with "kindly" in it I will scream into the stapler.
      The mango tree has fruit, all the small boys of the street are suddenly my friends.
      Swimming lesson. I put my face in! At sixty-six.
      Read that the bridge is being repainted, two years of scaffolding.
      Everyone's off with the bug so I did three people's work and was thanked by none.
      Hit my funny bone on the filing cabinet and used a word in front of the trainee.
      Pancakes, the thin sort.
      Samaritans shift tonight, a quiet one, only four callers. Drove home with the window down, grateful for my dull life.
      Deepa got the scholarship, the whole lane has eaten sweets.
      Planning to end my gym membership, it's been a sham since January.
      Mist over the lough till eleven.
      My laptop crashed and took the seminar paper with it. I could have wept, then found the backup.
      Cousin Vlad came with plum brandy and a plan.
      There's a hole in my left boot the size of a coin.
      Threw up on the boat, twice, in front of the captain. Choppy. Well by supper and ate like a horse.
      learnt three chords, can play every song ever
      Our anniversary! He remembered, with help.
      The case I'm typing up is an assault from 2015. You get used to the words, and the commas keep me sane.
      The market had the first apricots, I ate four before the gate.
      Went with Mum to choose the wallpaper, she chose the one she has.
      Nearly got run over by a pram.
      Rehab is going well, Dr Osei says I'll be off the stick by Easter.
      Slept till ten like a student.
      Hot. Too hot to write.
      Dead tired, dead happy, hay's all in.
      The little one asked if God has a belly button.
      Got a splinter out that's been in there since Sunday, dug it out with the needle and felt like a surgeon.
      Won eleven pounds on the raffle and a bath set I already gave to the raffle.
      Zoom with the Melbourne lot, all talking at once.
      My brother says I'm controlling because I label the leftovers.
      Woke before everyone and had the house to myself, drank my coffee by the window while it got light.
      Two years today since I left him. New curtains, my own key, the cat on my feet. Quiet.
      tried bangs. regret bangs
      Mowed the verge before the heat.
      The opposition hammered us, 6-0, and our keeper got man of the match.
      I've a cold, so has the dog, so has the boiler.
      Listened to the shipping forecast in the dark like a lullaby.
      Took an overnight train to Kraków and shared a compartment with a man transporting a cello.
      Gran's stories of the Blitz, how the bomb came through the scullery and didn't go off. She tells it like a visit from the vicar.
      School photo day. He wore the tie as a headband.
      We strung up the lights along the fence and every second bulb has passed away.
      Meeting about the meeting.
      Killing time at Gate 14, eating a nine-dollar muffin.
      Finished the puzzle, one piece missing, sky of course.
      My student wrote that the knight "died to death", which I've let stand.
      It was the feast of San Isidro, so oxen, garlands, and my uncle singing.
      Ate too much. Lay on the floor. Would do it again.
      The crash on the ring road wasn't anybody we know, thank heaven, but it made me late for the dentist.
      Saw Eileen in the Spar, she has a new hip and a new fella.
      i'm obsessed with this book the villain is literally a strangler and hes so funny
      The cherry blossoms came and went between two meetings.
      Paid the electrician in eggs and cash.
      Dad's teaching me to gut mackerel. The knife's older than me.
      First day at the nursery, she didn't look back once. I sat in the car and cried a bit, then had a croissant.
      We've a new rota and Colin isn't on it with me. There is a God.
      Jam set at last.
      Cut off my ponytail for the charity, it's strange to feel wind on my neck.
      Frozen pipes. Hairdryer, patience, swearing.
      On call. Cardiac arrest at two, we got him back. Toast at the nurses' station tasted like a feast.
      My Hungarian is now good enough to be insulted in.
      Reread my old diary from when I was fifteen and wanted to die over a boy called Craig. Craig sells conservatories now.
      The goat ate the parish newsletter.
      Pension day. Treated myself to salmon.
      All the exhibits are labelled, the show opens Friday, my feet hurt, I love this job.
      I'll never drink again, until Femi's wedding.
      Our street is up for best window boxes.
      Bus driver waited for me, I nearly kissed him.
      The priest spoke on hell today, quite cheerfully.
      Half a moon, foxes barking, the smell of someone's laundry.
      She had me in a headlock for the last spring roll. Sisters.
      Repotted the fern. It sulks.
      Watched the mini-series on that poor kidnapped girl and couldn't finish it, put the baking one on instead.
      Mrs Patel's giving away her freezer, Dad's getting it Saturday with the van.
      Wrote 900 words, kept 40.
      Cold feet, warm socks. Good book.
      First snow and I was late for school because of it, everyone was, teacher was too.
      I was hanging the washing when the siren test went and Mrs Kowalska crossed herself, as she does every month.
      Phoned Mum. She told me about her feet for half an hour.
      My sister's kid bit me. Drew blood! He's two, he was being a shark.
      Tax form, dog walk, soup.
      The kettle has begun to hum in B flat.
      Jury duty next week and I hope it's not a murder, I've the peas to get in.
      Lent starts. Giving up crisps, and gossip if I can.
      Bad news about the redundancy, though we half expected it. Made a list, made a curry, rang Pete about his brother's firm.
      I'm in bits, Daniel proposed, in the queue at Lidl.
      Neighbour's rooster will be soup if I have any say.
      Quiet shift, did sudoku.
      Nobody hurt in the quake, only the plates. We slept outside and the kids thought it was camping.
      Tailor has made one leg longer, he says it's me.
      The tide was so far out we walked to the wreck.
      practised my speech to the mirror, the mirror was not impressed
      They showed us how to use the EpiPen on an orange. I stabbed mine with great authority.
      Long walk with Nuala, talked about everything, solved nothing.
      Found Grandpa's medals in the biscuit tin.
      Choking on chalk dust, thirty-eight kids in one room, still the best class I ever taught.
      Ham for tea.
      My ex came to collect the bikes, civil, brought the girls doughnuts. It gets easier.
      Ordered seeds. Far too many seeds.
      Took the wrong tram and saw a part of the city I'd never seen, with a clock that runs backwards.
      Everything hurts, first spin class, I sit down like an old duke.
      Got told off for laughing at the crematorium but the organist really did play the wrong tune.
      The washing machine walked across the floor again.
      Stayed up to watch the election, fell asleep before Ohio.
      "Suicide squad" says Baz, meaning the three of us who eat in the canteen.
      Nephew explained the blockchain. I nodded through it.
      New moon tonight. Planted carrots as my father did.
      Went to confession after a year. Father was kind and a bit deaf.
      They put down the cow with the bad leg. Hard on Jim, he had reared her on the bottle.
      An hour on hold with the gas board, Vivaldi throughout.
      the boys tied me up for cops and robbers and forgot me for the ice cream van
      Bank says yes to the mortgage!!!
      I shaved my legs for the first time since Halloween, two nicks, tissue paper everywhere.
      Neither rain nor sun, a day the colour of putty.
      Learned today that my grandmother was a spy or possibly a typist.
      Our maid of honour cannot keep a secret, the hen do is Blackpool.
      Nightmare about being chased by a man with my own face. Cheese, says Margie.
      Got a lift with Sunil, whose car smells of bananas.
      Walked out on the pier and watched the lads jumping off into the water, showing off to the girls.
      I want to go home, said the child at the museum every two minutes, and inwardly so did I.
      My blood pressure is down, Dr Lim is pleased, I celebrated with a walk and only one pandesal.
      Clocks went back, we had an hour and wasted it handsomely.
      Finished knitting the second sleeve, which is the first sleeve's taller brother.
      Team lost again. I can't take any more of this midfield.
      It's been a heavy week, so I turned the phone off and lay in the hammock like a sack.
      Fixed the shotgun licence renewal, the constable stayed for tea and looked at the cabinet.
      Mariana sent mangoes, nobody knows how.
      Slipped on the ice by the bins, landed on my dignity. Small bruise.
      There was applause when the plane landed, I joined in.
      Essay question: was Okonkwo's suicide a defeat? I wrote four pages and my hand cramped.
      Auction day, I came home with a stuffed pike.
      The bakery's closing after sixty years. Bought the last rye.
      ok so Jess has a crush on me??? or on my brother???
      Rats in the barn. Put the traps out and told the children to keep clear.
      Went round the cathedral with the audio guide stuck on Portuguese.
      Starving by six so ate the crackers meant for the cheese, then the cheese.
      Dentist: one filling, no sermon.
      The dog swallowed a sock last week and has now returned it.
      My visa is approve! I shouted in the library and the librarian, she hug me.
      Beetroot everywhere, it looks like a crime scene in here. Nine jars though.
      Saturday with nothing in it. Bliss.
      Ran for the train and caught it and then it just sat there.
      Mum threatened to leave us all to the wolves if nobody empties the dishwasher.
      Read the deposition of the trafficking trial for the translators' exam, grim stuff. Passed with merit.
      Cleared the gutters, found a tennis ball from another age.
      The baby laughed today at a spoon.
      I'm going to bed at nine and nobody can stop me.
      My knee's been drained, the consultant drew a picture that looked like a squid.
      Painted by the canal until a goose objected.
      Last day of term, 6B sang to me and I went to pieces in the stock cupboard.
      They asked me to be godmother, me, who can't keep basil.
      The power's been out since noon so it's candles and Papi's ghost stories, the drowned bride first as always.
      Bought new pillows. Why did I wait ten years?
      Wedding dress fitting, she jabbed me with every pin in Cork.
      I thought about Rosa a good deal today. Fifty years since she died. We'd have been two wicked old women together.
      Sprouts for the first time this winter, everyone brave.
      shift swap with Dwayne so i get the 26th off, legend
      Nightshift, four falls and a birthday. Mr Abbot turned 101 and asked for a beer.
      Ladder, bucket, windows, done.
      Got my first aid certificate, the dummy's name was Annie and I broke her ribs.
      A letter addressed to the people who lived here in 1990, I keep it on the mantel.
      Toothache gone, hurrah for cloves.
      I can't go on holiday with Brenda again, she irons her swimsuit.
    `),
  },
];
