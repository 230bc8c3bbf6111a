import { lines, type MeaningGroup } from '../cases.types.ts';

/** Fear of somebody, and what was done, told in passing by people who would not call it that, in many voices. */
export const TRAIN_CALM_FEAR: readonly MeaningGroup[] = [
  {
    name: 'living with somebody who is feared',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      I can tell by how the gate closes. If it bangs I send the children up.
      Dinner was late and he put it on the floor, plate and all, and told me to eat it there. I did, it was quicker.
      It was only the once and it was only his open hand. I've said that now about four onces.
      He had me against the cooker. The dial was digging in my back and I watched the clock on it.
      When I woke up I was on the kitchen tiles and he was making tea as if it was any Wednesday.
      He says look what you made me do. I've begun to look, and I can't find where I made him.
      I've learned what to wear with the yellow ones and what with the purple.
      He counts the miles on the car. If it's two too many I have to say where, and with whom.
      He's got an app on my phone. It rings if I'm not where I said.
      I'm given thirty on a Friday and I bring back the receipts. He goes through them with a pen.
      She goes through my pockets. She threw the pan, it had oil in. I'm six foot two, and I sleep in the van.
      He sold my sewing machine because I talked back. That was my money, the only money.
      he grabbed my face and made me say sorry to his mum on speaker
      my bf says if i leave him he'll post the pictures. he says it like a joke. hes got them in a folder
      he locked me out in my nightie because the rice was stuck. january
      I keep my shoes on until he's asleep.
      I keep the passports in the bag of rice. It's the one place that he'll never put his hand.
      My mother-in-law has my gold and my papers. I'm let out for the temple and for nothing else.
      Sir has my passport since the first day and I sleep on the floor of the store. If I ask for pay he raises his hand.
      Madam threw the hot water because the shirt had a line. I told the hospital that I was careless.
      He never shouts. He goes very quiet and he closes the windows first.
      He stood in the door for three hours so that I couldn't pass. He didn't touch me. He'd like that noted.
      He killed my fish. He said it was the filter.
      The little one has started to say sorry when a glass falls. He's two.
      I told the midwife I fell on the stairs. We live on the ground floor, and she knew, and she wrote stairs.
      I said no and then I said please no and then I lay there and looked at the lampshade. We're married, so.
      He's sorry in the morning. He's always sorry. He buys croissants, and my jaw clicks.
      If I say I'm leaving he drives fast. He did a hundred and ten with the baby in the back.
      he said he'd do himself in if i left and then he said he'd do me first
      The dog hides behind the boiler when he comes in. I'd get in there with her if I fitted.
      I'm scared of my own husband and I've written it small in case.
      i heard mum fall and then nothing and i turned my music up. im writing this under the bed
      dad's in one of his moods so me and callum are in the shed. callum needs a wee
      my brother comes in my room. i put the drawers across now. mum says stop moving furniture
      My grandson takes my card on pension day. If I ask he gets up very close. I give him the number now.
      My carer pinches. Under the arm, where it doesn't show, when I'm slow. I've told my daughter the skin is thin.
    `),
  },
  {
    name: 'somebody outside, or come back',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      His car is at the corner again. Engine off, window down two inches for the smoke. That's five nights.
      He's out. Nobody told me, I heard it in the hairdresser's. They had promised a phone call.
      There were flowers on the step with no name on. I know whose they are, he always folds the paper like that.
      he's in the garden. i can see the end of his cigarette. all the lights are off and i've got the kids in the bath
      The injunction is a piece of paper and he's six foot four. He's leaning on the bonnet reading his phone.
      He tried the back door. Very softly, like a man who's lost his key.
      A man followed me from the metro again, the one in the green coat. I went round the block twice and so did he.
      He rang the school and said that he was her uncle. They let him speak to her.
      Every time I change my number it takes him eleven days.
      He wrote to my new work. They showed me the letter as though it were a nice thing.
      I've moved three times. Today there was his lighter on the window sill, on the outside.
      police said lock the doors and stay away from the glass. its a bungalow
      he messaged my mum where is she. mum told him. mum thinks hes lovely
      I recognised the cough in the stairwell before I saw him. I stood behind my own door with a saucepan till two.
      What he said the last time was that prison has a door, and doors open. Well, it's open.
      He's found us. I don't know how. My daughter saw him by the swings and he put a finger on his lips.
    `),
  },
  {
    name: 'robbed, followed, attacked',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      Two of them by the cash machine. One held my arms and the other put something cold under my ear.
      I gave them the bag and he hit me with it anyhow, the gun, on the side of the head. I'm home, I can't stop my knees.
      He clicked it at me and nothing happened. Then they rode off. I've sat on the kitchen floor since.
      I thought it was a punch. Then my shirt was warm. They've put in nine stitches.
      They came through the fence with cutlasses and tied Papa and me with the washing line.
      The man on the night bus put his hand up my skirt, and I got off three stops early and walked.
      The guest shut the door and stood in front of it without a towel on. I told the supervisor. She said did he tip.
      My uber driver locked the doors and turned off the map. I got out at a light. I've told nobody.
      some lads chased us and got jay on the ground and they were stamping. i ran. i ran and left him
      He pushed me into the hedge and his hand was over my mouth and it smelled of oranges. I bit him. I've given a statement.
      They called me the word and then the bottle came. It's only the eyebrow. I keep hearing it arrive.
      Woke up in a room I didn't know with my dress on inside out. I remember one drink.
      It was my boss, at the conference, in the lift and then in the corridor. I laughed. Why did I laugh?
      The officer beat the soles of my feet. I've walked normally for twenty years so that nobody should ask.
    `),
  },
  {
    name: 'a childhood in which it was done',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      We had to fetch the belt ourselves. If you brought the thin one you were sent back for the other.
      He made us choose which of us. I was the elder, so I learned to be quick about it.
      I know what the inside of a coal cellar sounds like in the dark. I was six.
      She'd hold my hand in the hot water until I said I was sorry. I could never think what for.
      The smell of pipe tobacco in a lift and I was ten again, on his knee, with the door closed.
      Brother Anselm took the boys who were homesick. I was homesick.
      He was the swimming teacher. He dried us himself. I've not been in a pool since I was twelve.
      My stepfather's step on the landing: one, two, and the board. I still count on any stairs.
      I was fourteen and he was the youth leader, and I thought I was his girlfriend. He had a wife and a beard.
      My piano teacher sat behind me. That's all I've ever said about it. Forty years I've said I had no ear.
      It was the lodger, then it was my cousin, and I thought that was simply what happened to girls in our street.
      There's a photograph of us all at the lake, he's got his hand on my shoulder and I know what that hand weighed.
      I told my aunt. She washed my mouth with soap and sent me to bed without a lamp.
      I told the priest, and he was the one.
      In the class they asked us to describe a teacher who'd marked us. I asked to be excused, and sat in the toilet.
      Uncle still comes to the weddings. He put his palm on the back of my neck, the way he used to, and I dropped the tray.
      He'd say it was our game. I must have been seven since I still had my milk tooth.
      Mum drank, and then it was whoever was nearest. I got to be good at not being nearest. My sister never did.
      The dentist asks why I grind. I don't say that I slept with my jaw shut so as not to be heard.
      they said on the news that more boys have come forward. i turned it off. i was one of the boys
      I've never let my own kids sleep over anywhere, and they think that I'm strict.
      I was his favourite. He gave me the solo, and he gave me lifts.
      We were made to kneel on dried peas. If you cried another hour. My knees still tell the weather.
      I'd wet the bed, so the sheet was hung from the window with my name pinned to it, and I was put under the tap.
      Her father beat my mother's mother. Nobody told me until this summer.
      My aunt's first husband beat her for years. She told me while we shelled the peas.
      It was years before I understood that other people's fathers knocked.
    `),
  },
  {
    name: 'fear of what one might do',
    tier: 'quiet',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      The baby screamed and I'd put her down hard and walked out to the bins, because I knew what my hands wanted.
      I was holding him over the bath and a thought came, just let go, quite calmly. I called my sister and said I'd a cold.
      i love her so much but at 3am i have pictures in my head of the stairs
      I've locked the gun in Dermot's safe and given him the key, as I don't trust myself with Mondays.
      I asked my wife to hide the car keys and the tablets and not to tell me where.
      I'm frightened of the balcony when I carry the twins. Nobody tells you of this.
      I shook him. Once. He stopped. I've not slept for watching him breathe.
    `),
  },
];
