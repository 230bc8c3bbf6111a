import type { Analyse } from '../../../platform/language/analyse.ts';
import { COLOURS, STATES } from '../../../platform/language/feelings.data.ts';
import type { GuideEntry } from '../../guide-provider/index.ts';
import { observe } from '../observe/observe.ts';
import { clauseOf } from '../observe/quote.ts';
import type { Match } from './consult-entries.ts';

const emotions = new Map(
  STATES.flatMap(({ emotion, words }) => words.split(' ').map((word) => [word, emotion] as const)),
);
// Words of judgement are asked in every tone and name no feeling.
for (const { words } of COLOURS) for (const word of words.split(' ')) emotions.delete(word);

/** The pages on which the writer says they felt what a question names. */
export function feltOn(analyse: Analyse, question: string, pages: readonly GuideEntry[]): Match[] {
  const asked = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const emotion = asked.map((word) => emotions.get(word)).find((found) => found !== undefined);
  if (!emotion) return [];
  return pages.flatMap((page) => {
    const reading = analyse(page.content);
    const feeling = reading.feelings.find(
      (other) => other.own && other.state && !other.negated && other.emotion === emotion,
    );
    const sentence = feeling && reading.sentences[feeling.sentence];
    const quote = feeling && sentence && clauseOf(sentence, feeling.span);
    return quote ? [{ page, word: feeling.span.text, text: quote.text }] : [];
  });
}

/** The pages that say something was left unsaid or unshown, each with the line. */
export function keptBack(analyse: Analyse, pages: readonly GuideEntry[]): Match[] {
  return pages.flatMap((page) => {
    const seen = observe(analyse(page.content), page).find(({ kind }) =>
      /^(?:unsaid|unspoken|pretend|putOff|account)$/.test(kind),
    );
    return seen?.quote ? [{ page, word: seen.quote.text, text: seen.quote.text }] : [];
  });
}
