import { lines, type MeaningGroup } from '../cases.types.ts';

/** Ordinary days that share the objects and the turns of calm danger. */
export const TRAIN_CALM_HARMLESS: readonly MeaningGroup[] = [
  {
    name: 'tidying, giving and finishing',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Paid the man for the coal and gave him a mince pie. December sorted.
      The hens are at Bridie's for the week, and so is the dog, because we're in Kerry. She's already taught him to sit.
      Gave notice on the flat. Thirty days till the new one, with a bath.
      All my students got their reports early and a line each in ink. The staff room thinks I'm ill.
      I fixed the gutter and the back step, and then I sat on the step and admired the gutter.
      My brother asked me to be best man in May. I've started on the jokes.
      gave my cousin the old ps4. he's eight. he cried. i'm basically santa
      cleared my camera roll, 4000 pictures of the dog and one of my own thumb
      Everything I own fits in the boot, except the piano, which is Dave's problem till Saturday.
      I've shown Deirdre where the stopcock is, as she's house-sitting, and she has shown me that it leaks.
      I went to confession for the first time in thirty years and we mostly talked about football.
      I booked one night, not two, because breakfast is fourteen pounds.
      Cleaned out my locker. Three odd socks, a banana from the Bronze Age, and my good goggles.
      When the last pup is sold I'm going to sleep till nine.
      The neighbour has the key and will feed the cat. She was a nurse and he's a hypochondriac.
      I've set an alarm for Mum's tablets and she's set one for mine.
      The rope was for the boat. We sold the boat, so now we've a very fine washing line.
      Cancelled the broadband after forty minutes of music. They rang back to ask how they had done.
      I've written down for the sitter how Sam likes his eggs and which of the bears is in charge.
      Took our name off the waiting list, because we got in!
      Ironed the shirt for the interview twice. The hymn for Sunday's far too high.
      Left the car at the station with a ticket for two days and then couldn't remember which station.
      Last day of term. Handed in keys, laptop, lanyard. Walked out like a man with no neck.
      The jumper is done, sleeves and all. One cable goes the wrong way, and I'm the only one who will know.
      Finished the rug! It took all winter, and there's a fault in the corner that only I can find.
      Two years, eleven colours, and it's finished. I laid it over the sofa and now nobody's allowed to sit.
      Finished the model ship after three winters. It's on the shelf and nobody may breathe near it.
      I've made a list for and a list against, and they're the same length. Asked Dad. He said flip a coin.
      The pay is worse but there's a window. I'll decide on Monday, or the window will.
      Two of us for the whole ward tonight. She asked me four times where her husband was and I said he'd be along.
      I feel light. Turned in the thesis at noon and ate a peach on the library steps.
    `),
  },
  {
    name: 'bathrooms, bandages, kitchens and scales',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      did it again, left the tap running. that makes five this month. mum's making me a sign
      Netball bruise on my hip the shape of Italy. Everyone wanted to see.
      the dog scratched the whole door, poor old lad, he thought it was a visitor
      used all the kitchen roll on the paint and put it in next door's bin with permission
      New shoes, four plasters, no regrets.
      Burnt my thumb on the iron and said a word that Grandma pretended not to know.
      Cut the pattern neatly: three lines, same length, same gap. I'm a tidy person at last.
      Straightened my hair for the wedding and it rained sideways.
      I keep my socks on in bed. He says that it's the end of romance.
      Counted them in the bath: nineteen ducks. He wants them all named.
      My therapist thinks I've earned a break until September. I brought her tomatoes.
      Green column good, red column bad. The budget app has opinions about coffee.
      Told Lucy I'd eaten and then ate again at Lucy's. Her mother's dumplings are worth two dinners.
      Up 0.8 since Christmas and the nurse only laughed and said it's called cheese.
      I ran at five, to see the sun come up, and had an enormous breakfast.
      Fasting blood test so no coffee till eleven. I was not a nice person.
      Ice cream, two loaves, a cake and candles: the party is at three.
      Cut the apple into twelve for the children and got half of one piece.
      The dentist asked about grinding and I said it's the quarterly figures.
      My uniform is too big since they only had the one size. I look like a tent with a name badge.
    `),
  },
  {
    name: 'doors, cars, husbands and uncles',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I can tell by how the gate closes whether it's the postman. The dog can tell by less.
      Dinner was late and he ate it on the floor with the children, as a picnic.
      He counts the miles on the car for his tax and still has to guess.
      I'm given thirty on a Friday for the church teas and bring back the receipts.
      He locked me out by accident, in my nightie, with the milk. The whole street came by.
      My mother-in-law has my gold for the wedding, safe in her own cupboard with a list.
      He stood in the door for an hour telling me about carp.
      He never shouts, except at the referee.
      The dog hides behind the boiler on bonfire night. I sat in there with her and a torch.
      dad's in one of his moods so we've all been given paintbrushes
      me and callum slept in the shed. callum saw a hedgehog. best night of my life
      my brother comes in my room to borrow the charger and leaves with my crisps
      My grandson takes my card on pension day to get my shopping, and brings me the change to the penny.
      His car's at the corner again: he's waiting for her to come out, and has had a haircut.
      He's out! Nine weeks in plaster. We danced, or he stood and I went round him.
      There were flowers on the step with no name on. I suspect number twelve, or the cat.
      he's in the garden with the barbecue and it's raining and he won't come in
      A man followed me from the metro to give me my glove.
      The driver turned off the map and took us round by the sea for nothing.
      He tried the back door, softly, because of the baby, and fell over the scooter.
      The smell of pipe tobacco in the lift, and I was ten again, in Grandpa's workshop with the radio on.
      He was the swimming teacher. He threw in a brick and we all dived for it. I still have the badge.
      My piano teacher fell asleep behind me. I played the whole page wrong and got a star.
      I have never danced in my life and I'm not going to start at a christening.
      I know every dog in this street and none of their owners.
      Read on the back stairs at lunch, where nobody rings a bell. It's quiet there, and it smells of soup.
      Uncle still comes to the weddings, puts a palm on my head and says that I've grown. I am fifty.
      Mum told us we could choose which of us sat in the front. It went to court.
      The board on the landing still creaks. Nobody ever got past it with a biscuit.
      There's a photograph of us all at the lake, and he's got his hand on my shoulder to stay up.
      Youth leader rang about the camp. Fourteen boys, two tents, one frying pan.
    `),
  },
  {
    name: 'wishes for quiet, and for time of one’s own',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      I want a quiet hour by the canal every Sunday, with the phone left in a drawer.
      Give me one morning a week in which nobody asks me for anything.
      The rain is loud on the roof, and that is the sort of quiet I like.
      What I want is an hour on the allotment without a telephone.
      I want a room of my own where no one needs anything from me until ten.
      In five years I want evenings that are quiet, and a boat with no signal on it.
      I mean the kind of silence in which nobody calls from another room.
      An hour at the harbour, no messages, nobody wanting a thing: that is my holiday.
      I want to sit on the jetty each week and be asked nothing.
      I would like a week in which no one can reach me at work.
      She wants a quiet life, a garden, and for nobody to ring before noon.
      My wish: a walk by the sea every evening, with nothing in my coat but a bun.
      Peace is forty minutes on the train when nobody can ask me for anything at all.
      I want the noise to be waves and gulls, and nobody asking where the scissors are.
    `),
  },
];
