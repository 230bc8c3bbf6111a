import type { Analyse } from '../../../platform/language/analyse.ts';
import type { LifePathDraft, LifePathRequest } from '../../guide-provider/index.ts';
import { oneOf } from '../fill.ts';
import type { Slots } from '../observe/observation.ts';
import { LIFE_PATH } from '../phrases/life-path.data.ts';
import { inWords, quoted, seedOf } from '../words.ts';
import { type Said, saidIn } from './life-path-said.ts';
import { type Shared, sharedThings, titleOf } from './life-path-title.ts';

type Part = keyof typeof LIFE_PATH;

/** Fewer words than this in all sixteen answers, and the reading says that it has little to go on. */
const FEW_WORDS = 60;
/** Answers a thing stands in before it is remarked on. */
const OFTEN = 3;

/**
 * Reads sixteen answers: of each the line that answers its question, quoted or said back, set where
 * the question points. The same answers are always read the same way.
 */
export function lifePathOf(analyse: Analyse, { answers }: LifePathRequest): LifePathDraft {
  const said = answers.map((answer, place) => saidIn(analyse, place + 1, answer));
  const seed = String(seedOf(answers.join('\n')));
  const isShort = said.reduce((sum, { reading }) => sum + reading.words, 0) < FEW_WORDS;
  const shared = sharedThings(said);
  const told = teller(said, seed);
  return {
    title: titleOf(said, shared, { seed, isShort }),
    currentTension: joinedUp(
      tensionOf(said, seed, told),
      told(1, 'stand', { part: 'standSaid', when: /^you(?: are|’re| live| work| have)\b/ }),
      told(4, 'carried'),
      said.some(({ reading }) => reading.language === 'other') && phrase('foreign', {}, seed),
    ),
    futureCalling: joinedUp(
      told(7, 'tuesday', { part: 'tuesdaySaid', when: /^you(?: are|’re|’ll| will| have)\b/ }),
      told(8, 'story'),
    ),
    strengthsAndMap: joinedUp(
      told(10, 'hard', { part: 'hardSaid', tense: 'past' }),
      told(12, 'unasked'),
      echoOf(shared, seed),
      isShort && phrase('short', {}, seed),
    ),
    lifeCompass: {
      coreValues: told(13, 'rule', { part: 'ruleSaid', when: /^you(?:’ll| do| will| would) ?n/ }),
      sourcesOfJoy: told(14, 'joy', { part: 'joySaid', tense: 'past' }),
      innerNavigation: told(15, 'way', { part: 'waySaid', tense: 'present' }),
    },
    ikigaiPathway: {
      whatTheyLove: told(5, 'love', { part: 'loveSaid', when: /^you(?:’d| would) (?!like|want)/ }),
      whatTheyAreGoodAt: told(9, 'goodAt'),
      whatTheWorldNeeds: told(6, 'needed', {
        part: 'neededSaid',
        when: /^you(?:’d| would)? (?:like|love|want|wish)\b/,
      }),
      whatTheyCanBePaidFor: told(11, 'paid'),
    },
    nextStep: stepOf(said, seed, told),
    quotes: said.flatMap(({ number, quote }) =>
      quote === null ? [] : [{ question: number, text: quote, note: '' }],
    ),
  };
}

const joinedUp = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

const phrase = (part: Part, slots: Slots, seed: string): string =>
  oneOf(LIFE_PATH[part], slots, `${seed}:${part}`) ?? '';

/** When a clause may be said back instead of quoted, and how. */
interface SaidBack {
  part: Part;
  when?: RegExp;
  tense?: 'past' | 'present';
}

type Told = (number: number, part: Part, saidBack?: SaidBack) => string;

function teller(said: readonly Said[], seed: string): Told {
  return (number, part, saidBack) => {
    const answer = said[number - 1];
    const quote = answer?.quote;
    if (!answer || !quote) return phrase('unread', { n: String(number) }, seed);
    if (answer.reading.language === 'none') {
      return phrase('signs', { n: String(number), q: quoted(quote) }, seed);
    }
    const say = saidBack && clauseFor(answer, saidBack);
    return say ? phrase(saidBack.part, { say }, seed) : phrase(part, { q: quoted(quote) }, seed);
  };
}

function clauseFor({ retold }: Said, { when, tense }: Omit<SaidBack, 'part'>): string | null {
  if (retold?.subject !== 'you' || (when && !when.test(retold.text))) return null;
  // "I did not finish it" is not what somebody did.
  if (tense && (retold.tense !== tense || (tense === 'past' && retold.negated))) return null;
  return retold.text;
}

const WANTS = /^you(?:’d| would)?(?: really| just| only)? (?:want|wish|like|love|need|long|miss)\b/;

/** What is wanted against what holds: said back where it can be, each side in its own words else. */
function tensionOf(said: readonly Said[], seed: string, told: Told): string {
  const [wanting, holding] = [said[1], said[2]];
  const isReadable = (answer: Said | undefined) =>
    answer?.quote && answer.reading.language !== 'none';
  if (!wanting || !holding || !isReadable(wanting) || !isReadable(holding)) {
    return joinedUp(
      isReadable(wanting)
        ? phrase('wantOnly', { wq: quoted(wanting?.quote ?? '') }, seed)
        : told(2, 'unread'),
      isReadable(holding)
        ? phrase('holdOnly', { hq: quoted(holding?.quote ?? '') }, seed)
        : told(3, 'unread'),
    );
  }
  const want = clauseFor(wanting, { when: WANTS });
  const hold = clauseFor(holding, {});
  const slots: Slots = {
    ...(want ? { want } : { wq: quoted(wanting.quote ?? '') }),
    ...(hold ? { hold } : { hq: quoted(holding.quote ?? '') }),
  };
  if (want) return phrase(hold ? 'tension' : 'tensionWant', slots, seed);
  return phrase(hold ? 'tensionHold' : 'tensionQuoted', slots, seed);
}

function echoOf(shared: readonly Shared[], seed: string): string {
  const [first] = shared;
  if (!first || first.answers < OFTEN) return '';
  return phrase('echo', { t: first.thing, n: inWords(first.answers) }, seed);
}

const MODAL =
  /^(?:I|you)(?:['’]ll| (?:will|can|could|might|would|should|shall|want to|need to|have to|plan to|hope to))(?: just| simply| also)? (?=\p{L})/u;
// Words that would have to be turned round before they are said to somebody.
const TURNED = /\b(?:i|me|my|mine|myself|we|us|our|you|your)\b/i;

/** What they said they could do, as a thing to be done: "you could write to her" → "Write to her". */
function stepOf(said: readonly Said[], seed: string, told: Told): string {
  const answer = said[15];
  const whole = afterModal(answer?.quote ?? '');
  if (whole && !TURNED.test(whole)) return phrase('step', { do: whole }, seed);
  const retold = answer?.retold;
  const clause = retold?.subject === 'you' && !retold.negated && afterModal(retold.text);
  // A clause that leaves half of the sentence out would be half of the step.
  if (clause && whole && clause.length >= whole.length) {
    return phrase('step', { do: clause }, seed);
  }
  return told(16, 'stepQuoted');
}

function afterModal(text: string): string | null {
  return MODAL.test(text) ? text.replace(MODAL, '') : null;
}
