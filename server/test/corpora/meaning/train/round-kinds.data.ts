import { lines, type MeaningGroup } from '../cases.types.ts';

/** As `train-round-danger.data.ts`, for what an entry tells of (D76). */
export const TRAIN_ROUND_KINDS: readonly MeaningGroup[] = [
  {
    name: 'loss, without the word',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      Four years in April. I still cut her toast into triangles some mornings.
      It would have been our fortieth. I booked the same table and ate his chips too.
      Her number is still the first in my phone. I rang it and a man answered.
      They switched the ventilator off a little after six. The window was open.
      Six months without Joan. The heating comes on for two.
      I keep the last message he left. Nineteen seconds, mostly about parking.
      Went to see him today, took the good trowel and new pansies. Someone had left a stone.
      Today she would be seven. We let a balloon go, and I regretted it for the birds.
      We brought him home in a box the size of a shoebox. It weighs more than you think.
      His side of the wardrobe is empty since Saturday. The charity shop took all of it.
      Priest was kind. The hymn was too high for everybody.
      I bought two tickets out of habit.
      I signed the form and they gave me her watch in an envelope.
      Two years ago tonight the police rang the bell. I sat on the same stair.
      There is nobody left now who called me Bean.
      The hospital rang at five and I knew before they said it.
      I was holding his hand and then I was only holding a hand.
      She isn't coming back. I've started saying it out loud in the car.
      Nan's chair went to the tip today.
      Ten years since the accident. They've put a roundabout there.
      It's a year on Sunday that Piet left us. His mother has asked us round.
      They have sent his post here again. I can't make myself write 'deceased'.
      Her cup is still on the draining board and nobody moves it.
      We read his letters aloud and Clara did the voice.
      First Christmas with the empty place. I laid it anyway.
      No heartbeat in the ward but the machines'. Then not even those.
      His last words were about the bins. I will never get over the bins.
      We got the call from the mountain rescue. They have stopped looking.
      I put on his jumper. It has almost stopped smelling of him.
      My wife has been in the ground nine weeks and her magazine still comes.
      Heute vor drei Jahren ist Jonas gegangen. Ich habe seinen Kuchen gebacken.
      Hace un año que se fue mi madre. Puse su plato sin pensar.
      Ça fait deux ans sans lui. Je mets encore deux tasses.
      Faz três anos que a minha avó partiu. Fiz o bolo dela.
      The lads carried him in. He was lighter than the box.
    `),
  },
  {
    name: "an animal's death",
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      The vet came to the house. Biscuit had her head on my foot the whole time.
      We took Monty in this morning and came home with a collar.
      Came down and the hamster was cold. The kids are making a cross from lolly sticks.
      No more claws on the kitchen floor. I keep listening for them.
      Had to let the old mare go. She trusted me right up to the end.
      Sixteen years of that cat. The windowsill looks wrong.
      Dug the hole under the apple tree. He always slept there.
      Her kidneys had gone, it was the kind thing, everybody says so.
    `),
  },
  {
    name: 'a birth that went wrong',
    tier: 'none',
    kind: 'birth',
    texts: lines(`
      The sonographer went quiet and turned the screen away.
      We had told everyone at twelve weeks. Now we have to tell everyone again.
      He lived for two hours and he had red hair.
      They gave us a card with her footprints and a leaflet.
      I bled all night and by morning I wasn't pregnant.
      The due date was today. I made an ordinary dinner.
      Third transfer didn't take. The nurse said sorry before hello.
      She came at twenty-three weeks. They let us hold her as long as we wanted.
      Came home from the maternity ward with an empty car seat.
      The nursery door stays shut. Ben painted it in March.
      My milk came in today and there's nobody to drink it.
      They said it never had a chance of growing. It had a name though.
    `),
  },
  {
    name: 'illness',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      The doctor moved the tissues towards me before she opened the file.
      It's in the lymph nodes as well. I asked her to write it down because I'd stopped hearing.
      Eighteen months if I'm lucky, he said, and looked at my shoes.
      Mum put the kettle in the fridge again and cried when she saw my face.
      Dad asked me when his wife was coming. I am his daughter.
      My hair came out in the shower today, all at once.
      They want to take the whole breast. I have until Tuesday to think about it, as if.
      The tremor is in the left hand too now. I can't do his buttons and soon not mine.
      My son has the same thing my father had. They showed us the gene on a chart.
      Nil by mouth since midnight, they open his chest at eight.
      My little one has tubes in her nose and a cartoon plaster.
      They found something on my pancreas. That was the word, something.
      She'll not walk again. They said it in the corridor.
      The results letter is on the mat and I've stepped over it twice.
      My brother has stopped taking his medication and thinks the radio is for him.
      The neurologist drew a circle and said that's the part that is going.
      Mamá ya no me reconoce. Me llamó señorita.
      Papa hat wieder Metastasen. Er wollte trotzdem Kuchen.
      On lui a trouvé une tumeur au poumon.
      Third hospital this month, same plastic chair. He's yellow now, his eyes too.
    `),
  },
  {
    name: 'violence',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      My manager put his hand up my skirt at the Christmas do.
      A man followed me off the tram and pushed me against the wall and put his hands everywhere.
      Four of them took my phone and kicked me when I was on the ground.
      Somebody threw a bottle at my head and called me what they always call us.
      The coach touched me. I was eleven. I'm writing it once.
      They came at night and took my uncle, and the door is still hanging.
      My teacher grabbed my breast in the supply room and said I'd misunderstood.
      The shell landed in the school yard. It was empty, thank God, it was Sunday.
      He shoved me so hard my head went through the plasterboard.
      The driver locked the taxi and put his hand on my leg.
      I was spiked on Friday. I don't know what happened between one and five.
      She slapped me in front of the whole ward.
    `),
  },
  {
    name: 'something hard',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      The letter says no. We have fourteen days to leave the country.
      Our claim was refused again. Amina had just learned the word for butterfly.
      We told the boys tonight that Daddy is moving out. Leo asked who'd do the voices.
      We sat the girls on the sofa and said the sentence we'd practised. Ella asked if it was because of her.
      She wants a divorce. She'd already spoken to somebody.
      I found the messages. Two years of them.
      They made all forty of us redundant by video call.
      The bailiffs were here. They put a sticker on the piano.
      We got the eviction notice. I've put it behind the clock.
      The court gave him the children for the holidays and I had to pack their bags.
      They took the baby into care this morning. I'd washed all her vests.
      My son got four years. He looked for me in the gallery.
      My brother hasn't answered in eleven days and the police have put up his picture.
      My daughter says she doesn't want me at the wedding.
      The fire took everything except the shed. We are at my aunt's.
      He's been deported. I'm allowed one call.
      Heute haben wir es den Kindern gesagt. Papa zieht aus.
      Nos negaron el asilo. No sé cómo decírselo a los niños.
      I was outed at work today, by a joke.
      The shop is closing. Thirty-one years, and my father's name over the door.
    `),
  },
  {
    name: 'idiom and story',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I could have murdered Jess for telling everyone my age.
      Deadline was brutal and the client was out for blood, but it's in.
      We got slaughtered five nil and then went for pizza.
      Dreamt I was at my own funeral and the buffet was very poor.
      I dreamed that I poisoned my landlord with custard.
      Shot some lovely pictures by the canal.
      The battery died, then the torch died, then we found the car.
      Lost my gran's recipe and found it in the flour.
      Lost Dad in IKEA for an hour; he was in the beds.
      The last series killed off my favourite and I've written to nobody about it.
      My tomatoes have passed away. Blight.
      He buried me at table tennis.
      I was gutted about the tickets. Properly gutted.
      Grandad told the story about the goat again and choked laughing.
      It has been a year since I started at the bakery and I still love four in the morning.
      Ten years today that we bought this house. We danced in the hall.
      Two years since I gave up smoking!
      I set two plates because Nina is coming back from Oslo tonight.
      They turned the machine off at ten past four and the laundry was done at last.
      Three years since the move. I drove past the old flat and felt nothing at all.
      Anna isn't here today, she's at the coast with the choir.
      The hospital is hiring and I've got an interview on Monday.
      Biopsy of a failed start-up, my talk at the meetup, went well.
      We put the baby down at seven and watched a film about sharks.
      The vet says Milo is fat, and he is.
      He asked for a divorce in the sketch and the whole audience laughed.
      Doctor says it's just a sprain, two weeks no running.
      The scan was fine. I ate a whole cake on the bench outside.
      My sister had the baby! Seven pounds, cross face, lots of hair.
      My boss grabbed me a coffee in the break.
    `),
  },
  {
    name: 'ordinary',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Long day. Three calls, two of them pointless, and then the sun came out over the car park.
      Tried the new bakery. The rye is better than ours and I'm not telling Mum.
      Couldn't sleep, got up, read about octopuses until four.
      Piano lesson. She says my left hand is asleep. My left hand agrees.
      Bins, bank, blood test, birthday card for Ted.
      We walked out to the lighthouse and back and said about nine words.
      My brother sent a photo of his sandwich. That is our whole friendship now and it's fine.
      Late for work because of the swans.
      I got the job!!! I got it. I rang everyone.
      Argued with Leon about the dishwasher. We were both wrong.
      The kids built a den in the living room and I'm not allowed in.
      Finished the marking at eleven. Set four can't use a comma to save their lives.
      I think I like her. I think I have liked her since the bus.
      Choir tonight. The altos were lost until bar forty.
      Worried about money again. Sold the drone.
      Nothing happened and I liked it.
      New glasses. The trees have leaves, individually.
      My daughter lost her first tooth and wrote the fairy a contract.
      The boss wants the numbers by Tuesday; the numbers want to be left alone.
      I ran 5k without stopping. I'd like that noted.
      Made Grandma's dumplings and rang her while they boiled. She corrected everything.
      Cleaned the gutters with Dad. He held the ladder and gave advice.
      The exam was fair. I wrote until my hand ached.
      Rain on the tent all night and we played cards by the torch.
      I was short with Mum on the phone and have felt it all day.
      It's been six months since I moved here and the baker knows my name.
      The cat was sick on the rug, then looked at me as if I'd done it.
      Went through the old photos and laughed at everybody's hair.
      My knee again. I iced it and watched the cricket.
      He proposed at the chip shop. I said yes with my mouth full.
      Heute nur Regen und Tee. Ich habe den Schrank aufgeräumt.
      Hoy fuimos al mercado y compré demasiados mangos.
      Aujourd'hui marché, soupe, et un long coup de fil avec Lucie.
      Hoje o treino foi bom e o café melhor ainda.
      I feel a bit lost lately. Between things. Not bad, just between.
      Sports day. Freddie came last and bowed.
      The neighbours are drilling. I've moved into the library.
      Said no to the extra shift and felt ten feet tall.
      Took my medicine, took the bus, took my time.
      Left work at five on the dot and swam until the pool closed.
    `),
  },
];
