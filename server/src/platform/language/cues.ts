import { CUES, HEDGES } from './cues.data.ts';
import type { Cue, Sentence, Span } from './reading.ts';

// Before the words: somebody else is saying or thinking them.
const reported =
  /\b(?!i\b)\w+ (?:\w+ )?(?:says?|said|thinks?|thought|tells? me|told me|asks?|asked|wants?|wanted)\b(?!.*[;:])/;

/** What a sentence is doing, by the words that show it: at most one cue of each kind. */
export function cuesOf(sentence: Sentence): Cue[] {
  if (sentence.spoken) return [];
  return CUES.flatMap(({ kind, pattern, unless, own }) => {
    const match = pattern.exec(sentence.folded);
    if (!match || unless?.test(sentence.folded)) return [];
    if (own && reported.test(sentence.folded.slice(0, match.index))) return [];
    return [{ kind, sentence: sentence.index, match: spanAt(sentence, match.index, match[0]) }];
  });
}

/** The words of a sentence that take back a little of what it says. */
export function hedgesOf(sentence: Sentence): Span[] {
  return [...sentence.folded.matchAll(HEDGES)].map((match) =>
    spanAt(sentence, match.index, match[0]),
  );
}

function spanAt(sentence: Sentence, index: number, matched: string): Span {
  const start = sentence.start + index;
  return {
    start,
    end: start + matched.length,
    text: sentence.text.slice(index, index + matched.length),
  };
}
