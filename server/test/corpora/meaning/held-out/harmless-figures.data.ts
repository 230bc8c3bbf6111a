import { lines, type MeaningGroup } from '../cases.types.ts';

/** Harmless phrases of idiom, sport, games, stories and dreams, as other people would write them. Never trained on. */
export const HELD_OUT_FIGURES: readonly MeaningGroup[] = [
  {
    name: 'harmless: idiom and slang',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I nearly died when she walked in wearing the same dress.
      Killed it in the interview, absolutely killed it.
      My feet are dead after the museum.
      If I hear that song once more I shall throw the radio out of the window.
      The printer and I are no longer on speaking terms. One of us has to go.
      Laughed until I couldn't breathe, Mandy was on the floor.
      dead 💀 she said that to the headteacher
      i would literally die for this cat
      My mum will murder me when she sees the carpet.
      this heat is killing me slowly
      Deadline's at noon, I'm toast.
      Kicked the bucket over in the byre and said a word.
      The suspense nearly finished me off.
      Shot myself in the foot by offering to host.
      It's a killer commute but the radio play was good.
      I could have strangled the man at the counter.
      Bored to death in the afternoon session.
      She was dressed to kill and spilled soup on it.
      My phone died at the worst moment.
      I'd kill for a proper bagel.
      Bit the bullet and rang the dentist.
      This puzzle will be the end of me, it's all sky.
      i'm dead tired but the good sort, legs like jelly
      Over my dead body will there be beige in this kitchen.
      He's drop-dead gorgeous and he fixes boilers.
      went out with a bang, best leaving do ever
      I'm dying to know what's in the parcel.
      Burned out the clutch and nearly my patience.
      Hung up on the call centre, at last.
      Cut myself some slack and ordered in.
      Beat myself up over the typo for a full hour, then let it go.
      They slaughtered us, six nil.
      Tore my hair out over the VAT return.
      I was mortified, wanted the floor to swallow me up.
      ok this assignment wants me gone fr
      It cost an arm and a leg, and the chain came off.
      The sauce was to die for.
      My back's had it.
      Put the old banger out of its misery, scrap man comes Friday.
      Knocked myself out on the low beam, saw stars, got a biscuit.
      Finally put a nail in the coffin of that project.
      I have a bone to pick with the washing machine.
      I'm buried in marking until Sunday.
      couldn't go on, I was crying so much at the wedding video
      She's got me wrapped round her paw, that dog owns this flat.
      I burnt my bridges with the rowing club, deservedly.
      That hill nearly did for me. Did it twice.
      The kids are going to be the death of my carpets.
      I've no life, said Jo, and then spent two hours telling me about it.
      Threw myself into the pool of paperwork.
      I'm at the end of my rope with this router.
      Everyone's dropping like flies at work, it's that cold that's going round.
      Had to bite my tongue at dinner, bit my actual tongue later on toast.
      jumped off the top board!!! finally
      This cough is going to see me off, ha. It's better than Monday though.
      Cried my eyes out at the adverts again, I'm ridiculous.
      Choked on a peanut, Dad walloped my back, we're closer now.
      Sick to death of courgettes.
      The band were so tight it hurt.
      I have lost the will to live with this queue, wrote Gran, from the post office.
    `),
  },
  {
    name: 'harmless: sport, climbing, games and kitchen',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Hung off the last hold for eight seconds, forearms screaming.
      New rope for the wall, 9.5 mm, felt lovely.
      Jumped from the third platform. My stomach arrived later.
      Fell twice on the crux and got it third go.
      died to the same boss fourteen times, then he died once
      Threw up after the four hundred metres. Personal best.
      I ate nothing before the run and regretted it at kilometre nine.
      Burnt my hand on the oven shelf taking out the buns. Cold water and a swear.
      Steam from the kettle got me, silly. Butter doesn't work, it turns out.
      Cut my thumb on the bread knife, three plasters, no drama.
      Bled all over the onions. Guests didn't notice.
      Blisters from the new spade on both palms.
      Bruises up and down my shins from hockey, proud of each.
      Got hit in the face by a volleyball and by the coach's remarks.
      Coach pushed us till I couldn't feel my legs, brilliant session.
      Sparred with Rae. She got me in the ribs. I got her a coffee.
      we lost in overtime, i wanted to disappear for about ten minutes
      Scraped my knee off the bike, gravel, the usual.
      Killed the last wave with four seconds left, whole chat screaming.
      I'm on my last life in the dungeon and out of potions.
      Hit my head on the cupboard again. Must move that cupboard.
      Ironed my finger along with the collar.
      Held my breath under water for a minute ten.
      Swam out to the buoy and back, the water was the colour of tea.
      Walked along the edge of the cliff path, all thrift and gulls.
      Crossed the viaduct on foot, the view is worth the knees.
      Stood on the platform for an hour; the 23.15 never came.
      The wax burned my ankle. Never again, I said, as each month.
      Hot yoga. I leaked.
      The bath was too hot and I got out like a lobster.
      First ice bath. I said words my mother doesn't know I know.
      Fasting for the blood test, cross until ten.
      Fast ended at sunset with dates and harira and eleven cousins.
      day 3 of ramadan, thirsty but the vibe at iftar is unmatched
      Sugar-free since Sunday. I dreamt of doughnuts.
      Weigh-in at the club, two pounds off, we clapped for Maureen.
      Skipped lunch as the meeting ran over. Ate a horse at six.
      Not hungry in this heat. Melon, then more melon.
      Lost another kilo before the summer, jeans fit.
      Counting calories with the app, gave up at the cheese.
      I've been sick twice, it was the prawns.
      Couldn't keep anything down till noon. Norovirus has come home from nursery.
      My scales say one thing and my trousers another.
      No dinner for me, still full from Auntie's.
      Knife skills class: I can now dice like a person on television.
      sharpened all the kitchen knives, tested on a tomato, love it
      Bought razor blades and shaving soap, the proper kind, for Dad's birthday.
      Picked up my tablets and a sandwich.
      Took two paracetamol and lay down in the dark till the migraine had passed.
      Sorted the pills into the little box for the week. Mondays are always blue.
      Wasp got me on the wrist, swelled like a bap.
      The cat scratched my arm when I tried the flea drops. Ungrateful.
      Tattoo finished! Three hours on the inner arm, ouch.
      Stung by nettles to the thigh, worth it for the blackberries.
      Snapped the elastic on my mask and had to hold it.
      Did a hundred pull-ups this week. Can't lift the tea.
    `),
  },
  {
    name: 'harmless: books, films, dreams, other lives',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Everybody dies at the end of it, we were in bits, then pizza.
      In the novel she writes letters to her children and walks into the sea.
      The heroine takes poison by mistake, and it's still somehow a comedy.
      Dreamt that I'd jumped from the balcony and simply floated over to the bakery.
      Weird dream, I was at my own funeral and complaining about the sandwiches.
      We did Romeo and Juliet, I was the apothecary.
      True crime podcast while I hoovered. The lodger did it.
      finished the series. he sacrifices himself. i am not okay (i am okay)
      Episode four, where he locks her in the tower, I had to look away.
      My character goes out in chapter nine. I've been putting off writing it.
      He played a man who beats his wife, and he's such a sweetheart at the stage door.
      Read about the lighthouse keeper who was found after three weeks.
      The film had a jumper on the bridge and a copper who talks to him for an hour.
      I read the last letters of soldiers in the museum and needed to sit.
      Werther again. Somebody should have given that boy a sandwich.
      Dreamt he'd locked all the doors and I couldn't find my shoes for the exam.
      In my dream my teeth fell out and I gave them away as presents.
      The play is about a woman who tells no one she's starving. We were silent on the bus.
      Documentary about a cult, they took the phones and passports off people.
      Audio book: the butler was a widow with three jars of arsenic.
      Listened to the song about the last goodbye forty times, it's so good.
      Wrote a villain's farewell speech for the panto.
      Our history project is on the siege, how they lived on glue and bread.
      The lyrics go I won't be here tomorrow and we all screamed them out of the car window.
      My story got feedback: make the goodbye scene shorter.
      sylvia plath essay due. got a B+ and a smiley
      Lecture about suicide rates in the nineteenth century. Durkheim. Took notes.
      We had safeguarding training, signs of abuse, who to ring. Sobering biscuits.
      First aid course: burns, bleeding, overdose. I was the casualty and overacted.
      Watched the wrestler jump off the cage with my nephew.
      The ghost in it only wants somebody to find her bones.
      Reading group hated the husband who controls her money, and the wine was good.
      Game of werewolf, I was killed the first night and had to make the tea.
      He tells the reader he'll be gone by the time we read this, what an opening.
      Saw an exhibition of letters that never got sent.
      The podcast about the man who gave everything away and lives in a cave.
      Bedtime story about the old badger who's no longer there. Many questions.
      Opera. She dies for thirty-five minutes.
      I taught the lesson on Ophelia and they asked if she could swim.
      In the film they all get locked in the supermarket overnight, my dream.
    `),
  },
];
