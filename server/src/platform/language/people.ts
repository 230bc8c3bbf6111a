import { GIVEN_NAMES, KIN, KIN_AS_NAME, NO_PERSON, PERSON_VERBS } from './people.data.ts';
import type { Person, Sentence, Token } from './reading.ts';

const given = new Set(GIVEN_NAMES.split(' '));
const nobody = new Set(NO_PERSON.split(' '));
const verbs = new Set(PERSON_VERBS.split(' '));
const kinAsName = new Set(KIN_AS_NAME.split(' '));
const kinLabels = new Map(
  KIN.flatMap(([words, label]) => words.split('|').map((word) => [word, label] as const)),
);
const before = new Set(
  'with told tell asked ask called call met meet meeting saw see visited visit missed miss love loved like thank thanks texted text rang from for to and hugged phoned messaged emailed helped dear hi hello about'.split(
    ' ',
  ),
);

interface Found {
  label: string;
  kind: Person['kind'];
  sentences: number[];
  /** Whether some mention shows that it is a person. */
  sure: boolean;
}

/** The people of a text: given names, and kin as in "my sister" or "Mum". */
export function peopleOf(sentences: readonly Sentence[]): Person[] {
  const found = new Map<string, Found>();
  for (const sentence of sentences) {
    sentence.tokens.forEach((token, at) => {
      const mention = kinAt(sentence, at) ?? nameAt(sentence.tokens, at);
      if (!mention) return;
      const known = found.get(mention.key) ?? {
        label: mention.label,
        kind: mention.kind,
        sentences: [],
        sure: false,
      };
      known.sentences.push(sentence.index);
      known.sure ||= mention.sure;
      if (/^\p{Lu}/u.test(token.text) && mention.kind === 'name') known.label = mention.label;
      found.set(mention.key, known);
    });
  }
  return [...found]
    .filter(([, { sure }]) => sure)
    .map(([key, { label, kind, sentences: all }]) => ({
      key,
      label,
      kind,
      mentions: all.length,
      sentences: [...new Set(all)],
    }))
    .sort((a, b) => b.mentions - a.mentions);
}

interface Mention {
  key: string;
  label: string;
  kind: Person['kind'];
  sure: boolean;
}

const notAlone = /^(?:a|the|his|her|their|your|our|every|any|another|no|this|that|each|'s)$/;
const weakBefore = /^(?:to|from|for|about|and|like|love|loved)$/;

/** "my sister", "my dear old aunt", or "Mum" by itself; said by the writer, not by somebody quoted. */
function kinAt({ tokens, spoken }: Sentence, at: number): Mention | null {
  const token = tokens[at];
  if (!token || spoken) return null;
  const best = token.lower === 'friend' && tokens[at - 1]?.lower === 'best';
  const word = best ? 'best friend' : token.lower;
  const label = kinLabels.get(word);
  if (!label || !standsForItself(tokens, at)) return null;
  const owner = tokens[at - (best ? 2 : 1)];
  const mention: Mention = { key: label, label: `your ${label}`, kind: 'kin', sure: true };
  if ((owner?.pos === 'ADJ' ? tokens[at - 2] : owner)?.lower === 'my') return mention;
  if (!kinAsName.has(word) || owner?.pos === 'ADJ' || notAlone.test(owner?.lower ?? ''))
    return null;
  const formal = word === 'mother' || word === 'father';
  return formal && !/^\p{Lu}/u.test(token.text) ? null : mention;
}

/** Not "my sister's husband", nor "my sister Priya", where the name that follows is the person. */
function standsForItself(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.lower === "'s") return !kinLabels.has(tokens[at + 2]?.lower ?? '');
  return next?.text !== '-' && next?.pos !== 'PROPN' && next?.pos !== 'NOUN';
}

function nameAt(tokens: readonly Token[], at: number): Mention | null {
  const token = tokens[at];
  if (!token || token.text.length < 2 || !/^\p{L}[\p{L}'’-]*$/u.test(token.text)) return null;
  if (nobody.has(token.lower) || kinLabels.has(token.lower)) return null;
  const capital = /^\p{Lu}\p{Ll}/u.test(token.text);
  const known = given.has(token.lower);
  if (!capital && !(known && isNoVerb(token) && lowerNameFits(tokens, at))) return null;
  const label = capital ? token.text : token.text.charAt(0).toUpperCase() + token.text.slice(1);
  const mention = { key: token.lower, label, kind: 'name' as const };
  if (known) return { ...mention, sure: !isPlaceAt(tokens, at) };
  return token.pos === 'PROPN' ? { ...mention, sure: actsLikeOne(tokens, at) } : null;
}

function isNoVerb({ pos }: Token): boolean {
  return pos !== 'VERB' && pos !== 'AUX';
}

/** An unknown capitalised word is somebody where it speaks or acts, or is met, told or asked. */
function actsLikeOne(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  if (next?.pos === 'PROPN' || previous?.pos === 'PROPN' || isPlaceAt(tokens, at)) return false;
  if (next !== undefined && verbs.has(next.lower)) return true;
  // "the man from Syria, Khaled, he read it"
  if (next?.text === ',' && /^(?:he|she|who)$/.test(tokens[at + 2]?.lower ?? '')) return true;
  const word = previous?.lower ?? '';
  return kinLabels.has(word) || (before.has(word) && !weakBefore.test(word));
}

/** "told sarah": a known name in lower case needs a place where names stand. */
function lowerNameFits(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  return before.has(previous) || verbs.has(next) || next === "'s" || next === 'and';
}

function isPlaceAt(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1]?.lower ?? '';
  if (previous === 'the' || previous === 'in' || previous === 'at' || previous === 'near')
    return true;
  return /^(street|road|avenue|park|station|hospital|school|airport|hotel|street|bridge|lane|square|hill|beach)$/.test(
    tokens[at + 1]?.lower ?? '',
  );
}
