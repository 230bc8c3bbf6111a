import { QUEST_MIN_CHARACTERS } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { today } from '../../lib/dates.ts';
import { todaysQuest, useCompleteQuest } from './quests.queries.ts';

/**
 * Completes the accepted quest whose prompt stood above an entry that was saved, if the entry is long enough.
 * The server decides; where it refuses, the card stays as it is and its button says why.
 */
export function useWrittenQuest(): (saved: { content: string; prompt: string | null }) => void {
  const client = useQueryClient();
  const { mutate } = useCompleteQuest();
  return ({ content, prompt }) => {
    const offered = client.getQueryData(todaysQuest(today()).queryKey);
    if (!offered || prompt === null || content.trim().length < QUEST_MIN_CHARACTERS) return;
    const quest = [offered, ...offered.more].find(
      (each) => each.prompt === prompt && each.status === 'accepted',
    );
    if (quest) mutate(quest.id);
  };
}
