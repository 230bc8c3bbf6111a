import { lines, type MeaningGroup } from '../cases.types.ts';

/** Written examples of veiled danger: starving, hurting oneself, being kept, controlled or hurt at home. */
export const TRAIN_HARM: readonly MeaningGroup[] = [
  {
    name: 'veiled: starving',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      Four days on water and tea. I feel holy.
      I had half a cracker and I hated myself for the half.
      told them i'd already eaten. told them i had a big lunch. told them i'm not hungry
      My collarbones are finally showing. I touch them under the desk.
      I eat alone so that no one sees I don't.
      The less I eat the more in charge I am.
      Dinner went into the napkin, the napkin went into the bin, the bin went out.
      Sick again after tea. On purpose. I know where Mum keeps the radio and I turn it up.
      200 calories and a long walk to take them back.
      44.1 this morning. If it's under 44 I can have an egg.
      i feel powerful when my stomach growls and i dont listen
      My skirt turns right round on me now. The girls are jealous.
      Stood up and everything went black, sat down, stood up. Still not eating.
      I've had nothing since Thursday's yoghurt. It's Sunday.
      Nan's making stew. I'll push it about till it looks eaten.
      There's hair on my arms like down, and it's winter in me the whole time.
      I threw up until there was only yellow and then I slept like a child.
      Fingers down my throat, tap running. Two minutes. I've got good at it.
      I took six of the ones that make you go. It's flat now, my belly, it's lovely and flat.
      Not allowed to eat till I've run ten. My rule.
      each bite i chew 40 times then spit
      I drank water before the nurse weighed me so she'd see a better number.
      They say I look ill. I look disciplined.
      The hunger is my friend. It's always there.
      no food today. no food tomorrow. maybe then ill deserve the weekend
      Cut my apple into sixteen pieces, ate eleven, felt like a pig.
      I want to be so light that there's nothing left.
      I've stopped getting my period. I've won something, I don't know what.
      Breakfast: none. Lunch: I fed it to the gulls. Supper: headache.
      ate a whole loaf like an animal and then got rid of it in the garden so no one would hear
      I weigh myself nine times daily. I write it down like prayers.
      My heart skips, the doctor says potassium. I say it's excitement, nearly at goal.
      Food is for people who've earned it.
      My son leaves me sandwiches with notes. I put them in the drawer. The drawer is full.
      gum for breakfast, coke zero for lunch, sleep for dinner
      You could see every rib in the changing room, and nobody said a word, and I was proud.
      I exercise in my room at night with the light off so they can't hear me counting.
      Under fifty now. It used to be enough. Now it has to be under forty-seven.
      I'm disgusting. I had soup. I'll go without for two days for it.
      Can't stop thinking about bread. I won't give in. Day eight.
      I've worked out how to look like eating. Fork up, talk, fork down.
      sucking ice till dinner then pretending i got a stomach bug
      My teeth are going from it, the dentist asked. I said lemons.
      I'm shrinking and it's the only thing I have ever been good at.
      I don't eat on days when I've been bad. I've been bad since Monday.
    `),
  },
  {
    name: 'veiled: hurting oneself',
    tier: 'quiet',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      I pressed my arm on the radiator until I'd counted to twenty.
      The iron was on. I put the back of my hand to it. It helped.
      Wore a jumper in the heatwave again because of my arms.
      i did it again in the shower, watched it go down the drain
      Held the lighter under my palm till the smell.
      Six lines today. Neat, like a ruler.
      My nails are bloody from what I do to my legs at night.
      I pulled my hair until some came out and it was such a relief.
      They think it's eczema. It's not, it is me.
      Hit myself with the hairbrush, on the thigh where nobody sees.
      I banged my head against the wall till it was quiet in there.
      dad asked about the marks and i said brambles
      I turn the tap to the hottest and stand under it. I come out red and calm.
      I keep a pin in my sleeve for the lessons.
      There's a shoebox with my things in it. Blades, gauze. I'd die if Mum saw it.
      Picked open all the old ones.
      relapsed. bathroom. towel's in the bin. day one again
      I hurt on the outside now, which is better.
      I deserve the burn. I made it, I blew on it, I made it again.
      I punish myself with the belt when I've eaten or shouted.
      Steam from the pan, my wrist in it. Nobody looks at a cook's wrists.
      Shaving cut, I said. Eleven of them, in a row.
      I bit my hand so hard that there's a half-moon.
      I scratched a word in my leg. It's not a nice word.
      Out of plasters again.
      poured wax on myself bc i couldnt cry
      When she left I put my fist through the glass door and was glad of the stitches.
      I dig my nails in till it bleeds, under the table, smiling.
      I've been doing it since March. Only the upper arms, so I can wear T-shirts.
      The matches are my secret. Always the left ankle.
      It calms me to see it come up red.
      i stubbed it out on my knee and felt nothing so i did it again
      Mixed the cleaning things and breathed it in on purpose for a while.
      I get in the bath when it's scalding as I ought to be boiled clean.
      I don't do it to go. I do it to stay. But deeper than last week.
      Needle, ink, needle, no ink.
      My boyfriend kissed the scars and then he found the fresh one.
      I slapped my own face in the toilets until the bell went.
      The compass point again in physics. It's only a bit of blood.
      Squeezed the rose stem till my hand was full of thorns. There. Better.
      Did it on the hip, so the swimsuit covers it.
      I knocked my knuckles raw on the bricks, and told them I fell off my bike.
      held my fingers in the door and pushed it shut. don't know why. do know why
      I pour the hot water over my foot when I've been stupid. I'm often stupid.
      I went without my coat in the snow till I couldn't feel my hands, because I don't get to be warm.
      Oven rack, forearm, three seconds. I call it paying.
      I let the wasp sting me and I went to look for another.
      Can't sleep unless I've done it.
      i keep a lil razor behind my phone case so i feel safe
      The urge came at four and I lost. Long sleeves for a week.
    `),
  },
  {
    name: 'veiled: kept and controlled',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      He locks the flat from outside when he goes to work and says it's because of burglars.
      She's got my cards. I get coins for the bus and I have to bring the ticket back.
      He wants a picture of the room each time I'm out, to see who's there.
      I'm not to speak to my sister. She's a bad influence, he says, as he's said of everyone.
      my bf has my insta password and he answers my friends as me
      If I'm ten minutes late from the shops he asks me to account for the ten.
      My husband reads my messages aloud at dinner in a silly voice.
      He's counted the kilometres on the car again.
      I've to ask for the key to the pantry.
      He took the battery from my phone, so I'd listen to him.
      I can't have the door closed. Not even the toilet.
      She says if I tell anybody she'll take the kids where I will never see them.
      My father-in-law keeps my papers in his safe. He says what would you want with them.
      I hid twenty euros in my shoe. I have been hiding twenties since spring.
      He doesn't like me in trousers. So I don't wear trousers.
      i'm not allowed friends that are boys. or girls really. he says they turn me against him
      He turns off the light and goes on talking at me in the dark until I agree.
      I had to quit the course. He says it made me difficult.
      He'd smash the piano if I played it, so I play on the table.
      I delete this page's photo after I write. He goes through it on Sundays.
      She decides when I eat. If I've been good it's with the others.
      They'll send me back there to marry him. Baba has bought the ticket, only mine has no return.
      They've promised me to my cousin. I'm fifteen and nobody asked.
      He put cameras up for the cat. We don't have a cat.
      I don't have a key to where I live.
      I'm paid nothing and I sleep in the laundry room and they hold my passport.
      He cut up my bank card at the table, slowly, like meat.
      Told the doctor everything's fine. He was sitting right next to me, he always comes in with me.
      He rings my work to check that I'm at my desk.
      She stopped giving me my tablets until I'd said sorry to her friends.
      He said nobody would believe me, and he said it so kindly.
      I walk on eggshells from the moment the car's in the drive.
      He's in charge of the thermostat, the telly, my hair.
      I'm scared to go home. I sat in the car park for an hour until he rang to ask where I was.
      my mum locks the fridge and the food cupboard when i talk back
      Slept in the bath as it's the only room with a bolt.
      I whisper on the phone even when he's out. I think that he can hear it in my face.
      My partner says I imagine things. I write it down so I know I didn't.
      He threw my house keys into the river to teach me.
      If I say I'm leaving he says then he'll do something to himself and it's on me.
      She has the photos and she'll send them round if I break up with her.
      he made me block everyone. now theres only him in my phone
      I only go out with his mother beside me.
      He burned my books in the yard. The neighbours watched.
      The shutters are screwed down. He did it in summer, he told me it's for the heat.
      I've learned how to breathe so he can't say I'm sighing at him.
      My brothers follow me to school and back and they report.
      Had to kneel and say I was wrong, in front of the kids.
      If dinner's late there's no talking for three days. Then the door thing.
      I've packed a small bag and it's at Nadia's. The documents I can't get to.
      I asked to ring my mother. Tomorrow, he says. It's been tomorrow since August.
    `),
  },
  {
    name: 'veiled: hurt at home',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      The bruise has gone green and I've told them it was the cupboard.
      I listen for his key. From that I know.
      dads home and its one of those nights, headphones on, door jammed with the chair
      He squeezed my wrist till something clicked. Nobody saw, we were smiling.
      She pulls me by the hair when the homework's wrong.
      I said I slipped on the ice. In May.
      He's always so sorry afterwards. He cries more than me.
      I wear my hair down because of the ear.
      Mum threw the pan. She missed. She doesn't always miss.
      The hole in the door's the size of his fist and it was next to my head.
      It was my own fault, I answered back, and now I've a lip like a plum.
      He comes into my room when Mum's on nights. I lie like a plank.
      I didn't want to and he went on. Is there a word if it's your husband?
      he doesnt stop when i say stop. is that normal
      I woke up in a room I didn't know, with my clothes wrong. I've told nobody.
      My uncle says it's our game and games have rules, one is not telling.
      I send the kids upstairs when he opens the third one.
      My carer pinches me where the sleeve is.
      We all go quiet like mice when the car door slams.
      He had his hands on my throat, not for long, he says it was a joke.
      The teacher asked where I got the marks from. I said PE. We've had no PE.
      He shoved me and I fell on the step, and the baby was in my arms.
      I've got good at make-up. I could open a shop.
      There was a belt. There's usually a belt.
      My son raises his hand to me now, like his father did. I'm afraid of my own boy.
      She broke two of my fingers with the drawer and drove me to casualty and held my hand.
      Grandad touches me in a way that I don't like, I hide at the neighbour's.
      I keep my shoes by the bed. And money. And the little one's coat.
      The dog goes under the sofa before I've even heard him. Good early warning, the dog.
      He kicked me out of bed, I mean kicked.
      My trainer says that he has to check my hips and he locks the door of the physio room.
      I don't cry out any more because of the children.
      Everyone says what a nice man. Nobody's seen the kitchen.
      mum's bf punched the wall next to me and said next time
      They held me down for a joke, they filmed it. I laughed as well so it would end sooner.
      He woke me with water. He thinks it's funny. I don't sleep now.
      I stood on one leg in the hall until midnight, that's the punishment for lying. I hadn't lied.
      My wife hits me. There, I've written it down in pencil.
      He made me do it. I said I had a headache and he made me do it.
      I was locked in the cellar as a treat for the others.
      Nose bled on the good cloth, I washed it before he saw, as that would be another one.
      His temper has got a timetable: pay day, match day, my mother's birthday.
      I've a cracked rib and a story about a ladder.
      I ducked before he'd even moved, and that made him angry, that I ducked.
      after what he did at the party i cant stop showering
      He pushes me about. Not hitting. Pushing. Against things.
      It's quiet tonight. That's worse.
      My brother does stuff to me at night and says no one would believe a kid.
      She burnt my hand on the stove so I'd learn about stoves.
      The landlord says we can settle the rent another way.
    `),
  },
];
