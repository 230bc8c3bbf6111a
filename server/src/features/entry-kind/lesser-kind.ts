import { CONFLICT, DREAM, FEAR, OTHERS, WORK_WORDS } from './kind.data.ts';
import type { EntryKind } from './kind.ts';

const SHORT = 8;
const LIST_LINES = 3;

const others = {
  dream: new RegExp(DREAM, 'iu'),
  fear: new RegExp(FEAR, 'iu'),
  conflict: new RegExp(CONFLICT, 'iu'),
  foreign: new RegExp(OTHERS, 'giu'),
};
const work = new RegExp(WORK_WORDS, 'giu');
const listMark = /^\s*(?:[-–—*•·+]\s+|\d{1,3}[.)]\s+|\[[ xX]?\]\s*|[☐☑✓✔]\s*)/u;

/** What an entry is that tells of nothing grave, by its words and by the shape of its lines. */
export function lesserKind(text: string): EntryKind {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const marked = lines.filter((line) => listMark.test(line)).length;
  if (marked >= LIST_LINES && marked * 5 >= lines.length * 3) return 'list';
  const shape = shapeOf(text, lines);
  if (shape) return shape;
  if (words < SHORT) return 'short';
  if ((text.match(others.foreign)?.length ?? 0) >= 2 || isQuoted(text)) return 'others';
  if (others.dream.test(text.slice(0, 400))) return 'dream';
  if (others.fear.test(text)) return 'fear';
  if (others.conflict.test(text)) return 'conflict';
  const atWork = new Set((text.match(work) ?? []).map((word) => word.toLowerCase())).size;
  return atWork >= 3 || (atWork === 2 && words < 80) ? 'work' : 'plain';
}

/** Words of a line of a list without marks, and of a poem, on average. */
const LINE = { list: 3.5, verse: 9 };
const LIST_TITLE =
  /^\W*(?:(?:shopping|packing|to.?do|wish|grocery|reading) list|to.?do|note to self|recipe|ingredients|shopping)\b/iu;

/** What an entry is by the shape of its lines: records are rows of numbers. */
function shapeOf(text: string, lines: readonly string[]): 'list' | 'verse' | 'records' | null {
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (digits >= 8 && digits * 2 > letters) return 'records';
  if (LIST_TITLE.test(text)) return 'list';
  if (isNumbered(text)) return 'list';
  if (lines.length < 4 || lines.some((line) => listMark.test(line))) return null;
  const counts = lines.map((line) => line.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const stopped = lines.filter((line) => /[.!?]["”’')]*\s*$/u.test(line)).length;
  if (stopped * 2 > lines.length) return null;
  const isProse = lines.some((line) =>
    /(?<!\p{L})(?:i|me|my|we|the|it|is|was)(?!\p{L})/iu.test(line),
  );
  if (average <= LINE.list && !isProse) return 'list';
  return average <= LINE.verse && Math.max(...counts) <= LINE.verse * 2 && isProse ? 'verse' : null;
}

/** Whether it is numbered within its lines: “1. coffee 2. the radio 3. no car”. */
const isNumbered = (text: string): boolean =>
  /(?:^|\s)1[.)]\s+\S[\s\S]{0,400}?\s2[.)]\s+\S[\s\S]{0,400}?\s3[.)]\s+\S/u.test(text);

/** Whether all of it stands between quotation marks. */
const isQuoted = (text: string): boolean =>
  /^\s*(?:“[^”]{40,}”|"[^"]{40,}"|«[^»]{40,}»)\s*(?:[—–-]\s*[^\n]{1,60})?\s*$/u.test(text);
