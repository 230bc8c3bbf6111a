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

function kinAt({ tokens, spoken }: Sentence, at: number): Mention | null {
  const token = tokens[at];
  if (!token) return null;
  const word =
    token.lower === 'friend' && tokens[at - 1]?.lower === 'best' ? 'best friend' : token.lower;
  const label = kinLabels.get(word);
  if (!label) return null;
  const owner = tokens[at - (word === 'best friend' ? 2 : 1)];
  const next = tokens[at + 1];
  // "my sister's husband" is not the writer's sister, but "my sister's" alone tells enough to skip.
  if (
    next?.lower === "'s" &&
    tokens[at + 2]?.pos === 'NOUN' &&
    kinLabels.has(tokens[at + 2]?.lower ?? '')
  )
    return null;
  if (
    next &&
    (next.pos === 'PROPN' || next.pos === 'NOUN') &&
    kinAsName.has(word) === false &&
    owner?.lower === 'my'
  )
    return next.pos === 'PROPN' ? null : null;
  const adjective = owner?.pos === 'ADJ' ? tokens[at - 2] : owner;
  if (adjective?.lower === 'my')
    return { key: label, label: `your ${label}`, kind: 'kin', sure: true };
  const alone =
    kinAsName.has(word) &&
    !/^(a|the|his|her|their|your|our|every|any|another|no|this|that|each)$/.test(
      owner?.lower ?? '',
    );
  if (!alone || owner?.pos === 'ADJ') return null;
  if (
    owner?.lower === "'s" ||
    ((word === 'mother' || word === 'father') &&
      token.pos !== 'PROPN' &&
      !/^\p{Lu}/u.test(token.text))
  )
    return null;
  return { key: label, label: `your ${label}`, kind: 'kin', sure: true };
}

function nameAt(tokens: readonly Token[], at: number): Mention | null {
  const token = tokens[at];
  if (!token || !/^[\p{L}][\p{L}'’-]*$/u.test(token.text) || token.text.length < 2) return null;
  if (nobody.has(token.lower) || kinLabels.has(token.lower)) return null;
  const capital = /^\p{Lu}\p{Ll}/u.test(token.text);
  const known = given.has(token.lower);
  if (
    !capital &&
    !(known && token.pos !== 'VERB' && token.pos !== 'AUX' && lowerNameFits(tokens, at))
  )
    return null;
  const label = capital ? token.text : token.text.charAt(0).toUpperCase() + token.text.slice(1);
  const mention = { key: token.lower, label, kind: 'name' as const };
  if (known) return { ...mention, sure: !isPlaceAt(tokens, at) };
  const first =
    at === 0 || /^["“‘'(]$/.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.pos === 'PUNCT';
  if (token.pos !== 'PROPN') return null;
  const next = tokens[at + 1];
  if (next?.pos === 'PROPN' || tokens[at - 1]?.pos === 'PROPN' || isPlaceAt(tokens, at))
    return null;
  const speaks = next !== undefined && verbs.has(next.lower);
  const met =
    !first &&
    before.has(tokens[at - 1]?.lower ?? '') &&
    !/^(to|from|for|about|and|like|love|loved)$/.test(tokens[at - 1]?.lower ?? ''));
  return { ...mention, sure: speaks || met };
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
