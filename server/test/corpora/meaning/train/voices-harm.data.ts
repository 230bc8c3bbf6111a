import { lines, type MeaningGroup } from '../cases.types.ts';

/** Veiled self-harm, starving and harm at home in many more hands. */
export const TRAIN_VOICES_HARM: readonly MeaningGroup[] = [
  {
    name: 'veiled: starving, in many voices',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      Half an apple, cut into sixteen, took an hour. I was so proud I could have sung.
      If I can close my hand round my arm above the elbow I'm allowed to go to the party.
      told mum i ate at maisies told maisie i ate at home. day 4
      The hunger's like a clean room. I do not want anyone to come in with food.
      I chew and then use the napkin. Nobody looks at napkins.
      They weigh me in a gown now, because of the coins in my pocket last time.
      My hair is in the plughole again. Worth it. The number moved.
      Nothing passed my lips since Tuesday but black coffee, and I feel holy.
      i know the calories in a stamp. i lick envelopes and think about it
      I fainted in the shower and my first thought was that it's working.
      I run until the dizzy bit, then another lap, then I've earned the yoghurt.
      She said I looked healthy, so I stopped breakfast as well.
      Ran the tap so they wouldn't hear me in there after dinner. Twice this evening.
      my goal is the number i was at eleven. im seventeen
      Laxatives in the tampon box, scale under the bed, a smile for Grandmother.
      I don't deserve dinner on days that I've been useless, which is each day.
      The nurse says my heart is slow like an athlete's. I know why, and I'm not telling.
      I keep a photo of my ribs, from March, and I'm not there yet.
      Gave my packed lunch to the pigeons again. They're fat and I'm winning.
      Four hundred a day and if I go over, I pay for it on the stairs until I see stars.
      Everyone at the table had cake. I had the feeling of not having cake.
      No periods since the autumn. One less thing.
      I put my fingers down after the birthday meal, it's only manners to eat it first.
      cold all the time, fuzzy arms, lol im basically a peach. 41 kilos tho
      My wife thinks I eat at the depot. The depot thinks I eat at home. I've not eaten since Sunday.
      Empty is the only thing I am good at.
    `),
  },
  {
    name: 'veiled: hurting oneself, in many voices',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      The straightener on the inside of the leg. It's a very exact feeling.
      I held the spoon in the flame until it would do what I needed it to do.
      put my hand flat on the hob and counted. got to three
      Long sleeves in July again, and a story about the heat rash.
      I hit the wall till the knuckles opened, and then I could think.
      It isn't much. It's only the little blade out of the sharpener. It's only the hip, where nobody looks.
      snapped the elastic band till it was all red lines. the counsellor said to. not like this tho
      I pick at it so it won't close. As long as it's open I'm all right.
      Scalding bath, as hot as it would run. I got in anyway, that's rather the point.
      The iron slipped, I told them. It has slipped in the same place four times.
      After the call I went into the bathroom with the nail scissors and came out calm.
      i keep count on my leg. one for every day i messed up
      I bang my head on the tiles at night, softly, so the others don't hear, until the noise inside stops.
      The lighter's not for smoking. I gave up smoking.
      My forearm looks like a ledger.
      I bite the inside of my arm through meetings. They think I'm leaning on my hand.
      pressed the hair curler on my stomach because i ate. fair's fair
      I tell myself only until it bleeds, and it's got so that takes longer.
      Bought plasters again, the big box, different shop so that they won't wonder.
      Boiling kettle, my wrist over the spout. It shuts everything up for half an hour.
      My therapist counts the days since. I let her. I began again in the spring.
      I scratched the word into my thigh so I would remember what I am.
      its only on the days with a y in them haha
      Pulled out the lashes on the left. The right ones are for tomorrow, if I fail again.
      There's relief in the exact second it goes in, and I don't know how to tell you how much I need that second.
      Held ice till my hand went dead, it isn't enough any more. Went back to the other.
    `),
  },
  {
    name: 'veiled: kept and controlled at home, in many voices',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      He takes the car key and the front door key with him. In a fire, I suppose I'd jump.
      She reads my messages out loud at dinner in a funny voice and I have to laugh.
      I get thirty minutes for the shop. He has walked it with a stopwatch.
      my bf has my passwords, i dont have his. he says thats what love is if ur not hiding anything
      My wages go to his account, and on Fridays I ask for what I need and say what for.
      He's had the lock turned round, so it locks from the hall.
      I am not to see my sister. I'm not to say why. When she phones I say I am busy.
      Passport in his safe, residence card in his safe, me in his kitchen.
      He counted the tampons. He thinks I was somewhere else when I bought them.
      i have to send a photo of where i am every hour or he gets weird
      My daughter-in-law keeps my pension book and says that I'm confused. I am not confused.
      There's a camera in the living room since I talked to the plumber.
      Asked if I might go to evening class. He did not say no. He put my books in the bath.
      She says that if I leave she'll tell them I'm an unfit father, and then the door locks again.
      I hide five pounds a week inside the flour. At this rate I'll be out in four years.
      he deleted all the boys off my phone then the girls then mum
      The heating is on when he's in. When he isn't I wear two coats.
      I'm allowed the garden. I'm not allowed the gate.
      He sits outside my work in the car from four. The girls think he's devoted.
      My brother picks what I wear and walks behind me to college, and says what would happen if I took it off.
      Whatever I cook is wrong, and then nobody eats, and I must sit there until he says.
      He unplugs the router when he goes out and takes it under his arm like a baby.
      I've learnt to ask in the right voice. There's a right voice for going to the dentist.
      she checks the mileage on my car. i park round the corner and push
      I told the health visitor all's well, he was behind the door.
      My husband says no one would believe a woman with my accent, and closes the bolt.
    `),
  },
  {
    name: 'veiled: hurt at home, in many voices',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      We are very quiet when the car comes in. Even the dog gets under the stairs.
      My tooth is loose and I have a story ready about the cupboard door.
      when dad gets his quiet voice i take my brother up to the attic
      He never marks the face. He is careful like that.
      I've been to three different A&Es so that nobody starts to recognise me.
      She threw the pan and I caught it with my elbow. I'm six foot two, who'd I tell.
      Sunglasses at the school gate, in November.
      It was my own fault, I'd let the dinner go cold, and my ear has been ringing ever since.
      my uncle's coming to stay again and i said can i sleep at grans. nobody asks why
      He apologised on his knees, he wept. That makes five times since the honeymoon.
      There's a dent in the fridge the shape of my shoulder.
      I said not tonight, and it was tonight anyway, it is always anyway.
      The stick is behind the door. I'm fourteen, and I'm good at maths, and I count.
      Had to wear a polo neck in the heat wave. Said I'd got a chill.
      my mums boyfriend walks in when im in the shower and says sorry every time. every time
      Nurse in the home is rough with us who can't ring the bell.
      I clean up the glass before the children come down. They've learned to wear shoes.
      His hands on my neck for a second only, he was showing me how easy it'd be.
      At least when he's passed out on the sofa I can breathe.
      the choir master keeps me back to turn the pages. i hate it when he shuts the door
      Fell again, I wrote in the accident book. I never used to fall before I married.
      I know it's going to be bad when he turns the music up.
      My wife says that I drive her to it. There's a fork mark on my hand.
      She's fine with me when my son is in the room. When he goes she pinches where it's soft.
      I pack a bag in my head every night and every morning I make his sandwiches.
      I put my arm up and so it was my arm.
    `),
  },
  {
    name: 'veiled: run on, listed, laughed off, in many voices',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      anyway school was fine maths was fine lunch was fine and i looked at the trains for a bit and thought about it and then i got chips so
      went to the shop got bread got milk walked home by the bridge stood there a while walked home made toast nobody knows
      1. return library books 2. say thanks to nan 3. leave phone at home 4. go
      lol if i go missing dont look too hard x
      Plans for the weekend: tidy room, charge nothing, write to three people, not be here Monday
      jk about the bridge thing. mostly jk. like 60 percent
      had a nice bath had a nice dinner took the nice photo so theyd have one and im calm its weird how calm
      Monday gym. Tuesday pay Dad back. Wednesday post letters. Thursday –
      haha guess who worked out how many you need. its me. anyway love island is on
      so tired so tired so tired and not the sleep kind and the pills are right there and mum is calling dinner ok bye
      Shopping: eggs, bread, something strong, paper for letters
      the dog is walked the plants are watered the rent is paid and i have run out of things to do first
      im so funny everyone says so ill be so funny at my funeral lmao
      today i laughed a lot which is suspicious cos thats what they always say afterwards isnt it, oh but she was laughing
      Got up. Got dressed. Got as far as the roof. Got down. Got chips.
      wish me luck for friday (not an exam) (u wont see me sat) (kidding) (am i)
      Did the crossword, fed the birds, put out my good suit with the note pinned on it, and now the news.
      everyones like see you after summer and im like haha sure
    `),
  },
];
