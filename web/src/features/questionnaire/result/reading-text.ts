import { type LifePath, type LifePathPart, QUESTIONS } from '@pathkeeper/contract';

type Quote = LifePath['quotes'][number];

/**
 * The first sentence of a text and what follows it. A sentence does not end inside a quotation, save
 * where the quotation's own mark ends it.
 */
export function headlineOf(text: string): { head: string; rest: string } {
  let isQuoted = false;
  for (const { 0: sign, index } of text.matchAll(/[“”.!?…]/gu)) {
    const end = index + sign.length;
    if (sign === '“') isQuoted = true;
    else if (sign === '”') isQuoted = false;
    const ends = sign === '”' ? /[.!?…]/u.test(text.charAt(index - 1)) : sign !== '“' && !isQuoted;
    if (ends && /^\s+[“\p{Lu}]/u.test(text.slice(end))) {
      return { head: text.slice(0, end), rest: text.slice(end).trim() };
    }
  }
  return { head: text, rest: '' };
}

export interface ReadingPart {
  text: string;
  /** The question that the words answer, where they are a quotation of one. */
  question: number | null;
}

/** Prose cut where it quotes an answer. */
export function partsOf(text: string, quotes: readonly Quote[]): ReadingPart[] {
  return text
    .split(/(“[^”]*”)/)
    .filter((part) => part !== '')
    .map((part) => {
      const words = part.startsWith('“') ? part.slice(1, -1) : null;
      const quote = words && quotes.find((other) => other.text.includes(words));
      return { text: part, question: quote ? quote.question : null };
    });
}

/** Quotations of a part that its prose does not repeat. */
export function asideOf(
  part: LifePathPart,
  prose: readonly string[],
  quotes: readonly Quote[],
): Quote[] {
  return quotes.filter(
    ({ question, text }) =>
      QUESTIONS[question - 1]?.part === part && !prose.some((other) => other.includes(text)),
  );
}

/** Characters of a line that fits at the end of a ruler. */
const END = 60;

/** What is wanted and what holds, where neither stands in the prose and both are short. */
export function endsOf(aside: readonly Quote[]): { want: Quote; hold: Quote } | null {
  const [want, hold] = [2, 3].map((number) =>
    aside.find(({ question, text }) => question === number && text.length <= END),
  );
  return want && hold ? { want, hold } : null;
}

/** The parts of a compass and a pathway, in the order they are shown, with what they are called. */
export const compassRows = ({ lifeCompass }: LifePath) => [
  { name: 'Core values', text: lifeCompass.coreValues },
  { name: 'Sources of joy', text: lifeCompass.sourcesOfJoy },
  { name: 'Inner navigation', text: lifeCompass.innerNavigation },
];

export const pathwayRows = ({ ikigaiPathway }: LifePath) => [
  { name: 'What you love', text: ikigaiPathway.whatTheyLove },
  { name: 'What you are good at', text: ikigaiPathway.whatTheyAreGoodAt },
  { name: 'What the world needs', text: ikigaiPathway.whatTheWorldNeeds },
  { name: 'What you can be paid for', text: ikigaiPathway.whatTheyCanBePaidFor },
];

/** The whole reading in paragraphs of plain text. */
export function readingText(reading: LifePath): string {
  const named = [
    { name: 'Current tension', text: reading.currentTension },
    { name: 'Future calling', text: reading.futureCalling },
    { name: 'Strengths and map', text: reading.strengthsAndMap },
    ...compassRows(reading),
    ...pathwayRows(reading),
    { name: 'Next step', text: reading.nextStep },
  ];
  return named.map(({ name, text }) => `${name}: ${text}`).join('\n\n');
}
