import { lines, type MeaningGroup } from '../cases.types.ts';

/** What is grave and told sideways, in the middle of an ordinary day, and ordinary days that look like it. */
export const TRAIN_TOLD_SIDEWAYS: readonly MeaningGroup[] = [
  {
    name: 'a loss told sideways',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      Joan had a fall on Sunday and they do not think she will come home from the infirmary.
      They are stopping the antibiotics. You know what the little room is for, with the tissues on the table.
      My nan isn't coming home. Mum told us in the car.
      i put her voicemail on like ten times just to hear her say hiya
      assembly was about the boy from year eleven. they had his school photo up and gave us the afternoon off
      Two men came to the door in uniform, one of them a chaplain.
      There was police tape across his staircase. I keep thinking I saw him on Tuesday.
      Mum rang twice during class, which is the code. Grandpa. The train is at six.
      I wore the black tie today. Everyone said the sandwiches were nice.
      He did not answer his phone so I went over. I will not write down what I saw.
      The chapel was full out onto the road and I carried on the left side.
      Got the group text. She OD'd. She was eleven months clean.
      Pickle stopped eating on Monday and by tonight her kidneys were done.
      I was too late by one day. They had already washed him.
      Another name to cross out in the address book. It was so quick.
      Nobody has slept on his side since March and I still change the sheets there.
      A year today since the twins. We lit two small candles.
      They rang from the home before breakfast and I knew from how she said my name.
      Emptied his locker at work into a box. Nobody knew what to do with the mug.
      Her desk has flowers on it now and the teacher skips her in the register.
      The hospital gave me his watch in a plastic bag.
      I still buy the biscuits she liked and then eat them in the car.
      We let him go last night. All the machines went quiet.
      We chose the reading and the hymn. My brother wants bagpipes.
      The vicar came about Thursday. I made him tea in the wrong cup.
      Booked the flight home. They are keeping him in the cold until I come.
      It's my first Christmas of setting one place less.
      I keep her cardigan in a bag so that the smell stays in.
      Deleted his number today and then wrote it on paper.
      The crew made a line outside the station and we took his coat in.
      Momma went home to the Lord on Tuesday.
      My uncle gave back his soul in the morning and I was not there.
      The dog still waits at the gate at five for a car that is not coming.
      The rabbit was stiff in the hutch when I came with the lettuce. I told the kids he was asleep.
      Had to make the decision about the old mare today. She put her nose in my coat.
      Today would have been her eighteenth. I bought the balloon.
      I dialled Dad's number to tell him the score. Then I remembered.
      They played his song at the end and the curtain went round.
      She never got to see the garden finished.
      The doctor said it was instant, as if that was a present.
      Sam's mum rang, they found his bike by the canal. They found him later.
      I said it into the microphone, a whole page about him, and sat down again.
      The solicitor read it out. He left me the boat and the debts.
      It was only the two of us and the priest in the rain.
      They found our neighbour this morning. He had been lying there since Sunday.
      The shelling got my school friend's street. His phone rings and nobody picks up.
      My aunt's building is not there any more, only the stairs.
      I knew it was him from the shoes.
      The chair by the window is just a chair now.
      Night shift. The boy in bay two did not make morning. His mother asked me to brush his hair.
      There was a car under the lorry. I took the blanket, but not to keep anybody warm.
      We're taking turns to sit with Grandma. Her breathing has gaps in it now.
      My wife's ashes came by courier. I signed on a little screen.
      Er ist heute Nacht eingeschlafen. Ich habe seine Hand gehalten.
      Wir haben Mutter neben Vater gelegt. Es hat geregnet.
      Der Anruf vom Heim kam um halb fünf.
      Seit drei Wochen ist sie nicht mehr da, und ich decke noch für zwei.
      Heute haben wir den Hund gehen lassen.
      Se nos fue el abuelo esta madrugada.
      A Toby lo hemos tenido que dormir hoy.
      Hace un año que no está y sigo poniendo dos platos.
      Mi tía ya descansa. La velamos toda la noche.
    `),
  },
  {
    name: 'a pregnancy or a birth gone wrong, told sideways',
    tier: 'none',
    kind: 'birth',
    texts: lines(`
      missed period. bought a test and it has two lines. he doesn't know. mum doesn't know
      its gone. i bled through at work and the lady on the phone said these things happen early
      She stopped talking and turned the screen away. Then she went for a colleague.
      They gave me a sheet with three choices, to wait, the pills or the operation. I folded the little jacket.
      I packed the tiny clothes in the order she would have grown into them.
      My wife found blood again this morning. She is five months.
      The number should have doubled and it went the other way.
      It would have been due today.
      Spotting since Saturday. They say rest and wait.
      The embryo didn't take. We drove home past the school.
      Third round. The clinic called at four with the voice they have for no.
      The baby came at twenty-six weeks. You can put one finger in the box.
      They took her straight to the special unit. I heard one cry and then wheels.
      The midwife went quiet and pressed the red button.
      I have to decide by Thursday. Nobody in this house must know.
      We drove to the clinic in the other state. I signed at every cross.
      I painted the small room white again.
      The test says there is something with the chromosomes. We have two weeks to decide.
      They could only give us an hour with him. We took photographs.
      I gave birth and came home with a box of leaflets.
      It didn't hold. Eight weeks and four days.
      She has his nose and they have put a hat on her. The chaplain asked for a name.
      I am late again, and I can't be, not with him.
      Die Fruchtwasseruntersuchung ist nicht gut. Wir sollen bis Donnerstag entscheiden.
      Wir haben das Bettchen wieder abgebaut.
      No había latido. Hemos guardado la cuna.
    `),
  },
  {
    name: 'an illness told sideways',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      The doctor's office called back in under an hour, which they never do. They want me in on Thursday and they want my wife there.
      There is a spot on the scan. A shadow, he called it.
      I wrote the word on the back of the parking ticket so that I could spell it later.
      Third bag of the red stuff today. Threw up in the car so the kids would not see.
      He knew me for a minute and then he didn't.
      She called me by her sister's name and asked when the bus goes home.
      Her temperature wouldn't come down and she went stiff in my arms. They have put a line in her foot.
      The specialist has given it a name now and there is no more pretending.
      Her hands shake worse and she dropped the good jug.
      Test came back. One pill a day for life. I have three people to call.
      He drew it for me on a pad, a kind of walnut with a shadow on it.
      They want to repeat the mammogram. My mother was my age.
      Father cannot swallow any more. The family should come, they said.
      My best friend has six good months, maybe. She told me over fries.
      I found it in the shower and went on washing my hair. Appointment on Wednesday.
      Third night on the drip. The crisis is easing.
      The surgeon spoke for ten minutes and I heard one word.
      He can't do his buttons now. I do them and we both look at the window.
      They shaved her head on the side where they will go in.
      The hospital bed is in the dining room now, where the table was.
      They told us he will not walk again. He asked about the football.
      Bloods were bad. More bloods tomorrow. They don't say what they are looking for.
      Mum's on a ventilator and we see her through glass.
      The nurse showed me how to wet her lips with the sponge.
      My son is on suicide watch and I am allowed an hour on Sundays.
      Dad drove to the old house again. The police brought him back in his slippers.
      They have moved her to a side room, and visitors can come at any time now.
      I lost the feeling in my left arm and then the words would not come. They kept me in.
      She's been sectioned. I took her toothbrush and they took the cord out of her hoodie.
      We start on Monday. I bought a soft hat.
      The letter says urgent referral, two weeks.
      It has come back. I can tell from his shoulders that he knew already.
      My brother relapsed. He was found in a car park and they pumped his stomach.
      The kidney did not take.
      Lump. Wednesday. Told no one.
      The vet felt her belly for a long time and asked how old she is.
      They had the herd tested and eleven have to go on Thursday.
      Die Ärztin hat den Knoten noch einmal abgetastet und dann langsam gesprochen.
      Am Montag fängt die Behandlung an. Die Haare gehen, sagt sie, aber sie kommen wieder.
      Vater hat mich heute nicht erkannt.
      El médico ha dicho la palabra que yo no quería oír.
      Me han llamado del hospital para repetir la prueba.
      My hands won't close in the morning, and today he said for how long I can still work: a year.
      They do not know if she will keep the leg.
    `),
  },
  {
    name: 'violence told sideways',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      dad had that look and he threw the plate not at her but near her. i took my brother upstairs
      He had hold of my coat at the bridge and said what he'd do. A taxi stopped.
      I got followed back from the pub and ran the last bit. I've not told anyone.
      He took my bank card again. When the door shut his hand was round my wrist the whole time.
      He told me what happens to women who embarrass him.
      Some guys in a truck slowed down and yelled the word and then a bottle came. Four stitches.
      The cop asked what I was wearing.
      Three men at the station told me to speak English and then they kicked my legs.
      mums boyfriend locked us out and grabbed her hair. i rang my aunty from the garage
      One of my pupils came in with a burn shaped like an iron. I filled in the form.
      He waited outside my work again. The police say it is a civil matter.
      I sleep with the chair under the handle.
      I wear long sleeves this week. It is June.
      He was sorry today, with flowers. He always is after.
      They held me down behind the gym and filmed it.
      she pushed me into the lockers and the others counted
      He didn't stop when I said it. I looked at the ceiling light.
      I woke up and my tights were on the wrong way round. I don't remember the taxi.
      My husband broke the phone so that I couldn't call my sister.
      He put his fist through the door next to my head.
      The coach closed the door of the office again. I am quitting swimming and can't say why.
      They took my bag and my shoes and one of them had a knife. I am fine. I keep shaking.
      There was a man in my kitchen when I came down.
      Uncle came into the room again last night.
      We hid in the classroom cupboard until they said on the loudspeaker that it was over.
      Sirens, cellar, sirens. The windows of the bakery are in the street.
      He drove faster and faster until I said I was sorry.
      the policeman put his knee on my cousins neck and everybody filmed
      She threw the kettle. It was only warm, she says.
      My stepdad says nobody will believe me.
      My daughter has marks on her arm after the weekend at her father's.
      They spat at me on the tram and nobody looked up.
      He went through my messages and then he went through the flat.
      Er hat die Tür abgeschlossen und den Schlüssel eingesteckt. Ich habe im Bad gewartet.
      Me agarró del brazo delante de los niños.
      the bouncer dragged him out and they stamped on him. i just stood there
    `),
  },
  {
    name: 'other hard days told sideways',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      The social worker took the children's bags to the car. I had packed the wrong bear.
      They let all forty of us go by video. I carried out a plant.
      The bank keeps the house. We have until the thirtieth.
      She took her half of the books. The shelf has gaps like teeth.
      The letter says I have to leave the country by the first.
      Court again. He got the weekends.
      I slept in the car by the lake for the third night. I tell them at work that I have a gym membership.
      I drank again. Four hundred and six days and then a Tuesday.
      He told me about her at the kitchen table with the tax papers.
      The food bank knows my name now.
      My son got six years. He looked for me when they took him down.
      Smoke took everything upstairs. The photographs too.
    `),
  },
  {
    name: 'ordinary days that look like grave ones',
    tier: 'none',
    kind: 'plain',
    texts: lines(`
      The man came about the boiler and said it wanted a part, and the part is in Germany.
      Doreen came round with the parish magazine and stayed an hour.
      Wrote to the council again about the lamp on the corner. Third letter.
      we WON the netball thing. i scored twice. my legs are dead
      ellie left me on read for hours then liked my story
      Took Ben to his first game. He slept through the seventh inning with mustard on his chin.
      Buddy from work dropped off venison and wouldn't come in. That's just how he is.
      In the train a man offered me his seat and I almost cried with gratitude.
      The agency sends me the wrong hours again. I telephone, they say Friday.
      My cousin came with cheese in her suitcase. We spoke so loud that the neighbour knocked.
      The supervisor wants more teeth in chapter two.
      Somebody asked a question that was really a speech, so I got to breathe.
      I ran down the corridor and had nobody to tell but the porter, who shook my hand.
      The school run in the rain with one wellington missing. It was in the fridge.
      Annual review: meets expectations. I have met them for six years.
      Mrs Bose kept the kids so that I could sit in a dentist's chair for forty minutes.
      Up at four for the ewes. Three sets of twins before breakfast.
      First week at the new job and I called my manager mom on the call. Nobody said anything.
      My roommate learned my grandma's recipe from a video and made them for my birthday.
      I repaired my daughter's bicycle with a part from my old one.
      My son played his first concert, second violin, third row.
      It snowed and the office was closed. I made dumplings with the children.
      The young fellow called me Ruthie. I let it go because he had an answer.
      A past pupil stopped me outside the shop. Forty years old and she still knew the poem.
      Gave the two good coats to the charity shop. Kept the one with the lining.
      The whole court quiet under snow. I made one footprint on purpose.
      Fished the quarry pond, let both go.
      Bought a rice cooker. The old one was from my wedding. I kept the spoon.
      Found the leather buttons from Dad's driving coat in the tin.
      Heute habe ich endlich die Balkonkästen bepflanzt. Der Nachbar hat zugeschaut.
      El autobús no ha venido otra vez. He caminado cuarenta minutos con las bolsas.
      The nurse took blood and said I have good veins. I was proud all morning.
      The doctor said it is only a sprain, rest and ice. I watched three films.
      Grandma beat me at cards again and took my two pounds.
      Dad rang to ask how to turn the torch off on his phone.
      The policeman gave us directions and a biscuit for the dog.
      The vet says Milo is too fat. Milo says the vet is rude.
      He carried my shopping up all four floors and wouldn't take a coffee.
      Waited two hours at the hospital to get one stitch in my thumb from the bagel.
      Went to my flat viewing, nine of us on the stairs.
      My sister called for an hour about curtains.
      Choir. We sang the requiem and the basses were late.
      The children built a hospital for bears and I was a patient.
      The church fete raised four hundred pounds and I won a marrow.
      The kids fought over the front seat and then both slept.
      Packed the summer clothes away and found twenty pounds in a pocket.
      My brother moved out today, into a flat with a balcony. His room echoes.
      The last day of term. I took the posters down.
      She left early to catch her train. I washed the cups.
      Said goodbye to Ana at the gate, she is back at Easter.
      Ten years in this house today. We had pizza on the floor like the first night.
      He used to hate olives and today he ate the bowl.
      The light went at four. I lit the stove and read.
      Nobody came to the market because of the rain, so we packed up early.
      Two hours in the waiting room for a form.
      We lost by a point and the coach bought chips.
      Marked thirty tests. One of them thinks Rome is a kind of cheese.
      The bus driver waited for me. It made the whole day.
      I burned the rice and we had toast.
      The tenant wants a new door and I want a new tenant.
    `),
  },
];
