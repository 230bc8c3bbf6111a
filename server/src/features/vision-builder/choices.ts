import { PILLAR_IDS, type PillarId } from '@pathkeeper/contract';
import type { VisionChoice } from '../guide-provider/index.ts';
import { isWanted, type OwnSentence } from './own-sentences.ts';

/** A sentence that may stand on a board, and what it was chosen for. */
export interface Chosen {
  sentence: OwnSentence;
  /** Null where nothing says which: such a sentence is used only when a model places it. */
  pillar: PillarId | null;
  role: 'phrase' | 'milestone' | null;
}

/**
 * The sentences as a model would place them. It points at sentences that may stand on a board, which are
 * taken whole, so that a part of one never says the opposite; whatever it says beside is passed over. A
 * phrase has to be a wish or a plan (D69). Each sentence is used once, and each pillar chosen for once.
 */
export function withChoices<T extends Chosen>(
  sentences: readonly T[],
  choices: readonly VisionChoice[],
): T[] {
  const all = [...sentences];
  const filled = new Set<string>();
  const take = (words: string, pillar: PillarId, role: 'phrase' | 'milestone'): boolean => {
    const at = all.findIndex(
      ({ sentence, role: taken }) =>
        taken === null &&
        (role === 'milestone' || isWanted(sentence)) &&
        pointsAt(words, sentence.text),
    );
    const one = all[at];
    if (one) all[at] = { ...one, pillar, role };
    return one !== undefined;
  };
  for (const { pillar: named, phrase, milestones } of choices) {
    const pillar = PILLAR_IDS.find((id) => id === named);
    if (!pillar || filled.has(pillar) || !take(phrase, pillar, 'phrase')) continue;
    filled.add(pillar);
    for (const words of milestones) take(words, pillar, 'milestone');
  }
  return all;
}

/** Whether the words are a part of the sentence, or the longer sentence that it was cut from. */
const pointsAt = (words: string, sentence: string): boolean =>
  holds(sentence, words) || holds(words, sentence);

/** Whether a part stands in a text without cutting a word in two. */
function holds(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (part === '' || at < 0) return false;
  return (
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + part.length))
  );
}
