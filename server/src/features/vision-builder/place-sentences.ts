import { PILLAR_IDS, type PillarId } from '@pathkeeper/contract';
import type { OwnSentence } from './own-sentences.ts';
import { PILLAR_WORDS } from './pillar-words.data.ts';

interface Words {
  one: ReadonlySet<string>;
  stems: readonly string[];
  runs: readonly string[];
}

function wordsOf(list: string): Words {
  const all = list.split(' ');
  return {
    one: new Set(all.filter((word) => !/[*+]/.test(word))),
    stems: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    runs: all.filter((word) => word.includes('+')).map((word) => ` ${word.replaceAll('+', ' ')} `),
  };
}

const lexicon = PILLAR_IDS.map((pillar) => ({
  pillar,
  strong: wordsOf(PILLAR_WORDS[pillar].strong),
  weak: wordsOf(PILLAR_WORDS[pillar].weak),
}));

const has = (words: Words, word: string): boolean =>
  words.one.has(word) || words.stems.some((stem) => word.startsWith(stem));

const STRONG = 3;
const WEAK = 1;
/** What the question before it says of a sentence: more than one weak word, less than what speaks plainly of a pillar. */
const ASKED = 1.5;
/** From so much on the words of a sentence place it, whatever else it says. */
const PLAIN = 2;

/**
 * The pillar that a sentence of a conversation speaks of, and how plainly: that with the most words in it,
 * with a lean to what was asked about; null when nothing in it points to one. A step stands under what it
 * speaks of, whatever was asked about.
 */
export function pillarOf(sentence: OwnSentence): { pillar: PillarId; weight: number } | null {
  const { asked } = sentence.passage;
  // "I would love to" says nothing of love.
  const folded = sentence.folded.replaceAll(
    /\b(?:would|i'd|we'd)(?: really| so)? love\b/g,
    'would like',
  );
  const words = [...new Set(folded.match(/\p{L}[\p{L}'-]*/gu) ?? [])];
  const run = ` ${words.join(' ')} `;
  const weigh = ({ strong, weak }: (typeof lexicon)[number]): number =>
    words.reduce(
      (sum, word) => sum + (has(strong, word) ? STRONG : has(weak, word) ? WEAK : 0),
      [...strong.runs, ...weak.runs].filter((part) => run.includes(part)).length * STRONG,
    );
  const weights = lexicon.map((entry) => ({ pillar: entry.pillar, weight: weigh(entry) }));
  const most = weights.reduce((a, b) => (b.weight > a.weight ? b : a));
  // A few words take their sense from the question that they answer.
  const answered = sentence.fragment && weights.find(({ pillar }) => pillar === asked);
  if (answered) return answered;
  if (sentence.step && most.weight === 0) return null;
  const leaning = weights.map(({ pillar, weight }) => ({
    pillar,
    weight: weight + (pillar === asked ? ASKED : 0),
  }));
  const best = leaning.reduce((a, b) => (b.weight > a.weight ? b : a));
  // One weak word places a sentence only where no other pillar has as much of it.
  const rivals = leaning.filter(({ weight }) => weight === best.weight).length;
  return best.weight >= PLAIN || (best.weight > 0 && rivals === 1) ? best : null;
}
