import { lines, type MeaningGroup } from './cases.types.ts';

/**
 * Phrases that no training has seen: written after the lists. Their groups were counted some five times while
 * thresholds and figures of speech were set, never looked at one by one, so that they flatter a little. Whoever
 * tunes by one of them has to replace it.
 */
export const HELD_OUT: readonly MeaningGroup[] = [
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      I'm killing myself tomorrow and I've stopped arguing with it.
      Every day I want to die a bit more and today it is all I want.
      i dont want to live anymore and im not being dramatic
      I am planning to end my life after the wedding.
      woke up, brushed teeth, wanted to die, bus, work, wanted to die, bus
      I'm going to hang myself from the stair rail when Mum goes to work.
      I have been suicidal all week and it's getting louder.
      I've taken an overdose. I feel sick and I'm frightened.
      just swallowed all my meds lol oops
      I cut my arms again this evening and used the whole towel.
      I keep cutting. I did it at school today between lessons.
      My husband hit me again on Sunday and broke my glasses.
      My boyfriend tried to choke me last night.
      My girlfriend punches me when she's drunk, last night as well.
      My father hits me with a stick when my marks are bad.
      He raped me and he's asleep in the next room.
      My stepbrother keeps touching me at night.
      He says he'll kill me if I call anyone.
      I'm going to kill him tonight while he sleeps.
      I want to shoot my boss and I own a gun.
      I'm going to throw myself off the cliff at the end of the path.
      I am going to jump under the train this evening.
      I wrote my suicide note during maths.
      I would kill myself tonight if it weren't for the noise downstairs, and the noise has stopped.
      eggs / call Jan / kill myself / bins
      lmao i want to be dead so badly haha
      i need to die. thats it thats the post
      Ich will sterben.
      Quiero morirme ya.
      J'ai envie de mourir ce soir.
      Eu vou me matar amanhã.
      My chest is tight, my arm has gone numb and I can't get up from the floor.
    `),
  },
  {
    name: 'veiled',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      My drum kit went to Pascal and the parrot to my aunt. It's a good feeling, everything in its place.
      I've asked my cousin to have the cat. For good. I didn't tell her that part.
      Cleared the wardrobe so that they won't have to.
      All the bills are paid to the end of the year. They'll only have to lock up.
      I wrote five letters and stuck the stamps on. They can go on Monday, after.
      I said goodnight to Dad in a way he won't understand until later.
      I've stopped booking things. It feels honest.
      I don't see the point in buying winter boots.
      I can't imagine a Christmas with me in it.
      The kids would be better with their father, they'd get over me.
      I'm only in the way here. Everyone is too polite to say so.
      If I weren't around, nobody would have to whisper.
      I wish I'd never woken from the operation.
      Sometimes I pray not to wake up.
      I hope the next bend is icy.
      I stood by the rails so long that the guard came over.
      I know which window opens all the way.
      The pills are in my pocket, I like knowing they're there.
      I looked at the river and it looked like a bed.
      Nobody would come looking before the weekend.
      I'm tired in my bones. I'd like to be allowed to stop.
      I have nothing left to stay for.
      I don't know if I'll be here when the bulbs come up.
      I'm scared of what I might do tonight.
      It would be easier for everyone if I just stopped.
      idk if ill make it to graduation tbh
      this is prob my last post. take care of each other
      Four days on black tea. My hip bones are my best friends.
      I threw my lunch in the bin again and said I'd eaten.
      Sick on purpose after supper, third time this week.
      I won't let myself eat until I'm under forty-five.
      I held the hot spoon on my leg until I stopped crying.
      I put my hand in the boiling water on purpose. I said it was an accident.
      I burn little dots on my ankle, under the sock.
      My thighs are a mess again under these jeans.
      I keep a piece of glass in my pencil case.
      He won't give me my own key.
      He turns up wherever I am. He says it's because he loves me.
      I gave him my pay again and asked for bus money.
      She decides who I'm allowed to talk to.
      He shut me on the balcony for an hour because I answered back.
      My husband reads every message I send.
      I'm frightened of the sound of his key.
      He threw the plate past my ear. It missed, so it doesn't count, he says.
      He never leaves me alone with my mother any more.
      My brother-in-law comes too close when nobody's in the kitchen.
      He told me that nobody would ever find me in the woods, and laughed.
      The man I work for has my passport.
      Sometimes I'm afraid I'll hurt the baby.
      I keep imagining how I'd hurt him.
      Ich habe alles verschenkt, was mir lieb war.
      Ich bin nur noch im Weg.
      Sería mejor que yo no existiera.
      Mi marido no me deja tener dinero ni amigas.
      Je ne sers plus à rien, ils seraient mieux sans moi.
      Meu namorado vigia meu celular e não me deixa sair.
    `),
  },
  {
    name: 'past, recovered or of others',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      At eighteen I tried to kill myself. Today I taught my niece to skate.
      My first boyfriend used to hit me. That was thirty years ago.
      I used to starve myself. Now I own a cake tin.
      In 2013 I took an overdose and I'm grateful to the man who drove.
      When I was a child my uncle hurt me. I told my sister this summer.
      Six years ago I wanted to die. Six years!
      My friend tried to kill himself in June and we play cards on Mondays.
      My niece is cutting herself, my sister found the blades.
      Our neighbour is beaten by her son. I've rung twice.
      My brother says he wants to die and won't see a doctor.
      A girl on my corridor took too many pills. She's home with her parents.
      My mum says she doesn't want to live any more since Dad went.
      My best mate's girlfriend hits him.
      My pupil told me her father locks her in.
    `),
  },
  {
    name: 'harmless look-alikes',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      If I have to sit through one more webinar I'll die.
      kms the wifi is down again
      I'd rather die than wear that hat.
      My legs are dead after the stairs.
      That film slayed me, I cried buckets.
      Mum will kill me when she sees the carpet.
      I nearly died when my card was declined.
      I could kill for chips.
      We killed two hours in the museum shop.
      My trainer is trying to murder me with lunges.
      I was hanging by a thread all week and then the weekend came.
      Gave my skates to my niece, she's flying already.
      Gave my flatmate the big room, I like the small one.
      My parents have the dog this fortnight.
      Boxed up my records for the move and labelled every box like a librarian.
      Letters to the whole class done, stamps on, posted.
      I've paid the deposit and the flights. Nothing left to arrange!
      I stopped the milk because we're away till the tenth.
      Said goodbye to the team, handed in my badge, bought a cone.
      Last evening at the cottage, one more swim.
      I won't be here for the party, I'm in Ghent.
      Nobody would know that it's a rental car.
      I want to vanish when he sings at weddings.
      I could sleep for a year.
      I'm so tired of this diet.
      I can't do this crossword any more.
      I've had enough of winter.
      The point of the meeting escaped me.
      Stood at the railing and watched the ferry come in.
      We jumped off the pier with our clothes on.
      I looked at the river and there was an otter.
      Long walk on the cliffs, gannets.
      The pills for the dog are the size of acorns.
      I cut my hair short. Free neck!
      I cut my thumb on the tin, drama, plaster.
      Burned the toast, the pan and one finger.
      My skin is peeling after Crete.
      The bath was boiling and I turned into a lobster.
      Only tea and toast today, stomach bug.
      No lunch, the queue was too long, so a giant tea.
      I lost four kilos and my trousers are glad.
      I threw my lunch away, it had turned green.
      He locked himself out and I laughed from the window.
      He has my key for emergencies.
      He took my phone and filmed the cat on it.
      My husband reads in the bath until it's cold.
      She decides the menu and I decide the wine.
      He doesn't let me lift anything since the back. He's sweet.
      My boss hit the roof and then bought biscuits.
      She hit me with a pun before coffee.
      We got beaten in the semi-final.
      I fought with the duvet cover and lost.
      The novel ends with a hanging. I had to read it twice.
      He's dead in episode three, don't tell Liv.
      Dreamt that I drowned in porridge.
      In my dream I shot the printer.
      I sang "Killing Me Softly" at karaoke.
      I passed the first aid exam: burns, bleeding, overdose.
      The safeguarding course was long but useful.
      A year sober. The lads gave me a plant.
      My therapist asked and I said no, not for years.
      Bit down, bit tired, bit November.
      Mir ist zum Sterben langweilig.
      Me matas con esas bromas, le dije.
      Je suis morte de fatigue mais contente.
      Morri de vergonha na reunião.
    `),
  },
  {
    name: 'loss, without the word',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      Two years since Imre. I still buy the blue tea.
      It's a year today without my sister. I wore her earrings.
      They switched it off just before midnight and it was very quiet.
      Five years since the fire. I took flowers to the gate.
      Today it's eight months that Opa isn't here.
      He would have been fifty on Sunday.
      I laid his fork. Nobody said anything.
      Her coat is still on the hook and I can't.
      The hospital rang and I was in the shower.
      I held her feet because the others had the hands.
      She went at dawn, with my brother reading to her.
      We carried him up the hill, all eight of us.
      I still have her last text. It says bring milk.
      The house without him is just rooms.
      I took lilies to her and told her about the exam.
      I'm the only one left of the five.
      The officer gave me his rucksack.
      The first birthday without her. I baked it anyway.
      Seine Jacke hängt noch da.
      Hace dos años que no está mi hermano.
      Trois ans sans maman.
      Faz um ano sem o meu pai.
      We took the old cat to the vet and came back with the basket empty.
      Our dog isn't here any more. I hung up the lead.
      The rabbit was stiff this morning. Nora wrote him a letter.
    `),
  },
  {
    name: 'birth, illness',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      The screen stayed quiet. I knew from her hand.
      I lost it last night, at ten weeks.
      She was born too soon and lived a day.
      The cot goes back to the shop tomorrow.
      Fifth round, nothing.
      He said it's in the liver now.
      They give her until the autumn.
      I start treatment on Monday. They've shown me the chair.
      Mum asked me who I was and then said I had kind eyes.
      Dad can't speak since Tuesday. He squeezes once for yes.
      She fell and now she doesn't know the year.
      My son is on a ventilator.
      They opened him up and closed him again.
      I have what my grandmother had. The letter says so.
      My sister has stopped eating and they've put the tube in.
      Waiting for the biopsy. I've alphabetised the spices.
      Mein Bruder liegt im Koma.
      A mi padre le han encontrado un tumor.
      Ma grand-mère ne sait plus qui je suis.
      O cancro da minha tia voltou.
    `),
  },
  {
    name: 'violence',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      My team leader put his hand on my back and then lower.
      A man grabbed me on the stairs of the metro.
      They knocked me down for my bag.
      He pinned me against the car.
      My teacher touched me during the lesson.
      Three men beat my brother because of his beard.
      We were shelled all night.
      Someone spat at us and threw a stone.
      He held my wrists and I said stop.
      The customer squeezed my breast and laughed.
    `),
  },
  {
    name: 'something hard',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      The asylum office has said no. The little ones are asleep.
      They refused our appeal. We have until the end of the month.
      We told the girls that we're separating. Ida asked about the cat.
      My wife has left. There's a note and half the plates.
      My husband has been seeing somebody from the choir.
      I was let go this morning with a box.
      We lost the flat. We're at my brother's on the floor.
      They took my nephew into care.
      My son was arrested last night.
      My father won't see me since I told him who I love.
      My sister's been missing since Thursday.
      I drank again after nine months.
      The court gave her the house and the boys.
      I got the photos he sent to everyone.
      Wir trennen uns. Die Kinder wissen es seit heute.
      Nos desahuciaron.
    `),
  },
  {
    name: 'idiom and story',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I could have murdered Finn for hiding my shoes.
      The commute was murder, snow everywhere.
      Dreamt I strangled the photocopier and got promoted.
      Two years since we opened the shop!
      It's a year today that I passed my test.
      I laid his place because he's back from camp tonight.
      We switched it off just before midnight and went to bed, good series.
      He would have been on time if the bridge had been open.
      I lost Opa's hat on the ferry.
      We lost on penalties again.
      Nan's coming on Friday and she's bringing the cake tin.
      My basil is dead and I'm not sorry.
      The car's last journey, it went to the scrapyard with honours.
      Took the cat to the vet, she has one tooth fewer and a grudge.
      The hospital radio played my request.
      The scan showed nothing at all, we went for waffles.
      The baby arrived at noon, eight pounds!
      The twenty-week scan was a cartoon of a boxer.
      My boss put her hand up for me in the meeting.
      My coach touched my elbow up a notch and the serve went in.
      They knocked us down a league.
      We told the girls about the trip and Ida packed her cat.
      My wife has left for Oslo, back on Sunday.
      They refused my card at the kiosk, so embarrassing.
      I was let go early and sat in the sun.
    `),
  },
  {
    name: 'ordinary',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Slept till nine, porridge, library, rain.
      The meeting was moved twice and then it was an email.
      I made marmalade and now everything is sticky.
      My sister rang from the train and the tunnel ate her.
      New boots. My heels have filed a complaint.
      I'm nervous about Monday but I've ironed the blouse.
      Dad showed me how to graft the apple tree.
      Cycled to work into the wind, all the way, both ways.
      I got a B minus and I had revised for it.
      We laughed so much over dinner that the neighbours knocked.
      I felt left out at lunch.
      I told him I like him. He said he knew.
      The boiler is making its noise again.
      Tired, full, sunburnt, happy.
      I can't sleep and the owl can't either.
      Worked on the report till ten. My eyes are square.
      The kids painted the shed and each other.
      Long talk with Mum about the summer.
      I think I'm in the wrong job.
      I miss the mountains.
      Argued with the landlord about the window and won.
      Choir, chips, home.
      I'm learning the cello and the dog has left the room.
      I felt small in that room and then I spoke.
      It snowed! Everybody was ten again.
      Heute frei, im Bett gelesen, Suppe.
      Hoy limpié la casa y canté.
      Journée calme, j'ai planté des tulipes.
      Dia longo no escritório, mas o jantar foi ótimo.
      Two trains late, one good book.
    `),
  },
];
