import { lines, type MeaningGroup } from '../cases.types.ts';

/** More written examples of explicit and present danger, and of danger that is past or somebody else's. */
export const TRAIN_NOW: readonly MeaningGroup[] = [
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    harm: 'suicide',
    texts: lines(`
      I am going to take my life on Friday night.
      I want to die and I'm not being dramatic.
      i want to be dead. not sad, dead
      Planning to kill myself when they're on holiday.
      I have to kill myself, it's the only thing left that makes sense.
      killing myself tonight, dont try and stop me
      Thinking of suicide again, all day, at my desk.
      I'm thinking about ending my own life and I'm scared that I will.
      gonna end my life before school on monday
      I'll shoot myself in the barn.
      I'm going to hang myself from the beam.
      going to throw myself under the train tomorrow
      I will jump. I'm on the roof now.
      I'm standing on the bridge and I want to jump
      I've got the pills lined up and I'm going to swallow all of them.
      I took all of my tablets. It's started.
      swallowed like forty pills half an hour ago
      I drank the weedkiller.
      I overdosed tonight, no one knows
      My suicide note is finished.
      I've written my suicide note and it's on my pillow.
      I attempted suicide on Sunday and they don't know.
      I tried to kill myself this morning. I'm still here and I'm going to try again.
      I don't want to be alive. I want to kill myself so badly.
      I wish I were dead, I pray for it.
      i hate my life and i want to kill myself
      Please let me die tonight.
      today: pancakes, swimming, decided to kill myself on tuesday, homework
      we had a quiz and i came third and later im going to hang myself, anyway
      - post office - kill myself - feed fish
      lol im gonna kill myself tonight. not even joking
      kms tonight for real this time, i have the stuff
      I can't stop thinking about killing myself.
      I am suicidal tonight and I'm alone with the tablets.
      I want to hang myself, I've got the rope here.
      There's no other way, I'm ending my life.
      I'm going to drown myself in the reservoir tomorrow.
      I want to die today.
      I will be dead by Sunday, by my own hand.
      I am ready to die and I'll do it tonight.
    `),
  },
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    harm: 'self-harm',
    texts: lines(`
      I cut my arms again tonight.
      I cut too deep and it's not stopping.
      i've been cutting again, every night this week
      I'm hurting myself every day now.
      I burned my arm with the lighter again, on purpose.
      I want to cut myself right now, I've got the blade.
      I keep hurting myself and I can't stop.
      Slashed my thigh in the bath. Deep.
      I stabbed my leg with the scissors.
      im starving myself til i die
      I hit my head on the wall until I passed out and I will do it again.
      I harm myself each night before I can sleep.
    `),
  },
  {
    name: 'explicit and present',
    tier: 'now',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      He beat me again tonight and I'm locked in the bathroom.
      My husband strangled me until I blacked out.
      My dad is hitting me, I'm hiding under the bed.
      He raped me last night.
      My stepfather touches me at night and he did it again.
      My mum beats me with a stick every day.
      He punched me in the face, I've lost a tooth.
      my boyfriend hits me and says hell kill me if i tell
      He's going to kill me. He said it with the knife in his hand.
      I was raped on Saturday after the party.
      My uncle forces me to have sex with him.
      She threw boiling water on me tonight.
      He kicked me in the stomach, I'm five months gone.
      he's choking me, he did it twice this week
      My brother is abusing me and my parents know.
      They beat me up behind the school again today, with a bat.
    `),
  },
  {
    name: 'past or of others',
    tier: 'quiet',
    kind: 'danger',
    texts: lines(`
      At sixteen I took too many pills, and my dog barked until Dad came up.
      My cousin tried to end her life in the spring, she's with her parents now.
      I used to burn myself, in another life, in another city.
      A friend told me she's thinking about suicide, and I don't know what to do.
      Twelve years ago I stood on a roof. Today I planted beans.
      My grandmother was beaten by her first husband for years.
      I was suicidal as a student, I don't know that boy any more.
      My pupil has cuts on her arms and I've reported it.
      My father abused me when I was small. I've told my wife today.
      I had anorexia from twelve to twenty.
      My son says that he wishes he'd never been born.
      I survived my second attempt, in 2011, thanks to a bus driver.
      The man downstairs beats his wife, I've rung them twice.
      My best friend won't eat and hides it from her mum.
      My ex used to lock me in. He's got another flat and another woman and I think of her.
      My sister sent me a goodbye text and then turned her phone off. Found her, thank God, at the lake.
      I swallowed everything in the cabinet, back when I was nineteen.
      My flatmate talks of not wanting to be here. I've hidden the knives.
    `),
  },
];
