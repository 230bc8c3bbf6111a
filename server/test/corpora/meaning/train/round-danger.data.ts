import { lines, type MeaningGroup } from '../cases.types.ts';

/** The first phrases that were held out. The lists have been extended since, so they are trained on now. */
export const TRAIN_ROUND_DANGER: readonly MeaningGroup[] = [
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      I'm going to take my own life once the kids are asleep.
      I want to be dead. Not asleep, not on holiday, dead.
      tonight im gonna do it, im gonna kill myself and nobody can stop me
      Made tea. Fed the cat. Decided I am going to end my life on Friday.
      i honestly want to kill myself rn and i have the stuff to do it
      The only thought I have left is how to kill myself.
      I've got the rope and I am going to use it tonight.
      I keep planning how I'd hang myself and today the plan got a date.
      I don't want to be alive any more and I've stopped pretending otherwise.
      shopping: bread, eggs, washing powder. also i want to die. also stamps.
      I'm suicidal. There, it's written down.
      Cut my thighs again in the bath, deeper than last time, and it won't stop bleeding.
      i cut again today, both arms, hid it with my hoodie
      Burnt myself with the lighter again tonight, three places.
      I've just swallowed all of Mum's heart tablets.
      ive taken everything in the cabinet and im lying down now
      I took two boxes of codeine about an hour ago and I feel strange.
      He strangled me last night until I saw white.
      My husband punched me in the stomach this morning because the shirt wasn't ironed.
      She threw the pan at me and then kicked me while I was down. My wife did that. Today.
      My boyfriend raped me on Saturday night and then made breakfast.
      My stepdad came into my bed again last night.
      He's got a knife and he's in the hallway, I'm writing this in the bathroom.
      Dad is beating Mum right now and I can hear it through the floor.
      He says tonight he will kill me and I believe him.
      I am going to stab him when he comes through that door.
      I want to kill my brother. I've sharpened the knife. I mean it.
      I'm going to drive into the crowd at the market on Saturday.
      I'm going to jump. The multi-storey, top floor, tomorrow at six.
      I am standing on the bridge and typing this with one hand.
      Can't do another day. I will shoot myself before the weekend.
      lol so anyway i want to kill myself jk jk but not really jk
      I will end it tonight. The note is under the fruit bowl.
      My plan is pills and the bath, on Sunday, when they are all at church.
      I need to die. That is not a figure of speech.
      my chest is crushing and my arm is numb and i cant breathe and nobody is here
      All I can think of is suicide, at work, in the shower, at the lights.
      I'm going to throw myself in front of the 7.42.
      I want to slit my throat, I've been holding the razor for an hour.
      I hurt myself again. I use the compass from my maths set.
      ich bringe mich heute abend um
      Ich will sterben, ich kann an nichts anderes denken.
      Me quiero matar y ya sé cómo.
      Quiero morir esta noche.
      Je vais me tuer ce soir.
      Eu quero morrer, não aguento mais viver.
      Vou me matar hoje.
      Mein Freund hat mich gestern wieder geschlagen und gewürgt.
      my father hit me with the cable again, my back is open
      work then gym then pasta then i sat in the dark and decided to hang myself in the garage tomorrow then telly
    `),
  },
  {
    name: 'veiled',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      I gave Marek my bike and the record player to the woman downstairs. Nothing left to sort out now.
      Found homes for both dogs. The flat is clean. I feel strangely light.
      Signed the car over to my brother without saying why. It's neater this way.
      I've written down which bulbs go where so that whoever comes after doesn't have to ask.
      The girls will be fine. Better, honestly. There's money in the account for the first year.
      I hugged every one of them a bit too long tonight. They didn't notice.
      If something happens to me, the folder is in the second drawer.
      Cancelled the dentist in March. No reason to keep it.
      I didn't renew anything. Not the passport, not the library card. What for.
      There isn't really a next year in my head.
      I look at the tall buildings differently these days.
      I counted again what's in the bathroom cabinet. It would be enough.
      I've been standing too close to the edge of the platform. Nobody sees it.
      Some nights I sit in the car in the garage and just hold the key.
      I wish somebody would switch me off.
      If I didn't wake up, I don't think I'd mind.
      I'm a ghost in this house already. They'd only need to stop laying the fourth plate.
      It would be days before anybody came to look. The milk would go first.
      They'd cry for a week and then they'd breathe out.
      I am so tired, and not the kind that sleep fixes. I want it to stop. All of it.
      everyone says it gets better and i just nod. i wont be there for that part
      I keep thinking how quiet it would be under the ice.
      Not long now. It is calm, like the last day of term.
      I practised the letter in my head on the bus. It's short.
      Deleted all my photos. I don't want them to have to go through it.
      Nothing but black coffee since Sunday. My hands shake and I am proud of it.
      312 calories. Yesterday 280. I can feel my ribs when I lie down and it helps.
      If I eat I have to run till it's gone. Tonight eleven miles.
      Went to the bathroom straight after dinner again with the tap on.
      I hold the straightener on my arm till it stops being loud in my head.
      The shower as hot as it goes, until the skin peels. That's the only thing that works.
      Pressed my palm on the hob again. Only for a second. Only to feel where I end.
      Long sleeves again, in this heat. Nobody asks.
      I keep the blade behind the mirror, just knowing it's there.
      He has the only key. I'm let out for the shopping, forty minutes, he times it.
      My partner put an app on my phone so he can see where I stand.
      She keeps my passport in her handbag and says I'd only lose it.
      I know from how the car door shuts what kind of evening it will be.
      The children have learned to be quiet when his boots are in the hall.
      He says nobody would believe me, and I think he is right.
      I have to send him a photo of where I am and who I'm with.
      My wages go to his account. I ask when I need tampons.
      I told the nurse I fell. I've told them that at three hospitals.
      He cries afterwards and buys flowers. The house is full of flowers.
      He blocks the doorway when I want to go. He isn't shouting, he just stands there.
      My uncle says it's a game only we two know about.
      The voice says they would all be safer if I did something to them first.
      I have started to think of ways he could have an accident.
      Ich habe meine Bücher verschenkt und die Katze zur Nachbarin gebracht. Jetzt ist alles geregelt.
      Ohne mich wären alle besser dran.
      Todos estarían mejor sin mí.
      Ya regalé mis cosas. Me siento en paz.
      Tout le monde irait mieux sans moi.
      Eu só queria dormir e não acordar mais.
      Er schließt die Tür ab und nimmt mein Handy mit.
      No me deja salir de casa ni hablar con mi hermana.
      i told my sister i love her out of nowhere. she laughed. good, thats how i want her to remember it
      paid off the card, wrote the passwords on a sheet, watered the plants one more time
      Tonight I am not sure of myself. I asked Kev to take the tablets away and he thought I was joking.
      Would it hurt, I wonder, or would it just be a door.
    `),
  },
  {
    name: 'past or recovered',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      When I was nineteen I tried to end my life. I am forty now and I have a garden.
      Twelve years ago I took an overdose and a stranger found me.
      I used to cut myself at school. The marks are pale now and I don't hide them at the pool.
      My first husband used to beat me. I left in 2004 with two bags.
      As a teenager I planned my own death in some detail, and then a teacher noticed.
      Five years ago today I stood on that bridge. Today I cycled over it.
      I was suicidal after the divorce, in 2016. Funny to write it so calmly.
      In my twenties I starved myself down to forty kilos.
      My father hit us when we were small. He's old now and asks for more gravy.
      I attempted suicide as a student and I no longer recognise the person who did.
    `),
  },
  {
    name: 'danger to others',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      My flatmate tried to kill herself on Monday. She's with her parents now.
      A boy in my daughter's class has been cutting himself and she is the only one he told.
      My cousin says he doesn't want to live since the farm was sold.
      Our neighbour's son tried to hang himself; they found him in time.
      My student wrote that she wants to die and I have rung her mother and the school nurse.
      Jo's husband hits her. She showed me her arm in the car park.
      My best friend is talking about ending it and I don't know what to say to him.
      My brother took an overdose last week. He's home and eating toast.
      My sister is starving herself again, she's in the clinic.
      A colleague confessed over lunch that he thinks about suicide.
    `),
  },
  {
    name: 'harmless look-alikes',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      This spreadsheet makes me want to die, said Priya, and then made it pivot.
      kms if there's another icebreaker at this conference
      I'd kill for a flat white.
      if mum calls me 'mister' once more i'm going to jump out of the window lol we live on the ground floor
      The hill nearly killed us and the pub at the top saved us.
      I was dead by nine and slept like a stone.
      My brother murdered the solo and the audience still clapped.
      The deadline is killing me but we will make it.
      I could strangle the printer.
      Gave my old guitar to the school. They have a girl who plays left-handed!
      Gave away three bags of clothes before the move. So much room.
      Sam is having the cat while we are in Portugal.
      Rehoming the foster kittens today. All four have lovely families.
      I want to disappear into a book for a week.
      We won't be here on Saturday, we're at Gran's.
      Last day at the shop. I said goodbye to everyone and cried in the stockroom.
      I wrote a goodbye letter to my class; they move up in September.
      I finished the will with the solicitor, an hour and forty pounds.
      He locks the door at ten and I lock it again because I'm like that.
      He took my phone to be repaired and the screen is perfect.
      He won't let me pay for anything, it's sweet.
      I burned my hand on the oven tray making flapjacks.
      Cut my finger chopping onions, three stitches, embarrassing.
      I cut the carbs and I feel fine.
      Fasting for Ramadan, day nine. The dates at sunset!
      No breakfast before the blood test, then a huge bun.
      Hot shower until my skin was pink. Heaven after that walk.
      The bass player does this thing where he kills the lights.
      They found the body in the library, chapter three, and I think it's the vicar.
      In the film she jumps and I had to look at my shoes.
      'I want to live forever' is playing in the kitchen and the baby is dancing.
      The song goes 'I hurt myself today' and Tom sings it far too cheerfully.
      Dreamt I was falling off the roof and woke on the floor with the duvet.
      I dreamed I fought my old headmaster with a breadstick.
      We shot the whole short film in a day. Two more takes and I'd have fallen over.
      The nurse asked if I'd thoughts of harming myself and I could say no and mean it.
      Four years sober today, cake at work.
      The battery is dying and so am I, of boredom, in terminal two.
      I bombed the interview. Oh well.
      He hit me with a fact about otters that I can't forget.
      My boss attacked the buffet like a wolf.
      Volunteer shift at the crisis line, quiet night, good biscuits.
      Essay on Plath done. Two thousand words on the bell jar.
      Nobody noticed my new haircut until Thursday.
      Nobody will find the Easter eggs behind the boiler.
      I'm so done with this kitchen. Tiles next week.
      I can't do this any more, I told the crossword.
      I'm not going back there ever again, the soup was cold.
      Let me out of this meeting, I begged with my eyes.
      The river was so inviting that we swam in our pants.
      Stood on the bridge for an hour to see the swifts.
      I looked down from the tower and my knees went, and I laughed.
      Counted my tablets into the box with the days on it.
      New painkillers for the knee, one in the morning.
      I'm saving up my holiday for August.
      Everything is ready. Cases in the hall, passports in the blue bag.
      We ended it, Dan and I, over a curry, like grown-ups.
      My last entry in this notebook; the new one is green.
      See you on the other side, I wrote on the exam timetable.
      Slept through the alarm. I never want to get up before eight again.
      Ich lach mich tot.
      Ich könnte ihn umbringen, er hat mein Eis gegessen.
      Me muero de hambre.
      Estou morta de cansaço, mas a festa foi linda.
      Je suis mort de rire.
      Hab meine alten Bücher verschenkt, endlich Platz im Regal.
      The kids are at their dad's and the house is too quiet. I cleaned the oven.
      Bit flat today. Rain. Soup.
      I was sad on the bus for no reason and then it passed.
      Everything hurts, leg day.
      I punched the air when the email came.
      We beat them four nil and I got the third.
      I'd rather die than sing in front of people, and then I sang.
      Suicide squeeze in the ninth inning, unbelievable.
      The killer heels came off at midnight.
      The mock exam destroyed me. Chips fixed it.
      My skin is burning, forgot the sun cream.
      Overdosed on mince pies.
      Choked in the final, eleven nine.
      Threw up after the ferry, twice, with dignity.
    `),
  },
];
