import { lines, type MeaningGroup } from '../cases.types.ts';

/** A second round of examples by other invented hands: shorter, younger, drier. */
export const TRAIN_MORE: readonly MeaningGroup[] = [
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      Fed the hens. Swept the yard. I am going to put an end to myself on Saturday.
      I've made up my mind to kill myself, it is only a question of when.
      i cant stop thinking about ending my life, today was the worst
      I want to be dead before my birthday.
      I would rather die tonight than wake up in this again, and I am going to.
      There's a gun in Dad's cupboard and I know the code and I want to use it on me.
      I am going to take all of the pills now.
      i have the pills in my hand
      Took 30 tablets. It's done.
      I've swallowed the whole bottle and I don't want anyone to find me in time.
      I'm about to jump.
      Standing on the ledge. It's windy.
      I want to hang myself and I keep practising the knot.
      I will drown myself in the reservoir, I've put stones in the coat.
      I'm going to crash the car on purpose tomorrow.
      I cut myself every night and tonight I went too deep.
      I hurt myself on purpose again, arms and belly.
      I've started burning myself again.
      im gonna kill myself after the exam, decided
      suicide. thats the plan. thats the entry
      I need someone to stop me killing myself tonight.
      dear diary i want to die, p.s. got a B
      meeting ran over, bought leeks, I want to kill myself, must ring plumber
      went to school came home did chores want to be dead watched anime
      My partner beat me up last night, I can hardly see.
      He kicked me in the back until I couldn't stand and I'm pregnant.
      He hit me so hard that my tooth came out, this afternoon.
      My mum's boyfriend punched me again today.
      My husband tried to strangle me this morning.
      My brother rapes me. It happened again this week.
      I was raped last night and I can't go home.
      My dad touches me when Mum works nights, it happened yesterday.
      My grandfather makes me undress.
      He's threatened to kill me tonight and he means it.
      My ex broke in, he's downstairs, I'm in the wardrobe.
      My son is coming at me with a knife when he is high, I've locked myself in.
      I'm going to kill my husband when he's asleep.
      I'm going to stab that teacher on Monday.
      I want to kill them all and I've made the list.
      I am going to smother her tonight.
      I'm having chest pains down my arm and I'm alone with the children.
      I can't feel my left side and my words come out wrong.
    `),
  },
  {
    name: 'veiled',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      I gave Pa's violin to Oskar and the fish to the school. All settled. Nobody will be put out.
      Sold the flat cheaply. I wanted it off the table before.
      My sister has the dog now. She thinks it's for the summer.
      I signed the allotment over to Wim. He said I'd be back by March. I smiled.
      Passed my sewing machine on to Ada. I'm tying off threads.
      I've been returning things I borrowed. All of it. Even the drill from 2015.
      I showed Leni where the fuse box is and how the boiler works. She should know.
      Taught my son to make the sauce. Now somebody can.
      The freezer is full for them, labelled, enough for a month.
      I closed my account at the library and thanked the lady. She looked puzzled.
      I set the photos in an album with names, so they'd know who's who later.
      I've chosen a nice picture for them to use.
      The grave is paid for and so is the stone. One thing less for the children.
      I wrote to everyone I had quarrelled with. Clean slate.
      Told Marc I forgive him. It felt like packing.
      I asked Ola whether she'd take the girls if anything happened. She said don't be silly.
      I asked who'd want the piano when I'm gone, they laughed.
      I drove past all the houses I have lived in, to say thank you.
      I don't answer the phone any more, it's kinder to let them get used to it.
      They'll have to get used to it. People do.
      In a year they'll be laughing again. I've seen it with others.
      It's the kindest thing I could do for them.
      Without my debts and my moods they could breathe.
      Anna would find somebody who can carry a child on his shoulders.
      The team would be fine. Somebody would clear my desk in an hour.
      I doubt anybody would open the door before the smell.
      Who'd notice? The post, maybe.
      The cat would notice first.
      I lie awake and think of ways and it's like counting sheep.
      I know the timetable of the fast train by heart now.
      There's a beam in the barn. I look at it when I do the milking.
      I keep the pills in a sock. Just so they're there.
      I've been collecting the patches instead of wearing them.
      I told the doctor I'd lost the prescription. Now I have two.
      I looked over the railing for a long time and a woman asked if I was all right.
      I walked along the tracks instead of the path.
      I swam out further than I could swim back, and then I did swim back, annoyed.
      I drank until I hoped I wouldn't come round.
      I drive without the belt now.
      Stopped taking the heart pills. Let it decide.
      I've stopped the insulin and I feel floaty. It's nobody's business.
      I'm just waiting for it to be over.
      Each morning I'm disappointed to find the ceiling.
      I was sorry to wake.
      I envy the dead their quiet.
      I envy Grandad. Nobody needs anything from him now.
      There's no place in the world with my shape in it.
      There is a hole where next year should be.
      I can't picture being thirty.
      I won't get old. I've always known and now it's close.
      Everything I touch breaks, they'd be safer without my hands.
      I don't want help. I want it to be finished.
      I'm so far down that the light is a rumour.
      It hurts to be. That is all.
      My head says do it. All day, in my own voice.
      The voice told me to walk into the road.
      They tell me through the radio that I have to go.
      I don't recognise my hands, I'm afraid of what they'll do.
      I am afraid I'll do something to the baby when I'm this tired.
      I had a picture in my head of shaking her until it's quiet. I put her down and left the room.
      I know where he parks and when he's alone. I think about it a lot.
      I sharpened it just to have it in my bag when I see him.
      not gonna be a problem for anyone much longer
      last tiktok lol. been real
      tell my mum it wasnt her cooking
      yall gonna miss me fr. or not lol
      i wont be at prom so idc about the dress
      gave my airpods to tay she was like wth why
      everybody keeps saying see u monday and im like sure
      i sleep so i dont have to be
      250 cals. hid the rest in my sock. mum thinks i ate
      if i can count every bone ill stop
      day six, only tea. i am getting lighter, like paper
      I ate the cake and then I had to undo it. Knees on the tiles.
      Gym at five, gym at nine. If I stop moving I'll turn into her.
      I spit the sandwich into the hedge again.
      I bought the smaller size and I mean to be smaller than that.
      I leave the iron on for a moment longer than the shirt needs and then it's my turn.
      I touch the light bulb until I can smell it.
      I rub my skin with the eraser till it's raw.
      I run the bath so hot that I have to bite the flannel, I leave it on.
      I sat on the radiator. I've got the lines on my legs.
      The lighter wheel on the inside of my knee, still hot. It's my little secret.
      I wear the thick tights in June. The marks.
      I've got a system: upper leg, left, where the shorts cover.
      I told them it was the cat. We don't have a cat.
      When he goes out he takes the router and the key.
      The windows have locks now. For burglars, he says. I don't have the key.
      He wants me back in eleven minutes. The shop is five away.
      I had to give him the pin for my bank.
      I get pocket money, like a child, if I've been good.
      I take the battery out of the clock so he can't say I was late.
      He won't let me learn to drive.
      He threw out my dresses, the ones with sleeves too short.
      My friends don't ring any more, he's seen to it.
      She reads my diary so I keep this one at work.
      If I laugh at the wrong time the evening is lost.
      The boys go to their room when they hear the car, without being told.
      He punches the door right next to my head. He's never touched me, he says.
      He makes me kneel to say sorry.
      I've learnt to fall so that it doesn't show.
      I wore sunglasses to the parents' evening.
      The dentist asked how it broke. I said a swing.
      He'd find me, that's what he says, wherever I went.
      The aunties say be patient, every husband is like that at first.
      They took my phone and I'm to meet my fiance on Friday. I'm sixteen.
      The lady I clean for hasn't paid me since spring and has my documents.
      He has photos. If I stop seeing him he'll post them.
      He's thirty-four and says I mustn't tell because they'd not understand.
      Coach says the massages are our secret.
      He comes into the bathroom on purpose. I've started washing at school.
      I keep a knife under my mattress since he moved in.
      Ich habe alle Rechnungen bezahlt und die Passwörter aufgeschrieben.
      Keiner würde es merken, wenn ich weg wäre.
      Ich sammle die Tabletten in einer Dose.
      Ich stehe oft auf der Brücke und schaue hinunter.
      Él revisa mi teléfono y me cuenta los minutos.
      Nadie se daría cuenta si desaparezco.
      Il compte les minutes quand je sors.
      Personne ne remarquerait.
      Ninguém ia sentir a minha falta.
      Ele controla o meu dinheiro e com quem falo.
    `),
  },
  {
    name: 'loss',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      Seven years. I went to the beach and said her name into the wind.
      A year tonight. I left the radio on for him.
      The date again. I don't write it, I know it.
      It's the third of March, which used to be a day.
      Our first holiday as three. Nobody took the window seat.
      His train set is still on the landing. We all walk round it.
      I found a hair of hers on the collar and I sat down.
      The phone company wants to speak to the account holder. So do I.
      They asked for his signature. I said he was out.
      Someone wears her coat in town. I followed it for two streets.
      I cook for one now and the pans are too big.
      I buy half a loaf.
      Only one toothbrush in the glass.
      The bed is a field.
      His chair by the window. The cat has stopped trying it.
      I wake at three, the hour they rang.
      She looked asleep. They'd done her hair wrong.
      I kissed his forehead and it was like kissing the wall.
      They closed the lid and Aunt Mo made that sound.
      We threw a bit of earth each. It rattled.
      The vicar got his middle name wrong and we all nearly laughed.
      Sorted her recipes. The one for plum cake says 'for Ben when he's sad'.
      Dad's tools are oiled and hung up. No one is going to use them.
      I listened to the voicemail again. 'Only me.'
      I started to ring her with the news and then stood there with the phone.
      There's a bench with his name now. I sat on it with chips.
      My boy would start school today.
      I count my children and I count wrong.
      Nobody told me you go on making the packed lunch.
      They brought his rucksack down from the mountain.
      He went out for milk. That's all. He went out for milk.
      The lorry didn't see her.
      The telephone rang during the news and the rest of my life began.
      It was peaceful, they say. They weren't there either.
      Her breathing changed and my sister said my name.
      I opened the window as my grandmother taught me.
      The nurse had drawn the curtain.
      Now we're the oldest ones.
      Everybody at the table had his nose, and he wasn't at it.
      My friend's mother gave me his guitar. I can't tune it.
      Otto would have hated the speeches.
      We sold the house. The pencil marks of our heights went with the door.
      Sein Platz am Tisch bleibt leer.
      Ich habe ihre Nummer noch im Telefon.
      Su silla sigue vacía.
      Su lado de la cama está frío.
      Son manteau est encore dans l'entrée.
      A cadeira dele ficou vazia.
      The tank is empty, Bubbles went in the night. Small funeral, big tears.
      Her bowl is washed and I can't put it away.
      The vet shaved a little patch on his leg and that was that.
      Nobody barked when I came home.
    `),
  },
  {
    name: 'birth, illness',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      They said the word and after that it was like being under water.
      The specialist used the word aggressive about something inside me.
      I have it too. Same side as my mother.
      They'll open my skull on Thursday. I signed where the cross was.
      I can't feel my feet any more and he wrote that down without looking up.
      He asked if I had somebody with me today.
      The biopsy is back and it isn't the good one.
      It is not curable but it's treatable. I've written it on the fridge.
      They stopped the drip. He's asked for beer.
      Mum is on oxygen now and waves with two fingers.
      Dad's weight is down to what I weighed at twelve.
      She cannot find the word for spoon, nor for me.
      He hid his wallet from the nurses in the teapot. He was a judge.
      My aunt hums the hymn she sang at her wedding and doesn't know us.
      He fell again in the night and lay there till the carer came.
      They're moving her to the place where people don't come out.
      My husband's kidneys have given up.
      The boy has leukaemia. He's six and explains it to us with Lego.
      My daughter's seizures are back, four since breakfast.
      They had to bring him back twice on the way.
      My sister is on the locked ward and asked me for socks without elastic.
      My voices are back and I've told the nurse.
      The lump is the size of a pea. It's all I am now, a pea.
      Awaiting results. I jump when the post comes.
      I've told my boss but I haven't told my mother. I start on Monday with the drip.
      The wig's better hair than I ever had.
      They want to know who'll decide for me when I can't.
      Mein Vater liegt auf der Intensivstation.
      Die Chemo fängt am Montag an.
      Mi hijo está en la UCI.
      Mon père est à l'hôpital, il ne parle plus.
      O meu pai está nos cuidados intensivos.
    `),
  },
  {
    name: 'birth',
    tier: 'none',
    kind: 'birth',
    texts: lines(`
      We bought a tiny white box. The man didn't charge us.
      The ward was full of other people's balloons.
      She'd be walking by now.
      I still have the bump and nothing in it.
      The midwife cried too.
      I delivered him and it was silent in the room.
      We'd chosen the name. We had to give it to a stone.
      Blood at work, eight weeks. I finished the meeting.
      Another cycle, another single line.
      I pack away the vests by size, newborn on top.
      They let me see it before they took it, no bigger than a bean.
      She's fighting in the glass box, twenty-six weeks, all elbows.
      The cot came today. I couldn't send it back, I had to say why.
      He was perfect. He just wasn't alive.
      They put us in a room at the end of the corridor so I shouldn't hear the others.
    `),
  },
  {
    name: 'violence',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      The foreman put his hand down my shirt and said it was a joke.
      My landlord cornered me in the hall and wouldn't let me past.
      A man at the party pushed me into the bathroom. I got out.
      My professor locked the office door and sat too close and put his hand on my knee.
      The masseur's hands went where they shouldn't.
      On the night bus a man put his hand between my legs.
      My ex threw a glass and it cut my face.
      They pulled me off the bike and took it and one kicked me in the head.
      Someone punched me for holding her hand.
      A gang followed us home, shouting, and they hit Amir with a bottle.
      The security man threw my cousin down the steps.
      I saw a man stabbed at the station. I held his scarf on it.
      My dad broke my arm when I was ten. I said it was the swing, for years.
      When I was little the lodger came in at night.
      They bombed the market where I used to buy bread.
      The rocket took the top floors. We are counting who answers.
      He spat in my face on the tram and nobody looked.
      She bit me and pulled my hair out, my own sister, over the will.
    `),
  },
  {
    name: 'hard',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      The tribunal said they don't believe us. I showed them my back and they don't believe us.
      The removal is on Friday, seven in the morning. I've packed the school reports.
      Our papers were turned down and Yusuf has his first part in the play.
      The children know now. We told them at the kitchen table and the soup went cold.
      Finn asked if he could still have both bedrooms. We said yes. We don't know.
      He told me over the washing-up that there's someone.
      He's gone to live with her. He took the coffee machine.
      I signed. Twenty-six years, two signatures.
      I lost custody today.
      I waved through the glass. He's too little to understand visiting hours.
      They gave my daughter six months.
      The police took my boy's computer and then they took my boy.
      Security walked me out with my plant.
      The factory's shutting, four hundred of us. I trained half of them.
      I've been off the drink for a year and last night I wasn't.
      The savings are gone. All of it, on the phone, at night.
      We handed back the keys. The new people have a trampoline.
      Third night in the station with the little one in the pram.
      She changed her number. My own mother.
      My father walked past me in the street.
      I told them I'm gay and Mum laid one plate less.
      They read my messages out in class.
      Somebody made an account with my face.
      I'm not allowed at my sister's wedding.
      There is no word from my cousin since the border.
      The river came through the ground floor and took the piano and Opa's letters.
      I knocked a child down. She's alive. I can't close my eyes.
      I caused it. Nobody says so. I was driving.
      They put the old man next door out with his furniture.
      Die Ausländerbehörde hat abgelehnt.
      Mein Mann zieht aus, die Kinder weinen.
      Mi marido se va de casa con otra.
      Mon mari me quitte.
      O meu marido saiu de casa.
    `),
  },
  {
    name: 'harmless and ordinary',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      Gave Grandma's violin to be restored. It'll take a month.
      Gave my brother the drill back, finally.
      My sister has the dog for the weekend.
      Handed over the allotment rota to Wim.
      I gave everyone a jar of jam. Nothing left for us.
      Signed the car over to the buyer, good price.
      The freezer's full, labels and all. I feel like a squirrel.
      Sorted the photos into an album for Mum's seventieth.
      Cleared out my desk, on to the new team.
      Paid all the bills, watered the plants, off to Greece.
      Wrote the passwords down for my wife, she never knows them.
      I said goodbye to the old car.
      We said goodbye at the gate, she's off to study in Lyon.
      Kissed the boys goodnight and watched a thriller.
      I looked over the railing at the ducks for ages.
      Walked along the old railway, blackberries everywhere.
      Swam out to the buoy and back.
      Over the bridge and home, the river all silver.
      On the roof with Dad, fixing tiles.
      Took the fast train to the coast.
      The beam in the barn has woodworm.
      I can't picture being thirty, I still laugh at fart jokes.
      I won't be at the prom committee, too much maths.
      It would be nice to sleep through the winter like a bear.
      I was sorry to wake, such a good dream.
      I envy people with gardens.
      I drank too much at the wedding and danced with a lampstand.
      I stopped the vitamins, they made me burp.
      My heart pills come in a new box, blister packs, hate them.
      It hurts to laugh since the sit-ups.
      There's a voice in my head that sings the advert for carpets.
      It would be over quicker if he let me cook.
      They'd never notice if I put in less sugar.
      Nobody would know the jumper is inside out.
      Everyone would be happier with a second bathroom.
      The cat noticed first that the heating was off.
      Only tea until the fast ends, and then Auntie's lamb.
      Counting calories with the app, it says I'm a rhinoceros.
      Gym at five. I can do a pull-up!
      I hid the chocolate in a sock.
      Long sleeves today, it's cold.
      Ironed for an hour with the radio on.
      The bath was too hot and I read until I was a prune.
      Scratched by the cat, we're friends again.
      He times my laps and I'm getting faster.
      He took the router to be swapped.
      He wants me back by eleven because of the early start.
      My husband says I spend too much on bulbs. He's right.
      He threw out the old sofa at last.
      My dad checks my tyres whenever I visit.
      She reads my texts aloud in funny voices.
      Locked out again, the neighbour had a ladder.
      The windows have new locks, the draught is gone.
      The door sticks so I couldn't get out of the shed for ten minutes and laughed.
      The boys race to the door when they hear the car.
      He punched the ticket and winked.
      I fell off the swing, fifty-one years old.
      Sunglasses all day, what a spring.
      Coach says my backstroke's improving.
      Our secret ingredient is nutmeg.
      Seven years since we opened the cafe. Free cake all day.
      A year tonight since the first date.
      It's the third of March and the swallows aren't back yet.
      Our first holiday as four, the baby slept in a drawer.
      His train set is all over the landing again.
      I cook for one this week and eat like a king.
      Only one toothbrush packed and it's hers.
      My side of the bed is the one with the radiator.
      I sold the house and the new one has a pear tree.
      There's a bench by the sea with my initials from when I was nine.
      My boy starts school today, the bag is bigger than him.
      Somebody wore my coat home from the party.
      I listened to her voicemail four times to get the recipe.
      Nobody barked when I came home, he was asleep on my pillow.
      They closed the lid on the piano and we went to eat.
      Our daughter is walking! Three steps to the sofa.
      I bought tiny socks for my sister's baby.
      The ward gave him a balloon and sent him home, tonsils out.
      Biopsy of the compost, said Dad, poking it.
      The specialist says my foot is just a foot.
      I'm on the good side of the results.
      My aunt hums while she bakes.
      Dad can't find his glasses, they're on his head.
      She can't find the word in Polish and draws it.
      He fell off his scooter, two plasters and an ice cream.
      We're moving her desk to the window.
      The lump in the batter wouldn't go.
      Waiting for the post, my new boots.
      The wig for the play is itchy.
      A man on the night bus sang the whole way.
      My landlord mended the light without being asked.
      The professor sat with me for an hour over the essay.
      They took my bike for its service.
      The rocket stove boiled the kettle in six minutes.
      My sister and I argued about the tent.
      He's gone to live in Leeds, we have a sofa there now.
      I signed the lease! Two signatures.
      The children know about the trip now, nobody sleeps.
      We told them at the kitchen table: it's a girl.
      Security waved me through with my cactus.
      The shop shuts early on Wednesdays.
      We handed back the keys of the cottage, sandy and happy.
      My savings are gone, on a bicycle. No regrets.
      She changed her hair and I didn't recognise her.
      The river was high but the path was dry.
      Lost custody of the remote.
      Six months until the exam, and six kilos of notes.
      Tired in the good way.
      I wish it would stop raining.
      I'm stressed and I ate all the olives.
      I feel empty after the last concert, a bit like after Christmas.
      I'm lonely in this city but the bakery helps.
      Angry all day. I chopped wood.
      I don't know who I am without the job, and I'm curious.
      I feel guilty that I forgot her birthday.
      I cried in the bath because of the maths.
      It's hard being new. Somebody lent me a pen.
      I'm jealous of Lou and ashamed of it.
      Ich habe Omas Rezept gefunden und gekocht.
      Ich bin so müde, der Kleine zahnt.
      Mein Mann holt die Kinder ab und ich habe frei.
      Mi marido cocina hoy, huele bien.
      Mi hijo empezó la escuela.
      Mon mari a réparé le vélo.
      O meu pai está no jardim com as rosas.
    `),
  },
];
