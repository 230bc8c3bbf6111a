import type { PromptTexts } from './themed-texts.ts';

export const BODY: PromptTexts = {
  'a-scar':
    'Choose a mark on your skin that has a story. Tell it as the skin would, which remembers temperature best.',
  'the-walk': 'How do you walk when nobody is waiting for you? Describe it from behind.',
  'best-swim': 'The best you have ever felt in water, of any size. Begin with getting in.',
  'tired-legs':
    'When were your legs last pleasantly tired? Say what they had done, and what they were put up on.',
  'inherited-nose':
    'Which part of you belonged to somebody before? Follow it back as far as the photographs go.',
  'the-voice':
    'You have several voices: for the telephone, for cats, for offices. List them and say which one came out most today.',
  'a-cold':
    'Write in praise of a cold in the head: what it excuses, what it requires, what it puts on the table.',
  'hands-at-rest': 'Look at your hands for two minutes. What were they last proud of?',
  appetite: 'What were you hungriest for this week, and was it food?',
  dancing: 'The last time you danced, if only with a saucepan. Who saw, and what was playing?',
  'the-haircut': 'A haircut that changed something, or failed to. Set the mirror scene.',
  'furious-body':
    'Where in you does anger sit down first? Describe its chair, and how it holds its cup.',
  'a-good-coat': 'The warmest you have been outdoors. List the layers, beginning from the air.',
  yawn: 'What time does your body think it is? Let it say so, in its own words, to the clock.',
  'learned-late':
    'Something your body learned late: to whistle, to float, to sit still. Who taught it, and how often did you nearly stop?',
  carried:
    'When were you last carried, lifted or held up by somebody’s arm? Begin with the ground going away.',
  'the-mirror-in-the-hall':
    'What do you check in the mirror before you go out, in order? Say what you would see if you looked for one second longer.',
  'crying-somewhere':
    'Somewhere awkward where you have cried. Describe the place with care, and leave the reason out.',
  'clothes-off-the-line':
    'Which garment do you put on when the day needs help? Tell it thank you, and be specific.',
  'a-sport': 'The game you were worst at. Give the commentary on your finest minute.',
};

export const BODY_DEEP: PromptTexts = {
  'biography-of-a-body':
    'Write the life of your body as a biographer would who had never met your mind. Give it a chapter for learning to stand, one for its best summer, one for an illness, one for work. Note what it was good at before anybody told it otherwise. Bring it up to this evening, and say how it is sitting. Let it have the last word, in one line.',
  'the-map-of-you':
    'Draw, in words, a map of yourself from the top of the head to the soles. Mark where the weather comes from, where the roads are worn, where nobody goes. At three places put a small sign and write on it what happened there. Choose the part you have been rudest to, and write it a page of ordinary civility.',
  'one-sense-at-a-time':
    'Give each of your senses a quarter of an hour this evening, one after another, and write down only what it reports. Start with the one you use least. Do not explain anything until all of them have been heard. Then say which one had been trying to tell you something, and what it was.',
  'what-strength-was':
    'Think of three times when you were strong, of which only one had to do with lifting. Tell each in the order in which your body noticed it: feet, breath, hands, face. Say what you ate afterwards. Then describe somebody you know whose strength does not look like strength, and what you have watched it do.',
  'sleep-and-waking':
    'Write down everything you know about how you sleep: the side, the blanket, the window, the last thought but one. Go back to the bed you slept best in as a child, and furnish the room around it. Come forward to the worst night that turned into an ordinary morning, and stay with the morning. End with tonight’s bed, which is waiting, and what would make it a good one.',
};
