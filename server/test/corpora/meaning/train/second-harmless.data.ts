import { lines, type MeaningGroup } from '../cases.types.ts';

/** A second round of written examples that are answered like any entry, by other invented hands. */
export const TRAIN_SECOND_HARMLESS: readonly MeaningGroup[] = [
  {
    name: 'harmless: irony, talk and jokes',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Farewell, sweet weekend, I hardly knew you.
      I shall never recover from this casserole.
      This is how it ends, I thought, in the queue for the log flume.
      Somebody come and take these children, I'll pay.
      Tell the others I was brave, I said, and went to unblock the sink.
      If I'm not back in an hour, eat without me.
      I'd rather walk into a lake than into that staff party. Went. Danced.
      Bury me with my sourdough starter.
      My soul left my body when she read the bill.
      I have given up on my hair and it has given up on me.
      Nobody appreciates me, said Dad, holding the one clean plate.
      I'm worthless at charades and they all know it.
      We're going to die here, said Kim, in the furniture shop.
      The cat wants me dead, I'm sure of it, she lies on the stairs.
      me and this essay are both not going to make it
      lol i'm so dead, dad found the scratch on the car
      honestly throw the whole day away
      im deceased 😂 the vicar said willy
      Sacrificed myself and ate the last eclair.
      He's killing me with the puns, nine before breakfast.
      I've been held prisoner by a man explaining pensions.
      I was murdered at Scrabble by a nun.
      My liver's filed a complaint.
      I live here now, I told them, from under the duvet.
      What did I do to deserve this weather.
      Put me down for the dishes, or just put me down.
      If he plays that trumpet again one of us is moving to Peru.
      The neighbour threatened us with a slide show.
      Beaten by a girl of six at memory, and she gloated.
      They'll find me under the laundry in a thousand years.
      He locked horns with the parking machine and lost.
      It's me or the leaf blower, I told Ted.
      Dragged myself out of bed like a sack of wet sand.
      Poisoned by my own chilli. Worth it.
      she ghosted me so i'm haunting her likes
      No one tell my mother I ate cereal for dinner at forty.
      "You are useless," said the sat nav, more or less.
      Banished from the kitchen for crimes against rice.
      My family wants rid of me for the afternoon, there's whispering and balloons.
      Everything I bake dies young.
    `),
  },
  {
    name: 'harmless: laughed, and hardly a word',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      lol
      lol jk
      jk
      haha
      just kidding lol
      jk jk it was fine
      haha jk we stayed for the whole film
      lmao mum fell off the pouffe
      lol ok
      yes
      no
      hm
      bored
      love this
      happy
      so so happy today
      sad
      tired lol
      work
      same
      i'm back
      all good
      good night
      goodnight world
      bye
      bye for now
      see you tomorrow
      thanks
      I was joking, obviously, and she went and bought the goat.
      only joking, i passed!!
    `),
  },
  {
    name: 'harmless: other languages',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Heute war es kalt und ich habe den Ofen angemacht.
      Wir waren beim Bäcker, der Hund hat draußen gewartet.
      Am Abend kam Jonas vorbei und wir haben Karten gespielt.
      Ich bin müde, aber es war ein guter Tag.
      Nach der Arbeit noch schnell eingekauft, dann Suppe gekocht.
      Ayer fui al médico y todo está bien.
      La niña ya camina y no para en toda la casa.
      Mi hermano viene el domingo a comer con nosotros.
      No he dormido bien, pero el café me salvó.
      On a mangé des crêpes chez ma tante.
      Le train avait une heure de retard, comme toujours.
      Je n’ai rien fait aujourd’hui et c’était très bien.
      Mon fils a perdu sa première dent.
      Domani andiamo al mare con i nonni.
      Non ho voglia di lavorare, fuori c’è il sole.
      Gisteren hebben we de hele dag in de tuin gewerkt.
      Het regent al drie dagen en ik lees een boek.
      Fui correr de manhã e depois tomei café com a Rita.
      Wczoraj upiekłam chleb i zadzwoniła mama.
      Dnes jsme byli na houbách a nenašli jsme nic.
      I går kväll såg vi en film och åt popcorn.
      Ma dracula este pe raft și citesc din nou.
      Danas smo bili na moru, voda je bila hladna.
      Aku pergi ke pasar dan membeli ikan.
      Kumain kami ng hapunan sa bahay ni lola.
      Tänään menin kauppaan ja ostin maitoa.
    `),
  },
  {
    name: 'harmless: short lines',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Tonight's the night! First gig.
      I've made my decision and it's the yellow one.
      It's almost over: two more boxes.
      Not long until the summer.
      Everything's ready for tomorrow. Cake's hidden.
      No way back now, I've booked it.
      I can finally rest. Marking's done.
      See you on the other side, exams.
      Last one, then sleep.
      Nobody's going to stop me having a second helping.
      Time to go. The tide's right.
      I know where, I know when, I just don't know what to wear.
      I went through with it and got the fringe.
      Three more days and I'm out of here, hello Greece.
      It's been decided: chickens.
      Off to bed, and not to be woken before nine.
      I don't want to get up, it's so warm.
      One day I'll just go. Lapland. With a sledge.
      I'm at the end of it. Page 912.
      There, it's written down: I don't like figs.
      I was on the edge of my seat until the last penalty.
      The drop was huge and the coaster stopped right on top.
      We're all set, rope, harness, helmets.
      I've packed a bag, it's by the door, any day now baby.
      Found it! In the drawer with the knives.
      No note, no call, he just brought flowers.
      I've had my last cigarette. Again.
      It took all night but the jigsaw's done.
      This has to stop, said the dentist, about the toffees.
      I can't wait for it to be over. The building works.
      Enough. Bed. Book.
      Won't be needing an alarm for two weeks!
      All by myself and loving it.
      They found us. We'd hidden in the wardrobe, giggling.
      I'm never coming back from this island, I wrote, and then the ferry came.
      Wake me when it's spring.
      That was the last of the plums.
      Two tablets, a scarf, a lemon. Better by Friday.
      The bridge at dawn with the swans under it.
      Held on. Held on. Let go. Splash.
    `),
  },
  {
    name: 'harmless: family and love',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      He was late so I asked where he'd been, a puncture, black hands, hungry.
      She wanted to know every name at my work, she draws them as birds.
      My mum knows my password and it's on purpose, she does my sudoku.
      Gave my husband the bank card and he came back with a canoe.
      I'm not to open the cupboard before Saturday, it's my birthday.
      He doesn't like my new glasses. I like my new glasses.
      Told off by my daughter for swearing at the jam lid.
      We had a fight with water pistols, I've never been so wet.
      She bit me, she's teething, poor mite.
      He held me so tight at the airport that my hat fell off.
      My brother put me in a headlock, that's how he says hello.
      He punched the air when the ball went in and hit the lamp.
      I slipped on his Lego in the night and woke the street.
      Dad has a temper with flat-pack furniture and with nothing else.
      My boyfriend's mother has asked me to call her Mum, strange and nice.
      We've agreed on phones away at dinner.
      He sat in the car till I came out, with the heating on for me.
      She pinched my last chip.
      He always takes the side by the door, in case of burglars he says, he'd sleep through ten.
      I hit my sister's car with my car. In our own drive.
      Kids shouted through the letter box till I let them have the hose.
      Grandad plays rough at dominoes.
      My wife says I snore so I'm in the box room, it's rather nice in there.
      I was sent to my room at forty-four, so they could decorate.
      He made me try the oysters. I made him try the slide.
      She took my hand in the dark part of the film.
      He won't let me carry anything since the scan, I'm pregnant and not made of glass.
      The twins tied me to a chair with wool and went to have lunch.
      Got home late and Mum was up waiting in the kitchen, worried and then just glad.
      My uncle drove me home, we sang the whole of the old tape.
      I'm fifteen and not allowed to Leeds by myself. Leeds!
      He apologised, I apologised, the lasagne was burnt by then.
      Our flat has thin walls, I know all about their Sunday quarrels on opera.
      My trainer's strict but he's made my back so much better.
      Mum's in one of her cleaning moods, hide.
      Dad's moods go with the cricket.
      He came in to say goodnight and fell asleep on her bed with the book on his nose.
      She's got me to wear a red top and everyone's said something nice.
    `),
  },
  {
    name: 'harmless: sad, ill, tired and news',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I feel rubbish and I look it, and it's only a cold.
      Down today. Rang my sister, she made me laugh in under a minute.
      I don't like who I was at that dinner.
      The dark comes so early, I put on every lamp.
      Had a wobble about money on the stairs.
      Grief is odd, I cried at the yoghurt he liked.
      I miss the old team, the new one eats in silence.
      My confidence is in bits after that review. I'll glue it.
      I feel left behind, they're all marrying.
      Woke at four and went over every mistake since 1998.
      I'm not enjoying anything much at the moment, the doctor says give the tablets a month.
      We lost the house to a higher bidder and I've been in a sulk.
      Why do I always say yes. Tired of my own yes.
      I was so embarrassed that I wanted to hide under the table.
      A hard conversation with Mum about driving, she gave me the keys in the end and wept.
      I couldn't stop crying at the film and the man next to me gave me his scarf.
      Stuck in traffic, stuck in life, ha, well, stuck in traffic.
      I'm scared of the operation on Tuesday.
      Bad news about the job. I went for chips.
      I don't fit in with the mums at the gate.
      The news is terrible, I switched it off and cleaned the oven.
      I'm worried about my son, he's so quiet since the move.
      Overate, overslept, overthought.
      I'm so behind, at this rate I'll be revising in my grave.
      Felt numb at the service, felt everything in the car park.
      My chronic pain's at a seven. Heat pad, cat, telly.
      It's not depression, it's November, says my doctor, and it's a bit of both says me.
      The baby won't sleep, I won't sleep, the moon's the only one who's calm.
      Had a panic attack in the lift, sat on the floor, a stranger sat down with me.
      I wish I'd been kinder to him when I could.
      I feel heavy and slow, as one does in a heatwave.
      Cried in the loos at work, washed my face, did the minutes.
      I'm lonely on Sundays. I've put my name down for the lunch club.
      My self-esteem's on the floor with my clothes.
      I am so sick of being sick.
    `),
  },
  {
    name: 'harmless: ordinary, in passing',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      The inspector came, had tea, found nothing and left a leaflet.
      Swapped shifts with Dee, I've the early on Friday.
      My phone's at three per cent so this will be short.
      Two loads of washing and the line broke.
      Went down to the river to feed the swans, one hissed at me.
      Got off the train one stop early and walked through the park.
      Sat on the platform with a coffee and watched the trains come and go.
      Nana came for the weekend and rearranged the spice rack.
      We hiked to the top and ate sandwiches with our legs dangling.
      I emptied my locker, it's the end of term.
      The pharmacist remembered my name.
      Dad let me drive to the shop and back, I only stalled twice.
      A letter came from the pension people and I filed it under later.
      I closed the window since the trains are loud at night.
      The knife drawer's finally organised.
      Watched the rain from the balcony with a blanket.
      The car's making a noise like a goose.
      I asked my neighbour to water the plants, and left the key with her.
      Booked a hotel by the motorway for the wedding, it's not pretty but it's near.
      The dog got me up at five, mist on the field, nobody about.
      Cleaned the bathroom, used the strong stuff, opened the window.
      Had my blood taken, the nurse was gentle.
      A long dark tunnel and then the sea, I love that bit of the line.
      I wrote three lines in my diary in school and Jas tried to read it.
      It's my last week in this team and they've put a banner up.
      My niece blew out all her candles in one go.
      The electrician's cut the power until noon.
      I took the lift to the fourteenth floor to look at the city.
      We had a quick supper of toast because of parents' evening.
      Missed lunch, had a banana at my desk.
      I put on my grey suit for the funeral of Mr Hale, he taught me fractions.
      My skin's better since I stopped the dairy.
      Weighed the parcels, four kilos each.
      He's gone to the lake with the boys till Friday, I've got a list of films.
    `),
  },
];
