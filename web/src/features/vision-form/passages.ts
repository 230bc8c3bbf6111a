import type { PillarId, VisionAnswer } from '@pathkeeper/contract';

/** A piece of prose; with `pillar`, words quoted from the answer on it. */
export interface Part {
  text: string;
  pillar: PillarId | null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds words in a text, however its white space is broken into lines; null where they do not stand. */
export function findIn(
  text: string,
  words: string,
): { before: string; found: string; after: string } | null {
  const pieces = words.trim().split(/\s+/).filter(Boolean);
  if (pieces.length === 0) return null;
  const match = new RegExp(pieces.map(escaped).join('\\s+'), 'u').exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  return { before: text.slice(0, match.index), found: match[0], after: text.slice(end) };
}

/** Prose in parts: plain, and quoted of an answer. What stands in no answer stays plain. */
export function partsOf(prose: string, answers: readonly VisionAnswer[]): Part[] {
  return prose.split(/(“[^”]+”)/u).flatMap((text): Part[] => {
    if (text === '') return [];
    const quoted = text.startsWith('“') ? text.slice(1, -1) : null;
    const from = quoted === null ? undefined : answers.find(({ answer }) => findIn(answer, quoted));
    return [{ text, pillar: from?.pillar ?? null }];
  });
}
