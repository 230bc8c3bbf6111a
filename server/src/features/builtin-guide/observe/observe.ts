import type { Reading } from '../../../platform/language/reading.ts';
import type { GuideEntry } from '../../guide-provider/index.ts';
import { whoIn } from './about.ts';
import type { Observation } from './observation.ts';
import { observeCues } from './observe-cues.ts';
import { observeEchoes } from './observe-echo.ts';
import { observeFeelings } from './observe-feelings.ts';
import { observeForm } from './observe-form.ts';
import { observeMarks } from './observe-marks.ts';
import { observePairs } from './observe-pairs.ts';
import { observePeople } from './observe-people.ts';
import { observeRelations } from './observe-relations.ts';
import { observeWorld } from './observe-world.ts';
import { clauseOf, quoteSlots, shortClauseOf } from './quote.ts';
import { salience } from './salience.ts';

/** Everything that can be said of a page, whether or not it will be. */
export function observe(reading: Reading, page: GuideEntry): Observation[] {
  const single = [
    ...observeOrders(reading),
    ...observeCues(reading),
    ...observeForm(reading, page),
    ...observeMarks(reading),
    ...observeFeelings(reading, page),
    ...observePeople(reading),
    ...observeWorld(reading),
    ...observeRelations(reading),
  ].map((observation) => weighed(reading, observation));
  return [...single, ...observePairs(reading, single), ...observeEchoes(reading)];
}

/** How far what a sentence holds counts beside what it does. */
const HOLDS = 0.7;

function weighed(reading: Reading, observation: Observation): Observation {
  const sentence = reading.sentences[observation.sentences[0] ?? 0];
  if (!sentence || observation.kind === 'thread') return observation;
  return {
    ...observation,
    score: observation.score + HOLDS * salience(reading, sentence),
    slots: { ...whoIn(reading, sentence), ...observation.slots },
  };
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
