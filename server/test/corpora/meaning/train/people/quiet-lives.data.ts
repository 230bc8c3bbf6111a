import { lines, type MeaningGroup } from '../../cases.types.ts';

/** What people who are all right say quietly. */
export const PEOPLE_QUIET_LIVES: readonly MeaningGroup[] = [
  {
    name: 'plain',
    tier: 'none',
    kind: 'plain',
    isOfDangerAlone: true,
    texts: lines(`
      The keys are on the hook by the back door. Mrs Pell will feed the cat until Sunday.
      I left an envelope under her plate. Twenty pounds for the school trip and a drawing of a horse.
      Quiet house. They have all gone to the match and I have the fire to myself.
      Forty-one boxes. I counted them twice. The last one says KETTLE in big letters.
      Snow since noon. No buses. We played cards and nobody minded.
      So tired. Bath, toast, bed. Good day though.
      I folded her christening gown into tissue and put it back in the bottom drawer for the next baby.
      Sat in the car outside the house till the song finished. Twelve hours on the ward and then three minutes of Van Morrison.
      Took Oskar to the footbridge to watch the goods trains. He waved and a driver waved back and that was his whole week made.
      Wrote to Anneke. It has been nineteen years. I only said the plum tree is still standing and did she still play.
      I don't know what day it is. Tuesday perhaps. That is what August is for.
      She doesn't know yet. The bicycle is under the tarpaulin in Dad's garage with a ribbon on it.
      Nobody noticed the new curtains. I shall wait. Somebody will say it feels lighter in here.
      I have made my choice. It's geography, not law. I feel about a stone lighter.
      It's over. The last van went at four. We ate chips on the floor of the new kitchen.
      I have decided. Green for the front door.
      last time i lock up the shop for the summer. put the float in the safe, watered the fern, went home
      Was twelve again for a minute, smelling the gym floor at parents' evening.
      Said goodbye at Gate 14. He didn't look back, which is right, he's off to have the time of his life. I had a bun.
      The water in the harbour was like glass this morning. Not one boat out. I had my flask.
      Found a letter in the piano stool. It was a list: eggs, ribbon, Schubert.
      The tin is on top of the wardrobe because mum knows exactly what I do to custard creams.
      I lay down at seven and slept till seven. That was all I needed.
      I didn't say anything when he showed me the drawing. I just put it on the fridge where the gas bill was.
      my whole back aches from lifting the potatoes. a good ache. nine sacks.
      Nothing to eat until the nurse has taken my blood at nine. Then the biggest bacon roll in Leith.
      The goose followed me all the way to the lane again. I think I've been adopted.
      I'm done. Last marking of the year. Red pen in the bin, feet up.
      I know where it is. I won't tell him until he has looked in his own coat first.
      It is ready. Two tiers, lemon, no writing on it because she hates fuss.
      Left the lamp on in the hall for him. He gets in from Kraków at one.
      Mother is eighty-nine and still peels an apple in one ribbon. I watched her hands all evening.
      Locked the allotment shed. That's that until March.
      I won't be here in the morning when they wake. Early shift. Porridge is in the slow cooker.
      A stranger held the door and then carried the pram up all thirty steps. I cried a little on the platform, from kindness.
      gave my old guitar to the boy next door. he is already better than i was
      Everything has a label now. Even the box of labels.
      I kept one thing from grandfather's desk. The brass ruler. The rest can go to cousins who have room.
      It will be easier when the stairs are carpeted and we don't hear every sock.
      The boys are grown. The house is so quiet on Sundays that I can hear the fridge think. I rather like it.
      Goodnight, diary. Nothing to report but soup.
      too hot to eat. had half a melon standing at the sink and that was supper
      I went to the bridge at dusk to see the bats come out. There were hundreds.
      I put the ladder back in the garage. The gutters are clean and I'm forgiven.
      I took the note off the door before she saw it. The party is Saturday, not today, and Kevin can't keep a secret.
      I miss him in small ways. His mug. Then the phone rang and it was him, from the rig, wanting to know the score.
      Slept in my old bed at mum and dad's. Feet hang over the end now.
      The last one to leave the library. I turned off the lamps one by one, and it was like putting children to bed.
      Sad this morning and not by noon. That's April.
      I gave away Tess's puppy crate. She's a great lump of a dog now and sleeps where she likes.
      The choir has handed back the Fauré scores. I rubbed out all my breathing marks and it felt like tidying a grave for a friend who isn't dead.
      He has my address, I have his. We shall write at Christmas, as people do.
      I found the spare key. It was in the blue jug, where I said it was.
      Just the sound of the clock. Father asleep in his chair, book on his chest, glasses crooked.
      i have a secret. its a small one. i already ate the first of the advent chocolates
      The envelope says Do Not Open Till Friday. He's nine on Friday.
      They watched me the whole time I was on the toilet. Two toddlers and a cat.
      I have put my affairs in order, meaning the sock drawer.
      Cold bed, two blankets, hot water bottle, rain. I ask for nothing more.
      No one at the bus stop, no one in the road. Christmas morning. I walked to Mam's with the pudding in a bag.
      You will find the bread in the blue bin, the milk at the door, and me in the greenhouse.
      I told the sea about my exam results first. Then I rang Granny.
      The end of the winter. I could smell it. Opened every window and let the dog bark at the lambs.
      I never want to see another cardboard box. Going to sleep now on a mattress with no sheets, happy.
      Last night in this flat. The walls look bigger without the pictures. The girls next door brought us pancit.
      I left it all on the table for her. Scissors, wool, pattern, the good light.
      The children walked in without turning round. First day. I stood at the gate a minute with the other mothers, none of us speaking.
      I could have stayed there for ever, on that bench, with the lake and the sandwich.
      I'm tired of being awake. Four-month-old. Tonight it's Piotr's turn and I have the earplugs.
      don't wait up. the stocktake goes on till midnight and they're giving us pizza
      She held my finger all through the film. She is two. She was afraid of the whale.
      I have said all I wanted to say. Speech is eleven minutes, too long, I'll cut the bit about the caravan.
      Returned the library books, every one of them. My conscience is white as a sheet.
      The coat still fits. I found a bus ticket in it from 1998 and a humbug.
      I looked down into the water for a long time. There was a trout under the third stone, just as Uncle Joe said.
      One lamp, one book, one cat. Enough.
      I am at peace with the wallpaper.
      thinking of Biddy tonight. we were twelve and had a den under the rhododendrons and a biscuit tin of rules
      He doesn't know that I know about the ring. I shall act surprised. I've been practising in the mirror.
      The sleeping bags are rolled up, the tent is dry. Until next year, then.
      I do not have to get up tomorrow. I do not have to get up tomorrow. I wrote it twice for joy.
      Put the medicine for the dog in the top drawer with his name on, half with breakfast, mum knows.
      It's the quiet after grandchildren. A sock on the stairs. One raisin.
      I shall miss the old bridge. The new one opens Monday and has a lane for bicycles.
      Someone has been leaving jam on our step. No note. Damson. We suspect the vicar.
      I gave Ngozi my winter coat because she'd come from Lagos with only a raincoat. I have another.
      Shoulders ache from the choir risers. Nothing a hot bath wouldn't mend.
      All I want is to lie down in the dark with no one asking where their shoes are. And at nine o'clock I did.
      The photographs are in the shoebox, the shoebox is in the trunk, and the trunk is at Maureen's.
      We stood on the platform and neither of us said much. See you at half-term, I said. Bring your washing.
      I left before the end. It was a dreadful play.
      Twenty-six years behind that desk. I gave back the stapler and my badge, and Sunita had made a cake shaped like a filing cabinet.
      The moon on the frozen pond. I stayed on the bank and just looked.
      Mum can't manage the stairs now so the bed is in the front room by the window. She says she sees more life than she has in years.
      I've hidden it well. Third shelf, behind the lentils. No child of mine has ever looked behind a lentil.
      Nothing happened today. I'd like another one like it.
      i wasnt going to cry at the leavers assembly and then they sang the bus song
      It's done, signed and posted. We own a very small house with a very large damp patch.
      I have written to each of them. Seven thank-you notes. The one for the toast rack was the hardest.
      My hands smell of onions and soil. I fell asleep in my boots.
      I heard his key in the lock and my whole evening got better.
      She asked me where the old dog went and I told her. We planted a crocus. Then she wanted a biscuit.
      There is nobody left in the office but me and the plant. Five more minutes and then home to my stew.
      I watched the 18.12 go out without me. Another one at 18.40. Bought a paper and sat under the clock.
      The rope is in the boot, the tarp too, and the roof rack is on. Scotland by Friday.
      I'd forgotten how dark it gets in the country. I stood in the yard and let my eyes get used to it.
      He's asleep at last on my chest. I can't reach my tea. I don't care.
      Last of the apples today. I wrapped them in newspaper and laid them in the loft, not touching.
      For Helen: the yellow cup. For Tom: the train set. For me: an empty cupboard and a place for the hoover.
      I've stopped worrying about the hedge. It's going to be a hedge whatever I do.
      no words today. blank page. swam twice.
      I held her hand while they took the plaster off. She was very grave about it. Then she asked to keep it.
      A letter from Lena after all these years, and she signs herself still with the little star.
      Gave the landlord the keys. He counted them into his palm: front, back, shed, the one none of us ever knew.
      I wouldn't change it. The crooked shelf, the noisy pipes, the man on my left snoring.
      They'll find out at Easter. There are three of us in on it so far, and the dog.
      I could sleep for a week. Harvest is in.
      My grandmother's bed is mine now. It creaks the way it did when I was five and ran to her in thunderstorms. She has bought herself a new one with a motor.
      Evening prayer by myself in the side chapel. Nothing asked for. It was warm near the pipes.
      I have left instructions on the fridge. Rabbit, fern, bins, in that order.
      Everyone's gone to bed. The dough is rising under its cloth.
      I'm not hungry in this heat, only for ice. I ate cucumber with salt like my amma does.
      It has been a long year and the door of it closed softly. Fireworks two streets away. I was in bed with a mince pie.
      i don't need anything for my birthday. maybe socks. maybe that one lamp.
      The house is sold. I walked round once, touched the banister, and went out to the car where they were all arguing about lunch.
      I was followed home by a very small boy on a scooter who wished to tell me about sharks.
      The winter coats are in the attic. If it snows in May it will be my fault.
      Two beds made up, towels folded, a glass with sweet peas. They land at six.
      Father gave me his watch today. He says it's too small for him to read. I've set it four minutes fast, as he did.
      I'm so glad it's over. I wore the shoes for eleven hours. She was a lovely bride.
      Took down the tree, and the room looked surprised.
      He taught me to tie that knot when I was twelve. Today I taught his daughter. We moored the boat with it.
      I've nothing left to do. Every list is ticked. I keep walking from room to room like a visitor.
      Left a note for the milkman: none till the 9th, thank you, and happy new year.
      I stood under the station lamps and counted trains with Ravi. Fourteen. He wrote them all down.
      Snow has covered the car, the bins, the wall. It looks like somebody has put dust sheets on the world.
      Lights out at ten. It's our last night at camp and no one wants to be the first to sleep.
      I'm letting it go. The argument about the fence. He can have his eight inches.
      My knees hurt, my hip hurts, the roof is finished.
      There was a time I'd have minded. Now I just pass the salt.
      Please keep the blue scarf. It suits you, and I look like a postbox in it.
      One suitcase each. I've packed mine three times and it's still mostly books.
      Good night, old school. Tomorrow the builders come, and by September there'll be a roof that doesn't drip on Year 4.
      i put my phone in the drawer and went for a walk and the world had carried on perfectly well
      Nobody knows I can do the splits. Fifty-three years old. I do them in the pantry.
      The light was still on in Dad's workshop. I stood at the window and watched him sand a chair leg. Didn't knock.
      We said what needed saying and then did the washing up together. It's all right now.
      I'll be gone by six. The sandwiches are in foil. Don't forget his recorder.
      Sorted the sheet music. Brahms to Jola, the easy duets to the school, and the Chopin stays with me.
      He is on the night train now. I can stop ironing.
      In the top drawer, left side: passport, tickets, the good scissors. I've told you now so don't ring me from the airport.
      I thought I'd feel more. Retired. I had a cheese scone and looked at the ducks.
      The post-it on the mirror says smile you have a dentist appointment
      Put the last jar on the shelf. Thirty-two of them. The kitchen smells of vinegar and I'm going to bed.
      The doctor wants me fasting from midnight. So it's water, and looking at the marmalade.
      I have kept every one of his school reports. He found them today and laughed till he had to sit down.
      it was only us on the beach. mam asleep under a towel. not a sound but the gulls
      She's leaving on Thursday. Nine months in Quito. I've bought her a torch and said nothing about snakes.
      I have told no one. I got the solo. I want to keep it for one night.
      A light under the door, low voices, paper rustling. I went back to bed. It's nearly my birthday.
      The garage is empty. You could hold a dance in it.
      Nobody came to the stall all afternoon but I finished my book and ate the profits.
      How small the classroom was. How low the hooks. Mine still had the sticker of a snail.
      I've given Ama the recipe at last. Sixty years it was in my head. She wrote it on the back of a gas bill.
      Lay on the grass and did not move for an hour. The dog did the same.
      We've decided on the brown one with the torn ear. We fetch him on Saturday.
      My last bus tonight. Depot, keys on the board, cap off. The lads had put a cone on my car.
      It's been taken care of. The boiler, I mean. I'm warm in every room.
      Bed. Book. Rain. No further entries.
      I walked out of the exam and could not have told you my own name. Then crisps, then I remembered.
      I've stopped looking for the other glove. It's gone to wherever they go.
      the baby is asleep, the toddler is asleep, the husband is asleep. i am eating the good cheese in the dark
      Took the boat out one more time before she goes up on blocks. The water was grey and soft. Came home with two mackerel.
      Someone had left a hot water bottle in my bed. I don't know which of them it was. I love them all.
      I put the ring back in its box. He asks her tomorrow on the pier and I'm only its keeper.
      If you want me I'm in the loft with the Christmas lights. Bring tea.
      Everything I own is in that van, and the driver is called Norman, and he whistles.
      So quiet you could hear the snow come off the pines.
      I lost the end of the wool at nine and gave up at ten. It can wait.
      The hospital let her go home today. New hip, new stick, same temper. I've moved the rugs.
      I couldn't sleep, so I sat on the step with Papa and he told me the names of the stars again. He gets three of them wrong.
      I'm the last of my shift. I swept up, hung the aprons, turned the sign round. Nobody hears you sing in an empty bakery.
      It's not that I'm unhappy. I just like it when they cancel.
      I wrote his name inside the collar. Both his coats. Labels till my fingers were sore.
      Sunday evening. Uniform on the chair. The old feeling, and I'm the teacher.
      I've let the fire go down. There's just enough glow to write by, and then the stairs.
      We buried the time capsule under the cherry. Inside: a coin, a mask, a letter to whoever comes.
      No one told me he was coming. I opened the door and there he stood with his kitbag and a terrible moustache.
      I sold the piano. It went down the path on a trolley, playing a little by itself. The new one is electric and I can use headphones.
      A quiet birthday, which I'd asked for. One candle. It stands for the other seventy.
      I found what I was looking for. It was in the freezer. Don't ask.
      I only came back for my umbrella and stayed four hours. It's like that at Rosa's.
      I put my hand in the river and it was so cold it made me laugh.
      Two years since I last smoked. I didn't mark it. I just noticed the date on the milk.
      My wife has hidden the chocolate again. She is strict and she is right. I know all her places but one.
      No more early mornings. I've given the alarm clock to my nephew, who starts at the bakery on Monday.
      I shan't go back. The food was cold and the waiter sighed.
      Arms like lead. Three rooms painted. Colour's called Oyster and it's white.
      She put her head on my shoulder on the bus and slept all the way from Galway. I didn't dare move. We missed nothing.
      I gave him the envelope and told him not to open it till he was on the train. It's just fifty euro and a photo of the dog.
      Today I let myself be looked after. Soup, a blanket, the cricket. It's only a cold.
      There's a bed for you here any time. You know that. Mind the cat, he thinks it's his.
      I have closed the account. The new bank has a pig that is also a torch.
      Moved the lamp nearer to her chair. She reads an hour longer now.
      I couldn't face the party so I went to the cinema alone and had the whole row.
      Left the key with the girl at the desk. Room 9. I never did find out how the shower worked.
      We don't talk much, my brother and I. We sit on the wall. It's our way.
      My last lesson with Mr Adeyemi. He gave me his metronome. I'm off to the conservatoire and he's off to his roses.
      I went up the ladder, picked the last plums, came down the ladder. That's my day.
      It was all in the box, just as he'd said. Medals, a whistle, his mother's thimble.
      i cant feel my legs. leg day. stairs at home are my enemy
      She said she'd wait at the end of the platform under the big clock, and there she was, grey now, and I'd have known her anywhere.
      I've written it on the calendar in pencil so the children won't see. Puppy.
      The house holds its breath when they're all at school.
      When I close my eyes I still see the motorway. Nine hours. But we're here, and that's the sea.
      I kept the light off so as not to wake them. Walked into the laundry rack.
      Old friends at the table, and some that weren't there, and their stories came anyway. We laughed a great deal.
      Everything can wait. It's raining on the skylight.
      I wasn't needed today. They managed. I made a pie.
      The swing in the garden hasn't moved for years. Today I oiled it for the small one who's coming in May.
      I took the long way home along the canal, because of the light.
      Gave up on the crossword with three to go. Let somebody else have the glory.
      I left him at the gate. He gave me his stone to mind. It's in my pocket now and I keep turning it over.
      Not a single message. Bliss. I'd left the phone in the fridge with the butter.
      My mother at the airport, waving till the very last corner. She does this also when I go to the supermarket.
      I cleared out the drawer. Batteries, a tooth, foreign coins, one candle shaped like a 7.
      It's the stillness after the combine stops. You hear your own ears.
      He knew before I told him. You can't keep a pregnant thing from a midwife.
      I folded the flag and put it away. Good turnout. Feet wet.
      This is my last page. The new notebook is red.
      I'd like to be woken at seven, and if I'm not, I'd like that too.
      We didn't want to wake you so we let ourselves out. Thank you for the bed, and the eggs, and everything.
      Grandad can't remember my name but he remembers that he likes me. We sat. He gave me half his biscuit.
      I shut the hens in. Counted eleven. Counted again and there was the twelfth, on my boot.
      Nothing on the calendar till Wednesday. I keep looking at all that white.
      I told her the truth. It was me who broke the jug in 1987. She said she'd always known.
      There's a step missing on the ladder and I know it, and I've told them all, and tomorrow it gets mended.
      My eyes close by themselves. Second week of Ramadan. Dates on the table and twelve minutes to go.
      He left his cap on the peg. I haven't moved it. He'll be wanting it when he's back from Scouts on Sunday.
      i sat on the kitchen floor because the floor was cool. the cat had the same idea
      Winter's done with us. I hung out the sheets and they froze and I didn't care.
      Nobody sits in that pew now, so I do. You get the sun about the second hymn.
      I've handed it in. Eighty thousand words on drains. I walked home by the river, light as a leaf.
      She stopped holding my hand at the crossing this week. That's seven for you.
      I put the baby things up in the loft myself. Labelled them 0–3, 3–6, and so on. Someone in the family will want them.
      Today I did it all slowly. Egg. Post. Wash the jug. Look at the hill.
      The lock sticks in wet weather. Lift and push. I wrote that on a post-it for the new people, and that the neighbours are kind.
      There are things I haven't told my husband. Mainly what the shoes cost.
      You were asleep so I turned off your lamp and took your glasses. They're on the sill.
      I won't see that coast again, I expect, it's a long way at our age. We had a good look.
      Hands cracked from the lambing, ewe licked my wrist as if I were hers.
      I was found at last behind the curtains. Longest game of hide and seek in the history of the family.
      Dinner for one, on a tray, with a candle, because why not.
      The train was empty except for a nun and me. She offered me a mint at every stop.
      I didn't reply straight away. I wanted to hold the good news in my hands a bit first.
      I had a cry in the stationery cupboard. Then Bev came in for staples and gave me a hug and a Twix. All fine by two.
      Kept the receipt. Kept the box. Kept the bag. Gave him the jumper and he put it on at once.
      It came to me on the stairs that I was happy. I went on up with the towels.
      The whole street dark. Power cut. Candles in every window, and Mr Osei playing the harmonica.
      I've got nothing to say tonight and it's a nice feeling. Goodnight.
      Saw Danuta's boy on the tram. He has a beard. I used to wipe that nose.
      I'm glad to be out of it. Committee meetings aren't for me.
      The beds are stripped, the fridge is off, the shutters are down. Goodbye, little house, till next July.
      I gave blood and then lay there with my biscuit thinking about nothing.
      There's a place I go when it's too loud. It's the airing cupboard. It's known to all.
      I've never told anyone how much I loved that donkey.
      Did my last nappy today, I think. Nobody rings a bell for it.
      In the end it was simple. I said sorry. She said the kettle's on.
      I closed my eyes in the dentist's chair and went to the lake. Came back with a new crown.
      I have lost eight years of photos, and found them again, in the cloud, after one bad hour. Going to bed.
      They all think I'm working. I'm sitting by the reservoir with a pasty.
      A quarter to four. The milking parlour, steam, a radio. Best part of the day and no one knows it.
      I always wave at the level crossing. Always have. Today a child in the last carriage waved back with both hands.
      There's nothing more to pack. We're sitting on the two chairs that are staying.
      I put on his old jumper for the gardening. He wants it back when he's home from uni. He can want.
      I am learning to rest. The physio says so. I lie down at three like a cat.
      The parcel came while I was out. I know what it is. I have put it under the stairs and I'm leaving it alone until the 25th.
      Ach, my feet. Twenty thousand steps and not one museum open on Monday.
      I think I have thanked everybody. If not, thank you.
      They've stopped needing me to cut up their meat. I did it tonight out of habit. Nobody said a word, they just ate.
      Woke up and didn't know where I was. Then the sea. Then the smell of Auntie's frying.
      We left the candle burning in a jar on the doorstep for the walkers to find us by.
      I'll say it here and nowhere else: I prefer the shop-bought.
      The silence after I told them I was moving in with Dev. Then Mum said, will you need pans?
      Tonight the men are at sea and the women have the whole of the pub. Quiet, for once, and a fire.
      One more sleep. Then Legoland.
      I sat beside him until he dropped off. He'd had a dream about a big cheese.
      My half is done. The other half of the wall is his.
      I came away from the reunion early, smiling. We are all just the same, only wider.
      I turn the key twice. My mother turned it twice. My daughter, I noticed tonight, does too.
      The drawer sticks. In it: string, stamps, my father's folding rule, a note that says buy milk.
      Left the window open a hand's breadth for the cat. She came in at two with wet feet and stood on my face.
      I'm finished with it. You can have the book now, the ending is rubbish.
      The letter I found in his pocket said: 2 pts milk, plasters, ask about chess club.
      It'll be easier for everyone once I've passed my driving test. No more lifts from poor Dad at midnight.
      No need to ring. I got home safe, had my toast, all is well.
      Sixty years wed today. We shared a custard tart and he fell asleep.
      I've labelled the freezer. Now we'll never again have rhubarb by mistake with our mince.
      I watched the last leaf on the vine for a week. This morning it was gone and I found it in my slipper.
      The doors close behind me and I breathe out. Friday.
      He isn't coming back to this school. They've made him head somewhere in Leeds. We gave him a kite.
      I kept it short. Thank you for the blanket, she sleeps in it, love from us all.
      My little girl holds my sleeve in her sleep. I have been stuck here since eight.
      going to bed at half eight like a pensioner. i'm nineteen. revision week
      Snowed in with three books and a ham. Don't rescue me.
      I remembered the word at last, in the bath. It was pergola.
      I have decided against the moustache.
      She hasn't noticed yet that I've fixed the drawer. She'll pull it tomorrow with all her might and fly across the room.
      The old men on the bench have one less among them since spring. They've left his space. They told me he'd moved to his daughter's in Bari and has a sea view.
      I took the empty bottles to the bank. Each one a little crash. Quite soothing.
      Down by the river with my line in the water and nothing biting. I wasn't there for the fish.
      I hung up my uniform for the last time. Forty years a postman. My dog will have to bite somebody else.
      The night before the wedding, her in her old room. I heard her laugh through the wall, on the phone with him.
      In my coat pocket: conkers, a bus pass, a tooth in a tissue for the fairy.
      I shall not be taking any more Latin. I have told Father. He was quieter about it than I'd feared.
      Sitting in the dark because the grandchildren are asleep in the front room and I'm afraid of the floorboards.
      The bridge was closed so I stood and watched the men paint it. They never get to the end, one told me. Then they start again.
      Thirty-one envelopes, thirty-one stamps. My tongue tastes of glue.
      I like it best when the ferry has gone and the island is ours again.
      Mum has all our passports in her handbag till the plane lands, because I left mine in a toilet in Malaga last year. Fair enough.
      I've been carrying it around all day. A haiku. I'll not write it down or it'll spoil.
      I let the phone ring. It was only the survey people.
      I'll take the small room. You two have the one with the view. I only need a lamp and a hook.
      We've had our last swim. The lifeguard's chair is empty and the kiosk is shut. I had sand in the car till Lent last year.
      It was very peaceful. Then the brass band arrived.
      Somebody has put a hat on the statue of the bishop. Nobody has taken it off. It suits him.
      All that week I couldn't cry, and then the vet said he'll be fine, and I cried into the receptionist's plant.
      The ironing's done, the floor's done, I'm done.
      He asked if I was ready. I said I'd been ready since six. We took the flask and went to see the hot-air balloons.
      I found your glove on the railings with a note in a child's hand: is this yours
      I've grown used to the quiet. When they come at Easter I'll grow used to the noise.
      When I was twelve I thought thirty was old. Today I'm thirty and I jumped off the pier with my cousins.
      There'll be no speech, I told them. Just hand me my pension and show me the cake.
      The medicine cupboard is tidied. Everything out of date went back to the chemist. We appear to own nine tubes of Savlon.
      We had one umbrella. We gave it to the old people and got wet and laughed all the way to Kilburn.
      i'm not going out tonight. i'm going to wash my hair and be nobody
      Bells at six. I don't believe, but I like to be counted by them.
      I gave up my seat. He gave me a pear. We didn't have any language in common.
      The attic is clear. What remains: one sledge, one ghost-white doll that none of us will touch, one trombone.
      Everyone asleep. The river going by. Our little tent full of breathing.
      I'm sorry I missed you. I left the eggs on the step under a flowerpot, because of the crow.
      Last train, last carriage, just me and the guard. He told me about his tomatoes.
      He was watching me from the hedge the whole time I weeded. Robin. He wants worms.
      Finally finished the quilt. It took four winters. I slept under it, and dreamed nothing at all.
      I used to be afraid of this corridor. Now I have the keys to it and a whistle.
      I've chosen my hymn for Sunday. It's my turn at the organ and Margaret's to pump.
      Back hurts from the laundry, two weeks of it. My mother-in-law folded it with me and sang.
      Dad is slower. I walk slower. We see more.
      The box under the bed is not a mystery, it is jigsaw puzzles.
      One day they'll carry their own bags. Today I carried five and a sleeping child.
      I meant to tell him and then he looked so happy with his pie. I'll tell him tomorrow about the scratch on the car.
      I've swept the step, salted it, and gone in. Let it come down.
      There are no more after this. Last tin of Gran's peaches. She says she'll show me how in August.
      The stars came out one at a time, like people arriving.
      Nobody but me knows the code to the shed. It's my daughter's birthday. It's where I keep her kayak till Friday.
      Done my bit. Handed the baton to Femi. He'll be a better treasurer than I was.
      I ate nothing but grapes today. Forty degrees in Seville. Nobody's cooking.
      The platform was white. A fox walked along it as if it were going to Carlisle.
      I have lived in this street for fifty years and never once looked up. There are faces carved over number nine.
      It's only a house. I told myself so on the stairs. And then I patted the wall like a horse.
      She pressed her forehead against mine. Three years old. She said: I'm giving you my thinking.
      I have paid what I owed. The butcher, the baker, Sandra for the raffle.
      And in the drawer, after all this time, his spare glasses. He's been squinting since Whitsun.
      I could hear them whispering about my cake. I went on chopping and let them have their secret.
      Mass, market, soup, sleep. Sunday.
      My arm's gone dead. The baby's head weighs as much as a melon. I'm not moving him for anything.
      I stayed behind to stack the chairs. It's the best part. Someone always tells you something.
      Three men came and took away the old boiler. It had been groaning for a year. The cellar is so still now.
      I'm not going to fight about it any more. Peas are a vegetable. He may leave four.
      We were the only ones at the lighthouse. The keeper let my girl turn the lamp.
      I've left you the last slice. That's love.
      I've written down where everything is, for the house-sitter. Stopcock, fuse box, good gin.
      The bruise on my shin has turned yellow. Ladder. I've told it what I think of it.
      My son has gone up to Newcastle. I went into his room to be sad and found eleven mugs.
      They lock the park at dusk. I was the last one out and the keeper said goodnight, Miss, though I'm sixty-four.
      I wish I'd said it at the time: that was the best soup I ever had. I've put it on a postcard.
      We'll meet again at the cottage, first week of June, same as always. I have the big key.
      I can't keep my eyes open. Wrote my name on the exam paper, wrote two essays, came home. It's over.
      The pond froze overnight. The ducks are standing on it like guests who have come too early.
      I found my own handwriting from 1974 on the back of the wardrobe. It says Susan was here.
      I have given in. I've bought the slippers with the fur.
      It gets dark at four. I light the lamp and do my stitches and it's a good dark.
      On my own this Christmas, by choice. Oysters. Nobody's sprouts.
      I said I'd wait and I've waited. Ten past. Quarter past. There she is, running, with her violin.
      Those are the last of the summer tomatoes. I ate mine with my eyes shut.
      He put a daisy behind my ear and went back to his digging. He's four.
      I always sleep well in trains. I woke at Trieste with a stranger's coat over me, and the stranger reading.
      Tomorrow I turn off the alarm and I don't set it again till January.
      I didn't go in. I stood outside and listened to them practise. That's my girl on second clarinet.
      I have chosen where to be planted, I tell my friends. Same spot on the balcony, by the basil, with my coffee.
      I've stopped dyeing it. Grey suits me. Nobody at work has said a thing.
      No light but the fridge. Cold chicken, standing up. It was a long wedding.
      My father's hands are shaking less with the new tablets. He buttoned his own coat. I looked away so that he could be proud in private.
      It's done with, the whole business with the tree roots. The council came.
      Took the lift to the top floor to look at the city before I moved desks. Then back down for the stapler.
      I've been thinking a lot about water. The garden needs it and there's a ban.
      all quiet on the ward by three. we shared a tin of quality street and whispered
      I never open his letters. He reads them to me on the phone when I forward them, mostly it's the vet.
      I sleep on his side when he's in Aberdeen. It's nearer the radiator.
      It's nice to be no one's boss for a fortnight.
      I won't be coming to rehearsals after Easter, I told them, the baby's due in May. They gave me a tambourine.
      Kept the seat warm for her till the second act. She came in wet, with ice creams.
      My legs ache so. Fifteen miles along the dyke. Slept like the dead, ate like the living.
      The old mare lay down in the straw and put her chin on my boots. She's only resting. So was I.
      Everyone was kind. It was only a small operation on a toe.
      I carried her upstairs for what may be the last time. She's eight and all legs.
      I shut the book. I'd been reading it slowly for a month so as not to arrive.
      Had a sad hour over the old films. Then the washing machine beeped, and up I got.
      I have a hiding place for my crisps. It's in the cello case.
      They'll never know who did it. I paid for the two nurses' lunch and slipped out.
      It was snowing in the headlights, big slow flakes. Nobody spoke. The baby had just dropped off.
      The gate squeaks, that's how I know he's home.
      I'm not good with goodbyes so I left the hostel at dawn and wrote merci on the whiteboard with a fish.
      At the end of the pier a man was playing a trumpet to nobody. I was nobody. I gave him two quid.
      Sent off the last payment. The car is ours, dents and all.
      I've never seen my husband cry except at that advert with the penguin.
      The blue pills are the dog's, the white are mine, the drawer's labelled now so we don't have that conversation again.
      When I die I'd like a brass band, I said, and Mum said you're fourteen, eat your beans.
      He won't need the stabilisers any more. I hung them on the nail in the garage and felt quite odd.
      Sleep came like a tide. I heard the first two words of the shipping forecast.
      I counted the change, locked the till, took off my shoes under the counter. Sweet relief.
      I haven't told them I'm coming. The boat gets in at five. I'll just walk up the hill and knock.
      One towel, one sponge bag, one book. Ward 3 tomorrow for the cataract. I'll see the hills properly by Friday.
      They're asleep all over each other like puppies. Six of them. It's a small tent.
      I let her win. She knew. We didn't mention it.
      I'm fond of the hour when the shops are shut and the lights are on inside and the dummies look out at you.
      We took Mam back to see the house. Somebody's washing on the line. She looked a good while and said they've let the roses go.
      My turn to keep the trophy. It's on the cistern.
      The night bus, the wet windows, my forehead on the glass. Nobody wanted anything from me. Lovely.
      I've told the school. I've told the dentist. I've told the milkman. We move on the 3rd.
      He gave me back my key with a bow. Thanks for the plants, I said. They're dead, he said, but I talked to them.
      I sat with the old cat in the sun and we were both about ninety.
      It is settled. I'm doing nursing at Cork, and Sheila's to have my room.
      If anybody asks, I'm asleep.
      Gone to post a letter, said my note. I came back three hours later with a haircut and a kitten.
      Wrapped the glasses in yesterday's news. One election per wine glass.
      No one home. I danced a bit, then fed the fish.
      The doctor was pleased. I was pleased. We shook hands, and I don't have to see him till spring.
      I have put the photograph of us at Whitby back where it was. The wall looked hungry without it.
      Tired to the bone. Calving at three, and again at five. Two heifers, both up and sucking.
      i stopped at the top of the hill and just breathed. could see our roof from there, and the washing
      I've left the porch light on every night since he joined up. He's home on Friday and I'll leave it on all the same.
      She gave me her seat in the window. We didn't talk until Preston, and then we didn't stop.
      I shall sleep in the garden tonight. Too hot upstairs. I've put up the camp bed by the beans.
      Nothing in the post but a seed catalogue. I went to bed with it.
      He came out of the exam hall, sat on the kerb and said: that's that. I gave him a sausage roll.
      They wheeled Dad's bed out on the veranda so he could hear the frogs. He's mending. He asked for jackfruit.
      I've settled on the grey one. It's a rabbit, it has no name yet.
      Wrote my last ever shopping list for five. From Monday it's just for three.
      The old lock gave at last. Inside the trunk: moth balls, a bugle, forty letters about cattle.
      I only know it's Thursday because the bin men came.
      It's been years since I cried at a film. Paddington, of all things. My son passed me his sleeve.
      Everyone has a place they go. Mine is the far end of platform 2, where the buddleia is. I eat my lunch there.
      I gave him the folding knife that was my grandfather's, for whittling. He's ten. I showed him how to sit.
      So that's it. Last day of chemo was Tuesday, I rang the bell, and today I've pulled up the dead beans.
      The lift was out. Eleven floors with a pram. My neighbour took the front without a word.
      We lit the lamps and waited for the priest, who was late, because of a cow.
      Shhh. I've bought the tickets. He thinks we're going to Ikea.
      I was glad of the dark. No one could see I'd got jam all down me.
      I'd forgotten that you whistle when you think. I heard it in the next room and it was as if you'd never been to Canada.
      There was a note on the windscreen and my heart sank. It said: nice parking.
      Packed away the crib figures. The shepherd's lost his arm. We say he's waving on the inside.
      I go quiet when I'm happy. They've learnt that now.
      I heard the door, then boots, then the biscuit tin. He's home.
      Once more round the lake, and then the coach. We didn't say much. The girls had braided each other's hair.
      Not hungry. Aunty Bola's wedding was yesterday and I may never need food again.
      I've told him everything I know about bees. It's his hive now. I get six jars a year.
      The kids don't know that I still have their letters to Father Christmas. Bottom of my jewellery box.
      We turned back before the bridge because the little one had seen a heron and wouldn't be moved.
      In Mam's purse there was a poem cut out of a newspaper, about soup.
      He follows me from room to room. Fourteen years old, half blind, tail like a metronome.
      I'm staying in bed till the frost is off the window. Nobody can make me. It's Saturday.
      I've nothing against the place. I just like leaving it.
      The church was cold and empty and I did the flowers in my gloves. White for Easter. Nobody by but a wren.
      I will not be needing the ladder again, I told Ted, keep it. We've had gutters put in with a guard.
      Five rings on the bell and we knew it was her. Nobody else rings five.
      My mother's recipe card, with her thumbprint in butter. I've had it framed.
      It went very quiet when I read my piece. Then they clapped. I can't remember walking home.
      The swallows have gone. I thought I'd mind. They always know the way.
      I'm at the stage of moving where you eat cereal out of a vase.
      I fell asleep in the sermon and woke at the Gloria. No one had noticed but God and Mrs Quinn.
      The midwife has gone home. There are three of us in this bed now. I can't stop looking.
      He carried my bag across the ice, said mind yourself, and was gone. Never knew his name.
      Can't lift my arms above my head. I've plastered a whole ceiling. It's smooth as an egg.
      I had one thing to do today and I did it. I rang Joan.
      There's a little drawer inside the drawer. I found it when I was twelve and have told nobody. It's got a farthing in it.
      Last swim before the pool shuts for repairs. I did it on my back, looking at the roof.
      We've agreed. No presents this year, only a goose. He's bound to cheat.
      I saw my old teacher in the chemist's. I was going to speak but she was choosing a sponge with great care. I let her be.
      Everything's in the blue folder. Deeds, warranty for the cooker, the cat's vaccinations. Don't let Robbie near it.
      He waited for me in the rain with my forgotten lunch. He'd followed the bus on his bike. That's my grandad.
      The snowman's gone down to a scarf and a carrot. I've brought the scarf in.
      Eyes sore, wrists sore. Tax return's in.
      My room at the new place has a lock and a window seat. I've put my books in order by colour and made tea.
      Nobody's been in here since autumn. Dead wasps, deckchairs, a smell of creosote. I put the kettle on the primus and called it summer.
      I carry her picture in my wallet, and she carries mine. We are on different ships till June.
      i was so tired i put the milk in the oven and the chicken in the fridge. bed.
      Dearest Ida, the parcel has come, the socks fit, I've eaten the fudge. More when I'm not on watch.
      I have my hand on the radiator and the dog has his chin on my foot, and it's sleeting, and I'm not out in it.
      It's a strange thing to hold your own mother's elbow. She lets me now, on the steps.
      I left half my heart on that campsite, and my good torch.
      Didn't talk to a soul from Friday until Monday. Painted the skirting. It was a tonic.
      She's hidden my birthday cake in the boiler cupboard. I can smell it. I say nothing.
      One of the geese has taken against me. It waits. I go round by the barn.
      After the last guest we sat on the stairs with our shoes off and shared the heel of the loaf.
      The train stopped in the middle of nowhere for an hour. Just fields, mist, a horse. No one complained.
      I've put the stone he gave me on the sill with the others. There's twelve now. He is three, and generous.
      It's going to be strange without the scaffolding. I'd got used to legs going past.
      I can let go now, the swim teacher said, and I did, and she floated. My girl floated.
      Closed the curtains, banked the stove, let the cat choose a side.
      I don't want anything fancy. A walk, a bag of chips, you.
      Thank you for the loan of the drill. I've put it back in your porch with a marrow.
      The bell went and the whole building emptied like a bath. I sat at my desk in the sun and ate a satsuma.
      I have the house keys of four different neighbours on my ring in August. I'm the mother of all cats.
      Mam is in the garden with her stick, telling my brother which weeds. She has come through the winter well.
      He fell asleep in the middle of a word. It was 'tractor'.
      No service here. No news. My brother-in-law had to row over to tell us who'd won.
      I took off the ring to knead and forgot it, and he found it in his roll. We've been laughing for an hour.
      There was a heron on the weir this morning, and in the evening it was still there. I understood it perfectly.
      When I'm old I shall be just this tired, I expect, only with fewer nappies.
      I wrote sorry in the steam on the mirror. He wrote me too. Then he used all the hot water.
      Took my boots off by the stove and there was steam coming out of them. The fence is up. Every post.
      Third night of no wind. The turbines all standing with their arms out.
      My sister kept my doll for thirty-one years and gave it back to me at the airport, in a freezer bag.
      I'm sleeping in the study. He's got the snores and I've got a six o'clock start. We parted friends.
      The smell of chalk in that cupboard and I was back in 5B with Mr Doyle and his one good eye.
      I have kept the secret five weeks, and it's kicking.
      The lamp by the bed was hers. I don't read by it. I just like it on while I undress.
      They've gone through security. I can see the top of her hat. There. Gone. Lisbon by teatime, lucky devils.
      So hot the dog won't lie on me. I had a bowl of cold rice and went to lie on the tiles.
      He asked me what I was thinking and I said nothing, and it was true, and it was lovely.
      Another year, another box of slides. I held each one up to the lamp. Who is the man with the goat?
      I've put all my pens in one jar. This may be the wildest thing I do in the holidays.
      Mr Banda downstairs has gone home to Zambia for good. He gave me his rice cooker and his umbrella stand. We both were a bit wet in the eye.
      They turned the hospital radio off at ten and you could hear the rain. My knee's new, my sheets are clean.
      I know it's silly but I said goodnight to the car. It goes to the new owner tomorrow.
      Last marks entered. I closed the laptop and lay face down on the rug. Cat sat on me.
      I took the back stairs so as not to meet them. I had the balloons.
      I've forgiven her about the trifle.
      Everything's so clean. I don't know how we'll live in it.
      I gave up at the second stile. My boots had, too. I sat down on a wall and ate both lunches.
      The night nurse tucked me in like a child, all four corners. I'm seventy-seven. I slept right through.
      I have it in writing now. Permanent contract. I've put it in the tin with the birth certificates.
      We scattered crumbs, not for any reason, just to see who would come.
      The river's up over the stepping stones. We looked at it from the gate and went home for crumpets.
      I'd have liked to keep the clock, but Jean wanted it more, and I sleep better.
      Was it Thursday we came? It doesn't matter. There's bread.
      She's grown out of the red coat. I undid the name tape and sewed in her sister's.
      My shoulder's gone stiff from sleeping on the ferry floor. We had blankets and three kinds of crisps.
      Somebody's practising scales across the courtyard. The same seven notes. I've come to wait for the eighth.
      I found him in the garage with the light off, sitting in the half-built canoe. I got in behind. We paddled a bit.
      I'll tell her on Sunday when she's got her feet up. We're calling the baby after her.
      I said no. It's a small word and I've been meaning to try it. They found another person for the jumble sale.
      The geese went over at midnight and I got up to hear.
      My old blazer. In the pocket a note from Claire: meet me by the bins, I've got Wham bars.
      Just me, then, and the ironing, and the radio play. I don't even like plays. I liked that one.
      Peace at last. The drilling next door has stopped.
      If I'm not back by noon, start without me. The queue at the passport office was round the block last time.
      I have finished the wine the neighbours gave us and I've finished the unpacking. In that order.
      The blind man on the 44 knows me by my cough. He moved his bag before I'd sat down.
      I got up, looked at the weather, and got back in.
      She ran to me all the way down the platform with her arms out and her shoelaces undone. I've been living on it for days.
      I've told no one the wifi password but the babysitter. They'll break her, too.
      Last visit to the allotment before the twins. I pulled the leeks, sat on the bucket, and had a word with them both.
      Left foot blistered, right foot fine. Seventeen miles to Santiago and nobody's in a hurry.
      The last song was a slow one. We didn't dance, we held coats.
      I sit with her on Wednesdays. She knits, I read out the deaths and the marriages. She likes to keep up.
      A very still day. Even the flag had given up.
      His cot's in pieces against the wall. A big boy's bed tonight. I checked on him five times and he checked on me once.
      I hid the note in the toe of his football boot. It says score.
      It's my name on the door now. I went past it twice to see.
      I couldn't find the words so I just brought her a lasagne.
      There's an empty chair and we all know whose. He's on earlies.
      I've brought Mum's sewing box home. She can't see to thread now. I'll do her hems and she'll inspect them.
      So the summer's been folded away. Sandals, sun hats, the inflatable crocodile, with a sigh.
      I woke before the others and had an hour of being nobody's mother.
      I can hear my father turning his pages. As long as I can hear that I can sleep.
      They wanted to know what my plans are. I'm going to sit down, I said.
      I shook the tablecloth out of the window and the whole of Sunday went with it.
      I made up my mind on the bus. I'll take the job in Cardiff.
      All the clocks are changed. I lay an extra hour looking at the ceiling, not thinking of anything.
      You'll see I have left the small blue bowl. It's for keys. You always lose yours.
      We parked by the water and had our sandwiches in the car, with the windows steamed up, as English people do.
      There's no hurry. The plane isn't till nine. I have sat on my suitcase and it's shut.
      Grandma's asleep with the rosary in her hand and the snooker on.
      I am giving up. Sourdough isn't for me.
      On the last day he let me ring the big bell. I left the ground.
      Taped a post-it to the monitor for the night man: heater's on the blink, cake in the tin, ta for Tuesday.
      I didn't want it to end so I walked the last mile with my shoes in my hand.
      The nights are long in Tromsø. I have four lamps, a thick quilt and a new friend who skis.
      I've taken my name off the list. Netball. I'm forty-six.
      From up the ladder I could see into everybody's garden. A woman asleep. A tortoise. A man hiding from his family with a beer.
      She's stopped asking when Papa's ship comes in, because it came in. He's in the bath with a toy boat on his stomach.
      Put the fish on ice and put myself to bed.
      The house without the dog for one night. He's at the vet's for his teeth. I keep stepping over him.
      I keep her buttons in a jar. I don't sew. I like to put my fingers in.
      it's nearly time. mum's doing my hair for prom. i can't feel my scalp
      Saw a boy with my brother's walk and felt strange all the way home. Rang him. He's in Perth, having his breakfast.
      I've written my name in the front and the date. That's as far as I've got with my memoirs.
      There's a bit of me that'd like never to leave this bath.
      I waited till she was asleep and then put the tooth money under. She'd left me a form to sign.
      Cleared the desk. One cardboard box: a mug, a cactus, eight years. I start at the hospice shop Monday.
      The door was on the latch, the lamp lit, soup on the side. Nobody there. They'd gone to bed and left me all that.
      Too tired to write. Happy. Details tomorrow.
      He's a jealous little thing. He won't let me hold the other kitten.
      My hands in the dishwater, her hands with the towel. Forty Christmases. We don't need to speak.
      We have a spot up on the moor, no path to it. I won't say where. The bilberries are ours.
      I've closed the lid of the piano until the examiners write.
      You can see where the bed was. Four dents in the carpet. I stood in them.
      The whole class has signed it. Get well, Miss Farrell. Thirty names and one drawing of an appendix.
      I let the boys stay up. We saw one meteor. The wee one was asleep and we agreed to say he'd seen it.
      Nothing but rain and jigsaw. There's a piece missing. It's the cow's face.
      He's thinner, my brother, but well. The army does that. He ate everything, including the garnish.
      I'm not going to the funeral of the chess club, as they call it. I'll send a pawn.
      The coach pulled out and all you could see was hands. Then the quiet in that car park. We mums went for a fry-up.
      I have washed and folded her costume. Third sheep. She took her bow to the wrong side.
      Midnight, and the last kiln is cooling. I'll not peep. I'll not.
      The key to the old house is still on my ring. I can't say why. It opens nothing.
      Hurt my back laughing. Actually hurt it.
      She has decided to go into the home. It was her own idea. There's a piano, and a man called Walter.
      We've found a gap in the hedge and a way down to the sea. Nobody's told.
      I kept quiet at the meeting and ate three of the good biscuits. Both were wise.
      Bread, lamp oil, thread (white), a present for Luz who will be seven.
      I was the first in the snow this morning. I walked backwards to confuse the postman.
      No call from the hospital, which they said means good news. I've cleaned the oven out of pure relief.
      It's a comfort to be among coats. I was the cloakroom girl tonight.
      He won't say it but he has kept every ticket from every film we ever saw.
      Lights off at the stables. You can hear twenty of them chewing.
      I've outgrown it, I think. The band, the van, the four of us in one room. We shook hands and split the amp money.
      I don't recognise the street any more. But the bakery is there, and in it the same woman, and she said: the usual?
      Three days to go, and the calendar's all crosses. Then I get my plaster off.
      She put the letter in my hand and ran. It said: will you be on my rounders team.
      Held my breath under the water and counted to thirty. When I came up they were all cheering. I'd beaten Conor.
      The tablets make me sleepy. Hay fever. I've dozed through two cricket matches and a christening.
      I've a candle in the window for no particular reason. It looks well from the lane.
      My wedding dress is going to Oxfam. I tried it on first. It got as far as my knees.
      It's strange how quickly you forget. I drove to the old office. I'd got as far as the barrier before I laughed.
      I'm very low on milk, patience and clean socks, but there's only one day of term left.
      The wind's dropped. First time in a week I can hear the burn.
      I brought nothing back but shells and a cold.
      When it's my turn to choose it'll be somewhere flat.
      Look in the shed, look in the boot, look under the sink. That's her treasure hunt. The last clue's in the teapot.
      My daughter's plaits are on the floor of the salon. She was very calm. I kept one in an envelope; the other goes to the wig charity.
      We closed the café with eleven people inside and nobody wanted to go. So I made one more pot.
      I slept at the foot of his bed like a dog. Croup's gone. He woke up asking for pancakes.
      I've left the big decisions for September. Till then only small ones. Apricot or plum.
      The cemetery's pretty under the snow. I cleared Nan's name with my glove, told her about the baby, went for my bus.
      It'll be the last time we're all under one roof before Sean's wedding. Nobody did anything special. We fought over the remote.
      I'm glad I went. I'm glad I'm back. I'm glad of this chair.
      Her coat's on my hook. I've hung mine over it. They look all right.
      I held the torch while he mended the fuse. That's been our marriage, he said. I thought it rather nice.
      Not one of them noticed that I'd had my hair cut, and I've stopped waiting. The greengrocer did.
      They've taken the crane away. All that sky.
      I've lost my voice so the whole household is at peace. I've a bell.
      Put the kettle on, said the text. I'm on the bridge. Five minutes.
      The last page of the hymn book has all our names in it, back to 1931. I've put mine under Dad's.
      It rained on the cake, it rained on the vicar. We've been married nine hours. My feet are in a bucket.
      I'd give anything for eight hours. Teething. He's beautiful, though, at four in the morning, like a small drunk judge.
      Locker emptied. One trainer, a geography test, half a Mars bar from Year 9. So long.
      I'm as quiet as I can be on the stairs. Third one creaks. He can always tell it's me.
      Our boy has moved his bed under the window so that he can see the signals change at night. Green, he says, and then sleeps.
      I've cut the ribbon off my grandmother's letters and read them. It's nearly all about a hen.
      We are not to disturb Father between two and three. He says he's thinking. You can hear it through the wall.
      I don't suppose I'll ever see Mongolia. It's on the tin of my tea, and that'll do.
      Cold hands, warm barn. Counted forty-four ewes by lamplight and forty-four it is.
      She sang to herself all the way home. I drove slowly.
      Everyone went up to bed and I stayed to see the fire out. It took its time.
      I've been promised nothing and I'm quite content. It's only the reserve list.
      The hole in the ice had closed over by morning so we drilled another and got out the stools. Two perch.
      I took my sandwich to the back of the church where it's cool. The cleaner gave me a nod.
      Papa doesn't drive at night now. He handed me the keys without a word and got in the other side.
      It's the end of an era. They don't make my lipstick any more.
      I told the little one that I was scared of the dark too when I was her size. We looked under the bed together. One slipper.
      I can't hear you, says my note to the neighbour boy, so don't stop. I like the drums.
      Empty nest, they call it. I've filled it with seedlings.
      I had to pull over. The fields were all white with daisies, and I'd just been told I'd got the mortgage.
      She put her cup down and said, well, I'm off. That's how she is. New Zealand. She'll write when she's found a desk.
      The key's under the third pot. It's been under the third pot since the war.
      So many stars I felt I ought to take my cap off.
      I've done the last of the thank-yous and I can go back to being ungrateful.
      Slept in the chair by my wife's bed. In the morning they said we could all go home, the three of us.
      He's very gentle with the snail. He's put it on a leaf and told it to have a nice life.
      Dinner's in the oven, don't let it burn. I'm at Bridie's. She's turned ninety and there's sherry.
      I never wear it but I know where it is. That's enough, for a ring like that.
      The clown costume's back in its bag. Nineteen children. I need to lie down somewhere dark.
      Feeling blue, put on the blue dress, went out, felt better.
      My mother talks to the radio. My father talks to the tomatoes. I don't say anything, I just enjoy it.
      On the morning of the exam I found a four-leaf clover in my shoe, pressed in clingfilm. Dad never mentioned it.
      The old ferryman's handed over to his son. He still comes down to tell him he's doing it wrong.
      I've stopped counting the days. It goes quicker. Leave starts when it starts.
      All of it is written on the card: how long in the oven, how much salt, and 'don't let Uncle stir'.
      A day of small things. A button. A wasp let out. A word for the crossword.
      They asked us to leave a shoe at the door, and when I came out there were sixty shoes and not one mine.
      I like to sit in the ironing-board light of the spare room and hear the others laugh below.
      My grandson told me I was soft. I take it he meant the jumper.
      It was the wrong platform, the wrong train and a very nice town. I stayed for lunch.
      Your bed's made. Your mug's on its hook. The dog's been told.
      I've forgotten why I came in here. I'll sit until it comes.
      He'd have been a hundred today. We had his pudding, told the one about the bishop and the eel, and went home early.
      I'm ever so tired and ever so proud. Nine stone of rubbish off that beach.
      Finished night shift. Blackbird going like mad. Blackout curtains, eye mask, see you in the afternoon.
      The good plates go to Miriam because she'll use them. That's my only rule about plates.
      I locked myself out and sat on the step in the sun. My husband got home at five. Best afternoon I've had in ages.
      She's nearly as tall as me. We measured, back to back, on the last night of the old year.
      I hadn't the heart to tell him that it's the goldfish's third body.
      Everything went off quietly. A bit of sun, a few words, the boat slid down into the water, and we all clapped.
      Sunday, I think. Bells.
      My pillow, my own pillow. After six weeks of hostel pillows.
      The man at the next table was eating alone, and so was I, and by the pudding we'd moved the salt between us twice.
      I never got to say thank you, so I'm saying it here. To the woman with the jump leads at Scotch Corner.
      I hide my tears at the school concert behind the programme. They're all at it, the whole row.
      There's frost on the inside of the van. Two sleeping bags, one inside the other. I wouldn't swap.
      The job's done, lads are gone, I ran my hand along the joint. You can't feel it.
      In the dark I can tell which child it is by the breathing.
      It was my turn to lie on the floor and be the mountain.
      I'm not to lift, bend or reach for six weeks. I've a grabber on a stick and a husband.
      I was a bit sad after you'd gone. Then I found your sandwich in the fridge with my name on it.
      We took the wrong key to the chapel. So we said our prayers on the step, and the sheep said theirs.
      My last cigarette was on this bench, in the year of the Olympics. I come and sit here with a pear.
      Father's coat's too big for me. I wear it to feed the pigs and feel like him.
      I've put it off long enough. Tomorrow I descale the kettle.
      The boxes are all at the new place. I came back with a broom, swept out the corners and pulled the door to.
      I have something to tell you all, I wrote on the card. Turn over. It's twins.
      He went as he came, with one small bag. Good lodger. Left the sink spotless and a bar of chocolate.
      i'd like to stay under this blanket till about march. then i smelled bacon
      Shut the sluice at nine, checked the levels, came in. The marsh is so quiet before the birds.
      It was good to see the back of February.
      My pension letter's come. I read it in the garden with my glasses on upside down.
      I took his hand, it was cold as a fish, and I put it in my pocket with mine. Teenagers forget gloves.
      We've come to the end of the wood pile just as the crocuses came up. That's good housekeeping.
      You won't find me in the group photo. I was holding everybody's coats.
      I opened the drawer and there they all were, the spoons from every place she'd ever been.
      Left work at five for once. Didn't know what to do with the light.
      It's gone. My wisdom tooth. They gave it to me in a little envelope.
      Mum and me not speaking much today, but we shelled peas into the same bowl, and by the bottom of it we were talking.
      The last of the candles and the last of the gin, and the power came back on.
      I've done with wanting a bigger kitchen. I've got a hook for everything.
      Nobody expects you for another day, says my sister. So I have a whole hotel night to myself. Room service, robe.
      I took the old swing down. The rope had frayed. The new one is up already and has a queue.
      Aisha walked me to the end of our road as she has done since we were six. Tomorrow she'll be at uni in Hull and I'll be at uni in Hull.
      The hospital corridor at four in the morning is a peaceful thing. I mopped it end to end.
      They know. I could tell by how nobody looked at the cupboard. I'll still act astonished.
      In the night the roof slid all its snow off at once and we sat up in bed like two hares.
      I've lent her my name for the library. She's taken out nine books on wolves.
      She fell asleep on the stairs halfway up, so I sat down beside her halfway up.
      My boots are by the door. I'm only waiting for the tide.
      That's my last Friday in the job. I gave away my plants. Kwame's got the fern, Priya the one that bites.
      Found my mother's handwriting in a cookbook: not this one.
      No more stairs. We've bought a bungalow. I stood in it and turned round.
      Sleep is the only thing I've got on tomorrow and I intend to do it well.
      I've been left in charge of the tortoise. He's looked at me and withdrawn.
      We used to be five at this bus stop. Now it's me and a man with a tuba.
      Ten past nine, the washing-up done, the radio low. My whole life I've liked ten past nine.
      Tonight I said the thing I had been meaning to say. I said, let's get a bigger bed.
      Dear Auntie, it's the exact right size, I wore it to bed, and Mother says thank you as well for the sweets.
      He let go of the bike and I didn't know he'd let go. Grandad tells it every year. Today I let go of his great-grandson.
      I can't eat anything red or purple until after the colonoscopy. I'm living on clear broth and self-pity, and then steak.
      There's a chair on the landing where nobody ever sits. I sat in it. You can see the sea.
      She'll never guess. I've had her mother's watch mended. It ticks in my sock drawer.
      A soldier gave me his window seat from Lviv. We both slept. He woke me for my stop.
      I drew the bolt, put out the bread for the morning and wound the clock. As my father did, as his did.
      Gone quiet up there. Either they're asleep or they've found the paint.
      We have kept the tree up till Candlemas. I don't explain it any more.
      Something brushed my leg in the water and I rose up out of that lake like a saint. It was a weed.
      The scars on my knees are all from one wall. We were twelve and it was the vicar's.
      I ache from the bellringing. Nobody tells you about the thighs.
      I'm happy to be the one who waits in the car. I've a flask and a book about Arctic explorers.
      I've come home to do nothing, and my mother's going to help me.
      Dusty, thirsty, sunburned, done. Eleven hundred bales.
      The notes say: bar 14 slower, bar 20 don't rush, bar 31 breathe, then in red: enjoy it you goose.
      It was the end of visiting hours but the sister pretended not to see. I fed him the rest of his jelly.
      I put the coins in a row along the window. Forints, lei, zloty. It's been a good year for trains.
      She's in her own little world with her headphones on. I slide a plate of toast under the door like a jailer. Exam season.
      He's got a lock on his diary now. I've given him a better pen.
      I went through the pockets before the wash. One frog. Alive. He's in the pond again.
      Nobody's slept in that bed since Hugo went off to the navy, except the cat and, on hot nights, me.
      There's a bench with my uncle's name on it. I tell him the cricket. It's not sad. It's got a nice view.
      The garage light was on all night. He's building me something. I'm told not to look.
      I'm taking the lamp, the rug and the good knife. The rest can stay for the tenants.
      We gave the last of the kittens away this morning. Mother cat looked in the box, yawned, and went out hunting.
      I've told him ten times I don't mind. I don't. It's only a fence post, and it was a slow sort of crash.
      Feet in the stream. Cheese. No signal.
      There's a silence in the house today that's got a shape to it. It's the shape of no piano practice.
      I've signed. My hand shook. We've bought a field.
      I took the photo of her laughing in the rain, the one she hates. It lives inside my locker door.
      Half asleep on the night ferry, and a child's voice in the next cabin asking where does the sea sleep.
      Today I gave away my maternity clothes. All but the dungarees. You can't take those from me.
      My father rings every night at seven. He's nothing to say and he says it beautifully.
      I watched him from the window. He didn't know. He was teaching the dog to bow.
      The sea took the sandcastle in about four goes. We stood and saluted.
      I've just remembered that it's a bank holiday. Lay down again. Joy.
      He doesn't want a fuss, so there are only thirty of us and a sheep on a spit.
      The wine is poured, the cards are dealt, the children are at their grandmother's. Tell no one.
      My last patient of the day brought me a cabbage. I drove home with it belted into the front seat.
      Everything looks better by lamplight, even my accounts.
      I let the tears come in the shower. Good ones. She's been given the all clear.
      I couldn't sleep for the moon. I got up and pruned something.
      After this one, I said to the barber, I'm letting it grow.
      He's got a cot, a blanket and a bear. We're ready when you are, little one.
      I'd rather be here than anywhere. Wet dog, wet wool, pub fire, no phone.
      The baby's got hold of my hair and won't let go. I've been held prisoner since lunch, and I'm typing with one hand.
      I should like it to be known that I did find the end of the sellotape.
      We take turns at the window at my gran's. Whoever sees the boat first gets the cream.
      I don't know what I'd have done without the man from the AA, and he had a tin of toffees.
      It's a slow kind of sadness, the end of a holiday, and it goes by Wednesday.
      She has put all her teddies in a line, facing the wall. They're thinking about what they've done.
      The stile's been mended. I never told anyone it was broken, and somebody saw.
      Do you still have my green jumper? I wrote. That's all. She wrote back: I'm wearing it. Eleven years.
      I'm quite worn out with gladness. Results day. Three of them, all in.
      A soft day. Mist to the gate. I brought the cows in by sound.
      I no longer take sugar. There, I've told someone.
      I sent the children out with the sledge and sat down with my coat on, in the peace, and there I was when they got back.
      Keep the change, keep the umbrella. I was in that sort of mood.
      The ward sister has let me keep my own lamp. I've got it on a pile of magazines. I go home Saturday.
      I've been up the ladder and I've been down the ladder and the star's still crooked.
      Nana sleeps in her chair with her hand on the baby's back. One is ninety and the other's nine weeks.
      Today they called me sir. I looked behind me.
      Mind how you go, he said, every night for thirty years. Tonight he retired and I said it to him.
      My love is on the 23.05. I've got the heater on and a bag of hot chestnuts in my lap.
      We were told to bring something that matters to us. I brought my brother. He wasn't pleased.
      I put everything I was cross about on one post-it. It fitted. I stuck it on the cat.
      Only the cook and I up. She's rolling, I'm peeling. The others have no idea what six o'clock smells like.
      Woke up from the anaesthetic and asked if the bins had gone out. It's a hernia, it's mended.
      The old quarry's full of water now and full of sky. We sat well up on the grass with our pasties.
      Before I go, said the plumber, and I thought, here it comes. He wanted a cutting of my geranium.
      We keep one bedroom for visitors and the dog keeps it warm for them.
      My prayer book fell open where it always does, at the bit about the sea. I didn't need the words.
      A small boy has been staring at me since Crewe. I've now done all my faces.
      I wrote the date on the back of it. One day somebody'll be glad to know that's Peggy, and that's the mule.
      The wool's run out with half a sleeve to go. I shall give it to someone with one short arm.
      Nobody was hurt, nobody was late, nobody was sick. That's a school trip. I'm going to lie down.
      It was in the very last box. Isn't it always? The corkscrew.
      I've grown fond of the noise the fridge makes when it gives up. So that's you and me both, I say, and we go to sleep.
      My grandfather never locked his door. I do, twice, and I leave him a key.
      Stood at the sink with my hands in warm water and thought of nothing. Looked up and it was evening.
      Tea. Toast. The good silence of two people who have said it all and will say it again tomorrow.
      They've put me by the window. I can see who's late.
      He asked what I'd miss. The bins, I said, the stairs, the man upstairs with his castanets. We were both laughing. New flat on Monday.
      I'm keeping this day. I've put a leaf in it.
      Small hours. Mother's cough is better. I can hear her snore, God bless her, like a little saw.
      You'll be wanting your ladder. It's behind the privet. I meant to bring it in June.
      I've no wish to travel. I've a chair that tips back.
      I didn't tell him it was his mother's recipe. He took one bite and put down his fork, and looked at me.
      I held the rope, he climbed, he was down again in ten minutes, and the kite's hardly torn.
      Mam's given up her car. She has handed in her licence and been treated to lunch. She cried for the length of a scone.
      Went to the barn to be alone and found my brother there, being alone. We shared the apple.
      It's twelve weeks tomorrow. Then we can tell them. I've been drinking squash out of a wine glass since May.
      There's nothing like the feeling of the last plank. I lay down on my new floor and looked at my old ceiling.
      I turned the mattress. It has taken two of us and most of the day.
      They'd kept my place at the table. A cracker and all. I was two hours late from Heathrow.
      Big sky, flat sea, one ship not moving. I watched until it was a different ship.
      The boys have gone to bed without being asked. I'm frightened to go and see what they've broken.
      I like her. She doesn't fill the gaps. We sat through a whole thermos and said about nine words.
      Once I'd posted it there was nothing to be done, so I bought an iced bun. Now we wait to hear from Durham.
      I've turned the page on the calendar a day early. It's got a puffin.
      My dad keeps his feelings in the shed with the other tools. Today he lent me one.
      I'll just rest my eyes, I said. It's now Monday.
      He said I could have anything from the shop. I took the little brass bell that rang when you came in. It's over my kitchen door.
      First day without the sling. My arm's as thin as a candle, and it waved at the bus by itself.
      I looked in on each of them. One upside down, one with a torch, one gone, he was in our bed.
      Too wet to mow, too dark to read, too early to sleep. I had a think about potatoes.
      They were all crying at the gate, the fathers too. The little ones went in like lambs to breakfast. I've got his mitten.
      I bought the quiet kind of washing machine. We go and stand near it.
      The thaw. All night the gutters talking. I lay and listened, glad of every drop.
      A card from my pupil of forty years ago. He's a judge. He still can't spell necessary.
      That's the lot. Lamp out.
      finaly finished the move. cant find my pillow. using a coat
      Is already night here, and my son is sleeping on the bus seat in his new school shoes. He did not want to take them off.
      what day is it lol. me and my cousin been in pyjamas since the 24th
      I cook, I clean, I pray, I sleep. Tomorrow again. Thanks be to God, all are healthy.
      Nanay kept all my letters from Dubai in a milk tin. She gave me the tin at the airport. Now I'm home for good I read them to her.
      didnt say anything to anyone but i got into the team. reserve but still
      The boy has left for boarding house with his trunk, bucket and provisions. I padlocked it myself and gave him the key on a string.
      no one else up. just me n the dishwasher. kinda nice
      I am in new country three years today. I bought one small cake and ate it on the bench near the river, thinking of my grandmother's yard.
      Lights out on B wing. Quiet for once. My pad mate's teaching me chess with bottle tops, and I get out to my mam's on the 9th.
      Off at 0600. Sat in the truck outside the gate till Springsteen was through. Then pancakes.
      my legs r dead from football. mum ran me a bath n didnt even moan about the mud
      Left the church hall keys with Deacon Paul. Chairs stacked, urn emptied, lights off. God is good.
      He no longer waits for me at the gate. He's grown. He waits inside and pretends to be reading.
      Grandfather asked for the box with the medals and gave one to each of us, and the chocolate to my sister. He was in a very good mood.
      gave my fish to my teacher for the summer. he looked ok about it. the fish i mean
      In my village in July nobody eats before dark, it is too hot. We had watermelon and white cheese on the roof, and slept up there, all eleven.
      Amma keeps the key of the sweet cupboard on her waist. She is a tyrant and we love her.
      Snow day!! no school no nothing. just lying here listening to it not make a sound
      I finished my rosary and my tea at the same moment. Then up the wooden hill to bed.
      All that's left in the barn is the swallow's nest and a tractor seat. The new owner's a nice girl from Ohio with goats.
      she doesnt know i kept the drawing she did of me. its in my phone case. we are just friends and its fine
      Third day of silence at the retreat. I've learnt that I hum.
      My sister is jealous of my haircut and I'm jealous of her boots. We've agreed to swap one of them.
      Abuelo sat by the water all afternoon with his hat over his eyes. He'd told us he was fishing.
      i just wanted to be by myself for a bit so i went and lay on the trampoline and looked at clouds. then tea
      They held the lift for me, all of them, with my crutches and my bag of oranges. I went pink.
      The first winter we had no heating. This year there's a stove. I put my hand near it and thought, we did it.
      Mess packed up, cots folded, generator off. Heard the desert for the first time in six months. Flight home is at nine.
      I put her old school bag back on its nail. She's thirty-four and comes on Sundays with her own two.
      Dropped the keys down the drain on Baggot Street. A garda, two students and a magnet later I was home in my bed.
      My mother-in-law says little. Tonight she put the crispy bit of the rice on my plate, and I understood that I'm in.
      its ready!! the blanket for the baby. took 7 months and its a bit wonky. wrapped it in paper with stars
      Quarter moon, dog out, dog in, door locked. That's us.
    `),
  },
];
