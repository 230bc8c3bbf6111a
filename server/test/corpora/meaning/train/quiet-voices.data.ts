import { lines, type MeaningGroup } from '../cases.types.ts';

/** Danger that is told calmly, as a list or in passing, with none of the words for it; and days that look like it. */
export const TRAIN_QUIET_VOICES: readonly MeaningGroup[] = [
  {
    name: 'a farewell as an inventory',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      Lathe: to Wilbur, who came with the trailer. Band saw: to the high school. Deed is signed, in the Bible.
      Rent is paid to the end of the quarter so nobody has to argue with the landlord afterwards.
      Called off the eye doctor and the dentist. No need of either one now.
      Told the clinic to give my slot in March to somebody who will use it.
      Stopped the newspaper and the milk. Had the water turned off as of Monday.
      I picked a place off the fire road where a ranger will come on it and not the boys.
      A letter goes to the police on Friday so that it isn't my daughter who opens the door.
      It has to be somebody trained who finds it, not the girl who brings the mail.
      I will not lie in my son's spare room going down by inches while he spends his holidays on me.
      She spoke of giving up her work to look after me. I will not have that. There's a simpler way.
      I don't want to be the reason they are late for their own lives. It can be arranged quietly.
      Stamps: to Kenji. Bicycle: to the boy next door. The seal and the deeds are in the drawer with a note in large writing.
      The club fee is paid until the end of the month. I thanked every one of them and they thought it was for the meal.
      This is the last page of this book, and I will not buy another. It comes out even.
      The first bus up is nearly empty at this season, and at night it freezes. No one will be looking before evening.
      I chose a day on which nobody has to hurry home for me.
      Whoever goes out on the ice and doesn't come back leaves no mess behind.
      Dog food for three weeks, his papers, the vet's number, and Ann will take him. She doesn't know it yet.
      The keys go through Jean's letterbox on Thursday. I've labelled each one.
      Spare key back to Tom. Library books back. Casserole dish back to number nine. That is everything of other people's.
      Everything I borrowed has gone home. I find I'm almost cheerful. I only have to get through Sunday lunch.
      I have written to each of them, five envelopes, and posted none. They go when I do.
      Passwords on one sheet, the funeral plan on another, paid up. She'll have nothing to do but sign.
      The tablets are counted and the door chain is off so they won't have to break it.
      Sold the van. Money in an envelope marked with what it's for: stone, ham, the band if they want one.
      I asked the vet to take both cats on the ninth. After the ninth I don't have to be anywhere.
      Cleaned the oven so no stranger has to. Defrosted the freezer. Stripped the bed. That leaves me.
      I had my hair cut and took the good photograph, so they have one.
      Wrote down the bin days for whoever comes after. Left the heating on low for the pipes.
      I went round and looked at each of them, and said nothing, and that was my goodbye.
      The nurse asked about next month. I said yes, of course, and put the card in the bin outside.
      I closed the account. I closed the greenhouse. It's odd how few things there are to close.
      I've decided, and since then I sleep. My wife says I look better than I have all year.
      all my skins and my steam account go to jonah, password is on the sticky note. gn everyone
      gave lila my guitar n told her keep it. she said for how long lol
      logged out of everything. deleted the chats so mum doesnt have to read them. room is actually tidy for once
      Not long to wait now, the harvest is in and the boys are both settled. I wouldn't want to spoil the wedding, so after.
      I'll see the bulbs in. I won't see them up. That's all right. They know what to do.
      Gun oiled and the tarp laid down in the barn. Sheriff's number is on the table for Dale.
      The tide is at ten past five. I have left my watch on the dresser because it was his father's.
      I wrote the last letters today, one to Dad and one to Mum.
      I have been putting my things in order all week and never felt so calm and settled.
      Nothing here depends on me now. I've found a home for the parrot.
      Nothing needs me any more: the birds are with my aunt and the plants with nobody.
      Everybody remarks how organised I've become. The desk is empty.
      I've worked out at which hour the house is empty for longest.
      I thought of the woods, because only people with dogs go there, and a dog would find me.
      There's a hook in the garage ceiling that held the boat. It would hold me.
      I do the sums at night: what the home costs, what there'd be left for them without me.
      Stopped in the middle of the bridge again and leaned over the rail. I took the long way for it.
      I wonder whether it would hurt or if it's only like a door.
      The future is a wall. I've stopped walking towards it.
    `),
  },
  {
    name: 'self-harm in passing',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      did it again on tuesday. higher up this time so it doesnt show in shorts
      Three more on the inside of the arm, where the sleeve covers. After it I could finish my essay.
      that's seven since the summer. i had gone a year and a half without
      did it in the bath. it goes quiet for a bit after and then you have to clean up
      it's only for ten minutes that everything stops but it's ten minutes
      told my gran it was the rose bush. she put cream on it and i felt sick
      said the rabbit scratched me. it's always the rabbit
      told him the oven did that. nobody burns the same place twice, he said.
      i wait until my roommate is in the shower and lock the door. after it i'm calm. that's the scary part, it works
      Washed the towel by hand and dried it behind the wardrobe so mam won't ask.
      used the blade out of the sharpener again. then did my homework like nothing
      On the hip, because nobody looks at a hip. Two last week, three this.
      It is not that I was crying. I was perfectly calm. I shut the door and took out the tin.
      My tin is under the drawer. I promised I'd throw it away and I moved it instead.
      Long sleeves again in thirty degrees. Everyone asks. I say I'm cold.
      Couldn't go swimming with them. The marks haven't gone down yet.
      I started again. I'd been clean since January. It was one bad phone call.
      it was just the once i said and now it's every night before bed, so i can sleep
      I press the lighter to my ankle till I count twenty. Then I can make the dinner.
      held my wrist on the kettle again. said i was clumsy.
      I hit my head on the wall until it went quiet in there
      my thigh is running out of room
      Plasters again. The woman at the chemist thinks I have a toddler.
      the pe changing room is the problem. i've said i have a verruca for three weeks
      I dug my nails in through the whole meeting and there's a row of little moons that bled.
      He pointed at my arm and I said cat. We haven't got a cat.
      The only thing that lets the air out is the thing I said I'd stopped doing.
      it doesn't even hurt, that's the thing, it's like letting the noise out. four tonight
      Scratched until it bled and then scratched that. Nobody knows. It's under the watch.
      I keep a razor in my pencil case. I don't always use it. I used it today, in the toilets by the gym.
      Did the thing. Cleaned it, dressed it, went down to supper. Passed the potatoes.
      i did it over the old ones so it won't look like more
      every time the boss shouts i go to the loo and come back with a plaster on
      She noticed the tissues in the bin. I said nosebleed.
      relapsed. that's what the app calls it. day 0 again. the left leg
      it's a secret between me and the compass in my maths set
    `),
  },
  {
    name: 'eating that is an illness',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      Twelve days that I'm counting again. I told my husband I had eaten at the office.
      I scrape my plate into the bin under the newspaper so he sees it empty in the sink.
      Ran the tap so they wouldn't hear. It's so easy, it's like I never stopped.
      first time since i was nineteen that i brought it up again. my throat burns and i'm proud, that's the sick thing
      When I get up the room goes black at the edges and I feel as if I'd won something.
      My knuckles are red again. I said it was the cold.
      The hair comes out in the shower. I'm cold all day, and it's July.
      Proud of a collarbone. Forty years old with a mortgage and proud of a collarbone.
      Nothing since Tuesday lunch. A clean feeling, like an empty drawer.
      nothing today. nothing yesterday either. feels like a superpower
      Moved the rice round the plate and gave the fish to my sister, who thinks I'm generous.
      ate the whole birthday cake standing at the fridge in the dark and then undid it in the bathroom
      Fainted on the stairs at work, said I hadn't slept. They gave me juice and watched me drink it.
      my rings fall off. everyone asks what's my secret
      everyone says you look amazing and it only makes me want to go lower
      Down to forty-one. The coach weighed me twice. I'd drunk two litres before.
      i drink water before they weigh me and i put coins in my pocket
      there was a bit of blood this time. i flushed it and brushed my teeth.
      Two hundred calories and the number is a warm hand on my back.
      It isn't about looks. It's the one thing in this house I am in charge of.
      half an apple at ten, half at four. anything more is failing
      I haven't had my period since spring and I haven't told Mum, because she'd make me eat.
      Laxatives again, a whole strip. I've the pharmacist in the next town for it.
      My son asked why I never eat with them. I said I tasted while cooking.
      The old numbers are all still in my head, every food, like prayers.
      I know how this goes, I was in the clinic for it at twenty. I know and I'm doing it.
      i like it when my stomach hurts, it means i've been good
      Skipped again. Gum and black coffee. Dizzy in the lift and delighted.
      The scale before and after. Eleven times today.
      ran twelve k on nothing because of the biscuit
      Mum on the video call: turn the camera, your face has gone so small. I said it's the light.
      I eat, and then I lock the door, and then I've not eaten. Three times today.
      They took me off the team until I gain. I will not gain.
      i wear two jumpers so nobody sees my arms. the fuzz on them is growing
      I cried over a potato. They made me sit until I'd finished it. I found a way afterwards.
    `),
  },
  {
    name: 'somebody who has come back, or is feared',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      It's him. The grey Astra with no lights, across from the bakery since five.
      He's parked across the road with the engine off. I know how he sits.
      He wasn't meant to be let out till next summer and no one has rung me.
      They were supposed to ring me before they released him. He's outside.
      I've put off all the lights and I'm on the floor behind the till.
      The police say forty minutes. It's a shop, it's made of glass.
      he got out of the car. he's just standing there smoking and looking at our window
      last time he told me what he'd do next time. and now there's his van
      Four years without looking behind me, and tonight it was back before I'd put the bags down.
      My ex was at the school gate again. He isn't allowed within a mile. He waved.
      He found out the new address. There was a card through the door with no stamp on it.
      There's a tracker under my car, the man at the garage showed me.
      Thirty-one missed calls and then a photo of my front door.
      He messages from new numbers. Tonight: nice curtains.
      I sleep with the chest of drawers against the door since he got a key from somewhere.
      I know from how he shuts the car door what kind of evening it will be.
      If he pulls the handbrake hard I have to be doing something useful when he comes in.
      He's never hit me. He put his fist through the door beside my head.
      He held my arm up behind my back until I said the sentence that he wanted.
      He checks the receipts. He knows how many minutes it takes from the shop.
      He asked for the password to my bank, just in case, and how he said just in case made my mouth dry.
      I woke up and he was sitting on the edge of the bed, looking at me. I don't know for how long.
      I am afraid of my husband. I've never put that in a line before.
      I write this in my own language because he can't read it, and hide it in the flour.
      I hide this book where he won't look. He looks everywhere else.
      He reads my phone while I'm in the shower, and then he's sweet, and that's worse.
      He took my card so I won't be silly with it. I've to ask for the bus.
      We've all learned to listen to the key in the lock.
      The kids go quiet when they hear his boots. I go quiet too.
      I say I walked into a cupboard. I've walked into a lot of cupboards.
      When he's been drinking I take the baby and sit in the car.
      He's sorry today. There are flowers. I can't turn my neck.
      He says nobody would believe me, and I've begun to practise telling it so that they might.
      I keep a bag at my sister's with the passports in. He doesn't know there's a bag.
      he said if i go he'll find me. he said it very nicely
      He smashed my phone and bought me a new one that he had set up himself.
      My brother-in-law stands too close to me when there's nobody else in the kitchen.
      My uncle's friend always comes too near when we're alone.
      My cousin's husband locks her in when he goes to work.
      The family I clean for have kept my passport and haven't paid me since winter.
      The farmer has our documents and says we can go when we've worked it off.
      She threw the plate and I caught it with my face. I'm a big man, who would I tell.
      There's a dent in the wall the shape of my back.
      It was my fault, I answered back. I've a lip like a sausage.
      He's put a camera in the hall since I talked to the postman.
      My grandmother's husband beat her. She told us for the first time last night.
      My mother's boyfriend used to beat her. She only told me now.
    `),
  },
  {
    name: 'what was done to a child',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      I was nine. My uncle stayed with us that winter and he always offered to put me to bed.
      He used to come along the dormitory with a lamp, and whoever he stopped at had to get up and go with him.
      I learned to face the wall and to breathe as if I slept. It made no difference.
      I'll not write what was done. Afterwards I was given a sweet.
      I was told I was his favourite and that it was our secret.
      Washed my own sheets at the tap before the bell so that nobody would see.
      Everyone loved Father Dominic. Nobody asked why the small boys were afraid of the sacristy.
      I have told this to no one, not to my wife in forty years. I was eleven.
      He'd have to check that I was washed. That's how it began, with checking.
      I used to push the chest of drawers against my bedroom door. I was eight, it took all I had.
      Mum worked nights and my stepdad did bath time. I still can't have a bath.
      I told my mother when I was twelve. She went on ironing and said don't ever say that again.
      I told a teacher. She said I must have misunderstood. I was ten.
      The coach stayed behind with me to correct my posture. First the hands on the hips.
      There was one room too few at the hotel after the tournament, and he was forty and I was fifteen.
      I said no three times. I know because I counted. Then he asked if I wanted a lemonade.
      I've never told my parents about the swimming teacher. He's still teaching girls.
      I looked him up tonight. He has grandchildren, and they let him hold them.
      Somebody else came forward about the choirmaster. I read it and had to sit down, because I knew the room.
      My cousin was older and we were told to share the tent. I've never liked camping since and never said why.
      They've named the hall after him. I went the long way round so as not to see it.
      There are no photographs of me from those years. I told my daughter the camera broke.
      The therapist asked what colour the curtains were, and I knew, and then I was sick in her basin.
      It was my grandfather, and it was every Sunday, and they all thought I was his little helper.
      Why I can't stand the smell of that aftershave. I was seven.
      I never let anyone stand behind me. I heard myself tell her his name, after twenty years.
      My brother and I looked at each other over the breakfast and that's how each knew about the other.
      The lodger used to come in to say goodnight. I still sleep with a chair under the handle.
      We were told it was a game and that good girls didn't tell.
      I was sixteen and he was my driving instructor. I've called it a fling all my life. It wasn't.
      She bathed me till I was thirteen, and more than bathed, and she is my mother and I still send a card.
      He gave me a watch, after. I wore it, so everyone could see I was special.
      the man from church who did the camps. i was ten. i said i had a stomach ache so i could go home
      When the priest died they all cried and I went out and laughed and could not stop shaking.
    `),
  },
  {
    name: 'days that look like a calm farewell',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Sold the lathe to Wilbur, who came with his trailer and stayed for pie. The garage has a floor again.
      Rent paid, gas paid, phone paid. I'm a rich man till Thursday.
      Cancelled the dentist, because the car is at the garage. New date in March.
      Stopped the newspaper and the milk for the two weeks in Crete.
      Gave my slot on Tuesday to Anna, who has the exam.
      We cleared out the workshop. There was a tin of paint from before the flood.
      Last page of this notebook. The next one is green, and costs two euros more.
      Keys: one to the neighbour for the plants, one to my sister, one lost.
      Spare key back to Tom, library books back, casserole dish back to number nine. That leaves the ladder.
      Wrote down the bin days and how the boiler works for the people who rent the house in August.
      The club fee is paid until June. I thanked everybody for the cake and they sang.
      Gave Lila my old guitar, since I've bought the new one. She'll be better than me by Easter.
      The first train up is at six and nobody is on it. We'll have the mountain to ourselves.
      Cleaned the oven and defrosted the freezer before the inspection. Landlord never came.
      Dog food for three weeks, his papers, the vet's number: Ann has him while we're in Portugal.
      Retirement: handed over the files, the stapler and the bad chair. They gave me a clock.
      Sent the railway maps to the museum. They wrote back and want the timetables too.
      Made my will with the notary. Two signatures and a coffee. He has a fish tank.
      Passwords all changed and on one sheet, as my grandson told me. I've hidden it too well.
      The harvest is in and both boys helped. Now the shed roof.
      To do: gas bill, return drill, cancel gym, label the jars, swap winter tyres.
      Photograph for the new passport. I look like a man who sells used boats.
      I closed the greenhouse for the winter and brought in the lemons.
    `),
  },
  {
    name: 'days that look like harm to oneself',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      did it again. forty lengths without stopping. my legs are jelly
      Did it again, burned the toast, that's three times this week.
      The cat scratched me when I gave her the tablet. We're not on speaking terms.
      told mum elvis did it. elvis is a goldfish. she wasn't having it
      Pulled the top of my leg at training. Ice, ice and more ice.
      Two plasters from the new shoes, and one from the grater.
      Roses pruned. My arms look as if I'd fought a lion.
      Long sleeves, because the mosquitoes are back.
      Three on the left, two on the right, that's all the stitches the pattern wants before the neck.
      i had stopped for two years and now i'm biting my nails again. exams.
      Nine since June: that's how many books I've read. It works, this putting the phone in the drawer.
      It goes quiet after lunch and then you can hear the fridge.
      I locked the door, ran a bath and read a whole chapter. Bliss.
      Burned my wrist on the oven shelf again. Same place. Mum says I need longer gloves.
      Washed the tea towels by hand because the machine is on strike.
      The maths set has a compass and two rulers and no rubber. Why is there never a rubber?
      New blade for the plane. It takes shavings you can read through.
      The razor was blunt and I went to the meeting with tissue on my chin.
      I'd given it up since January and now I've bought a whole box of chocolates. Day one again.
      Nosebleed in the middle of the choir. Red on the hymn book.
    `),
  },
  {
    name: 'days that look like an illness of eating',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Counting again: twelve jars of plum, nine of apricot, and one that didn't close.
      Skipped lunch for the meeting and ate like a wolf at four.
      My rings are loose from the cold. I nearly lost one in the dishwater.
      Two kilos down since New Year, and the doctor is pleased with my blood pressure.
      I ate the whole packet of biscuits during the film and regret nothing.
      Moved the salad round the plate and waited for the chips.
      Fasted till sunset and then three bowls of my aunt's soup.
      Everyone says I look well. It's the new haircut.
      Standing at the fridge in the dark with the cake. Ben came down for the same reason.
      Hair in the plughole again, Sara's, a whole wig of it. I've bought a strainer.
      Cold all day, and it's June. The heating man comes on Friday.
      The baby brought up her milk on my good shirt. Twice.
      Scales broken. It says I weigh nine stone, so I shan't mend it.
      Menu for the week: Monday lentils, Tuesday rice, Wednesday whatever Shalini doesn't finish.
      The soup boiled over while the tap was running. Supper was toast.
      Stomach ache from the plums. I was warned.
      The coach weighed us all for the boat. I'm the heaviest and the proudest.
      Gave my fish to my sister because it still had its face on.
    `),
  },
  {
    name: 'days that look like somebody feared',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      There's a white van across the road since six with its lights off. It's the carpet man, early and asleep.
      Knew him by the way he sits. My brother, in a rented car, a day before he said.
      He checks the receipts with a pencil, because he does the accounts for the whole club.
      I woke up and he was sitting on the edge of the bed looking at me: he wanted pancakes. He's four.
      My ex was at the school gate and we talked about the shoes and who buys them.
      He got out of the car and just stood there looking at the sea.
      He wasn't meant to be back till Thursday. He'd hidden in the hall with flowers.
      Thirty-one missed calls from Mum. She wanted the recipe.
      We all listen for the key in the lock and then everybody shouts at once.
      I know from how he shuts the door whether Arsenal won.
      The dog growled, real low, at the hoover.
      Put off all the lights and lay on the floor to see the meteors. Two.
      He asked me for the password to the television and changed nothing but the language.
      I hide this book from my sister, who'd read it aloud at my wedding.
      The kids go quiet when they hear the ice cream van, and then they run.
      I'm afraid of my husband's driving and told him so, and he slowed down for a whole street.
      I took the baby and sat in the car so that he could sleep after his night shift.
      He's late, he's always late, the pasta has turned to glue.
    `),
  },
  {
    name: 'childhoods, bath times and teachers',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I was nine and my uncle stayed with us that winter and taught me to whittle.
      He used to come along the dormitory with a lamp and read us ghost stories till we squeaked.
      The coach stayed behind with me to correct my serve. It goes in now.
      There was one room too few at the hotel, so the girls slept in ours, in a heap, and nobody slept.
      Mum worked nights and my dad did bath time and made us all beards of foam.
      I looked my old teacher up tonight. He has grandchildren, and a beard, and still plays the tuba.
      I told my mother I had failed when I was twelve. She went on ironing and said well, there's soup.
      Father Dominic has died at ninety. He had a terrible voice and let us ring the bell.
      Showers only, the bath is full of the neighbour's tortoises.
      Grandfather and I every Sunday with the pigeons. I was his little helper.
      They've named the new hall after our old headmaster, who would have hated it.
      There are no photographs of me between nine and fourteen, since I was the one who held the camera.
      My cousin and I shared the tent and the torch and one enormous spider.
      The lodger comes in to say goodnight to the cat.
      I was given a peppermint by the dentist, who should know better.
      Swimming teacher says Leo can go up a group. He kept his face under for six seconds.
      The therapist asked what colour the curtains were. She's thinking of the same ones for her hall.
    `),
  },
  {
    name: 'a day that is set',
    tier: 'now',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I will be dead by Friday, by my own hand.
      By Sunday I'll be dead and it will be my own doing.
      I shall die by my own hand before the week is out.
    `),
  },
  {
    name: 'kitchens, and a name that is still on letters',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Took the blade out of the blender to wash it and licked the whisk.
      Licked the beaters like a savage, over the sink.
      The mixer's blade is off to be ground. Cream by hand, then.
    `),
  },
  {
    name: 'letters for the dead',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      A letter for him from the bank again. I can't bring myself to write on it that he's dead.
      Her magazines still come. I haven't the heart to tell them she's deceased.
      I can't make myself take his name off the bell.
    `),
  },
];
