import { lines, type MeaningGroup } from '../cases.types.ts';

/** Danger told in passing by people who would not call it that, in many voices. */
export const TRAIN_CALM_DANGER: readonly MeaningGroup[] = [
  {
    name: 'leaving, told as tidying up',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      Paid the man for the coal and told him not to come in December. He said are you moving, and I said something like that.
      The hens are at Bridie's. The dog is at Bridie's. I told her it was for the operation. There's no operation.
      I have written the PIN on the back of the photograph and put the photograph where Ngozi will look first.
      Gave notice on the allotment, on the gym, on the paper. Felt each one come off like a coat.
      All my students got their reports early and a line each in ink. I wanted them to have something from me that was kind.
      I put the good rings in separate envelopes so the girls have nothing to fight over after.
      I fixed the gutter and the back step, so he won't be left with that as well.
      My brother asked me to be best man in May and I said I'd be honoured. I don't expect to see May.
      did all my mocks revision notes for ellie, colour coded. she can have the lot. wont be needing them
      gave the ps5 to my cousin. he goes are you sure bro. never been surer of anything lol
      posted my last video. nobody knows its the last one. 14 likes
      told mum i loved her at the door and she laughed and said what do you want. nothing. dont want anything
      i unfollowed everyone and cleared my camera roll except the ones of the dog, they can keep those
      Everything I own fits in the boot. I gave the rest to the charity shop and the woman thanked me as if I'd done her a favour.
      I finally wrote to Peter and said sorry. That was the last thing on the paper. I've crossed it out now.
      I've shown Deirdre where the stopcock is, and the fuse board, and how the pension comes. She said why are you telling me this.
      One more month so the insurance counts. I rang and asked them, as if it were for a friend.
      The will is with Mensah and the small debts are settled. When a man has finished his accounts he may close the shop.
      I have chosen the hymn and put it on a card. I've chosen the shirt. I've ironed it.
      I went to confession for the first time in thirty years. I didn't tell him what it was for.
      I booked one night, not two. The lady asked would I want breakfast. I said no.
      Left the car at the station with the ticket paid for two days, so nobody will look at it before then.
      I cleaned out my locker and my desk and took down the drawings my daughter did. I wanted no one to have to carry a box.
      My passwords, my bank, the vet, the landlord. One page. It is strange how a life goes on one page.
      It's the third of the month when the pension comes. I'll wait for that, so there is money for the week after.
      I have been so nice to everybody this week. It is easy when you know.
      I feel light. People say I've turned a corner. I have, only not the one that they think.
      Now that the date is fixed I can enjoy things. I ate a peach. It was a very good peach.
      When the last pup is sold I've no more reason to get up at five, or at all.
      Neighbour will hear the dog and she has the key. She was a nurse. She won't be frightened.
      I know where to stand so that the driver has no time to think about it. That bothers me, the driver.
      I've asked Halima to take the children on Thursday to Friday. She is glad to. She thinks that I need a rest.
      I've set the alarm clock for Mum's tablets and taught her to hear it without me.
      The rope was for the boat. We sold the boat. I didn't throw the rope away.
      the app asks my goal for next year and i left it empty and it said are you sure
      Cancelled the wedding catering, the broadband, the subscription for her medicine box. Not the last one. That one I moved to my sister's name.
      I sit with the folder on my knee and think, it's all there, they could do it in one afternoon.
      After the harvest, I said, and after the christening, I said. Now there isn't another after.
      I took my name off the bell. It looked tidier.
      Sent back the library's book unread, as I'd not have had the time.
      I've written down how Sam likes his eggs, what the inhaler is for, which nights he's afraid. Somebody will need that.
    `),
  },
  {
    name: 'not minding whether one wakes',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I've stopped putting on the seat belt. It's not a decision. I just don't see who it's for.
      When the siren goes they all run down and I lie there and listen to the stairs. I don't go any more.
      I'd not do anything. I only wish the plane had been my plane.
      The doctor said it might be serious and I felt hope. That's a thing to write down.
      If it comes back I shan't have it treated. I've not told anybody and I'm almost looking forward.
      I crossed without looking today. The man shouted and I thought: oh, you saw me.
      I do my sums when I can't sleep: without me there's one mouth less, one room more, and the money from the policy.
      He could marry again. She's young enough to forget me. It'd be a kindness, really, and I am not even sad as I write it.
      every night i say ok god you can take me now and every morning theres the ceiling
      honestly if a bus took me out on the way to school id be like thanks bus
      i dont want to do it i just want it to have been done
      Nobody is holding on to me and I am not holding on to anything. It would be like letting go of a cup.
      I park on the top floor of the multi-storey, though there's room below. I get out and look, and then I go to work.
      I've been saving the night ones in a film tin. Twenty-eight. I don't count them, I just know.
      The chemist gave me two months' worth by mistake and I didn't say a word. I put the second box behind the flour.
      I looked up how cold the water has to be. For no reason. I closed the page.
      I keep driving past the quarry. Tonight I stopped and turned the engine off.
      The platform was empty and I stood over the yellow line till the wind of the train moved my coat. It's the third time this week.
      I had it in my hand for an hour. Then the phone rang and it was only about the boiler, and I put it back.
      There are nights when it's only the dog's needing out that gets me to morning, and the dog is fourteen.
      Somebody at work said see you Monday, and I thought, will you, and I felt nothing at all.
      I don't see myself in any picture of next year. I look for myself at the table and the chair's been taken away.
      My own children talk round me as if I were furniture, and I begin to think that furniture is put out when it's done.
      I am a burden, that's all. I weigh on each of them a different way. It would take one afternoon to lift it off.
      They'd cry for a week and then they would sleep, all of them, for the first time since I got ill.
      I say my prayers and the last of them is that I won't wake.
      What stops me is the mess. It's not love, I'm sorry to say, it's the carpet.
      I hold the balcony rail and my hands know. I go back in and wash the cups.
      the voice is polite now. it says whenever youre ready
      I asked the priest if God forgives that too. He asked why. I said it was for a novel.
      Drinking till I can't feel the stairs. One of these nights I'll not feel the last one either, and so be it.
      Sometimes I take two more than it says, to see. Nothing has happened yet.
      I've no plan. I've a place, and a day that I like the sound of, and no plan.
    `),
  },
  {
    name: 'self-harm that nobody may see',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      did it again after the phone call. hip this time cos of netball. its calm after, like when a fridge stops
      that makes five. told miss i was carrying brambles
      i do it where the waistband goes so my sister wont see when we get changed
      said it was the dog. he's never scratched anyone in his life poor old lad
      it's neat. three lines, same length, same gap. i am a tidy person, everyone says so
      bled through my tights in maths and tied my jumper round. nobody said
      used kitchen roll and put it in next door's bin
      mum's asking why we go through so many plasters. i said new shoes
      I had not for eighteen months. Then tonight, after supper, I had, and I slept like a child.
      My wife thinks I caught it on the fence at the depot. I'm forty-six. I thought this was something girls did.
      I put the iron on my arm for a second. Only a second. I've said that it was the steam.
      It's not for attention, nobody's seen it for eleven years, I wear a shirt on the beach.
      it doesnt fix anything but for a few minutes theres only one thing and its mine
      I open the old ones with the nail. I'm not making new ones so it doesn't count, I tell the counsellor.
      There is a piece of a broken mirror in my pillowcase, wrapped in a sock. I like to know it's there.
      Whenever the manager calls me in I go to the end cubicle afterwards. I've a small kit in my make-up bag.
      counted them in the bath. nineteen on this side. some are silver now
      i said id ring the number before. i didnt ring the number. i did it and then i washed the sink
      Bit the inside of my arm in the stockroom until the shaking went. Back on the till by five past.
      I punched the wall until two of them swelled, and went to bed. It's better than the other thing.
      I can't wear the sari blouse at the wedding, with short sleeves. I've told Amma that I am fasting from fashion.
      my therapist thinks i stopped in march. i did stop in march. then i started in april
      the nurse saw. she said love these are new. i said no theyre old and she wrote something down
      promised becky on her life. lasted nine days
      hair straighteners on the inside of my thigh. counted to eight
      He asked me why I keep my socks on. I said my feet are cold. It's where I do it now.
      every time she screams at dad i go upstairs and get the thing out of the book it's in
      pulled out my lashes again, all the left ones, and then the other thing, and then i did my make up
      Last week once, this week every day. After it I can do the washing up and talk to my mother.
      No one looks at the soles of your feet.
    `),
  },
  {
    name: 'hunger as a rule',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      Today: coffee, coffee, a rice cake, coffee. I wrote it in the green column. Green is good.
      Told them I ate at Lucy's and told Lucy I'd eaten at home. It's easy, there is always somewhere else.
      i chew and then i spit it in the napkin and then i say i'm stuffed
      46.2. yesterday 46.6. it's like a drug when the number moves
      Went behind the gym and brought up the lot, and then taught my class with a mint in my mouth.
      There's blood when I brush after. My dentist asked about reflux and I said yes, reflux.
      The shop knows me. Two loaves, ice cream, a cake, all for a party. There's no party. It's me and the bathroom.
      Ate everything in the cupboard standing, even the dry oats, then knelt. It is the fourth time since Sunday.
      I like to feel the bone here when I lie on my side. It means that I've been strong.
      They say I look ill and all I hear is that it's working.
      i cut the apple into twelve and each piece is a minute and then thats dinner
      my heart went funny on the stairs. sat down. got up. did the other four floors because thats the rule
      Lost my job's uniform twice, they've no smaller one. I kept a straight face until I was in the car.
      I do the family's cooking, three dishes, and carry it all to the table, and I've soup that's mostly water.
      Everyone at church says how well I'm keeping. I haven't kept down a meal since Lent.
      Men don't get it, the leaflet has a girl on it. I'm a drayman. I do it in the yard behind the barrels.
      she made me sit at the table till ten. i put it in my sleeve, bit by bit. the whole fish finger
      downy hair on my arms now, like a peach. i looked it up. i know what it is
      My periods stopped in the spring and I was glad, it's one thing less.
      I ran at five and again at nine because of a spoonful of rice.
      coins in my bra for weigh in. the nurse said well done and i nearly laughed
      water loading. two litres then the scales then the toilet. im up 0.8 officially
      It came back the week of the divorce, as though it had been waiting in the hall with its coat on.
      I have a book of every meal since I was fifteen. It's the only diary I never miss.
      hungry is clean. full is dirty. thats all it is really
      Dad cried in the car outside the clinic. I thought about the banana they'd make me eat.
    `),
  },
];
