import { lines, type MeaningGroup } from '../cases.types.ts';

/** The third set: what some fifty invented people write, each in their own way. */
export const HELD_OUT_PEOPLE: readonly MeaningGroup[] = [
  {
    name: 'explicit and present, by people',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      I've decided it will be tonight, after Mum goes to sleep.
      i dont want to be alive anymore thats it thats the whole entry
      Took everything in the cabinet about twenty minutes ago and now my stomach hurts and I'm scared.
      he has his hands round my neck most nights now and last night I passed out
      I'm on the wrong side of the railing writing this on my phone with one thumb.
      My arm won't stop bleeding, I went deeper than I meant.
      If I see Darren on Monday I am going to put the knife in him, I've got it in my bag already, this isn't a joke.
      So that's settled then, I'll be dead by the weekend. Funny how calm it makes the washing up.
      they wont let me out of the house they took my passport and i clean from 5 till midnight
      He raped me. I have not written the word before. It was Saturday and he is asleep in the next room.
      i want to kill myself and im not even sad about it just finished
      Can't feel my left side properly and my words are coming out wrong, there's nobody here.
      I keep thinking the baby would be better off if I drowned us both, and tonight I ran the bath.
      dad broke my rib i think. it hurts to breathe. told school i fell off the bike
      Picked the tree. Picked the day. Thursday when the kids are at their father's.
      cut again today, legs this time, eleven, and i'll do it again after dinner
      I'm going to burn the shop down with him in it and I've got the petrol in the shed.
      Haha so turns out I bought the rope with my loyalty points, at least the points won't go to waste when I'm dead.
      The voices say jump and this time I am going to do what they say.
      my uncle comes in my room at night and touches me and he says if i tell he'll hurt mum
      He's outside the bathroom now with the hammer and I have locked the door and I don't know how long it will hold.
      Nineteen years of this illness and I'm ending it on my own terms, I've saved up enough of the tablets now.
      Doing it before my birthday. I do not intend to turn forty.
      i wana die so bad i cant breth
      She hit me with the pan again, across the ear, and I'm a grown man hiding in the garage with blood on my collar.
      I have loaded Father's shotgun and I'm sitting in the barn with it. The dog keeps looking at me.
      I can't stop, I've burnt my arm with the lighter four times since I got home and I need to do more.
      Chest pain since six, going down the arm, sweating. Don't want to bother anybody on a Sunday.
      Monday I take the gun to school and they'll finally learn my name.
      I hate this body and tonight I'm getting rid of it, all of it, me included.
      Swallowed the lot. Lying down now. Sorry about the carpet.
      i am planning to step in front of the 7.14, ive watched it three mornings now
      My husband forces me, every week, and when I say no he does it anyway and says a wife can't be raped.
      I think about being dead all day, in the queue, at the till, and I've worked out how and it's just a matter of when.
      they beat me in the cell again and said tomorrow will be worse
      Can't do another day of it, won't do another day of it, I'm going to hang myself when the landlord's been.
      Feels good to have a date. 14th. After that no more rent, no more me.
      He held a pillow on my face until I stopped kicking and then he laughed. I'm writing this in the toilet at work.
      I'm gonna kill her. Not figure of speech. I know what time she walks the dog and I know where the path is dark.
      punching the wall isnt enough anymore so im hitting my head off it till i see stars, done it every night this week
      I've written to the bank, the vet and the girls. Tonight I take my life. I am quite at peace with it.
      kill me kill me kill me or i'll do it myself, got the blade right here
      Somebody put something in my drink, I'm in a flat I don't know, the door's locked and my tights are gone.
      i sat in the car in the garage with the engine on for five minutes and then turned it off. going back out in a bit
      I want to be dead. Not asleep, not on holiday, dead.
      My brother says he'll shoot me if I marry Imran and he's shown me the gun twice this week.
      Baby isn't moving and I'm bleeding a lot and he won't drive me to the hospital.
      The plan is simple: feed the cats, post the keys, walk into the sea.
      tried to hang myself this morning and the hook gave. my throats raw. will try again with something stronger
      He shoved me down the stairs and I'm seven months gone and I can't find my phone charger.
      Been suicidal since Easter but this week it went from a thought to a to do list.
      I put the scissors in my thigh during maths and nobody even looked round, doing the other one tonight
      If they give him custody I will end all three of us before he gets there.
      Breathing's bad, lips are going tingly, I ate the satay without asking and the pen is out of date.
      There is a man who keeps me here. Others come. I am not allowed to refuse. Today is maybe Tuesday.
      I'm tired boss, and by that I mean I'm going off the roof of the car park when my shift ends at ten.
      im 13 and i dont want to be 14. i know where dads pills are
      Going to beat that old man to death for what he did, driving up there tomorrow, bat's in the boot.
      The razor's back out. Promised Jess I wouldn't but here we are, blood on page 42.
      I no longer wish to live and have arranged matters so that the cleaner won't be the one to find me.
      My wrists are open and I've stopped minding. It's warmer than I thought.
      There's no version of next week with me in it, I'm killing myself on Sunday and the car's already packed.
      Mother slaps, Father uses the belt with the buckle end. Tonight it was because of the rice. I can't sit down.
      god im so angry i'm going to go round there and smash his skull in, got my boots on
      I want out of life. Out, out, out. I've tried the door of the balcony twice this evening.
      The crisis line put me on hold, which is hilarious, because I'm the one holding the noose.
      He is making me do things with his friends and he films it, and if I say no he sends the last video to my mother.
      Woke up annoyed that the overdose didn't work. Shall do it right this time.
      I strangle myself with my dressing gown cord till it goes black, most evenings now, I like the black.
      Husband has taken the phone and nailed the window. I am writing with an eyebrow pencil on the back of the calendar.
      To whoever finds my body: I'm sorry, there's money for you in the blue envelope.
      i fell off the ladder hit my head an hour ago and now i keep being sick and cant see right out of one eye
      Death is the only thing I've wanted in months that I can actually have, so I am having it, tonight.
      Going to make sure that none of the ones who laughed walk out of that canteen. Friday. I have everything I need.
      Put out a cigarette on my stomach again. Seven in a row, like a little necklace.
      he raped me in the van after work and i have to be back in that van at six tomorrow
      I'm a burden and a bore and by morning I'll be neither. The pills are in the egg cup.
      Gas smell in the whole flat and I'm so dizzy I can hardly hold the pen, can't get the window up.
      I've got a bag packed for hell lol. The bridge at 3am, no traffic, nobody to talk me down.
      I am seventy-eight and my wife is gone and I have resolved to shoot myself in the greenhouse where it can be hosed.
      She threatens me with the bread knife each time I mention leaving and last night she cut my hand open.
      cant stop cutting cant stop cutting cant stop
      I will smother him. He screams all night with the dementia and I stood over him with the cushion and next time I won't stop.
      Want to die. Ate lunch. Want to die. Did the invoices. Want to die.
      My pimp says I owe four thousand more and he broke two of my fingers so that I'd remember.
      Honestly it isn't dramatic, I've thought it through like a tax return, and suicide is the answer, and it's tomorrow.
      If I dont sleep tonight im gonna hang and everyone can get on with there lives
      The train's in nine minutes. I am sitting at the end of the platform where the fence stops. Bye.
      My boyfriend put a gun in my mouth for a joke he said. He says next time it'll be loaded.
      I slammed my hand in the drawer until something cracked because I deserve it, and I'll do the other one if I mess up again.
      I hope I die in my sleep tonight and if I don't I'm going to see to it myself by Wednesday.
      Sugar is 31 and I'm being sick and breathing funny and I'm not going to take the insulin, let it do its thing.
      They're holding us six to a room above the restaurant and the one who tried to leave came back without teeth.
      ive told nobody but im ending my life after the exams whatever grade i get
      I poisoned his soup a bit today. Just a bit, to see. Tomorrow the whole lot goes in.
      Blood all over the bathmat and I'm giggling. Should probably be worried. Am not.
      There he goes, dragging Mum by the hair again, I can hear her head on the stairs, I'm under the bed with Lily.
      I'd rather be dead than deported and I've got a bedsheet and a bar on the window, so.
      Veteran of two wars and I'm going to be killed by a Glock in my own kitchen, by me, at about nine.
      Seventeen hours since the woman in the back room did the abortion and I'm still bleeding, soaked three towels, going cold, the midwife's not answering.
      I'm not okay. I want to be under a lorry. I walked out in front of one today and he swerved.
      he locks me in the cellar when he goes to work and there's just a bucket, and it's getting really cold now
      Going to kill my stepdad while he sleeps. I've been in his doorway two nights with the axe. Third time lucky.
      The tablets are going down with cherry yoghurt, one spoon at a time. Half way.
      Can't be a mother, can't be a person. I'm going to take the baby and me off the headland when the rain stops.
      I keep pulling my hair out in fistfuls and biting my arms bloody, tonight I bit right through.
      My life ends on the 3rd, it's in the diary between the plumber and the dentist.
      coach raped me at the away game. im 16. i havent eaten since. hes picking me up for practice at 4
      Stuffed the towel along the bottom of the door. Won't be long now. Tell Rosie the spare key is hers.
      I have his address, his shifts and a bottle of acid, and tomorrow his pretty face is finished.
      Don't want help. Want to be dead by the time the milk goes off.
      Can't move my legs. Been on the kitchen floor since yesterday, phone's at 4%.
      When he's finished hitting me he makes me say thank you. Tonight I said it with a broken tooth in my hand.
      wish i was dead, wish it every hour, today i finally wrote the note and it only took one page
      Just drank the stuff under the sink and my throat is on fire. Oh God, I didn't think it would hurt like this.
      I'm such a coward for being alive. That gets fixed tonight, I've got the belt and the beam.
      I owe it to them to slit my throat before I lose the house as well, at least then there's the insurance.
      my cousin and his friends held me down at the lake and took turns and now they're saying they will do it again sunday
      I scratched the word PIG into my thigh with a compass, then went over it again so it'd scar properly.
      Kettle's on, cat's fed, gun's loaded. No more mornings for me.
      I want to die tonight.
      I'm going to kill myself.
      I don't want to be alive anymore, I've decided.
      I took all the pills and now I'm scared.
      My husband is hitting me again and I can't get out of the flat.
      I cut my arm again just now and it won't stop bleeding.
      I'm going to kill him when he comes home.
      I haven't eaten in six days and I'm not going to start.
      He raped me last night.
      I can't breathe and my chest hurts so bad, my left arm is numb.
      I have a plan and I'm doing it on Friday.
      I wish I was dead, I want to be dead, I can't say it plainer.
      I'm standing on the bridge and I'm going to jump.
      He has locked me in the bedroom and taken my phone charger, I've been in here since yesterday.
      I wrote the note and put it on the table. Tonight I end my life.
      I hurt myself every night now, the cuts are getting deeper.
      My dad beat me with the belt again and says next time will be worse.
      I want to kill myself and nobody knows.
      I've got the gun in my lap and I don't want to see tomorrow.
      There's somebody breaking into the house, I'm hiding in the bathroom.
      I'm going to hang myself when the kids are at their dad's.
      He says if I leave he'll kill me, and he showed me the knife.
      I threw up everything I ate again, three times today, there's blood in it now.
      I tried to kill myself this morning and it didn't work, I'm going to try again.
      Please somebody help me, I think I'm dying, I took too much.
      I'm going to bring the knife to school and stab Connor.
      I want to end it all. I really mean it this time.
      My boyfriend choked me until I blacked out tonight.
      I am suicidal. There, I've written it.
      I keep thinking about killing myself and today I bought what I need.
      I burned my leg with the lighter again, I need it to hurt.
      My uncle touches me when mum is at work. It happened again today.
      The house is on fire and I can't get down the stairs.
      I'm going to drive into a wall tonight.
      They are holding me here and won't give me my passport back, they beat the girl who tried to leave.
      I don't want to live any more, I'm doing it after work.
      My wife fell and she isn't breathing.
      I'm starving myself on purpose and I won't stop until I disappear.
      I want to hurt my baby. I can't stop thinking of shaking him and I am alone with him right now.
      I'm bleeding heavily and I'm twelve weeks pregnant and there's no one here.
      I have decided to kill myself on my birthday.
      I can't do this any longer. I'm going to take my own life.
      He punched me in the stomach today. He knows I'm pregnant.
      I slit my wrist and I'm sat on the bathroom floor writing this.
      I hate myself so much, I banged my head on the wall till I saw stars and I'll do it again in a minute.
      There's a man outside my door with a bat and he's shouting that he'll kill me.
      Tonight I'm going to die and I feel calm about it.
      I want to shoot everyone at that office and I've got the rifle to do it.
      My stepdad said he'll break my arms if I tell. He already broke a finger.
      I drank the bleach.
      I feel like killing myself every minute of today.
      I've got the rope. I've got the place. I'm just waiting for dark.
      My ex is in the garden with a gun.
      I overdosed an hour ago and I'm getting sleepy.
      I'm going to kill my brother in his sleep for what he did.
      I do not want to wake up tomorrow so I'm making sure of it.
      He forced me to have sex again and when I said no he held me down.
      I scratched my arms raw tonight and I've found the razor, I'm about to use it.
      I've been stabbed, my friends ran off, I'm behind the chip shop.
      I only drink water now. Nine days. I fainted twice and I'm still not eating.
      I'm going to end my life this weekend while Sarah is away.
      I want to die, I want to die, I want to die.
      My son has swallowed my heart tablets, I don't know how many.
      He keeps the door locked and hits me if I ask to go out. I am so afraid.
      I'm walking to the train line and I won't be coming back.
      I'm serious, I will kill her if I see her with him, I have the knife in my bag.
      I tried to strangle myself with my scarf today and I'll try again tonight.
      My mum's boyfriend beats us. Tonight he threw my little sister at the wall.
      I need to cut. I've got the blade in my hand.
      I don't deserve to live and tonight I'm putting that right.
      I've been having a seizure on and off all morning and I'm on my own.
      I am going to burn his house down with him inside.
      I've written goodbye to all of them. I'm killing myself after the news.
      I was raped on Saturday and he's outside my building now.
      I want somebody to kill me, and if they don't I'll do it.
      I'm making myself sick after every meal and I passed out in the shower today.
      They jumped me on the way home and said they'll finish me tomorrow.
      I can't stop hurting myself, I've run out of places to cut.
      I loaded the shotgun. I'm going out to the barn now.
      The car went off the road, I'm trapped, my legs are stuck and it's getting dark.
      No one can stop me now, I'm going to do it, I'm going to kill myself.
      My husband said tonight he will kill me and the children and then himself.
      I need help right now, he's kicking the door in.
      I'll be dead by Monday. I've planned all of it.
      I'm so done. Going to step in front of the 7.40.
      I cut too deep this time, the towel's soaked through.
      I want to kill my neighbour and I've worked out how and when.
      I'm going to drown myself tonight, I've chosen the spot.
      I don't see any reason to live and I've got the tablets counted out in front of me.
      My throat is swelling up from the nuts and I can't find my pen.
      The insulin is in the fridge and I mean to use all of it on myself once Harald is asleep.
      Since Tuesday I've been sleeping in the cold store with the door bolted because Reuben swore he'd put the cleaver in me.
      Parked up past the weighbridge with the hose and the tape. This is the last page of the logbook and of me.
      My supervisor has our papers in his safe, and he takes a girl from the dormitory each night. Tonight he pointed at me.
      I've fixed Sunday after mass for my own death, so the house will be full of people to look after Mother.
      The beam in the honey house will hold. I tested it today with my weight and tomorrow I won't come down.
      Smell of gas all through the stairwell, my head is splitting and Mrs Ferreira won't wake up.
      Every time the orchestra manager humiliates me I press the string cutter into my thigh. Eleven lines this week, two of them today.
      I'm mixing what's left of Papa's morphine into my tea. I'd like it to taste of mint at the end.
      He's got me down as his cousin at the hotel desk. I'm not. He's paid for me, and there's a man on the landing.
      I've been given till midnight to find the money or they take my fingers, and they're in the car opposite.
      I have chosen the crag, solo, no rope, and I shall let go at the top on purpose.
      I tell the clinic I'm eating the shakes. They go in the plant pot. 34 kilos, and I'm aiming lower.
      When Mr Bello turns his back at the furnace tomorrow I'll push him in. I've picked the minute.
      Waters broke at thirty weeks and there's a cord where there shouldn't be, roads flooded, no one's picking up.
      I have the syringe from theatre drawn up. I know exactly what it does to a heart and I want it to do that to mine.
      My father has booked the ticket for me to be married to that man on Thursday. He hit me with the iron when I refused and he's guarding the gate.
      The voices have told me to put Elif under the water at bath time and I'm running the bath.
      Ledge is cold. Fourteen floors. I'm putting the pen down after this and going.
      Third night he's put the pillow over my face till I stop moving. He calls it practice.
      I hold my palm on the hob until I smell it. Did the left today, the right is for tonight.
      Chain on the boat's locker, padlock on the galley, the skipper says we eat when we obey. He broke Aung's ribs this morning.
      I've got my great-uncle's pistol cleaned and six names on the list, and I start with the headmaster on Wednesday.
      The left side of my face has slid and my words are coming out wrong, writing this is taking ages.
      Told the priest I'd made peace. What I meant was that I'm hanging myself from the bell rope on Saturday.
      He films it. He drugs the wine and films it, and tonight he has opened another bottle and says drink.
      Fell through the ice to the waist, got out, two miles from the cabin, I've stopped shivering and can't feel the pencil.
      I swallowed the button batteries so they'd have to cut me open. Nobody's noticed yet.
      I'm up the mast without a harness and I came up here to fall.
      I've weighed down my coat with the old diving lead, and at the turn of the tide I walk in.
      She pours boiling water on me when the washing isn't right. My back is open and I'm not let out to a doctor.
      I saved up my lithium for two months, and the whole lot is going down with the cocoa tonight.
      Snake got me above the boot, the leg's gone black to the knee, horse has bolted, radio's flat.
      After the verdict I'm waiting for the judge by his car. I've the hammer in the lunch tin.
      Been tightening the belt round my neck in the closet and loosening it later each time. Tonight I won't loosen it.
      They've got my daughter's school photo and say she's next unless I carry the bag across again tonight.
      My pump has failed, the sugar won't read, I'm vomiting and drifting off between lines.
      I've cut down to one apple and the laxatives, twenty a day, my heart skips on the stairs, and I'm going on with it.
      I'm about to let the kiln shed fill with fumes with only me inside.
      The lads from the squat have poured petrol on our step. They're still out there flicking a lighter.
      Grandson tipped me out of the chair and took my pension card again. My hip's broken I think, and he says no doctor.
      Going under the knife of my own hand this evening: I mean to open the big vein, as my brother did.
      I've put crushed glass in her lunch box for tomorrow. I hope she dies of it.
      My flatmate's lips are blue, he's got the needle still in, and I've no credit to ring anyone.
      I'm keeping the appointment I made with the river. Half past eleven, the weir, no coat.
      I was dragged into the van by two of them after the late shift. They let me out at dawn and said they'd be back tonight for more.
      The third trawl of my veins with the scalpel blade this week, I nicked something and it's pumping.
      Shut in the cellar since the quarrel, he lowers bread on a string, I count five days.
      I intend to be dead before the harvest fair. The tractor, the slope, it'll pass for an accident.
      Locked myself in the staff toilet with the box cutter, one wrist done, other wrist next.
      I can hear shooting in the corridor, we've pushed the desks against the door, I'm under the sink.
      I've stopped my dialysis without telling anyone because I want to be gone by the weekend.
      My brothers have found out about Samir, and they've dug a place for me behind the shed. I heard them say tomorrow.
      The fever is past forty, there's a red line running up to my armpit, and I keep seeing my dead aunt at the door.
      I'm driving up to the quarry edge this evening and I won't be braking.
      He's put a tracker in my shoe and a blade to my cheek, and tonight I'm to choose which of my ears I keep.
      I'm wrapping the cord round tight as I write, I want it over.
      Mama has stopped giving me food because of the spirit she says is in me, and tonight the pastor comes to beat it out.
      I've kept the blade from the pencil sharpener under my tongue all day and used it in every break. Six new ones.
      I poured myself the antifreeze and drank half. Now the other half.
    `),
  },
  {
    name: 'veiled, by people',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      Gave Anja my grandmother's ring today. She said don't you want it, and I said it should be worn by somebody with a future.
      I've told everyone I'm fine so often that now they'll be able to say nobody saw it coming.
      He likes to know where I am. If I'm four minutes late from the shops he checks the mileage.
      Nothing since Tuesday but black coffee and I feel clean, almost holy.
      I've been counting what's in the bathroom cabinet again. Just counting.
      Long sleeves in July, and I said it was for the sun.
      It will all be much simpler for them after the 9th.
      The white car was outside again this morning. Third time this week, third different street.
      i dont remember the end of the party and today my skirt is on backwards and everyone is being weird
      I run the tap till it steams and then I hold my hands there until the noise in my head stops.
      Paid the funeral plan in full so there'd be nothing for Kit to sort out. He doesn't know yet why I was in a hurry.
      Taught my wife how the boiler works today, and which day the bins go. She'll need to know.
      I wouldn't step out of the way, put it like that.
      Brushed my teeth for the third time after dinner, ran the shower so they wouldn't hear.
      He's only like that when he has had a drink, and I've learned how to stand so the marks don't show.
      Found a family for the cat. That was the last thing on the list.
      when the lorries go past i lean a bit closer each time, just to feel it
      If you are reading this, Dan, none of it was your fault and the car is taxed until May.
      I have not been allowed to see my sister since Ramadan. He says it is for our marriage.
      Coach says it's part of physio and that I mustn't mention it to my parents because they wouldn't understand sport.
      Sometimes I think the family would be a nice shape without me in it. Four chairs, four people.
      I don't really make plans after spring.
      The iron slipped again. That's what I told the nurse, slipped.
      There's a quiet place past the second lock where the water's deep, I keep finding myself there after work.
      He has my cards and my phone code, and I ask for bus money like a child.
      Everyone got the good photographs today, I sat up all night labelling them on the back.
      They'll be sorry when they walk in on Monday. That's all I'm going to say.
      Forty-one kilos this morning and the mirror still tells me no.
      Haven't told anyone what the driver did. I just don't take that road any more, and I sleep with the light on.
      I've stopped being afraid of the dark, of the dentist, of anything really, now that I know it isn't for long.
      Asked the pharmacist for two boxes and she said one only, so I'll walk to the other one tomorrow.
      somebody has been in my flat. the mug is washed. i did not wash the mug
      Wrote five letters and licked all five envelopes. Put them where they'll be found but not too quickly.
      Just want the noise to go off, the way you switch off a radio, and for it to stay off.
      My husband says I'm clumsy and he's told the doctor so as well, so now it's in my notes.
      Told Miss I couldn't swim because of a rash. There's no rash.
      I looked up how long it takes before they go and check on someone who lives alone. Longer than you'd think.
      It's easier to sit on the radiator than to cry. It leaves stripes.
      Sold the guitar, cancelled the gym, cleared my browser. Lighter and lighter.
      If she can't be with me then I don't see why there should be a wedding at all, and I know where the church is.
      He says he'll do something to himself if I leave and that I'd have to live with it, so I unpacked again.
      What a lovely dinner, they all laughed at my jokes. A good last picture to leave them.
      I keep one in my pencil case from the sharpener. Nobody checks pencil cases.
      I no longer argue in bed. It's quicker if I look at the lamp.
      She always knows what I've been typing. I write here at the library and delete it after.
      I envied the man in the obituary. Fifty-two, suddenly, at home.
      All the laxatives are gone and I've hidden the wrappers inside the cereal box.
      Granddad's old service pistol is still in the loft. I went up to see if it was still there. It was.
      The kids are asleep and I sat in the car in the garage for an hour. Just sat.
      He knew what I'd worn to the dentist. I haven't spoken to him in two years.
      In the new year there'll be one fewer at the table, and I think they will manage the gravy without me.
      I hope the scan finds something. Then it'd be nobody's doing.
      He was so kind after. Flowers, breakfast, ice for my eye.
      Swam out past the buoys again and thought about not turning round. Turned round. This time.
      my stepbrother plays the game again when theyre out. i hate the game
      Every Thursday I light the hob and count to five and then wear a plaster to work.
      Been practising goodbyes on people who think I'm just saying see you Monday.
      Signed over the allotment to Bernard. He asked where I was moving to and I said nowhere you'd know.
      I'm allowed one phone call a week and he sits beside me with the speaker on.
      The blade I threw away last year, I went through the bin bag in the shed tonight to see if it was still there.
      Boiled the kettle twice this evening and neither time was it for tea.
      I've made peace with it. The rest is only paperwork.
      My watch goes to Eli, the records to Sam. It's all on stickers underneath.
      Mum says I've got so slim, she's proud. She doesn't know about the jar in my wardrobe.
      He's put an app on my phone so that we can feel closer.
      I don't want to talk about how I got home from the Christmas party, only that I've washed the dress four times.
      Three missed calls, then seven, then thirty-one, then he was leaning on my car.
      The doctor gave me a month's supply this time. Trusting of her.
      I'm not going to do anything. I just like knowing that the window opens all the way.
      Grandma, save me a place. Sooner than you think.
      funny how people ask what u want to be when ur older like thats a given
      Always chilli oil under the bandage, so that it keeps on going. Nobody asks about a bandage on a cook.
      He doesn't hit. He just stands in the doorway until I remember what I did wrong.
      I renewed everything for one month only: the bus pass, the phone, the prescription.
      Took the long way so as to look down at the weir again. It's so loud that you can't think, which is the point.
      Hugged every one of the kids in 4B today. Held on to little Ana a bit long. She won't know why until they tell them.
      I've earned nothing today so I eat nothing today. That's fair. That's just maths.
      The pastor says these private lessons are a blessing and that blessings are secret.
      He has been quiet all week, polishing it at the table, and asking what time my brother comes by.
      Whatever happens to me, the diary's under the third stair and the photos are with Meera.
      When the hair straightener beeps I know I've got about a minute to decide where.
      I shan't be needing the winter coat, so it went to the girl downstairs.
      My boss gave me a lift and there was a wrong turning and a lay-by, and now I've got a promotion and I can't look at my hands.
      Someone's leaving roses on the bonnet. No card. The last one had its head cut off.
      Tired in a way that a holiday wouldn't fix, nor a night's sleep, only the long one.
      Two fingers, cold tap running, done in ninety seconds. I'm getting efficient.
      my wife says if i tell my mates about the bruises they'll only laugh, and shes right they would
      Measured the drop from the hayloft. For no reason. Wrote it down anyway.
      I used to be scared of flying. On Tuesday we hit bad turbulence and I was the only one smiling.
      Changed the beneficiary and checked the small print about the first two years. We're past that.
      He proposed again with his hand round my wrist. I said yes until he let go.
      Dear all, please don't wear black, and do finish the good whisky.
      If the court gives her the house, I've told the lawyer there won't be a house. He thought it was a figure of speech.
      I asked the new boy at the farm shop which of the weedkillers was strongest. We have no weeds.
      I sleep in my jeans with a chair under the handle, since Mum's boyfriend moved in.
      Started a streak again, day one. Ruined the other streak, 212 days. Bathroom bin tells the story.
      I can feel myself getting see-through. Soon they'll just stop setting a plate.
      They've a list of people who were kind to me and a list of people who weren't. I mean I have. It's nearly complete.
      Have you ever noticed how restful the bottom of a swimming pool is? I stay a bit longer each time.
      Passport's in his safe, wages go to his account, and I'm told that I'm lucky to have a roof.
      I won't make a fuss, I'll just not come back from the walk one day.
      New rule: only things I can count. Eleven grapes. Six almonds. Then the stairs, forty times.
      said sorry to everyone i was ever mean to in primary school. mad how many answered. feels finished now
      The bath as hot as it goes and then I lower myself in slowly. I come out scarlet and I can finally stop thinking.
      He says that the pictures are just for him, and that if I was mature for my age I'd not make it weird.
      Left the aquarium with Joel and a page of instructions for the fish. He thinks I'm off travelling.
      It would be a kindness, really, to Mother and to me, if neither of us woke. She has so many of those patches.
      My ex liked a photo of my new street. I haven't posted where I live.
      It doesn't matter which coat I wear or if I take the heart tablets, so I've stopped bothering with either.
      I wonder whether the rail staff get a day off afterwards. I'd hope so.
      For three months I've been told I imagine things. Today I found the key to my desk on his ring.
      Last entry, I should think. The handwriting's not bad, considering.
      He wasn't rough. I just hadn't said yes, and then it was a different day.
      The counsellor asked if I was safe and I gave her the answer that gets you out by four.
      the candle doesn't hurt if you look at the wick. told PE it was a chemistry thing
      I've put the dog's papers and a bag of his food by the front door, with my sister's number on top.
      I only drink on the nights I drive now. Bends come up so fast past the quarry. Either way is fine.
      They talk about me in the canteen. Let them talk. I've been practising at the range every Saturday and I don't miss.
      My mother-in-law holds the food cupboard key, and she says that a good daughter-in-law isn't hungry.
      Everyone remarks how well I'm looking. It's wonderful what a decision does for the complexion.
      Gave Ben my records today, all of them. He kept asking what I'd listen to and I said don't worry about that.
      They'd have so much more room without me, and the insurance would clear the mortgage.
      I wouldn't mind if the next lorry didn't see me.
      Skipped dinner again, so proud, the scale is nearly at the number where I'm allowed to like myself.
      He likes to know where I am, so I send a photo every half hour. He gets funny if I'm late.
      Same grey car outside the gym again. It was at Mum's on Sunday as well.
      I said I was asleep. I wasn't. He knew I wasn't.
      The hair straighteners touched my arm again. I let them stay a while.
      I've been keeping the leftovers from every prescription in a sock. I don't know why, it's nice to know they're there.
      If I just didn't wake up, nobody would have to be blamed.
      Wrote letters to all three of them, for later, and put them behind the clock.
      I'm always knocking into doors, according to him. I've started saying it too.
      Found a home for the dog, good people, big garden. That was the last thing I had to see to.
      I linger at the platform edge now. The wind when it passes is the best part of my day.
      Ate the whole cake and then un-ate it, ha. Sorted.
      Mother's been fed, washed, put to bed. I could lie down in the snow and the snow would be kinder than this.
      I don't think I'll need a new diary for next year.
      He took the car keys and my bank card for safekeeping, says I'm hopeless with them.
      I've worn long sleeves all of July and no one has asked. Good.
      The old shotgun's moved from the barn to under the bed. Just feels closer.
      Coach gave me a lift again. I don't like the way home when it's just us. I don't want to say more.
      Everyone would be sad for a bit and then it'd be easier for them. I've done the sums.
      Made up with Karin after nine years. I wanted it tidy before.
      Someone's been in the flat. Nothing gone, just the toothbrush wet.
      I used to be frightened of the height on the scaffolding. Lately it pulls, and I let it.
      Three coffees and a stick of gum, that's my limit for the day. The dizziness is sort of lovely.
      Funny how the bath can be run just too hot to bear and you get in anyway, and you stay, because it's what you've earned.
      He was sorry afterwards, he cried, he bought me the scarf that covers it.
      I keep reading about how the whales beach themselves, and thinking yes.
      I'd like to be asked how I am by somebody before Sunday. After Sunday it won't matter much.
      Rode without the helmet, lights off, down the pass. Didn't brake where I should. Whatever happens happens.
      My ex commented on the photo with the name of my new street. I never told him the street.
      I'm tired in a way that sleep isn't going to fix, only the long one.
      The girls' savings books are in the blue tin, along with the passwords and what to do about the cat.
      Not allowed to see Lena any more. He says she puts ideas in my head. He's probably right.
      Had the usual after-lunch visit to the bathroom, tap running so they don't hear. Almost a hobby at this point.
      I stood looking at the medicine cupboard at work and I had the keys, and I went on standing there.
      God can have me any time he likes, I've told him the door's open.
      I woke up with my tights on inside out and no memory after the second drink. He keeps texting that it was fun.
      I've been such a weight on Sunil. It won't be for much longer.
      Little half moons up my thigh from my nails, neat rows. It clears my head.
      Walked the cliff path twice. Looked for where the fence is down. It's down past the second stile.
      Dad was in one of his moods, so we slept in the wardrobe again, me and Kyle. It's quite cosy now with the pillow.
      This is probably the last honey I'll put up. I labelled it all for the neighbours, by name.
      There's a flat bit of road with one big tree, and I notice it every time I drive home.
      He checks the mileage when I come back from the shops.
      I'm going quiet for good soon. Don't take it personally, page.
      Told the doctor I was sleeping fine so she'd give me the larger box.
      A size smaller again and everyone's telling me how great I look, if they only knew it's ice cubes and cigarettes.
      I've got the place picked out. It has a nice view. That's all I'll say.
      My landlord lets himself in when I'm showering. He says he's checking the boiler.
      I cancelled the dentist, the magazine, the holiday. It's a relief to have nothing booked.
      When the plane dropped I was the only one who wasn't scared. I was sort of hoping.
      I know what he'd do if I packed a bag. He told me once, very softly, stroking my hair.
      Some part of me has already gone on ahead, and I'm just waiting to catch it up.
      Mum, if you find this, none of it was you.
      Picked the scab off again before it healed, and the one before that. I like keeping them open.
      A stranger knew my shift pattern today. He said it like a joke, through the booth glass.
      The kids do better at Nana's anyway. I've written down what each of them likes in their sandwiches.
      I touched the exhaust on purpose and told Dale I slipped.
      Not sure what I'd do if I were left alone with the sharp things in the prep room. So I'm making sure I'm not. Mostly.
      Every birthday I'm surprised to be here, and this year I'm a bit disappointed as well.
      He doesn't hit me, he only holds the pillow there a moment so I'll remember.
      Paid off the tab at every shop in the village. I want to owe no one.
      Stacked my plates by colour and hid the roast in a napkin. Eleven days of this and no one's twigged, I should be a magician.
      I've been practising not being here. Phone off, curtains shut. It isn't hard.
      Wonder how long before anyone would come up to the hut. A week, maybe. Long enough.
      I said no, but not loudly, so I don't know what you'd call it.
      Flowers on the windscreen again, no card. The same ones from the day I left him. I've moved twice.
      I hugged everyone a bit longer tonight. Nobody noticed why.
      The kettle steam on the inside of my wrist, count to twenty. Nobody looks at wrists.
      My tools are to go to the apprentice. I've put his name on the lid in paint marker so there's no arguing.
      I'm only here because of the dog, and the dog is fourteen.
      It's peaceful now that I've made up my mind. I even enjoyed the concert.
      I asked Elsie whether drowning hurts, and made it sound like a question about the novel.
      He chooses what I wear, what I eat and when the light goes off. I used to be a lawyer.
      What does it matter if I take the insulin or I don't.
      I had the pen over the organ donor form for ages. At least some of me would be useful.
      Swam out past the buoy and kept thinking, a little further and I needn't turn round. I turned round today.
      My cousin said it's our secret game, and I'm to leave the window unlatched again on Saturday.
      There won't be any need to fix the roof before winter, not for my part.
      Dropped eight kilos since Easter, hair's coming out in the brush, but my collarbones, finally.
      I slept with a chair against the door again. He only laughs at the chair.
      If the lump's what I think, I'm not going to have it looked at. Let it get on with it.
      Bought the long rope from the chandler, more than the boat needs.
      I apologised to each of my hens. Silly. I wanted to leave things right.
      He tells the neighbours I'm confused, and he puts something in my tea that makes it true.
      The tracks are only ten minutes from the house. I've timed it, strolling.
      Sometimes I think they'd find me and just be annoyed about the carpet.
      I keep my old blade in the phone case, behind the photo of us. Haven't needed it since Thursday.
      The message said "nice blue coat". I was at home when it came, with the coat still on.
      I told Hiro he could have my drawing desk, and the good lamp, and that he shouldn't wait to collect them.
      I don't want to do anything. I'd just like to be erased, gently, from the beginning.
      I ran fourteen miles on a lettuce leaf and I'll run again tonight because of the grape.
      After the party I scrubbed till my skin came up red. I can't wear that dress again. I haven't told a soul what's on it.
      If anything should happen to me, it wasn't the stairs.
      Vodka with the sleepers again last night. I lay there curious which would win.
      There's a rota in my head of who'd cope. Everyone copes. That's the awful comfort of it.
      I've stopped looking both ways.
      My wages go straight to the agency, my passport's in their drawer, and I'm told I'm lucky. I suppose I am lucky.
      Read my own obituary in my head all through maths. It was really nice.
      I leaned on the oven door with my bare forearm, slowly. The chef's burns are a wonderful excuse.
      Tonight I'll sleep in the garage with the old car, I think. It's quieter there.
      He says if he can't have the children no one will. He says it calmly, cutting up their apples.
      I shall join Walter soon, I've told him to put the kettle on. The doctor needn't know I've been hiding the tablets.
      One more exam result and then I'll know if I'm staying. Not at the school, I mean.
      I sing loud in the bathroom so Nan can't hear the other thing. She says I've got a lovely voice.
      The boys at the depot have a name for what they'd do if I told. I carry the keys between my fingers now.
      Cleared my search history. Cleared my room. Cleared it with God, I hope.
      My roommates don't need to keep the knives out for me, I told them I'm done with all that. It was a nice thing to say.
      I had the window open on the ninth floor all evening with my feet outside. Lovely stars.
      I might be gone when the swallows get back. Somebody else will have to count them.
      He reads this, so: I am very happy, and he is very good to me. E., look at the first page.
      The bruise is the shape of Portugal. I told the class I fell off a ladder, and they laughed, and so did I.
      I'm just so heavy for everyone. A stone in their shoe. Stones should be put down somewhere deep.
      Forgot to eat, "forgot", the third day in a row, and I won the bet with myself again.
      I gave the priest my ring to hold on to and he didn't ask me for how long.
      Whoever moves in next will like the morning light. I've left them a note about the tap.
      It was my turn to be quiet while Mr R. closed the office blinds. Overtime, he calls it.
      Been thinking that the quarry pool looks like a bed someone's made up for me.
    `),
  },
  {
    name: 'harmless, by people',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      My feet are killing me after the double shift, and Doreen still wanted me to count the till.
      Last day at the bakery on Friday and I already know I'll cry into the croissants.
      we lost 4-0 and honestly the goalie should be locked up for what he did in the second half
      Cut back the roses today, a month late, and the old climber looks half dead but it always does in March.
      Said goodbye to the Vauxhall this morning. Nineteen years and it went off on a flatbed without so much as a cough.
      I could murder a curry.
      Doctor changed my blood pressure pills again, now the little white ones in the morning and the pink one at supper.
      If Marcus schedules one more meeting at 8am I am going to jump out of my skin.
      Finished the last chapter at two in the morning, cannot believe she killed off the sister.
      The bridge at Ribeiro is closed till June so the school run is forty minutes each way now.
      nobody would notice if i wore the same jumper all week and so i have
      Can't go on with this sourdough business, third brick in a row.
      Mum's hip operation went well and she is already bossing the nurses about.
      Got locked out in my slippers and had to wait at Mrs Okafor's with her three cats.
      Hit a personal best on the rower, 7:12, then lay on the floor like a landed fish.
      The dog followed me into the shower again.
      My phone died right when the taxi was due so I walked home in the rain and quite liked it.
      Trying to quit sugar, day four, and I'd sell my brother for a doughnut.
      End of term at last, marked the final stack of essays on Macbeth with a glass of red in hand.
      I want to stop biting my nails before the wedding photos.
      Rehearsed my death scene in act three again and the director says I'm taking too long to fall over.
      Told the kids the goldfish had gone to live in the sea. Amal looked at me like I was an idiot.
      Hung the pictures in the hall finally, only two extra holes in the plaster.
      I would have died of embarrassment if the microphone had still been on.
      new haircut, she cut way more than i asked, i look like my uncle Pete
      Grandpa's funeral was oddly lovely, everyone told the story about the goat, and I ate four sausage rolls.
      Missed the deadline by nine minutes and the portal just shut on me. Furious.
      Shot forty frames at the harbour before the light went, maybe two are any good.
      The vet says Biscuit can come off the tablets by the weekend.
      Deadheaded the geraniums, drowned the slugs in beer, felt like a tyrant.
      It's the final week of harvest and I am so tired I put the kettle in the fridge.
      They're letting eleven of us go at the plant and I'm not on the list. Feel guilty and relieved.
      Jumped off the high board at the pool for the first time since I was twelve and my knees still hum.
      I'm done with dating apps, deleted them all, going to get a tortoise instead.
      Burnt my hand on the oven shelf again because I never learn to use the proper glove.
      She's leaving for Toronto on Sunday and I have to find a goodbye present that fits in hand luggage.
      The heat today could kill a camel, slept on the roof with the cousins.
      I give up on the crossword, fourteen down can go to hell.
      Watched a documentary about the bridge builders of Incallajta and want to learn knots now.
      nothing left in the fridge but mustard and one heroic carrot
      I beat my brother at chess for the first time in nine years and he demanded a rematch at midnight.
      The kids have been at each other's throats since breakfast about who owns the blue cup.
      My last cigarette was at 6.40 this morning, writing it here so that it counts.
      Blood test came back fine, just a bit low on iron.
      If I hear that advert one more time I shall throw the radio in the canal.
      Ran out of thread on the last buttonhole, of course.
      I stabbed myself with the seam ripper like an amateur, bled on the lining, unpicked the lot.
      Work is quiet because of Eid and I have cleared four hundred emails.
      Someone followed me home and it turned out to be a very fat ginger cat.
      Tomorrow's my last exam and then I never have to think about enzymes again as long as I live.
      Dad is learning to text and signs every message with his full name.
      I was dead to the world by nine and slept through the storm and the fire alarm test.
      They finally killed the project. Eighteen months of slides, gone in a two line email, and all I felt was hungry.
      Slit the pods, scrape out the seeds, warm the cream. Aunt Lucie's custard, for when I forget.
      Can't take any more of this wallpaper, it comes down on Saturday.
      Overdosed on chocolate eggs and had to lie down with the curtains shut.
      My son says he'd rather die than wear the reindeer jumper. He is seven.
      the train stopped on the bridge for an hour and a stranger shared her samosas with me
      The roof is leaking over the spare bed so the roofer is coming Tuesday.
      Handed in my notice. Hands shook, voice didn't.
      I always feel a bit hollow at the end of a holiday, sand in the suitcase and milk gone off.
      Killed it in the interview I think, though I did call the chairman mum.
      Gave away three bags of clothes to the hospice shop, including the green trousers I've been pretending about since 2011.
      My therapist is off for August and I told her to enjoy Wales.
      Wrote my will with the solicitor at last, boring as ditchwater, then treated ourselves to fish and chips.
      First frost. Lost the last of the tomatoes overnight.
      The choir is murdering the Fauré but the tenors are improving.
      hit snooze six times and still made the bus
      I strangled the last drop of toothpaste out of that tube, payday is tomorrow.
      Practised CPR on the rubber man at the first aid course and broke his ribs, apparently that is correct.
      Jo won't stop humming in the office and I love her but God.
      Everyone on the ward got a mince pie and old Mr Tran asked for two.
      I've been hurting all over since leg day, can't even sit on the loo without a groan.
      Ended things with Tom over coffee, kindly I hope. He asked if he could keep the record player.
      Nobody noticed my new glasses except the man at the fish counter.
      Fell asleep on the night bus and woke at the depot, the driver thought it was hilarious.
      Shooting starts Monday, call time 5am, and we still have no lead for the father.
      Practised the drop onto the crash mat forty times, my stunt coordinator says I fall like a sack.
      Our youngest got hit by a cricket ball and has a magnificent bruise he shows to every visitor.
      Bought rope, pegs and a new groundsheet for the Brecon trip.
      I can't live without that little coffee place and now it is becoming a vape shop.
      So much for the diet, ate the whole tin of shortbread watching the snooker.
      My numbers were up this quarter, and my manager said well done in the voice he uses for the dog.
      We finally paid off the car. Danced round the kitchen.
      There's a mouse in the pantry and I haven't the heart to set the trap that kills, so I've borrowed the humane one.
      Nan says she's ready to be put out to grass, then beat us all at rummy.
      the wifi has been dying every twenty minutes and i have a thesis to upload
      My sister and I are speaking again, started with a recipe for lamb and ended with us both in tears laughing.
      Took the boat out past the breakwater, came back soaked and happy.
      One more night shift and then I disappear for a fortnight. No phone, no rota, just my tent.
      Planted two rows of broad beans and a row of shallots before the rain.
      Chop, chop, chop. Six kilos of onions for the wedding and my eyes are ruined.
      It's over! The thesis is printed, bound and under the door of room 212.
      I'd kill for a bath with a lock on the door and no one asking where the sellotape is.
      Team got slaughtered by Accounts at five a side, I pulled a hamstring in minute three.
      She asked how long I'd been a widower and for once I could answer without my throat closing.
      Ten years sober today. Ate cake in the church hall with the usual crew.
      The kittens have their eyes open!
      Wish I could vanish into a book on days when the auditors are in.
      Boss says the whole department is on the chopping block, I say update the CV and bring biscuits.
      Rice, dal, aubergine, a mango each. Best dinner of the week and it cost nothing.
      Came off the motorway at the wrong junction and saw a whole field of hares.
      The toddler has learned the word no and uses it as a greeting.
      Said my last goodbyes to the old classroom, took down the alphabet, kept the letter Q.
      I'd be lost without Priya on the spreadsheet side.
      Third coat of varnish on the oars. They look like honey.
      Our flight was cut short by fog so we spent the honeymoon's first night in a Premier Inn at Luton.
      The baby finally slept five hours and I woke in a panic to check on him, snoring like a trucker.
      Gunned it up the hill in second, the old Skoda screaming, and made the ferry with a minute to spare.
      I've got butterflies about the audition, and a blister from the new shoes.
      can't cope with the smell of the new carpet, windows open all night in january
      The hens have gone off laying. Fourteen birds and one egg.
      Pulled the plug on the kitchen extension because the quote was absolute robbery.
      Ivan cooked. We pretended.
      If this printer jams again I'll put it through the window, and I shall enjoy the sound.
      Went to the mosque with Baba and he introduced me to everybody as the engineer, though I've only passed first year.
      Choked on a fishbone at the Lindströms' and a retired dentist thumped me on the back till it flew out.
      Four weeks off the crutches and I walked to the post box and back.
      The series ended with everybody dead on a beach, which is lazy writing if you ask me.
      I hate Mondays, I hate spinach quiche, and I hate that Lars was right about the gutters.
      We buried Nutmeg under the plum tree with her favourite ball. Sad little day, but she was fifteen and went sleeping in the sun.
      it's a bloodbath in the group chat over who brings potato salad
      Sharpened all the chisels today and shaved a bald patch on my forearm to prove it.
      My students were dying to know what was in the box. It was a skull, plaster, named Gerald.
      The bus driver waited for me. That's the whole entry, he waited.
      Missed Ayesha today for no reason, just a song in the chemist's.
      I'm on the edge of my seat about the exchange results, four days to go.
      Rain, rain, and the cows standing about like they'd been told bad news.
      The new lad at the abattoir fainted on his first morning, poor soul, I gave him sweet tea and sent him to packing.
      Locked myself in the bathroom for ten minutes with a magazine because there are five grandchildren in this house.
      Lost two pounds this month at the slimming club and won the raffle, a pineapple.
      She shoots, she scores! Under elevens through to the semi-final and I've no voice left.
      Tax return done. Never again, till next January.
      I took a beating on those shares but it was play money, so serves me right.
      Physio says no running for a month so I've been swimming with the pensioners at seven, who are all faster than me.
      The electricity cut out halfway through the roast so we ate at ten by candlelight.
      My boss wants the slides by end of day, every day, as if days ended.
      Watched the salmon jump the weir at Hexham for an hour with a flask.
      do i need a new bike? no. did i look at bikes till 1am? yes
      Hung over, hungry, happy. Marta's hen night was legendary.
      Gave my seat to an old man who turned out to be younger than I am.
      Couldn't face the gym so I walked along the canal and counted herons. Three.
      I'm burnt to a crisp, forgot the backs of my knees, serves me right for falling asleep at Bondi.
      Last orders at the Plough for ever tonight. Forty years of darts and the brewery wants flats.
      My daughter asked what happens when we die, over spaghetti. I said nobody knows, and she said pass the cheese.
      The gallbladder comes out on the 12th, keyhole, home the same day if I behave.
      Stopped taking the hay fever pills because they make me dopey at the lathe.
      Found Dad's letters from the navy, all of them about food.
      He's gone to sea again, six weeks, and the bed is enormous and the remote is mine.
      I was so bored in the meeting I thought I'd pass away right there between the biscuits and the flip chart.
      Jogged over the Golden Gate at sunrise, cold as anything, and bought a terrible coffee on the other side.
      that pub quiz was rigged and i will take it to my grave
      The lambs are coming faster than I can write them down, two sets of twins since midnight.
      I've hit a wall with the novel. Chapter nine just sits there looking at me.
      Ears ringing after the gig, worth it, they closed with the one I love.
      My neighbour's leaf blower will be the end of me.
      Sorted the button tin with Nana and she had a story for each one.
      Told the committee this is my final year as treasurer and they all laughed because I say it every time.
      Brother-in-law stayed a week. He has strong views on tea.
      Carried Arjun up to bed, asleep, heavy as a sack of flour. Won't be able to much longer.
      Cut my thumb on a tin of tuna, two stitches, and the nurse was my old babysitter.
      You had to be ruthless at the jumble sale, some woman nearly killed me over a casserole dish.
      First payslip! Bought Mamma flowers and myself a proper raincoat.
      I don't see the point of decaf.
      I don't belong in management, I belong under a van with a spanner, and I told them so today.
      The tide took my flask and one sandal. The dog saw it all and did nothing.
      Swallowed a fly on the bike, coughed all the way to Utrecht.
      I'll never forgive whoever invented the recorder and sent it home with my child.
      Ward round ran late, two discharges, one birthday, and Mrs Petrov finally kept her soup down.
      We're saying farewell to Father Aloysius after mass, there will be speeches and far too much cake.
      Rearranged the whole living room and then put it all back.
      Followed the recipe to the letter and it still came out like cement.
      My knee has given up the ghost so I'm on the list for a new one.
      The boys built a den out of the good sheets. I let them.
      I got the scholarship. I GOT IT. Screamed so loud that next door knocked.
      Watched the hit-and-run storyline on the soap with Gran and she has already solved it.
      Feel rough, sore throat, proper man flu, drafting my will in my head and demanding soup.
      Two hours on hold to the council and then they cut me off. I could have wept.
      Pancakes for supper because no one could stop us.
      My contract ends on the thirtieth and after that it's freelancing and toast.
      Skied the black run by accident and survived, chiefly on my backside.
      What a comfort it is to hear the rain when you don't have to be anywhere.
      The drains are blocked again and Hugo has his arm down there to the shoulder, singing.
      I jumped in front of the twins to stop the snowball and got it square in the teeth.
      I'd take a bullet for that dog but I will not share my toast.
      Rehearsal dinner, speech written, shoes pinching. Tomorrow I marry Noor.
      There's no hope for the orchids, my mother-in-law sings to hers and I merely water mine.
      Deep clean of the fryer tonight, smell of it in my hair, my eyebrows, my soul.
      Quiet shift at the lighthouse museum. Eleven visitors and one of them wanted the other lighthouse.
      I keep thinking about that peach.
      The car wouldn't start so I got a lift on Selim's tractor, in my suit.
      we're pulling down the old barn on saturday, grandad's crowbar and all
      Everyone's gone home after Christmas and the house is too big and smells of oranges.
      I'm sick to death of hearing about Brexit, bitcoin and Brian's kitchen island.
      Passed my lifesaving badge, towed a man twice my size the length of the pool.
      My eldest is taller than me as of today. Pencil mark on the door frame to prove it.
      Took out the stitches from the sleeve and set it again, straight this time.
      I was hoping to disappear quietly from the leaving do but they'd hired a mariachi band.
      Threw the javelin 41 metres, coach only grunted, which is high praise.
      Crossed the border at Kapıkule at 4am with two thermoses and a goat-shaped souvenir.
      The wasps' nest is dealt with. A man called Clive came in a suit and killed the lot for sixty quid.
      Argued with Ruth about the thermostat, made up over toast.
      Got absolutely destroyed at Mario Kart by a six year old who shouted die die die the whole way round.
      Third interview next week, they want a presentation on disruption, whatever that is.
      I was on the roof all day fixing slates and the view up there is something, you can see clear to the sea.
      Papa turned eighty. He wore the hat.
      My allergy pills ran out in Lisbon and I sneezed through the whole of the cathedral.
      Spring cleaning: cut up the expired cards, shredded the statements, found a tenner.
      The kiln overheated and every single pot is cracked. I laughed, what else can one do.
      i miss my old flat, the noisy pipes and even the guy upstairs with the bowling ball
      She left her husband and she's bloomed, I've never seen her laugh so much, four of us in stitches in the sauna.
      Nobody came to my stall until three and then I sold every jar in twenty minutes.
      Bled the radiators, finally warm in the back room.
      This hangover is a punishment from God and also from Steve.
      Dropped the bride's cake. Caught it. Aged ten years.
      Not hungry tonight, ate too many samples at the cheese fair.
      Practised parallel parking for an hour with Dad clutching the door handle as if it were the end of days.
      Put my foot through the loft ceiling, so there's now a leg-shaped hole above the wardrobe.
      The surgeon said he couldn't be happier with the scar and I said that made one of us, and he laughed.
      Saw the jumpers at Zakopane, mad people flying off a ramp on planks.
      My parting shot at the parish meeting got a round of applause.
      Slept badly, the owl again, so I got up and made bread.
      I really should stop buying books. Bought three.
      Clara graduates on Saturday and I am under orders not to cry in the photos.
      Held up at customs over a salami.
      The ex is getting married. I waited to feel something and mostly felt like ironing.
      We had to put the milking robot down as the lads say, meaning we switched it off and did them by hand like in 1985.
      I've started painting again after eleven years, badly, and with great joy.
      A pigeon flew into the staff room and four grown teachers hid under the table.
      Knackered. Twelve deliveries, no lift in any of them, one tip.
      Blew my chance with the girl from the bookshop by telling her about my knee.
      My editor wants me to kill the narrator in chapter two and I think she may be right.
      Night fishing with Tunde, no fish, long talk about our fathers.
      The alarm test made everyone at work run about like headless chickens.
      The dentist says one more root canal and then I'm done, touch wood.
      Picked sloes till my fingers were purple. Gin at Christmas.
      I went under for the operation counting back from ten and got to seven, woke up asking for chips.
      If he whistles once more on the night shift I'm going to lock him in the walk-in freezer with the peas, I swear.
      Bought a knife at last, a proper Japanese one, and sliced a tomato so thin you could read through it.
      Mein Gott, the paperwork for one small shed.
      Third time this month that I've cried at an advert with a dog in it.
      Turned the mattress, changed the sheets, had a bath in the afternoon like a duchess.
      My grandson asked if I was alive in the olden days and whether it hurt.
      The last of the wedding money went on a washing machine. How romantic.
      She's eight weeks along and we aren't telling anybody yet so I'm telling you.
      I'm hanging up my boots after Sunday's match, twenty two seasons and two dodgy ankles.
      A sad one at the shelter, the old collie went in the night, but three pups found homes by teatime.
      Gave blood today, my fiftieth time, they gave me a badge and a custard cream.
      Had words with the landlord about the damp and he hung up on me. Letter going in tomorrow.
      Overslept, missed the ferry, found the best breakfast of my life.
      Hiked to the cliff edge at Moher and kept well back, holding on to Siobhan's rucksack like a toddler.
      Sales call from hell, a man who wanted to know if the tent was haunted.
      I'll die on this hill: the crust is the best part.
      I can't believe it's been a year since Dad. We set a place for him, and Mum told the tractor story.
      Doctor wants me to eat less salt, so the anchovies and I are seeing each other in secret.
      We smashed the target, four hundred units, and the boss bought pizza with the wrong toppings.
      Toothache gone! Celebrated with a toffee, like a fool.
      It was so quiet on the lake that I could hear my own watch.
      My flatmate is leaving in May and taking the good saucepan.
      Got lost in Fez with Jonas, followed a boy with a donkey, ended up at a wedding.
      Rewired the shed, and not one shock this time.
      I've been starving since eleven, lunch was a joke, now heading for Mum's lasagne at full speed.
      Everything hurts in a nice way, we moved the entire library up two floors with a human chain.
      Bad news about the loan, good news about the plums.
      The cat brought me half a vole and watched to see if I'd eat it.
      Practising the violin piece for the end of year concert, bar 40 is still a car crash.
      The children have given me nits. Eight years of teaching and my first time.
      I wanted the ground to swallow me when I waved back at someone who wasn't waving at me.
      He forgot our anniversary and so did I, so we went halves on a kebab.
      Long drive through the Karoo, windows down, nothing on the radio but hymns.
      I've decided to take the leap and open the second shop in Leeds.
      There were sixteen people in the lift when it stuck, and one started a singalong.
      The pressure cooker hissed at me so I left it alone and ordered in.
      Hit the bottle, by which I mean I finally used the fancy shampoo.
      My uncle's a menace at weddings, he danced on the table and took down the bunting.
      Down to my last clean socks and they're the Christmas ones.
      We saw off the bailiffs' letter, turned out it was for the previous tenant all along.
      Coach wants me to lose the fear before the big jump on Saturday, my horse has no such problem.
      Mother rang. The hedge, the neighbour, the hedge, my weight, the hedge.
      Beautiful fog this morning, the whole valley gone and only the steeple poking out.
      Signed up for the blood and guts module, first dissection on Wednesday, skipping breakfast.
      i'm so done with this semester, 2 more labs and then it's beach and sleep
      The translator's curse: I spent an hour on one comma.
      Uncle Bolaji is out of hospital and already complaining about the jollof.
      Made the last payment on the student loan. I am fifty-one.
      The heating man cometh. Between eight and six, naturally.
      Took the scissors to my own fringe, so hats until August.
      All my friends are having babies and I've bought a kayak.
      Stuck behind a tractor, then behind a hearse, then behind another tractor.
      We sang Happy Birthday to Olga over video and the dog howled along.
      The script says she poisons the count in the third act, so I've been learning to pour wine with a straight face.
      Cancelled the paper after thirty years. Felt like leaving a marriage.
      What a day, nothing went wrong.
      My trainee welded his first clean seam and I was prouder than he was.
      No one will miss that ugly lamp, so off it goes to the tip.
      Thought I heard a burglar, crept down with a rolling pin, found my husband eating trifle.
      Swapped shifts with Kofi so that I can see the nativity. My girl is third sheep.
      Put my name down for the allotment, there are eighty-one people ahead of me.
      The final whistle went and grown men were weeping in the stands, me included, relegated again.
      Clean sheets, open window, early night. Goodnight, diary.
      Killed it at the open mic, even the barman clapped.
      The dough was dead by the time I got to the bakery, somebody had left the yeast by the oven all night.
      My knees are killing me after the terraces, but the vines are all tied in.
      Malik says he'd die for a plate of his nan's rice right now, and honestly same.
      Cut myself shaving again, looked like a crime scene, used half the toilet roll.
      We hung the new curtains today and the room finally looks like someone lives in it.
      Slaughtered two lambs for the wedding, clean work, the family were grateful.
      If Deepa sends one more spreadsheet at six o'clock I shall scream into the filing cabinet.
      Jumped off the high board for the first time since I was twelve, belly flop, worth it.
      Finished the last chapter where the detective finds the body in the reservoir, did not see that coming.
      The deadline is strangling this whole team and nobody will say so to Gareth.
      Poison ivy on both ankles, pharmacist gave me the pink stuff.
      Took my blood pressure pill late because the neighbour kept me talking at the gate.
      Shot forty frames at the harbour and maybe three are any good.
      Drowning in marking, sixty-two fractions papers and half of them did the wrong page.
      My phone died halfway through the directions so I ended up in a completely different village.
      Bullet journal is a grand name for a list of things I haven't done.
      The wasps attacked the second I lifted the lid, got me twice on the wrist, my own fault for skipping the smoke.
      We bombed the quiz, last place, nobody knew a single thing about cricket.
      Burned my thumb on the tray again. Chef calls it my tattoo.
      Watched a documentary on the Jonestown deaths and needed cartoons afterwards.
      The knife man came round with his van and now all my blades are like razors, the tomatoes fall apart.
      Lost two hives over winter, swept the dead bees into a bucket and said sorry to them like an idiot.
      Gave blood at the church hall, got a custard cream and a sticker.
      Fire drill at eleven, stood in drizzle with the whole third floor, Mr Osei counted us twice.
      Mum threatened to throw my trainers out of the window if they stayed in the hall one more day, lol.
      Hip still sore from the fall on the ice. Doctor says bruise, nothing broken, keep walking.
      The hostage scene in the play needs more pace, I keep tripping over the chair I'm supposed to be tied to.
      Buried the cat under the quince this morning. He had nineteen good years and a lot of herring.
      Kid in my class asked if worms feel pain when you cut them, spent lunch reading about it.
      Overdosed on coffee at the conference, hands jittery until the second sandwich.
      Got smashed 5-0 by the Solihull lot and I still reckon the third was offside.
      Roped up with the new clients, taught them the figure eight and how to fall properly.
      Went over the rail accident claim all afternoon, no injuries thank goodness, just a lot of paperwork about a fence.
      The old mare had to be put down. Vet was quick and kind about it, and I stood with her.
      The cyclone warning was lifted before supper so we took the tape off the windows.
      Punched the bag until my arms went to jelly, coach says my left hook is finally awake.
      We had our suicide awareness training at the depot today, two hours, decent speaker, bad biscuits.
      Screaming baby two rows behind from Doha to Perth, poor mother looked more tired than me.
      My sister is going to kill me when she sees what the dryer did to her jumper.
      Practised the choke on Danny at jiu-jitsu, he tapped before I'd even set it.
      They've pulled the plug on the loyalty card project after eight months, and I felt only relief.
      Dentist says one more root canal and he's naming a chair after me. Mouth numb, dribbled soup.
      Read the coroner's files for the 1911 dock fire, for my local history piece. Sad handwriting.
      Starving by ten so I ate my lunch at my desk like a criminal.
      Three stabs at the crossword and the bottom corner still won't give.
      The rat poison has to be locked up now that the grandchildren are walking, put it on the top shelf in the shed.
      Delivered twins at four in the morning, mother bled a bit more than I like but she was stable and smiling by six.
      Cried at the war memorial when the bugle started, as I do every year, then had a pint with Alf.
      We lost gravity in the script, meaning the scene where she leaves is just not sad enough yet.
      I have a crush so bad I could throw up, he held the door for me TWICE.
      My killer heels lasted until the speeches, then it was bare feet on the lawn.
      Moths have destroyed Grandad's suit. I cut the good cloth out for a cushion.
      The bridge jump season opens in May and the bungee lads want my harness checks done by Friday.
      Gallows humour all night in the department, it was that or cry over the broken printer.
      Ran through the evacuation with the new guards, everyone forgot the back stair.
      Choked on a fishbone at Easter lunch, coughed it up, Father Nuno kept eating.
      He shot me a look over the hymn book and I nearly lost it laughing.
      Told the group about my attempt in 2009 and how far away it is. Seventeen years of breakfasts since.
      Sixteen months clean of cutting today. Bought a good pen with the money I promised myself.
      The mower bit through the cable, sparks everywhere, no harm done but Elsie's telly went off.
      Hit a kangaroo on the Hume, bumper gone, roo hopped off like it had paid for something.
      Blasted the rust off the hull all day, ears ringing even with the muffs.
      Ghosted by the landlord again about the boiler.
      My character died in session twelve, rolled a one on the rope, and the whole table went silent.
      Terrified of the wasp in the shower so I washed my hair in the kitchen sink.
      Gun safe passed its inspection and the officer stayed for pie.
      Interviewed a retired hangman's grandson for the podcast, the gentlest man, he grows dahlias.
      The kids built a prison out of cushions and locked me in it for the entire length of a football match.
      Beaten at chess by a seven-year-old with jam on his sleeve.
      Bleeding radiators, literally, all weekend. The house finally heats upstairs.
      Burning the old fence posts made the whole valley smell of tar, must apologise to the Petrovs.
      I've decided to end it with the gym, the contract I mean, they never fix the showers.
      Wrote my will with the solicitor since the house is sorted now, felt very grown up, bought a cake after.
      The new stove is a suicide mission to install without two people so I've asked Pete for Saturday.
      A drunk fellow shouted at the till, Zodwa walked him out, he said sorry to her and to the oranges.
      Dead leg from Kieran in PE. I'm still limping for sympathy.
      Last night I dreamed I was falling off the ferry and woke up because the dog had taken the duvet.
      Reading The Bell Jar for class. It's funnier than I thought it would be and then it isn't.
      Sliced the tip of my finger on the mandoline, two stitches, chef has banned me from potatoes.
      The villain gets pushed off the lighthouse in my draft and I feel almost bad for him.
      Panel four has so much blood the editor wants it in grey, Sensei is sulking.
      Someone keyed my van. I'd like five minutes in a quiet room with them, and by that I mean a stern invoice.
      Gran's funeral was the loudest party that street has had, brass band and all, she'd have danced.
      Rescued a hedgehog from the cattle grid with a shovel and a lot of swearing.
      Pain in the neck from that hotel pillow. Four more nights of it.
      Saw the hospital helicopter land on the pitch, turned out to be a school demonstration.
      Had a stroke of luck with the gearbox, found one in a scrapyard in Gander.
      Our goat ate the whole rope I use for the swing and looked pleased about it.
      The bath bomb turned the water black and me slightly grey.
      They're demolishing the tower blocks Sunday at nine, we're all going up the hill with flasks to watch.
      Studied toxic doses in dogs for the pharmacology exam, chocolate is my question, I just know it.
      Last shot of espresso came out like tar, time to break down the machine and clean its guts.
      I hate hate HATE group projects, Kayleigh did the title slide and nothing else.
      Being tied to the sewing table for the costumes all week has ruined my back but the cloaks are glorious.
      Ambulance came for Mrs Pinto on the second floor. She's fine, a dizzy spell, already back and complaining about the soup.
      A stampede at the bakery sale, I lost a glove and gained six croissants.
      Cold caller called me sweetheart and I slammed the phone down so hard the cradle cracked.
      The frost killed every single tomato, I should have listened to Viktor.
      So tired tonight that the stairs felt like a hill, but the good sort of tired, with hay in my hair.
      Sat on the step with the tea until the swifts went in.
      I miss her laugh in the kitchen. The clock is loud without it, and still I set the table nicely.
      Long shift, quiet tram, one boy asleep on his father's arm.
      Not much to say today. The rain did the talking.
      He fell asleep holding my thumb and I didn't dare turn the page.
      Everyone's gone to bed and I've got the last of the fire to myself.
      Feeling a little low since the leaves went, the way I always do in November. Ordered the lamp.
      Forty years married today if he'd lived. I wore the green dress and had fish on the quay.
      Played the slow movement for no one, windows open, and a neighbour said thank you from the dark.
      Eyes heavy. Feet up. The cat has claimed my lap and that is the evening.
      Lonely Sunday, so I rang Teresa and we talked for two hours about nothing at all.
      The house is very still since the boys left. I keep cooking for five.
      Bit weepy on the bus home and couldn't say why, then remembered I'd skipped lunch.
      Snow came without a sound. I stood at the gate longer than I needed to.
      I don't have anything clever to write, I'm just glad of the blanket.
      Mum's voice was small on the phone but she's eating again and asking about my shoes.
      Worn thin from the audit. Bath, toast, nothing else required of me.
      Found his reading glasses in the coat pocket, and for a moment he had only gone upstairs.
      She rested her head on my shoulder through the whole film and I couldn't tell you the plot.
      It's a grey, slow sort of day and I'm letting it be one.
      Nobody came to the stall this afternoon, so I watched the light move along the jars.
      Cried a bit at the airport after he went through the gate, then bought a magazine in his honour.
      I'm forgiving myself for the exam in small pieces. Today I forgave page two.
      The baby has her grandmother's frown, and it undid me a little.
      Can't sleep for the heat. Lying on the tiles listening to the frogs argue.
      Old dog sighed, I sighed, we understood one another.
      I was short with Aisha this morning and I've been sorry all day, so I bought the mangoes she likes.
      Home at last after nine days on the road. My own pillow, my own tap water.
      Said goodbye to class six today, gave each of them a pencil, they filed out so quietly for once.
      There's a kind of peace in ironing with the radio low.
      Her handwriting on the spice jars is fading and I can't bring myself to relabel them.
      Feeling flat, nothing wrong exactly. An early night and see what tomorrow brings.
      Woke at four, thought about Papa, watched the baker's light come on across the street.
      He said he was proud of me. I pretended to look for my keys.
      My hands ache with the cold these days, so the knitting goes slower, and I mind less than I thought.
      The last bus was empty except for me and the driver, who hummed.
      I feel old tonight. A pleasant old, like a chair.
      We didn't make up properly, but he left the hall light on for me.
      First evening in the new flat, boxes everywhere, eating noodles on the floor and feeling small and hopeful.
      Walked down to his bench with a flask. Told him the football scores.
      So much noise at work that I sat in the car for ten minutes with my eyes shut before driving home.
      The nurses were kind to her at the end and I want to remember all their names: Funmi, Grace, the tall one.
      I envy my brother his garden and his calm. Mostly the calm.
      A year sober. It was an ordinary Tuesday, which is rather the point.
      Listened to the rain in the gutter and felt, for the first time since the move, that this is home.
      Half asleep writing this, the pen is wandering off the line.
      Therapy was gentle today, mostly about Dad. I came out lighter and hungry.
      She doesn't always know me now, but she liked the song and tapped it on my wrist.
      Missed the sea so much that I put shells on the dashboard.
      I have been thinking about how my grandfather peeled an orange in one long ribbon and handed me the whole of it.
      Nothing on the calendar until Thursday and I could weep with gratitude.
      Watched him learn to tie his laces for twenty minutes and didn't help, hardest thing I did all week.
      The church was cold and nearly empty, and the candle I lit for Joaquim burned very straight.
      Bone weary after the harvest, hands like bark. Slept in the chair with my boots on.
      Quiet night on the ward, only the machines and somebody snoring like a tractor.
      I think I'm over Felipe. I made the lentils he hated and enjoyed every spoonful.
      Little one asked where the moon goes. We agreed it gets tired too.
      Autumn makes me think of everyone who has left the village. I count windows with lamps in them, eleven this year.
      Today was hard and then it was over and there was soup.
      He's been gone from this house three months, off to university, and I still knock on his door.
      I let the phone ring. I wanted a whole evening that belonged to no one.
      Fog so thick this morning I could hear the cows but not find them.
      Feeling a bit invisible at work. Going to ask Mrs Tan for the Friday slot, because nobody will offer it.
      Brushed her hair before bed the way she used to brush mine.
      My eyes are done for the day, so just this: the plum tree is out.
      Sometimes I miss being twenty, mostly for the knees.
      Slept all afternoon with the window open and woke up not knowing which season it was.
      The letter from Ana took eleven days and smelled of her kitchen.
      I am tired of being the strong one in this family, so I told Chidi it's his turn to do the phone calls, and he said yes.
      Sat beside the stove with wet socks steaming, no thoughts at all, perfectly content.
      The choir was only six tonight, and that made it sweeter.
      It's strange how the smell of diesel makes me think of being held as a child.
      Felt sad on the train and let it sit beside me like another passenger, and it got off around Kyoto.
      The doctor says the lump is nothing. I walked all the way home touching the walls.
      Grandson fell asleep in the wheelbarrow. I parked him in the shade and dug around him.
      I'm homesick for a place that has since become a car park.
      Low tide, grey gulls, one red boat. I needed exactly that.
      I keep his voicemail about the bread. Forty seconds, mostly coughing, and then "love you, girl".
      Slow day with a sore throat, honey and the wireless.
      Dimmed the shop lights early and listened to the fridge hum.
      Not in the mood for people. The bees don't count.
      She waved from the window until the car turned the corner, as she has done for fifty years.
      My shoulders came down from my ears somewhere around the third verse.
      Some days I'm a good father and some days I'm just a present one. Today, present.
      The night shift does something to time, I've had two Wednesdays and no Thursday.
      All I wanted was to lie in the grass and I did, and an ant walked over my whole hand.
      We talked in the dark about whether to try again for a baby. No answer yet, but he found my hand.
      A tender sort of morning, thin sun, porridge, nobody needing anything.
      I felt foolish for crying at the advert with the old man and the dog.
      Evening prayers done, sandals by the door, the fan turning. Enough.
      Tired eyes, full heart, empty fridge.
      I miss snow, real snow. Singapore gives me only air conditioning.
      Cleared out Mother's wardrobe with my sister. We kept the scarves and laughed at the hats.
      The stillness after the ferry leaves is my favourite part of the day.
      Gave up on the chapter at midnight. It will still be wrong in the morning and I'll be kinder.
      Felt shy all through the party and spent most of it with their tortoise.
      Heavy-hearted about selling the herd, but Lou's boy will treat them right.
      Dad nodded at my painting for a long time. That's a speech, from him.
      I lay awake counting what I owe and what I'm owed and came out about even, in love if not in money.
      Picked up the dry cleaning and they'd lost a button, gave me one that nearly matches.
      Bus 46 was on diversion so I walked the last two stops and found a new samosa place.
      Made leek and potato soup, too much pepper.
      Booked the MOT for the ninth.
      New boots pinch at the left toe, will try the thick socks tomorrow.
      Aoife's lecture was about sheep hooves for two hours and I took eleven pages of notes.
      Paid the electricity, the water and the phone. Broke until Friday.
      We won the under-eighteens tie on penalties and I took the fourth one, bottom corner.
      Standup, sprint planning, retro. I have said the word "alignment" nine times today.
      Swapped shifts with Naledi so I can go to the christening.
      The starter motor on the Scania is playing up again, Tomek will look at it in Poznań.
      Bought a yellow raincoat. Everyone has an opinion about it.
      Haircut. She took too much off the sides but it'll grow.
      Counted stock with Ben, we're down four bottles of vermouth and up one mysterious crate of lychees.
      Tried the new library, good chairs, terrible coffee machine.
      Taught the twins to play gin rummy and they've already invented three ways of cheating.
      Meeting moved to two, then to four, then to Monday.
      Roof man came and says it's only a slate.
      Extracted the linden honey today, thirty-one kilos, very pale this year.
      Went for a run before work, 5k in 29 minutes, slowest yet but it counts.
      The tyres on the trailer need replacing before calving.
      Mother-in-law arrives Saturday with three suitcases and a pressure cooker.
      Signed up for beginner Portuguese on Tuesdays.
      Planted garlic along the south wall, six rows.
      Watched two episodes of the baking show and then baked nothing.
      Inked backgrounds for nine hours, mostly telephone wires.
      Got an A minus on the history essay!!! Mr Delgado wrote "finally" in the margin.
      Cleaned offices four and five, somebody had left me a thank-you note and a pastel de nata.
      Took the long way home by the canal, counted seven herons.
      My passport photo makes me look like a potato with ambitions.
      Fixed the drip under the sink with a washer that cost eighty cents.
      The school bus was late so first period was half an hour and nobody complained.
      Settled the hailstorm claim for the sari shop, the owner sent a box of sweets to the office.
      Dinner at Farouk's, lamb with prunes, his wife beat everyone at backgammon and then made us do the dishes.
      Changed the strings on the viola and spent the evening retuning every ten minutes.
      Ordered seeds: chard, beets, two kinds of bean.
      Parking fine. Thirty-five quid for six minutes.
      Cousin's wedding is now in Kumasi instead of Accra so I have to rebook everything.
      Made sausages with the fennel recipe, sold out by noon.
      Need to remember: bin day moved to Wednesday because of the bank holiday.
      Wi-Fi was down until three, read an actual book.
      Went to see the flat on Rua das Flores, nice light, no lift, third floor.
      Nine trucks at the weighbridge ahead of me, ate my sandwich and did the sudoku.
      Put up the tent in the garden to check for holes. Two holes.
      Played five-a-side with the office, pulled nothing, scored nothing.
      The new oven runs hot, so I turned the bread down ten degrees and it came out right.
      Painted the shed door blue.
      Filed the affidavits for Mr Lindqvist and reorganised the whole shared drive by client number.
      Our team got matching lanyards, thrilling.
      Had my eyes tested, slightly worse in the right, chose round frames.
      Bought second-hand skis from a man called Detlef who would not stop talking about wax.
      Washed the car and it rained by two o'clock.
      Learned to make dumplings from Auntie Hua, mine look like little hats.
      Snowed in till noon, plowed the drive, fed cattle, fixed the gate latch.
      The printer at work now only prints in magenta.
      Tried oat milk. It's fine.
      Parents' evening went until eight, Kofi's father wants extra geometry.
      Sold the old sofa to a student who carried it off with two friends and a skateboard.
      Worked on the barn wiring with Pete's cousin, half done.
      Sorted the photographs from Nova Scotia into albums, 1984 to 1987.
      Found a really good pen at the post office and may have kept it.
      Hosted book club, nobody had finished it, the cheese was excellent.
      Rode the cable car up with nine beginners and brought nine down again, sunburnt and happy.
      Cooked jollof for the office potluck and the pot came home empty.
      Signed the lease! Keys on the first of the month.
      Chess club moved to room 12.
      Went over the budget with Ines and we can just about manage a week in the Algarve.
      Laundry, groceries, an argument with the self-checkout.
      The antenatal class was full tonight, fourteen couples and only ten mats.
      Replaced the wiper blades, should have done it in autumn.
      Started a 1000 piece puzzle of a harbour, edges done.
      Got the train times wrong and spent an hour in Crewe eating a pasty.
      I finally cancelled that magazine I never read.
      Fished the river with Dale, two trout, threw one back.
      The interview went ok I think? They asked about Excel a lot.
      Trimmed the hedge into something like a straight line.
      Mopped behind the fridge and found my earring from 2021.
      Renewed the bar's licence online, took eleven minutes and four passwords.
      Sat the theory test and passed with 47 out of 50.
      Met Ines and Rui for ice cream, pistachio for me as always.
      Bread, eggs, light bulbs, cat litter, stamps.
      Did the accounts for the allotment society, we have £212.40.
      The patrol route changed so I do the east car park first now.
      Ate leftover biryani for breakfast, no regrets.
      Nephew's school play: he was a tree, second from the left.
      Dug out the winter duvet and aired it over the balcony.
      Tutored Hana in algebra and she tutored me in her phone.
      Swept the workshop, sorted the drill bits by size, felt like a king.
      Got the new welding helmet, much better view of the seam.
      Market was busy, sold all the wax candles and most of the pollen.
      Walked the dog twice round the reservoir and he rolled in something.
      Rehearsal ran over because the horn player was stuck on the ring road.
      Renovation update: we have one tap.
      The choir trip is set for June, Ghent or Bruges, vote on Sunday.
      Trying to drink more water, managed three glasses.
      Handed in my timesheet two days late and Sandra said nothing.
      Made a playlist for the drive to Wagga, heavy on the eighties.
      Tidied my desk drawer and found four staplers.
      Uncle Bay taught me how to gut a squid this afternoon, and we fried it with lime.
      Fitted the cot together with only two screws left over.
    `),
  },
];
