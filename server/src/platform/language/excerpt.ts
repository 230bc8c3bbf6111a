/** How much of a text is read closely; more would cost more time than anybody waits for. */
const BUDGET = 6000;
const PARTS = 6;

/**
 * The parts of a text that are read closely, as [start, end): all of it, or of a long one its
 * beginning, its end and evenly spread parts between, cut where lines or words end.
 */
export function excerpts(text: string): [number, number][] {
  if (text.length <= BUDGET) return [[0, text.length]];
  const size = Math.floor(BUDGET / PARTS);
  const step = (text.length - size) / (PARTS - 1);
  const found: [number, number][] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const at = Math.round(part * step);
    const start = part === 0 ? 0 : afterBreak(text, at, size);
    const stop = part === PARTS - 1 ? text.length : beforeBreak(text, at + size, start);
    const last = found.at(-1);
    if (stop > start && (!last || start >= last[1])) found.push([start, stop]);
  }
  return found;
}

/** The first sentence's start after a place, or a word's, or the place itself. */
function afterBreak(text: string, at: number, within: number): number {
  const part = text.slice(at, at + Math.floor(within / 2));
  const sentence = /[.!?。\n]\s*/u.exec(part);
  if (sentence) return at + sentence.index + sentence[0].length;
  const space = part.search(/\s/);
  return space < 0 ? at : at + space + 1;
}

function beforeBreak(text: string, at: number, notBefore: number): number {
  const part = text.slice(notBefore, at);
  const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('\n'), part.lastIndexOf('。'));
  if (sentence > part.length / 2) return notBefore + sentence + 1;
  const space = part.lastIndexOf(' ');
  return space > 0 ? notBefore + space : at;
}
