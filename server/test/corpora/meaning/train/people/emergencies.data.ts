import { lines, type MeaningGroup } from '../../cases.types.ts';

/** Emergencies of the body, and lives with the same words. */
export const PEOPLE_EMERGENCIES: readonly MeaningGroup[] = [
  {
    name: 'an emergency, explicit',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      I've coughed up a lot of blood.
      The midwife said to ring if she stops moving. She hasn't moved since last night.
      She's unconscious, she has had a whole bottle.
      There is a crushing pain in my chest and it goes down my arm.
      My face has dropped on one side and my words are wrong.
      The baby is blue.
      The baby's temperature is forty one and he's floppy.
      Dad isn't breathing.
      I'm bleeding, there is a lot of it, and I'm thirty weeks.
      I passed out and woke up on the floor with blood in my hair.
      i have taken too many tablets
      I took more of the pills than I should and now my hands look a long way off.
      Just swallowed the lot. Feel sick already, nobody home.
      my heart tablets, i think i've had them three times today and i can hardly stand
      too many sleeping pills i lost count, cant keep my eyes open to write this
      Emptied the bottle about an hour ago and now I am frightened and I don't know who to tell.
      Mum has muddled her box and eaten the whole week's medicine in one go, she is slurring at me from the chair.
      the packet is empty and i dont remember taking them all, my ears are ringing
      I've overdosed. I keep being sick in the bathroom sink.
      took a handful of paracetamol for the tooth and then another handful, now there is this pain under my ribs
      Grandad's had a double lot of his blood thinners and there's blood in his mouth and I'm the only one here with him.
      I shouldn't have taken all those pills. The room is going round and my lips are numb.
      swallowed every last one of her antidepressants, my sister, I found the blister packs and she is shaking all over
      all the painkillers are inside me now and I changed my mind and I'm scared
      My wife she take too much medicine, she sleeping on the floor and I push her and she don't answer.
      i did something stupid with the tablets, stomach is burning, havent told anybody in the house
      Been swallowing these since lunchtime because the back pain would not stop, and now everything is yellow and slow.
      overdose. me. tonight. writing so that somebody knows
      Took my pills then forgot and took them again then again, heart is doing something horrible, like a fish.
      The strip is finished, the second strip is finished also, and my legs are not mine. Nobody in the hostel is awake.
      have had far too much of my morphine by mistake and my breathing is getting slow
      she's taken them, all of her nan's tablets, she's sat on my bed going white
      I can feel the pills working on me and I can't make myself sick
      i've been drinking since four and then i took the diazepam as well and now i keep forgetting to breathe
      Vodka and sleeping tablets together, stupid stupid. Can't feel my face.
      washed the pills down with wine and everything is going dark round the edges
      Mixed my meds with whisky and I'm on the kitchen floor, the phone is up on the table.
      Half a bottle of gin on top of my codeine, and my chest is so heavy now.
      He's had beer all afternoon and then his tablets and he's gurgling in his sleep, won't rouse.
      drank on my tablets again only this time i cannot get off the bathroom floor
      pills plus rum. head lolling. trying to stay awake by writing
      we mixed stuff at the party, drink and somebody's xanax, and now dani's lips are a funny colour
      I had the brandy and then my night tablets and then, I think, my night tablets again. Everything sways and I am so cold.
      took oxys with the beers like an idiot and my breath keeps stopping
      Alcohol and pills in me and nobody knows I'm in here.
      My flatmate drank the whole bottle and swallowed her sleeping pills with it; she is snoring strangely and I can't open her eyes.
      pregabalin and cider, cant type propely, sliding off the chiar
      I have put drink on top of a great many tablets this evening and I now find I cannot walk to the door.
      Dad's slumped in the armchair, pills on his lap, Bell's bottle empty, he isn't making sense any more
      been on the vodka with my anxiety meds and i just threw up lying down and nearly couldnt turn over
      the tramadol and the wine have met and my arms are jerking
      too much to drink, too many pills, heart going slow slow slow
      Kuya mixed gin with his medicine and now he is cold and he only groans when I call him.
      i thought two drinks would be ok with these tablets and now i can't see straight and my tongue feels swollen
      Methadone and a few cans. She's gone grey on the settee and I'm on my own with her.
      i drank bleach
      Swallowed some of the drain stuff. My throat is on fire and I can't swallow my own spit.
      The bottle had no label and I took a big gulp, it was weedkiller, my mouth has gone white
      just drank antifreeze out of a squash bottle in the shed by mistake
      My little brother has drunk the toilet cleaner and there is foam on his chin.
      I ate the mushrooms we picked and now I can't stop vomiting and I'm seeing two of everything.
      oven cleaner went in my mouth and down, lips are blistering, what do i do
      bleach is in my stomach now and it hurts more than i thought anything could
      Our maid's boy swallowed kerosene and he is coughing and going sleepy, the nearest clinic is shut.
      I've poisoned myself with the rat stuff, I licked my fingers, my gums are bleeding now
      drank something out of the lab fridge, it wasnt water, my chest is tight and im alone in the building
      He has taken the pesticide from the store room. His eyes are small like pins and he is dribbling.
      Swallowed the dishwasher tablet thinking it was a sweet, she is four, she is screaming and her lips are swelling
      nan poured herself descaler instead of lemonade and now she can't talk for coughing
      acid. I drank from the wrong bottle in the workshop. blood when i spit
      I have swallowed poison and I want it out of me, please, it burns
      white spirit in a mug, took two mouthfuls before i noticed, feeling drunk and sick, cant reach anyone
      Ate berries off the hedge, my mouth is so dry, heart racing, the walls are moving.
      My daughter's eaten the lily leaves or the slug pellets, I don't know which, and she's limp and sweating.
      It was methanol or something in that homemade spirit, three of us are sick and I am losing my eyesight.
      hair dye in the drinking glass, drank it, throat closing up
      chewed a button battery and the acid came out, tongue black, cant call out
      the well water smells of the sheep dip and both of us are vomiting and twitching
      i've turned the gas on
      The whole house stinks of gas and I feel too heavy to get to the window.
      gas is hissing in the kitchen and i cant find the tap to turn it off, my head is swimming
      left the hob on without lighting it all night and now mum won't wake up properly
      All four rings are on, not lit, door shut. I'm lying down.
      I can smell gas so strong it is making me retch and the neighbours aren't answering.
      the cylinder is leaking in the hut and my brother has already gone down on the floor
      He came home and turned on the gas taps and sat down in front of the cooker, I can hear the hiss through the door and it's locked.
      something's leaking behind the boiler, gas, my ears are singing, legs gone to jelly
      Turned it on an hour ago. I've a headache and I can't seem to reach the knob to turn it off again.
      we have a gas leak and granny is upstairs in bed and not answering me
      the oven door is open, the gas on, i'm dizzy, i want to undo it
      Bottle in the caravan has come off its pipe and I'm too sick to crawl out
      Smell of gas everywhere, the baby is floppy, I can't get the door unlocked.
      My head is full of gas and I keep nodding off against the cooker.
      ate supper with the gas escaping and now papa is vomiting and i am seeing spots
      ammonia from the cold store has got loose and i am shut in the office, eyes streaming, can't breathe
      Slurry gas. Tom went in after the dog and he's face down and I can't go in to him.
      gas on windows shut. starting to float a bit. dont want to anymore but cant stand
      chlorine from the pool chemicals, I mixed the wrong two and my lungs are burning and I'm bringing up froth
      The geyser flame went out in the bathroom and she has been in there with the gas, no sound, no reply
      the car is running in the garage with the door down and he's sat in it
      I'm in the garage, engine on, head thumping.
      Sat in the car with the exhaust coming in. Feel warm and sleepy and I've gone pink.
      Uncle has shut himself in the garage and I can hear the engine turning over and he won't answer my banging.
      engine running, garage shut, can't lift my arm to the key
      left the motor on to keep warm in the snow and now i feel so sick and sleepy, tailpipe must be buried
      Been in here with the car going longer than I meant, changed my mind but my legs won't work.
      Found Pat in the car, garage full of fumes, I've dragged her as far as the step and she's cherry red and not stirring.
      the van's been ticking over all night with us asleep in the back and now ola won't wake
      fumes in the garage. i turned the ignition an hour ago. i dont feel right
      my husband's car is going behind that locked door and there's smoke coming out underneath it
      The tractor was running in the closed shed and Daddy is on the straw beside it, his lips are bright.
      garage door wont open, car still running, im coughing and cant find the fob
      I ran the generator in the basement for the lights and now the three of us have splitting heads and my son has fainted.
      hose is on, windows up, getting drowsy. please
      exhaust filling up the garage and my brother is lying across the back seat with a note on his chest
      Woke in the lorry cab with the heater on and a pounding head and vomit on me and I can't work the door handle.
      He said he was warming the engine up. That was forty minutes ago. The garage is shut and he is slumped over the wheel.
      dizzy in the garage, key still turned, mower and car both going, i can't remember which way is out
      carbon monoxide alarm is screaming and none of us can stand up
      The CO alarm has been going off and I thought it was the battery but now my head is splitting and the cat is dead.
      we lit the barbecue inside the tent for warmth and now she wont open her eyes
      whole family got headache and vomiting since the heater is on, and small sister has fallen down now
      I think it's the boiler. I keep fainting each time I stand, and it gets better by the window but I can't get back to it.
      charcoal burning in the room, everything soft, cannot move my legs
      Mum and Dad are both asleep in front of the fire with red cheeks and I can't wake either of them.
      the monoxide thing is flashing red and i feel drunk and i havent had a drop
      Stove pipe has come apart, the cabin is full, my brother is talking nonsense and my own hands look wrong.
      CO. It must be. Both girls were sick, then the little one stopped answering.
      head banging, chest tight, alarm beeping in the hall, just want to lie down in the smoke and sleep
      The brazier was to dry the plaster. Two of the lads are out cold and I have got as far as the doorway.
      been breathing that heater all evening, can't count my fingers, cant get the window up
      gas fire is burning yellow and my wife has slid off the sofa
      The detector reads very high and the landlord isn't picking up and I have gone weak in both legs.
      coal in the bedroom because it was so cold, now my sister is foaming and i cant lift her
      there is no smell but we are all ill, the baby's gone quiet, the yellow box on the wall won't stop shrieking
      I have crawled to the landing. The flue's blocked. Auntie is still in there and not replying.
      it wont stop bleeding
      The blood is coming through the towel and through the second towel.
      cut my hand open on the slicer, its pumping, ive tied a tea towel round it and it's already soaked
      Nosebleed for two hours now, great clots, I'm on warfarin and I feel faint.
      there is so much blood on the bathroom floor and i'm going cold
      I can't stop the bleeding. I've pressed and pressed.
      chainsaw kicked and got my thigh, belt round it, bleeding like a tap, no signal down here
      He put his arm through the glass door and it's spurting and I'm holding it with my bare hands.
      went deeper than i meant to, it is gaping, blood running off my elbow and i cant make it stop
      My varicose vein has burst in the shower and it is all up the wall.
      bleeding from down there since the operation, filled the pad in minutes, dizzy when i stand
      Dad is vomiting blood into the washing up bowl, dark, like coffee.
      stabbed in the leg, tied my scarf on it, blood in my shoe, everyone ran off
      Tooth came out this morning and my mouth keeps filling up and I am swallowing blood, swallowing and swallowing.
      pools of it. under the chair. my brother is the colour of candle wax
      The stitches have opened and I can see inside and it keeps welling up.
      blood won't clot, haemophilia, i've run out of my factor and the knee is like a football
      Passing blood from behind, bright red, a lot, and now my ears are buzzing.
      slipped with the oyster knife, artery i think, it squirts when i let go
      The bull's horn has gone in his side. We have packed it with his shirt and still he bleeds.
      i have cut my wrists and i am losing a lot of blood and im frightened now
      shard of the mirror in his neck, dont know if i should pull it out, blood everywhere
      She is bleeding from the ear and the nose and I cannot stop either.
      got a crushing pain in my chest and it's gone down my left arm
      I think I'm having a heart attack
      chest is so tight, like a belt, sweating, jaw aching, its 3 am and i dont want to bother anyone
      My husband has gone grey and he's clutching his chest and says it's wind.
      an elephant is sitting on my chest and i can't get my breath
      Pain between the shoulders, tearing, and now the arm is numb and I've been sick.
      It came on digging the potatoes, this weight here behind the bone, and it has not gone off with rest.
      heart going so fast i can't count it, going black, lying on the landing
      Papa is holding his left arm and sweating so much, he say no hospital, his lips are becoming blue.
      used the spray under my tongue twice and the chest pain is still there, worse if anything
      Something is squeezing my heart. I've never been so frightened, and my fingers tingle.
      He's just gone down in the hall, he said my chest, and then he dropped.
      my chest hurts bad and its in my neck and my arm, been an hour, alone in the cab
      Nan's pacemaker keeps kicking her like a mule, over and over, and she's ashen.
      The indigestion isn't indigestion. I'm wet through with sweat and my arm weighs a ton.
      coach said run it off but my chest is killing me and i nearly fainted twice and my vision's gone tunnelly
      Struck in the chest by a pain while saying the rosary; it has spread to the jaw and I cannot rise from the kneeler.
      his heart stopped, i think his heart stopped, i'm pushing on him and nobody is coming
      leg swollen since the flight and now a stabbing in my chest when i breathe in and i coughed up blood
      took some coke and my chest is crushing in, pulse all over the place
      my face has dropped on one side
      Mum's mouth has gone crooked and her words are coming out as mush.
      I think I am having a stroke, my right hand won't hold the pen prop
      dad can't lift his arm and he's talking rubbish, its only just started
      cant get teh words out rihgt, leg gone dead, face feels slid
      She smiled at me and only half of it moved.
      Half of my body has gone to sleep and it isn't waking up, and I can't say my own name aloud.
      The tea ran out of the corner of his mouth and now he can't tell me what day it is.
      worst headache of my life came like a thunderclap, neck is stiff, light is unbearable, being sick
      grandma is drooping, one eye shut, dragging her foot, saying yes yes yes to everything
      lost the sight in one eye just now like a curtain came down, and my arm's gone floppy
      Jim went to answer the phone and no speech came, just a noise, and his arm is hanging.
      His left side is gone, he is sliding off the commode, and the carers do not come till eight.
      I keep writing words that are not the words. My cheek hangs. It started at supper.
      my aunt she talking like drunk but she never drink, and hand cannot hold the spoon, since ten minutes
      Suddenly can't walk straight, everything is tilting, double vision, voice slurred. I live by myself.
      Speech has gone. I'm thinking it but my mouth won't say it. Typing with one finger.
      my husband woke up and couldnt talk and his face is all pulled down, he's crying with one eye
      The right arm has just dropped like a dead thing in my lap and Margaret says my lip is hanging.
      he keeps trying to say something and it comes out soup, and he has wet himself, and his grip has gone
      i cant breathe
      Used my inhaler ten times and it isn't touching it.
      asthma really bad, can only say a word at a time, ribs sucking in
      My throat is closing up. I ate something with nuts in it.
      his lips are swelling, tongue too, it was a wasp, he's got no pen with him
      can't catch my breath, sat up against the wall, lips look blue in the mirror
      My daughter is wheezing so badly her tummy caves in, and the blue puffer is empty.
      Came up in hives all over after the antibiotic and now there's a tightness and my voice is going.
      struggling for air, bubbles when i breathe, cant lie flat
      I can't breathe properly and it's getting worse not better and I'm on my own in the flat.
      The oxygen machine has cut out with the power and Dad is gasping like a fish.
      prawn. my eyes are swelled shut, throat itchy, breath whistling
      Each breath is a wee sip and I am tired of pulling at it.
      epipen was out of date, i used it, didn't do anything, getting harder to breathe
      Amma is breathing very fast and making a noise like sawing, she cannot speak one sentence.
      chest won't open, nebuliser not helping, my peak flow is so low it hardly moves the needle
      She's stopped wheezing and that is worse, she has gone silent and her nails are blue.
      face like a balloon, tongue too big for my mouth, it's the bee sting, alone on the allotment
      cannot get air in. cannot. shaking
      My boy has croup or something, he's making a crowing noise and the skin under his neck is sucking right in.
      covid again and my oxygen number is dropping every time i look and i can't get to the toilet without panting
      He had one bite of the satay and now he's clawing at his collar and there's no colour in him.
      throat is swelling shut from inside, i'm drooling, cant swallow, cant call out
      she's choking and going purple
      something's stuck in my throat and i can't cough it up
      My son is choking on a grape, I've hit his back and it won't come.
      a piece of steak, lodged, i can get a tiny bit of air, alone in the house
      Grandad's gone purple over his dinner and he's pointing at his neck.
      can't breathe can't talk bone stuck
      Baby is choking, no sound coming from her, just her mouth open.
      He was laughing with a sweet in and now he's grabbing at his throat and going dark in the face.
      The toast has gone down the wrong way and I cannot shift it, my eyes are streaming and I'm getting weak.
      marble in her windpipe, she's two, we have tipped her upside down
      choking on my own sick here, cant turn my head
      Thumped him, squeezed him, nothing. The meat is still in there and he's sagging.
      she swallowed a coin and its stuck and she is drooling and making a whistle when she breathes
      Lola is choking on her rice, she cannot cough, I am only one in the house with her.
      tablet stuck sideways in my gullet and i can't swallow water, it comes back through my nose
      He's stopped coughing. That isn't good, is it? The bit of apple never came out.
      popcorn or the lego, one of them is in his throat, hes turning blue
      Gagging and gagging, no air, my housemate has gone deaf with his headphones and I can't shout.
      I've got a hot dog jammed in me and i threw myself on the chair back twice
      her false teeth have gone down, she can't speak and she is scarlet
      The old man at the next bed is choking on his porridge and I have rung and rung the bell.
      a balloon popped and he breathed it in. he isn't breathing out
      he's having a fit and it isn't stopping
      Second seizure in ten minutes and she hasn't come round between them.
      my brother is fitting on the kitchen floor, his eyes are rolled up and there's blood in his spit
      She has been convulsing since the news came on.
      Just came to on the carpet with my tongue bitten through and I can feel another one starting.
      baby hot then started jerking all over, wont stop, eyes staring
      shaking and shaking, he's never had a fit in his life, and now he's gone blue round the mouth
      I have had five fits today and I ran out of my epilepsy tablets on Sunday and there's the smell again.
      The dancing in my arm has begun and it is climbing. No one will be back before morning.
      my girlfriend collapsed and is twitching and foaming, we only took one each
      Convulsions. Papa. In the bath. I'm holding his head up out of the water.
      gave him the rescue medicine and the seizure is still going, seven minutes, eight
      eight months gone, swollen, lights flashing in my eyes, and i think i just had a fit
      Our Liam went stiff like a board at the bus stop and hit his head and now he is jerking.
      she isnt waking up after the seizure and shes making that snoring noise
      fits since the vodka ran out, third day without, seeing things, bitten lip
      his whole body is snapping like a fish and i put the cushion under him and i am by myself
      Mother fell down shaking in the market lane; people are only standing and looking, somebody has put a spoon in her mouth.
      started fitting in the back of my cab, been going five minutes, i've pulled over on the hard shoulder
      eyes to one side, arm pumping, she has wet herself, this isn't like her usual ones
      sugar is so low the meter just says LO
      I've had my insulin and no food and I'm shaking and can't work the jar open.
      hypo. cant think. juice all gone
      My dad's diabetic and he's sweating and talking gibberish and he pushed the biscuit away.
      took the wrong insulin, the fast one, a whole lot of it, and everything is going wobbly
      She's unconscious and her glucose is hardly there, I don't know how to use the orange kit.
      gone low in the night, legs wont, cant get downstairs to the sweets
      My sugar's dropping like a stone and I'm driving a bus in ten minutes, no, I'm on the floor of the depot.
      He is cold and wet through with sweat and staring, he will not swallow the honey.
      been sick all day, breath smells of pear drops, ketones are purple, too weak to stand
      type 1, pump came off in the night, blood sugar through the roof, vomiting, breathing hard and deep
      My hands are doing the tremble and I keep reading the same line. I ate nothing after the injection. Can't stand.
      mum's gone funny with her diabetes, laughing then nothing, now she won't open her eyes
      injected twice by mistake because i forgot the first, number keeps falling, no one in
      granny keeps asking who i am and she's dripping wet and she had her needle but not her dinner
      Low. very low. the words swim. send someone
      The alarm on his sensor is wailing and I can't rouse him to drink.
      i havent had insulin for days, couldn't pay, now i am panting and so thirsty and the room spins
      Rashid fasted although the doctor said no, and now he is jerking and speaking to people who are not there.
      sugar crash, seeing double, fell against the fridge, cant get the lid off the lucozade
      tyler's hypo and biting down so i cant get the gel in his cheek
      I've banged my head and now I can't stop being sick
      knocked out for a bit, one pupil's bigger than the other, so sleepy
      He came off the ladder on to the flags and there's clear stuff running out of his ear.
      fell off the horse, helmet split, don't know what day it is, everything ringing
      My little one hit the radiator with her head and she keeps dropping off and I can't keep her awake.
      The brick got him on the temple and he was all right and now he's talking slurred and dribbling.
      head's split open to the bone, i can feel it, dizzy, blood in my eyes
      rugby, clash of heads, i've thrown up five times and my left hand's gone numb, mum's at work
      Grandad fell and hit his head on the hearth, he is on thinners, now he's confused and drowsy.
      she was fine after the fall, chatting, and an hour on she has gone vacant and one arm is stiff
      concussed i think, keep coming to in different rooms, blood matted in hair
      Beam came down on me in the barn. My skull feels soft at the back.
      the toddler tumbled off the changing table, big boggy lump, high pitched cry, won't feed
      headache getting worse and worse since i cracked it on the ice, seeing double now, alone
      I was struck behind the ear with a bottle outside the pub and I cannot hold my head up or remember my street.
      Swing hit her in the forehead, there's a dent. An actual dent.
      his eyes won't follow me, he landed on his head off the trampoline
      drunk and fell down the cellar steps, my mate, he's snoring weird with blood from his nose and he's not waking for anyone
      hit my head, passed out, came round, passed out again. writing on the floor
      The scaffold pole swung round and Marek is lying there with his eyes half open, he only moans.
      bump on the head four days back and today i cant stay awake and my words are coming out backwards
      i've fallen and i can't get up
      On the bathroom floor since about five this morning and my hip is wrong.
      fell down the stairs, leg bent the other way, phone at two percent
      Mother is on the floor and I cannot lift her, and she screams when I touch her leg.
      I went over on the way to the commode and here I lie. It's gone very cold. No one is due till Thursday.
      slipped on the ice in the yard, cant put weight on it, cows all round me, shouting and nobody hears
      Came off the step stool. I can move my toes but not much else, and my back, oh my back.
      been lying here all night by the bed, wet, my alarm pendant is on the hook
      can't feel my legs after that fall
      Neighbour's on the floor behind her door, I can hear her calling weakly, it's locked and her phone's inside.
      I'm down between the bath and the toilet and my arms have no push left in them.
      dad's had a tumble, hip sticking out, he's shivering and he keeps saying leave me be
      broke something, heard it crack, lying in the ditch by the footpath and my phone's going
      Forty years a nurse and I'm on my own lino with a leg shorter than the other and nobody coming before Monday.
      slid out of the wheelchair and can't get back in, my catheter's pulled out and there's blood
      fell off the roof doing the tiles, cant move from the neck, typing w my nose near enough
      She fell in the shower an hour ago, bone is out through the skin, she's gone very quiet.
      Old Mr Doyle is lying at the bottom of his steps and he can't move and it is raining on him.
      stuck on the floor second night now. drank from the dog's bowl
      the ladder went and i went with it, ribs, can hardly draw breath, wife is away
      Lolo has fallen near the well, he cannot stand, his leg has turned, I am alone with him and I am ten.
      baby's gone floppy
      My newborn is blue round the lips and she isn't crying.
      He's not feeding, not since yesterday, and he's hot and limp like a rag.
      she is three weeks old and burning up and she won't wake for the breast
      The soft spot on his head is bulging and his cry's gone all thin and high.
      baby keeps stopping breathing then starting again, grunting, ribs showing
      tiny went grey in her cot, i blew on her face and she gasped, now she's pale again
      Not a wet nappy all day. Eyes sunken. Won't look at me.
      my son is nine days old, yellow all over, i can't get him to suck, he just lies there
      He feels cold to touch though he is in three blankets, and his arms flop.
      baby has purple spots that don't go when i push the glass on them
      My wee girl is breathing like a bellows and her nostrils flare and she's too tired to take the bottle.
      she's stiff then loose and her eyes drift, my mother in law says it's wind but its not wind
      Twin B won't wake up. Twin A is screaming and B just lies there, mottled.
      burning hot, limp, moaning noise with each breath, five months old, hubby has the car
      he was in bed between us and now he is white and he's not moving, i don't know, i don't know
      Diarrhoea for two days and now the infant is dry in the mouth and does not cry any tears; we are far from the road.
      shook him gently and called and he only half opened one eye. blue feet, blue hands, blue mouth
      milk came out of her nose and she went blue and she hasn't pinked up
      baby is like a doll in my arms, hot doll, head falling back
      Green sick coming up, belly like a drum, he draws up his legs and screams and then goes limp.
      they sent us home yesterday and now she is sleeping so deep i can't get her to latch or open her eyes and she's grunting
      My grandson turned a dreadful colour after his feed. He is breathing, but barely, and my daughter's at her night shift.
      he's swallowed a battery off the kitchen scales
      my toddler ate nanny's heart pills, i found the box chewed and her pupils are huge
      She's had the magnets, two at least, she's doubled up with tummy ache.
      can't wake my little boy up from his nap
      Five year old, fever for days, now she doesn't know me and the light makes her shriek.
      he drank the calpol bottle down to the bottom and he's gone very sleepy
      The child swallowed something off the garage floor and now he's choking and drooling and won't lie down.
      found ava asleep with my gummies bag empty, the strong ones, can't rouse her
      my kid is unresponsive, he's warm but he's just not there
      Joseph has eaten the iron tablets thinking they're sweets. He has brought up blood.
      daughter won't wake for school, eyes rolled back, there's vomit on her pillow
      She got in the handbag. She's had my methadone. She is making little snores and she's a bad colour.
      he swallowed a pin and he's holding his chest and crying that it's stabbing
      niece has eaten grandad's patch, the pain one, and she is like jelly
      the little fella is hot as an oven and not making sense and his neck won't bend
      drank perfume, whole bottle, staggering and giggling and now just slumped, she's three
      My boy has not woken since the fever fit. The health post is closed till morning.
      liquid out of the vape, he sucked it, two years old, being sick and shaking
      my son's out cold on the rug and there are berries in his fist
      She stuck a bead up there and breathed it in and now one side of her chest isn't moving.
      eldest says the baby swallowed the screw, he's gagging, bloody spit
      Our foster lad took all his ADHD tablets in one go for a dare, heart hammering, he's seeing spiders.
      i'm bleeding, twenty weeks, it's running down my legs
      My waters have gone and I'm only six months.
      soaked through two pads in half an hour and i'm pregnant and on my own
      Contractions every three minutes, ten weeks too soon, husband offshore.
      The cord is hanging out. I can feel it. I'm on my knees with my bottom up and no one's here.
      pain low down like knives on one side, shoulder tip hurts, pregnancy test positive last week, just fainted
      big clots, the size of my fist, im 12 weeks and going cold and shaky
      my belly's gone hard as wood and it won't let go and there's blood
      The baby hasn't moved since yesterday and now I'm bleeding.
      I had her at home and the bleeding afterwards won't stop, the mattress is full.
      my wife the water break too early, seven month only, and colour is green, no transport here
      gushing. thirty weeks. bathroom mat is red. sister won't pick up
      she's giving birth right now in the back of my car and the head's out and I'm a plumber
      Head pounding, sparkles in my eyes, swollen like a loaf, pain under the ribs, eight months along. Now I can't see properly.
      miscarrying on the bus station toilet, blood everywhere, feel faint
      He's born. He is so small. Not breathing right. Nobody has come and I'm still bleeding.
      took those tablets for the abortion yesterday and i'm flooding, pad after pad, ears roaring
      placenta's not come out and the blood keeps on and on, mother in law says wait
      I felt a pop and then the bed was wet, it's far too soon, I can feel a foot.
      sixteen and nobody knows i'm pregnant and something is coming out and i am bleeding on my bedroom carpet
      after the caesarean they let me go, and tonight the wound has burst and blood is pouring, baby crying beside me
      Bright red bleeding, no pain, the low placenta they warned me about. Taxi man refused to take me.
      he won't wake up
      She is unconscious and I don't know how long she's been like that.
      found him on the landing, grey, cold hands, i think there's a pulse
      My mother is lying on the floor with her eyes open and she does not see me.
      can't wake my husband, slapped his face, poured water, nothing
      He's out cold and his breath comes once and then not for ages.
      My roommate's not moving. Lips grey. I'm shouting her name and she's just heavy.
      gran's cold and still and a bad colour and im only thirteen and mum isnt answering
      no pulse i can find, he's warm though, i'm doing the pushing
      The stranger on the bench isn't asleep, he's grey and there's sick down him and people keep walking past.
      passed out. came to. about to pass out again, black spots
      Sister Agnes has collapsed at Compline and she doesn't answer; her hands are like stones.
      dad collapsed in the milking parlour, he's breathing funny, big gaps, no bars on my phone
      keeps fainting, my pulse is about thirty, i'm the colour of putty
      unresponsive. sofa. blue fingers. is she dead
      I shook Tony and his head just rolled, and there's a rattle in him.
      My cellmate will not wake, I've pressed the button and nobody is coming.
      he's gone down in the gym, eyes open, gasping like a fish, everybody's filming
      Came home and she was on the tiles and she's breathing but not there, if you know what I mean.
      lying in the doorway of the shop, cold as meat, no answer when i kick his boot
      wife fell asleep at the table mid word and now i cannot get her to come round
      Ate nothing for days, stood up, woke on the floor, can't hold myself upright, heart skipping. Nobody in.
      Nana dey unconscious since, we rub her leg, we call her name, she no answer us.
      my mate's overdosed, hes blue, i dont want the police
      She's gone over in my bathroom with the needle still in and she's hardly breathing.
      gave him narcan once and he came up and now he's going back under
      My friend took something at the festival and she's burning hot and her jaw's grinding and now she's on the ground.
      he did a line and dropped, we thought it was K, it wasn't, he's purple
      jess has ODed she's making a snoring gurgly noise and everybody's too scared to ring
      They say let him sleep it off but his lips are blue and his breath is six a minute.
      my brother's smacked out and cold in the car and i can't get a pulse, i'm only 15
      Friend texted me she's taken an overdose, I'm outside her flat, she won't open, I can see her feet through the letterbox.
      The lad in the next tent has had too much of something, he is rigid and frothing.
      two of them down on the stairwell, fentanyl, no narcan left
      he's had way too much G and now we can't wake him and there's sick in his mouth
      Carla swallowed all her pills after the row, she told me laughing, and now she's slid off the chair and I'm the only one here.
      bad batch. three people on the floor. lips like ink
      She is nodding and nodding and I keep pinching her and each time it takes longer for her to come back.
      OD, my uncle, in the barn, wont wake, his eyes are pinned
      took ecstasy and drank gallons of water and now she's confused and fitting
      He whispered he'd had the lot and then he shut his eyes. His pulse is thready. I'm holding his hand in the hostel.
      my cousin huffed gas, fell down, not breathing normal
      spice. he's stuck standing up then crashed down, face hit the kerb, won't respond
      she took her mum's patches and stuck loads on, now i can't get any sense out of her and she's turning grey
      Katya injected and went down between the bed and the wall, I pull her, she is heavy and her lips are violet.
      he went under and he hasn't come up
      They pulled my daughter out of the pool and she's not breathing.
      Fell in the canal drunk, got out, but i keep coughing up foam and can't get my breath
      the boat is going down and we've one lifejacket between three
      My brother's in the river and the current has him, I can see his head now and then.
      swallowed half the sea, chest crackling, lips blue, on the beach by myself
      The tide's cut us off and the water is at our waists and it's getting dark.
      found the toddler face down in the paddling pool, i've got her out, she is so white
      he got cramp and sank. i cant swim. theres nobody on the bank
      In the car in the flood. Water over the pedals. Doors won't open.
      she slipped under in the bath, i pulled her up, she isn't answering
      Went through the ice after the dog, holding on to the edge, arms going
      my son nearly drowned an hour ago and he seemed all right and now he is so sleepy and breathing fast
      The dinghy has gone over. Sea is cold. Two of the children I cannot see.
      well. my sister fell down the well. i can hear splashing and then i can't
      kayak flipped, stuck under the weir, his mates ran for help and he's limp on the stones with water coming out of him
      rip current has taken me out past the rocks and i am tired
      they dived off the pier and one never came back up, we are all screaming
      water rising in the basement flat and the grille won't shift, up to my chest
      He is lying on the jetty, froth on his mouth, belly full of lake, I'm pushing his chest and I don't know how.
      lake. fell off the paddleboard. my husband. gone under twice
      boiling fat has gone all down my arm and the skin is coming off
      Burnt my face with the petrol on the bonfire and my throat is getting hoarse and tight.
      baby pulled the kettle over, his whole chest is red and peeling, he's shivering
      My clothes caught at the stove. I rolled. My legs are white and I can't feel them, which frightens me more.
      the steam pipe burst on him and his skin is hanging like wet paper
      acid in my eyes, work, can't see, been rinsing and its no better
      she's scalded from the neck to the waist and gone quiet and clammy
      Electric shock off the pylon wire, hand's black, heart jumping about.
      put my hand on the hotplate in a fit and i can see something white
      Firework went off in his hand. There are fingers missing. We have it wrapped in a beach towel.
      somebody threw something at me, it burns, my face is melting, nobody will open a door
      Paraffin heater tipped on Baba, his trousers are stuck to him, he is asking for water and shaking.
      sunburnt asleep on the deck, blisters big as saucers, now i've got the shivers and i'm vomiting and can't stand
      lime got in my boots and has eaten my feet, cant walk out of the site
      tar all over his back, screaming, we're miles up a track
      The gas went whoomph when I lit it and my hands and face are cooked and I am by myself.
      burnt about half of my body i think, it doesnt even hurt now, cold
      Chip pan. She ran with it. Her arms and her front, and she can't stop shaking.
      got electrocuted by the shower, woke on the floor, my chest hurts, fingers charred
      Hot soup over the twins, both of them, blisters rising while I look and no car.
      his breathing's gone raspy after the blaze and there's soot round his nostrils and his eyebrows are gone
      he's stopped sweating and he is talking nonsense, it's forty degrees
      Heatstroke I think. Headache, no spit, seeing things on the trail, no water left.
      my friend collapsed on the march, red hot, dry skin, fitting
      Left in the car in the sun, the baby, I broke the window, she's scarlet and not responding.
      passed out in the polytunnel, so hot, heart going like a hammer, can't crawl to the door
      Grandma's flat is like an oven and she's confused and her skin's like paper and burning.
      ran the half in this heat and now i cant stop vomiting, stumbling, dont know the way home
      Working on the roof since dawn. Ravi has gone down, he is hot like iron, the foreman says put him in the shade and carry on.
      the water's all gone, two days lost in the desert, tongue is stuck, legs cramping
      He was shivering in the sun, then he stopped making sense, now he's on the grass and I can't rouse him.
      lost in the bush, no hat, no shade, my piss is brown and i keep falling over
      overheated in the sauna, my dad, he's like a lobster and his eyes have gone up
      warehouse is 45 inside, i've stopped sweating, pins and needles, vision going, supervisor wont let me out
      temperature so high the thermometer ran out of numbers and she's hallucinating, it's the heat, there's no fan no power
      pilgrim beside me has fallen from the sun, thousands stepping over, her breath is very fast and she is not knowing her name
      cooking inside my own kit, sarge says man up, cant feel my hands, everything's gone white
      Boiled in the greenhouse. Old Ted. He's muttering and his pulse is racing and his skin has no wet on it.
      delirious with the heat in the back of this lorry, twenty of us, no air, some have stopped moving
      hot, so hot, dry, head bursting, fell off the tractor, no shade for a mile
      lost on the mountain and we're soaked and he's stopped shivering
      So cold I can't do my buttons up. Snow's over the tyre. Nobody knows this road.
      sleeping rough, minus something, can't feel my feet, feel oddly warm now
      My partner has hypothermia, he's taking his coat off and mumbling, the mist is down.
      fell in the beck and walked for hours wet, i just want to lie down in the snow
      The heating is off and Granny's cold to the bone and she doesn't make sense, her speech is all slow.
      cant stop shaking. lost the path. torch dead. fingers wont bend round the pen
      My toes have gone white and hard like wax, no tent, storm still blowing.
      locked out in my nightie, ice on the path, i am seventy-nine and getting so drowsy
      snow hole. ben is going quiet on me. won't eat, won't answer
      We are in the forest by the border since three nights, my sister cannot stand, her hands are blue and she is laughing.
      drunk fella lying in the frost outside the chapel, cold as a stone, barely breathing, road's empty
      Car off the road in a drift, no petrol, child's lips blue, she's stopped crying.
      i stopped shivering a while back and i know what that means
      found my father in the field in his pyjamas, frost on him, he's stiff and mumbling
      Avalanche took our stove and packs, Ana's soaked and she can't walk straight and talks about her dog.
      legs dont work, sleet, the bothy's still miles, hood frozen to my hair
      So numb. Lying down behind the wall out of the wind. Ewes all round me. Can't shout.
      freezer door has shut on me at work and the handle's broke and everyone's gone home
      swept off the jetty, crawled out, wet through, wind like knives, can't unlock my phone with these fingers so i'm dictating, slow
      she's slurring with the cold and she won't walk another step and it is a long way down
      red line going up my arm from the cut and i'm shaking so hard the bed moves
      I think it's sepsis, she's mottled and confused and she hasn't passed water since yesterday.
      burning then freezing, heart racing, can't think, the wound stinks
      The rash won't fade under the glass and he says his neck hurts and light hurts.
      kidney infection gone bad, rigors, slurring, skin gone blotchy, feel like i'm going to die
      Dad's been odd since the catheter change, now he's cold and clammy and breathing thirty to the minute.
      had a baby five days ago, fever, shaking, belly agony, foul bleeding, and now i can't stand
      she's on chemo and her temperature's shot up and she's rambling
      My leg is black round the bite and it's spreading while I look at it and I'm vomiting.
      purple patches on her legs that were not there at teatime, and she can't tell me her name
      blood poisoning i reckon, off the wire, arm like a marrow, teeth chattering, seeing things
      appendix must have burst, the pain went and then i got all cold and my belly is like a board
      Chest infection, then this: grey, sleepy, breathing like a dog, fingers blue. The surgery opens Monday.
      teeth chattering, cant warm up, can't get a blood pressure on the machine, it just says error
      He's hot and his hands are ice and he doesn't know where he is, and he was only a bit chesty this morning.
      abscess has burst inside my jaw, neck swollen, cant open my mouth, fever, delirious
      the old wound from the pressure sore is green and Mammy's gone drowsy and pale and won't drink
      Shaking like malaria but not malaria. My foot is rotten inside the bandage. My mind comes and goes.
      forgot a tampon, sudden fever, rash like sunburn, fainting when i get up
      Pain out of all proportion in my thigh, skin going purple, I'm sweating, I can't finish
      his stoma bag's empty, gut rock hard, he is bringing up brown stuff that smells like a toilet
      my line site is oozing and i've got the rigors and i'm alone and can't reach the ward number
      the kitchen's on fire and I can't get to the door
      Smoke coming under my door, hall's full of it, fourteenth floor.
      fire downstairs. kids up here with me. windows painted shut
      The curtain caught off the candle and it has gone right up the wall and Mum's in there.
      house on fire, can't find the cat, can't find my brother
      I can hear it crackling in the roof and the landing is black with smoke.
      barn's alight, dad's gone in for the heifers and he's not come out
      coughing black, wet towel on my face, flames at the window
      Someone poured petrol through the letterbox and lit it. We're at the back bedroom.
      the scooter battery's exploded and the stairs are burning and i'm on the wrong side of them
      smoke's so thick i'm lying on the carpet, throat raw, eyes shut, typing blind
      Our lodging is burning. Exit is locked from outside. Many girls crying here.
      chip pan's gone up, threw water, stupid, it's across the ceiling and my sleeve
      The bush fire has jumped the road both ends and the car is getting hot.
      bedroom on fire, i fell asleep with a fag, i can't see the door for smoke
      tent's on fire with the lantern and he is still inside his sleeping bag
      flames in the stairwell, lift is dead, old lady next door can't walk, nobody coming
      There was a bang from the shed and my husband's alight.
      electric fire, sparks out of the socket, the whole wall is glowing, i'm in the wheelchair and my helper has gone
      dorm's burning, we've jumped to the ledge, Priya won't jump
      fire in the galley below and the fuel's down there with it, coughing too hard to hail anyone
      The mattress is smouldering and the cell is full and they will not open up.
      i'm trapped under the tractor and can't feel my foot
      Stuck in the lift, pains coming every two minutes, nobody answers the bell.
      trench fell in on danny, only his hand is showing
      Buried. After the quake. Slab over my legs, dust in my mouth, a bit of light on the left.
      wall came down on me, arm pinned, been here since noon, thirst
      The grain is up to my chest and every time I breathe out it gets tighter.
      cave's flooded behind us and the air is going bad
      my hair and hand are in the machine, i've hit the stop, i'm bleeding, it's the night shift and i am alone
      locked in the boot of a car, no air, it's been parked for hours
      quad rolled over on me, i can't breathe out properly, phone was in my top pocket thank god
      mum is pinned behind the wardrobe that fell and she is getting weaker
      Under the rubble with my daughter. She has stopped answering me.
      bale came off the stack on to my back, can't move my legs, can't shout loud
      Wedged in the rocks, wrist crushed, the sun is going down and the tide's turned.
      roof of the mine has come in, there's five of us this side and one is badly broken
      jammed behind the boiler in the crawl space, chest squashed, can only take half breaths
      kid's stuck down the pipe, head first, he's gone quiet
      The crush at the gate, I am against the fence, ribs cracking, people under my feet
      fallen down the old shaft. ankle smashed. shouting up. no reply
      snow came off the roof and buried him, I'm digging with a dustpan
      car's jack slipped, axle is on his chest, I can't lift it, oh god I can't lift it
      Mud has swallowed me to the hips and the more I pull the deeper I am and the sea is coming in.
      just crashed the car, can't move my legs, smoke coming off the engine
      We've gone off the road and Mam's not answering in the front.
      hit by a van, lying on the verge, bone out, it drove off
      The bus turned over, people on top of me, someone's stopped moaning
      came off the motorbike on the bend, helmet's cracked, cant get up, no one's been past
      He's through the windscreen. I'm holding his head still. There's nobody on this road.
      airbag went, my chest's agony, i'm coughing blood, upside down in the belt
      I have run somebody over. He's lying there, breathing bad, and my hands won't stop.
      car in the ditch, steering wheel's on my stomach, belly swelling up
      bike hit a pothole, collarbone, head, everything spinning, blood in the road is mine
      Matatu has hit a lorry just now, so many lying on the tarmac, my cousin is not opening his eyes.
      wrapped it round a tree. dave's trapped. dave's legs
      Just been knocked off my bicycle and I can't work out where I am or what's wet.
      crash now. seatbelt stuck. petrol smell. baby in the back silent
      A deer, then the barrier, then nothing. I woke with glass in my lap and my passenger gone grey.
      tractor and a school minibus, the crossroads by us, i'm first here, kids bleeding
      the scooter went under a truck and my sister's leg is nearly off, I tied my dupatta
      Train's come off. It's dark, carriage on its side, woman under me not breathing.
      hit a tree skiing, something gave inside, my side's rigid and i feel faint, off piste, alone
      we've smashed into the central reservation and cars keep coming and i can't get her door open
      motorbike down, his leg is bent under him and he's going white and cold, up on the moor road
      Got hit crossing to the shop. I walked home. Now I'm passing blood and my stomach is swelling and I can't stay upright.
      small plane down in the trees, pilot isn't moving, both my ankles gone
      she's been in a crash, she rang me, then the line went to just breathing, I am running down the lane to her
      the snake got me on the ankle, leg is swelling to the knee and my eyelids won't stay up
      Scorpion sting, my boy is drooling and his whole body twitches.
      belly pain so bad i am on all fours, vomiting, back's tearing, going faint
      asthma again and the pharmacy's shut and the inhaler's puffing nothing
      please somebody, he's not breathing
      Nobody has come. She's lying here and the blood is still coming and I have nothing left to press with.
      i rang and it's engaged, he's turning blue, what do i do
      There's no ambulance to be had tonight and Da's chest pain is worse.
      shot in the stomach. back of the shop. cold. holding it in
      the dog has torn my throat, there's air hissing, holding it shut w my scarf
      someone ring an ambulance, i can't, my hands won't do the numbers
      stabbing pain in my balls, then my whole belly, passed out twice from it
      My dialysis was missed twice with the floods and now I can't lie down for water in my lungs and my heart skips.
      He is bleeding inside I think, his tummy's like a drum since the kick from the mare, he's the colour of chalk.
      i've gone blind, both eyes, just now, in the middle of washing up
      her colostomy, no, her gut is hanging out of the wound, she's holding it in a wet cloth and asking me for tea
      been sick forty times, can't keep water down, fainted, adrenal thing, no injection left
      Nail gun went in his head. He's talking. He's asking if it is bad.
      Sickle crisis, chest one, can't breathe for the pain, my oxygen's dropping, mum is on nights.
      brother came up too quick from the dive, legs numb, skin crawling, coughing pink
      The dizzy spell hasn't passed, I am on the floor of the vestry, left arm useless, cannot lift the receiver.
      dont feel right at all, cold sweat, jaw, arm, been an hour, ill just sit here
      too many pills in the carer's mix up, she gave me next door's lot and i'm drifting
      his tongue is so swollen it's out of his mouth, new blood pressure tablets, he's drooling and frightened
      I can't get him warm and I can't get him to wake and it is only me and the dog here.
      Fell asleep on my arm after the pills, now the arm's black and tight as a drum and my wee's like cola. Can't stand.
      took the tablets and then read the box. too many. heart thudding. lips tingling
      nan's not right, she's the wrong colour, she's making a clicking noise, i'm on my own with her and i'm 12
      what she drank was not gin it was the brass cleaner, she's retching and there are streaks of blood
      my ears are ringing, i'm sweating buckets, i had the aspirins all day for the flu and i lost track
      The ewe kicked the lamp, straw's blazing, Pa is under the rail with his leg caught.
      help me im bleeding out
      he is dying here beside me and the line is dead
      She's stopped breathing twice now and I blew in her mouth and she started, I can't go on doing it.
      waters broke, meconium, cord round neck, no midwife, I've only seen cows do it
      I'm about to pass out, the cut is too deep and I've no one to hold it
      already had all tonight's and tomorrow's pills, dont feel my legs
      my husband is having a heart attack right here on the bedroom floor
      Mum is having a stroke, I'm sure of it, and the phone lines are down with the storm.
      my daughter isn't breathing properly and she's hot and nobody is picking up
      just fell down the cellar steps, bone showing, sweating cold, shouting
      I am going to faint, there is blood in the toilet bowl and I am four months gone.
      the gas has got into the bedroom, he's breathing but he won't open his eyes
      his blood sugar is one point something and he has started to fit
      we are still in the car, it's on its roof, i can hear the river
      She's swallowed her tablets and a tumbler of bleach after them and she is holding my sleeve.
      Still bleeding. Still here. Still nobody.
      wasp in my mouth, tongue swelling, i can only whistle air through
      Brother Paul has gone down in the orchard in the heat, dry as a bone, eyes half shut, and I'm too old to carry him.
    `),
  },
  {
    name: 'plain',
    tier: 'none',
    kind: 'plain',
    isOfDangerAlone: true,
    texts: lines(`
      took my tablets after breakfast like always and did the crossword
      Two paracetamol and an early night. Headache's nearly gone already.
      The chemist has changed my blood pressure pills from round white to long yellow and I do not care for it.
      Have started vitamin D because it's November and the whole office is grey.
      pills sorted for the week, filled mum's little box, made soup
      I swallowed my antibiotics with a yoghurt and only pulled one face.
      last of the antibiotics today hooray, back on the wine saturday
      Doctor says halve the statin. Fewer tablets, more porridge, fine by me.
      my multivitamin is so big it goes down like a bus
      The dog got her worming tablet at last, wrapped in cheese, after spitting it out nine times.
      Sleeping pills are in the drawer and I haven't needed one since March.
      She takes her pills with a spoon of jam like her own mother did.
      Forgot to take my iron this morning so I'll have it with my tea, the nurse said that's fine.
      cod liver oil capsule burst in my pocket, stank of fish all through double maths
      New inhaler, the purple one, two puffs night and morning, rinse, spit, no bother.
      got my antidepressants renewed, they're working, slept like a baby
      Granny counts her tablets out on the oilcloth like coins for the Mass.
      Queue in the pharmacy was out the door and when I got there my prescription was at the other branch.
      I had a couple of ibuprofen for the period cramps and a hot water bottle and watched four episodes
      magnesium tablets for the leg cramps seem to do the trick
      He bought a bottle of vitamin gummies and the kids think they're sweets, so it's up on the high shelf now.
      Stopped the water tablets on the doctor's word and my ankles are still slim, imagine that.
      Malaria tablets before the trip, one every day with food, weird dreams about my old headmaster.
      the hay fever pills make me dozy so i took them at bedtime this time
      Cat has pills twice a day for her thyroid and she takes them better than my husband takes his.
      pill organiser from the pound shop, monday to sunday, feel about ninety
      I've been on the same heart tablets for twenty years and the cardiologist is delighted with me.
      The tablets were dear this month. I paid and walked home by the river.
      got a new tablet for my birthday, the kind with a screen, can draw on it
      A bitter pill to swallow, losing to that lot in extra time.
      Swallowed my pride and rang Aunt Bea to say sorry about the trifle.
      overdosed on mince pies again, lying on the sofa in paper hat, very happy
      Too many sweets, tummy ache, serves me right said Mum.
      i've OD'd on true crime podcasts this week lol
      An overdose of sunshine today, the whole family is the colour of bricks and grinning.
      One glass of wine, since I finished the antibiotics last week, and it tasted like heaven.
      Not drinking while on these tablets so I had elderflower all night and drove everyone home.
      Had a few drinks at Sam's leaving do, two paracetamol and a bacon roll this morning, right as rain.
      gin and tonic on the balcony with the girls, laughed till ten, bed by eleven
      The mixer tap is fixed and so is the drinks cabinet.
      we mixed cocktails for mum's sixtieth and mine came out bright blue
      Hungover. Never again. Beans on toast and the rugby.
      drank too much coffee and my hands are shaking, essay's finished though
      The label says no alcohol with these, so I raised the toast with ginger beer at the wedding.
      Vodka in the sauce tonight, pasta was lovely, burnt off all the alcohol as the book says.
      bleached the bathroom top to bottom and opened the window, smells like the baths
      Bleach got on my black jeans and now they are a sort of marble.
      Bought bleach, bin bags, sponges and a birthday card for Lou.
      I'm bleaching my hair on Saturday, Tash is doing it, wish me luck
      Put down rat poison in the barn and shut the dogs in the house till the weekend.
      Weedkiller on the drive before the rain came. Neat edges now.
      The antifreeze is topped up and the winter tyres are on.
      read an agatha christie, it was the poisoned cocoa, guessed it on page ninety
      Food poisoning on the Tuesday, bad oysters, but I'm up and eating toast now and can laugh about it.
      poison ivy from the camp, itchy legs, calamine lotion, mum says don't scratch
      Drain cleaner down the sink and a kettle after it and the water runs away again.
      We picked mushrooms with Uncle Janek, who knows every one, and fried them in butter with dill.
      toilet cleaner was on offer three for two so i'm well stocked
      Snow White ate the poison apple and my niece shouted at the screen don't.
      the gas man came and serviced the boiler, all safe, sixty quid
      I cook on gas because I can see what I'm doing. Electric rings sulk.
      Turned the gas down under the dal and let it go another hour till it was thick.
      gas bill is up again, wearing two jumpers
      Ran out of gas in the caravan halfway through the sausages so we finished them on the barbecue.
      New cooker. Five gas rings, proper grill. I have baked three things in one day.
      Smelled gas on Tuesday, rang the emergency line, man came in twenty minutes, loose joint, all tightened and tested.
      The LPG cylinder was delivered and Amma made us carry it up three floors.
      stopped for gas outside Tulsa and bought a terrible burrito
      baby had gas, burped like a sailor, went straight off to sleep
      My chemistry teacher lit the gas in the bubbles and held fire in his hand, best lesson ever.
      Gas hob, low flame, onions for forty minutes. You cannot hurry onions.
      the lads are a gas, i havent laughed so hard in years
      Left the oven on all day with a casserole in it, four hours on low, meat fell off the bone.
      Nan always lit the gas with a match at arm's length, going whoops every time.
      the car is in the garage having its MOT, praying it passes
      Spent Sunday in the garage with Dad stripping the engine, oil up to my elbows.
      Engine's running sweet now he's changed the plugs.
      Cleared out the garage and found my old roller skates and three tins of the same paint.
      Exhaust fell off on the A38, tied it up with wire and got home to laughter.
      garage door motor is broken so i park on the street
      I sat in the car outside the supermarket and ate a whole pasty in peace before going home.
      We fitted a carbon monoxide alarm in the hall, the fire brigade lady gave us it free.
      CO alarm chirped all night. It was the battery. New one in, blissful silence.
      Sweep has been, flue is clear, first fire of the winter lit and the cat in front of it.
      checked the monoxide detector, pressed the button, green light, done for another month
      Charcoal was damp and the barbecue took an hour to get going, then rain.
      In chemistry we balanced the equation for burning carbon and I got carbon monoxide instead of dioxide.
      The generator is out in the yard under its own roof and we had light for the film.
      Took the engine out of the tractor with the neighbour's hoist. Nobody lost a toe.
      cut my finger chopping carrots, plaster on it, carried on
      Nosebleed in assembly, pinched my nose, head forward, stopped after five minutes. Everyone stared.
      gums bleed a bit when i floss, dentist says keep flossing
      Bled the radiators this morning and now the back bedroom is warm at last.
      Gave blood at the church hall. Got a biscuit and a sticker.
      They stitched it and sent me home with a leaflet about keeping it dry.
      My period's come, heavy as usual, hot water bottle and chocolate
      the red sock bled all over the white wash and now pete's shirts are pink
      Grazed both knees playing netball, bit of blood on my sock, we won though.
      Rare steak, bloody in the middle, just how I like it.
      Blood test came back normal, thyroid is grand, so it's just that I go to bed too late.
      Paper cut. The worst of all the injuries, in my professional opinion as a librarian.
      The bleeding stopped before they even called my name in A&E and I felt a right fool. Six hours ago now, all dressed and clean.
      bloody hell it's cold
      Shaved in a hurry and went to the interview with a bit of tissue on my chin, got the job.
      It bled and bled last Easter when I did my thumb on the mandoline; now there's just a pale line I show to guests.
      my heart is bursting, she said yes
      Chest infection clearing up, coughing less, back to choir next week.
      Arms ache from painting the ceiling, chest too, that roller is a workout.
      It was only heartburn. Two antacids and no more vindaloo at midnight.
      the cardiologist read my trace and said i've a heart like a horse
      Chest day at the gym, benched sixty for the first time, arms like jelly.
      Dad had his heart attack in 2016 and walks five miles every day now and bores everyone about oats.
      heart racing before the exam, did the breathing, got through it, i think i passed
      Scan of my heart was clear. We went for cake.
      Stood on the terrace clutching my chest when the penalty hit the bar.
      got a treasure chest for the fish tank, lid opens and bubbles come out
      The stent went in a month ago and I can climb the hill to the post office without stopping.
      He'd give me a heart attack, that child, jumping out from behind the coats.
      My left arm is sore where they gave me the flu jab.
      pulled a muscle in my chest sneezing, physio laughed, so did i
      Heartbreak is in three acts and I cried at all three, beautiful singing.
      swam forty lengths, my back stroke is getting straighter
      On the stroke of midnight we all kissed the wrong people and sang.
      Mother's stroke was six years ago. Today she beat me at Scrabble and crowed about it.
      a stroke of luck, found a tenner in the winter coat
      Stroked the cat for an hour and called it meditation.
      His face dropped when he saw the surprise party, priceless.
      Speech therapy went well today, my boy said spoon as clear as a bell.
      gave my speech at the wedding, hands shaking, only forgot one joke
      The dentist's injection hadn't worn off and I dribbled tea down my left side in front of the vicar.
      Half my face numb from the filling, talking like a drunk for an hour, all worn off by lunch.
      Writing with my left hand for the challenge, it looks like a spider fell in ink.
      The stroke club had its outing to the seaside and I pushed the chairs. Fish and chips after.
      Grandad does his face exercises in the mirror, months on from it all, and pulls tongues at us.
      my words came out wrong and i said goodnight mum to my manager
      i can't breathe laughing, marcus walked into the glass door again
      The view took my breath away, we sat up there till the thermos was empty.
      Breathing exercises at antenatal class, everybody giggling.
      asthma review with the nurse, peak flow best it's ever been
      Stuffed up with a cold and can only breathe through my mouth, Vicks on the pillow.
      Puffed my way up the hill and had to stop, forty-four and unfit, must walk more.
      I hold my breath every time he parks the car.
      Allergic to the new washing powder, little red bumps on my arms, cream's helping.
      can finally breathe now the exams are over
      Hay fever. Eyes like tomatoes. Sneezed seventeen times in the hymn.
      corset so tight on set i couldn't breathe, but it looks fantastic in the photos
      Epipen's in the school office, new one in date till next year, form signed.
      Nut allergy so I had the sorbet, waiter was lovely about it.
      Had an allergic reaction to prawns in Lisbon in June, they gave me the shots, kept me a night, and I've been fine since.
      Wasp sting on my ankle, bit of swelling, vinegar and a sulk.
      breathe in, breathe out, yoga teacher has the most boring voice in kerala
      Her asthma is so much better since we moved out of the damp flat.
      The swelling has gone down and I can get my ring off again.
      Out of breath from chasing the hens, who are all in now and cross.
      no oxygen in that meeting room, i nearly nodded off
      Tongue's burnt from the soup. Could not wait. Never can.
      choked up at the school concert when the little ones sang
      The dog nearly choked on a chicken bone last week but up it came and she wanted more.
      We choked in the final, three goals ahead and lost four three.
      Learned how to do back blows on a choking adult today, Karen was the dummy.
      went down the wrong way, coughed, whole carriage looked at me, fine
      Choked on my tea when I read his message, he's got the role!
      The carburettor wants more choke on a cold morning, then she goes.
      Artichokes for dinner, a nuisance to eat and worth it.
      cut grapes in quarters for the baby like the health visitor said
      Weaning. She gagged on the banana, thought about it, ate it, laughed.
      Bindweed is choking the roses so I spent the morning on my knees.
      a fish bone scratched my throat at christmas, nothing there when they looked, been fine for months
      He's a throttle-happy driver and the lawnmower has its choke stuck out.
      Something stuck in my teeth all day, it was a poppy seed
      the dress fits, nearly had a fit of joy in the changing room
      She had a fit of the giggles at the crib and set off the whole pew.
      Mam would have a fit if she saw the state of this kitchen.
      fitted wardrobe arrives tuesday, must empty the room
      No seizures for fourteen months and the DVLA have given me back my licence!
      My epilepsy nurse is pleased, same dose, see you in a year.
      Coughing fits at night still, but the honey helps and I'm on the mend.
      the cops seized a van of fake trainers down our road, big excitement
      Keeping fit class for the over sixties, we did the twist to Chubby Checker.
      Taught the scouts what to do in a seizure: time it, cushion, don't hold them down, nothing in the mouth.
      I was shaking with cold after the sea swim and then came hot chocolate and a doughnut.
      My jaw twitches when I'm tired. Doctor looked, nothing to worry about.
      eye won't stop twitching, too many screens i expect
      Max the labrador has his epilepsy pills at six and six and hasn't had a fit since spring.
      Football has fits and starts with our team, mostly stops.
      sugar was a bit low before lunch, had my juice, came up to six, went back to work
      The diabetes nurse was thrilled with my numbers and I was thrilled with her earrings.
      Type 1 for thirty years today, bought myself a cake and bolused for it.
      My sensor woke me at three, two jelly babies, fell asleep again, in range by morning.
      injected my insulin in the loo at the wedding like a spy
      Gestational diabetes test came back negative so give me that doughnut.
      cat's insulin costs more than my rent nearly but he's purring
      Low sugar jam is no jam at all.
      Nan's diabetic biscuits taste of cupboard, we ate them anyway out of love.
      felt shaky on the bus, hadn't eaten since breakfast, had a banana, fine
      Sugar crash at four o'clock then pizza at six. Office life.
      Changed my pump set, no kinks, blood sugar flat as a lake all night.
      banged my head on the cupboard door, swore, small bump, frozen peas, okay now
      Head hurts from that meeting more than from anything medical.
      I've been banging my head against a wall with this spreadsheet
      Harry fell off his bike, helmet did its job, two tears and an ice lolly.
      The head injury leaflet is on the fridge; he was checked on Saturday and he's been back at football all week.
      Concussion protocol, so he's off rugby three weeks and driving us all mad.
      knocked it out of the park with that presentation
      She has a hard head, my mother, in both senses.
      bumped heads with the baby, she laughed, i saw stars for a second
      Headed the ball into our own net. They will never let it go.
      Toddler came down with a bump, cried for one minute, then wanted the ladder again.
      helmet camera caught me hitting the branch, we've watched it thirty times
      They did a scan after my fall in May, nothing at all in there, said my brother.
      I fell over in the snow and landed on my bottom in front of the whole bus queue.
      Fell asleep on the floor with the puppy.
      slipped on the stairs, sore bum, nothing broken, dignity gone
      Falling for him a bit I think, oh dear.
      I can't get up in the mornings, bed's too warm, alarm goes four times.
      the leaves are falling and the pavement's like soup
      Mum had a fall on Tuesday; the paramedics came, checked her over, nothing broken, and she gave them fruitcake.
      New hip is three months old and we danced a slow one on Saturday.
      Got up off the floor without using my hands, physio clapped.
      Falls prevention class at the library, balance on one leg, tea after.
      The ladder fell over and left me sitting on the shed roof like a hen till Joe came home. He took a photo first.
      couldn't get up off the beanbag, pregnant, husband hauling, both of us crying with laughter
      He fell down the rabbit hole of model railways and we have lost the spare room.
      Niagara Falls was loud and wet and worth it.
      baby slept six hours, we kept checking she was breathing, she was, we're zombies
      He's fed and changed and blowing bubbles at the lampshade.
      Little one had a fever after her jabs, Calpol, cuddles, right as rain by morning.
      floppy with milk, arms up over her head, best sight in the world
      She wouldn't feed at four but took the whole bottle at six, so that's that worry done with.
      The midwife weighed him and he's back above his birth weight, greedy lad.
      baby blue paint for the nursery, two coats
      She has blue eyes like my father and the temper as well.
      Our baby was jaundiced, three days under the lights, and home on Friday pink as a ham.
      Colic, colic, colic, then at nine he gave a great burp and fell asleep smiling.
      My boy's temperature is down, he ate toast and demanded dinosaurs.
      first tooth! red cheeks, dribble everywhere, chewing my knuckle
      The health visitor says he is perfect and I cried all over her lanyard.
      he's a big floppy labrador of a baby, just lies there grinning
      New parents' first aid class: baby dummy, two fingers, sing nellie the elephant.
      She did not wake for her two o'clock feed and I slept till five, a miracle.
      Blue lips, blue tongue, blue hands: he had found the bubblegum ice cream.
      toddler ate a crayon, green poo, health line said no harm and so it proved
      Jack swallowed a pea whole and announced it to the entire restaurant.
      He swallowed a five pence in the summer and it came out three days later, we've still got it in a jar.
      can't wake my teenager, it's noon, may try bacon
      My son wouldn't wake for school, duvet off, curtains wide, groaning.
      Put locks on the medicine cupboard now she's crawling.
      kids slept the whole drive home, carried them in like sacks
      The little one put a bead up her nose and the nurse had it out in a second with a trick called mother's kiss.
      Child seat fitted, child in it, child singing, wish me luck on the M6.
      The poison line lady said a lick of sun cream's nothing to fret about and he's had his tea and gone to bed happy.
      He's four and he ate all the chocolate coins, with foil. We saw the foil.
      twenty week scan, ten fingers, waving, we cried
      Waters broke at the cinema, of all places; that was Tuesday and she is here now, seven pounds, both well.
      Morning sickness is easing and I can look at an egg again.
      little bit of spotting at eight weeks, they scanned me same day, heartbeat strong, told to rest, it's stopped
      Midwife says blood pressure lovely, baby head down, see you in a fortnight.
      braxton hicks in the queue for the post office, nothing serious
      The contractions app was no use, my daughter was born before I found the start button. That was a year ago today.
      Pregnant and craving pickled onions at three in the morning.
      He was born ten weeks early and today he started secondary school in a blazer that swallows him.
      Still waters, herons, one kayak, my thermos. Perfect day.
      Our cow calved too early, but the calf is up and sucking and the vet's had his breakfast.
      baby's kicking my ribs all night, footballer for sure
      The labour ward was quiet so we did stock and ate the patients' thank you chocolates.
      the water main broke outside the school so no lessons, yes!
      fell asleep at nine and was dead to the world till seven
      I was out cold on the sofa before the film's title even came up.
      Hands are cold, nose is cold, tea is hot.
      grey skies, grey sea, grey soup, lovely day with gran
      He sleeps like the dead after nights; I just hoover round him.
      Fainted at my first dissection, woke up to a circle of grinning classmates, three years ago now and still teased.
      can't wake up properly without two coffees
      My unconscious mind gave me a dream about a goat teaching algebra. Told my therapist. She laughed.
      Unconscious bias training all morning, egg sandwiches, home.
      The grey mare's cold is better and she whinnied for her bucket.
      Recovery position practice in PE, Olu was the casualty and he fell asleep.
      passed out sandwiches at the church fete for three hours
      Felt faint in the heat of the chapel, sat on the step with a glass of water, right again before the last hymn.
      my leg went to sleep and i fell off the loo, do not tell anyone
      grey hairs: four. I have named them.
      Woke up on the wrong sofa after the wedding with a cat on my chest. Good night, that.
      trained on naloxone at work today, hope i never need it, good biscuits
      The overdose awareness walk raised two thousand pounds and it didn't rain once.
      Clean nine years this week. Cake at the meeting, and my sponsor cried.
      my friend is a terrible driver and a worse singer and i love her
      Jess passed her driving test!! we had a line of shots, well two, then chips
      The film about the rock star ended with an overdose, as they do, and then the credits and a song.
      Needle and thread, two buttons, one sock. Mending done.
      spiced lamb, cardamom, cloves, house smells unreal
      Wrote my essay on opioid policy, two thousand words, footnotes and all.
      Snorted with laughter in the library, got shushed.
      drowning in marking, thirty books down, sixty to go
      Lifeguard course: towed a dummy forty metres and got my certificate.
      My daughter can swim without armbands! She went under, came up spluttering and shouted again again.
      Paddling pool out, hose on, kids shrieking, me with my feet in it.
      went under at the water slide, nose full of chlorine, did it six more times
      Drowned my sorrows in a milkshake after we lost on penalties.
      the pancakes were drowning in syrup as god intended
      They drowned out the speaker with their clapping.
      The river's up over the stepping stones so we went round by the bridge.
      I overwatered the cactus. Drowned it. Rest in peace Spike.
      In 1988 my brother pulled me out of the canal and he has mentioned it every birthday since.
      Rowing machine broken, so I went on the actual lake, much nicer.
      Flood water went down by Friday, carpets out, insurers in, nobody hurt.
      sea was freezing, we screamed, we went in anyway, best christmas day ever
      The boat sank in the bath and the rubber duck was saved. Bedtime late.
      burnt the toast again, smoke alarm, whole landing awake
      My thumb is a bit sore where I touched the oven shelf, ran it under the cold tap, small blister, fine.
      sunburn on my nose, peeling like an onion
      Burning ambition: to grow a marrow larger than Geoffrey's.
      Scalded the milk for the custard, as you should.
      burned two hundred calories on the bike then ate a pie
      The burn I had from the chip pan in March has healed so well you'd never know which hand.
      calves are burning after leg day
      I burned a CD for the car like it's 2003.
      We boiled sixty jars for the jam and only one cracked.
      the curry was so hot my mouth was on fire, drank a pint of milk, laughing
      Acid reflux is better since I gave up tomatoes.
      Electric shock off the trolley at Tesco, tiny one, squeaked.
      Candle burnt down to a stub while I read and I never noticed, blew it out, bed.
      too hot to sleep, fan on, feet out of the window practically
      It was forty degrees in Seville so we sat in a fountain like children and ate ice cream.
      Heat wave. Fed the bees water in a saucer with pebbles.
      ran the ten k in the heat, drank loads, sat in the shade, got a medal
      Hot as an oven in the greenhouse but the tomatoes adore it.
      We beat them three nil in the heats and go through to the final.
      bit of prickly heat on my neck, talc on it
      Got heatstroke in Crete when I was nine, Mum put wet towels on me and a doctor came, and I've hated hats and needed them ever since.
      The sauna was bliss and then the plunge pool made me yell.
      snow day! no school, sledge, soup, more sledge
      Frozen pipes. Hairdryer. Patience. Water.
      I'm freezing, who opened the window, budgie's fluffed up like a tennis ball
      Wild swimming group had ice on the lake, in for two minutes, hot blackberry after.
      camping in november, woke with frost on the tent, tea helped
      Frostbite in the polar book, toes and all, read it under three blankets with cocoa.
      Lambs in the bottom oven with the door open, warming up nicely, kitchen full of bleating.
      The heating's back on! I've kissed the plumber, nearly.
      lost our way on the fell in the mist, found the wall, followed it down to the pub by four
      Laptop froze in the middle of the interview and I sat there like a waxwork.
      toes like ice, put them on his back, he screamed
      Blood poisoning scare last month, two days on the drip, home, and my arm's its normal colour again.
      The rash is only heat rash, faded when I pressed it with the glass, and the doctor agreed.
      Sepsis training online, forty slides, ten questions, certificate printed.
      infected toenail, foot in salt water, tv on
      My father survived sepsis two winters ago and still has more energy than I do.
      fever broke in the night, sheets soaked, feel human, ate an egg
      Flu for a week. Shivering, aching, soup. Today I've washed my hair and it's glorious.
      The wound's clean and dry, says the practice nurse, no more dressings needed.
      Shaking like a leaf before going on stage, then the lights came up and I loved it.
      Tonsillitis again. Ice cream for dinner by medical advice (mine).
      Bit of a temperature, sore throat, duvet, Columbo.
      stomach bug's been through the whole house, my turn was sunday, all eating again
      Ear infection, drops, ringing on the left, sure it'll pass by the weekend said Dr Nair.
      Cold sore. Of course. Date tomorrow.
      Shingles on the mend, the itch is worse than the pain was.
      lit the first fire of autumn, chestnuts, dog on her back
      Fire drill at work, stood in the car park in slippers.
      The bonfire was huge and the guy had Dad's old trousers.
      fired up the pizza oven, eight minutes, burnt one side, delicious
      Firemen came to the nursery and let them hold the hose. Arlo wants to marry one.
      Marshmallows, smoke in our eyes, Ged's guitar with four strings.
      House on fire was how we got on from the first day, me and Bríd.
      smoke alarm tested, fresh battery, ladder back in shed
      The neighbour's bin caught fire, brigade put it out in five minutes, children thrilled, no harm done.
      My poem about fire was read out and I went scarlet.
      He got fired, and honestly it's the best thing, he's whistling.
      Smoked mackerel, beetroot, horseradish. Could eat it every day.
      Stephen's barn burned down the year I was born. They rebuilt it in stone.
      trapped in a meeting till six about the new chairs
      The cat trapped herself in the airing cupboard and came out warm and smug.
      stuck in the lift for ten minutes with the postman, nice chap, breeds finches
      I feel trapped by my own to-do list.
      Trapped nerve in my neck, physio clicked it, I'm a new woman.
      mouse in the humane trap, let him go in the hedge
      Traffic jam on the ring road, two hours, audiobook finished.
      trapped wind. that was all. three days of drama
      Ring's stuck on my finger again, soap and swearing.
      Escape room for Amir's birthday, locked in for an hour, solved it with forty seconds left.
      the laptop crashed and took chapter four with it
      Crashed out on the couch at eight, woke with the remote stuck to my cheek.
      Somebody dinged my car in the Lidl car park, left a note, exchanged details, no one hurt.
      The market crashed and Dad says it always comes back, pass the peas.
      Crash course in Polish, week two, can order beer and apologise.
      had a wee bump at the roundabout last month, whiplash gone now, car's back from the garage
      Gatecrashed a wedding by accident, stayed for cake.
      Cymbals crash, choir comes in, hair stands on end.
      Dodgems with the kids, crashed into everyone, sore knees, grand night.
      Bike's wheel is buckled from the kerb, I'm not, thankfully.
      Wrote the accident report for the forklift, nobody near it, just a squashed pallet.
      first aid course all day, kneeling on a church hall floor, knees like an old camel
      We practised CPR to the Bee Gees and my arms are useless now.
      passed my first aid at work, badge for the lanyard
      St John cadets tonight, bandaged Molly's head till only her nose was showing.
      The instructor poured fake blood on Derek and he played it like Shakespeare.
      Refresher on the defibrillator: it talks you through it, so I said thank you to it.
      Learnt FAST for strokes: face, arms, speech, time. Made a poster for the staffroom.
      recovery position, choking, burns, bleeding, shock, all in six hours with one tea break
      My Brownies got their First Aid badge and bandaged the vicar's dog.
      I taught forty farmers what to do if somebody is trapped in grain. Good questions, great scones.
      practice tourniquet on my brother, he says i enjoyed it
      The dummy at resus training is called Annie and she's had a harder life than anyone.
      Mental health first aid day two, role plays, too many flip charts.
      Ordered a new first aid kit for the minibus because someone used all the plasters for the harvest display.
      paediatric first aid done, i know how to deal with croup, fits and beads up noses, in theory
      watched casualty, guessed who'd fall off the scaffolding straight away
      In this week's episode the surgeon has a stroke in the lift and his ex-wife saves him. Tripe. Loved it.
      Nobody on that hospital show ever washes their hands or does any paperwork.
      rewatching er, the one with the train crash, cried again at doug
      Mum talks to the doctors on the telly, tells them it's sepsis, she's always right.
      Binged six hours of a Korean drama about a coma and amnesia, he woke up and didn't know her, sobbing into noodles.
      The soap killed off Brenda with carbon monoxide and the entire office is in mourning.
      Holby's back on repeat so that's my evenings sorted.
      Grey's Anatomy marathon with Chi, popcorn everywhere
      that bomb in the chest episode still makes me hold my breath
      House would have said it isn't lupus.
      Call the Midwife at eight, tissues, tea, a breech birth and a bicycle.
      The medical drama had somebody bleeding out in an ambulance while two people discussed their divorce.
      Wrote a scene where my detective finds a man grey and cold in the library. Two pages. Rather pleased.
      The film was about a man trapped under a boulder and Sanjay fainted in the cinema, came round, finished his popcorn.
      titanic again. there was room on the door
      Watched the one where the submarine floods, feet tucked up the whole way through.
      horror night, fake blood, girl in the bath, screamed and spilt my coke
      My novel's heroine has consumption and coughs blood very prettily into lace.
      The play opens with a poisoned toast; I play the corpse for two acts and my nose always itches.
      In the opera she takes twenty minutes to die and sings better with every breath.
      got to be a casualty in the school play, bandage and ketchup, my best role yet
      The murderer used the gas tap in the first book and a pillow in the second.
      Disaster movie. Earthquake, fire, flood, dog survives. Ten out of ten.
      twelve hour shift on stroke ward, good one, Mr Bell said his first sentence
      Nights on A&E: two chest pains, both fine, a choking sorted before he reached us, and a man with a bee in his ear.
      Handed over at half seven and went home on the bus smelling of alcohol gel.
      my student caught a low blood sugar all by herself today, so proud
      Six overdoses in resus this week, every one of them went home alive. Very tired. Good team.
      Taught a new mother to wind her baby. Her face when he burped!
      Did the drug round, forty patients, every tablet signed for.
      The crash call turned out to be a sleepy gentleman with a finger clip fallen off.
      busy shift, three fits, two falls, one birthday cake
      My feet. Thirteen hours in theatre holding a retractor and discussing Eurovision.
      Ambulance station quiet, so Kev made paella.
      Wrote up the incident, patient had slipped, no injury, doctor reviewed, family told.
      Burns unit open day, showed the kids the skin machine.
      Care home: Doris took her tablets only after I sang Danny Boy.
      I've been a paramedic eleven years and I still like the tea at three in the morning with the radio silent.
      interview for the dialysis unit, wore mum's good shoes
      We had a cardiac arrest on the ward and got him back, he was asking for toast by supper. What a job.
      Vet nurse diary: one labrador, one sock, one happy reunion.
      Neonatal shift. All eight of them stable and the smallest put on twenty grams.
      Renewed my nursing registration, paid the fee, moaned about the fee.
      Dispatcher for ten hours, headset hair, everyone I took a call from got their crew.
      pharmacist says i am his favourite locum, only one i've got said he
      Hospital porter's log: pushed nine miles, told eleven jokes, lost one glove.
      Maternity was full, five boys, and a father who slid down the wall and was given sweet tea.
      School nurse day: nits, nosebleed, nits, a lost inhaler found in a PE bag.
      Eight stitches in my chin from the swings, they numbed it, didn't hurt, got a sticker.
      Broke my wrist last Sunday. It's set, in a purple cast, signed by nine people so far.
      home from hospital, appendix out, sofa, mum's dal, bliss
      Spent the night in A&E with Pa's chest and it was nothing, a pulled muscle, and he had two breakfasts.
      They kept me in for observation after the bang on the head and let me go in the morning with a clean bill.
      ambulance men were so kind last week. dropped them off a tin of shortbread today
      The stitches come out Tuesday, it's healing lovely.
      my inhaler did the trick and i was back on the pitch by half time
      Two years since the accident. I drove past the tree today and felt nothing much, stopped for coffee.
      He choked on a boiled sweet on Sunday, I gave him a thump and out it flew into the hymn books. All well.
      Discharged with a bag of dressings, a sick note and a craving for chips.
      It was a bad asthma attack in September but they got on top of it and I've not wheezed since.
      Chest X-ray clear. The cough's just a cough.
      Had a seizure last spring, had all the scans, got good tablets, living my life.
      burns clinic signed me off, arm's all pink and new
      Nan's out of hospital and already rearranging my cupboards.
      The allergic reaction passed off with the tablets they gave me and I went back to work in the afternoon.
      All that blood for such a small cut! Steri-strips, tetanus jab, home in time for Pointless.
      Baby had croup on Friday, steam and a dose of steroid at the walk-in, laughing by breakfast.
      Mrs Kelly collapsed at bingo in May, pacemaker in by June, and tonight she won the line.
      Carbon monoxide got us in the old flat, two days on oxygen, years back, and I have bored everybody about alarms since.
      he had his stomach pumped as a toddler for eating berries, he's six foot three now
      Heart bypass anniversary, ten years, walked to the top of the Beacon.
      checked over at minor injuries, only a sprain, frozen peas and telly
      My miscarriage was four years ago; lit a candle today with our little girl beside me, and it was peaceful.
      Low iron, that's why I was dizzy. Tablets and liver. I feel much better in myself.
      Migraine yesterday, dark room, gone now, weak tea and gratitude.
      runny nose, scratchy throat, can't taste my dinner
      Bad back. Heat pad. Old man noises when I bend.
      chicken pox, all three, oats in the bath, calamine polka dots
      Sprained my ankle at salsa, strapped up, hobbling, worth it.
      Nits. Comb, conditioner, two hours, wine.
      Tummy bug but keeping water down now and had half a cracker.
      the cough has moved to my chest so mum's on at me about wearing a vest
      Dizzy from spinning in the garden with Noor, fell on the grass, watched the clouds go round.
      bit my tongue eating crisps, ow, sulking
      Sinus pain, steam, menthol, moaning. Husband very patient.
      Conjunctivitis so I'm off school and it isn't even sunny.
      The blister from the new boots burst and I've put a special plaster on it.
      covid again but mild, lost the smell of coffee which is the real tragedy
      Mouth ulcers from stress, salt water rinse, exams end Friday.
      slept funny, neck's stiff, turning round like a robot
      Cramp in my calf at four in the morning, hopped about, woke the dog.
      Hiccups for an hour until Da jumped out from the press.
      splinter out at last, tiny wee thing for such a fuss
      wisdom tooth out, cheek like a hamster, soup through a straw, all fine
      Gout. Three days of shouting at the footstool, today I can wear a shoe.
      My old knees say rain, and behold, rain.
      dying of boredom in geography
      If I laugh any more I'll need an ambulance, Nuala's impression of the bishop.
      i'm dead, he wore the same dress as the bride's mother
      Send help, my sister has discovered the ukulele.
      my phone's about to die so goodnight diary
      Emergency! We have run out of biscuits.
      This heat is killing me, said the man from Lagos in Aberdeen in April, to general laughter.
      choking on my words, asked her out, she said maybe, MAYBE
      I nearly died when my slip fell down in front of the bank manager.
      medical emergency: someone ate the last samosa
      Somebody call a doctor, this beat is sick.
      He took my breath away and then he took my chips.
      Laughed until I was sick, well, until I spat tea.
      bleeding hopeless, our goalie
      Rang 999 in a dream because a swan had stolen my shoes.
      flatlined in the quiz, zero in the geography round
      Dad's jokes should come with oxygen.
      on life support this printer, one page then coughs
      killer heels, murder on my feet, danced anyway
      My bank balance is unconscious and not responding.
      help i've fallen in love with a sourdough starter and i can't get up
      Mad panic, no pulse in the car battery, jump leads, neighbour, late for work.
      finished the marathon, legs gone, jelly, crying, foil blanket, best day of my life
      Took a ball in the face at hockey, bit of a nosebleed, stayed on and scored.
      Boxing tonight, sparred three rounds, split lip, cup of tea with the other fella.
      cramp in the ninetieth minute, rolling about like a dying swan, subbed
      Tackled so hard it winded me, thirty seconds on the grass then up and away.
      The goalkeeper went down holding his head, physio came on with the sponge, and he saved the penalty.
      Cross country in sleet, could not feel my fingers, came eleventh.
      Wicketkeeper's finger strapped to its neighbour. We field on.
      climbed till my arms were useless, pizza
      Cricket ball hit Tunde in the stomach and he said a word his grandmother heard from the pavilion.
      Personal best! Lungs burning, heart thumping, one second off.
      swim gala, swallowed half the pool in the relay, silver
      Taekwondo grading, out of puff, blue belt.
      Broke my nose at rugby in '94 and it's pointed at Wales ever since.
      The horse refused, I didn't, landed in the water jump, everyone cheered.
      knee's swollen from five a side, ice and a moan
      Match abandoned for floodlight failure just as we were gasping for a goal.
      The vet put six stitches in the dog's paw and she has gone to sleep on my feet.
      cat's been sick on the rug again, grass, she's fine, rug isn't
      Hen was limp and cold this morning, warmed her by the stove, she's eating corn like a navvy.
      Foal stood up in twenty minutes, wet and wobbly, sucking.
      our hamster fell off the table, shook himself, filled his cheeks
      The ewe was down on her back and couldn't get up, I rolled her over, off she trotted without a thank you.
      Puppy swallowed a sock. Vet says wait. Sock has returned.
      goldfish looked dead, floated, then did a lap
      Bees fanning at the door because it's so hot in there.
      Dog's not allowed chocolate so she watched us eat it with tragic eyes.
      Old tom cat has tablets for his heart, hidden in a prawn.
      A bird hit the window, lay stunned, I put her in a shoe box and in half an hour away she flew.
      The bullock got stuck in the mud to his belly, tractor, strap, pop, he kicked me for my trouble (missed).
      parrot has learned to do the ambulance siren, neighbours thrilled
      Tick on the dog, twisted it off, clean.
      The python at the zoo swallowed a whole rabbit and the little ones applauded.
      Calf wouldn't suck, tubed him, now he's butting everyone.
      snail in the fish tank isn't moving, he never moved much before
      Rabbit had her jabs, sulked under the shed.
      Wasps' nest in the loft, man in a white suit, gone.
      the tap won't stop dripping, bucket, youtube, spanner
      Burst pipe under the stairs, turned it off at the stopcock, plumber at nine, towels everywhere.
      It won't stop leaking, this roof, third bucket.
      The toilet's blocked, plunger, victory.
      boiler's died, plumber thursday, kettle washes till then
      Water came through the ceiling from upstairs's bath and ruined the good lampshade.
      Bled every radiator in the house and my hands smell of coins.
      Drain rods borrowed from Malachy, got out a doll's head, mystery of the kitchen sink solved.
      New washer in the tap and not a drop. Felt like a surgeon.
      the shower's gone cold again, screamed, ran
      Pump's seized up, took it apart, it was a slug.
      airlock in the pipes, gurgling like an old man's chest all night
      The stopcock was stiff but I got it round at last.
      Septic tank man came; I shall say no more than that.
      pressure keeps dropping on the combi, topped it up to one bar, fine
      Gurgle, gurgle, the bath is choking on Ellie's hair. Hook, gloves, ugh.
      cold water tank lagged, ballcock replaced, tea taken
      took the train to town, tried on hats, bought none
      They said at the blood bank I have good veins, best compliment of the year.
      She's asleep on my chest, heavy and warm, tiny snores
      The gas fire pops when it cools, I like it, it is company.
      I can't feel my face, said my son coming out of the snow, and drank his chocolate in one.
      Thirty fillings' worth of sweets swallowed at the party and not one sick child.
      my chest was so tight with pride when Femi collected his scroll
      Gave up smoking five weeks ago and I can smell the grass, run for a bus, breathe.
      Poured boiling water in the teapot that wasn't there.
      The kitchen's full of smoke because I like my peppers properly black.
      swallows are back in the barn, two pairs
      Pressed flowers, pressed shirts, pressed on with the thesis.
      Read aloud to Grandma till she nodded off with her mouth open, tucked her in.
      Can't move for boxes in this house, moving day Friday.
      i can't move, ate two dinners, christmas jumper is tight
      Lost my voice cheering, so I have been pointing at things all day.
      No speech at the retirement do, thank goodness, just a clock.
      Woke up cold because he'd rolled up in the whole duvet like a sausage roll.
      Numb bum from the pews, lovely carols all the same.
      we were so high up my ears popped and the baby yelled then laughed
      his breathing's steady now and the fever's gone, doctor has been and left, I can sleep
      The carer gave Dad his tablets at nine and he grumbled and took them and won at dominoes.
      Mum's waters: she takes a bottle of holy and a bottle of Evian everywhere.
      red wine on the carpet, looked like a crime scene, salt and soda, gone
      Cut down to one coffee and I have the shakes, how pathetic.
      Face mask on, cucumber on eyes, door bell rings, it's the priest.
      My arm fell asleep under his head and I let it.
      pale and interesting is how aunt vi describes my english skin
      Her skin's gone all blotchy from crying at the wedding, make-up to the rescue.
      blue with cold after the carol singing, mulled wine fixed it
      I turned grey overnight, said the painter, covered in primer.
      Emergency dentist fixed my crown and I can chew on the left again.
      Rescue boat open day, got to sit in it, bought a mug.
      air ambulance charity shop, found a whole set of green plates
      Neighbours Watch meeting: parking, hedges, whose turn for the defibrillator cabinet.
      ambulance went by with its siren while we had breakfast, said a prayer for whoever, ate my egg
      Mountain rescue talk at the WI. Brave boys. Splendid beards.
      They brought him round with a wet cloth and a bit of teasing, he only fainted at the needle, and he walked home.
      The fireman's lift is harder than it looks, dropped Karen twice at training, on mats.
      Coastguard quiz night, we came last, they let us ring the bell.
      Hospital radio tonight, played Elvis for Ward 4.
      Put my affairs in order meaning I alphabetised the spices.
      took a tumble in the ballet exam, got up, smiled, merit
      Wine and cheese, no tablets in the house but for indigestion, old friends till one.
      I keep my spare inhaler in the glovebox and one at mum's and one in my gym bag, organised at last.
      My sugar is behaving, my pressure is behaving, only my grandchildren are not.
      slept through the smoke alarm test at halls and got a stern email
      engine wouldn't start, flooded it, waited ten minutes, away
      Garage sale, sold the cot, had a small weep, bought a lamp.
      Running the car on empty, as always, so filled up at the Esso.
      the burst of jasmine when i opened the door, i stood and breathed
      Tight chest from the cold air on my run, gone once I'd warmed up.
      Fitting day for the bridesmaids, pins, giggles, prosecco.
      He couldn't find his words in the interview either, says he, and they still hired him.
      bath, bleach, bins, bed. what a friday
      Doctor Adeyemi laughed and said it's just a bruise, go and play.
      Salamat, my baby has no more fever, she is eating lugaw and laughing at the cat.
      Ewes scanned, eighty per cent twins, and the scanner man ate all our flapjack.
      I thought I had swallowed my crown but it was in the toffee.
      Nobody came to my tupperware party but the cat and my sister, so we ate the lot.
      nobody has come to fix the bins yet, rang the council twice
      I've had all my tablets for today, ticked the chart, feet up.
      just fell about laughing at the vicar's wig
      My husband is having a new heart valve in June, planned, and he's chosen his pyjamas already.
      still no plumber, still no hot water, still cheerful
      About to pass my driving theory, I hope, flash cards everywhere.
      The baby's breathing sounded snuffly so the nurse showed me the saline drops and she is feeding well.
      We were still in the car at midnight, singing, nobody wanting to go in.
      Already had two slices. Already want a third.
      smoke from the joss sticks made me sneeze all through puja
      Practised the emergency drill with the cadets: stretcher, blanket, tea from the urn.
      My hands are shaking because the letter came and I got into nursing!
    `),
  },
];
