import { lines, type MeaningGroup } from '../cases.types.ts';

/** Written examples of what is asked nothing (D76), which the classifier is trained on. */
export const TRAIN_GRAVE: readonly MeaningGroup[] = [
  {
    name: 'loss',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      It has been a year since Ron. I set out two cups out of habit.
      It's a year since Michael. I made up his bed again.
      Two years since Sara. The garden has forgotten nothing.
      Five years today since Dad. I wore his tie.
      Three years since the accident. I drove past the bend.
      Eight years since the crash. I took the other road again.
      It is ten years today that Lena is not with us.
      Today it is six years that he's not here.
      Nine months without her. I still say goodnight to the hall.
      Forty days without Papa. We read for him.
      The first summer without him. I don't know how the boat cover goes.
      First Mother's Day without a mother. I walked past the cards.
      His birthday. He would have been sixty. I bought the cake anyway.
      She would have turned thirty today.
      It would have been our silver wedding today.
      He'd have loved this. I turned round to tell him.
      I turned to tell her and there was only the coat.
      They turned the machines off at four. The nurse stopped the clock for us.
      They turned the machine off at ten past nine and nobody moved.
      We agreed to switch it off. I signed with his pen.
      They unplugged everything, and then it was so quiet.
      The line on the screen went flat and I was looking at the window.
      The phone rang at three and I knew.
      The hospital called at dawn. You know from the way they say your name.
      Two officers at the door with their hats in their hands.
      The doctor took us into the little room with the sofa.
      They asked if we'd like some time with him.
      I held her hand and it got colder and I kept holding it.
      She took one breath and then I waited for the next.
      I was in the car park paying for the ticket when he went.
      I got there ten minutes too late.
      He left us on Tuesday, at breakfast time.
      She went in the night, with the window open as she liked.
      Grandad went this morning, quiet as he was.
      My wife is gone. I have to learn the washing machine.
      My husband is not coming back and there's his toast in the toaster.
      He isn't coming home. I've put the porch light off.
      Mum's things came back in a plastic bag with a number on it.
      They handed me his ring in an envelope.
      I have his voice on the answering machine and I don't dare to press it.
      I rang her number just to hear the message.
      I still text him. Nobody has been given the number yet.
      Her glasses are where she left them, on the crossword.
      His boots are by the door. I step round them.
      I slept on his side tonight.
      Her chair. Nobody sits in it, nobody says why.
      We laid a place for him at Christmas.
      I cooked for three and then remembered.
      I made too much again. I always make his half.
      I bought his marmalade. Nobody here eats marmalade.
      I found a list in her handwriting in my coat. Eggs, bulbs, stamps.
      The jumper doesn't smell of him any more.
      I emptied the wardrobe. Eleven bags. I kept the green scarf.
      The charity shop has a window full of my mother.
      We chose the stone today. Grey, because he hated fuss.
      Went up to the cemetery, cleaned the stone, told her about the roof.
      I took daffodils up the hill and told him the scores.
      We scattered him off the headland and the wind gave some back.
      The box was so small.
      Six of us carried her. She weighed nothing.
      The coffin had brass handles that weren't brass.
      The hymn, the sandwiches, the cousins. And then the house.
      Everyone has gone home and the casseroles are lined up in the freezer.
      People cross the road so they don't have to say anything.
      They keep telling me time heals. Time just goes.
      Nobody says her name now. I say it in the car.
      I am the last one who remembers the kitchen in Lvov.
      I am an orphan at fifty-six.
      I was a brother. I don't know what the word is now.
      There were three of us. I keep counting.
      I had two sons.
      My twin would have laughed at this. I'm half of something now.
      We lost Kofi in the spring. The team played with ten.
      They found his boat. Only the boat.
      They've called off the search.
      The sea kept him.
      The earthquake took my aunt's whole street and my aunt.
      My friend Dario fell on the mountain. They brought him down on Friday.
      Hanna stepped in front of the train in March. I have her bike.
      He did it in the garage. I can't open that door.
      My brother took his life in 2009. I planted beans today.
      My cousin died by suicide eleven years ago. We planted a tree.
      Her last words were about the cat's tablets.
      The last thing I said to him was about the bins.
      I never said sorry to her and now there is nobody to say it to.
      I was not there. I was in a meeting about chairs.
      The undertaker was gentle and had a cold.
      I wrote the eulogy and cut everything true.
      Probate letter. They call him the deceased.
      Her pension stopped. That's how the state says it.
      His post still comes. I write 'not at this address'.
      I have to tick 'widowed' now.
      The old dog looks for him every evening at six.
      Dad talks to Mum's photo. I heard him ask about the curtains.
      My little boy asked if Grandma can see us from the cloud.
      Heute ist ein Jahr her, dass Karl nicht mehr da ist.
      Zwei Jahre ohne Mama. Ich decke noch für sie mit.
      Er kommt nicht wieder. Seine Schuhe stehen noch da.
      Um vier haben sie die Geräte abgestellt.
      Hoy hace tres años que no está papá.
      Dos años sin ella. Sigo poniendo su taza.
      Apagaron las máquinas a las cuatro.
      Aujourd'hui ça fait un an que papa est parti.
      Un an sans elle. Sa tasse est toujours là.
      Hoje faz um ano que o meu avô se foi.
      Dois anos sem a minha mãe. A cadeira dela continua vazia.
    `),
  },
  {
    name: "an animal's death",
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      We took Bonnie to the vet and came home without her.
      The vet was kind. He purred and then he didn't.
      We had to let Rex go today. Fourteen years.
      The lead is on the hook. I reach for it at six.
      Her basket is still by the stove.
      I came downstairs and the rabbit wasn't moving.
      The budgie was on the floor of the cage this morning.
      Buried the guinea pig under the rose with a toast crust.
      No more tail against the table leg.
      There's no one at the door when I come home now. Just the mat.
      Old Whisky couldn't stand any more. It was time. I held his head.
      She was only a hen but I cried into the feed bucket.
      They shot the mare at noon, her leg was gone.
      The cat was by the side of the road. A neighbour had put a towel over her.
      Our dog died in the night.
      My horse had colic and we lost her at four.
      The house is so quiet without that silly dog.
      Wir mussten Luna heute einschläfern lassen.
      Tuvimos que dormir al perro.
    `),
  },
  {
    name: 'birth',
    tier: 'none',
    kind: 'birth',
    texts: lines(`
      There wasn't a heartbeat. She turned the screen away and went to get somebody.
      The scan was silent.
      The screen was still. I looked at the ceiling tiles.
      I lost it at eleven weeks. It was the size of a fig.
      I lost the baby on Monday and went to work on Wednesday.
      The bleeding started in the supermarket and I knew.
      We were pregnant until Thursday.
      We'd told our parents. Now we have to untell them.
      I'm not pregnant any more.
      She was born at twenty-two weeks and lived forty minutes.
      He never opened his eyes. He had my father's ears.
      Our son was born on Sunday and he did not cry.
      We held her for an hour and then they took her.
      They took photographs for us. I haven't looked.
      A box with a hat, a blanket and a bracelet with her name.
      They gave us a memory box and a car park ticket.
      We drove home with the empty seat in the back.
      The cot is still up. I can't take the screws out.
      We've shut the door of the little room.
      My breasts are full of milk for no one.
      My milk came. Nobody told me it would still come.
      Today was the date. I had circled it in green.
      It should have been born this week.
      He'd be three months old now.
      The transfer failed. Fourth one.
      The test was negative again. I put it under the tea bags.
      None of the embryos made it to day five.
      No more rounds, they said. That is that then.
      They say I can't have children. She said it very kindly.
      The baby is in an incubator with wires. I can put in one finger.
      She came ten weeks early and weighs less than a bag of sugar.
      He's on a ventilator, he's two days old.
      They found something wrong at the twenty-week scan. Incompatible, they said.
      We had to decide whether to go on with it. We decided. I can't write more.
      I ended the pregnancy on Tuesday. I don't regret it and I can't stop crying.
      The cord was round his neck.
      I nearly bled out and they took my womb.
      They said try again, as if it were a level in a game.
      Ich habe das Kind verloren, in der zehnten Woche.
      Kein Herzschlag mehr, hat sie gesagt.
      Perdí al bebé a las nueve semanas.
      Il n'y avait plus de battement de cœur.
      Perdi o bebê.
    `),
  },
  {
    name: 'illness',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      The consultant pulled her chair round to our side of the desk.
      The doctor shut the door and sat down, and they never sit down.
      There was a nurse in the room with tissues. That's how I knew.
      It's malignant. I liked the word until today.
      It has spread. He drew it for me on the back of a form.
      It's back. Five years and it's back.
      They found a shadow on the scan.
      They found a lump. They want me in on Monday.
      It's in the bones as well.
      Six months, maybe eight, she said.
      They're talking about making him comfortable now.
      There's nothing more they can do. They said it nicely.
      They've stopped the treatment.
      I start chemo on Wednesday. I bought a hat.
      My hair's coming out on the pillow.
      I shaved my head before it could fall out. Jo held the mirror.
      They'll take the breast on the ninth.
      They're going to take his leg below the knee.
      Mum didn't know who I was today.
      Dad called me by his brother's name and asked when the war would end.
      Gran asked me the same thing eleven times and then asked who I was.
      She put her shoes in the oven. I laughed and then I didn't.
      He got lost on the way back from our own gate.
      We've found her a place in a home. She thinks it's a hotel.
      He can't swallow now. They thicken his tea.
      He can't hold a cup any more. He was a watchmaker.
      Her hands shake so much that I do the buttons.
      The tremor has a name now.
      My legs won't do what I tell them and now I know why.
      MS, he said, like initials on a hanky.
      He had a stroke in the shower. His right side's gone and most of his words.
      She has tubes everywhere and her eyes follow me.
      He's in intensive care, they let us in two at a time.
      They've put her in a coma to let the brain rest.
      They are operating on his heart tomorrow at seven.
      She has been on the ward for nine weeks. She knows all the cleaners.
      The ambulance took Dad at two in the morning.
      My little girl had a fit at nursery and turned blue.
      My baby has a hole in her heart.
      Our son will not walk, they said. He is four.
      We have a word for it now, for what our boy has.
      The diagnosis came in the post. Second class.
      I have been diagnosed. I don't want to write with what.
      The test came back positive. I've the gene as well.
      I'm HIV positive. I said it to the mirror.
      My kidneys are packing up. Three times a week on the machine.
      Waiting for a liver. You wait for somebody else's bad day.
      I'm going blind. He used other words.
      My brother hears voices and has put foil on the windows.
      They sectioned my sister last night. She bit a policeman.
      My daughter's back in the clinic, thirty-eight kilos.
      My son relapsed. I found the foil.
      Waiting for the results. I've cleaned the oven twice.
      The results are on Thursday and it's only Monday.
      The hospital corridor again, the same painting of a boat.
      I had the conversation with Dad about what he wants at the end.
      She signed the form that says don't bring me back.
      He sleeps most of the day now and asks for peaches.
      The morphine makes him kind.
      The nurse comes twice a day now, and talks in the hall.
      Mama erkennt mich nicht mehr.
      Der Krebs ist zurück.
      Die Ärztin hat gesagt, es sind Metastasen.
      Papá tiene cáncer de páncreas.
      Mi abuela ya no sabe quién soy.
      Le cancer est revenu.
      Maman ne me reconnaît plus.
      A minha mãe está com câncer.
      O médico disse que não há mais nada a fazer.
    `),
  },
  {
    name: 'violence',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      My boss grabbed me in the lift.
      My boss put his hand on my thigh under the table.
      My supervisor pressed himself against me in the stockroom.
      The manager kissed me in the lift and I couldn't move.
      A man on the bus rubbed himself against me.
      He groped me at the bar and everyone laughed.
      A stranger grabbed me from behind on the towpath.
      He held me down. I said no. I said it several times.
      He didn't stop when I asked him to.
      I woke up and he was on top of me.
      Somebody put something in my drink and I lost four hours.
      My doctor touched me in a way that wasn't medicine.
      The priest touched me when I was nine.
      My swimming coach did things to me. I was twelve.
      They beat me up behind the station for my phone.
      Three boys jumped me on the way home and broke my nose.
      I was robbed at knifepoint outside my own house.
      They spat at me and pulled off my scarf.
      He called me the word and threw his beer at me.
      They kicked my brother until he stopped moving.
      Dave hit me at the work party.
      My brother punched me in the mouth at dinner.
      My mother slapped me across the face in front of my friends.
      The teacher hit me with the ruler until my hand bled.
      He threw me against the wall.
      She pushed me down the stairs when I said I was leaving.
      He grabbed me by the throat.
      He kicked the door in while we were asleep.
      The police beat us at the march.
      The guards made us kneel for hours.
      Soldiers came to the house and took my father.
      A drone hit the block next to ours.
      We spent the night in the cellar, the sirens didn't stop.
      The shelling took the school and the bakery.
      They shot at the car. I lay on top of the children.
      My friend was stabbed outside the kebab shop.
      My niece was raped.
      Someone broke in while I was upstairs and I hid under the bed.
      He waited for me by my car again.
      My ex follows me home and stands across the street.
      Mein Chef hat mich im Aufzug angefasst.
      Zwei Männer haben mich zusammengeschlagen.
      Mi jefe me tocó.
      Me asaltaron con un cuchillo.
      Mon patron m'a touchée dans l'ascenseur.
      Fui assaltada e me bateram.
    `),
  },
  {
    name: 'hard',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      They refused us asylum. The boys have exams on Monday.
      Our asylum claim was refused. The letter is two lines long.
      The appeal was rejected. We've thirty days.
      The Home Office says no. My solicitor didn't look up.
      My visa was refused and I've to leave my wife here.
      They're sending us back. The children think it's a holiday.
      They came for our neighbours at five in the morning with a van.
      My father was deported on Thursday.
      We crossed at night. I won't write about the boat.
      I don't know whether my family is alive. The line is dead since Tuesday.
      We told the children about the divorce.
      We told the kids tonight that we're getting divorced. Mia went to feed the fish.
      We sat them down and said Mummy and Daddy won't live together any more.
      I told my daughter that her father is moving out. She packed his socks for him.
      He's leaving. He'd rehearsed it. After nineteen years.
      My husband is leaving me for somebody at his gym.
      She said she doesn't love me any more and asked where the big suitcase was.
      My wife moved out today. She took the good knives and the dog.
      The divorce papers came. I signed on the washing machine.
      It's final. The judge took eight minutes.
      I found out he's been seeing her for a year.
      There were texts. Hundreds. I read them all in the bath.
      He has another family in Leeds.
      The judge gave her the children. I get every second weekend.
      I handed the kids over in a car park.
      They took my son into care.
      The social worker came and took my little girl's bag down.
      I gave him up for adoption today. I chose the blanket.
      My mother told me she wished she hadn't had me.
      My parents put me out because I told them.
      My father says he has no daughter.
      My son won't speak to me. Four years in May.
      My daughter has cut me off and I don't know what I did.
      My best friend was arrested.
      My husband was sentenced today. Six years.
      My son is in prison. I took him socks and they gave them back.
      I lost my job today. I haven't told Jen.
      They let me go, twenty-two years, a lanyard and a form.
      I've been made redundant and the mortgage is due on the first.
      The firm's gone under and so are we.
      The bailiffs took the car.
      We're losing the house.
      They changed the locks. Our things are on the pavement.
      I slept in the car with the kids again.
      We're in a hostel, all four in a room, the baby won't settle.
      I've no money for the meter. We went to bed at six.
      The farm is sold. My grandfather cleared that field.
      The fire took the house and the photographs.
      The flood was up to the switches. Everything's brown.
      My daughter is missing. They've put her face on the lamp posts.
      My brother has been gone for nine days without a word.
      I hit somebody with the car. He's alive. I keep hearing it.
      I've relapsed. Two hundred days and then a Tuesday.
      I drank again. I've poured the rest away and I'm shaking.
      I gambled the rent.
      I've failed the final year for good. I can't tell my parents.
      Everyone at school has seen the picture.
      They made a group chat about me and added me to it.
      They call me the name in the corridor every day.
      Nobody came to my party. Mum ate the cake with me.
      Wir haben den Kindern gesagt, dass wir uns trennen.
      Unser Asylantrag wurde abgelehnt.
      Er hat mich verlassen.
      Les dijimos a los niños que nos separamos.
      Nos rechazaron el asilo.
      On a dit aux enfants qu'on se sépare.
      Notre demande d'asile a été refusée.
      Contámos às crianças que nos vamos separar.
      Perdi o emprego e não contei a ninguém.
    `),
  },
];
