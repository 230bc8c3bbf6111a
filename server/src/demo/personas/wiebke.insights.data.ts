import type { InsightSeed } from '../content.ts';

export const insights: readonly InsightSeed[] = [
  {
    when: 'One of them is the boat and one of them is the mud.',
    category: 'lesson',
    title: 'Write both figures down',
    content:
      'When two measurements disagree, both are true of something. Find out of what before averaging. The average of a boat and some mud is nothing that ever sailed.',
  },
  {
    when: 'Als Grete habe ich eine Menge erfahren',
    category: 'lesson',
    title: 'Nicht richtigstellen',
    content:
      'Zweimal richtigstellen ist genug, einmal wäre auch genug gewesen. Wer Grete ist, darf sitzen bleiben und bekommt die Geschichte zu Ende erzählt. Wer recht hat, bekommt Kaffee.',
  },
  {
    when: 'if the point was a lie the wood jumps',
    category: 'insight',
    title: 'Where the wood jumps',
    content:
      'You do not find a false point by looking at it. You take the weight off and watch. I know two or three people on whom this would work, and one of them has my shoes on.',
  },
  {
    when: 'I have been drawing what I like instead of what was there',
    category: 'lesson',
    title: 'Handsome, fair, and somebody else’s',
    content:
      'Three weeks of good work on the wrong boat. The sign was there on the second day: it was going so well. When nothing resists I am no longer drawing her, I am drawing me.',
  },
  {
    when: 'I cut an apple for him',
    category: 'lesson',
    title: 'Apple first',
    content:
      'He had nodded for six weeks and I had taken nodding for understanding, as it is quieter. Cut the apple first. Ask him to draw what he sees, not whether he sees it.',
  },
  {
    when: 'It is optimistic. I have taken out four centimetres',
    category: 'insight',
    title: 'Four centimetres',
    content:
      'Someone looked at my curve for one minute and was right, and I minded for about as long as it takes to walk across a bridge. I note that it is a short bridge.',
  },
  {
    when: 'There is no drawing for those ninety seconds',
    category: 'insight',
    title: 'What is not on the sheet',
    content:
      'Everything I do is so that six people can run for ninety seconds and not look at it. A good drawing is one that nobody needs by then.',
  },
  {
    when: 'A collar is a developable surface',
    category: 'insight',
    title: 'Who taught me my trade',
    content:
      'I have always said Father. It was Father who gave me the pencil. It was Oma who laid a sleeve flat on the table and showed me that it had been flat all along.',
  },
  {
    when: '“It stops being two things,” he said',
    category: 'insight',
    title: 'When it is right',
    content:
      'It stops being two things. (Sönke, of a plank.) So far I have not met a case where it fails.',
  },
  {
    when: 'I went back to my table quite annoyed at having been wrong',
    category: 'lesson',
    title: 'Wrong about Torben, for a year',
    content:
      'He had been waiting all that time for somebody to want to. I had been waiting for him to be as I drew him. Lift one weight now and then, also with people.',
  },
  {
    when: 'Result: ill, ill, nearly not ill',
    category: 'goal',
    title: 'Nearly not ill',
    content:
      'Once a week to Glücksburg and back, standing, until it is only “not ill”. The admiral never managed it, but he did not have ginger from the stall by the pier.',
  },
  {
    when: 'I make it a centimetre under, and the anchor is not aboard',
    category: 'insight',
    title: 'A copper nail',
    content:
      'One nail, at the height where I said the water would be. It is not for anyone to see, it is under the paint by now. But it is there at every tide, being right, whether I feel right that day or not.',
  },
  {
    when: 'I have never been so ill or so happy',
    category: 'insight',
    title: 'Ill and happy do not exclude each other',
    content:
      'For nineteen years I had supposed that one must be over before the other could begin. Nobody had told me that they can stand at the same mast.',
  },
];
