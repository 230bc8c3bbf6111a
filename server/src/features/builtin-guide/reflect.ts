import type { Mood } from '@pathkeeper/contract';
import type { Analyse } from '../../platform/language/analyse.ts';
import type { Reading } from '../../platform/language/reading.ts';
import type {
  GuideEntry,
  QuoteDraft,
  ReflectionDraft,
  ReflectRequest,
} from '../guide-provider/index.ts';
import { ask } from './ask.ts';
import { choose } from './choose.ts';
import { oneOf } from './fill.ts';
import { onGraveEntry } from './grave-entry.ts';
import { besideIt } from './neighbours.ts';
import { saidBack } from './observe/about.ts';
import type { Observation } from './observe/observation.ts';
import { observe } from './observe/observe.ts';
import { wholeOf } from './observe/quote.ts';
import { salience } from './observe/salience.ts';
import { patternOf } from './pattern.ts';
import { PHRASES } from './phrases/index.ts';
import { RECALL } from './phrases/recall.data.ts';
import { type Recalled, recalled } from './recall.ts';
import { onFewWords, reflectOnLittle } from './sparse.ts';
import { seedOf } from './words.ts';

/** Quotations of the page itself that may stand in the margin. */
const MARGIN = 3;

/**
 * Reads a page and says what can be seen on it: the strongest observations first, an earlier page
 * when one shares its subject, and one question. A page that tells of something grave gets neither
 * (D76). The same page is always read the same way.
 */
export function reflectOn(analyse: Analyse, request: ReflectRequest): ReflectionDraft {
  const { page, related } = request;
  const grave = onGraveEntry(page);
  if (grave) return grave;
  const reading = analyse(page.content);
  const seed = String(seedOf(page.content.slice(0, 4000)));
  const growthPattern = patternOf(request, reading, seed);
  const little = reflectOnLittle(reading, page, seed);
  if (little) return { ...little, growthPattern };

  const chosen = choose(observe(reading, page), amount(reading), seed);
  const wry = mayJoke(reading, page);
  const memory = recalled(analyse, reading, page, related)[0];
  if (isBare(chosen, reading)) return { ...onFewWords(reading, page, seed), growthPattern };
  const insights = spoken(reading, chosen, seed, wry);
  const remembered = memory && oneOf(RECALL[memory.kind], memory.slots, seed);
  return {
    insights: [...insights, ...(remembered ? [remembered] : [])].slice(0, 4),
    reflectionQuestion: ask(
      chosen.map((seen) => ({ ...seen, slots: { ...saidBack(reading, seen), ...seen.slots } })),
      {
        memory,
        seed,
        gentle: reading.heavy || reading.valence.whole <= -1.2,
        company: companyOf(reading),
        line: shortLine(reading),
      },
    ),
    growthPattern,
    quotes: [...margin(chosen, page, seed, wry), ...recollection(memory, seed)],
  };
}

/** The insights as said; one of them also tells what stands beside its line on the page. */
function spoken(
  reading: Reading,
  chosen: readonly Observation[],
  seed: string,
  wry: boolean,
): string[] {
  const used = new Set(chosen.flatMap(({ sentences }) => sentences));
  let placed = false;
  return chosen.flatMap((observation) => {
    const said = say(observation, seed, wry);
    if (!said) return [];
    const beside =
      (placed && observation.kind !== 'closing') ||
      said.length > 170 ||
      !said.includes(observation.slots.q ?? '\n')
        ? null
        : besideIt(reading, observation, used, seed);
    placed ||= beside !== null && observation.kind !== 'closing';
    return [beside ? `${said} ${beside}` : said];
  });
}

/** The short sentence that holds most, to be asked about when nothing that was said can be. */
function shortLine(reading: Reading): string | null {
  const lines = reading.sentences.flatMap((sentence) => {
    const whole =
      sentence.spoken || sentence.words < 3 || sentence.words > 8 ? null : wholeOf(sentence);
    const rank = whole && !/[?!]$/.test(whole.text) ? salience(reading, sentence) : 0;
    return whole && rank >= 1.6 ? [{ text: whole.text, rank }] : [];
  });
  return lines.sort((a, b) => b.rank - a.rank)[0]?.text ?? null;
}

/** Kin, or somebody the page comes back to: those one can ask about. */
function companyOf({ people, cues }: Reading): string | null {
  const [most, next] = people.filter(
    ({ key }) => !/^(?:dog|cat|baby|ex|landlord|landlady|therapist)$/.test(key),
  );
  const gone = cues.some(({ kind }) => kind === 'loss');
  const close = most !== undefined && (most.kind === 'kin' || most.mentions > 1);
  return most && close && !gone && most.mentions >= (next?.mentions ?? 0) ? most.label : null;
}

/** How many insights a page of this size bears. */
function amount({ words, sentences }: Reading): number {
  if (words < 30 || sentences.length < 2) return 1;
  if (words < 80) return 2;
  return 3;
}

/** A brief page of which nothing particular can be said: then little is. */
function isBare(chosen: readonly Observation[], { words }: Reading): boolean {
  const [first] = chosen;
  return !first || (first.kind === 'line' && first.score < 4.4 && words < 18);
}

const sore: ReadonlySet<Mood> = new Set(['sad', 'anxious', 'frustrated']);

function mayJoke({ heavy, valence }: Reading, page: GuideEntry): boolean {
  return !heavy && valence.whole > -1.2 && !(page.mood && sore.has(page.mood));
}

function say({ kind, slots, sentences }: Observation, seed: string, wry: boolean): string | null {
  const phrases = PHRASES[kind];
  if (!phrases) return null;
  const ways = wry ? [...phrases.insights, ...(phrases.wry ?? [])] : phrases.insights;
  return oneOf(ways, slots, `${seed}:${kind}:${sentences[0]}`);
}

function margin(
  chosen: readonly Observation[],
  page: GuideEntry,
  seed: string,
  wry: boolean,
): QuoteDraft[] {
  const quotes: QuoteDraft[] = [];
  const notes = new Set<string>();
  for (const { kind, quote, slots } of chosen) {
    const phrases = PHRASES[kind];
    if (!phrases || !quote || quotes.some(({ text }) => text === quote.text)) continue;
    const ways = wry ? [...phrases.notes, ...(phrases.wryNotes ?? [])] : phrases.notes;
    const note = oneOf(ways, slots, `${seed}:note:${kind}`);
    if (!note || notes.has(note)) continue;
    notes.add(note);
    quotes.push({ entryId: page.id, text: quote.text, note });
  }
  return quotes.slice(0, MARGIN);
}

function recollection(memory: Recalled | undefined, seed: string): QuoteDraft[] {
  if (!memory) return [];
  const note = oneOf(RECALL.notes, memory.slots, seed);
  return note ? [{ entryId: memory.page.id, text: memory.text, note }] : [];
}
