import type { InsightSeed } from '../content.ts';

export const insights: readonly InsightSeed[] = [
  {
    when: 'Wrote it again without the adjectives',
    category: 'lesson',
    title: 'Take out the adjectives, then knock',
    content:
      'With the adjectives in, it was to a drummer. Without them it was to a boy with bad lungs, as it turned out. I could not have known that, and the shorter note did.',
  },
  {
    when: 'nothing on the port side',
    category: 'insight',
    title: 'Nothing on the port side',
    content:
      'He slept because somebody reported. Not because all was well, it mostly was not, but because there was a person whose watch it was and she had said so out loud.',
  },
  {
    when: 'That is what I did,” she said',
    category: 'insight',
    title: 'The same job',
    content:
      'I walk about in the dark and listen to people breathe. So did she, with four of us, for years, unpaid. I had thought that I was the first in the family to work nights.',
  },
  {
    when: 'I notice that number 4 is also what I would be teaching',
    category: 'insight',
    title: 'Number four',
    content:
      'The best reason for staying is the thing that somebody ought to go and teach. I have turned the list over twice and it is on both sides.',
  },
  {
    when: 'I held the torch and told her about my first',
    category: 'lesson',
    title: 'Hold the torch',
    content:
      'Do not take the needle from them. Hold the light where it is needed and tell a story in which you were worse. It takes four minutes longer and then it is theirs.',
  },
  {
    when: 'وتركتها تحكيها مرّة ثالثة',
    category: 'lesson',
    title: 'مرّة ثالثة',
    content:
      'في العمل أعرف ماذا أفعل حين تتوقّف الحكاية: لا أصحّح، بل أسأل عمّا حدث بعدها. وأمّي ليست مريضة عندي، لكنّ السؤال نفسه ينفع. البغلة تصل كلّ مرّة، وهذا يكفي.',
  },
  {
    when: 'Said no to a fourth night',
    category: 'goal',
    title: 'Three nights, and then no',
    content:
      'Say it the first time. “No, I have done three.” Nobody asked why. I had eleven reasons ready and still have all of them.',
  },
];
