import { lines, type MeaningGroup } from '../cases.types.ts';

/** More harmless phrases that come near to signs, as other people would write them. Never trained on. */
export const HELD_OUT_HARMLESS_MORE: readonly MeaningGroup[] = [
  {
    name: 'harmless: grief without danger',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      Scattered Dad at the lock, where he always lost the windlass.
      Her chair is still pushed back as she left it.
      Eighteen months now. I laughed at one of his jokes and there was nobody to tell.
      We put Biscuit to sleep today. The vet sat on the floor with us.
      The funeral was good, if that's allowed. Too many sandwiches.
      I miss my mum. I rang the house to hear the old message.
      His coat went to the neighbour, it fits him across the shoulders.
      Nan's last words were about the bins.
      Anniversary. We lit a candle and ate the trifle.
      I keep finding her hairpins.
      The grave has settled. I planted cyclamen.
      Thirty-one years and then a Wednesday.
      Read his letters. He never could spell necessary.
      I dreamt about my brother. He was late as ever.
      Grandpa died in March and I've got his ladder.
      Emptied her flat. Kept the sieve.
      I thought I'd cry at the crematorium and I cried at the garage.
      The twins asked where the fish is now. In the sea of the sky, said Lou.
      First birthday without her. I made the wrong cake on purpose.
      He is buried beside the cricket, he'd say mid-off.
    `),
  },
  {
    name: 'harmless: talk, irony and exaggeration',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Goodbye forever, I told the diet.
      I'm never leaving this bath. Send food.
      The world will end on Thursday if we believe the group chat about parking.
      Tell my wife I loved her, said Bob, going in to talk to the accountant.
      I'd sooner eat glass than do another icebreaker.
      Somebody put me out of this webinar.
      I have become one with the sofa, they'll have to bury us together.
      My will to cook has left the building.
      Rest in peace, my best trousers, 2016 to today.
      me: i'll go to bed early. also me at 3am: reading about eels
      Lost my mind, my keys and my place in the queue.
      If the neighbour mows at seven again there will be an incident.
      Wasting away here, Mum, I said, over the third helping.
      help i'm being held hostage by a two year old who wants the same book
      My husband is trying to poison me with kale.
      I am a prisoner of this knitting pattern.
      He threatened to sing. We surrendered.
      The baby hates me, or it's wind.
      She stabbed me in the back, over a parking space, at the PTA.
      Never show your face here again, I said to the slug.
      honestly if he says synergy once more i'm walking into the sea, with a snack
      I'm a waste of a good umbrella today.
      Carrying the whole group project on my back again, lol
      Nobody loves me, everybody hates me, sang Ivo, eating worms made of jelly.
      What a useless lump I was today, and I enjoyed every hour of it.
      It's curtains for us. Literally: forty percent off.
      My children want me gone so that they can have the big telly.
      Burdened with three more marrows by a smiling man over the fence.
      I disappeared for an hour with the crossword and nobody died.
      Went out like a light, woke with a fork in my hand.
      Punished myself for the biscuits with a run, rewarded myself for the run with biscuits.
      I deserve prison for what I did to that risotto.
      Survived. Barely. The soft play, I mean.
      Note to the burglar: take the exercise bike.
      My last will: whoever finds the remote inherits the house.
      Hit rock bottom, found the good biscuits there.
      The bus driver has it in for me personally.
      Drowning in zucchini, send bread.
      Why am I like this, I asked, alphabetising the herbs.
      I'm not saying I'd push him in the pond. I'm saying the pond is right there.
    `),
  },
  {
    name: 'harmless: work, school and plans, in many hands',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Today is my last day at the factory, after twenty two year. I give my locker to Ahmed.
      My collegue says I work too much and he is right, I go home at five now.
      They make me team leader, I am afraid and I am proud.
      i told miss i didnt do the homework and she just said ok and that was worse
      Exam tomorrow. I'm ready as I'll ever be, pencils sharp.
      The boss locks the stationery cupboard now. We hold a secret supply.
      Closed the shop for the last time. Forty customers, one accordion.
      She's off on long leave and I've her plants and her passwords.
      Wrote out what to do if I'm ill, so the class has work.
      The audit found nothing, eleven days for nothing.
      I gave my word and I'll be there on Sunday at the bridge, bib number 4112.
      Jumping off point for the thesis found, at last.
      ran away from the wasp in front of my whole class
      Cut the second paragraph, cut the fourth, it bleeds less now.
      Teacher took my phone till the end of term!!
      I shall resign in writing, with a drawing.
      Sent off the form. It's out of my hands.
      My plan's to be gone by three on Fridays.
      Standing at the edge of the stage, knees like pudding, then I sang.
      no reason to stay in that job so i applied for four others
      There's nothing here for me, says my son of our town, and has taken a room in Ghent.
      I no longer want to be chair of the committee and said so.
      Nothing left to pack but the kettle.
      Passed the exam, I can stop now. I can just stop!
      Haven't got a reason to get up early in the holidays, divine.
      I can't see myself at that desk in five years.
      Worked out the sums for the loan and we can do it if we eat beans.
      The lawyer says sign here and here and here.
      Met the new head. He's twelve, roughly.
      Quit the choir. Felt like leaving a marriage, with more sandwiches.
      Handed back the library books, nine weeks late, paid in coins and shame.
      I am so bored I counted the ceiling tiles, ninety-one.
      Got a B for physics and Dad did his dance.
      Told the group I'm pulling out of the relay with my calf.
      We had the talk about the knives, Chef and I. They go in his block, not mine.
      My bank card was swallowed by the machine.
      Blocked his number. Should have done it at the second date.
      Deleted Instagram, day four, I've read two books.
      Nobody knows the wifi code since Stefan left.
      I wasn't there for the photo so they drew me in.
      Long sleeves in June as the office is a fridge.
      I didn't eat the canteen fish. Nobody who's met it does.
      Our treasurer left everything tidy, bless her, down to the stamps.
      Sixteen and working Saturdays, my feet, my pride.
      It's my turn to open up, the alarm code's my own birthday.
    `),
  },
  {
    name: 'harmless: feelings said strongly',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I love this life so much that it frightens me.
      I've never been so angry at a man in a hat.
      Joy, just joy, on the bike with no hands.
      He proposed and I stopped breathing for a bit.
      I want to live a hundred years to see what this garden does.
      My heart stopped when the plane dropped and then they served nuts.
      I'd give everything for one more afternoon with the kids this small.
      So proud I could burst.
      I hate him, I hate him, he's thirteen and so is she.
      I can't live without my glasses, I put tea in the sugar.
      I was so ashamed that I left by the fire door.
      The relief. All clear. I ate a whole pineapple.
      Terrified of the lift, took the stairs, eleven floors, hello calves.
      I didn't think I would love again and then there's Joan from bowls.
      Furious. Wrote the email. Didn't send the email. Planted leeks.
      I felt invisible at the party until the trivia started.
      My life began again at sixty-three, in a kayak.
      Crying, in a good way, over a voice note.
      I want to stay in this evening.
      So glad I'm here. Not anywhere special. Here.
      Such peace on the lake, I let the oars go.
      My anger went out with the tide, as promised by the leaflet.
      I was lost for a year, and then I got a dog.
      Ready to burst into flames with embarrassment.
      It's over between us and I sang in the car.
      She forgave me. I'd forgotten what air's like.
      Nothing matters except this bun.
      I've had enough of being sensible, I bought the drums.
      I thought my life was over when I failed Latin, Mum says, stirring.
      Frightened before the scan, cheeky after.
      I'd rather be tired from this than rested from that.
      A bit broken-hearted about the shop closing.
      I don't want this week to end!!!
      Nobody's ever waited for me at an airport before.
      I let go of the grudge, it had got heavy and smelled.
    `),
  },
  {
    name: 'harmless: odd and terse',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Out.
      Gone fishing.
      Done. Done. Done.
      The end of the jam.
      No.
      Tired. Fed. Warm.
      Nothing to report.
      alive. employed. caffeinated.
      Still here!
      Well that's that then.
      Tomorrow: nothing. Glorious.
      I quit (sugar).
      Enough for one day.
      Zero out of ten, would not camp again.
      Over it.
      Whatever.
      Sunday, Sunday, Sunday.
      Slept. Ate. Slept.
      Last one out turns off the lights.
      Bye summer.
      me vs stairs: stairs
      why.
      ok bed
      Cat on lap, can't move, tell my boss.
      I have left the group.
      Dark by four.
      Finished it.
      He's gone. To the shops.
      I can't even.
      So. Monday.
      This is fine.
      Empty (the fridge).
      Hot. Sticky. Cross.
      Could be worse, could be Swindon.
      It stops here, the scarf.
      Goodnight moon, goodnight mush.
      Nobody. Not a soul. Lovely beach.
      Off grid till Sunday.
      Lost 4-1. Deserved.
      Final boss: the duvet cover.
    `),
  },
  {
    name: 'harmless: bodies, food and the house',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Slept in my clothes on the sofa, crick in neck.
      My ribs hurt from coughing.
      I bit my lip at dinner and it's swelled like a plum.
      Hair falling out a bit since the baby, normal says the book.
      Period late, then not late.
      I'm freezing in this house, he's tight with the heating, we compromised on socks.
      Cleaned with bleach till my hands were raw, the shower's white again.
      Scrubbed the stain with salt and then cried and then laughed.
      Trod barefoot on a plug.
      Slammed my fingers in the car door, black nail incoming.
      I've eaten nothing green since Tuesday.
      Only soup today, tooth out.
      Couldn't stop eating the cashews.
      Stuffed. Belt open. No regrets.
      I weigh more than I did at the wedding and so does he, and the bed's still fine.
      Doctor wants me to eat less salt. I want him to eat less cheek.
      Too hot to eat. Too hot to be.
      My wrists ache from the typing, got a splint.
      Stitches out today, a neat little zip.
      Elbow on the oven door, hiss, aloe.
      Spilled the chip-pan oil, no harm, slippy cat.
      Smoke alarm went at two. Low battery.
      Bandaged her finger, kissed it, biscuit, cured.
      The new pills make me dizzy so I sat on the step and watched ants.
      A tick on my thigh. Tweezers, tremble, triumph.
      Gas man came: all safe, new detector.
      Boiler's dead. Blankets, hats, soup.
      Blocked drain, I won't describe it.
      Car wouldn't stop in the ice, slid gently into a hedge. Both fine, me and the hedge.
      Slipped on the stairs and sat down hard, my own fault, socks.
      Broke a plate, the ugly one, by accident, honest.
      The lock stuck and the locksmith was here for nine minutes and ninety quid.
      Two spoons of medicine and he spat out three.
      Feeling sick after the boat. Green, said the captain, suits you.
      Got my tooth knocked out by a swing and I'm ten and it was amazing.
      The lamb died in the night, the other's up and shouting for milk.
      Ran a bath so deep that it went over. Ceiling's fine. Ish.
      Nosebleed in assembly.
      Nettle soup. Nobody asked for seconds.
      Cooked for one. Ate for two.
    `),
  },
];
