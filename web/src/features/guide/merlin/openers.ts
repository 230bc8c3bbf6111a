import type { Mood } from '@pathkeeper/contract';

/** What the chat on the home screen knows of the day (S1.2). */
export interface DayFacts {
  /** Of the latest entry. */
  mood: Mood | null;
  /** Whether something was written today. */
  hasEntryToday: boolean;
  /** Of the latest entry; null when there is none at all. */
  content: string | null;
}

const HEAVY: ReadonlySet<Mood> = new Set(['sad', 'anxious', 'frustrated', 'apathetic']);

/** Words of the latest entry that a short page has fewer than. */
const SHORT = 40;

/** Two or three things to begin with that fit the day; each is a question Merlin can answer from pages. */
export function openersFor({ mood, hasEntryToday, content }: DayFacts): string[] {
  if (content === null) return ['What should a first page be about?', 'How do you read a page?'];
  const isShort = content.trim().split(/\s+/).length < SHORT;
  const ofMood =
    mood === null
      ? 'What keeps coming back in my pages?'
      : HEAVY.has(mood)
        ? `When was I last ${mood}, and what came after?`
        : `What was I writing about the last time I was ${mood}?`;
  const ofDay = hasEntryToday
    ? isShort
      ? 'How many pages have I written?'
      : 'Which line of today’s page would you keep?'
    : 'What might I write about today?';
  return [ofDay, ofMood, 'What did I say I would do?'];
}
