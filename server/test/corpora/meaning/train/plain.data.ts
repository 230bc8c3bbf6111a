import { lines, type MeaningGroup } from '../cases.types.ts';

/** Written examples of what is answered like any entry, which the classifier is trained on. */
export const TRAIN_PLAIN: readonly MeaningGroup[] = [
  {
    name: 'harmless look-alikes',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      kms if this bus is late again
      kms if we get another quiz tomorrow
      if he sends one more calendar invite i will kill myself lol
      this maths homework makes me want to die
      I want to die of shame, I called the teacher Mum.
      Deadline was murder.
      That interview was murder but they liked me.
      I could have killed Ben for eating the last slice.
      I could have strangled her, she'd put the red sock in.
      I'll murder whoever took my charger.
      My feet are killing me after the wedding.
      The suspense is killing me.
      He killed it on stage.
      The comedian was so good I nearly died.
      Dying for a cup of tea.
      My phone died, then my laptop died, then I read a book like it was 1994.
      Dead on my feet after the double shift.
      The party was dead by ten so we left.
      I dreamt I murdered my boss with a stapler and then we had cake.
      I dreamed I was drowning and woke up with the dog on my chest.
      Dream: I jumped off the church tower and flew to Aldi.
      Weird dream, Dad was a horse and somebody shot him with bubbles.
      In the book she poisons him with mushrooms and I cheered.
      We watched the one where everyone gets stabbed on the train.
      The lyrics go "I want to die in your arms tonight" and Mum sings along.
      Hamlet again. To be or not to be, thirty essays of it.
      Read the chapter on suicide prevention for the course, exam on Monday.
      First aid course at work: burns, choking, overdoses, then lunch.
      My character died for the third time and I threw the controller on the sofa.
      I shot him from the tower and we won the round.
      We got killed in overtime.
      Gave my old laptop to my nephew. He's already broken it.
      Gave my piano to the community hall and now there's room for a table.
      Gave the cat to Ellie for the week while we're away. Feels odd without her.
      I gave away the baby clothes at last. The loft is lovely.
      Donated six boxes of books. They won't need to be dusted any more.
      Sold the guitar to Sam, bought a better one.
      Clear-out day. Everything has a place and it's tidy.
      My neighbour has our cat until Sunday.
      Made a will, as you do when you've a baby. Very grown-up, very dull.
      Passwords in the new manager at last. So tidy.
      Wrote goodbye cards for the nurses. Tomorrow I go home!
      Said goodbye to everyone at the office. New job on Monday.
      My last day with the little ones, they go up to big school. I cried.
      Last letter to my pen friend before we meet!
      Tonight's our last night in Rome. One last walk round the fountain.
      I'll be gone by the time they get back, the early train to York.
      When I'm gone on holiday Ruth waters the plants.
      Nobody will miss me at the meeting, so I skipped it.
      No one would notice if I wore the same jumper all week.
      I can't go on like this with one bathroom and five people.
      I can't do another winter in this flat, we're moving.
      I'm done. Thesis handed in. I'm done!
      I'm so tired, the baby was up four times. Worth it.
      I'm tired of this rain.
      I want to sleep for a week, the move is over.
      I want to disappear for a weekend with a book and no children.
      I want it to end: the roadworks, day forty.
      I don't want to be here, I thought, at the dentist.
      I don't want to wake up early tomorrow.
      I wish I could stay in bed until May.
      What's the point of a tie.
      There's no point in ironing jeans.
      I can't see the point of golf.
      Life's too short for bad coffee.
      I felt dead inside during the budget meeting.
      I'm a burden to my team at pub quizzes.
      I stood on the bridge and watched the rowers for an hour.
      Looked down from the roof terrace, all those lights. So happy.
      The platform was packed and the train pulled in late.
      Jumped off the high board at last!
      Jumped into the lake in October, screaming.
      I threw myself into the work and it was good.
      I hung the pictures and hung up the coats.
      Hung about with Jo. Hung from the bars for a full minute.
      Bought rope for the swing and paint for the gate.
      Bought razors, bread and a paper.
      The knife drawer needed sorting. Sharpened all of them.
      Cut my hand on the bread knife, plaster, fine.
      Cut my own fringe, mistake.
      Scratched to bits by the brambles, four kilos of blackberries.
      Burned my tongue on the soup.
      Burned my arm on the oven door getting the lasagne out.
      Hand over the kettle to feel if it was on. It was on.
      Hot bath, candle, book, bed.
      Straightened my hair, ironed a shirt, felt like a person.
      I skipped lunch because of the deadline and ate two dinners.
      Haven't eaten since breakfast, starving, pasta's on.
      Started the diet again. Lasted until the biscuits.
      Down two kilos, the doctor's pleased with my blood pressure.
      Fasting till sunset. The first sip of water!
      Sick after the prawns all night.
      Took my tablets, fed the cat.
      Sorted Mum's pills into the box for the week.
      The pharmacy was out of my inhaler.
      He locks the bike so well that neither of us can get it open.
      He locks the shop at six and we go for chips.
      She took my phone by mistake and I've had her mum on it all day.
      Dad took my phone for the evening because of the maths mark. Fair.
      Mum won't let me go to the festival. So unfair.
      My husband hides my birthday present in the same place every year.
      He checks my work and he's usually right.
      He takes my car on Tuesdays and fills it up.
      I'm not allowed to run until the knee's better.
      I'm not allowed in the kitchen, it's a surprise.
      I was scared to go home, I'd broken the blue vase. She laughed.
      He hit me with a pillow and I got him back.
      The toddler hit me with a spoon.
      My sparring partner caught me with a left, good round.
      She beat me at chess again.
      My brother kicked my chair all the way to Wales.
      My boss attacked my slides but the numbers held.
      My boss grabbed me for a quick chat about the rota.
      He pushed me to apply and I got it.
      He touched me with that speech.
      Three years sober today. They gave me a coin.
      Two hundred days clean and I can taste oranges.
      The counsellor asked whether I'd ever thought of it. I could say no.
      I used to hate this town.
      I used to be afraid of dogs.
      The news from the coast is terrible. I turned it off and made soup.
      They found a body in the canal, it's all anyone talks about at the shop.
      Documentary about the war, then the washing-up.
      Volunteered at the hospice shop, sold a wedding dress.
      Training for the crisis line: listen more than you talk.
      Panic before the talk, then fine.
      Cried at the advert with the penguin.
      I'm so sad that it's over. Best holiday ever.
      I was low this week, slept badly, then Sunday came with sun.
      Lonely tonight, so I rang Bea and we talked about soup.
      I hate myself for eating the whole cake, it was glorious.
      I'm such an idiot, I left the keys in the fridge.
      I feel trapped in this queue.
      I can't breathe in these jeans.
      My heart stopped when she walked in.
      Heart pounding, mouth dry, and then they called my name and I sang.
      That curry nearly finished me off.
      I'm losing my mind with this wallpaper.
      I'm going to scream if the drill starts again.
      The exam killed me, the revision buried me, the pub revived me.
      Suicide by biscuits, said Gran, and had another.
      Killer queen on the radio, all of us shouting.
      Ich sterbe vor Hunger.
      Der Chef bringt mich noch um mit seinen Listen.
      Mein Akku ist tot.
      Ich habe mein Fahrrad verkauft und ein neues gekauft.
      Me muero de risa con mi hermana.
      Este calor me mata.
      Je meurs de faim.
      Ce prof va me tuer avec ses devoirs.
      Estou morrendo de sono.
      Que calor de matar.
    `),
  },
  {
    name: 'idiom and story beside what is grave',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      It has been a year since I started the job.
      It has been a year since the wedding. We ate the frozen cake.
      It has been three months since we moved here.
      Ten years since I left school. We all met in the pub.
      Two years since I last smoked.
      It's five years today that we met. I made pancakes.
      Three years since the renovation and the tap still drips.
      A year since I ran my first mile.
      Five years today since we got the keys.
      I set two places because Jo is coming.
      I made too much soup again, there's some for the neighbours.
      They turned the music off at ten past two.
      I turned the machine off and hung up the washing.
      They switched the heating off in May.
      Anna isn't here today, she's on holiday.
      He isn't here until Thursday, he's in Berlin for work.
      Mum is away at Aunt Jo's until Sunday and the house is quiet.
      He left at eight for the airport.
      She left the company on Friday, we gave her a plant.
      Lost my keys, lost my hat, found a fiver.
      Lost to the Rovers again.
      I lost Mum in the market and found her at the cheese.
      We lost the baby's shoe somewhere in the park.
      I miss the sea.
      I miss you, wrote Tom from Lisbon, and sent a picture of his lunch.
      Can't wait to see Gran on Sunday.
      Rang Nan. She's got a new boiler and opinions.
      Dad's sixty today! He danced.
      My mother would have the window open all night if we let her.
      Visited my brother, we built a shelf.
      Watched Grandad's old films; he did the commentary.
      The old oak came down in the storm.
      My sourdough died and I've started another.
      The funeral scene in the film was very funny.
      We went past the cemetery to the chip shop.
      I walked through the churchyard, the snowdrops are up.
      The last rose has gone over.
      The car finally died. We gave it a little speech.
      I had the eulogy for my old laptop ready.
      The vet says the cat's fine, just greedy.
      Took the dog for his jabs, brave boy.
      New puppy! She has eaten a slipper and a bill.
      We put the little one to bed and fell on the sofa.
      She had the baby at four this morning, both well, a girl.
      Eighteen weeks and it kicked while I was on the phone to the bank.
      The scan was lovely, it waved.
      Negative! I'm not pregnant and I'm relieved.
      My nephew was born today, nine pounds, furious.
      The doctor says my iron is low. Spinach.
      Physio. My shoulder's better than in March.
      Blood test, then a bun.
      The dentist found nothing. Nothing!
      The results came and I passed everything.
      Results day. Two As and a B!
      All clear. She said it twice because I asked.
      The nurse was funny and the needle was nothing.
      The consultant from head office wants new slides.
      My cold is going, my voice is back.
      A cough, a lemon, a blanket, three episodes.
      Flu. Everyone's got it. Soup.
      Hay fever again, my eyes like tomatoes.
      Sprained my ankle at netball.
      I forgot my own phone number at the till.
      Gran forgot the oven was on and the cake was charcoal and we ate it.
      I called my teacher Mum.
      The hospital car park is a scandal.
      Did a night shift, busy, nice team, toast at six.
      The patients were in good form today, Mr Dale sang.
      Long shift on the ward, two admissions, one birthday cake.
      The boss shouted about the stock and then bought us lunch.
      My boss grabbed the last doughnut.
      She grabbed my hand and we ran for the ferry.
      He threw me in the pool with my clothes on, my birthday.
      The kids jumped on me at six.
      He took my breath away in that suit.
      We were robbed, that was never offside.
      They destroyed us in the second half.
      My team got hammered and we laughed all the way home.
      The review tore my draft to pieces. Fair points.
      Fireworks till two, the dog under the bed.
      Paintball with work, I'm covered in bruises and I got the boss.
      Judo grading: thrown eleven times, got the belt.
      I got into a silly argument with Lou about the bins.
      We had a row about the holiday and made up over toast.
      The landlord wants to see us about the damp.
      My visa came through!
      We got the permit. We danced in the corridor of the office.
      They refused my expenses, eleven pounds forty.
      The council rejected the shed.
      My proposal was refused and I'm cross.
      My essay came back with a sad little C.
      I got a parking fine.
      I handed in my notice. I'm free in four weeks.
      Interview tomorrow, shirt ironed, stomach in knots.
      I told the kids we're going to the sea and they screamed.
      We told the children about the puppy.
      We told my parents we're engaged.
      My sister is moving out of our room at last.
      My son moved into his flat today and I helped with the curtains.
      Dropped Ella at university, cried at the services, bought a pasty.
      Separated the whites for once.
      The kids are with their dad this week. I painted the hall.
      I had a good cry at the film and felt better.
      I got dumped by my hairdresser.
      I hardly know what to do with a free Saturday.
      Vor einem Jahr sind wir eingezogen.
      Heute vor fünf Jahren haben wir uns kennengelernt.
      Oma hat angerufen und drei Rezepte diktiert.
      Hace un año que vivo aquí y me gusta.
      Mi abuela me enseñó a hacer tortilla.
      Ça fait un an qu'on habite ici.
      Hoje faz um ano que começámos o jardim.
    `),
  },
  {
    name: 'ordinary',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Up at six, ran along the canal, saw the kingfisher.
      Meeting, meeting, sandwich, meeting.
      I finally fixed the tap.
      Sat on the step with tea and listened to next door's radio.
      The tomatoes are in. The slugs have been told.
      Phoned Dad. He talked about the gutters for half an hour.
      I was nervous about the talk and it went well enough.
      Marie made a curry that took the roof off.
      I'm trying to read more. Twelve pages.
      I feel better than last week and I don't know why.
      The train was full of football and I read my book.
      Bought a lamp. It's too big. I love it.
      Work was slow so I cleaned the shelves.
      My daughter made a card with nineteen hearts.
      Couldn't find the words in Spanish class and everybody waited nicely.
      Tidied one drawer. That was the day.
      I don't know what I want and maybe that's all right for now.
      Too hot. Sat with my feet in a bucket.
      We argued about money, then he made tea, then it was fine.
      I'm proud of how I spoke up today.
      Grey sky. Grey jumper. Good soup.
      The physics test was easier than I thought.
      He smiled at me at the copier, that's all, that's the news.
      I can't decide between the two flats.
      I worry that I talk too much. Then I talk about it.
      Somebody left a bag of plums on our step.
      Practised scales for an hour and then played the fun one.
      I'm behind with everything and the sun is out.
      Mum sent socks.
      Late night, early morning, no regrets.
      The kids were awful and then they were asleep and looked like angels.
      Read the old diary. What a drama I made of that haircut.
      Rain all day, the gutter sang.
      Went for a swim and thought about nothing for forty lengths.
      She's coming on Friday and I've cleaned behind the toaster.
      I said yes too quickly again.
      Paid the last of the loan. I bought a doughnut.
      Long phone call with Sam about nothing. I needed it.
      I got the time wrong and sat alone in the hall for an hour, quite happy.
      The new colleague is funny. That will help.
      Exam in two weeks. I've made a very beautiful timetable.
      I dreamt of the old house, the green door, and woke up smiling.
      He cooked, I washed up, we watched the one with the whales.
      Walked home the long way because of the light.
      My back hurts from the digging and the bed looks wonderful.
      I'm scared about the driving test and I'm going anyway.
      She didn't answer my message. It's probably nothing.
      I should ring Grandma more.
      The boiler man came. He knew my uncle.
      Spreadsheet until eight. I see cells when I close my eyes.
      Heute Kuchen gebacken, er ist zusammengefallen, er schmeckt.
      Arbeit, Einkauf, Sofa. Ein guter Tag.
      Hoy trabajé mucho y por la tarde paseé con Ana.
      Me gusta esta casa por la mañana.
      Journée longue, mais le soleil sur les toits.
      Hoje choveu e fiquei a ler.
    `),
  },
];
