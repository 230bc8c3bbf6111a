import { kindOf } from '../../entry-kind/index.ts';
import type { ConsultDraft, GuideEntry } from '../../guide-provider/index.ts';
import { weighedLines, weightiest } from '../lines.ts';
import { hasHardWords } from '../questions/tone.ts';
import { quoted, spelled } from '../words.ts';

/** What Merlin can be asked. */
export const CAN =
  'What I can look up is on your pages: when, how often, who, and what you wrote about a name, a place or a thing.';
/** The most lines that one answer quotes. */
export const LINES = 3;

/** A line of an entry. */
export interface Found {
  page: GuideEntry;
  text: string;
}

export const plain = (message: string): ConsultDraft => ({ message, quotes: [] });

/** Lines with their dates, in the order of their days. */
export function quoting(found: readonly Found[], today: string, before = ''): ConsultDraft {
  const sorted = [...found].sort((a, b) => a.page.localDate.localeCompare(b.page.localDate));
  const lines = sorted.map(
    ({ page, text }) => `${spelled(page.localDate, today)}: ${quoted(text)}`,
  );
  return {
    message: [before, ...lines].filter(Boolean).join('\n\n'),
    quotes: sorted.map(({ page, text }) => ({ entryId: page.id, text, note: '' })),
  };
}

export function unique(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ page, text }) => {
    const key = `${page.id} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The weightiest line without hard words of an ordinary page, for a question that did not ask for it; none of
 * a page that tells of a loss, of harm or of what may be one.
 */
export function ordinaryOf(page: GuideEntry): Found[] {
  const { grave, isDelicate } = kindOf(page.content);
  if (grave || isDelicate || page.isHushed) return [];
  const lines = weighedLines(page.content).filter(({ text }) => !hasHardWords(text));
  return weightiest(lines, 1).map(({ text }) => ({ page, text }));
}
