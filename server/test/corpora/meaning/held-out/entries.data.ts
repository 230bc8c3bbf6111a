/** Ordinary entries of many people, one a paragraph and a sentence a line. Never trained on. */
export const HELD_OUT_ENTRIES: readonly string[] = `
Woke before the alarm.
The heating had come on and the pipes were ticking.
I made porridge with the last of the pears.
Mr Dunne waved from his ladder and I waved with the spoon.
At work the new system would not load.
We wrote everything on paper, as in the old days, and nobody minded.

ok so today was actually fun??
we had a sub in geography and he let us watch the volcano video
then me and tash got chips and sat on the wall
her brother drove past and honked
got home and mum had made lasagne so no complaints
still haven't started the essay

Third day of the walk.
Feet taped, spirits good.
The path goes up behind the monastery and then along the ridge.
I met a Dutch couple with one stick between them.
We shared an orange.
My bed tonight is the top bunk and the window is open.

The baby slept four hours in a row.
I woke up anyway, to look at her.
Jon brought tea and burned toast, and I ate all of it.
The midwife came and weighed her on something like a kitchen scale.
She's put on two hundred grams.
I put on a clean shirt and we counted that as an outing.

Board meeting.
Slides went fine, questions were mild.
Henrik asked about the margin and I had the number.
Walked back along the canal rather than take the tram.
I bought tulips for nobody in particular.
Dinner: eggs.

I started with the pottery class.
The clay goes everywhere and the teacher says nothing, only moves my elbow.
My first bowl looks like a hat.
A woman beside me made three perfect cups and apologised for them.
I will go again on Thursday.

Rain all morning, so the fence can wait.
Sorted screws by length.
Found the tape measure I've blamed the boy for since August.
Rang him to say so.
He laughed, and told me the little one has two teeth.
Early to bed with the seed catalogue.

Shift was long today, we were two for thirty beds.
Mrs K. asked me again where is her husband and I said he comes later.
It is what we are told to say.
In the break I ate the banana in the stairwell, it was the only quiet.
At home my son had made rice for us and only burned the half.
I was so proud I took a photo.

Practised the Schubert for an hour.
The left hand is still late in the middle part.
Mrs Abel says to sing it, so I sang it, and the dog left.
After lunch I drew up the plan for the exam weeks.
It looks possible on paper.
Everything looks possible on paper.

Nothing much.
Laundry, two loads.
Emailed the landlord about the drip.
Watched four episodes of the one with the bakers.
I didn't call Dad and I should have.

She came round with the baby and a quiche.
We sat in the garden though it was too cold for it.
She told me about the nursery and its waiting list.
I told her about the course.
It's odd to be asked what I want and to have an answer.
When they'd gone the house was very tidy and very quiet.

5k in 27:40!
Last year I couldn't run for a bus.
Legs heavy on the hill and then suddenly not.
Breakfast after, with the whole club, eggs and gossip.
Entered the ten before I could think.

My boss has put me on the night rota again.
I said yes before I'd looked at the dates.
It clashes with Mina's recital.
I'll have to ask Carl to swap, and Carl never swaps for free.
Annoyed with myself more than anything.

Market day.
Forty jars sold and a man bought six for his mother.
The wind took the awning twice.
Two lads from the cheese stall held it down for us and I gave them marmalade.
Counted up at home: enough for the new tyres.

The dog ate a sock.
The vet says wait.
So we wait, and look at the dog, who looks at us.
Otherwise a fine day, sun, first blackbird.

Bin night.
I forgot it was glass this week.
Work was the usual, three calls and a spreadsheet that fights back.
Stopped at the library and took out a book about moss.
I know nothing about moss.
Read a chapter in the bath and now I know a little.

dreamt i was late for school but the school was a boat
told it to kai at break and he said boats dont have registers
science was good, we made the fire go green
i got picked second for football which is my record
nan's coming on saturday with the good biscuits

A letter from Ingrid after nine years.
She's well, she has goats.
She wrote as if we had spoken last week.
I read it at the table and again on the stairs.
I'll answer it on Sunday, properly, with a pen.

It is autumn here and the mountains have first snow.
My German is better, I understood the joke of the baker.
I did not understand it fully but I laughed at the right moment.
The landlady brought plum cake.
I wrote home that I am fine, and I noticed that it was true.

Exam results: two As and a B.
Mum screamed so loud next door rang to check.
We got a takeaway and dad did the speech.
I'm mostly relieved.
Now I have to actually choose a uni.

I lost my temper with the printer, and with Ravi who had only come to ask about lunch.
I said sorry, he said the printer deserves it.
We had noodles.
In the afternoon I finished the report that had been hanging over me since Easter.
Home by six. Light still.

Planted the broad beans.
Two rows and some spare at the end for the mice.
Robin watched from the spade.
My back complains but it complains about everything.
Soup, bread, the radio play.

Therapy at ten.
We talked about my sister and how I always go quiet.
I noticed I'd crossed my arms for the whole hour.
Afterwards a walk by the river, then the dentist's, who was pleased with me.
It's been an hour of people being pleased with me, I could get used to that.

The flat smells of paint.
One wall is green and the other three are about to be.
Ash says it's like living in a pea.
I like it.
We ate on the floor off the lids of boxes.

Worked from home, in the kitchen, in socks.
The call ran on and I watched the pigeons.
There's one with a bad foot who always gets the crust.
I put some out for him specially.
Not sure that's how one helps a pigeon.

I can't decide about the job.
The money's better and the train's worse.
Lists don't help, I've made four.
Dad said toss a coin and see which side you hope for.
I hoped it would roll under the cooker.

Choir again after the holidays.
Half of us had forgotten how to breathe.
The new alto has a voice like a cello.
We're doing the Fauré in May.
Walked home humming with the collar up.

long shift but the tips were good
table nine stayed for four hours and left me a drawing
my feet are a mess
watched the sunrise from the bus which is a thing about this job nobody tells you

Mum had her cataract done and rang to say she could see the dust.
She's appalled at how we let her live.
Took her shopping for curtains.
She noticed my grey hair for the first time and patted it.

Today was the first day I spoke in the seminar.
It was only one sentence, my voice shook.
The professor said "good point" and wrote it down.
I had a coffee to celebrate and sat in the courtyard with my coat open.
Somebody was playing a trumpet badly on the third floor.

We missed the ferry by a minute and had three hours.
So we found the beach behind the fish factory.
Ella collected eleven stones, all the same.
Jonas slept in the sand with his mouth open.
Best part of the holiday so far.

Argued with my brother about Christmas, in March.
He wants everyone at his.
I want everyone at mine.
Neither of us wants to cook.
Laughed in the end, on the phone, both too stubborn to hang up.

Slow Sunday.
Pancakes at eleven.
The paper, the other paper.
Mended the blue jumper at the elbow with the wrong blue.
Rain at four, lamp on at five.

Interviewed a man of ninety for the local paper.
He was a signalman for forty years.
He remembers every train that was late.
His wife corrected him on two of them.
I've got six pages of notes and a scone in my bag.

My knee's acting up so no football.
Refereed instead and got shouted at by a nine-year-old.
He was right, it was offside.
Pizza after with the whole lot of them.
Someone's dad gave me a lift.

Started the antibiotics.
Throat like gravel.
Tess dropped off soup and a magazine about boats.
Slept most of the day, dreamt about nothing.
Slightly better by the evening news.

It's two weeks till the show and the set isn't painted.
Nobody has the script for act two.
The lead has lost her voice and gained a boyfriend.
I love it, I love all of it.
I'll sleep in December.

Bought a fountain pen with my birthday money.
This is it writing.
The ink's called Midnight and it's more like Tuesday.
The letters look as if somebody more serious wrote them.
I might become more serious.

school trip to the museum
the mummy was smaller than i thought
omar bought a rubber shaped like a skull
we sang the whole way back and miss put her headphones on
10/10

The allotment committee has ruled on sheds.
Two metres, no more, no windows.
Doreen is in revolt.
I've offered to write the minutes so as not to have an opinion.
Picked nine courgettes, gave away eight.

Swam.
The pool was mine for twenty minutes.
Then the seniors came in with their caps like a bed of flowers.
I did forty lengths and counted forty-two.
My shoulders feel like new rope.

Found a note from Gran in the cookbook, between the dumplings and the eels.
"Too much salt!!" it says.
I cooked it with less.
She was right.
I've left the note where it was.

There's a fox with cubs behind the bike shed at work.
Everybody goes to look at lunch now, even the director.
It's improved the mood more than the away day did.
I took eleven photos, ten are of grass.

Spent the morning on hold.
The gas company plays one song.
At the end they said it had been fixed on Friday.
I took the rest of the day as a walk.
The hawthorn's out along the railway.

I'm learning to say no.
Said it once today, about the bake sale.
There was a silence and then she said "of course".
That was all. The sky stayed where it was.
I'd been dreading it since Monday.

Payday.
Rent, phone, the thing for the car.
What's left is enough for the theatre, up in the gods.
Asked Nell to come.
She said only if we get the ice cream in the little tub.

The kids built a dam in the stream.
It held for a whole afternoon.
Freddie lost a boot and wasn't sorry.
Cheese sandwiches with sand.
I fell asleep in the grass and nobody drew on me.

Deployed on a Friday, like a fool.
It broke at five past four.
We fixed it by seven with crisps for dinner.
Sunil has made a cake with the error code on it, for Monday, he says.
I do like these people.

Grey.
Tea.
More grey.
The postman brought a parcel for number nine.
I wrote a page of the chapter and crossed out half a page.

We told my parents about the wedding.
Papa went out to look at the tomatoes for a long time.
When he came back he'd picked the best one and put it on her plate.
That is how he says it.
My mother is already ringing the aunts.

First frost.
Brought in the geraniums.
The car door had frozen and I climbed over from the passenger side in my good skirt.
Applause from the bus stop.

Volunteered at the soup kitchen.
I was put on bread.
A man told me about his years at sea, and that he can't sleep on land.
I buttered and listened.
We ran out of soup at half past seven, so we closed.

Bit of a lonely evening.
Everyone's got something on.
I cooked the curry anyway and froze three portions.
Played the record from the charity shop, it jumps in the second song.
I quite like where it jumps.

Physio says the shoulder's at eighty per cent.
I can reach the top shelf, and the biscuits are no longer safe.
Work let me leave early.
I went by the harbour where they were painting a boat red.

idk what to do about mia
she's being weird since the party and won't say why
i asked and she said nothing's wrong in the voice
anyway netball was good, we won by one
gonna text her tomorrow

I've been made a godmother.
He's called Otis and he weighs as much as a bag of sugar and a bit.
I held him and he looked at me like an official.
I promised him books.

Drove to the coast for no reason.
Chips in the car with the windows steamed.
The sea was doing what it does.
I thought about the summer we had the caravan, four of us and one fork.
Back by nine with sand in my shoes.

The choir of the frogs is back at the pond.
I open the window and can't hear the television, that's no loss.
My neighbour complains at the council about them.
Frogs cannot read.

Bad night, worried about the inspection.
It came and it lasted an hour.
They liked the kitchen, they want another sink.
After that we all stood outside in the sun with our aprons on.
I've rung my sister and slept two hours on the sofa.

Gym, then shower, then felt like a person.
Work was fine.
I bought a plant and it's already leaning.
Called it Pisa.

My daughter rang from Lima at four in the morning, she'd miscounted.
We talked an hour and a half.
She's met somebody, he's an engineer of bridges.
I didn't go back to bed.
I made bread instead and it rose like anything.

Tried to meditate.
Thought about cheese.
Tried again.
Cheddar.

The bank made a mistake in my favour and I told them.
They were more surprised than I was.
Used the walk back to look at the old mill, it's flats now.
Someone had a trampoline on the roof.

At the archive I found my great-grandmother's signature.
She wrote it slowly, you can see it.
Her job is given as "none" and she had nine children.
I sat there a while.
Photocopies were thirty cents.

Half term is over, thank goodness.
The house has echoes.
I had a hot coffee from beginning to end.
Then of course I missed them.

My rent goes up in May.
It's not a catastrophe but it's not nothing.
I've listed what could go: the phone contract, the good coffee, Spanish.
Not Spanish.
Me quedo con el español.

Bees!
A swarm on the plum tree like a brown beard.
The man came with a box and no gloves.
He talked to them in Welsh.
They went in like children after break.

Rehearsed the talk in front of the mirror.
I say "basically" nine times.
Said it to Pim with a penny in a jar for each.
We can nearly afford a pizza.

Rode the night train to Vienna.
The man below snored in three-four time.
I saw the Danube at five with the mist on it.
I ate a roll with too much butter and I'm happy.

I overslept and it was fine.
No one at the office had noticed.
Lunch with Beata at the place with the dumplings.
She's thinking of leaving her husband, she said, and then we spoke about her kitchen.
I walked back slowly thinking of all the kitchens.

Snow day!!
made a snow dog because everyone does men
our street had a massive fight, even mr patel
hot choc x3
i hope it never melts

The bread didn't rise, the email didn't come, the tap drips.
One of those.
I took it out on the hedge with the shears and it looks rather good.
Bed soon.

We walked the whole of the wall, up on one side and down on the other.
There were goats.
At the top an old woman was selling plums from a pram.
We bought all the plums and carried them in a hat.
My calves will write to me about it tomorrow.

Parents' evening.
Luke is a pleasure and talks too much.
Maths is coming along.
His teacher looks about fifteen and has better shoes than I've ever had.
We stopped for chips, he had the crunchy ones.

Vaccination: sore arm, sticker.
Supermarket for the week.
I forgot the one thing that I went for.
It'll be soup without celery, the world will turn.

Got my stitches out and the nurse said I've nice healing.
Celebrated with a bun.
The man at the next table was drawing everyone in the café.
I sat up straight in case.

My visa's come!
I cried at the post office and the clerk gave me his handkerchief.
He said it happens once a week.
I rang my mother and there was only screaming for about two minutes.
Two years of forms and now a sticker, with my funny face on it.

The radiators are being bled.
A man named Gus has been in every room of my life.
He knows about my seventeen cushions.
It's warm, though.

Today I took the long way and met no one but a heron.
It stood in the ditch like a man waiting for a lift.
I said good morning.
At the farm they had eggs on a chair with a tin for the money.

Sewing machine back from repair and I've hemmed everything.
Curtains, trousers, a tea towel for no reason.
Yusuf asks me to stop before I get to the cat.

Quiet shift, so we cleaned the ambulance inside out.
Dave found his glove from last winter.
One call: a lady with a hand in a jar.
We got it out with washing-up liquid and she gave us pickles.

I'm nervous about Saturday.
I haven't played in front of people since school.
I know the notes, it's the people I don't know.
Practised with the window open so that the street counts as people.

It was thirty-four degrees and the office has no air.
We sat with our feet in the recycling boxes full of water.
Nobody from head office saw.
Ice cream at four, ice cream at nine.

I made a budget and it made me sad and then I made soup.
Lentils are cheap and they forgive you.
Called the student loan people, forty minutes, nice woman in the end.
Feels better to know the number than not to.

Wedding anniversary, sixth.
We'd both forgotten.
We looked at each other over the pasta at the same moment.
He ran out and came back with petrol station carnations.
They're on the table and they are awful and I love them.

Reading a book in which nobody does anything and I can't put it down.
The main person has just peeled an apple for four pages.
Missed my stop.

I was asked to mend the church clock.
You go up past the bells with a torch in your mouth.
There's a mouse living in the six.
Got it going by noon, a little after noon.

Played chess with Grandad.
He takes ages and hums.
I lost but I saw it coming which he says is the start of winning.
Then we ate toast with dripping, don't tell mum.

Tired but good tired.
The last of the hay is in.
Sixty bales, and a thunderstorm that waited for us.
We drank cider on the trailer and watched it come.

She said she liked my coat.
That's all.
I've thought of it eleven times.
It's a brown coat.

I signed up for Italian and the first word was "scusi".
Nine people, all apologising.
The teacher claps when we say anything.
I've a crush on the subjunctive already, though we don't get it till spring.

Power cut from six to nine.
Candles, cards, Dad's ghost story with the hook.
No one looked at a screen.
When the light came back we all went "oh".

Cleaned the gutters.
Found a tennis ball, a sock and what may have been a nest.
The view from up there's good, one sees the estuary.
Had a beer on the step at four, I'd earned it.

Weird day at work, they've told three of us to reapply for our own posts.
Nobody knows anything.
I updated my CV and remembered I once could do statistics.
Went to bed annoyed and got up to eat cereal.

My sister's visiting and we've regressed to nine and eleven.
She's hidden my slippers.
We've been up since seven making the cake from the back of the box.
It has sunk, we filled it with jam.

New glasses.
The trees have separate leaves.
I'd honestly forgotten.
I walked into town just to read signs.

Forgot my lunch so I ate what Noor's mum packs, which is for three people.
Stuffed vine leaves and a boiled egg.
History was the one with the trenches.
Our bus broke down and we all walked, it was like a march.

The orchid that I gave up on has a bud.
It stood behind the curtain since May.
I have put it back on the table and don't dare to look at it.

Moved my desk to the window.
Didn't work any more than before, but saw a lot.
The woman opposite waters her plastic flowers.
She does, I've watched it for three days.

A parcel of books from Ana, wrapped in Portuguese newspaper.
I've read the newspaper first.
There was a recipe for clams and a man who won a pig.
Wrote to thank her, two sides.

Ran a bath, let it go cold because the phone rang.
It was Theo about the boat, an hour of boat.
I'm to be crew, apparently, from Easter.
I've never sailed in my life.

Inventory.
Nine hundred and four washers, as in the system, to everyone's amazement.
The forklift has a name now.
Went home by the towpath and saw a boy catch his first fish.
He looked at it as if he'd been handed a baby.

The twins started school.
Both walked in without turning round.
I stood at the gate with the other idiots.
We went for coffee, all of us, and talked about anything else.

I didn't do anything useful and I'm writing that down on purpose.
I lay on the rug.
I listened to rain in the gutter.
Somebody upstairs was learning the drums, and by evening he had learnt a bit.

Got a parking fine, a cold, and a postcard from Bali, in that order.
Put the postcard on the fridge.
Paid the fine.
Took the cold to bed with a lemon.

The new manager asked what we'd change.
Nobody spoke, so I did.
My ears were hot afterwards.
She's moved the rota to Thursdays, like I said.
I bought myself a bun as a bonus.

Flat day.
I did what was on the list and crossed it off.
The sky didn't bother either.
Fish fingers in front of the snooker.

Not my best.
I snapped at Leo over the shoes and he went quiet.
Said sorry at bedtime and he said "it's ok, you were hungry".
I was hungry.
He's five.

Called in sick, first time in two years.
Head like a bucket.
Spent the day under the blanket with the cat on my stomach.
I felt guilty until about noon and then I didn't.

Second interview.
They asked where I see myself in five years and I said "rested".
One of them laughed, the right one I think.
I'll hear on Friday.
Trying not to refresh the inbox.

Got dumped by text, classy.
Cried on Mo's shoulder through the whole of maths.
Then we made a list of everything that annoyed me about him and it has thirty-one points.
He chews with his mouth open, is number one.
I'm sad but also I get my Saturdays back.

The hospital rang about Dad's hip, it's the twelfth.
He's cross because of the bowls final.
I'll take the week off and stay at the house.
Bought him pyjamas without a hole in them.

We lost the pitch.
Four months' work.
The others took it well or hid it better.
I sat in the car a bit with the radio off.
Then drove home the long way past the reservoir with the lights on it.

I have been thinking about when I was twelve, and the summer at the lake.
We had one boat and five cousins.
I can still smell the jetty.
Wrote to Piotr to ask if he remembers and he sent back a picture of the boat.

It's the anniversary of us arriving here.
Eleven years, two suitcases.
We ate in the same kebab shop as that first night.
The owner has gone grey, so have we.
He didn't let us pay.

Anxious again for no reason that I can find.
Chest tight on the escalator.
I did the counting thing with the colours and it went by Moorgate.
Told Alex about it this time instead of saying "traffic".

Grandma forgot my name and then remembered it and was so pleased.
We looked at the albums.
She knows everybody in black and white.
I brought her home-made jam, she said it needs sugar.

The band broke up, over a van.
Nine years of Wednesdays.
I put the bass on its stand and it looked at me.
I might ring Col next week, when we've both calmed down.

Fifty today.
They'd hidden in the garage for forty minutes and Uncle Bas had to pee.
There was a cake in the shape of my old Volvo.
I made a speech and forgot my own wife's name, from joy.

Ash Wednesday.
Gave up chocolate, swearing and the lottery.
By ten I'd given up giving up swearing.
The church was cold and smelled of coats.

I have nothing to say and a whole page to say it on.
So: the tram was yellow.
A child had a balloon, and then hadn't.
The man next to me gave her his newspaper hat.

Hot, no wind, the tar soft on the road.
We slept on the roof like when we were small.
My aunt told the one about the wedding and the donkey.
Nobody believes it, everyone asks for it.

Assessment went ok, she says it is probably ADHD.
I'm thirty-eight.
So much of school makes sense now.
I laughed in the car and then cried a bit and then forgot where I had parked.

My flatmate has moved out and took the good pan.
I've the whole fridge, both shelves.
It feels big.
Posted an ad for the room with a picture of the view and not of the bathroom.

He said yes to couples counselling.
I hadn't expected it, I'd written a whole argument.
We shook hands on it like business people.
Then we watched the football, not touching but nearer.

Late shift, early shift, late shift.
I've stopped knowing what day it is.
Somebody had left a clementine on my keyboard.
Ate it in four bites, thanks whoever.

Finished the quilt!
Two years and one winter.
There's a mistake in row nine that only I'll ever see.
I've put it on the bed and I don't dare sit.

We drew up the rota for Mum between the three of us.
I'm Mondays and every other weekend.
It's fair, and it's a lot.
My brother cried on the call, he never does.
Afterwards I ordered the big chips.
`
  .trim()
  .split(/\n\s*\n/)
  .map((entry) => entry.trim());
