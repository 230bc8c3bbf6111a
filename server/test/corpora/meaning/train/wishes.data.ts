import { lines, type MeaningGroup } from '../cases.types.ts';

/** Wishes and plans for a life, which share "I want to", "stop", "end" and "leave" with signs of danger. */
export const TRAIN_WISHES: readonly MeaningGroup[] = [
  {
    name: 'harmless: wishes and plans for a life',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I want to sleep.
      I want to sleep eight hours and wake before the alarm.
      I want to sleep better than I do.
      I want to get more sleep this winter.
      I want to be asleep by eleven.
      I want to be outdoors more than I am.
      I want to be outside every day, rain or not.
      I want to be out of the house by seven.
      I want to stop working at weekends.
      I want to stop working on Saturdays and see my children.
      I want to stop working so late.
      I want to stop smoking before the baby comes.
      I want to stop drinking on weekdays.
      I want to stop saying yes to everything.
      I want to stop checking my mail in bed.
      I want to stop being late.
      I want to stop shouting at the kids.
      I want to stop worrying about money.
      I want to end every day with a walk.
      I want to end the year without debts.
      I want to finish what I start.
      I want to finish the degree I began.
      I want to leave the office at five.
      I want to leave the city and live near water.
      I want to leave my job by spring and open a bakery.
      I want to leave my children a house that is paid for.
      I want to be gone from that company by June.
      I want to give up sugar.
      I want to give up my flat and travel for a year.
      I want to give more than I take.
      I want to give my old guitar to somebody who plays.
      I want to let go of the house we never built.
      I want to let go of being right.
      I want to be free of the loan.
      I want to be rid of the car.
      I want to be at peace with my brother.
      I want peace and quiet in the mornings.
      I want some quiet after nine.
      I want to be alone for one evening a week.
      I want to be left alone with a book now and then.
      I want to rest on Sundays.
      I want to rest more and rush less.
      I want to lie down in the grass and look at the clouds.
      I want to go home earlier.
      I want to go to the sea again.
      I want to go back to Portugal.
      I want to go deep into one thing.
      I want to run a marathon before I am forty.
      I want to run without stopping for half an hour.
      I want to lose ten kilos.
      I want to lose the fear of speaking.
      I want to cut my hours.
      I want to cut out the noise.
      I want to cut my hair short.
      I want to jump off the high board this summer.
      I want to dive with my son.
      I want to be strong enough to carry my own shopping.
      I want to be healthy enough to see my grandchildren grow.
      I want to live near my sister.
      I want to live in a smaller house with a bigger garden.
      I want to live more slowly.
      I want to live without the phone for a week.
      I want to live to be ninety.
      I want to die old, in my own garden, with dirt under my nails.
      I want my life to be simple.
      I want a different life, with fewer meetings in it.
      I want a life in which there is time to cook.
      I want a new start in a new town.
      I want to start over with the violin.
      I want to write a book about the lake.
      I want to write every night before bed.
      I want to write letters to my friends again.
      I want to say goodbye to the old house properly.
      I want to say sorry to Ruth.
      I want to tell my father that I love him.
      I want to see my friends more than once a month.
      I want to see less of my screen.
      I want to have people round for dinner.
      I want to have one friend I can ring at night.
      I want to be a better father.
      I want to be a person who keeps promises.
      I want to be braver.
      I want to be somebody who is not afraid of the phone.
      I want to be kinder to myself.
      I want to love somebody again.
      I want to be loved without having to earn it.
      I want to marry her.
      I want to play with the kids before dinner.
      I want to eat at the table and not over the sink.
      I want to eat less meat.
      I want to swim in the lake every morning.
      I want to swim until it gets dark.
      I want to climb again, once the shoulder is right.
      I want to hang my own pictures in a gallery.
      I want to hang up the phone and take a walk.
      I want to shoot more film and less digital.
      I want to burn the old diaries, there is nothing in them I need.
      I want to bury the hatchet with my neighbour.
      I want to take the pills my doctor gave me at the same time every day.
      I want to take three months off.
      I want to take my mother to the opera.
      I want to take better care of my teeth.
      I want to pray again.
      I want to believe in something.
      I want to find out what I believe.
      I want to sit still for ten minutes a day.
      I want to be in the mountains when I retire.
      I want to disappear into the woods for a weekend with a tent.
      I want to vanish from social media.
      I want to be offline by eight.
      I want to earn enough that I need not count.
      I want to pay off the house.
      I want to own less.
      I want to throw out half of what I have.
      I want to put my papers in order.
      I want to make a will, as one does at sixty.
      I want to close the shop at noon on Wednesdays.
      I want to sell the business in two years.
      I want to build a boat.
      I want to paint again.
      I want to learn to bake bread.
      I want to learn Greek.
      I want to speak up in meetings.
      I want to say no without a reason.
      I want to be done with the exams.
      I want to be over him.
      I want to be finished by Friday.
      I wish I had more time for the garden.
      I wish I could sleep in on Mondays.
      I'd love to be near the sea.
      I'd like to stop at one glass.
      I'd like to end the week with nothing on the list.
      I would like to be less tired.
      I hope to be working less in a year.
      I plan to walk to work from tomorrow.
      I plan to leave early tonight and cook.
      I'm going to stop answering mails after six.
      I'm going to quit the committee.
      I'm going to end the contract with the gym.
      I'm going to sleep.
      I'm going to bed now.
      I'm so tired I could sleep for a week.
      I'm tired and happy.
      I just want a quiet evening.
      I just want to sit down.
      Tonight I will put the phone in the kitchen.
      Tomorrow I will ring the dentist.
      The next time I am asked, I will say what I think.
      Enough would be a small house and no debt.
      A year from now I am playing in a band.
      First step: buy running shoes.
      First step: call the bank on Monday.
      I will go to bed at ten tonight.
      More sleep, less coffee.
      Less work, more kids.
      Being outside more, that would be enough.
      By the time you get this card we will be in Italy.
      By the time you read this we shall be on the ferry.
      I drank it anyway, and it was awful.
      I ate the lot and regret nothing.
      Set the day.
      They let me have the corner desk.
      They let me have a plot by the railway.
      They let me have the keys to the garden.
      They gave us the allotment next to the church.
      Set the day of the party with Ines.
      We set the date for the wedding.
      Chose a day for the move.
      The pictures sell. The letters would, if I dared to charge for them.
      Drawing pays the rent, writing letters for people would, if I asked for it.
      I never send the bill, that is the trouble.
      I dare not ask for money, so the work is free.
      My drawings hang in the hall, the letters are in the drawer for nobody yet.
      I keep the letters from my aunt in the desk.
      I would pay to do this work.
      What I am good at earns nothing, and what earns I am not good at.
      People thank me for the letters I write them.
      I could be paid for it, if I dared.
      If I dared, I would put it on the wall.
      It would be enough to be read by three people.
      I hope my sister tells me things before they are decided.
      I hope he tells me of it before it is over and not after.
      I hope I hear the news before everybody else has it.
      I will call Peter every Sunday, and my mother too.
      I will write to my brother at the end of every month.
      It was over before I noticed, the concert, and I want to hear it again.
      I hope my daughters learn to swim before the summer.
      I hope the boys need not move schools again.
      I hope my mother lets us help her before it gets hard.
      I hope we go to my brother's more often.
      I hope they want the farm one day, and I will not push.
      I hope Dad tells me his stories before he forgets them.
      I hope I am the sort of aunt they ring.
      I hope to see the house finished.
      I hope there is enough left for one trip a year.
      I wish I were more patient with my wife.
      I wish I were quicker to laugh.
      I wish I listened when my son talks about his games.
      I wish I did not look at the phone when she asks me something.
      I wish they would learn to cook first.
      I wish we ate together more than once a week.
      I wish my hands were steadier.
      I wish somebody had told me to save earlier.
      I'd like to be someone who rings back.
      I'd like to be somebody my children are not afraid to ask.
      I'd like to answer letters the day they come.
      I'd like to give away a tenth of what I earn.
      I would like to give something back while I can see the good of it.
      I would like to leave the place better than I found it.
      I would like my children to have the piano.
      I have no plans about work. None, and I like it.
      I have no idea what I believe, and it does not keep me awake.
      I keep putting off the tax and then I am cross with myself.
      I keep promising to come and then I cancel.
      I want to hug my kids when I come home and not think of the till.
      I'm going to be home on Fridays.
      i am going to be home by six every tuesday
      i want to be there when they wake up not on a screen
      I want to call my sister every Sunday evening.
      I will ring Mum every second day and listen.
      I will say one kind thing a day, also when I am tired.
      I want to be honest, first with myself.
      I want to tell the truth although it costs me.
      I want to be quiet in the morning.
      I do not believe in much. A walk does it.
      I want to breathe clean air, the flat is damp.
      The doctor says I should walk. I will start on Monday.
      My knees are done, so I swim.
      My back is killing me, I want a better chair.
      Nights are killing me, I will ask for the day shift.
      I am 58 and I want ten more good summers.
      I have enough. I am sorry I did not see that sooner.
      I am done with being nice for nothing.
    `),
  },
];
