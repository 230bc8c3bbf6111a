import type { Analyse } from '../../../platform/language/analyse.ts';
import type { Reading } from '../../../platform/language/reading.ts';
import type { Page, QuoteDraft, ReflectionDraft, ReflectRequest } from '../guide.types.ts';
import { choose } from './choose.ts';
import { oneOf } from './fill.ts';
import { besideIt } from './neighbours.ts';
import type { Observation, Slots } from './observation.ts';
import { observe } from './observe.ts';
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
 * when one shares its subject, and one question. The same page is always read the same way.
 */
export function reflectOn(analyse: Analyse, request: ReflectRequest): ReflectionDraft {
  const { page, related } = request;
  const reading = analyse(page.content);
  const seed = String(seedOf(page.content.slice(0, 4000)));
  const growthPattern = patternOf(request, reading, seed);
  const little = reflectOnLittle(reading, page, seed);
  if (little) return { ...little, growthPattern };

  const chosen = choose(observe(reading, page), amount(reading), seed);
  const wry = mayJoke(reading, page);
  const memory = recalled(analyse, reading, page, related)[0];
  if (chosen.length === 0) return { ...onFewWords(reading, page, seed), growthPattern };
  const insights = spoken(reading, chosen, seed, wry);
  const remembered = memory && oneOf(RECALL[memory.kind], memory.slots, seed);
  return {
    insights: [...insights, ...(remembered ? [remembered] : [])].slice(0, 4),
    reflectionQuestion: ask(chosen, memory, seed),
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
      placed || said.length > 170 || !said.includes(observation.slots.q ?? '\n')
        ? null
        : besideIt(reading, observation, used, seed);
    placed ||= beside !== null;
    return [beside ? `${said} ${beside}` : said];
  });
}

/** How many insights a page of this size bears. */
function amount({ words, sentences }: Reading): number {
  if (words < 30 || sentences.length < 2) return 1;
  if (words < 80) return 2;
  return 3;
}

function mayJoke({ heavy, valence }: Reading, page: Page): boolean {
  return !heavy && valence.whole > -1.2 && page.mood !== 'sad';
}

function say({ kind, slots, sentences }: Observation, seed: string, wry: boolean): string | null {
  const phrases = PHRASES[kind];
  if (!phrases) return null;
  const ways = wry ? [...phrases.insights, ...(phrases.wry ?? [])] : phrases.insights;
  return oneOf(ways, slots, `${seed}:${kind}:${sentences[0]}`);
}

function margin(
  chosen: readonly Observation[],
  page: Page,
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

/** One question: of the strongest observation mostly, at times of the earlier page. */
function ask(chosen: readonly Observation[], memory: Recalled | undefined, seed: string): string {
  const strongest = (chosen[0]?.score ?? 0) >= 7.5;
  if (memory && !strongest && seedOf(`${seed}:ask`) % 4 === 0) {
    const question = oneOf(RECALL.questions, memory.slots, `${seed}:q`);
    if (question) return question;
  }
  for (const { kind, slots } of chosen) {
    const question = oneOf(PHRASES[kind]?.questions ?? [], asked(slots), `${seed}:q:${kind}`);
    if (question) return question;
  }
  return (memory && oneOf(RECALL.questions, memory.slots, `${seed}:q`)) ?? '';
}

/** Where there is no short clause, a long one is asked about, as long as it is not a paragraph. */
function asked(slots: Slots): Slots {
  const { q } = slots;
  const fits = q !== undefined && q.length <= 100 && !/[?!]”$/.test(q);
  return slots.k || !fits ? slots : { ...slots, k: q };
}
