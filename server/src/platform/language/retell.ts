import { clausesOf, isVerb } from './clauses.ts';
import { GIVEN_NAMES, KIN_AS_NAME } from './people.data.ts';
import type { Sentence, Span, Token } from './reading.ts';
import {
  DOING,
  MOVING,
  PAST_FORMS,
  PRESENT_FORMS,
  SPELLED_OUT,
  STATE_VERBS,
} from './retell.data.ts';

/** A clause of the writer's, said back to them: "you snapped at Dan about the dishes". */
export interface Retold {
  text: string;
  subject: 'you' | 'other';
  tense: 'past' | 'present';
  negated: boolean;
  /** Being or minding rather than doing. */
  state: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const past = setOf(PAST_FORMS);
const present = setOf(PRESENT_FORMS);
const stative = setOf(STATE_VERBS);
const moving = setOf(MOVING);
const doing = setOf(DOING);
const names = setOf(GIVEN_NAMES);
const kin = setOf(KIN_AS_NAME);
const swapped: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};
const owned =
  /^(?:a|an|the|my|his|her|their|your|our|some|every|any|another|no|this|that|'s|old|dear)$/;
// Whoever else is spoken to or for, and what must not be repeated out of its place.
const unsafe =
  /\b(?:we|us|our|ours|ourselves|you|your|yours|u|ur|ain|mama|papa|nonna|nonno|abuela|oma|opa|babcia|fuck\w*|shit\w*|cunt|bitch|die|died|dying|dead|kill\w*|suicid\w*|hurt\w*|harm\w*|cut\w*|drug\w*|pills?|overdose\w*|jump\w*|knife|gun|rope|blood|idk|tbh|lol|lmao)\b|["“”«»()[\]:;!?…@*_/\\<>]|--|[–—]|\d[:.]\d/i;
const trailing =
  /[\s,]+(?:though|obviously|either|too|anyway|actually|again|honestly|probably|at all|and|but|so)$/i;
const leading = setOf(
  'and but so then because cos cause that when while plus or yet well anyway honestly actually',
);

const LONGEST = { words: 12, characters: 80 };

/**
 * The clause round a place as one would say it to its writer, where every step can be proved: a
 * single clause with a known subject and a verb whose tense is plain. Null everywhere else.
 */
export function retold(sentence: Sentence, at: Pick<Span, 'start' | 'end'>): Retold | null {
  const part = clausesOf(sentence.tokens).find(
    (tokens) => (tokens[0]?.start ?? 0) <= at.start && (tokens.at(-1)?.end ?? 0) > at.start,
  );
  const tokens = part && bare(part);
  const first = tokens?.[0];
  if (!tokens || !first || tokens.length < 3 || tokens.length > LONGEST.words) return null;
  const written = sentence.text.slice(
    first.start - sentence.start,
    (tokens.at(-1)?.end ?? 0) - sentence.start,
  );
  if (unsafe.test(written) || /,|\blike an?\b/.test(written)) return null;
  const subject = subjectOf(tokens, first.start === sentence.start);
  const verb = subject && verbAfter(tokens, subject.length);
  if (!subject || !verb || lacksCapital(tokens) || saysWhat(tokens)) return null;
  if (runsOn(tokens)) return null;
  const plain = said(sentence, tokens).replace(trailing, '');
  const text = subject.left ? `you ${plain}` : plain;
  if (/\b(?:i|my|me|mine|myself|im|ive)\b|\bused to\b/i.test(text)) return null;
  if (text.length > LONGEST.characters || text.split(' ').length < 3) return null;
  return { text, subject: subject.kind, ...verb };
}

const links =
  /^(?:that|and|or|because|when|while|what|how|if|than|as|where|who|which|whom|like|before|after|until|since|everything|all|something|nothing|anything|said|told|says|thought|knew|know|think|thing|person|one|way|time|was|am|did|do|have|had|him|her|them|me)$/;

const telling =
  /^(?:told|tell|said|say|thought|think|knew|know|wish|wished|hope|hoped|feel|felt|swear|swore|promised|realised|realized|noticed|pretended|remember|remembered|forgot|forget|guess|suppose)$/;

/** "She left I put the kettle on": a second clause that neither a word nor a verb of telling joins on. */
function runsOn(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const before = tokens.slice(0, at);
    return (
      at > 0 &&
      /^i$|^i'/.test(lower) &&
      !links.test(before.at(-1)?.lower ?? '') &&
      !before.some((other) => telling.test(other.lower))
    );
  });
}

function bare(part: readonly Token[]): Token[] {
  const kept = [...part];
  while (kept[0] && (kept[0].pos === 'PUNCT' || leading.has(kept[0].lower))) kept.shift();
  while (kept.at(-1)?.pos === 'PUNCT') kept.pop();
  return kept;
}

interface Subject {
  kind: Retold['subject'];
  /** Tokens it takes. */
  length: number;
  /** Whether the line leaves its "I" to be understood: "Planted the garlic". */
  left?: true;
}

function subjectOf(tokens: readonly Token[], opens: boolean): Subject | null {
  const [first, second] = tokens;
  if (!first) return null;
  if (/^i$|^i'?(?:m|ve|d|ll)$/.test(first.lower))
    return { kind: 'you', length: first.lower === 'i' ? 1 : 0 };
  if (/^(?:he|she|they)$/.test(first.lower)) return { kind: 'other', length: 1 };
  const known = names.has(first.lower) && /^\p{Lu}/u.test(first.text);
  if ((known || kin.has(first.lower)) && isVerb(second)) return { kind: 'other', length: 1 };
  const object =
    /^(?:DET|NUM|PROPN)$/.test(second?.pos ?? '') ||
    /^(?:my|him|her|them|mum|dad)$/.test(second?.lower ?? '');
  const does = moving.has(first.lower) || (doing.has(first.lower) && object);
  return opens && does && tokens.length >= 4 ? { kind: 'you', length: 0, left: true } : null;
}

/** The first verb, only adverbs before it, and what it says of time and doing. */
function verbAfter(
  tokens: readonly Token[],
  from: number,
): Pick<Retold, 'tense' | 'negated' | 'state'> | null {
  for (let at = from; at < Math.min(tokens.length, from + 3); at += 1) {
    const token = tokens[at];
    if (!token) break;
    const word = token.lower;
    const tense = tenseOf(word, token);
    if (tense) {
      const after = tokens.slice(from, at + 3).map(({ lower }) => lower);
      return {
        tense,
        negated: after.some((other) => /^(?:n't|nt|not|never|hardly|barely|no)$/.test(other)),
        state: [word, token.lemma, tokens[at - 1]?.lower ?? '', ...after.slice(-2)].some((other) =>
          stative.has(other),
        ),
      };
    }
    if (
      token.pos !== 'ADV' &&
      !/^(?:just|nearly|almost|never|even|only|also|still|really)$/.test(word)
    )
      return null;
  }
  return null;
}

function tenseOf(word: string, token: Token): Retold['tense'] | null {
  if (past.has(word)) return 'past';
  if (present.has(word) || /^(?:im|ive|i'm|i've|i'll|ca|wo)$/.test(word)) return 'present';
  return isVerb(token) && /[a-z]{2}ed$/.test(word) && token.lemma !== word ? 'past' : null;
}

/** "I said my sister": an answer, without the marks that would show it. */
function saysWhat(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'said' || lower === 'say');
  const next = tokens[at + 1]?.lower ?? '';
  return (
    at >= 0 &&
    !/^(?:that|i|i'\w+|he|she|it|we|they|there|nothing|sorry|goodbye|hello|so)$/.test(next)
  );
}

/** "kirsty" typed small would stand small in a sentence of ours. */
function lacksCapital(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ lower, text, pos }) =>
      (pos === 'PROPN' || names.has(lower)) && /^\p{Ll}/u.test(text) && !kin.has(lower),
  );
}

function said(sentence: Sentence, tokens: readonly Token[]): string {
  const first = tokens[0];
  let from = first?.start ?? 0;
  const parts = tokens.map((token, at) => {
    const gap = sentence.text.slice(from - sentence.start, token.start - sentence.start);
    from = token.end;
    return gap + inTheirEars(tokens, at, token);
  });
  const text = parts
    .join('')
    .replace(/\b(do|did|ca|could|would|wo|was|were|have|had|has|is|does)nt\b/g, '$1n’t')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim();
  return names.has(first?.lower ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function inTheirEars(tokens: readonly Token[], at: number, token: Token): string {
  const before = tokens[at - 1];
  const swap = swapped[token.lower] ?? SPELLED_OUT[token.lower];
  if (swap) return swap;
  if (kin.has(token.lower) && !owned.test(before?.lower ?? '') && before?.pos !== 'ADJ')
    return `your ${token.lower}`;
  const ofI = (before?.pos === 'ADV' ? tokens[at - 2] : before)?.lower === 'i';
  if (ofI && (token.lower === 'am' || token.lower === "'m"))
    return token.lower === 'am' ? 'are' : '’re';
  return ofI && token.lower === 'was' ? 'were' : token.text;
}
