import type { Reading } from '../../../platform/language/reading.ts';
import type { Page } from '../guide.types.ts';
import type { Observation } from './observation.ts';
import { observeCues } from './observe-cues.ts';
import { observeFeelings } from './observe-feelings.ts';
import { observeForm } from './observe-form.ts';
import { observeMarks } from './observe-marks.ts';
import { observePairs } from './observe-pairs.ts';
import { observePeople } from './observe-people.ts';
import { observeWorld } from './observe-world.ts';
import { clauseOf, quoteSlots, shortClauseOf } from './quote.ts';

/** Everything that can be said of a page, whether or not it will be. */
export function observe(reading: Reading, page: Page): Observation[] {
  const single = [
    ...observeOrders(reading),
    ...observeCues(reading),
    ...observeForm(reading, page),
    ...observeMarks(reading),
    ...observeFeelings(reading, page),
    ...observePeople(reading),
    ...observeWorld(reading),
  ];
  return [...single, ...observePairs(reading, single)];
}

const order =
  /\b(?:(?:ignore|disregard|forget|override) (?:\w+ ){0,4}(?:instructions?|rules|prompts?|guidelines)|system prompt|you are now (?:a|an|my|the|in)\b|as an ai\b|act as (?:a|an|my) \w+|developer mode|reveal your|print your (?:prompt|instructions))/;

/** Lines that speak to the machine that reads them: words of the page like any other. */
function observeOrders(reading: Reading): Observation[] {
  return reading.sentences.flatMap((sentence) => {
    const match = order.exec(sentence.folded);
    if (!match || sentence.spoken) return [];
    const start = sentence.start + match.index;
    const at = {
      start,
      end: start + match[0].length,
      text: sentence.text.slice(match.index, match.index + match[0].length),
    };
    const quote = clauseOf(sentence, at) ?? at;
    return [
      {
        kind: 'machine',
        score: 9,
        sentences: [sentence.index],
        slots: quoteSlots(quote, shortClauseOf(sentence, at) ?? at),
        quote,
      },
    ];
  });
}
