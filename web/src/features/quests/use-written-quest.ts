import { ownCharacters, QUEST_MIN_CHARACTERS } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { today } from '../../lib/dates.ts';
import { todaysQuest, useCompleteQuest } from './quests.queries.ts';

export interface WrittenQuest {
  /**
   * Completes the accepted quest whose prompt stood above an entry that was saved, if the entry is long
   * enough. The server decides; where it refuses, the card stays as it is and its button says why.
   */
  complete: (saved: Written) => void;
  /** How many characters an entry under such a prompt is too short by; 0 also for any other entry. */
  shortBy: (saved: Written) => number;
}

interface Written {
  content: string;
  /** What stood above the words. */
  prompt: string | null;
}

/** The accepted quests of today, as far as an entry is written under their prompt. */
export function useWrittenQuest(): WrittenQuest {
  const client = useQueryClient();
  const { mutate } = useCompleteQuest();
  const questOf = ({ prompt }: Written) => {
    const offered = client.getQueryData(todaysQuest(today()).queryKey);
    if (!offered || prompt === null) return undefined;
    return [offered, ...offered.more].find(
      (each) => each.prompt === prompt && each.status === 'accepted',
    );
  };
  const shortBy = (saved: Written) => {
    const quest = questOf(saved);
    if (!quest) return 0;
    return Math.max(0, QUEST_MIN_CHARACTERS - ownCharacters(saved.content, quest.prompt));
  };
  return {
    shortBy,
    complete(saved) {
      const quest = questOf(saved);
      if (quest && shortBy(saved) === 0) mutate(quest.id);
    },
  };
}
