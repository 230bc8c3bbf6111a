import type { Span } from './sentences.ts';

const marks = [
  /“([^“”\n]{2,300})”/gu,
  /"([^"\n]{2,300})"/gu,
  /«([^«»\n]{2,300})»/gu,
  // A single mark may be an apostrophe: only what ends with a stop before the mark is speech.
  /(?<=^|[\s(—–])['‘]([^\n'‘’]{1,200}(?:['’]\p{L}[^\n'‘’]{0,150}){0,4}[.,!?…])['’](?=[\s).,;]|$)/gu,
];

/** What stands between quotation marks, in the order of the text. */
export function spokenParts(text: string): Span[] {
  const found: Span[] = [];
  for (const mark of marks) {
    for (const match of text.matchAll(mark)) {
      const said = (match[1] ?? '').trim().replace(/[.,;]$/, '');
      if (said.length < 2) continue;
      const start = match.index + match[0].indexOf(said);
      const span = { start, end: start + said.length, text: said };
      if (!found.some((other) => span.start < other.end && other.start < span.end))
        found.push(span);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
