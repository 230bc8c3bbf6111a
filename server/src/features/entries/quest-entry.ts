import { DAILY_CHALLENGE_TAG, ENTRY_LIMITS, ownCharacters } from '@pathkeeper/contract';
import type { Database } from '../../platform/database/index.ts';
import { searchDocument } from '../../platform/search/document.ts';
import * as repository from './entries.repository.ts';

/** Entries looked at for an answer: nobody writes more than this for one quest. */
const CANDIDATES = 50;

/**
 * Finds the newest entry since `since` with enough characters besides the prompt, and makes it the
 * answer to a quest: of type `quest`, and tagged (D28).
 * @returns its id, or null when there is none
 */
export async function claimQuestEntry(
  tx: Database,
  ownerId: number,
  quest: { since: Date; prompt: string; characters: number },
): Promise<number | null> {
  const rows = await repository.entriesSince(tx, ownerId, quest.since, CANDIDATES);
  const answer = rows.find(
    ({ content }) => ownCharacters(content, quest.prompt) >= quest.characters,
  );
  if (!answer) return null;
  const isFull = answer.tags.length >= ENTRY_LIMITS.tags;
  const isTagged = isFull || answer.tags.includes(DAILY_CHALLENGE_TAG);
  const tags = isTagged ? answer.tags : [...answer.tags, DAILY_CHALLENGE_TAG];
  await repository.markAsQuest(tx, ownerId, answer.id, {
    tags,
    document: searchDocument(answer.content, tags),
  });
  return answer.id;
}
