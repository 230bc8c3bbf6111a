import { clauseAt, isVerb, isWord, sound, spanOf } from './clauses.ts';
import type { Contrast, Sentence, Span, Token } from './reading.ts';

const turns = new Set(['but', 'yet', 'though', 'although', 'however']);

/** Sentences that turn on a "but": what stands before it and what after, each a clause by itself. */
export function contrastsOf(sentences: readonly Sentence[], words: number): Contrast[] {
  return sentences.flatMap((sentence, at) => {
    if (sentence.spoken) return [];
    const index = sentence.tokens.findIndex((token, place) =>
      isTurn(sentence.tokens, place, token),
    );
    const word = sentence.tokens[index];
    if (!word) return [];
    const previous = sentences[at - 1];
    const before =
      index <= 1
        ? previous && !previous.spoken && previous.paragraph === sentence.paragraph
          ? clauseAt(
              previous,
              { start: previous.end - 2, end: previous.end - 2 },
              { words, least: 3 },
            )
          : null
        : run(sentence, sentence.tokens.slice(0, index), words, 'end');
    const after = run(sentence, sentence.tokens.slice(index + 1), words, 'start');
    if (!before || !after) return [];
    return [
      {
        sentence: sentence.index,
        word: { start: word.start, end: word.end, text: word.text },
        before,
        after,
      },
    ];
  });
}

function isTurn(tokens: readonly Token[], at: number, token: Token): boolean {
  if (!turns.has(token.lower)) return false;
  const before = tokens.slice(0, at);
  if (token.lower === 'yet' && at > 0 && token.pos !== 'CCONJ') return false;
  if (token.lower === 'though' && tokens[at - 1]?.lower === 'as') return false;
  if (
    (token.lower === 'though' || token.lower === 'although' || token.lower === 'however') &&
    at === 0
  )
    return false;
  if (
    before
      .slice(-3)
      .some((other) => /^(nothing|all|anything|no|only|anybody|everything|none)$/.test(other.lower))
  )
    return false;
  return !/^(also|then|for|first|anyway|only)$/.test(tokens[at + 1]?.lower ?? '');
}

/** The clauses nearest to the turning word that stand by themselves and have a verb. */
function run(
  sentence: Sentence,
  tokens: readonly Token[],
  words: number,
  side: 'start' | 'end',
): Span | null {
  const kept = edgeless(tokens);
  const first = kept[0];
  const last = kept.at(-1);
  if (!first || !last || !kept.some(isVerb)) return null;
  const length = kept.filter(isWord).length;
  if (length < 3) return null;
  const span = spanOf(sentence, first.start, last.end);
  if (length <= words && !/[,;:—–(]/.test(span.text.slice(0, -1)))
    return sound(span.text) ? span : null;
  const part = { ...sentence, tokens: kept, start: sentence.start };
  const place = side === 'start' ? first.start : last.end - 1;
  return clauseAt(part, { start: place, end: place }, { words, least: 3 });
}

function edgeless(tokens: readonly Token[]): Token[] {
  const kept = [...tokens];
  while (kept[0] && (kept[0].pos === 'PUNCT' || /^(and|so)$/.test(kept[0].lower))) kept.shift();
  for (
    let last = kept.at(-1);
    last?.pos === 'PUNCT' && !/^[?!]/.test(last.text);
    last = kept.at(-1)
  )
    kept.pop();
  return kept;
}
