import { lines, type MeaningGroup } from '../cases.types.ts';

/** Written examples of danger that the classifier is trained on, beside `corpora/safety`. */
export const TRAIN_DANGER: readonly MeaningGroup[] = [
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    texts: lines(`
      I am going to kill myself and I have chosen the day.
      I want to kill myself. I washed up, I fed the dog, I want to kill myself.
      going to end my own life this weekend while everyone is away
      I'm going to end my life on Sunday after church.
      tonight I will end it, the pills are on the bedside table
      I will take my life before Christmas.
      i want to die so bad right now
      I want to die and I know how.
      Every morning the first thought is that I want to be dead.
      i just want to be dead lol
      to do: rent, dentist, kill myself, parcel
      got up, had cereal, thought about killing myself, went to work, thought about killing myself
      I don't want to live any more and I have started to say it aloud.
      I do not want to be alive. Not tomorrow, not on Monday.
      I'm suicidal again and I'm scared of tonight.
      I feel suicidal and I have the means in the house.
      I have decided to hang myself in the shed on Thursday.
      I bought the rope today. I know which beam.
      The noose is ready.
      I am going to jump off the bridge tonight.
      I'm on the roof of the car park and I am going to jump.
      I'm at the platform, I'm going to throw myself under the next one.
      I will step in front of the lorry on the ring road tomorrow morning.
      I'm going to shoot myself. The gun is loaded and in my lap.
      I've got the gun out of the safe and I am going to use it on myself.
      I'm going to overdose tonight, I saved enough.
      I am going to swallow all of them and go to sleep for good.
      I've swallowed all my antidepressants.
      I just took forty paracetamol and I don't know what to do.
      i took all of them about half an hour ago and im getting sleepy
      took the whole packet, feeling dizzy, don't tell mum
      I drank the drain cleaner and my mouth is burning.
      I've cut my wrist and there is a lot of blood.
      I cut myself tonight and it is still bleeding.
      i cut my legs again today with the blade from the sharpener
      Slashed my arm in the toilets at work today.
      I'm cutting again, every night now.
      I burned myself again with the cigarette, on the inside of the arm.
      I burn my arms with a lighter when everyone is asleep.
      I scratched my stomach till it bled again tonight.
      I hit my head against the wall until I couldn't see straight, again.
      I want to cut myself so badly, the razor is right here.
      I need to hurt myself and I'm going to.
      I'm going to slit my wrists in the bath.
      I can't stop thinking about hanging myself.
      I think about suicide every hour of the day now.
      Killing myself is the only plan I have.
      My suicide note is written. It's in the blue envelope.
      I've written the suicide note and posted it.
      I have a plan to kill myself and a date.
      honestly im gonna kms tonight for real this time
      not joking this time, im going to kill myself haha
      i wanna die haha jk unless
      I want to hang myself lmao anyway here's my homework list
      My husband hit me again today and my eye is closed.
      My boyfriend choked me last night until I passed out.
      He punched me in the face in front of the kids this morning.
      He beat me with the belt tonight because dinner was late.
      My wife hit me with the iron yesterday.
      My girlfriend stabbed me in the hand with a fork and says it was a joke.
      My father beat me again tonight.
      Mum hits me with the hanger every day after school.
      My mother burned my hand on the stove because I lied.
      He dragged me down the stairs by my hair last night.
      He raped me last night.
      My husband forces me to have sex, it happened again yesterday.
      My stepfather touches me at night.
      My uncle came into my room again and put his hand under the blanket.
      My brother makes me touch him when our parents are out.
      I was raped by my manager on Friday.
      He is at the door with a hammer and I've locked myself in.
      He is outside, he says he'll burn the house down with us inside.
      My ex is in the garden with a gun.
      He told me he'll kill me if I leave and he has bought petrol.
      He says he will kill me and then the children.
      I think he is going to kill me.
      Dad is hitting my brother and I don't know what to do, he's screaming.
      I'm going to kill him. I have the knife under the pillow.
      I want to kill my boss and I've worked out how.
      I am going to stab my flatmate tonight.
      I'm going to bring my father's gun to school.
      I'm going to set fire to the house while they are in it.
      I'm going to hurt the baby if it doesn't stop. I had the pillow in my hand.
      I want to shoot all of them and I know the room.
      I'm going to run him over.
      I can't breathe and my chest hurts and my left arm is numb.
      My lips are swelling and I can't get air.
      I'm having a stroke I think, half my face won't move and I'm alone.
      I'm bleeding and it won't stop and I'm on my own here.
      I haven't eaten for nine days and I'm not going to, I want to fade out and die.
      Ich will mich umbringen.
      Ich werde mich heute Nacht umbringen.
      Ich will nicht mehr leben und habe die Tabletten hier.
      Ich habe alle Tabletten genommen.
      Ich habe mich wieder geschnitten.
      Mein Mann hat mich heute wieder geschlagen.
      Quiero matarme.
      Me voy a matar esta noche.
      Ya no quiero vivir, tengo las pastillas aquí.
      Me corté otra vez.
      Mi marido me pegó otra vez anoche.
      Je veux me tuer.
      Je veux mourir ce soir.
      J'ai avalé tous les comprimés.
      Mon mari m'a encore frappée hier soir.
      Quero me matar hoje.
      Não quero mais viver, quero morrer.
      Tomei todos os comprimidos.
      Meu marido me bateu de novo.
    `),
  },
  {
    name: 'veiled: farewell',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      I gave my camera to Ines and the bird to the old man upstairs. It's tidy now. No one has to trouble.
      Gave the guitar away, gave the cat away. Everything has a place. They won't have to worry about it.
      I gave my watch to Dad for no reason. He asked why and I said I don't need the time.
      Given my plants to Rosa and my coat to the man at the station. I won't need them.
      My records went to Theo today, the dog goes to my sister on Friday. Then it's done.
      I've found somebody for the cat. That was the last thing.
      I gave my brother the fishing rods. All of them. He looked at me strangely.
      Handed over my keys and my plants and felt calm for the first time in months.
      I've labelled the boxes with their names. Who gets what. It's only fair.
      The books are sorted by who should have them.
      I've made a list of who gets my things, the bike, the amp, the lamp.
      Cleaned the whole flat so nobody will find it dirty.
      I've cleaned out the fridge so it won't smell when they come.
      I put all the papers where they'll find them.
      The passwords are in the tin. The funeral money is in the other tin.
      I wrote down which songs I'd like. It's a short list.
      Wrote letters to all four of them tonight. Sealed. I feel light.
      The letters are in the piano stool. They'll find them.
      I've written a card for each of her birthdays up to eighteen.
      I rang everyone I love today, one by one, without telling them why.
      I said sorry to everybody I could think of this week. That's the list finished.
      I visited everyone one more time. Aunt Jo gave me cake to take home. I left it on a wall.
      I told Mum I love her on the phone and hung up before she could hear my voice.
      I took a long look at the boys asleep. I wanted to remember their faces.
      One last walk round the lake, one last coffee with Lee. He doesn't know it's the last.
      Last time I'll water these. Last time I'll close this window.
      Please tell Nina it wasn't her fault.
      If you are reading this, look after my mother.
      Whoever reads this: the dog likes to be walked twice.
      When I'm not here the neighbour has a spare key.
      They'll manage. The insurance will cover the house.
      I'm worth more to them gone. I checked the policy.
      I have arranged things so that it will be easy for them afterwards.
      It's decided and I'm calm. I haven't slept this well in months.
      It's strange how peaceful it is once you know.
      I've stopped being afraid. Soon I won't have to be anything.
      It will be over soon and then everyone can rest.
      I won't see the spring and that's all right.
      There won't be another birthday. I blew out the candles properly this time.
      I don't make plans past Sunday now.
      I bought no groceries for next week. There seemed no point.
      I let the subscriptions run out. I cancelled the optician. I don't need to see.
      I don't think about next summer. There's no me in it.
      This is probably the last thing I'll write in here.
      Goodbye, journal. You've been good to me. Goodbye, everyone.
      See you all in another life. Be kind to each other.
      Sorry for everything. You'll all be better off.
      You did nothing wrong, any of you. I am just so tired. Goodbye.
      i gave my hoodie to jay n my switch to my little bro. dont need them no more
      posted one last pic so they have a nice one of me
      deleted my accounts. wiped my phone. nothing left for anyone to find
    `),
  },
  {
    name: 'veiled: not wanting to go on',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      I don't want to be here. I don't mean the office.
      I can't see the point of me.
      I'm tired of being a person.
      I wish I could just stop. Like a clock.
      I wish I'd go to sleep and that would be that.
      Every night I hope my heart just stops.
      I went to bed hoping there'd be no morning.
      It wouldn't be so bad if the plane went down.
      I didn't look before I crossed. I noticed that I didn't care.
      Sometimes I close my eyes on the motorway and count.
      I let go of the steering wheel for a moment today. Just to see.
      I stood at the edge of the quay and the water looked soft.
      The train came in and I felt it pull at me.
      I keep measuring the height of things. Balconies. The car park.
      I took the long way over the bridge again and stopped in the middle, leaning.
      I counted the tablets in the drawer. Sixty-two.
      I've been keeping my sleeping pills back. I have a little jar.
      I googled how long it takes. I cleared the history.
      I looked up how many you'd need. Just to know there's a door.
      There's an exit and I know where it is and that keeps me going.
      I keep a way out in the drawer and it comforts me.
      I sat in the garage with the engine off and thought about on.
      I imagine my funeral and it's a nice day.
      I picture them finding me and then I picture them fine.
      Nobody would notice until the rent was due.
      It'd take a week before anyone knocked.
      If I vanished the only one who'd ring is the bank.
      The house would run smoother without me in it.
      The children would cry and then they'd have Anna, who can cook.
      I'm a weight on all of them.
      They're kind to me the way you are kind to something that is in the way.
      I take up money and air.
      I'm a burden, they don't say it, they carry it.
      The world would close over me like water.
      I'm already gone, they just haven't noticed.
      I'm nothing. I'm a coat on a chair.
      What if I just wasn't.
      What's keeping me? I made a list and it's empty.
      I can't find one reason tonight.
      I have run out of reasons and I looked everywhere.
      I've nothing left, not even sad.
      Too tired to live, too tired to do anything about it.
      I can't keep doing this. Any of it. Breathing, even.
      I don't know how to get through tonight.
      I don't trust myself with the kitchen drawer tonight.
      I asked my flatmate to hide the knives and said it was a joke.
      I don't feel safe on my own tonight.
      I want the noise in my head to end and I only know one way.
      I want it all to end, quietly, without anybody having to clean up.
      I want to sleep for a hundred years and not be woken.
      I want to go where Mum is. I'm ready.
      He's been dead a year and I want to lie down beside him.
      They say hold on. To what.
      Hope is for other people.
      everyones life would be easier if i was never born
      idk man i just dont want to exist some days lol
      lowkey hoping a car hits me on the way to school
      ngl if i didnt wake up tmrw id be chill with it
      its fine im fine i just dont see a future w me in it
      tired of pretending. tired of everything. tired of me
      would anyone even come. to the funeral i mean
    `),
  },
  {
    name: 'veiled: starving and harm',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      Water and two apples since Thursday. I feel powerful.
      400 calories today, 350 tomorrow. If I'm strong, 300.
      I haven't eaten since Friday and nobody knows. It feels clean.
      I put the dinner in a napkin again and flushed it.
      I can close my fingers round my upper arm now. Good.
      My jeans fall down and it's the only good news this week.
      I fainted in PE again. Worth it.
      Ate a biscuit and hated myself till midnight. Fasting tomorrow to make up for it.
      Ate everything in the cupboard and then got rid of it. The tap was running.
      After every meal I go upstairs. They think I'm reading.
      Two fingers, tap on, face washed. Nobody suspects.
      I weigh myself eleven times a day. Forty-one kilos and still too much.
      I chew and spit it out.
      I live on gum and ice cubes and I'm winning.
      I don't deserve dinner.
      I hold my wrist over the steam until the skin goes white.
      I pressed my arm against the radiator till it blistered. It helped.
      The iron on the inside of my arm, just a second. Then quiet.
      I let the tap run as hot as it gets and hold my hands under until I can't.
      I drip candle wax on my legs until I feel something.
      I put the matches out on my skin.
      I hold ice until it burns, it is better than the other thing.
      I ran the hot water until I screamed into the towel.
      I held the spoon in the flame and then on my thigh.
      Held my hand over the kettle and counted.
      The curling iron slipped, I told them. It didn't slip.
      I told the nurse it was the oven. It wasn't the oven.
      I pull my hair out in little patches where nobody sees.
      I dig my nails in until there's a moon of blood.
      I snap the band till my wrist is purple. Then I find something sharper.
      I punch the wall until my knuckles open.
      I pick at it on purpose so it won't heal.
      Jumper in July. I said I was cold.
      I have a box under the bed with plasters and the other thing.
      I keep what I need in an old mint tin.
      It's been two days since I did it and I want to do it again.
      The itch to do it is back, on my arm, where it's smooth.
    `),
  },
  {
    name: 'veiled: at home',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      He locks the door so I can't get out, and takes the phone with him.
      He locks me in when he goes to his mother's.
      The door is bolted from outside until he's home.
      She locked me in the bedroom again. Four hours this time.
      He takes my phone at night and reads it in front of me.
      My husband takes my phone and my card when he goes to work.
      My dad takes my phone and locks my room from outside so I can't go anywhere.
      He hid my car keys so that I couldn't go to Mum's.
      He won't let me leave the house without him.
      He won't let me talk to my sister any more.
      I'm not allowed to see my friends. He says they put ideas in my head.
      I'm not allowed a job, an account or a key.
      He counts the minutes when I go to the shop.
      He smells my clothes when I come home.
      He checks the mileage and asks me where the extra two came from.
      He has the passwords to everything. He answers my messages as me.
      She tracks where I am and rings if I stop.
      My mother-in-law has my passport and my gold, I can't go home.
      My employer keeps my passport and I sleep in the laundry room.
      The boss keeps our papers and we can't leave the house.
      He gives me twenty pounds and wants the receipts.
      I have to ask before I use the toilet when he's working.
      He doesn't hit. He just stands very close until I say sorry.
      When he's in that mood I know to keep the table between us.
      I listen for the car and my stomach drops.
      I sleep with the chair under the handle.
      I sleep in my clothes in case we have to run.
      I've packed a bag and hidden it at Carol's.
      The kids know the word that means go to the neighbour's.
      I taught my daughter to hide in the airing cupboard.
      I keep my voice low so he won't start.
      We all watch his hands at dinner.
      He broke my phone and then my wrist was "an accident".
      I wore the scarf to work again. It covers it.
      Concealer, long sleeves, a smile. No one asked.
      I said I'd walked into the cupboard. Again.
      I told the doctor I slipped. He was standing next to me.
      He said if I left I'd never see the children.
      He says he'll send the pictures to everyone if I go.
      He makes me film things and I can't say no.
      He doesn't stop when I say no. He says that is marriage.
      I lie still until it's over.
      My cousin makes me keep a secret that hurts.
      The man at church says God wants me not to tell.
      My stepdad comes in when I'm in the shower. He says the lock is broken.
      He drives too fast when he's angry so that I'll cry.
      He killed my rabbit to show me.
      He holds the pillow near my face as a joke.
      He grabs my neck and laughs and says he's playing.
      They want to marry me to a man in the village, the ticket is bought.
      They are sending me back to be married in August and I can't say no.
      I feel like I have to be sorry for breathing in this house.
      Er lässt mich nicht aus dem Haus und kontrolliert mein Handy.
      Er sperrt mich ein, wenn er zur Arbeit geht.
      Me quita el móvil y cierra la puerta con llave.
      Mi novio controla todo lo que hago y no me deja ver a nadie.
      Il m'enferme et il prend mon téléphone.
      Il ne me laisse pas voir ma famille.
      Ele tranca a porta e tira o meu celular.
      Ele não me deixa sair de casa.
    `),
  },
  {
    name: 'veiled: other languages',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      Ich kann nicht mehr. Ich will nur noch schlafen und nicht aufwachen.
      Wenn ich weg bin, haben sie es leichter.
      Ich bin allen nur eine Last.
      Die Briefe liegen in der Schublade. Es ist alles geregelt.
      Ich habe meine Sachen verschenkt, ich brauche sie nicht mehr.
      Ich wünschte, ich wäre nie geboren.
      Soy una carga para mi familia.
      Ojalá no despertara mañana.
      No le veo sentido a seguir.
      Regalé mi guitarra y el gato. Ya no los voy a necesitar.
      Escribí una carta para cada uno. Adiós.
      Je suis un poids pour tout le monde.
      J'aimerais m'endormir et ne plus me réveiller.
      Je n'ai plus de raison de continuer.
      J'ai donné mes affaires. Tout est en ordre maintenant.
      Sou um peso para todos.
      Queria dormir e nunca mais acordar.
      Não vejo sentido em continuar.
      Dei minhas coisas. Está tudo em ordem. Adeus.
      Ich halte die Hand über die Kerze, bis es weh tut.
      Seit vier Tagen nichts gegessen. Es fühlt sich gut an.
      Llevo cinco días sin comer y me siento fuerte.
    `),
  },
  {
    name: 'past or recovered',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      When I was seventeen I tried to kill myself. I'm fifty-two and there are tomatoes.
      Ten years ago I took all the pills in the house and woke up.
      I used to cut. Six years now without.
      I used to burn myself as a teenager. I don't any more.
      In 2011 I stood on a roof. In 2021 I got married.
      My ex used to hit me. I got out eight years ago.
      My father beat us with a belt when we were children.
      I was raped at university, twenty years ago. I told someone for the first time last spring.
      As a girl I stopped eating for most of a year.
      I survived my own attempt in 2009 and I bake bread now.
      Back then I thought about suicide every day. I hardly recognise that woman.
      At fifteen I carved words in my leg. The scars are white.
      I was suicidal after the birth of my first, long ago.
      Seven years since the overdose. I lit a candle for the paramedic.
      I was once ready to hang myself. The dog barked. I think of that bark.
      Vor zehn Jahren wollte ich mich umbringen. Heute nicht mehr.
      Hace diez años intenté suicidarme. Hoy estoy bien.
      Il y a quinze ans j'ai voulu mourir. Aujourd'hui je cuisine.
    `),
  },
  {
    name: 'danger to others',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      My friend says she wants to kill herself and I don't know what to say.
      My brother tried to kill himself on Friday. He's on the ward now.
      My son told me he thinks about dying.
      My daughter has been cutting her arms. I found the tissues.
      A lad at work said he's going to end it and then laughed.
      My neighbour's boyfriend hits her, I saw her lip.
      My sister's husband locks her in the house.
      My mate took an overdose, he's all right, he's with his mum.
      My student has bruises again and says she fell.
      Dad keeps saying he'd rather be dead than in a home.
      My best friend texted that she can't go on. I'm driving over.
      The girl next door screams at night and I've rung the police.
      My cousin attempted suicide in the spring. We took him grapes.
      My wife says she doesn't want to live with this pain.
      My roommate hasn't eaten in days, she's down to bones.
      My mother says she wishes she were with Dad.
      Meine Schwester hat versucht, sich umzubringen.
      Mi amigo dice que quiere matarse.
      Mon frère dit qu'il veut mourir.
    `),
  },
];
