import type { Earnings, Quest } from '@pathkeeper/contract';
import { reasonOf, SessionError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useAcceptQuest, useCompleteQuest } from './quests.queries.ts';

/** What a completed quest earned, its own XP apart from the rest. */
export type QuestEarnings = Earnings & { xpEarned: number };

export interface QuestActions {
  accept: (quest: Quest) => Promise<void>;
  complete: (quest: Quest) => Promise<void>;
  isAccepting: boolean;
  isCompleting: boolean;
}

interface QuestOutcomes {
  /** Puts the prompt into the sheet. */
  onPrompt: (prompt: string) => void;
  onCompleted: (earnings: QuestEarnings) => void;
}

/** Accepting and completing a quest, with their toasts (S1.8). */
export function useQuest({ onPrompt, onCompleted }: QuestOutcomes): QuestActions {
  const accepting = useAcceptQuest();
  const completing = useCompleteQuest();
  return {
    isAccepting: accepting.isPending,
    isCompleting: completing.isPending,
    async accept(quest) {
      // At once: some browsers let only the click itself reach the clipboard.
      const copying = copy(quest.prompt);
      try {
        const { prompt } = await accepting.mutateAsync(quest.id);
        onPrompt(prompt);
        if (await copying) {
          toast({
            title: 'Quest Prompt Added',
            description: 'It is on your sheet, and on the clipboard.',
          });
        } else {
          toast({
            title: 'Copy Failed:',
            description: 'Please manually copy the quest prompt to your journal entry.',
            tone: 'destructive',
          });
        }
      } catch (error) {
        explain(error, 'Quest Not Accepted', 'Please try again later.');
      }
    },
    async complete(quest) {
      try {
        onCompleted(await completing.mutateAsync(quest.id));
      } catch (error) {
        explain(error, 'Quest Not Complete', 'Please try again later.');
      }
    },
  };
}

/** False where the browser keeps the clipboard closed, as it does without https. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function explain(error: unknown, title: string, fallback: string): void {
  if (error instanceof SessionError) return;
  toast({ title, description: reasonOf(error, fallback), tone: 'destructive' });
}
