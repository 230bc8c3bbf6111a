import type { InsightSeed } from '../content.ts';

export const insights: readonly InsightSeed[] = [
  {
    when: 'He also held it',
    category: 'insight',
    title: 'I said I was measuring',
    content:
      'It was the first time that somebody here did what I do, instead of me doing what they do. We stood for two trains. I think “about three hertz” is also a way to say hello.',
  },
  {
    when: 'it only holds itself',
    category: 'goal',
    title: 'Equilibrium on a Sunday',
    content:
      'No load, and still standing correctly. Try it for one afternoon each week, without a book.',
  },
  {
    when: 'どこで相づちを打てばいいかは分かった',
    category: 'lesson',
    title: '相づち',
    content:
      '言葉が分からなくても、間は分かる。ゼミでも同じかもしれない。完璧な一文を四十分かけて作るより、いいところでうなずくほうが、話の中にいられる。',
  },
];
