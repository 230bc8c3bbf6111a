import { characterCount } from '../core/character-count.ts';
import { isBlank } from '../core/text.ts';
import { VISION_SUBJECTS, type VisionSubjectId } from './architect-subjects.data.ts';
import { PILLARS } from './pillars.data.ts';

/** One message of the conversation with the architect (S3.3). */
export interface SpokenMessage {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * What the architect's rule asks for (S3.4, S3.9, D68). `characters` counts those of the person
 * alone; past `manyMessages` and `manyCharacters` the subjects no longer count.
 */
export const VISION_READY = {
  messages: 12,
  characters: 801,
  subjects: 8,
  manyMessages: 20,
  manyCharacters: 1600,
} as const;

/** What has been said, and what is missing. */
export interface VisionReadiness {
  messages: { have: number; need: number };
  characters: { have: number; need: number };
  subjects: {
    found: VisionSubjectId[];
    /** Those not spoken of yet, in the order of the pillars. */
    open: VisionSubjectId[];
    need: number;
    of: number;
    /** False once so much was said that the subjects no longer decide. */
    count: boolean;
  };
  ready: boolean;
}

interface Family {
  id: VisionSubjectId;
  words: ReadonlySet<string>;
  stems: readonly string[];
  pairs: ReadonlySet<string>;
}

const families: readonly Family[] = VISION_SUBJECTS.map(({ id, words }) => {
  const all = words.split(' ');
  return {
    id,
    words: new Set(all.filter((word) => !/[*+]/.test(word))),
    stems: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    pairs: new Set(all.filter((word) => word.includes('+'))),
  };
});

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];

/** The subjects that a text speaks of, matched by stem and synonym, in the order of the pillars (D68). */
export function subjectsIn(text: string): VisionSubjectId[] {
  return subjectsOf(wordsOf(text));
}

function subjectsOf(words: readonly string[]): VisionSubjectId[] {
  const one = new Set(words);
  const two = new Set(words.slice(1).map((word, at) => `${words[at]}+${word}`));
  return families
    .filter(
      (family) =>
        [...family.words].some((word) => one.has(word)) ||
        [...family.pairs].some((pair) => two.has(pair)) ||
        [...one].some((word) => family.stems.some((stem) => word.startsWith(stem))),
    )
    .map(({ id }) => id);
}

/**
 * Whether enough has been said to generate a vision, and what is missing (D68): messages of both
 * sides, characters and subjects of the person's own. Screen and server share it.
 */
export function visionReadiness(messages: readonly SpokenMessage[]): VisionReadiness {
  const said = messages.filter(({ content }) => !isBlank(content));
  const own = said.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  const characters = own.reduce((sum, content) => sum + characterCount(content), 0);
  // Words of two messages never stand beside each other.
  const found = new Set(own.flatMap(subjectsIn));
  const count = !(
    said.length >= VISION_READY.manyMessages && characters >= VISION_READY.manyCharacters
  );
  const inOrder = families.map(({ id }) => id);
  return {
    messages: { have: said.length, need: VISION_READY.messages },
    characters: { have: characters, need: VISION_READY.characters },
    subjects: {
      found: inOrder.filter((id) => found.has(id)),
      open: inOrder.filter((id) => !found.has(id)),
      need: VISION_READY.subjects,
      of: families.length,
      count,
    },
    ready:
      said.length >= VISION_READY.messages &&
      characters >= VISION_READY.characters &&
      (!count || found.size >= VISION_READY.subjects),
  };
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const counted = (count: number, noun: string): string =>
  `${NUMBERS[count] ?? count.toLocaleString('en-US')} more ${noun}${count === 1 ? '' : 's'}`;

/** What is missing, in words; the empty text when nothing is. The reason why nothing is generated yet. */
export function whatIsMissing({ messages, characters, subjects, ready }: VisionReadiness): string {
  if (ready) return '';
  const lacks = (part: { have: number; need: number }) => Math.max(0, part.need - part.have);
  const lackingSubjects = subjects.count ? Math.max(0, subjects.need - subjects.found.length) : 0;
  const parts = [
    { count: lacks(messages), noun: 'message' },
    { count: lacks(characters), noun: 'character' },
    { count: lackingSubjects, noun: 'subject' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => counted(count, noun));
  const last = parts.pop() ?? '';
  const all = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  const silent = lackingSubjects > 0 ? silentPillar(subjects.found) : null;
  const sentence = `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
  return silent ? `${sentence} ${silent} has not come up at all.` : sentence;
}

/** The name of the first pillar of which nothing was said. */
function silentPillar(found: readonly VisionSubjectId[]): string | null {
  const spoken = new Set<string | null>(
    VISION_SUBJECTS.filter(({ id }) => found.includes(id)).map(({ pillar }) => pillar),
  );
  return PILLARS.find(({ id }) => !spoken.has(id))?.name ?? null;
}
