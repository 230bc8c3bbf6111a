import { lines, type MeaningGroup } from '../cases.types.ts';

/** A second round of written examples of veiled danger, by other invented hands. */
export const TRAIN_SECOND: readonly MeaningGroup[] = [
  {
    name: 'veiled: hurting oneself',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      I've got bandages under my school shirt and nobody has asked.
      Did my arms again. Only the left. Only shallow.
      The bathroom, the door locked, the little mirror broken. You know the rest.
      my legs are a mess, can't wear shorts to sports day
      I leaned on the hot hob on purpose to make my head shut up.
      Held my fist in the candle. It was my turn to hurt me.
      It bled more than I meant, I had to throw the towel out.
      i hide the tissues in my pencil case so mum doesnt see the red
      I bruise myself where the jeans cover.
      Twenty days without, then tonight with.
      I burned a small circle near the ankle, next to the other circles.
      Scissors, then shower, then bed. It's a routine by now.
      I pinch the inside of my arms blue when he talks to me like that.
      I bit down until I tasted it.
      Sleeves down over the hands, even in gym, even in June.
      The teacher saw my forearms and sent me to the nurse and I said gardening.
      my hands shook so i did it and they stopped
      The cold's gone out of the feeling, I need to go deeper now to get it.
      I've started keeping a kit. It's in the tampon box.
      I make my knuckles bleed on the garage wall, it's tidier than crying.
      Boiling tap, both wrists, count of ten. Then I could go down to dinner.
      What I did to my stomach can't be shown to anyone.
      I tear at my skin, it's the only thing that lets the pressure out.
      New marks on top of the old marks.
      i scratch till it's raw bc it's better than thinking
      Iron. Skin. Silence.
      I hit my thighs with the belt buckle till it's numb.
      I let the hot glue drip on my hand and kept it there.
      I promised her I'd stop and I've only moved to somewhere she doesn't look.
      it helps. thats the worst thing about it. it helps
      I dropped the hot oil on my arm and I did not run to the tap, I watched.
      Clean for two months and then one bad phone call and the drawer.
      Opened up the old cut so I'd have something real.
      I held the curling tongs to my neck and told them it was an accident.
      Plasters, long socks, smile.
      I've run out of room on the left arm.
      I banged my shin with the hammer. Not by accident. It's swollen now like a fist.
      broke a glass in the sink and used it
    `),
  },
  {
    name: 'veiled: starving',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      No breakfast, no lunch, and I've lied about supper, that's day three.
      I threw dinner away in the park on the way home so the plate looks used.
      the dizzy feeling means its working
      I told the doctor I eat. I didn't tell him what and when I bring it up again.
      I've got two fingers with teeth marks on the knuckles.
      Down to 46. I want the 5 gone in front too, I mean the 4 stays.
      Hid my breakfast in the plant pot.
      I can feel my spine against the chair and it makes me happy.
      Lettuce. Mustard. Water. That's what I allowed me.
      My stomach hurts from nothing and I won't give it anything.
      i ate a biscuit and cried and then i got rid of the biscuit
      Twelve glasses of water so I don't feel it.
      Nothing since Wednesday but diet coke, the room goes round and I love it.
      They want to send me to the unit if I lose another kilo, so I hide weights in my bra.
      I feel fat when I swallow.
      My jeans are from the kids' section. I should stop there, but I don't.
      I purge in the shower because it's quiet there.
      Mum made my favourite and I spat it into the serviette, bite by bite.
      No carbs, no fat, no sugar, no dinner, no me.
      I only eat when someone's looking and then I undo it.
      500 calories is for people with no control.
      haven't eaten in 3 days and i did a 10k lol
      They think I'm at dance. I run up and down the car park stairs till I see stars.
      I'm cold and my nails are blue, it's a good week.
      If I eat the apple I'm weak. If I don't I am safe.
      The thinner I get, the less of me there is to hate.
      I want to see bones. I can't explain it to anybody.
      Emptied my lunchbox in the school toilet like every day since October.
      I've been sick on purpose four times today.
      Every meal I skip is a point for me.
      I haven't eaten since Sunday.
      I have not eaten for two days.
      not eaten since friday, feeling strange
      It's been three days since I had a meal.
    `),
  },
  {
    name: 'veiled: farewell',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      If you're reading this then I went through with it. I'm sorry about the mess.
      I've written to them all and I've put the stamps on. They only have to be posted.
      Dear Papa, you couldn't have known.
      I told the children a story tonight about a mother who had to go far away.
      Had my last bath, my last toast, my last look at the cat.
      all my goodbyes are done and none of them know it
      I thanked my boss, my hairdresser and the bus driver. They'll remember that I was polite.
      Look after Mum for me. You were always better at it.
      Please let the kids remember me laughing.
      It's no one's fault, I want that to be read out.
      the note's under my keyboard. i kept it short
      Forgive me. That's all I have left to say, forgive me.
      Tell my sister she can have the room she always wanted.
      I took a good long look at my street today and I said so long to it.
      I made up with Ben. Didn't want to leave it like that.
      This was the last photo with all of us and I'm glad I smiled.
      I kissed her forehead and said be good, and she said see you tomorrow, and I didn't answer.
      When they ask you why, show them this book.
      Please bury me beside my brother.
      don't come to my room in the morning. send dad
      I've recorded the lullabies. So they've got them, after.
      You'll be angry at first and then I hope you will not be.
      My final wish is that nobody keeps my room like a museum.
      love you all. i held on as long as i could
      I won't be at the christening. I sent the present early.
      I wrote her birthday cards up to twenty-one, she's four.
      I cried at the school gate as I knew it was my last time there and she didn't.
      Goodbye to this room, to the damp spot like a rabbit, to all of it.
      There's nothing any of you did. I'm just finished.
      So this is where I sign off for good.
      I rang Mam and let her talk. I wanted to have her voice in my ear for it.
      Make sure that Tom gets my stamps. And tell him it wasn't because of the quarrel.
    `),
  },
  {
    name: 'veiled: giving away and being alone',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      Gave Sami my drum kit. He asked what I'd play on now. I said I'm through with playing.
      Took the fish to the pet shop and the keys to my brother, so that's everything.
      I've made a list of who gets what and sealed it.
      Sold my instruments. The silence suits what's coming.
      She can have my dresses, all of them, I won't be needing dresses.
      Gave away the winter things, I've no intention to see the snow.
      My dog's with the Millers and he settled at once, so there's no reason to put it off.
      gave my sister all my makeup and my savings and told her to go see japan for me
      All the paperwork's in one envelope, it says "open when".
      Cleaned the house from top to bottom so no one has to see how I lived.
      Closed down my profiles one by one like turning off lights in a house.
      The landlord's been told, the cat's been placed, the fridge is empty. Tomorrow then.
      I gave my wedding ring to my daughter, early. She'll know.
      Bills paid, bins out, plants gone. I'm the only thing left over.
      handed in my work laptop with all my notes. they think im changing jobs
      I gave him my lucky coin, I said I won't have use for luck.
      I've been putting things in order for a week and I've never felt so settled.
      Everything's sorted for when I'm not here: school, bank, dentist.
      I've the whole cottage till the end of the month and not a soul within miles. It's what I wanted it for.
      By the time that anybody thinks to ring it will be long done.
      Nobody's expecting me anywhere. That's how I know it can be tonight.
      Locked the door, drew the curtains, unplugged the phone. No one's coming.
      They'd only come looking on Monday when I don't clock in.
      It would be the postwoman. I'd better leave her a card to say sorry.
      I don't want it to be Dad who finds me so I'll do it away from here.
      My parents are off to the lake, they leave Friday. I've waited for that Friday.
      Somebody would find me eventually. A walker. Their dog.
      how long til anyone would even check my room
      I gave the bike to Aunt Jo and the rabbits to the school, now they won't have any bother with it.
      Gave my records to Pete and the canary to Mrs Low, so that nobody has to deal with them later.
      gave my plants to ines and my car to dad, they wont need to sort anything
      I chose the hut because nobody uses it before April.
      The house will be empty from nine to four and nobody can talk me out of it.
    `),
  },
  {
    name: 'veiled: at home',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      He keeps my keys. He says where would you go anyway.
      She reads this, so I write the nice version at home. This is the other one.
      He told the kids that I'm mad and they look at me like he does.
      I get an allowance and have to show receipts, even for tampons.
      he gets so angry if i talk to anyone. i just stopped talking to anyone
      I wear what he lays out.
      My cheek's still hot. I told the children I was bitten by something.
      He pinned me to the fridge until I said it.
      The neighbours turned their music up. They always do when he starts.
      I heard him on the stairs and I counted the kids, and I stood in front.
      I slept at the laundrette again. It's open all night and it's warm and he doesn't know it.
      He put his hand over my mouth so the little one wouldn't wake.
      my dad says if i tell the social worker ill be sorry
      I've a handprint on my arm, all five fingers.
      He makes me sleep on the floor when I've displeased him.
      She grabbed my face and the nails went in. I said it's a rash.
      I woke up and he was already doing it.
      He says it's my duty. I look at the lamp until it's over.
      It didn't feel like yes. I never said yes. I went stiff and he took that for yes.
      the older boys make me do things in the changing room and film it
      My mother shuts me in the cupboard if I wet the bed. I'm nine and a half.
      I flinch and then he's cross that I flinch.
      He checks the sheets, the bin, my bag.
      Mum's got a new tooth. She says it's from the stairs. We live in a bungalow.
      I hid in the airing cupboard with my sister and put my hand over her ears.
      When he's been drinking we eat at the neighbour's and come home when the light is out.
      He's sold my phone. He says that I can use his.
      I apologise before I know what it's for.
      He smiled at the officer and I smiled too.
      I had to stand in the garden in my nightdress because dinner was cold.
      My arm's in a sling and officially it's from netball.
      i know which floorboards to skip so he doesnt hear me go to the loo
      They took my passport on the first day and I clean from five till midnight.
      My uncle drives me home the long way. I've asked to take the bus.
      He's followed me to work twice, he sits in the car park.
      I'm fifteen and he's thirty and he says that it's love and not to tell.
    `),
  },
  {
    name: 'veiled: burden, plans, no way on',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      My children would be richer and calmer, that's simply a fact.
      You could take me out of every picture and it would be a better picture.
      Their lives are on hold because of me. I can lift the hold.
      i'm the reason mum's on pills. no me no pills
      He's exhausted from me. He won't say so. I'll do the saying.
      I've become the sort of thing people whisper about in corridors, what to do with her.
      There'd be a gap where I was and they'd fill it with something nicer.
      They don't need me. They need what I'd leave them.
      All I'm good for now is being paid for.
      everyone around me gets hurt so the logical thing is no me
      Being here costs the others more than it's worth.
      The kit is complete. I won't say what kit.
      I've gone over it with a pencil: the day, the place, the order of things.
      I stood over the drop and it pulled. I let it pull a bit.
      I drove to the spot and looked. It's steep enough.
      Ordered it online, says tomorrow before noon.
      I know what the dose would be, I've looked it up three times.
      I keep the bottle by the bed, full, like other people keep a bible.
      when my cat goes i go. thats always been the deal
      Not before her exams. I'm not a monster.
      It'll look like I fell asleep at the wheel.
      I held it to see what it weighs. It's heavier than in films.
      I've got the stuff and I've got the nerve, I only need the night.
      There's a part of me already up there on that roof.
      This week's too busy for it, next week is free.
      Every train that goes by is a maybe.
      I've no use for tomorrow.
      Every morning it's the same, oh no, still.
      I hope to be taken in my sleep and I wake up cheated.
      Is there a way not to have to be? Asking for me.
      i'm not even sad im just done with being a person
      I have lived enough for one life and there was not much in it.
      Nothing would be different without me except quieter.
      I look at the weeks ahead and I can't find me in any of them.
      Let somebody else have my years. I'm not using them.
      It's not that I want to go. It's that I can't stay.
      I've been brave for so long and I've run out of it.
      If there were a door out of everything I'd be through it by now.
      The thought that it could be over is the only soft thing in the day.
      I wouldn't swerve.
      the bus was late and i was like, could've been under it, whatever
      I'd rather be under the grass than over it.
      Can't do another winter of this and I don't intend to.
      I asked the sea and it said yes.
      I'm tired of waking. I'm tired of it being me who wakes.
      There's nothing left that I want, not even sleep, just off.
      My heart's still beating out of pure stubbornness, I wish it would take the hint.
      honestly if it ended tomorrow id be relieved
    `),
  },
];
