import { checkSafety } from '../safety/index.ts';
import { fill } from './fill.ts';
import type { Observation, Slots } from './observe/observation.ts';
import { ASK } from './phrases/ask.data.ts';
import { PHRASES } from './phrases/index.ts';
import { RECALL } from './phrases/recall.data.ts';
import type { Recalled } from './recall.ts';
import { quoted, seedOf, shuffled } from './words.ts';

/** Words of a quotation inside a question, at most. */
const QUOTED_WORDS = 8;

/** Kinds about which only their own questions make sense. */
const closed = new Set(['list', 'letter', 'machine', 'speech', 'ownSpeech', 'dream', 'aspire']);

interface Asking {
  memory: Recalled | undefined;
  seed: string;
  /** Somebody is ill, gone or low: nothing is asked that could sound curious. */
  gentle: boolean;
  /** The one the page names most, to be asked about when no line can be. */
  company: string | null;
  /** A short line of the page, for the same case. */
  line: string | null;
}

/**
 * One question, about the strongest thing that can be asked about. Those come first that say a deed
 * back or name somebody; a quotation is asked about when it is short.
 */
export function ask(
  chosen: readonly Observation[],
  { memory, seed, gentle, company, line }: Asking,
): string {
  const strongest = (chosen[0]?.score ?? 0) >= 7.5;
  if (memory && memory.kind !== 'tag' && !strongest && seedOf(`${seed}:ask`) % 4 === 0) {
    const recalling = first(RECALL.questions, short(memory.slots), `${seed}:q`);
    if (recalling) return recalling;
  }
  for (const { kind, slots } of chosen) {
    const own = PHRASES[kind]?.questions ?? [];
    const general = closed.has(kind) ? [] : gentle ? ASK.gentle : ASK.plain;
    const question = best(own, general, short(slots), `${seed}:q:${kind}`);
    if (question) return question;
  }
  const held = chosen.find(({ slots }) => short(slots).k);
  const k = (held && short(held.slots).k) ?? (line && quoted(line));
  const turn = seedOf(`${seed}:turn`) % 2 === 0;
  return (
    (company && (turn || !k) ? first(ASK.company, { who: company }, `${seed}:who`) : null) ??
    (k ? first(ASK.quoting, { k }, `${seed}:q`) : null) ??
    (gentle ? null : first(ASK.open, {}, `${seed}:open`)) ??
    first(ASK.gentle, {}, `${seed}:open`) ??
    ''
  );
}

/** Of the kind's own questions and the general ones, natural forms before those with a quotation. */
function best(
  own: readonly string[],
  general: readonly string[],
  slots: Slots,
  seed: string,
): string | null {
  const plain = (way: string) =>
    /\{(?:[dD]o|[dD]id|didnt|felt|they|obj|speaker|adj|[wW]ho)\}/.test(way);
  return (
    first(own.filter(plain), slots, seed) ??
    first([...own.filter((way) => !plain(way)), ...general.filter(plain)], slots, seed)
  );
}

function first(ways: readonly string[], slots: Slots, seed: string): string | null {
  for (const way of shuffled(ways, seedOf(seed))) {
    const filled = fill(way, slots);
    if (filled && (!saysBack.test(way) || isHarmless(filled))) return filled;
  }
  return null;
}

const saysBack = /\{(?:do|did|didnt|felt|they)\}/i;
const mine: Readonly<Record<string, string>> = { you: 'I', your: 'my', yours: 'mine' };

/** Whether what is said back would, torn from its page, be taken for a cry for help. */
function isHarmless(question: string): boolean {
  const own = question.replace(/\byou(?:rs?)?\b/gi, (word) => mine[word.toLowerCase()] ?? word);
  return checkSafety(question) === null && checkSafety(own.replaceAll('I’re', 'I’m')) === null;
}

/** Slots without the quotations that are too long or too odd to be asked about. */
function short(slots: Slots): Slots {
  const kept = Object.entries(slots).filter(
    ([name, value]) => !/^(?:k|ka|kb|kq|khere)$/.test(name) || fits(value),
  );
  const { q } = slots;
  const known: Slots = Object.fromEntries(kept);
  return !slots.k && q !== undefined && fits(q) ? { ...known, k: q } : known;
}

function fits(quotation: string): boolean {
  return quotation.split(/\s+/).length <= QUOTED_WORDS && !/[?!]”$/.test(quotation);
}
