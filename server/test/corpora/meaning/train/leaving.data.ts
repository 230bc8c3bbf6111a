import { lines, type MeaningGroup } from '../cases.types.ts';

/** Written examples of veiled danger: farewells, giving away, being alone, being a burden. */
export const TRAIN_LEAVING: readonly MeaningGroup[] = [
  {
    name: 'veiled: farewell',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I wrote a letter to Mum and hid it where she'll look last.
      To my children, when you are old enough: I loved you and I was tired.
      Dear Hannah, it was never your fault. None of you could have done anything.
      this is prob my last post so. love u all. be good
      By the time they open this I'll be past being helped.
      I've said what I needed to say to everyone. There's nothing left now but to go.
      If someone finds this notebook, give it to my brother.
      I told her I was proud of her, so that it's been said.
      Kissed them while they slept. I stood there longer than usual.
      Wrote four letters, tore up three. The one for Dad stays.
      Whoever cleans out my desk: sorry about the mess, the biscuits are for Lin.
      my note is in my top drawer under the socks
      Called each of my sisters and asked about the weather. It was my way to say farewell.
      I had one last dinner with all of them round the table and I looked at every face.
      They'll read this and think how could we not see it. I hid it well, that's how.
      Recorded a message for her eighteenth, in case. There's no in case really.
      Tell Jamie he can stop looking for me.
      don't cry when u see this ok. i'm not hurting now
      I want no flowers and no speeches and please let somebody take the cat.
      The songs I want are on the list on the fridge. They'll understand it later.
      thanks for being my friends. sorry i wasn't better at it. bye
      I have made my peace with everyone who matters and with Him.
      After I'm gone look in the blue tin.
      I hope that you can forgive me some day for what I'm about to do.
      I held Grandma's hand and told her I'd see Grandpa before she does.
      Sent everyone a heart and turned the phone off for good.
      One last look at the sea. I took it in like you would for a long journey.
      Good night all. It has been nice, mostly.
      Do not blame the doctors, nor Erik. I chose.
      I'd like to be remembered as somebody who tried for a long while.
      This is the final entry. There won't be another.
      Nothing left to write after this page so I will write it slowly.
      I told the dog everything. He's the only one who got a proper goodbye.
      letters done: mum, ana, coach, her. dont open till its over
      I keep taking pictures of them so they'll see how I saw them.
      He doesn't know that yesterday was the last time.
      I've written down what to tell the little one when she asks where I went.
      Please play something cheerful and don't let my uncle talk.
      I'm so sorry for what you are going to find.
      You were all so kind. It wasn't enough but that isn't on you.
      I sat with Opa all afternoon because I won't be here when he goes.
      I signed off the way you'd sign off on a shift that's lasted too long.
      Everyone got a present this year, a good one, so that the last one is a good one.
      Put a card in the post to every one of my old friends. They will arrive after.
      I apologised to my ex. Wanted it clean between us before.
      when you get this dont bother calling
      I left a voice note for Sam, eleven minutes. Mostly thank you.
      Watched my nephew blow out the candles and thought, good, I got to see this one.
      I told my husband where the key to the safe is and that he was a good man.
      Wrote my own obituary. Two lines. It seemed long.
      I will be watching you all from somewhere, if there's a somewhere.
      My last Sunday. Mass, roast, nap. Just as it should be.
      Nobody's to wear black.
      Told my students to be kind to each other. They thought I was being funny.
      im leaving my diary on the bed open at this page
      Give my love to Nana. Tell her that I was brave right up to it.
      She asked if I would come to the wedding in June and I said of course, and I lied.
      I hugged my mother like you hug someone at an airport. She said what's got into you.
      I've stopped being angry with people. One doesn't want to leave angry.
      To the one who's reading: thank you for your trouble, the number to ring is on the fridge.
      It's the last time I hear the neighbour's piano. I hope she gets that bit right one day.
      to everyone i didnt answer: it wasnt u
      I've asked to be cremated. It's all written out on the yellow sheet.
      I'll be with Marek by the end of the week.
      Soon I'll see my boy again. I laid out the good shirt.
      I'm going to join my wife. She's waited long enough.
      Soon I will be with Dad, and it makes me smile for the first time in months.
      I told them I was going to bed early and I said I love you to each one separately.
      This book may be thrown away afterwards. I only needed somewhere to put it.
      Farewell to the kitchen, the light in it, the bad drawer.
    `),
  },
  {
    name: 'veiled: giving away',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      Gave my camera to Lucy. I've taken all the pictures I'm going to take.
      Took the dog to my sister's for good. Told her it's the hours I work. It isn't.
      gave away my trainers, my hoodies, my headphones. ppl think im having a clear out. i am
      I've found somebody for the budgies. Nothing here depends on me now.
      He wondered why I'd give up the vinyl. I said I've heard it all.
      My mother's ring went to my niece today. I wanted to see it on her while I can.
      Sorted the papers in a folder with tabs so my brother won't have a hard time.
      The bank details, the landlord's number, the vet. All on one page for whoever does it.
      Closed the accounts, cancelled the phone from the end of the month, returned the keys.
      I've cleared out the flat so it's just a bed and the kettle. It won't take them long.
      Gave the good coat away. I don't plan on another winter.
      Handed Leo my watch. He's only seven but someone should wind it when I am not there.
      left my laptop to bea in a note. password on it. nothing on it matters now
      I rewrote the will so that the girls get it in equal halves, and then I felt at peace.
      Put post-its under the furniture with names. I don't want them quarrelling.
      wiped my phone. no one needs to see that stuff after
      Sold the car because what use would I have for it, and paid off my debt to Uncle.
      I gave away my cat and I gave away my reasons.
      Nobody has to sort my stuff. I did it for them.
      Took my name off the lease, told them March. I won't see March.
      I divided my books in three piles, one for each of the people who'd want something of me.
      I have put all in order like before a long travel, but I don't travel.
      Returned what I borrowed, paid what I owed, threw out what's embarrassing.
      My plants have been adopted. I'm next to nothing now, I'm nearly weightless.
      gave my brother my room. told him he can paint it. he was so happy omg
      Everything in its box and every box with a name, and me in the middle with no box.
      Gave my fishing rods to the lad next door. He asked for how long. Keep them, I said.
      I made sure that the rent's paid until summer, so that they are not thrown out because of me.
      I set up the direct debits to run without me.
      Mum's asked why I've thrown away my drawings. I said no room. There's room. There is just no me.
      I've transferred my savings to my daughter and wrote "no reason" in the box.
      Left instructions for the cat: half a tin, warm water, he likes to be spoken to.
      My medals are with Grandad's. It looks right, two dead soldiers.
      Packed my things in bags labelled for the tip and for Tess. It was easy, easier than I expected.
      Finished the handover. They'll never need to ring me. They'd not reach me anyway.
      I taught him how to do the boiler and the tax. He'll need it and soon.
      Showed my wife how the online banking works. She asked why now.
      I've laid out the clothes. The grey suit. I don't want someone else choosing.
      Everything I own is now somebody else's and I feel clean as a plate.
      Checked the life insurance. The waiting time is over since January.
      They will get the money if I wait until the second of the month, so I'm waiting.
      I told Bogdan the bike is his. He doesn't need to give it back. Nobody will ask for it.
      Crossed it off: passport, pension, photo albums. I leave tidy.
      the rabbit's gone to ellie's. i cried so hard bc she was the last thing keeping me
      Left my grandmother's prayer book with the priest. I don't need it any more where I'm headed.
      I bought the dog food for a year. That's how I know I've decided.
      I froze forty meals with dates on them for the kids and their father. Then I sat down.
      My sister has the keys now and knows where the folder is. I can go.
      gave my whole skincare to my roommate. she goes what about u. i go what about me
      Took down my pictures. I don't want him to have to look at the walls.
    `),
  },
  {
    name: 'veiled: nobody would find me',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      It would be days before anybody thought to look.
      They are all gone until Sunday night. There'd be nobody to stop me.
      Who would find me? The landlord, probably, when the money doesn't come.
      I've been working out when the house is empty for longest.
      i hope it's not my little sister who finds me
      I don't want Mum to be the one. So not at home.
      Picked a hotel by the ring road, they're used to things.
      Nobody would know for a week, maybe two, with the heating off.
      It has to be when my husband is on his course so he's not the one to open the door.
      The post would pile up and at some point someone would ring the bell.
      I'd lock the bathroom so the children can't come in.
      they'd only notice i was gone when the assignment was due
      If something happened to me here no one would hear it. I find that I like that.
      Told my manager I'm off sick so there's no one expecting me till the twelfth.
      I've looked for a place where there won't be kids walking past.
      Nobody checks on me. I could be here till summer.
      Nan goes to bingo at six. That gives me three hours. It's enough.
      It's too busy in the day. At four in the morning there's no one on the bridge.
      I left the door unlocked so they don't need to break it.
      The flat's quiet. My flatmate's train is at eight, then I'm alone till Monday.
      i know when the security guy does his round. theres a gap
      They'd find me by the flies.
      I switched off find my phone. No one comes running now.
      Wouldn't want a jogger to have that in their head for life. Somewhere deeper.
      I said I'd be camping so nobody will worry for four days.
      It's possible to vanish between Friday and Tuesday and no one asks a thing.
      Everybody thinks that I'm at somebody else's place. That's how I arranged it.
      Put a note on the door: don't come in, call the police.
      Nobody knocks here. If I stopped, the only sign would be the smell of the bins.
      The river would take me down to the lock and a lock keeper has seen it before.
      Alone for the long weekend, with what I have in the drawer. I know what that means.
      no one's home. no one will be home. it's kind of perfect
      I cleaned the room, so the one who has to come in isn't disgusted.
      My parents land on the sixth, so it has to be before the sixth.
      I've got till half three when the school bus comes.
      If I did it on the farm my father would find me with the dogs, and I can't do that to the dogs.
      Wonder how long the cat would wait before she got hungry. Morbid, but I filled three bowls.
      There are nine hours between the carers. Nobody would come for nine hours.
      I'd go far out so they're spared the finding.
      Waiting until they've all left. I wave them off and I smile.
    `),
  },
  {
    name: 'veiled: being a burden',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      They'd be sad for a bit and then they'd have their lives back.
      I'm an expense. That's all. Remove the expense.
      everyone's life would be easier if i was out of it
      My husband's young enough to start again. I'm what's in the way.
      She didn't sign up to nurse a man of fifty. I could set her free.
      The kids will do better with their gran. I'm poison to them.
      I take and take. It would be a mercy to them if I stopped taking.
      mum cries bc of me, dad drinks bc of me, if theres no me theres no problem
      What my family needs is for me not to be in it.
      I'm so much work. I hear them sigh in the next room.
      The world will be one useless person lighter.
      I do the maths at night: the care home costs, what'd be left for them. There is a way for more to be left.
      Nobody would miss me, not really, they'd miss the idea.
      I am only a mouth. My sons work double for this mouth.
      I ruin things. Best to take the thing that ruins out of the house.
      my being here hurts people. my not being here would hurt them once
      They've all got a place in this family and mine is the crack in it.
      Someone else should have my bed, my chair, my share. They would use it.
      I can't watch them carry me any longer. I'm going to put myself down.
      He would cope. He'd cope better. He'd sleep.
      I'm not worth the money they spend on the therapist, they could go on holiday.
      Every pound that goes on keeping me going is wasted.
      if i disappeared my friends would have one less thing to deal with
      I have nothing to give anyone any more and I'm tired of being carried about like a broken chair.
      Their faces when I come in. I would like to spare them that face.
      At this point I'm a bill that keeps arriving.
      the baby would forget me. she's small enough. now would be the time
      My wife deserves a whole man, I'm giving her the chance to find one.
      I've looked at it every way and they come out ahead without me.
      I'm dead weight. I said it as a joke at dinner and nobody laughed quick enough.
      Since the stroke I am a thing that's washed and turned. I'd not do that to a cow.
      they tell me theyd miss me but theyd get over it, people do, i've seen it
      I shouldn't be anyone's problem much longer.
      What good am I to anybody. I've asked myself and I came up with a blank.
      It's selfish to keep on existing when it costs everyone so much.
      Brother pays my rent, sister brings my food. I give back nothing. I can at least give back the silence.
      The house is calmer when I'm not in it, they've said so. I could make it calm for always.
      im a failure of a daughter n they should get to stop pretending they want me
      My little boy drew the family and I was off at the side, and he's right.
      I'm the reason they don't travel, don't laugh, don't sleep. Take away the reason.
      I'd be doing them a favour. It's the one generous idea I've had in years.
      Nobody wants to say it, so I'll say it: I ought not to be here.
      I've been a bad mother and the remedy's simple, they just need no mother in place of a bad one.
      I'm rotten in the middle. Better for everybody to cut it out.
      who'd even come to my funeral lol the cat
      They would manage fine. That's what I keep arriving at. They'd all manage fine.
      I hear my parents fight about what I cost. I know how to end the fight.
      My team carries me, my wife carries me, even the dog waits for me on the stairs. Time to stop being carried.
    `),
  },
];
