import { lines, type MeaningGroup } from '../cases.types.ts';

/** Written examples of veiled danger: plans without the word, no reason to go on, danger run together or laughed off. */
export const TRAIN_ENDING: readonly MeaningGroup[] = [
  {
    name: 'veiled: a plan without the word',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I've got everything together under the bed, in a shoebox. It's a comfort to know.
      Counted them again. There are enough.
      I keep putting a few aside when she isn't looking.
      Went up to the top floor of the car park to see. Only to see.
      I know the time of the fast train. I know where the fence is down.
      It's set for the first of the month. I've told no one.
      ive picked a day. its a thursday. i like thursdays
      The bridge isn't lit on the north side.
      Drove out to the quarry and sat on the edge with my legs over.
      Bought what I need in three different shops so nobody would ask.
      Once my daughter has her degree I'll let myself do it.
      After Christmas, so I don't spoil theirs.
      I won't do it before the puppies have homes.
      I looked up how long it takes, and whether it hurts.
      read all night about which way is quickest
      I tied the knot from memory, it held. I untied it. For now.
      I stood in the garage with the engine running, and then I switched it off. Today I did.
      My hand was on the window latch for an hour.
      The hook in the ceiling will take it. I hung the punchbag there once.
      I've thought about it so carefully that it's like a recipe.
      There's a place down by the weir where the current does the work.
      Looked at the medicine cupboard as you'd look at a door.
      i got the stuff. its in my locker. nobody checks my locker
      Filled the prescription and didn't take any. They add up.
      Every day on the platform I step over the yellow line, a bit more each day.
      My old service pistol's cleaned. It was overdue anyway.
      I've promised the counsellor I'll make no plans and I kept a straight face.
      Tested how high the railing is. Waist.
      Decided on the sea. I always liked it, it's got the room.
      I want to make it look like a fall, for their sake.
      If the results are bad I've got my own way of dealing with it, it's in the desk.
      I know exactly what I will use, when, and what I will be wearing.
      Left my seatbelt off and looked at the big trees.
      nearly did it today. bus came. next time there won't be a bus
      I was on the ledge and a pigeon landed next to me, and I came back in. It's the second time.
      The date's on the calendar as "dentist".
      I gave it one more month. That month's up on Saturday.
      I keep on walking by the canal at night to get used to it.
      They let me out on Friday as I said all the right things. Now I can get on with it.
      I think about it the way others think of a holiday, where, when, what to bring.
      Not eating my heart pills, one by one they go down the sink. No one will ever know.
      I've chosen the tree at the end of the field, the strong branch faces the hill.
      Went to buy rope. The man asked what's it for. A swing, I told him.
      The weather has to be right. It needs to be cold.
      If he leaves I know what I'll do and it won't be crying.
      I've done it in my head so often, only the body has to follow.
      have the whole thing planned and nobody would guess, i even did my homework
      I took the blade out of the sharpener and put it in my pencil case for when it's time.
      The nurse counts them out now, but she doesn't look under the tongue.
      Saving up the patches from Mum's last weeks. They're strong.
      I've got a way out and it's in my pocket, and that's why I'm so calm.
      Slept, finally. Once you've made up your mind it goes quiet.
      Everyone says I look so much better. It's because I know when it stops.
      I am waiting only for the dog to die first.
      just gotta get thru prom then i can go thru with it
      I've told myself not on a school day.
      I sit in the car at the level crossing and let the trains shake it. One day I'll roll forward.
      I asked him to take the guns out of the house and he laughed at me.
      I'm calmer than I've been in years. It's on for tomorrow.
      I parked facing the water.
      There's one way to make this stop and I've got it in the cupboard.
      It's quick, I've read. That's what I care about.
      On the ferry I leaned out so far that a man took hold of my bag.
      I have told the night that I'll try once more. If it's bad again, then the other thing.
    `),
  },
  {
    name: 'veiled: no reason to go on',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I don't see the use of another year of this.
      I wish it would all just stop, me included.
      Wouldn't it be lovely never to have to do anything ever again.
      i keep hoping something will happen to me so i dont have to do it myself
      I close my eyes at night and ask not to be sent another day.
      Waking up is the worst news of the day.
      I wouldn't mind if the cancer came back.
      If I got hit by something tomorrow I'd say thanks.
      I feel as if I died a while ago and nobody told the body.
      I can't find one thing on the other side of this week.
      I used to have reasons. I looked for them today and the drawer was empty.
      I'm not made for living and I've tried it long enough.
      I've nothing to stay for.
      Why keep doing this? For whom? I listed names and crossed them out.
      how is everyone else just ok with being alive
      Sometimes I envy stones.
      The future is a wall and I've my nose against it.
      I'm tired of being, not of doing.
      I want to be let off. Like from school. Just be let off.
      Let it be over. Please. Any way at all.
      I'd sign a paper to be gone, painless, no fuss.
      I don't plan to get old.
      I never thought I'd make it to twenty and I don't see why I did.
      Heaven sounds good tonight. Even nothing sounds good.
      Whatever's left of me isn't worth the breakfast.
      i wanna sleep and not come back
      I've been thinking how nice it'd be to be under the ground, cool and nobody asking.
      I have had enough of my own company, for life.
      I do not have the strength for another spring.
      What's there to keep me? The kettle?
      If there was a way to be unborn I'd take it.
      I'd rather not exist than be this, and I can't be anything else.
      Each day I survive I feel cheated.
      All I want is dark and no more thinking, ever.
      There is no light at the end and I have walked for years.
      It doesn't get better. I've waited. I gave it a fair go.
      I'm just waiting to be finished.
      not gonna lie i was gutted when i woke up
      I looked both ways and then thought, why.
      My life ended in 2019, the rest is paperwork.
      I can't picture myself at thirty. I can't picture myself at Easter.
      I don't belong in the world, I never did, the world can have its place back.
      I hope my heart gives out on the stairs.
      I envied the woman in the obituary, she was done at forty.
      Nothing holds me. I could float off and I'd be glad.
      I said my prayers: take me instead of the child in the next bed, I'm ready.
      No one needs me alive.
      It's the kind of tired that only one thing fixes.
      The thought of doing this for forty more years makes me want to lie down on the rails.
      life isnt for me. no hard feelings
      I'd like to stop now. I'm asking nicely.
      What's keeping me is habit.
      I don't want to hurt any more and I don't see another way for it to stop.
      There's only pain and gaps between the pain.
      I'm at the end. I know it as one knows the bottom of a cup.
      i feel like a ghost and honestly id rather be a real one
      God forgot about me. I wait by the door with my coat on.
      My days are all used up and still they come.
      Can someone please turn me off.
      I ask myself each morning whether to bother, and this morning I had no answer.
      I don't want a future. I've seen the past.
      I'd trade with any of the names on the memorial.
      Maybe if I catch something I won't have to decide.
      It's not worth it, any of it, the getting up, the lying down.
      To be honest I am hoping for an accident.
      I can't keep being here for other people.
      My only wish for my birthday is no more birthdays.
      I've got no fight left, it can have me.
      the void sounds comfy tbh
      If I'm honest I've been saying goodbye to living for a year now, a bit at a time.
      Every night I go out on the balcony and it's a discussion.
      I don't trust myself alone with the drawer tonight.
      Asked Mum to sleep in my room and I couldn't say why. I don't feel safe with me.
      Scared of what I'd do if the house was empty.
    `),
  },
  {
    name: 'veiled: run together, listed, laughed off',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      got up went to work came home thought about the bridge had beans went to bed
      lol what if i just didnt exist tho. anyway whats for tea
      maths was boring then lunch then i worked out how many it would take then pe then home
      - milk - stamps - say sorry to dad - cancel netflix - find someone for the dog - done
      i'm fine haha just kinda hoping i dont wake up haha
      so we went to the park and fed the ducks and it was warm and i thought this would be a good last day and then we had chips and she fell asleep in the car
      jk im fine. im not but jk
      rain again, bins, and i thought about the rope in the shed, soup for supper, bed
      me: i should drink more water. also me: or just walk into the river lol
      Monday: gym. Tuesday: gym. Wednesday: write letters. Thursday: nothing. Friday: nothing, forever.
      today i learned that nobody looks up if you stand on a roof, we had pizza, i got a six in french
      haha if i go missing check the lake. kidding. mostly
      bought bread bought eggs bought what i need for saturday bought stamps
      i was brushing my teeth and it was just there like always, that it would be better not to be, and i spat and rinsed
      lmao at this point just delete me
      shopping list: apples, razors, apology cards, bin bags big ones
      the meeting was long and the coffee bad and I counted the floors of the building, there are fourteen, and then we did the minutes
      tidied room. did essay. charged phone. wrote note. unplugged phone.
      todo: hoover, ring gran one last time, leave money for the window cleaner, go
      no cap if i get hit by a bus tmrw thats a win lol gn
      school was mid, dinner was mid, being alive is mid, might not renew my subscription lol
      fed cat fed cat again put out a week of bowls for cat hugged cat
      I laughed all evening and they said I was on form and on the way home I sat by the track until two
      haha remember when i said id be dead by 25 well the clock's ticking lads
      cooked, ironed, cried, packed a bag i won't need, watered the fern, decided
    `),
  },
];
