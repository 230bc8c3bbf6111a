import type { Analyse } from '../../../platform/language/analyse.ts';
import type {
  ConsultDraft,
  ConsultRequest,
  GuideEntry,
  QuoteDraft,
} from '../../guide-provider/index.ts';
import { choose } from '../choose.ts';
import { spelled } from '../dates.ts';
import { fill, oneOf } from '../fill.ts';
import type { Slots } from '../observe/observation.ts';
import { observe } from '../observe/observe.ts';
import { wholeOf } from '../observe/quote.ts';
import { CONSULT } from '../phrases/consult.data.ts';
import { seedOf, shuffled } from '../words.ts';

type Part = keyof typeof CONSULT;

/** An answer in the making: what was said so far, and which lines of which pages stand in it. */
export interface Answer {
  say(part: Part, slots?: Slots): void;
  /** A sentence of somebody else's making. */
  add(text: string): void;
  phrase(part: Part, slots?: Slots): string;
  /** The way of saying that will be chosen, unfilled. */
  template(part: Part): string;
  quote(page: GuideEntry, text: string): void;
  draft(): ConsultDraft;
}

export function createAnswer({
  question,
  context,
  userName,
  today,
  pages,
  mode,
}: ConsultRequest): Answer {
  const said: string[] = [];
  const quotes: QuoteDraft[] = [];
  const seed = `${mode}:${question}:${context}:${today}:${pages[0]?.id ?? 0}:${pages[0]?.content.length ?? 0}`;
  let named = false;
  const naming = (text: string): string => {
    const name = named || !isName(userName) ? null : userName.trim();
    if (/\{name\}/.test(text) && name) named = true;
    return name ? text.replace('{name}', name) : text.replace(/,? ?\{name\}/, '');
  };
  const pick = (part: Part) => shuffled(CONSULT[part], seedOf(`${seed}:${part}`))[0] ?? '';
  return {
    say: (part, slots = {}) => {
      const ways = CONSULT[part].map((way) => ({
        way,
        filled: fill(way.replaceAll('{name}', '\u0000'), slots),
      }));
      const chosen = shuffled(
        ways.filter(({ filled }) => filled !== null),
        seedOf(`${seed}:${part}`),
      )[0];
      if (chosen?.filled) said.push(naming(chosen.filled.replaceAll('\u0000', '{name}')));
    },
    add: (text) => {
      if (text) said.push(text);
    },
    phrase: (part, slots = {}) => oneOf(CONSULT[part], slots, `${seed}:${part}`) ?? '',
    template: pick,
    quote: (page, text) => {
      if (!quotes.some((other) => other.text === text))
        quotes.push({ entryId: page.id, text, note: '' });
    },
    draft: () => ({ message: said.join(' '), quotes }),
  };
}

/** Whether a name can stand in a sentence; an address or a line of symbols cannot. */
function isName(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’ ._-]{0,39}$/u.test(name.trim());
}

/** The line of the newest page that is worth showing; null when it has none in English. */
export function latestLine(
  analyse: Analyse,
  { pages, today }: ConsultRequest,
): { page: GuideEntry; text: string; date: string } | null {
  const page = newest(pages)[0];
  const text = page && bestLine(analyse, page);
  return page && text ? { page, text, date: spelled(page.localDate, today) } : null;
}

export function newest(pages: readonly GuideEntry[]): GuideEntry[] {
  return [...pages].sort((a, b) => b.localDate.localeCompare(a.localDate) || b.id - a.id);
}

/** The line of a page that says most; its first that can be quoted where nothing can be observed. */
export function bestLine(analyse: Analyse, page: GuideEntry): string | null {
  const reading = analyse(page.content);
  const seen = choose(observe(reading, page), 3, String(seedOf(page.content.slice(0, 2000)))).find(
    ({ quote }) => quote,
  );
  if (seen?.quote) return seen.quote.text;
  for (const sentence of reading.sentences) {
    const whole = sentence.spoken ? null : wholeOf(sentence, 110);
    if (whole) return whole.text;
  }
  return null;
}
