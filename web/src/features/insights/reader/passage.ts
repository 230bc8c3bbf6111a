import type { Insight } from '@pathkeeper/contract';

/** Characters of an entry that stand before and after what was quoted of it. */
const AROUND = 90;

/** What stands in quotation marks in an insight, the title first; a lone word is no passage. */
export function quotedIn({ title, content }: Pick<Insight, 'title' | 'content'>): string[] {
  return [title, content].flatMap((text) =>
    [...text.matchAll(/“([^“”]{12,})”/g)].map(([, quoted = '']) => quoted.trim()),
  );
}

interface Passage {
  before: string;
  quoted: string;
  after: string;
}

/** Where an entry says what an insight quotes of it; undefined when it does not (any more). */
export function passageIn(entry: string, insight: Pick<Insight, 'title' | 'content'>) {
  const text = entry.replace(/\s+/g, ' ').trim();
  for (const words of quotedIn(insight)) {
    // A quotation may end with punctuation or an ellipsis of its own.
    const quoted = words.replace(/\s+/g, ' ').replace(/^…\s*|[.,;…]+$/g, '');
    const at = text.indexOf(quoted);
    if (at === -1) continue;
    const end = at + quoted.length;
    return {
      before: fromWord(text.slice(0, at)),
      quoted,
      after: toWord(text.slice(end)),
    } satisfies Passage;
  }
  return undefined;
}

function fromWord(text: string): string {
  if (text.length <= AROUND) return text;
  return `…${text.slice(-AROUND).replace(/^\S*\s/, '')}`;
}

function toWord(text: string): string {
  if (text.length <= AROUND) return text;
  return `${text.slice(0, AROUND).replace(/\s\S*$/, '')}…`;
}
