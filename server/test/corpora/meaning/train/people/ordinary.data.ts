import { lines, type MeaningGroup } from '../../cases.types.ts';

/** What thirty people note of ordinary days. */
export const PEOPLE_ORDINARY: readonly MeaningGroup[] = [
  {
    name: 'plain',
    tier: 'none',
    kind: 'plain',
    isOfDangerAlone: true,
    texts: lines(`
      In at ten, four hundred batch loaves before three, feet like two puddings.
      The old mixer finally died on me at half one and I finished the sourdough by hand like my grandfather would of.
      Rain coming sideways down Shandon Street and me in shorts because the ovens have me melted.
      I'd kill for a fry and eight hours in a dark room.
      Burned the first tray of scones. Said a word my mother would have belted me for.
      Donal brought his new dog to the back door at 4am and I fed it the end of a vienna roll.
      Dead on my feet, but the smell when the doors open at six, you couldn't bottle it.
      Slept from nine till two with the blackout curtain up, best sleep since Christmas.
      cut my thumb on the lame, bit of blood, blue plaster, back to the dough
      Cork lost by a point. A point! I have no more words for that team.
      Herself left me a note on the kettle again with a drawing of a bun with legs. Eleven years married and I still keep them all.
      Nobody in this city is awake only me, the seagulls and the lad in the Centra.
      Price of butter is murder, boss says we may go up twenty cent on the croissants and the pensioners will riot.
      Dreamt I was proving in the tin myself, getting bigger and bigger, and someone put a tea towel over me.
      I killed the starter. Seven years old she was, left her on top of the oven like an eejit. Started a new one from Noel's.
      Quiet Monday. Did the books, swept the flour from under the racks, listened to a thing about the Vikings on the radio.
      Two young ones came to the hatch after a night out crying laughing and I gave them the broken doughnuts for nothing.
      My knee is at me again with the damp, I'll get the strap out.
      the last Friday before the holidays, I can taste Lanzarote
      Never again will I let the student do the hot cross buns, they'd no cross and they'd no sense
      Mam's anniversary mass at ten so I went straight from work with flour in my ears. She'd have laughed.
      Lost the head with the delivery man over the eggs and then had to apologise because the mistake was mine.
      Thinking about a small place of our own in Cobh. Only thinking.
      Twelve wedding cakes this month and I'm sick to death of sugar roses.
      Had a pint of milk and a hot roll on the step watching it get bright over the river. Grand.
      The new girl can plait a challah after one go and I'm half raging, half proud.
      A fella asked was I the ghost of the English Market, I was that white with the flour.
      Paid off the car today. Bought a chop.
      Sure I'll be lying in the ground before that flour rep brings the right invoice.
      I love the hour after three when it's all shaped and there is nothing to do but wait.
      Our Aoife got the points for nursing and I roared so loud the neighbours put on the light.
      Coughing a bit, it's only the flour, the doctor listened to me and said cut down the rashers.
      Not one sausage roll left by nine, a record for a wet Tuesday
      Fell asleep in the bath. Woke up wrinkled and freezing and late for hurling training with the under-tens.
      Noel retires Friday after forty years. We'll all say goodbye and pretend we've something in our eye.
      That oven door is going to take the arm off somebody, rang the engineer a third time.
      Counted my tips jar, sixty two euro and a button.
      Empty streets, fog, the bells of Shandon wrong as usual. I like being the only one about.
      Good row with herself about the immersion. Made up by dinner.
      tried rye with stout and treacle, came out black as a coffin and gorgeous
      Day off. Didn't know what to do with the daylight so I painted the gate.
      A woman told me my brown bread was the last thing her father asked for before he passed in Marymount, and I had to go in and stand in the cold room a minute.
      Yeast order late, whole night arseways, got there in the end.
      The little fella at the school tour asked if the dough screams when you punch it
      Weighing, scaling, tipping, turning. My hands know it and I let my mind off to Kerry.
      Blood pressure grand, cholesterol not grand. Farewell to the cream slices, you were good to me.
      I can't look at another mince pie till next December.
      Wrote the recipe for the barmbrack in the good copybook for Aoife because it's only in my head otherwise
      Bed at noon with the rain on the roof and the cat on my chest, what more does a man want
      Someone's left an umbrella by the hatch, fine one with a duck's head. Hung it up for them.
      Thirteen deliveries on my shift and every baby cried well. I walked home singing.
      NEPA took light at 7pm, generator too has packed up, so we did the dressings by torchlight and joked that we're back in Florence Nightingale time.
      My feet are finished! I will soak them in salt and hot water and nobody should call my name.
      Traffic on Third Mainland killed me this morning, two hours forty for one small bridge.
      Mummy called to ask again about husband. I told her he is on the way, he is only stuck in go-slow.
      Ate jollof with Sister Bukola in the sluice room because the tea room is leaking.
      The consultant screamed at everybody about one missing chart, then he found it under his own bag.
      I gave fourteen injections before noon and one big man of six feet cried like a baby.
      Sent 40k home for Tobi's WAEC fees. Account is empty but my heart is full.
      rain entered my room through that same window, mattress is on the balcony now
      Lost my ID card again, matron will finish me tomorrow.
      An old papa we thought would not make it sat up today and asked for amala. We all clapped.
      The IELTS fee has gone up. I am still going to write it in June, Canada wait for me.
      Aunty Ronke made ofada and ayamase and I ate until I could not bend down
      Pharmacy is out of paracetamol, a whole teaching hospital, imagine.
      We lost Mrs Adeyemi in the afternoon. She was ninety four and her children sang round the bed. I closed her eyes and did my notes.
      Arsenal have killed my joy again, this team will not let a person sleep.
      Slept eight hours, no phone, no shouting, no okada horn. Thank you Jesus.
      New wig arrived from China looking like a dead goat. Return is not possible. I laughed till my neighbour knocked.
      I am learning to drive and the instructor holds on to his seat and prays in Igbo.
      Double shift again Thursday, Chinwe's wedding is taking half the ward
      That student nurse that fainted at the sight of blood in January took her first sample today without shaking!
      Choir practice ran late, we are doing Handel for Easter and the sopranos are flat as agidi.
      How can four of us nurse forty beds? We did it today but I've written it in the report book in capital letters.
      He sent me a voice note singing. He cannot sing. I've played it nine times.
      bought tomatoes at Mile 12, the price nearly gave me hypertension
      The last of the malaria patients went home this morning and the ward smells of Izal and quiet.
      My uniform ironed, my shoes white, my lunch packed. Tomorrow can come.
      I hate night duty only for the mosquitoes, otherwise it's peaceful and the patients tell you stories.
      Dreamed of my grandmother frying akara in her blue wrapper, woke up hungry.
      One man proposed to me while I was removing his catheter. God abeg.
      The union says strike may begin Monday. I'm tired of strike, but I'm more tired of last October's salary.
      Typhoid test negative, it was only ordinary stress and too much suya.
      Pastor preached on patience for two hours and tested it well
      My small brother is taller than me now, since when? I told him he will always be carrying my bag.
      We ran out of gloves size 7 and I am doing size 8 like a clown.
      Got the best nurse plaque for the quarter, plus one pressure cooker.
      I don't have strength for Facebook quarrel today, blocked two cousins and slept.
      Harmattan dust on everything, my lips are cracked, and yet the sunsets are too fine.
      Relief nurse came one hour late with meat pie as apology. Accepted.
      Landlord wants two years' rent at once, that man is a comedian.
      The theatre people borrowed our only drip stand and swore on their life to bring it back. Day nine.
      Braided my hair seven hours on Saturday, head is paining me but I look like Beyonce's cousin
      Gave a health talk on blood pressure at church, and eleven women queued in front of me with their sleeves rolled.
      I miss Daddy at times like this, when Super Eagles score. He would dance with the broom.
      Baby Miracle, 900 grams in March, went home today at two kilos. The whole SCBU cried.
      drank cold Fanta on the staircase at 4am with my shoes off, small enjoyment
      They moved me to Outpatients from next month, no more nights, I am shouting for joy quietly
      My passport photo looks like a wanted criminal.
      Watched the Nollywood where everybody dies of poison by the second part and the ghost takes back her land. Wonderful acting.
      Half term at last. Marked nineteen essays on Macbeth and then fell asleep on Banquo's murder.
      Planted the tulips Alan always said were vulgar. Forty of them, scarlet.
      The boiler man came, sucked his teeth, charged ninety pounds and told me about his divorce.
      Five years a widow on Sunday. Took the bus to Whitby as we used to and had the haddock, and it was a lovely day.
      Year 9 asked if I'd ever seen a dead body. I said yes, and you'll be one if you don't open page forty.
      Roundhay Park with Jean, mud to the knees, scones to follow.
      I still lay two cups out of habit some mornings. Made a joke of it to the cat.
      Parents' evening: three hours, forty sets of parents, one apology.
      That new head wants 'learning walks'. I want a chair that doesn't tip.
      Cried at the Repair Shop again, some old lad's accordion.
      Finished the last of Alan's marmalade, dated 2018 in his handwriting. It had gone dark as treacle and was delicious. Kept the label.
      Kieran, who has not handed in a thing since September, wrote me a sonnet. About Leeds United. It scanned!
      Snow forecast and the whole staffroom lit up like eight year olds
      My sister rang to tell me about her hip for fifty minutes and I did the ironing through it.
      The car failed its MOT. End of an era, she's done a hundred and forty thousand miles.
      I hate Ofsted with a calm and settled hatred.
      Choir tonight, Fauré Requiem, altos finally in tune, home on the bus humming the Libera Me
      Got the dates wrong for the dentist and sat there reading Hello for nothing.
      Put Alan's coats in bags for St Gemma's. Kept the green cardigan. The wardrobe looks enormous, I shall fill it with frocks.
      Twenty six years in one classroom and I've just found out the radiator has a valve.
      There's nothing wrong with me that a week in Northumberland wouldn't cure.
      Sore throat, lemon and honey, cancelled book group.
      A lad I taught in '99 served me in Boots and called me Miss. He's losing his hair.
      I've been asked to go dancing by a retired surveyor called Geoffrey. Well!
      Read the war poets to the bottom set and you could have heard a pin drop. 'Drunk with fatigue; deaf even to the hoots.' They felt it, bless them.
      Lost my glasses, found them in the bread bin, don't ask.
      Wrote a stiff letter to the council about the bins.
      Dreamt Alan was up the ladder doing the gutters, whistling. I told him to come down for his tea and he said in a minute, love. Woke up smiling.
      Pension forecast came. Eighteen months to go, if I can stomach the new photocopier.
      the fox has had the Hendersons' hens, all four, feathers like a pillow fight
      Sixth formers doing Plath this term; we talked about the poems as poems and the discussion was first rate.
      Fish pie for one does two nights and a lunch.
      Geoffrey treads on one's toes but he does apologise beautifully.
      I could have murdered that supply teacher, she's let them stick gum to the globe.
      Grandson's first tooth came by photograph this morning and I showed it to the bus driver.
      Wind got the fence down, next door's helping Saturday, I'm to provide bacon.
      Yorkshire 412 for 6. Sat in the sun with a flask and a straw hat like a proper old woman
      A long dull Sunday, nothing on, nobody rang, and I read an entire Trollope with my feet up.
      Blood test all clear, bit low on iron, so liver and onions tonight.
      Went to Alan's bench to tell him about Geoffrey. Daft, but I felt he'd nodded.
      School play: Hamlet forgot his words, Ophelia drowned with the giggles, the audience adored it.
      Tomorrow I am going to buy a new mattress. The old one has a valley in it.
      Argued with Jean about Brexit again and we ate our crumbles in silence and then she paid.
      Caught Tyler vaping behind the bike sheds, as was his father before him.
      Someone left a Secret Santa parcel on my desk, bath salts, and I've decided it was the caretaker
      I'm too old to be on the floor looking for a lost contact lens that turns out to be in my eye.
      Booked it! Ten days, Norwegian fjords, single cabin, sea view.
      Ended my evening class in Spanish with a merit. Muy bien, as Alan would have said in his terrible accent.
      Goodbye Year 11, horrid and wonderful lot, they signed my cardigan in biro.
      Set the clock, put the cat out, let the cat in again.
      Laredo to Joplin, eleven hours, saw one cloud.
      Load of frozen chicken, reefer alarm went off outside Waco and I about jumped out of my boots.
      Whataburger at 2 in the morning is as close to church as I got this week.
      Truck's dead in Amarillo, fuel pump, company's puttin me up at the Motel 6 with HBO.
      Called Darlene from the pump. She's repaintin the kitchen yellow whether I like it or not.
      Passed a wreck on 35 but everybody was standin around talkin so thank the Lord.
      I'm so damn tired of podcasts about murder but it's that or preachers all night
      Hit a skunk. Rollin down the road with the windows open and my eyes waterin, not a thing to be done.
      Dispatcher says Tulsa, paperwork says Tucson. Somebody up there needs shot of coffee.
      My grandbaby said 'truck' today on the phone. Clear as a bell.
      Sunrise over the Llano, pink as a ham. Took a picture that don't do it justice.
      Back's killin me, need one of them beaded seat things like the old timers.
      Cowboys lost again and I quit em for good, till next Sunday
      Slept in the sleeper at the Love's, fella next door ran his generator all night long.
      Weighed in heavy at the scale, 300 pounds over, fine's comin out of my pocket.
      Had me a chicken fried steak in Dalhart the size of a hubcap.
      Hands smell like diesel and oranges.
      Darlene mailed me clean socks and a note and a pack of them orange crackers. I'm a lucky dog.
      That highway just goes on till you think you died and nobody told ya, then there's a Dairy Queen.
      Gettin a physical for my CDL Tuesday, got to lay off the salt.
      Two million miles without an accident. They gave me a jacket. It's a size too small.
      Storm chased me from Childress clear to Vernon, hail like golf balls, not a dent.
      Lonesome's just part of the pay. I sing Merle Haggard to the dashboard and feel all right.
      Played checkers with a boy from Punjab at the Flying J, he whipped me three straight.
      Ol Hank passed, drove with him back in '91. Fourteen rigs lined up at his funeral blowin horns.
      Toll road ate my last twenty.
      I ain't never goin back to that dock in Jersey, six hours waitin on a forklift
      Took my ten hours off in a parkin lot in Kansas watchin a lady teach a goat to stand on a bucket.
      The AC quit and it's 104, I'm drivin in my undershirt with a wet towel on my neck like Lawrence of Arabia.
      Blew a tire near Abilene, bang like a shotgun, walked her to the shoulder easy as you please.
      Home for three days! Mowed, grilled, napped, got nagged.
      Quit dippin eleven weeks now and I'm chewin toothpicks down to splinters
      Young fella at the fuel desk asked what I wanted to be before trucks. A catcher.
      Darlene's mama's comin to stay. Pray for me.
      My boy's at A&M studyin to build bridges and I drive under em and think of him.
      Deer season opens Saturday and I'm gonna be in Ohio with a load of paper towels
      Hate the snow, hate chains, hate Wyoming, love the coffee in Rawlins.
      Gas station had a cat in a vest. Told everybody on the CB.
      The tax lady says I'm gettin eleven hundred back so we're goin to Galveston.
      Ran outta road before I ran outta hours, parked by a creek, ate sardines.
      I got a bad tooth and a good dentist and neither of em in the same state.
      Fella cut me off in Dallas, I hollered things my granny'd haunt me for.
      Drove past the old house in Sweetwater. Somebody cut down daddy's pecan. Sat there a minute and went on.
      Thinkin of hangin it up in two years, get a bass boat, name her Overtime
      New rig smells like a shoe store and I am scared to eat in it
      Church in a trailer at the truck stop, nine of us and a guitar, did me good
      Fog so thick I drove by the rumble strip, pulled off at Ozona and waited it out with a pie.
      Logbook's done, boots off, crickets loud.
      Dreamt I was haulin the moon and couldn't find a dock to fit it.
      Next stop Darlene, six hundred and twelve miles and a carwash.
      We finish the roof in Grünerløkka before rain, chief very happy, he buys pizza.
      Minus eighteen today, the concrete does not want to be concrete and the men do not want to be men.
      Phoned to Marta and the kids, Zosia has lost second tooth and wants two hundred kroner because Norwegian prices.
      My back is broken, I say this every Friday and every Monday it is again whole.
      Coffee 55 kroner. In Rzeszów for this money I eat lunch with soup.
      Staszek cut the wrong beam, we had to prop all and do again, he was white like paper
      Sunday I take tram to Holmenkollen and look on the jumpers. They fly, I am eating waffle.
      Learning the language: 'jeg er sliten', I am tired, very useful sentence.
      Dark at three o'clock. I bought the lamp that is pretending to be sun.
      The neighbour from above kills music every night with his trumpet, but last evening he played Chopin for me and now we are friends.
      I dropped the hammer on my foot and said all what I know in three languages
      Boss gave permanent contract! I signed with the best pen and Marta cried in telephone from happiness.
      Blood on the new gypsum, it's only my finger, Staszek says now the house has a soul.
      pierogi party in the barrack, ninety pieces, Romanian colleagues ate sixty
      Wind so strong on scaffold today they sent us down and we played cards for screws.
      I miss the smell of hay by my father. Not sad, just miss.
      Inspector came, looked, nodded, went. Best day in the month.
      Seven weeks and then home for holiday, I have bought for Kuba a real Solberg football shirt.
      My Norwegian boss never screams. At first I thought he is ill.
      Drill is dead, the second this year, Chinese garbage.
      Christmas Eve with twelve dishes in container, one empty place at table like must be, and in the last moment came Ahmed who had nowhere to go. So it works.
      In dream I was tiling the Vigeland park, whole, with bathroom tiles.
      I sent 14 thousand for the house. We have already walls, windows, now we need the stairs.
      Tooth hurts, the dentist here costs like a small car, I fly to Kraków for it on weekend with Wizz.
      Legia lost, Staszek doesn't talk with anybody, he sits and looks in wall.
      Today I made a corner so straight that I took photograph.
      New boy from Lublin is afraid from height, I showed him how to hold and not look, on the end of day he was whistling.
      the snow melts, under snow are all gloves we lost in winter
      Ate brown cheese. Never again. Ate again. It's not so bad.
      Marta says the boiler is finished, cousin will repair, cousin wants vodka.
      Ten hours mixing, arms like spaghetti, sauna, sleep.
      I know a man in Ski who sells old Volvo, I think very serious.
      An old lady brings us buns every Thursday because her husband was carpenter and he is dead twenty years. She corrects our grammar also.
      Helmet saved me from falling brick yesterday, small brick, I kissed the helmet
      Payday, half goes home, quarter to bank, with the rest I'm king.
      Why they put the outlet behind the door? Architects should be one week in prison, or one week on building.
      Kuba passed the exam in mathematics, he writes to me with formulas now, I answer with concrete.
      Fishing in Oslofjord, got one mackerel, two colds.
      Lonely evening so I went in the Polish church for coffee and I lost at chess with priest.
      My hands are so dry that I don't need sandpaper.
      Goodbye winter boots, you had holes since February but you were honest.
      Quarrel with Staszek who eats my sausage. He left a new one on my pillow. Peace.
      The summer night when sun does not go, we work to ten o'clock and nobody complains, birds are drunk.
      Had flu three days, roommates cooked rosół, real with noodles
      They play our song in Kiwi shop, from wedding, I stood with cucumbers and smiled as idiot.
      Third year here. I counted: four schools, one hospital, nineteen bathrooms. Something will stay.
      I can't any more with this instant noodles, tomorrow I fry real chop.
      Zosia drew me on a crane with a crown, I hang it in the cabin
      Everything is packed, ferry is at six, I'm going home till the seventh.
      Shift ended 7am, sky was pink over Ortigas and I had silog with two eggs, solb.
      American customer yelled at me 40 minutes about his router then found out it was unplugged. Sir. SIR.
      I'm dead. Three back to back supervisor calls and my voice sounds like Optimus Prime.
      Payday!! paid Meralco, paid Shopee, paid Mama, wala na, ubos, but milk tea pa rin
      Manny at the sari-sari store gave me free ice candy because I always say good morning even at night.
      MRT was so packed my feet were not touching the floor, parang sardinas.
      My team leader said my QA score is 98 and I did a little dance in the pantry and the guard saw.
      Rain since Tuesday, signal no. 2, slept at the office on two beanbags and stole all the 3in1.
      Crush from the Telstra account held the elevator for me. Goodbye world, I have ascended.
      An old lady in Ohio just wanted to talk about her dead parakeet so I let her. AHT destroyed, heart okay.
      Lola is teaching me her adobo, no measurements, only 'basta until it smells right'.
      I can't live without my electric fan, brownout since nine and I'm a puddle.
      Sleeping at noon while the neighbor does My Way on videoke, he murders it every single day
      Mama wants me to go to Dubai like Ate. I said after I finish my units, ma. She made tsk sound.
      We have a new roommate and she irons her socks.
      killed three cockroaches with one tsinelas, call me sniper
      Someone resigned during huddle with a powerpoint, with transitions. Legend.
      I hate graveyard but the night differential paid for Papa's eyeglasses, so love you graveyard.
      Pimple on my nose the size of Mindanao on the day of ID picture.
      Simbang Gabi straight from shift, I fell asleep standing at the Gloria and Jen pinched me
      My headset is broken on the left so half the angry people are quieter.
      Dreamt I answered the phone at my own wedding with thank you for calling.
      Jollibee after work with the wave, we were all zombies with gravy.
      Coach says I might be moved to back office, no more calls, only emails, huhu tears of joy
      Nanay's sugar is normal again, doctor said less rice and we all looked at the rice cooker like a funeral.
      Lost my beep card, lost my umbrella, found 20 pesos. Balanced na.
      Jen and I are not bati because she told the spoiler of the finale where everybody dies.
      First time I cried at work was in 2019, a customer called me stupid, now I just mute and eat Skyflakes.
      Saw the sea at La Union, learned to surf for five seconds. FIVE SECONDS.
      Broken aircon at production floor so we're all fanning with the escalation form.
      Bought a secondhand Yamaha keyboard, I'm going to learn one Ben&Ben song before birthday
      Small win, I said no to overtime. I said NO. And slept 10 hours.
      Tito drunk again at fiesta sang to the pig before it became lechon.
      I kinda like the silence at 4am when the queue is empty, avail time, all of us drawing on post-its.
      My cousin gave birth, baby boy, they named him Steph Curry Dela Cruz.
      Stuck on EDSA for three hours, finished a whole audiobook and a whole siopao
      Client from Texas called me ma'am and said god bless, made my night.
      Gastritis again from too much coffee so lugaw for two days, yes doc.
      the new schedule came out and I have WEEKENDS OFF what is this feeling
      Savings for the house of Mama: 41,300. Slow but moving.
      I sent my application for the Data Analytics class. Fingers crossed, toes crossed.
      Ex posted his new girl, I zoomed in, she's pretty, oh well, ate three turon
      Power nap on the jeep, woke up in Cubao, lampas.
      Gonna scream if I hear the hold music one more time, tadada daaa tadada
      Our cat Bogart had six kittens inside my laundry basket on top of my uniform.
      Sunday mass, Sunday sinigang, Sunday sleep.
      HR says the last day of our account is in March but we'll be moved to the bank account with the higher allowance, so okay
      I practiced my 'Minnesota accent' with Jen and we couldn't breathe from laughing
      Valentine's on shift with a rose from the vending machine people.
      Six months without absent, they gave me a tumbler.
      Viva went well, the external asked me only about Fourier and I love Fourier.
      Missed the 7:42 fast local, hung on in the next one with my bag on somebody's head.
      Rohan and I split one vada pav in four because month end.
      This organic chemistry will be the death of me, eleven name reactions and all named after some German uncle.
      Mummy sent thepla by courier, fourteen packets, the whole wing came sniffing.
      Attendance 71 percent, they need 75, now I have to sit in every boring lecture till April.
      India won in last over!! We shouted so much that warden uncle came with slippers in hand and stayed for the presentation
      It's raining like someone upstairs left the tap, Hindmata flooded, college closed, chai on.
      I got dumped on WhatsApp with a thumbs up. Ate pani puri till my eyes watered, that was from the teekha, mostly.
      Slept in library, woke with the imprint of Kreyszig on my cheek.
      Papa wants MBA, I want film editing, dadi wants me married, my stomach wants biryani.
      Laptop gave up its life one night before submission; thank God for Drive.
      Ganpati visarjan, danced from Lalbaug till my slippers were lost, voice gone, colour in my ears
      Everyone's placement is happening and mine isn't yet, Accenture on Monday, let's see.
      PG aunty says no AC after 12. PG aunty is a villain from a Ramsay film.
      We went to Marine Drive at midnight just to sit. Nobody said anything clever.
      Failed maths 3 by two marks. KT it is. I'll clear it in December, half the class is with me.
      Bata chappal broke in Dadar station, I walked home with one foot like Cinderella.
      Killed it in the dance competition!!! second prize and a tiffin box
      Nani used to say study by the lamp, I say study by the phone with 3% battery.
      Had fever two days, dengue test negative, only viral, drinking coconut water like a king.
      Submission is at 8am, print shop opens at 9, who designs this life
      Sneha smiled at me in the canteen. Or at the samosa. Investigating.
      My cousin from Jersey came and is scared of tap water, cows and rickshaws in that order.
      The professor said my idea is 'not entirely useless', which from him is a marriage proposal.
      Mumbai local at 6pm is a full contact sport, I lost a button and a little dignity
      Did my first edit for the college film, it's about a ghost who can't find parking.
      Kite string cut my finger, we still cut nine kites, kai po che till dark.
      Can't stand group projects. One person works, three people make the cover page.
      New roomie from Imphal cooks with chilli that could dissolve iron; I'm crying and asking for seconds.
      CGPA 8.1. Called home and papa said why not 8.5 and then I heard him telling the neighbour proudly.
      Watched Andhadhun third time, still fighting about the ending.
      I'm broke till the fifth, living on Maggi and friendship.
      The dog of building no. 4 waits for me now, I've named him Advocate
      Dadaji's death anniversary, we did the puja on video call and I ate his favourite shrikhand for him.
      Coding round at 9, I have practised trees, graphs, tears.
      Power cut in exam hall, we all went oooo like school children, got ten minutes extra
      Sold my old cycle for 1800, bought a microphone, neighbours beware.
      Dreamt the train had no end, just compartments and compartments and a man selling hairclips.
      Second year over! I have never been so happy to burn a journal file.
      Sneha likes pigeons. Sneha has a boyfriend. I have a quiz tomorrow.
      My hands smelled of formaldehyde all through lunch because of the frog, poor frog
      First salary from internship, 12000, bought papa a shirt one size too big.
      I want to vanish into the hills for exactly one long weekend, Lonavala will do.
      Holi colours still in my ears on day four, interviewers must think I'm sick.
      Lost election for cultural secretary by 9 votes to a boy who promised free wifi.
      Autowala gave a full lecture on love, I forgot to ask him about his meter.
      The results server crashed, 9000 students, one refresh button, heart in mouth.
      I am learning Marathi properly from the sabzi lady, she laughs but gives extra dhania
      All set for Goa, tickets confirmed, parents told it's an 'industrial visit'
      Sixty acres of milo in before the rain, and I never sat down once except on the tractor.
      Calf born dead this morning, the heifer's fine. You lose a few every spring and it never gets to be nothing.
      Coffee at the co-op with the boys, solved all the nation's problems by 8:15.
      Wheat's at 4.90. I could get more for the sacks.
      Wind. Wind and then for a change some wind.
      Dad's old Deere started first crank, sixty-one years old, better than me.
      Linda made peach cobbler and I'm not ashamed to say I ate the corner twice
      Killed a rattler by the pump house with the long hoe. Hung up the rattle for the grandkids.
      The bank fella came out, walked the fence, renewed the note. We shook on it.
      Tornado watch till nine, sat in the cellar with the radio and canned pears, nothing came of it.
      Church supper. Three casseroles identical.
      Combine broke a belt at the far end of the far field, naturally.
      Ninety nine degrees and the corn curled up like it was praying.
      Took the last load in by the moon, dust hangin gold in the lights, I wouldn't trade it
      Butchered two hogs with Ray, long cold bloody day, sausage enough to see us through.
      My boy called from Wichita, he says they might come home and farm. Didn't say much back for fear of scarin it off.
      The vet charged more than the cow was worth.
      Basketball: Jayhawks by eleven, Linda hollered so loud the dog left.
      Lost hay to the rain again, cut Monday, wet Tuesday, turned Thursday, rot by Sunday.
      Knees are shot, doc wants to replace em both after harvest. After harvest is what I always say
      Sold the last of the milk cows. Barn's awful empty at five in the morning and I get up anyhow.
      Buried old Duke under the cottonwood. Fourteen years a good dog.
      Four inches of snow by chore time and the pickup wouldn't go, so I did it like Grandpa, on foot, with language.
      Got the grain bin swept, spiders the size of silver dollars.
      Linda's sister says we should see Europe. I said I'd like to see the back forty fenced.
      Burned the pasture off with the neighbors, whole horizon orange, pretty as anything.
      Took blood pressure at the pharmacy machine, it told me to sit down, I was sittin down
      The preacher went twenty minutes over and the roast went with him.
      Fair week. Emma's steer got reserve champion and she bawled into his neck when the truck came for him, like every 4-H kid since time began.
      Spent the day with a shop manual and a hammer and the hammer won
      Irrigation well pumpin sand. That's nine thousand dollars I was goin to do somethin foolish with.
      Good stand of beans. I walked it with my hands in my pockets.
      Coyotes got eleven hens, left me the rooster, who is no use to anybody.
      Funeral for Harold Epp, ninety-one, raised five kids, never owed a dime. Ham sandwiches after.
      The quiet out here some nights is so big you hear your own blood, and I like it fine.
      Put up forty quarts of tomatoes, kitchen looked like a crime scene.
      It hailed out the Schmidt boys and missed us by a road. We're takin the combine over to help Saturday.
      Taxes done. Hate it worse than castratin.
      Thirty-eight years today. I gave her a card and a new sump pump.
      Dreamt it rained and woke up and it had.
      Hired a kid from town, works hard, texts harder
      Neighbor's bulls in my sorghum again and I told him next time I'd charge em rent.
      My hat blew into the lagoon. It stays there.
      Barbed wire tore my arm up some, tetanus is current, Linda poured peroxide on it and enjoyed it.
      Daylight saving: the cows don't know about it.
      Sold at 6.12!!! dropped the phone in the feed
      Put a new roof on the machine shed before the wind could take the old one.
      Read Dad's ledger from '36, dust every day, and on one line just the word RAIN underlined twice.
      Tomorrow we plant. Lord willin.
      Deployment at 16:55 on a Friday. I told them. I told them in two languages.
      Killed all the zombie processes and the server breathes again.
      It's grey in Neukölln since about November, I have forgotten what a shadow is.
      My flatmate is making kombucha, there's a thing in a jar in the bathroom and it looks at me.
      Standup lasted 50 minutes and we were all sitting.
      Found the bug: one missing await, three days of my life.
      Currywurst at Konnopke with Jonas, he's becoming father, he showed me the ultrasound and I said nice blob.
      The heating is broken, I code in gloves like in Dickens
      Anna and I have matched our calendars and there's an evening free, on the 23rd. Romance.
      Tried the meditation app, it crashed, I wrote them a bug report, felt calm after.
      The parent died and left four orphaned child processes, my intern asked me to please never say this in the U-Bahn again.
      Anmeldung appointment at 7:12 in Marzahn, I brought every paper which I possess and they wanted the other paper.
      I hate Jira as one hates weather.
      Bouldering: finally the yellow one with the overhang! My fingers are finished.
      Spätkauf beer by the canal until the mosquitoes took over
      Production down two hours, root cause a cleaning lady and one plug.
      Mama called from Kassel, she has learned to send GIFs, God help us.
      Rewrote the legacy module, 4000 lines deleted. Nothing makes me happier than deleting.
      Slept badly, neighbours' techno until six, dreamt in 4/4.
      Got the raise. Not the one I asked but more than the one I feared.
      Dead code everywhere, dead links, a dead plant on the windowsill, time for spring cleaning.
      My bike was stolen. The lock they left, cut in two, lying there like an insult.
      We played Pandemic and everyone in Asia died because Jonas had to go for a smoke
      The new guy writes comments like poems. I can't decide.
      A headhunter writes to me every week with 'Hi Sebastian'. My name is Tobias.
      Sunday, everything closed, I'm out of milk, it's my own fault as every week.
      I finished the half marathon in 1:58, the last three km I cursed all my ancestors.
      Ordered the ergonomic chair for my neck and feel now officially forty.
      The test suite is green, I took a screenshot like of a sunset.
      Union Berlin in the stadium, 2:2, hoarse, happy, mustard on the scarf
      Hanging thread in the pool, timeout never fires, kill -9, coffee, repeat.
      Therapy waiting list moved me up, first talk is in May, I only want to learn to say no at work.
      Anna moved in with two suitcases and eleven cacti.
      My grandmother's hands were in my dream, cutting apple, the peel in one piece to the floor.
      The Bahn had 94 minutes delay because of 'persons' and then 'animals' and then 'delay of a previous delay'.
      Legacy PHP has feelings and all of them are anger.
      Flu vaccine, arm is sore, wrote no code, watched all of Dark again and understood even less
      Today code review as a bloodbath, 61 comments, afterwards we went for falafel as friends.
      Kitchen sink blocked, I watched one video and now I'm a plumber with a flood.
      First warm evening!!! The whole city's lying on Tempelhofer Feld like seals.
      I'd rather die than do another escape room with Sales, and still I've been put down for Thursday.
      Paid the taxes, bought a pretzel with what was left.
      The intern has fixed what I couldn't in a week, and was polite about it
      An empty office, rain, one lamp, the build is running: I like this hour very much.
      I was asked for the end-of-life plan and it took me a second, they meant Windows 10.
      Anna snores. I've measured it, 52 decibels, she wants to see the raw data.
      Learned to make Käsespätzle as my father did, too much onion as he did.
      Quit smoking day 40. Cravings mostly after merges.
      Booked Rügen for August, a hut, no wifi, I'm already nervous.
      Memory leak is closed. The ticket was older than our apprentice.
      maths prelim was pure murder but so did everybody else say so am no bothered
      Got the bus wi Kayleigh an laughed that hard at a man's wig we had tae get aff
      mum's makin stovies, the whole close smells like heaven
      Am never speaking tae Erin again. (spoke tae her at lunch)
      mr docherty says ma essay on Duffy was 'mature' n I've telt literally everyone
      hate PE hate the bibs hate the beep test
      Rangers 1 Celtic 1 an ma da an ma uncle havnae spoke since the curry
      dyed ma hair red in the bath, looks like somebody got slaughtered in there, mum's raging
      Braw day for wance, lay in Kelvingrove wi a tin of irn bru an got burnt on one side
      phone's deid. Charger's deid. I'm writing this in pen like it's the war
      Liam said he liked ma jumper. JUMPER. deceased.
      Snow day!!!! sledged doon the cemetery hill on a road sign
      ma wee brother ate a crayon n his jobby wis green
      Four Saturdays at the chippy now, ma hands stink but I've £112
      bored oot ma skull at gran's, she's nae wifi only Countdown
      She won though, gran, she got a nine letter wurd n did a wee dance
      Cried at the end of Coco on the settee between ma da and the dug n ma da pretended it wis hay fever.
      Exam leave starts Monday an a've made a timetable wi nine colours so that's basically studying
      fell doon the subway stairs at Hillhead in front of the whole of S6, want the ground tae open up, bruise the shape of Italy
      gonnae no text me at 2am about moon facts Kayleigh
      got a B got a B got a B
      Erin's moved tae Stirling n we did a wee goodbye in Greggs. It's forty minutes on the train, we're such drama queens
      The dug's been sick on ma Converse.
      scared for the school show, I've two lines an one of them is AAARGH cause I get stabbed in act one
      smashed it, I died dead good, folk clapped ma death
      Mum's nights this week so am on wee brother duty. Fish fingers x4
      Wattpad chapter 12 is up, the vampire's lost his memory, 61 reads
      Someone pinched ma bike bell. Just the bell!
      Cannae sleep cause it's ma birthday the morra n I'm fifteen not five but still
      Birthday: Docs!!! Actual Docs, cherry red. Blisters already, worth it
      da let me steer the car in the Asda car park and I killed a bollard's feelings
      Spots. Chin like a pizza. Fine
      the history trip tae the trenches is in May n I've tae learn about the poison gas which is grim but interesting
      guitar string snapped n whipped me in the face, very rock n roll
      Liam's going oot wi Megan so that's that. Kayleigh came round wi Doritos n we slagged his trainers and now I don't even care that much
      I want tae be a vet or a sound engineer or naebody, I'll see
      rain rain rain rain
      Gran's cataract's done n she says everybody looks older than she thought
      Mum n me had a screaming match about ma room an then she came in wi toast.
      am starting running, did tae the lamppost n back, lungs said absolutely not
      Watched Train to Busan at Kayleigh's, had to walk hame past the graveyard, RAN hame past the graveyard
      ma last ever day o third year, we flung wur jotters
      new french teacher cannae say Auchtermuchty
      Just been on the big rollercoaster at M&D's, screamed till nae sound came oot, went again
      wrote a poem on pigeons for the competition cause they deserve it
      Found oot ma great granda was a riveter in Govan. There's a photie n he's got ma nose
      sick of being telt tae smile in photies, it's ma face
      Chips n cheese. Cheese n chips. Life is good the night
      the dentist says braces come aff in June, I'm gonnae eat toffee till I die
      Kayleigh stayed over, we talked till four about aliens n boys n whether worms know they're worms.
      Today I write in English because my teacher Miss Karen says the diary is gymnasium for the language.
      My grandson Facundo has come to eat milanesas and has eaten seven, I counted with joy.
      It makes a heat of the devil in Buenos Aires, even the pigeons walk.
      The heart doctor tells that I have the heart of a girl of sixty. I put the lipstick to go home.
      My Ernesto is dead since eleven years and still the neighbour of the second floor asks me to tango. I said to him, on Saturday.
      The prices! A lettuce, as if it was of gold. I screamed to the boy of the greengrocer and after I bought it.
      Boca has lost and in this house nobody speaks.
      I have seen again Casablanca and I've cried in the same place as in 1962.
      My knees predict the rain better than the television.
      Lost my keys during three hours, they were in the freezer with the peas, this is the age!
      The granddaughter goes to live in Madrid. In Ezeiza we said goodbye with many kisses and I gave to her the mate of my mother.
      Every day she calls me now by the camera, she shows me the snow, the shoes, a boy called Iker.
      I can not more with this verb 'get'. Get up, get over, get rid, get lost.
      Elsa cheats in the canasta since 1985 and today I have caught her
      I made dulce de leche in the old manner, four hours to stir, the arm fell me off.
      The subte in strike, I walked forty blocks with my stick and felt like a queen in exile.
      I dreamed with my father in the boat of Tigre. He told me the name of each tree.
      A mosquito kept me company the whole night until I killed him with Saint Teresa, the book.
      They have robbed the plants from the door again, only the geraniums, a thief with taste.
      Miss Karen gives me an 'excellent' and a little star, like in the first grade, and I showed it to the butcher.
      My friend Chola has buried her third husband. She says never again, but she has bought red shoes.
      Gray Sunday, I listen to Piazzolla and let me be melancholic with a glass of Malbec. It's a luxury, melancholy.
      The elevator is broken since Tuesday and I live in the sixth. I have calves of football player.
      I took all my pills with the breakfast as the doctor commands, the blue, the white, the one that is like a horse.
      Facundo has explained me the bitcoin, I've explained him the year 1989, we are quits.
      Fresh bread, butter, first cold of autumn: what more.
      In the church today a baptism of twins, they cried in stereo.
      I've resolved to learn to swim. At seventy nine! The suit has flowers.
      I swam. I drank half of the pool, but I swam.
      The dentist has removed me the last molar of the judgement, goodbye, old friend, you served me for steaks.
      My sister telephones only for to complain, and I complain that she complains, so passes the afternoon.
      The television tells only crimes. I changed to a program of hippopotamuses.
      I've hate to iron shirts and nobody wears shirts now, so one war I have won by living long.
      Power cut with the ice cream in the freezer: we ate it all, neighbours of four floors, on the stairs with candles
      I miss the voice of Ernesto when he read loud the newspaper, badly, with opinions. I read it loud myself now, with worse opinions.
      The tango on Saturday. He has a hand very correct. I came home at one, like a delinquent.
      Facundo got the work in the laboratory, we toasted with sidra and he carried me in arms around the kitchen.
      The flu has put me in bed three days with broth and bad novels, today I'm up and I wash the curtains.
      I can't find anymore the recipe of the nonna, so I make it of memory and each time it's another cake.
      Elections. My block shouts from balcony to balcony.
      I have eighty years on Friday! I want no presents, only noise and a big table.
      There were thirty one persons, two dogs, one fight for politics and a cake that fell. Perfect.
      To sleep alone in a big bed in diagonal, this pleasure nobody tells you.
      The jacaranda has flowered, the street is blue, I walk upon it slowly on purpose.
      I read to Borges in English, he's more cold, like with ice.
      New glasses, now I see the dust. I preferred before.
      My hands tremble a little with the needle, so the hem goes like a wave, very modern.
      Chola wants that we go to the casino of Mar del Plata. I take twenty thousand pesos and the return ticket pinned in the bra.
      I lost, she won, we ate calamari by the sea until it made night.
      Good night diary, the past simple of 'to sleep' is slept.
      PT at 0600, rained, sergeant smiled the whole time which is never good.
      Range day. Shot 38 of 40, dirt in my teeth, happy as hell.
      Chow hall did mac and cheese and we went back like locusts
      My feet are hamburger after twelve miles. New insoles.
      Got mail from Mom: beef jerky, foot powder, a picture of the dog in a Santa hat.
      Ruiz snores like a dying chainsaw and I've got two years of him.
      Cleaned the same rifle three times cause Sergeant Poole found one speck of carbon with his magic finger.
      Motor pool all day. Truck 14 still dead. Truck 14 will outlive us all.
      FaceTimed Ashley, the wifi froze on her with her eyes crossed and I screenshotted it
      Guard duty 0200 to 0400, one raccoon, challenged him, he didn't have the password.
      If I have to sit through one more powerpoint on safe lifting I'm gonna scream.
      Payday, paid the truck, paid Dad back, forty bucks left and a cooler of Bud Light.
      First time off the tower at airborne school, legs were jello, then it was just quiet and green and I didn't want it to be over.
      Lost at spades to two medics who talk with their eyebrows.
      Inspection passed, LT bought donuts, world's gone crazy.
      It is so hot on this base the flag gave up.
      They issued me a new helmet, it says SMITH inside, sorry Smith wherever you got transferred to.
      Combat lifesaver course, practiced tourniquets on each other with fake blood, Ruiz hammed it up like he wanted an Oscar
      Ashley said yes. On the phone, in the parking lot of the PX. YES.
      Cried in the truck some, the good kind. Called Mom. Mom already knew.
      The field sucks, ten days of mud and MREs, traded a beef stew for jalapeño cheese.
      Slept under a tarp with the rain drumming and honestly slept great.
      I miss stupid stuff, doors, carpet, my own bowl.
      Killed in the simulator eleven times by the same nineteen year old from Guam
      Chaplain ran a chili night. I don't do church but I do chili.
      Barracks AC went out, whole platoon sleeping on the grass like a herd of something.
      Promotion board Thursday. Creed, chain of command, uniform, breathe.
      SPECIALIST!!! Ruiz pinned it on crooked
      Old vets came through for the reunion. One of 'em showed me where his bunk was in '68 and we just stood there and looked at it together.
      Haircut's bad. I look like a thumb.
      Volunteered for the blood drive, got a cookie and half a day off.
      That was my last CQ shift with Ruiz, he's PCSing to Alaska, we shook hands like grown men and then he licked my face.
      Gym, bench 245, new max, shoulder fine.
      Dear diary, the army made me paint a rock. Then it made me move the rock.
      Wedding's set for October if the army lets October happen
      Poole yelled so hard today his voice quit on him and he had to point.
      Dad told me on the phone he was proud. He said it real fast between the weather and the Broncos.
      Memorial run for Captain Hayes this morning, six miles, whole battalion in step, nobody talked after for a while. Good pancakes though, he liked pancakes.
      Signed up for college classes, Intro to Criminology, three credits on Uncle Sam.
      Night land nav: walked in a circle, found my own boot prints, found a cow.
      Washed my one good pair of jeans with a pen in the pocket. RIP.
      Sprained my ankle at softball so it's light duty, I'm counting blankets in supply with a civilian named Dot.
      Dot has opinions about everybody's marriages and brings lemon bars.
      New guy's homesick so we took him to Waffle House and taught him to order it scattered.
      Finished the book on Shackleton in one weekend. Quit complaining about the cold.
      Thirty days leave approved, driving to Boise with the windows down and no one telling me to shave
      Fireworks on the parade field, we drew cleanup, still pretty.
      Trained on the machine gun, ears ringing, shoulder's purple, grin won't come off.
      Mosquitos here could carry off a mortar plate.
      Boots polished, alarm at five, lights out.
      Vigils at half past three, frost on the cloister, Brother Anselm sneezed through the whole of Psalm 88.
      The bees came through the winter. We gave thanks and then we gave them sugar.
      I was short with the guestmaster over the towels and had to kneel for it at chapter.
      Potatoes again, and by a miracle of mustard they were good.
      Thirty years in the habit today. The abbot gave me a second pudding.
      We buried old Father Bede in the orchard in a plain box, in sunshine, and the cuckoo would not stop. A good end to a good life.
      Dug his grave myself with Brother Luke; clay, then flint, then more flint. My hands are blistered and at peace.
      The tractor is beyond prayer.
      Silence is easy, it's the chewing that tries me.
      Read in the refectory: the martyrs this week, boiled and beheaded over the lentils.
      Rain in the scriptorium. Buckets under Aquinas.
      A visitor asked if I get lonely. On Tuesdays, I said, when it's my turn for the laundry.
      I do miss my mother's kitchen at Easter. I lit a candle and had a biscuit.
      Compline by candlelight, the last note hanging up in the roof, then dark, then the stairs to bed. I've loved that hour since I was nineteen.
      Sold four hundred jars of honey at the fair and a woman told me I had the face of a wicked cardinal.
      Cold in the head, excused choir, slept to Lauds like a sinner.
      The novice wants to leave, to marry a girl in Ludlow, and he'll make her a fine husband. We shall all dance, figuratively.
      Chopping ash all morning, two cords stacked.
      Brother Anselm hides the crossword. This is known. I have forgiven him since 2009.
      Meditated upon death, as the Rule enjoins, and then upon whether there would be jam.
      The hens have stopped laying out of spite.
      Today's reading: 'unless a grain of wheat falls into the ground and dies'. I thought about my allotment and about very little else.
      My brother's boys came, ran shrieking through the cloister, kicked a ball at St Benedict. I haven't laughed so in a year.
      The dentist in town charges us half and asks us to pray for Wolves.
      An empty cell, a bed, a window with an apple tree in it. I want for nothing but a thicker blanket.
      New boiler fund stands at eleven thousand pounds.
      Kept custody of the tongue until noon, then the printer jammed.
      The wasps got into the cider press and into Brother Luke's sleeve
      I dreamed I was back at the bank in a pinstripe suit, and nobody would tell me what the number was.
      Lent begins. No cheese. Lord have mercy.
      Good Friday, the altar stripped, the long reproaches, knees aching. One goes out of the church into the wind without speaking, and it is right.
      Alleluia! Bells, lamb, a drop of Father Prior's sloe gin.
      A retreatant snored through my conference on wakefulness.
      I have been made cellarer, to everyone's dismay.
      The accounts will not balance by fourteen pounds and I shall lie awake over it like Judas.
      Found it. The cat's worming tablets.
      Pruned the roses hard, almost to nothing, as one must.
      Some days prayer is dry as chaff and one just sits there, a man in a draughty room. That's all right too.
      Letters to answer, twenty one of them, mostly about marmalade.
      The abbot is eighty and means to go up the tower himself to look at the slates. We're hiding the ladder.
      Swallows back on the ninth, a day early.
      A small quarrel about whether to sing the Salve faster. It was sung slower.
      What a storm! The great cedar came down across the drive and no one under it, deo gratias.
      Made soup from the ham bone and it fed thirty.
      Old Brother Paul no longer remembers my name but he still knows every verse of the Dies irae, and sings it to me as we go round the pond.
      Haircuts. We all look like convicts until Thursday.
      Wrote to my sister on her sixtieth; could hardly credit it, she was a fat baby.
      I am to give up the bees in autumn as my back won't lift the supers, and that costs me more than I'd thought. Luke will be good to them.
      Full moon on the snow, the whole valley lit, and only me and an owl to see it before the bell.
      To bed. The Lord grant us a quiet night and stop Anselm coughing.
      Bombed in Stoke. Not killed, not wounded, bombed. A man ate a whole pasty in the front row looking me in the eye.
      Absolutely killed at the Frog and Bucket tonight, I was so good I hated everyone else a little
      New bit: my dad's will leaves me his debts and a canoe.
      Train home 00:14, me, a hen party and a man with a live lobster.
      Wrote four minutes about the dentist, cut three minutes fifty.
      Died on my arse at a corporate do for a firm of tile importers. The grout joke. Nothing.
      Paid in drink tokens again, I'm thirty seven.
      I've got a recurring dream in which the mic is a banana and the audience is my primary school, and honestly the banana gets laughs.
      Slept till one. Toast. Wrote 'seagulls = landlords?' on my hand
      My agent rang!! It was by mistake but we had a lovely chat.
      There's a silence after a joke fails that you could keep fish in.
      Edinburgh preview sold 9 tickets, two of them to my mum who brought a coat for the other seat.
      Heckled by a nun. Best night of my life.
      Got new material out of the break up, so she's paying rent at last in a way.
      Back hurts from a hotel bed in Hull which had, I think, a person in it.
      I said I'd stab a mime and the mime was in, long story
      Gave up dairy for the voice, gave in by teatime.
      Clip's got 200k views, top comment says I look like a thumb in mourning.
      Did the hospital benefit, a fella on a drip laughed so hard his machine beeped and the nurse gave me the finger.
      Can't write. Hoovered the ceiling.
      Telly warm-up job, keeping two hundred people happy while a man fixes a sofa.
      My closer about the funeral: the vicar drops the urn, granddad goes up the hoover. It works if I don't smile.
      Loved the room in Leith, forty folk and a dog that left at the interval.
      Last bus missed, walked four miles in stage shoes practising the callback.
      Nana came. I did the clean set. Afterwards she said where were the rude ones.
      I have eleven pounds in the account and a gig Friday, so technically I'm in show business
      Tired of pub carpets.
      Panel show audition, I made the big one laugh and spilled his water.
      Some student reviewer gave me two stars and 'tries'.
      Another one gave me four and called me 'bleak, sweaty, adorable'. That's going on the poster.
      If I hear one more comic say 'who's from out of town' I'll burn the building down, it's the tenth this week.
      Wrote on the back of a parking fine, which is also the set's opening.
      The tour van smells like a ferret's divorce.
      I got married in a dream to the man who does the lights. He was a good husband, brief.
      Therapist laughed at my opener, I invoiced her.
      Off the road nine days, cooked actual vegetables, phoned people, saw daylight, it's all right out there
      Recorded the special: two nights, one wobble, one standing ovation from my cousin.
      Somebody shouted 'get off' and it was my own brother and he was right, I'd run over.
      Kettle's dead. Comedy is dead. Bought a kettle.
      Jess from the box office has asked me for a coffee that isn't about ticket returns.
      Coffee went great, I only did eight minutes.
      A kid of nineteen followed me and destroyed, just destroyed, and I stood at the back grinning like an uncle.
      Sat up with the old lads telling stories about Les who we lost in March, every one of them filthy, every one of them true.
      The joke about the lifeboat is out. Goodbye lifeboat joke, six years, three countries.
      Throat like gravel, steam, honey, no talking till Thursday, everyone delighted
      They want me for the cruise ship: six weeks, buffet, no swearing. My soul for a buffet.
      Why are the best lines always in the shower and the pen in the kitchen?
      Tax return done on the floor with receipts in a fan like tarot. Drew Death. It was Nando's.
      Kid at the bus stop knew me! Said I was funnier in the phone.
      Wrote a clean two minutes on grief and biscuits, cried a bit, kept the biscuits.
      Library opened late, lockdown drill, forty minutes counting the Jack Reachers.
      B wing wants true crime, as ever. I offered Trollope. He took Trollope!
      Cold bus, warm flask, three gates, eleven keys.
      One of the lads finished his first whole book at forty six, a Roald Dahl, and shook my hand till it hurt.
      Somebody's cut the last page out of every Agatha Christie. There's a monster among us.
      Overdue letters go quicker here than anywhere, I know where they all live.
      The officer asked if I felt safe and I said yes, safer than at the Tesco self-checkout.
      New boy couldn't read the sign so I read it with him, no fuss.
      Printer ribbon dead, Governor's form in triplicate, so I wrote it out by hand like a monk.
      They had a row in the poetry group over whether Larkin was a coward. I've sat in worse seminars at Durham.
      My sandwich: egg. My mood: egg.
      The hate mail to the library this week was about the absence of Wilbur Smith.
      A lifer does my repairs, linen tape and paste, hands as gentle as a nurse's. He said books are the only things he's ever mended.
      Snow, half the staff missing, so we read ghost stories aloud, twelve big men and a heater.
      Knitting at home with the radio, feet on the dog.
      Budget cut by a third. I swore in the stationery cupboard and then rang four charities.
      Got six boxes from a closing-down school, mostly Biff and Chip, most borrowed thing on the shelf now because of the dads' recordings.
      Story Book Dads: he did all the voices, dragon and all, for a little girl in Hartlepool
      A returned copy of Crime and Punishment with the note 'too long, he did it, we know he did it'.
      I am tired of the smell, cabbage and disinfectant, it follows me into the car.
      Sunday roast at my brother's, argued about prison with a man who sells conservatories.
      Goodbye to Mr O, released on Tuesday after nine years, left me his library card and a very bad drawing of a heron.
      Someone has been underlining only the word 'sea'.
      My locker key snapped and I was stuck inside with a hundred sonnets till the works department came.
      Slept poorly, moon, mice, menopause
      The chess league: nonces excluded by order, D wing undefeated, tempers kept.
      I've run out of dictionaries, they write letters home, they want to spell her name right.
      Had a cry at the leaving do for Maureen, thirty one years, same cardigan.
      They've let me order graphic novels at last!
      Inspector praised the library in one line, on page 84. I've framed page 84.
      A man asked me for something about stars. Not the film sort. We found a Patrick Moore.
      Broke my glasses, taped, looked the part.
      Thursday: nothing. Friday: less. I catalogued the westerns.
      Law section busy, appeals season, all of them barristers by teatime.
      Husband's made lasagne with the wrong sheets, ate it anyway, kissed him.
      I dreamt the whole prison had gone quiet because everyone was reading.
      A volunteer fainted at the search dog, who was only after her pork pie.
      Somebody wrote 'nobody gets out alive' inside Watership Down, and another hand, underneath, 'spoilers'
      Creative writing: death, death, mum, football, death, a very tender one about a ferret.
      Walked home by the river to get the clang out of my ears.
      Pay rise of one per cent, bought a good cheese with it.
      Two swallows nesting above the exercise yard and nobody's allowed to touch them, that is from the lads not from the Governor.
      Reading group did Of Mice and Men and there was a long quiet at the end of it. Then Dean said well that's me finished, and blew his nose.
      A parcel from a man out four years now: signed copy of his own pamphlet, 'To the book lady'.
      Shelf collapsed under the Stephen Kings, nobody hurt, much black humour.
      I should retire at sixty. I say so every spring and then somebody discovers Dickens
      Teeth cleaned, car taxed, aunt telephoned: a good dull day off.
      The phone in the office rang eighty times and each time it was the same man from IT.
      Chaplain and I split a KitKat over the state of the world.
      Locked up at half four, counted the keys, counted them again, went home to the dog.
      Five weeks old and she smiled, and Mike says it was wind and Mike is wrong.
      Up at 1, 3, 4:20 and 6. I'm a zombie in a milky dressing gown.
      Haven't finished a hot cup of tea since August.
      She slept four hours in a row!! I woke up in a panic, ran in, she was lying there pink and cross like a little bishop.
      I cried at an advert for gravy.
      Health visitor says she's on the 60th centile, I felt like I'd won a rosette
      Mike's mum rearranged my kitchen drawers. I could have screamed, I put the spoons back.
      my stitches are healed, I sat on a normal chair today like a lady
      the pram is in the hall the car seat is in the hall the hall is gone
      First outing on my own: Boots and back, two blowouts, applause from a pensioner.
      Poo up the back. Poo in the sleeve, explain that.
      I miss my old brain, I just called the remote 'the clicky toast'
      Sang her the whole of Abbey Road at four this morning because I don't know any lullabies
      Her fingernails! Who made those?
      Mum came for the week and did nights with me, just us three women in the lamp light, gran's shawl, custard creams.
      Baby group, everyone's is sleeping through, everyone's lying.
      Mike and I had a whispered row about a muslin. A muslin! Then we got the giggles.
      my hair is falling out in handfuls, it's normal the book says, I've a fringe like a startled duck
      Her jabs today, she screamed, I cried, the nurse gave me the plaster.
      Lost: one dummy, one left sock, the will to fold anything ever again.
      I ate a whole lasagne standing up
      Had a bath alone for eleven minutes, lay there listening to nothing at all, bliss.
      she's asleep on me and I can't reach the remote so I'm watching darts
      nipples like gravel, lanolin is my god
      The midwife who caught her waved at me in Sainsbury's and I wept on the courgettes.
      Registered her birth: Matilda Rose. It's on paper now, she's a citizen.
      Colic hour five till eight, pacing the landing with the hoover on for the noise. It passes, then she sleeps like the dead and we eat cereal
      Tried on my jeans. The jeans said no.
      We forgot to buy bread for nine days and nobody minded.
      If that ice cream van wakes her again I'll kill him with his own flake
      First laugh. At the dog sneezing. I've been making the dog sneeze with pepper, no I haven't, I thought about it.
      Mike goes back to work Monday and I'm nervous, made a list, it says 1. keep going 2. eat lunch.
      It went fine, we watched three Poirots and she was sick on all of them.
      I never knew a person could be so tired and so smug.
      Mothers' drop-in was lovely actually, met Priya whose baby also hates hats.
      pumped 90 ml and then knocked it over. sobbed over spilt milk, literally
      Her cradle cap is going, she smells like biscuits.
      Doctor checked me at eight weeks, all good, mood good, blood pressure good, she asked about contraception and I laughed too long.
      The first frost, so we put her in the bear suit.
      I dreamed that I'd left her on the bus and she'd driven it home
      slept! SLEPT! ten till five!
      she rolled over today and looked as if somebody had pushed her
      Maternity pay halves from Jan, did the sums at the kitchen table, we'll manage if nobody eats avocado.
      My sister held her for an hour and I just lay on the carpet.
      Gave away the newborn vests, tiny as doll's, kept one. Goodbye to that.
      Everybody gives advice: bus drivers, the vicar, a boy of about twelve.
      Broken nights, broken biscuits, broken washing machine, and still
      Mike does a voice for the giraffe and now he cannot stop, he did it to the bank.
      christening on Sunday, the cake's shaped like an ark and the rabbits look dead drunk
      She grabbed my face in both hands and licked my nose. That's my diary for today.
      Pain about a four, so I did the washing and sat on the step with the radio.
      Physio says the hip's moving better. She's twelve, with a fierce thumb.
      Rheumatology letter came, bloods stable, next appointment in six months, hooray for boring.
      I couldn't open the jam so I ate the cheese.
      Slept on the good side all night.
      Weather's turning, my wrists know first.
      Today was ordinary: toast, emails, tablets at eight and eight, a nice bit of cod.
      Made it round the whole of the garden centre without the trolley as a crutch, and bought a hellebore to celebrate.
      Sat on a bench and fed no pigeons, as per sign.
      Heat pad, Bake Off, cat.
      My new stick is purple and Ian says I look like a wizard who works for the council.
      Took my morphine patch off at the right time for once because I put an alarm on.
      Dead arm from sleeping on it, nothing to do with anything, funny to have a normal ache
      Tried the swimming for bad backs class, average age ninety, killer gossip.
      I said no to Carol's party and felt neither guilty nor lonely, had soup.
      Flare's gone off as quietly as it came. Changed the bed myself.
      Everything takes twice the time so I do half the things.
      Beautiful morning. Walked to the postbox. Bit sore, worth it.
      The pharmacy had the wrong brand again, forty minutes under that strip light next to a man with a parrot
      Ian rubbed my feet and fell asleep holding one.
      Work from home Tuesday, meeting from under a duvet, camera off, nobody knows.
      Pacing, pacing, always pacing: twenty minutes weeding, twenty minutes lying down looking at a cloud like a camel.
      I hate that hill.
      I'm on a new dose, bit dry in the mouth, told the nurse, she wrote it down.
      Finished the jigsaw, one piece missing, found it in the dog's bed, chewed.
      The blue badge came! I have parked, legally, next to a door.
      Grumpy, stiff, mended by a crumpet.
      Had an honest laugh at the pain clinic, the chap next to me said on a scale of one to ten, eleven, but he'd had worse at Wembley.
      Two bad nights and then one good, that is the pattern and I know it by now
      Mum asked how I was and I said fine and it was even true.
      My knees sound like someone eating crisps.
      Bought slip-on shoes, surrendered with dignity.
      Crocheted a whole square. Unpicked half. Still up on yesterday.
      That infusion day again: drip in, book out, sandwiches, four hours of other people's holidays.
      Ian's cooked something with lentils to fight inflammation and it's fighting me.
      Went to the pictures, aisle seat, stretched in the credits, the film was all blood and sword fights and I loved it.
      Old school friends round. Nobody mentioned it, we just talked about Mr Pruitt's moustache.
      I've stopped dreading mornings, I noticed it only today while buttering.
      Rain, so I'm slow. Slow's a speed.
      Counting the tablets into the week box on Sundays while the omnibus is on, I rather like the little clicks
      Planning Portugal, ground-floor flat, flat beach, flat shoes.
      The GP retired, he was with me from the start, he shook my hand and said keep moving. I'll miss the old goat.
      Needle in the hip Thursday, didn't feel much, he had Fleetwood Mac on.
      A child asked why I walk funny and I told him I was a pirate.
      Danced one dance at the wedding. ONE. Paid for it with a stiff day and no regrets.
      The lift's broken at work so they moved the meeting downstairs without my asking.
      Did nothing whatever all day and did it well
      My dream job would be testing sofas.
      Good day. Nothing to report.
      Two years today. Got the chip, cried on Big Phil's shoulder, ate half a Victoria sponge.
      Meeting at seven in the church hall, eight of us and the bad coffee.
      Seven hundred and thirty one. I'm still counting, probably always will.
      My hands don't shake when I do up my buttons, I still notice.
      Made pancakes for the boys on a Sunday morning with a clear head. They've no idea what that costs, thank God.
      Walked past the Lamb and Flag and smelt it, beer and old carpet, and kept walking, bought a Twix.
      Old drinking mates' five-a-side: half of them are grandads now. I had a lime and soda and scored.
      I used to think nights like this would kill me with dullness. Slippers, telly, bed by ten: lovely.
      Step nine letter to my sister is written, posted it before I could fiddle.
      She rang. We talked for an hour, first twenty minutes about her gutters.
      The craving today was at half five, the light on the wet road did it. I rang Phil, ate a curry, gone by seven.
      I was dead drunk at my own thirtieth. Forty's going to be bowling.
      Drank about nine teas.
      Sponsoring a young lad now, twenty three, keen as mustard, phones me about his cat.
      The doctor says my liver's come back like a lawn. I've made him say it twice.
      Dreamt I had a pint and woke up raging with myself, then so relieved I whistled in the shower
      Christmas party: tonic water, home by nine, remembered everything including Keith's singing.
      Saw a photo from back then. That fat grey bloke, poor sod. I said goodnight to him.
      Paid the last of the credit card. Nil balance! I went in and showed the lass at the bank.
      The boys stopped asking if I'm poorly.
      Got my licence back. Drove round and round the roundabout for the joy of it.
      Bored, honestly bored, and it's a luxury
      Phil's been sober thirty years and still takes sugar in his Coke.
      First wedding since. Toasted with elderflower, danced like a lamp post.
      I'm done with hiding bottles, now I hide Hobnobs.
      Ex-wife let me do the school run all week and said thanks and meant it.
      Someone at the meeting was one day in, grey and sweaty. I made him a tea, that's all it is, tea and chairs.
      Rain off the allotment, leeks like broom handles.
      Never again will I say yes to organising the raffle.
      My dad's watch came back from the menders. I'd pawned it twice. It's ticking by my ear as I write.
      Quarrelled with the foreman and didn't go to the pub about it, went home and sanded a door.
      A blackbird's got a nest in my old bottle shed
      I lost ten years and I'm forty and I've got a bus pass for the rest of it, that's how Phil puts it.
      Payday used to be gone by Monday. There's four hundred in the holiday tin.
      Bad cold, checked the cough syrup for alcohol, went for the lemon one.
      Elliot's parents' evening, sat on a tiny chair, stone cold sober, beaming.
      The AA book's falling apart, spine broken, tea rings, underlined to death.
      We laughed till we couldn't breathe about the time Phil woke up in Grimsby dressed as a nun.
      Chippy tea. Football lost. Slept.
      New Year's Eve, watched the fireworks from the back step with a hot chocolate and both boys in their dressing gowns.
      Went to old Terry's funeral, the drink got him at fifty. Carried the coffin, held his mum's arm, came back and cut the hedge. Grateful, that is the word.
      It's my turn for the keys of the hall, imagine, me, they gave me keys
      Met someone. She drinks peppermint tea and laughs like a drain.
      Told her on the second date. She said right, and passed the garlic bread.
      Swam forty lengths.
      I'd a rotten day and it just stayed a rotten day, it didn't turn into a month.
      The smell of hops off the brewery at six in the morning, that's only weather now.
      Elliot asked me to be in goal.
      Booked a caravan at Filey, all four of us, and I'll remember every minute of it
      One more day done, light off.
      Four hours of mediation over a caravan neither of them likes.
      Client cried, opposing client cried, I ate a Polo mint and moved for an adjournment.
      Decree absolute for the Pattersons, they hugged on the court steps and went for lunch. You never can tell.
      Judge Harkness in a temper, her radiators were off.
      I've been married nineteen years to a man who labels leftovers, and after a day like today I find that erotic.
      Drafted a consent order on the train with a child kicking my spine.
      He wants the dog on alternate weekends, she wants the dog, the dog wants the barrister's sandwich.
      Some days I hate people, then somebody gives up the good saucepans without being asked.
      Partners' meeting: targets, biscuits, targets.
      Her affidavit was forty pages of which thirty eight concerned his mother.
      Lost on costs and won on the house, called it a draw and had a gin with Penny.
      My heels died on Chancery Lane. Did the afternoon list in trainers
      'I'll see her dead before she gets the air fryer', he told the usher, and then they both began laughing, and it settled by three.
      Tired eyes, new varifocals, the bundle swims.
      The trainee filed the wrong Smith. We have eleven Smiths.
      Home by six! Roasted a chicken. Nobody knew who I was.
      I did the school talk on careers and one boy asked what is the most someone has cried.
      Pension sharing: where love goes to be divided by an actuary.
      My oldest client finalised at eighty two. She said it was that or listen to another spring of his whistling.
      Woke at four with a clause going round in my head, got up, fixed it, back to bed.
      Gym at lunch, or at least I stood in it.
      The other side's solicitor is a bully with lovely handwriting.
      A bloodless sort of settlement, everyone polite, everyone a bit cheated, which means it's fair.
      Broken photocopier, broken lift, broken vending machine, unbroken stream of clients
      Rang my mother, who still thinks I do conveyancing.
      Last hearing before Christmas and the clerk wore antlers under the bench.
      Took on a pro bono: nice woman, amicable, only wants her maiden name back.
      Swam in the ladies' pond with Penny, water like knives, bacon rolls.
      It's our anniversary and he'd labelled the cake.
      Forty six divorces finalised this year and two reconciliations, one of whom sent me a ham.
      I cannot read another WhatsApp transcript. 'k.' 'k?' 'K.'
      The end of the Hollis file! Nine lever arches. I wheeled it to storage myself and said a few words.
      Toothache through cross-examination, lent me a certain edge.
      She came to sign with her new haircut and her sister and a bottle of fizz. Good for her.
      My daughter wants to be a lawyer; offered her a pony.
      Dreamed I was being divorced by the office kettle on grounds of neglect
      Silk application's in. If it's no I shall sulk in Cornwall.
      Rain, no umbrella, wig box over head.
      Was snippy with the receptionist, bought her tulips.
      A day of forms. Form E, form A, form of words, form of madness.
      Bonus came, paid the school, paid the roof, one pair of boots survived for me.
      Heard two little ones in the waiting room playing 'court', the teddy got custody of everything.
      The husband brought his own mother to the settlement and his mother took our side.
      Choir, wine, stairs, bed.
      I was asked at dinner if I still believe in love, and I said yes, it's marriage that wants drafting.
      Old Mr Abernethy who trained me has died at ninety, in his sleep with the Telegraph. He taught me never to underline. I shall wear the black on Friday.
      Someone stole my yoghurt. I intend to litigate.
      Cleared the inbox to zero at 22:10. Screenshotted.
      They said no to silk. Cornwall, then. Crab sandwiches.
      Penny says apply again next year and I've said over my dead body and downloaded the form.
      Fed the penguins in sleet, they were the only ones pleased.
      Elephant stood on my bucket, that's the third.
      The old tiger has gone off her food, vet says a tooth. I told her I've one too.
      Tooth out. She came round cross as a duchess and ate a whole leg of horse
      Mucked out giraffes, ate a pasty, mucked out zebras.
      A school group asked which animal would kill me fastest and I said Year Six.
      I stink. My girlfriend's got a peg on the nail in the hall for me and she isn't joking.
      Baby gibbon born overnight, mother holding it like a handbag.
      Lost the old tapir today, twenty nine, went in the straw with me scratching her ears. Had a blub in the feed room. Then the otters needed doing.
      Snow leopard in actual snow, stood there forty minutes past clocking-off
      Somebody dropped a phone in with the meerkats and they've taken two hundred selfies.
      That cockatoo has learnt my ringtone, my cough and the word 'bollocks'.
      Bitten by a lemur. Little blood, big paperwork.
      The python had a mouse and I had a cheese roll and we sat together.
      Bank holiday, nine thousand visitors, eight thousand of them asking for the toilets.
      Cleaned the bat house, wore the hat.
      The boss wants me on the conservation trip to Madagascar!!! Six weeks! I've told the lemur
      Goodbye to Bruno, off to Rotterdam zoo for breeding, lucky devil. Crated like a lamb. I put my old jumper in with him.
      Fog on the paddocks and the wolves singing in it. I get paid for this, badly.
      Rent's gone up again so it's beans, like the marmosets.
      Tortoise race for charity took two days.
      Hay fever, in a job made of hay.
      Deaths on the board this month: one finch, old. That's a good month.
      Got the hippo to open wide for carrot and toothbrush, four hundred people clapped.
      Quarrel with Dave re: squeegees.
      A little lad who doesn't talk told the red panda his entire day. His mum and me looked the other way
      Escape drill today, Dave in the gorilla suit, darted with a foam thing, really gave it the full dying swan.
      Back's gone from the hay bales. Ibuprofen and a hot water bottle shaped like a sloth.
      Rhino leaned on me. Gently. It's like being leaned on by a bus that loves you.
      The power fence needs checking every dawn in rain, and every dawn there's rain.
      Dreamt the enclosures were all open and everybody just came to the staff room for tea.
      Heating died in the reptile house, ran about with hot water bottles all night, saved every last one of the geckos
      New keeper cried at her first carcass prep. I did too, back then. You get used to the blood by about the third horse.
      I've asked Tess to marry me by the flamingos. One was sick. She said yes anyway
      Ostrich pinched my sandwich, wallet, hat in that order.
      Snakes sloughing, capybaras snoozing, me sweeping.
      Local paper spelled me wrong next to a picture of the camel, which they spelled right.
      Frogs arrived from Jersey in wet moss, critically endangered, size of a thumbnail, I held my breath opening every pot.
      Tess's mum asked what I earn and I showed her the otters.
      Killed a wasp and got told off by a six year old for it.
      Some idiot threw a trainer at the sea lions, the sea lions threw it back.
      Ten years' badge today, it's a hoof.
      Night check with the red torch, everything breathing, stars out, home.
      My knees say farmer, my heart says zookeeper, my bank says who?
      the chimps have fallen out over a tyre and I've to keep a face like a judge
      Planted willow for the browse. In four years it'll feed them.
      Orangutan watched me eat a banana as if I was doing it wrong.
      The last visitor out was a granny asleep in front of the sloths. Let her have five more minutes.
      Moving day for the crocs: eleven of us, one rope, a lot of language.
      Off to bed, lambing in the children's farm at five.
      First appendix skin to skin, consultant scrubbed but hands behind his back. I could fly.
      Thirty hours on, then chips, then a bus in the wrong direction.
      Held the retractor for four hours and had an itch on my nose for three and a half.
      Blood on my socks, clean kit none, mood excellent.
      I fainted in the first year, today a student fainted on me, the great wheel turns.
      Mr Okafor hummed Handel through the whole colectomy and corrected me only with his eyebrows
      Failed the MRCS part B by a hair. Cross for an hour, then cake, then booked October.
      The anaesthetist killed the music just as I got to the good bit.
      Slept in the on-call room with somebody's lunch.
      Ward round at lightning speed, I wrote so fast my notes look like an ECG.
      A man's daughter gave us a tin of shortbread the size of a drum.
      Lost a patient on the table in the night, ruptured aneurysm, ninety minutes and all the blood in the bank. We stood quiet together after. The boss made tea for everyone, himself, and we talked it right through.
      Rang Mum, she told me about the cat's diet. Just what I needed.
      My hands were steady. I keep looking at them.
      Practised knots on the bedpost, the kettle, my boyfriend's hoodie.
      Six gallbladders, six sets of stones, one like a string of pearls.
      Night shift over, sun up, walked home through the market dead tired and bought plums
      The registrar shouted, apologised, shouted.
      I dissected a chicken thigh at dinner and nobody spoke to me for a while.
      Fentanyl count was one ampoule out at handover; forty minutes of hunting and it was arithmetic. Breathe.
      Rota: I'm down for Christmas, New Year, and my own birthday.
      Two emergency laparotomies before breakfast, both off to recovery, both doing well.
      An old Glaswegian woke up and asked whether I was old enough
      Ran 5k by the canal, saw a heron, told nobody.
      Sharps bin full, coffee empty, bleep going.
      I was so sure I'd be no good and tonight I closed a midline so neat the scrub nurse took a breath in.
      Coroner's statement done, all routine.
      Boyfriend made a curry and we ate it in silence watching ducks, on television
      Never doing hand surgery. Tiny screws, tiny patience.
      Stabbed myself with a suture needle, occy health, bloods, all clear, boring form.
      We have a new robot with four arms and a warranty.
      The mess has run out of milk and morale in that order, says the whiteboard.
      My grandmother wanted me to be a concert pianist. I told her it's the same fingers.
      Bad dream, the count was wrong and it was my car keys inside.
      Saw the appendix boy in the corridor, doing wheelies in a wheelchair.
      Three theatre lists cancelled for lack of beds and I hate how used to it I'm becoming
      Journal club, yours truly presenting, p value of 0.06, humiliating.
      Cut my own fringe. I should not operate on family.
      A thank-you card today with a drawing of a spleen, smiling.
      Pay day! council tax! exam fee! goodbye, pay!
      The consultant said 'you'll do'. I have been dining out on it all week.
      Student asked how I cope with death. I said supper, friends, sleep, and doing the next thing properly. It sounded wise; I stole it from Mr Okafor.
      Vomit in my clog, not mine.
      Ate cereal with a tongue depressor
      Weekend off, Peak District, wet tent, both of us laughing at two in the morning about a sheep.
      I got the number, Sheffield, general surgery, five years. Five whole years!
      Last day on the vascular firm. Cake. Hugs. They gave me a felt aorta
      My feet have died and gone to Clarks.
      Off tomorrow, no alarm, phone in the drawer.
      New coffin-shaped handbag from the charity shop!! four pounds! I'm unbearable
      Sat in the graveyard at St Oswald's eating Quavers with Ivy, sketching angels, it was heaven
      Mum asked if I'd be wearing black to prom and I said it's a wedding to darkness, mother, and she said well we'll need to hem it.
      English: Wuthering Heights, finally a book with decent weather.
      My eyeliner survived double PE, immortal.
      Dad drove us three hours to see The Cure and sang louder than me
      wrote a poem where the moon bleeds on a swan. Miss Lacey says less swan.
      Wednesday free period, slept on Ivy's coat
      got my A level history essay on the plague back. 24/25. Death becomes me
      nan knitted me black fingerless gloves with skulls on that look more like potatoes, I adore them, I adore her
      everyone thinks I'm miserable and I have literally never been happier, it's just the lipstick
      A magpie's skull on the beach at Saltburn, perfect, boiled it clean, mum wants her saucepan back.
      Boys on the bus shouted 'who died'. I said your fashion sense. Ivy nearly fell down the stairs
      The candle set off the smoke alarm during Bauhaus.
      Got my ears done, second lobe, bit of blood, very chic.
      Saturday job at the bakery: a goth in a hairnet, gingerbread men look at me with fear
      My playlist 'songs for a burial at sea' has 40 followers.
      Ivy and me made a pact, an actual pact: Whitby every October till we're ninety.
      Whitby!!!! corsets, chips, rain, a man dressed as a bat taking his bat dog for a wee
      dreamed i was a vampire but with a dentist appointment
      spilled nail varnish (Midnight Grave) on the cream carpet and said goodbye to my allowance
      Sister's got a new boyfriend, called Tarquin, beige all through.
      Chemistry mock killed me dead, here lies Freya, she mixed up her moles.
      My cat Morticia has brought me a corpse (vole). Thoughtful.
      I don't believe in much but I believe in velvet
      stayed up till three with the window open, storm like an opera, mum came in and we watched it from my bed with toast
      UCAS sent: Archaeology at York, Durham, Cardiff. I want bones.
      hair dye ran down my neck in the rain in front of the deputy head, looked like I was melting
      Ivy has a girlfriend and I'm third wheeling like a hearse.
      Met a boy at the record shop holding a Siouxsie LP. Held my breath. His mum was paying. But still
      'Nothing matters' it says on my tote bag and in it there's a packed lunch with a note from dad
      Reading Keats under the yew, half in love with easeful death etc, also half a Twix
      Hate summer. Factor 50 and a parasol. Like a Victorian with hay fever.
      UNCONDITIONAL offer from York!!! I screamed so high the dog howled
      Revision: black death, black coffee, black cat on the notes
      Grandad says in his day they were called beatniks and gave me his old trench coat, it smells of pipe.
      the record shop boy is called Ned and he makes his own fangs
      We watched Nosferatu at the old cinema with a live organ and I held his hand when the shadow goes up the stairs
      Baked a grave cake for Ivy's 18th, marzipan worms, raspberry jam for the gore.
      Headache, two paracetamol with a cuppa, back to the dissolution of the monasteries.
      they asked for a school photo with a smile and I gave them one tooth
      Last exam done, we burned our flash cards in mum's chiminea and chanted
      Lost my favourite ring down a drain, ivy leaf with a garnet. Full mourning dress until Friday.
      Nan's in hospital for her hip and I painted her nails aubergine, the ward sister wants some.
      Nan's home. She's got a stick with a raven head now and that was my doing.
      I'm going to wear white one day just to frighten everyone.
      cried properly at the leavers' assembly and I looked like a panda in a car wash
      Results: A, A, B. Goodbye bedroom of bats, hello York, it's got more ghosts than anywhere.
      Ned gave me a pressed foxglove in a book and I know it's poisonous, that's what's romantic, it's behind GLASS mum
      Content as a crypt. Night.
      Killed the vicar on page ninety, felt much better.
      Four hundred words, all of them 'dripping'.
      My editor wants more dread in chapter six and fewer puddings.
      Walked the dog on the marsh at dusk to get the fog right. Got wet, got the fog.
      How long does it take a body to... I looked it up, put it in, then had shepherd's pie.
      The royalty statement: £41.12, so the haunted house stays in the book and not in my portfolio
      The wife reads my drafts in bed and says 'urgh, lovely'.
      School visit, a girl of ten told me a story far worse than any of mine.
      Woke at three with the ending, wrote it on the wallpaper.
      In the morning it said 'the mirror is the aunt'. Is it?
      I have murdered nineteen people in print this year and I cannot ask the neighbour to move his van.
      Stuck, stuck, cleaned the oven.
      A reviewer says I am 'a sick man with a gift'. Sent it to Mother.
      The convention at Derby, I signed two hundred books and one man's prosthetic leg
      My villain won't stay dead, it's the sales team.
      Bought a second-hand coffin for the launch party, delivery men insisted on carrying it in at a slow march
      Quiet week. Tomatoes. Proofs.
      The axe in chapter two must come back in twenty, so I've put a note on the fridge: AXE. The window cleaner's seen it.
      Lunch with my agent, she ate rare steak and talked about death for two hours, i.e. mine as a brand.
      I'm frightened of moths. There, diary, I've said it.
      Wrote the drowning scene in the bath with the taps on, for the noise
      Chapter done: everyone's gone, the house is empty, a telephone rings. Made myself jump. Good sign.
      Son rang from Leeds for money, I told him his father's a ghost writer, he groaned.
      Deadline's the thirty first, as befits.
      No wind, no rain, birdsong: useless.
      Killing off Mrs Pell hurt; she'd been with me for three books, she made excellent scones.
      Backache from the chair. Wife's bought a thing with balls on it
      The pub quiz: category, famous poisoners. We romped it.
      American publisher wants it bloodier; Germans want it sadder; Swedes want it shorter.
      I wrote 'he would never see the morning' and then overslept till eleven.
      Read my old diaries for material and found a boy of sixteen in love with a girl named Sandra
      Dreamt my own characters sat round the table and complained of the catering.
      Shortlisted! The Bram Stoker! I ran into the garden in my pants.
      Didn't win it. The man who did was charming, damn him. Good canapés.
      A cough, so honey, so sleep, so no words.
      What if the well is not a well? Leave it to simmer
      Sold film rights to a lad with one eyebrow and a drone.
      Deleted forty pages. A massacre. The book's breathing easier.
      In the attic with a torch testing whether one could really hear it through the boards. One can. So can the wife.
      The suicide note in chapter eleven reads false, Margaret wouldn't write 'whilst', so I've made the inspector notice it's forged.
      Fan letter from a nun in Cork, who likes the demons.
      Made elderflower cordial. It exploded, took out a shelf.
      Two thousand words of pure terror before breakfast, then the dentist, who was humming.
      THE END. Typed it at 4.17, had a sherry with the dog
      Postnatal sort of flatness now the book's gone in, as always, so I'm clearing gutters till it lifts
      The blurb calls me 'master of the macabre' next to a picture of me in a cardigan.
      I'm fifty nine and I still check under the bed, professionally.
      New notebook, first page: a child finds a door in a haystack.
      Someone's left flowers on the doorstep with no card. Wife's sister. I'd plotted four murders by lunchtime.
      Haul was thin, mackerel mostly, sea like oil.
      Blew a gale from Thursday, so we mended nets in the shed and lied.
      Up at three, ice on the deck, hands split and bleeding like they do every January.
      Engine died off the Skerries, drifted two hours, Callum fixed it with a Coke can and swearing.
      The wife packed me pork pie and a note saying bin day
      Sixty boxes of haddock and a good price at Peterhead. New boots for all the bairns.
      Lost a whole fleet of creels in the swell. Eighty pound apiece, at the bottom with the crabs.
      My father fished this ground and his father, and neither of them could swim and both died in bed.
      Seals have had the salmon again, heads left like insults.
      Nothing on the sounder, so we drank tea and watched gannets go in like darts.
      Callum's getting wed, we towed him round the harbour in a fish box
      Memorial Sunday: read the names off the stone, forty one of them, one my uncle. Then the lifeboat tea, egg sandwiches, bairns running about.
      There's a stillness before dawn out there I've never managed to tell anyone
      Sold the small boat to a dentist from Perth. He asked me where the brake is.
      Quota's a curse. Chucking good cod back dead makes me want to weep and shout both.
      Got my ENG1 medical, heart fine, ears gone
      Sea so flat you could have ironed a shirt on it.
      Conger in the pot, big as my leg, bit the bucket.
      Fog: sat in it, horn going, thinking about soup.
      I cut the line on a blue shark, gave her a slap, off she went
      Home with the tide at six, bath, mince and tatties, dead to the world by eight.
      The knee's buggered. I'll see out the season and then let them at it.
      Deckhand fae Ghana seeing his first snow on the pier, mouth open, tongue out.
      Radio said force ten, missus said no, I said aye you're right.
      Prawns at last. Wee pink money.
      Hooked my thumb through, pushed it on out, whisky outside and inside, carried on.
      We all watched the Old Provider go for scrap this morning. Forty years. Men took their hats off to her, and then it rained so they put them back
      Found a message in a bottle. It was from a wean in Largs, wanting a dog.
      I wrote him back with a photo of mine.
      Callum couldn't tell port from a porthole when he came, and today he took her in by himself.
      Diesel's murder, ice is murder, bait's murder, fish is cheap.
      A basking shark alongside for an hour, mouth like a garage.
      Had a row with the harbour master over four feet of wall.
      That's me seventy in March and I'd go out the morn
      Sick as a dog first time in thirty years, it was the curry no the sea.
      Aurora last night, green from Orkney clean over the top of us, nobody steering for a minute
      My mother used to turn the cups so the handles faced the sea. I do it and couldn't tell you why.
      Painted the hull blue. Drips on the cat.
      Bad catch, good crack.
      Granddaughter gutted her first fish, seven year old, blood to the elbows, wants to do another.
      New life jackets from the Mission, they inflate when they please, mine went off in the Spar
      I lost my good knife over the side, the bone handle, Dad's. Well, it's had a sailor's burial.
      Cannot sleep ashore, too quiet, bed doesn't move.
      Lobsters, nine, and one as blue as a policeman.
      Storm's through, gulls walking, slates everywhere, boats all fine.
      The kirk was full for old Sandy, we sang Eternal Father and I held the low line. He'd have said we were flat.
      Wife wants Tenerife. I said there's boats there, I suppose.
      Tenerife: watched a man catch nothing all day, very happy.
      It's the last week of the herring and my hands smell like my whole life.
      Lamp out, forecast fair, away at three.
      Tuesday at the hospice: two teas, one toast, an hour of dominoes with Ron, who cheats though he's dying and says that's why.
      Bev wanted her window open to hear the school playground.
      Drove Mrs Singh's daughter to the station. We talked about grouting.
      Room four is empty, bed made, someone's left a sweet pea in the tooth glass.
      I read aloud to Arthur, the racing results, he'd picked two winners and couldn't swallow for laughing
      They asked how I can do it. I told them it's mostly biscuits.
      Ron died on Sunday, peaceful, his girls there, double six in his hand. I'll miss that old rogue. Planted leeks.
      Rain stopped play, so we did nails.
      The chaplain's got a tattoo and we've all been shown.
      Held a hand from two till four. Nothing said. Then home to do the cat's ears.
      My own mother went in this same building in 2006, that's why I started; now it's just my Tuesdays.
      The therapy dog was sick in Matron's handbag
      Bev says she isn't afraid of death, only of the hospital radio.
      Volunteers' lunch, quiche of four kinds.
      Cut the roses for the rooms, arms scratched to ribbons.
      I can't get the theme from Pointless out of my skull.
      A wedding in the day room! Married at noon, him in a wheelchair with a carnation, her in her mum's hat. There was cake in my hair.
      Training afternoon, about listening; the trainer never stopped talking.
      Arthur wants to leave his budgie to somebody with Sky Sports.
      I've got the budgie
      Slept well. I always do on Tuesdays.
      A lad my grandson's age in room two, with a guitar. That one came home with me. Had a walk round the reservoir with Keith, said it out loud, felt better by the second gate.
      Choosing hymns with Bev: no dirges, she says, nothing with sheep.
      The lift was out so we sang in the stairwell.
      Shop duty: sold a stuffed pike, nine hats, a fondue set.
      The doctor here says goodnight to every one of them by name. I think that's the whole of medicine.
      My feet, my poor feet, forty laps with the trolley.
      Keith grumbles I'm never in, then he bakes for them
      Bev's funeral was a hoot, as ordered. Abba. Pink coffin. I laughed, cried, had two vol-au-vents.
      Someone wrote in the visitors' book: 'Best cup of tea of the worst week.' I'd like that on my stone.
      Bad chest so I stayed away in case I gave it to them. Missed it dreadfully, did the airing cupboard.
      New chap in four was a lighthouse keeper. He's teaching me the flashes.
      Morphine pump beeping, nurse sorted it in a second, we went on with our scones
      It snowed on the garden and they wheeled all the beds to the glass.
      My niece says it must be morbid. She works in insurance.
      A hundred and four years old, she asked me who'd won the war.
      The budgie swears.
      Long talk with a son who hadn't seen his father in ten years and got there in time, just. I only found the chairs.
      Did the memory tree lights tonight, eight hundred names, brass band, my toes like marbles. I said Mum's, and Ron's, and Bev's.
      Fish fingers for tea as neither of us could be bothered.
      Keith's blood results normal, hurrah, he's allowed back on the cheese
      Twenty years' service pin. It's got my name wrong.
      I've learned to make a bed with someone in it, arrange lilies, and shut up.
      The clocks changed and nobody could work the microwave
      Our lighthouse man flashed me 'good morning' with a bedside lamp, I answered 'more toast?'
      Been asked to do Thursdays as well, I've said every other.
      Quiet evening, telly off, listening to the budgie mutter about Chelsea.
      He was gone when I came in today, the keeper, the lamp was still on. I turned it off, on, off, the way he showed me. Then I did the teas.
      Somebody's donated forty jigsaws, all incomplete.
      Home, soup, slippers, and the moon out over the bypass.
      Six rounds sparring with Dwayne, nose bleeding, grinning like a kid.
      Made weight by 200 grams, ate a whole chicken in the car park.
      Coach says my left's asleep.
      Roadwork at five, foxes, frost, nobody else daft enough
      Got knocked on my backside in the third and I deserved it, I was admiring myself.
      Ice bath. I screamed like my nan seeing a mouse.
      The gym roof leaks on the ring, we fight round the bucket.
      Won!!! Points, unanimous, my mum ran in the ring with her handbag
      Face like a dropped lasagne today. The lady on the till asked, I said you should see him, he looks lovely.
      Day off, did nothing, shadow-boxed the cat.
      He says in the papers he's going to kill me on the ninth. He's a decent lad actually, his sister does my tax.
      Skipping two thousand, bag work, more bag, chin on chest, boring as sin and I love it.
      No crisps for seven weeks, I dream about crisps
      Little Amir hit the pads properly for the first time, twelve years old, eyes like headlamps.
      My hand's swollen, X-ray clear, just bruised, out for ten days, climbing the walls.
      Cutman's retiring, forty years of other people's blood on his shirts and he's going to keep bees.
      I'm skint till the purse comes. Beans, eggs, beans.
      Old footage of Hagler all evening with a bag of peas on the knee
      Coach had a go at me in front of everyone. Fair enough. Skipped breakfast, got lippy.
      Lost on Saturday. Split decision. Hated everyone till about Monday teatime and then went back and did the stairs.
      It's only a belt, says my missus, and it'd clash with the curtains.
      The other fella sent me a message, good scrap brother, see you for a curry.
      We had the curry. He can't handle a vindaloo, so I've won something.
      Kids' session tonight: thirty of them, noise like a zoo.
      Broken rib from October's healed, doctor put me back in full training
      I was nothing at school, thick as a plank they said. Tonight a headmaster shook my hand and asked about footwork.
      Sweat suit, sauna, spit in a bottle, one pound to go, who'd be a welterweight.
      They want me on the undercard at the O2! I read it four times on the bog.
      Slept nine hours, woke up with the pillow stuck to my eyebrow, stitches out Friday.
      The jab, the jab, the jab, the jab, I hear it in the dishwasher.
      I'm thirty three, couple of years left in the tank, and then the coaching badge
      Ma lit candles at St Anthony's, enough to heat the place.
      Ring walk song picked: Dexys. No argument.
      One minute forty left hook, he was out before he landed, then up and smiling thank God and we hugged.
      Can't hear right in that ear till the wax came out, size of a peanut.
      My knuckles ache before the rain like an old dear's.
      Dwayne's turned pro, cheeky sod, didn't even tell me, I found out from his gran
      Neighbours complained about the skipping rope at six so I've gone on the garage roof, sorry, garage yard.
      Bought a burger after the weigh-in and it was so good I went quiet.
      Referee's course Sunday. It's odd being the one who stops it.
      Baby's due in May and I have to learn to hold something without hitting it.
      Blood test for the licence, brain scan for the licence, photo for the licence where I look already beaten
      Amir lost his first bout and cried in the showers. Told him every one of us has cried in them showers. He's back Thursday.
      Shoulder like a rusty gate, embrocation, whole flat smells of Deep Heat.
      Sold my old gloves on ebay, £30 to a vegan in Hove.
      Baby girl, eight pounds on the dot, she made weight!!
      Up all night, walking the floor, light on my feet at last.
      Fought tired and still won the fifth, sixth, seventh. Daddy's home love.
      Paid the deposit on the house with my face.
      Hands unwrapped, lights off in the gym, Coach humming, that's the best bit.
      Took in a bridesmaid four inches and let out her mother five.
      The zip on Mrs Kaminski's coat, forty minutes, four pounds.
      Pricked all my fingers on that beaded bodice, spots of blood on the lining, cold water and spit takes it out, always your own spit.
      Wedding Saturday, dress not finished, groom not finished either she says.
      My Singer is from 1951 and goes like a lamb.
      A bolt of green silk from the closing sale, I stroked it all evening as if it was a cat
      Rain. No customers. Sorted the button tins by colour.
      My eyes are done by four in winter, I do the hems by feel.
      A widower brought his wife's dresses to be made into cushions for the girls. I cut as slow as I've ever cut.
      Burned a hole in a barrister's trousers. Wove it in so fine he'll die without knowing.
      Fridays I fry fish and shut at one.
      I hate velvet, it crawls.
      Took the bus to see my sister, we ate cake in the park, she told me I look thin and I told her she looks like mother
      Someone's stolen the mannequin from the doorway. Headless woman in a blue frock, the policeman had a job writing it.
      She turned up at the allotments scaring crows.
      Overlocker died mid-seam, may it rest.
      Madame from the theatre wants twelve bloodied nightshirts for the Scottish play by Monday; beetroot and tea.
      Fell asleep on the pinking.
      A girl came in crying with a torn prom dress and two hours to go. Did it, glued it, prayed, out of the door with one minute.
      Forty years in the shop, they put me in the parish newsletter between the boiler and the jumble
      Sciatica. I stitched standing up like a flamingo.
      Wool coat for old Mr Lamb, he's smaller every winter, I leave room in it out of manners.
      The landlord is putting up the rent. I put up my prices. The customers put up a fuss.
      Lovely even light this morning, did nine buttonholes by hand, each one as it should be
      My grandmother sewed shrouds in Łódź before the war and sang at it, and I've her thimble on now to do a christening gown.
      Lost the thread, literally, on the floor, cat has it.
      Daughter wants me to sell online, I say who will pin them, the internet?
      Soup, bread, the wireless, a hem.
      Made my last wedding dress for this season. Thirty four brides and every one has cried on my carpet.
      The ironing lady Dolores quarrelled with me about starch and we're not speaking, only we speak about that.
      Hooks and eyes, hooks and eyes, I see them when I close mine
      A young man in lipstick ordered a ballgown, red, with pockets. Shoulders like an ox. It'll be magnificent
      He wore it! He sent a picture from the stairs of the Town Hall and I put it by the till.
      Dreamed that I cut a cloth and it never ended.
      Dentist says I must stop biting thread. I've bitten thread since 1968.
      Dolores brought plum jam. War's over.
      I tore a nail, tore a sleeve, tore a strip off the apprentice, made her cocoa after.
      Black armbands wanted, twenty, for the cricket club, their scorer of fifty years has gone
      Sold the green silk. I couldn't keep it, what for. It'll be dancing in Harrogate.
      The apprentice set her first sleeve without puckers. I didn't say anything, I gave her my good scissors to use.
      Hand in plaster, slipped on wet leaves like a fool, six weeks of bossing.
      Nobody mends now, they throw. Then at Christmas they all come at once with their grandmothers' things.
      Did my will with the solicitor, tidy, half an hour: machine to the apprentice, thimble to my daughter, buttons to the school. Went and had a custard tart.
      Moths! Death to moths. Cedar, lavender, war.
      I measured a bride of seventy two, she blushed when I put the tape round
      Swept up, a rainbow of ends on the shovel.
      Coat buttons on, kettle on, feet up, the street lamp just come on over the chip shop.
      My knees say kneel no more to hems and my hands say nonsense.
      A bad cutter blames the cloth, mother used to say, and I cut two left fronts today, so sorry, cloth.
      By-election night, coffee, three laptops, no wife, she's gone to bed with a book about otters.
      He's finished. He said he'd fight on which means he's finished by Thursday.
      Swing of 14 in Tamworth!! woke the dog
      I hate our leader, I canvass for him, I'd hate the next one.
      Rain, forty doors, six conversations, one bite (terrier).
      The exit poll dropped and the whole pub went dead silent and then Gary said 'well, bollocks'.
      Read the entire manifesto in the bath. Page 71 is damp and so is page 72.
      My blood pressure's up, doctor advises less Newsnight
      Lost the council seat by eleven votes. Eleven! That's the Hendry family, who I forgot to knock.
      A bloodbath in the reshuffle, all on a Tuesday, over sandwiches.
      Mum votes for the nice tie. There's no arguing, I've tried for thirty years.
      Why do I care? Nobody at work can name the Chancellor.
      Ballot count at the leisure centre, smell of chlorine, twelve hours on a plastic chair, magnificent.
      Three PMs in a year, my spreadsheet can't cope.
      Got quote-tweeted by a lord. 900 strangers said I'm an idiot. Went for a walk and had a Magnum
      The podcast said 'existential' nine times; I counted, with tally marks.
      Argued about proportional representation on a first date and she argued back, better. I may be in love.
      Second date: PMQs, with popcorn.
      They've killed the bill in committee. I'd read all the amendments. Nobody else had, including the committee.
      I'm off the news for Lent. Day two: asked a taxi driver to summarise.
      Uncle Des and I don't talk at Christmas about it, by treaty, signed on a napkin.
      Leaflets: two thousand, staples: wrong, spirits: decent
      Resign, resign, resign, they shouted, at a man who sells garden centres.
      Dreamt I'd a majority of one and it was the cat and the cat abstained.
      We buried old Frank, fifty years a branch secretary. Red rose on the box, Internationale on a bad CD player, a spread his wife would have been proud of.
      Selected! I'm the candidate! For an unwinnable ward, but still, me, on a ballot
      Photo on the leaflet makes me look like I've come about the drains.
      The death of democracy was announced again on the six o'clock and then there was a thing about a duck.
      I got 212 votes. 212 people! I'd like to have them all to tea.
      Slept through the American one, woke at five, groaned, rolled over.
      She's moved her mugs in, she's got a Thatcher one, we've agreed it lives at the back.
      Council meeting, four hours, bollards.
      Gave up an entire sunny Saturday to a motion on standing orders, and would do it again.
      Postal votes went missing and turned up in the vicar's porch
      An MP remembered my name tonight; it was the wrong name, but he'd remembered it.
      Sick of men called Nigel.
      Local radio wanted thirty seconds on potholes, I gave them nine minutes.
      The polls are neck and neck and I've bitten every nail to the quick
      Conference: warm wine, lanyards, a speech so empty you could have parked a bus in it.
      Budget day. Bingo card full by 12:51, shouted HOUSE in the office.
      My father would have loved this one. He'd have rung me every ten minutes from the landline to say it was rigged.
      Two recounts and a drawn straw! An actual straw!
      Tired to the bone, hoarse, blistered, beaten by four hundred, bought everybody chips.
      I can't watch any more Question Time, the man in the mustard jumper has broken me
      Polling station at seven, first in, still a thrill, that stubby pencil on a string.
      Nothing happened today in politics. It was like a day off from toothache.
      Married her on a Thursday, in honour.
      Our wedding favours were rosettes.
      She's standing next year, I'm her agent. God help the ward.
      Heard the dawn chorus at the count and it was in nobody's interest.
      Player keeps dying on level two, that's good, that's the design.
      My boss fight is too hard, QA has sent me a photo of a broken keyboard.
      Crunch till Friday, pizza in the lift, no one has seen daylight, morale weirdly great
      The horse is upside down again.
      I spent nine hours today making blood splash nicer, then called my nan.
      Build failed at 2, 3, 3:30. Build passed at 4 and I lay on the carpet tile like a starfish.
      We got the grant!! Eighteen months of runway and a proper chair each
      Playtester aged eight: 'I like when you fall in the lava'.
      Respawn timer's fixed. I wish I had one for Mondays.
      Studio across the road closed, thirty people out, we took them down our coffee and our job list.
      How do I kill the player fairly, that is the whole question of my career.
      wrote dialogue for a dying knight all morning, then cut him because the cutscene budget is three turnips
      Headache from the VR kit, lay under my desk with a jumper on my face for ten minutes, fine after.
      Steam reviews: 'mostly positive'. I'd like that on my passport.
      The one that says 'this game made me cry over a lamp'. Printed. Framed.
      My girlfriend beat the game in a weekend and says the end's a bit abrupt.
      Lost a day's work because I didn't commit, screamed into a beanbag, did it again better by midnight.
      Everyone at the jam had a cold and we made a platformer about snot
      Rain on the studio skylight, lo-fi on, shaders, happy.
      The rat AI has learnt to hide behind doors and jump on you and honestly I turned all the lights on
      Deadlift 100kg. Me! With these arms!
      Ate a raw carrot for lunch because the microwave's at war with Tom.
      Memory budget, texture budget, actual budget: over, over, over.
      I named the final graveyard after our unpaid invoices.
      Permadeath mode is in. Goodbye, my save, sixty hours.
      Wrists were sore, so splints at night, mouse left handed, looking a tit
      Mum asked what I do and I showed her the fog. Eleven weeks that fog. She said it's very like fog.
      Publisher wants battle pass, I want a nap.
      Bugs closed 41, opened 44.
      Dreamed in isometric.
      The composer sent the theme for the empty city, just cello and wind, and the whole office stopped typing.
      Shipped it. SHIPPED. It's out there, strangers are falling off my bridge.
      Slept for fourteen hours and woke up not knowing what a Thursday was for.
      Day-one patch, day-two patch, day-three beer.
      Streamer with a million followers rage quit at my spider and called it 'evil genius', sales tripled
      My little brother is credited as 'screaming villager 3'.
      Holiday, Lake District, kept thinking nice draw distance.
      Fell in a real bog. Wet physics excellent.
      A fan in Brazil has tattooed our dead knight on his calf, I had to put him back in the sequel
      Sprint planning, sprint review, no sprinting whatsoever.
      New intern asked what was here before Unity. Told her darkness and Flash.
      Found the crash: someone's surname was Null.
      Bonus paid! Bought Mum a dishwasher and me a ludicrous lamp
      I can't do any more UI today, every box looks like every other box.
      Server shut down tonight for the old game, nine years. Two hundred of us logged in and sat round the fountain, people set off fireworks, somebody played the harmonica, and at midnight the screen said connection lost. Lovely, lovely.
      Tom and the microwave have reconciled.
      Whiteboard for the next one says only: 'What if gentle?'
      Took the dog through the woods without once thinking of collision.
      Signed the lease on the bigger office, it's got a shower and one suspicious stain
      Sketching monsters in the café, old lady looked over, gave it better teeth.
      Saved, pushed, closed the lid.
      Eighty eight degrees at breakfast. Bernie's already in the pool in that suit.
      Lost eleven dollars at mah jongg to Rhoda, who kvelled.
      The doctor gave me a clean bill of health and a bill.
      There's an alligator by the ninth hole again, everyone's bringing out grandchildren to see it.
      I said I'd be dead before they fixed the elevator, and they fixed it, so now what.
      Early bird at Gino's, veal, soup, salad, rolls in the purse.
      My son called, talked seven minutes, mostly to somebody else in the car
      Hurricane's going to miss us, they say, so we only taped the big windows.
      Power's out all the same. Gin rummy by flashlight with the Feldmans, best night in weeks.
      Another funeral. At my age it's a social life. Lovely spread, too much dill.
      I can't find my teeth, my glasses or my keys. Found the keys in the fridge, the glasses on my head. Film at eleven.
      Bernie's snoring could kill an ox.
      The condo board voted on the color beige. Three hours. Harold walked out over 'sand'.
      Aqua aerobics to ABBA, thirty old broads bobbing like corks
      New pills make me dizzy, the pharmacist says take them with food, so cheesecake.
      Grandson's bar mitzvah in Jersey, booked aisle seats, bought the compression hose.
      I danced the hora in those hose. I'm sore in places I'd forgotten I owned.
      He read beautifully. I cried my lashes off, they were on the kugel.
      Dreamed about the apartment on Flatbush, the fire escape, Mama hollering 'Sylvia!' I woke up about nine years old.
      They took Rhoda's license. She cried; we all cried. So now I drive, God help Boca
      Publix had chicken two for one, I was home by ten, a triumph.
      The humidity, I tell you, my hair quit.
      Cataract number two Wednesday, Bernie's my driver, pray for the mailboxes.
      I can see! I can see the dust, I can see Bernie, some things were better blurred.
      Sold the piano. Nobody plays, my fingers don't bend. A little girl of seven came for it with her father and played Für Elise, and I threw in the bench.
      Gave blood at the mobile, they wouldn't take it at eighty three, they gave me the juice though.
      Some schmuck called to say my grandson's in jail in Mexico, send gift cards. I said keep him, he never writes. Hung up.
      My sister won't talk to me over the brisket recipe. Sixty years it's the same fight.
      Heard a bird this morning that sang just like the kettle.
      Market's down, up, down. Bernie watches it like it's the Dodgers.
      A bad fall in the lobby, not me, Harold, he's fine, it was the ego
      Knees: new ones are talked of. I'd rather have new feet, dancing ones.
      Sunset on the lanai, a plate of grapes, nobody talking. Fifty nine years and finally nobody talking.
      They're tearing down the old deli on Military Trail. Last pastrami Sunday, the line's around the block, the counterman kissed every woman.
      Crossword done in pen.
      Doc says no salt. So goodbye pickles, goodbye herring, goodbye joy, hello Mrs Dash.
      I wrote out for the kids where everything's kept, the deed, the policy, the key to the box, since Rhoda's kids had such a mess of it. Then we went to see the Streisand impersonator.
      He was better than her.
      Bernie's eighty fifth! I told him keep going, I've no patience to train another
      Flu shot, shingles shot, pneumonia shot: I leak.
      Boring day, blessed be He. Laundry, a peach, Jeopardy.
      The snowbirds are back and you can't park.
      I'm going to take up painting. The teacher's forty with forearms.
      My first canvas is a pelican or possibly a shoe.
      Card came from a girl I taught typing in 1966. She's seventy seven. She still looks at the keys
      A quiet one for Mort's yahrzeit, my brother, lit the candle, told the story about the rowboat, and Bernie laughed in the right spot as always.
      Thunder at four like every day at four, you could set a roast by it.
      Stuck in the elevator they fixed. Forty minutes, me, the UPS man, a parrot. He knew all the words to Volare.
      So my hair's purple. The girl said 'lilac'. I look like an expensive Easter.
      Lights out, fan on, Bernie off his back. Tomorrow, bagels.
      Lay awake listening to an audio book about Shackleton and was asleep before anyone got cold.
      Sent Mama the first payment for the roof, she answered with forty hearts and one chicken.
      Dad's tractor manual, mom's pie tin, my boots: that's what I'm taking to the new place, movers can handle the rest.
      Cheap ferry, rough crossing, everybody green but the babies.
      The stray from the yard has moved in, says my husband, and it would appear he's right, she's in my chair.
    `),
  },
];
