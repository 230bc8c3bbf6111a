import type { GuideEntry, ReflectionDraft } from '../guide-provider/index.ts';
import { graveSpanIn } from '../safety/index.ts';

/** The longest line that is underlined whole, in UTF-16 characters; a quotation may be no longer (D31). */
const LONGEST_LINE = 300;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * What is said of a page that tells of a death, a stillbirth, a miscarriage, a grave illness or
 * violence: nothing. Its own line is underlined; no question, no remark, no memory, no count (D76).
 * Null for every other page.
 */
export function onGraveEntry({ id, content }: GuideEntry): ReflectionDraft | null {
  const span = graveSpanIn(content);
  if (!span) return null;
  const quotes = [{ entryId: id, text: lineAt(content, span), note: '' }];
  return { insights: [], reflectionQuestion: '', growthPattern: '', quotes };
}

/** The sentence in which a span begins; the span alone where the sentence is too long. */
function lineAt(content: string, { start, end }: { start: number; end: number }): string {
  const sentence = segmenter.segment(content).containing(start)?.segment.trim() ?? '';
  return sentence.length <= LONGEST_LINE ? sentence : content.slice(start, end);
}
