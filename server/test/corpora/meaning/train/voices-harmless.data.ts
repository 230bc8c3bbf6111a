import { lines, type MeaningGroup } from '../cases.types.ts';

/** What stands beside veiled danger in words and is none: the same objects, the same verbs, another life. */
export const TRAIN_VOICES_HARMLESS: readonly MeaningGroup[] = [
  {
    name: 'harmless: goodbyes, letters and presents, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Said goodbye to the exchange students at the coach. Lots of snot and promises.
      Wrote to my old teacher to say she mattered. She wrote back within the week, four pages.
      Hugged everyone twice at the airport. Six weeks in Peru and I've already lost my sunglasses.
      Last day at the nursery. They had made a card with all the handprints, I sobbed in the car.
      I wrote to each of my grandchildren for Christmas, proper letters, with a fiver in.
      sent the boys a pic of us from year 7. fringe crimes
      She waved from the train till it went round the bend. Back on Thursday.
      I recorded bedtime stories for the twins because I'm on nights all week.
      My farewell speech at the depot went on too long and there was cake.
      The priest read the letter out at the wedding and even Dad cried.
      Rang my brother in Perth. We talked cricket for an hour and he's coming in April.
      One last swim before they close the lido for the winter.
      Told my wife she could marry again if I ever bought another caravan. She threw a cushion.
      Goodbye to the old kitchen. The new one comes Tuesday and I can't wait.
      i said see u and she said see u tomorrow, and i grinned the whole way home
      Last cup of tea in the old house, on a box, with the van outside.
      We sang her off at the retirement do, hymn 312, all the wrong notes.
      Left a note for the milkman and the keys with Jean. Skye till Sunday!
      Thank you, little notebook, you're full. On to the green one.
      Wrote out the names of everyone who helped with the fete, so as not to forget a thank-you.
      final episode tonight, not ready to say bye to them
      The boys left for camp with their name tags on and I ate toast standing up in the silence. Bliss.
      Packed the last box. Bye bye, bad carpet.
      Put a heart on all her holiday photos, she's having the time of her life.
      Told Dad that he did a good job. He said with what, the shelf?
      By the time you get this card we'll be home again, but here's a picture of the sea.
      My leaving do is on Friday, the new job starts on the ninth. I'm going to miss their terrible coffee.
      I've written to say sorry to Karin. We're having lunch.
      When you read this, future me, I hope that you have learned to drive.
      The last page of this one. It's been a good year to write in.
    `),
  },
  {
    name: 'harmless: giving away, sorting and putting in order, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      My trumpet went to the boy across the landing. He's awful. It's wonderful.
      signed the switch account over to my cousin, got the new one for my birthday
      Gave my hoodie to Lou because she spilled squash down hers.
      Put all the bills in my wife's name, because she gets the staff discount.
      Signed the will at last. The solicitor has a parrot. Fish and chips after.
      Took down my posters and filled the holes. The new paint is called Mole's Breath.
      The rabbits went to the farm for the fortnight. They came back fat.
      Cleared out the loft for the insulation men, seven bags to the tip.
      We did powers of attorney, both of us, it's the sort of thing you do at sixty and then forget.
      I've labelled all the boxes for the move: kitchen, books, cables of unknown purpose.
      Emptied the wardrobe and took three bags to the hospice shop. I can close the door now!
      Sold the drum kit. Next door sent a bottle of wine.
      cleared my room out cos we're getting bunk beds, found 11 socks
      Gave the pram to my sister, due in May. Hers now, with the squeaky wheel.
      Cancelled the gym. I've been twice. That's forty pounds a visit.
      Handed in my notice and all my keys. New post in Leeds from the first.
      Folded the uniforms for the next scouts, labelled, done.
      Wrote the passwords down for Mum again. She keeps the card in the biscuit tin.
      Shredded ten years of bank statements. It's very restful.
      Rehomed the orchids before the kitchen gets ripped out.
      Changed the beneficiary on my pension since the divorce came through. One more form off the list.
      gave away my concert tickets, clashes with nans 80th
      The allotment passes to Wendy, my knees have had enough of digging. I'll keep the shed chair.
      I wrote out Gran's recipes by hand for Jo's wedding present.
      Rewrote my CV and tidied my desk so well that people asked if I was leaving.
      Left the spare key and a list for the cat sitter: half a tin, fresh water, no cheese.
      Gave the dog's old bed to the neighbour's puppy. Ours has moved on to the sofa.
      Everything in order for the audit, every receipt, I feel like a saint.
      Got rid of my wedding dress on the internet, a nice girl from Hull, she looked a picture.
      I've sorted his paints for the school, as he said he'd like. He is thrilled to have the space.
      My brother gets the watch when he turns eighteen, that's how it's done with us.
      Deleted six thousand photos of food. The phone breathes again.
    `),
  },
  {
    name: 'harmless: alone, away and not found, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Nobody comes up to the top floor, so I sing.
      House to myself until Sunday. Film, crisps, pants.
      my housemates are at reading till sunday so i can finally deep clean
      Parents fly out on Thursday. I promised no party and I meant it, mostly.
      Hid so well at hide and seek that they'd started lunch before anybody found me.
      Not a soul on the moor all day. One hare and a hundred sheep. Heaven.
      Turned my phone off for the weekend and the world carried on without me, thanks.
      I asked for the room at the end of the corridor, away from the lift.
      Slept till noon. No one rang, no one knocked, nobody needed anything. Perfect.
      Worked from home and spoke to no one but the cat until four.
      Wife's at her sister's till Tuesday so I've got the train set out on the table.
      I locked the bathroom door and read a whole chapter in the tub.
      The building is empty at half term, I've never got so much marking done.
      Nobody noticed that I had cut my hair. Three hours in the chair!
      Told work I'm on leave and told Mum that I'm at work, and went to the museum.
      Checked how often the bus goes by the hut: twice a day in winter, so we took sandwiches.
      Sat in the lay-by with a flask until the rain stopped.
      who even would notice if i skipped assembly. mr hall apparently
      Put a sign on the door: do not come in, wet paint.
      They did not find my lost glasses, they were on my head.
      Everyone's away for the long weekend, and so I have the office radio to myself.
      If I don't water the tomatoes nobody will.
    `),
  },
  {
    name: 'harmless: helping, costing and being in the way, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I'm a burden to my quiz team on anything after 1990.
      They managed the harvest without me and better, my back says thank you.
      The children have gone off me since I banned the tablet.
      I felt like a spare part at the wedding until they gave me the urn to mind.
      Cost my parents a new clutch. Paying it back at twenty a week.
      They'd be faster without me on the hill, but who'd carry the cake.
      Mum says I am hard work and that she'd not swap me.
      My son lifts me out of the bath now, we've got it down to an art and he sings.
      I worry that I lean on Ana too much. I told her. She said lean.
      the team would be better without me in goal ngl we lost 9-0
      Nobody needs me till two, so I'm going back to bed.
      My husband has done all the cooking since the operation. We're mostly alive.
      I've taken up room on this sofa for a week with the flu and no one's complained.
      Felt useless at the repair café, then I fixed a toaster.
      I waste so much food. Must plan the week.
      Dad said I have cost him ten years of his life on driving lessons. He's laughing.
      I'm no use to anyone before coffee.
      The new lad slows us down but he will learn, I was slower.
      I don't want to be a bother, so I took the bus instead of ringing them.
      We'd save a lot if I gave up the gym and the car, so I did the sums.
    `),
  },
  {
    name: 'harmless: pills, ropes, trains, heights and knives at work, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Counted Mum's tablets into the box for the week. Blue in the morning, white at night.
      I know the timetable of the fast trains by heart, I have been commuting since 2009.
      Bought a hose that fits, at last. The beans will live.
      The car park by the cinema has the best sunset in town from level seven.
      Tested the hook with a sack of potatoes. It held, so the hanging chair's going up.
      Read all the leaflets and picked the green one for hay fever.
      Went in the sea up to my chin in November. Shrieked. Soup after.
      No fence on the north side of the quarry, so we kept the dogs on leads.
      got the stuff, came in normal packaging, new guitar strings finally
      Date, place, weather: the picnic has it all but the weather.
      Stopped the tablets on Sunday, as the doctor said to, and I've more energy.
      The balcony again, cold bars, lovely stars, and cocoa.
      I've rehearsed it up to the last bit. The last bit of the solo still frightens me.
      Measured the beam for the swing. The girls stood there with the rope, ready.
      Two steps from the platform edge is where the buffet car stops. Ten years of study.
      Googled how long it takes to poach an egg, again.
      Changed the razor heads and nicked my chin.
      Ten past four, on the dot, the heron comes.
      Cleaned Grandpa's rifle for the museum man, who wrote everything down.
      I have a bottle for guests and a box of crackers for the rest.
      Climbed to the weather vane with the steeplejack. What a view, what a job.
      Filled in the prescription, first of the month, queue out of the door.
      jumped off the pier w the lads, bellyflop of the year
      Sharpened all the kitchen knives and cut my thumb on a tin.
      The bridge is shut for repairs, so the long way round by the weir.
      Picked up the rope and the harness for Saturday, the big wall, and I'm ready.
    `),
  },
  {
    name: 'harmless: no plans, tired, time passing, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I did not buy a diary for next year, work gives us one.
      They talk of the summer and I've nothing booked yet. Must look at trains.
      Renewed the passport. Ten years. I look like a potato.
      I can't see myself in that job in a year and I've told them so.
      Woke up. Rain. Turned over.
      Nothing planned for the weekend and I like it that way.
      If somebody gave me a month off I would sleep for the first week.
      I've had enough of this winter. Bring on the bulbs.
      I wish that it was over, the exams I mean, I miss daylight.
      Feeling old. My knees announced it on the stairs.
      I'd be quite content not to be here in January, somewhere with oranges.
      Don't want to be an adult any more, the boiler is broken.
      I see no future for this sofa.
      I leave at six these days, and it's like a second life.
      where do i see myself in ten yrs. with a dog. thats the answer miss
      Waiting for it to be over, like one waits at the dentist's. Two more meetings.
      Some days I stand in the hall a bit longer because I've forgotten what I came for.
      So ready for bed that I could lie down on the stairs.
      The thought of doing it all again on Monday is a lot.
      Blew out the candles and wished for a puppy, same as the last six years.
      I used to be afraid of dying at sea. Now I just get seasick.
      My phone died, my pen died, and I'm fine.
      Nothing to say today. Nothing happened. Peas for dinner.
      It's the end, I thought, and it was only the end of the second act.
      I want out of the group chat.
      Left early and beat the traffic.
    `),
  },
  {
    name: 'harmless: food, bodies and heat, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Half an apple, cut into slices, for the toddler, who sat on it.
      First day without sugar. I'd sell my bicycle for a bun.
      Haven't eaten since breakfast, so I had two dinners.
      No appetite with this cold, only toast and tea since Tuesday.
      My jeans are loose since the hill walks. Pleased.
      Fasting till sunset, second week, it gets easier, and the dates taste like heaven.
      Weighed in at the boxing club, one kilo over, so no pudding until Saturday.
      Ran until the dizzy bit and then lay in the grass laughing with Ed.
      The doctor wants me to put on some weight. Doctor's orders: cake.
      Burned my hand on the oven again, third time this month, must buy gloves.
      The iron slipped and I've a mark like a boat on my wrist.
      Scalding bath, lavender, a book. As hot as I could stand. Bliss.
      Held the spoon in the flame for the sugar class. Caramel everywhere.
      The kettle steam did for my glasses.
      Long sleeves in July, the midges are fierce.
      Scratched to bits by the brambles, six jars of jam.
      Hit the wall at mile twenty, cried, ate a banana, finished.
      Cat got my forearm again. It looks like a ledger.
      Cold all the time in this house. Two jumpers, fuzzy socks, one hot-water bottle.
      Was sick after the birthday meal, it was the prawns.
      Bought plasters, the big box, football season's begun.
      Lost my hair over the sink again, it's the baby, they say it stops at six months.
      My son weighs every crumb for his wrestling. I've asked the coach to have a word.
      Bit the inside of my cheek at dinner.
      Skipped lunch for the eclipse.
      The tattoo hurt in the good way and now it itches in the bad way.
      Pulled the plaster off in one go. She was braver than me.
    `),
  },
  {
    name: 'harmless: couples, parents and being at home, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      He takes the car on Thursdays so I get the bus and my book.
      She reads my shopping list out loud in a funny voice and we laugh.
      Thirty minutes for the shop and home before the ice cream melted.
      My wages go in the joint account and so do his. We fight about cheese.
      He locked the door behind us, twice, he's a worrier.
      Got locked out on the balcony by the wind, in my nightie. Jim from next door has a ladder.
      we share locations, mostly so he knows when to put the pasta on
      Dad was in one of his moods: he wanted to dance.
      Mum has my phone until the homework's done. Fair enough.
      I'm not allowed in the garden till the turf has taken.
      He sits outside my work in the car from four, with the dog, and chips.
      We're very quiet when the baby goes down. Even the dog tiptoes.
      He threw the pancake and it stuck to the lampshade.
      There's a dent in the fridge the shape of a skateboard.
      I flinched when the balloon went.
      My sister pinched me at the service because I had the giggles.
      He said sorry with flowers for missing the recital. She's forgiven him, the daisies helped.
      Black eye from the squash court. Told everyone a better story.
      The coach keeps us back to run the drill again. My legs!
      He unplugs the router at nine and we play cards.
      I told the health visitor all's well, and for once it was.
      Grandpa has a game with coins and ears that he won't explain.
      She checks the mileage on the van since we share it with her mother.
      I said not tonight and he made me a hot-water bottle.
      Fell on the ice, like a cartoon. My neighbour saw it all.
      My wife drives me to it, and the station after that.
      Hands round my eyes: guess who? It was Nell, two days early!
      He won't let me carry anything since the hernia.
      I sleep with a chair against the door because the latch is broken and the cat comes in.
    `),
  },
  {
    name: 'harmless: run on, listed, laughed off, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      anyway school was fine maths was fine lunch was fine then trains were late so i got chips
      1. return library books 2. thank nan 3. charge phone 4. go
      lol if i go missing look in the biscuit aisle
      jk about the party thing. mostly jk. like 60 percent
      had a nice bath had a nice dinner took a photo of the dog in a hat
      Monday gym. Tuesday pay Dad back. Wednesday post the letters. Thursday swim.
      so tired so tired so tired and mum is calling dinner ok bye
      Shopping: eggs, bread, paper, razor blades, cat food, candles for her cake
      im so funny everyone says so, im going to be unbearable at this wedding
      today i laughed so much my stomach hurt
      Got up. Got dressed. Got as far as the gate. Forgot my lunch. Got chips.
      wish me luck for friday (driving test) (third) (dont ask)
      dead. im dead. he liked the story from like three weeks ago. goodbye
      bro that assembly killed me i was crying
      everyones like see u after summer and im like see u tuesday at work
      To do before Friday: laundry, essay, say sorry to Pri, leave the key for Sam
      ok so basically im never leaving this bed again it has a heated blanket now
      ngl if he plays that song again im moving to mars
      kinda want to vanish after what i said in french. she was RIGHT THERE
      Washed the car, fed the birds, put out my good suit for the christening, and now the news.
      - dentist - plants - somewhere for the cat while we are in Wales - write to them all - thursday
    `),
  },
  {
    name: 'harmless: other people, books and what was said, in many voices',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      In the book she walks into the sea with stones in her pockets. We argued about it over crisps.
      The play ends with a letter on the windscreen and everyone in the hall in tears.
      Are you trying to kill me, said Gran, and took a second slice.
      He's dying to meet you, she said, and he hid behind the sofa.
      My character died again on level nine.
      The lyric goes I want to disappear, and we all sang it, in the van, at the top of our lungs.
      Watched a thing about people who vanish. I checked the back door twice.
      A man on the bus said that the end is near. It was, it was the depot.
      Wrote a murder for my class. They want the vicar to have done it.
      Grandad says he'll be gone before the council mends that road. He's said so since 1994.
      Mum threatened to haunt us if we sell the piano.
      I would've killed for a window seat.
      The doctor asked if I'd ever thought of ending it, and I could say no, and mean it.
      Our teacher told us the poet was unhappy, and then it was break.
      Ran the volunteers' evening at the helpline. Good people, bad biscuits.
      We buried the hamster with full honours and had pancakes.
      The nurse asked whether I felt safe at home. I said apart from the stairs.
      She said she could murder a curry and the new boy looked alarmed.
      The farewell scene took eleven takes, because of a pigeon.
      Dreamt I fell off the roof and woke up on the rug.
    `),
  },
];
