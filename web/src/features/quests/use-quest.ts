import type { Quest } from '@pathkeeper/contract';
import { reasonOf, SessionError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useAcceptQuest, useCompleteQuest } from './quests.queries.ts';

export interface QuestActions {
  accept: (quest: Quest) => Promise<void>;
  complete: (quest: Quest) => Promise<void>;
  isAccepting: boolean;
  isCompleting: boolean;
}

/** Accepting and completing a quest, with their toasts (S1.8); `onPrompt` puts the prompt into the sheet. */
export function useQuest(onPrompt: (prompt: string) => void): QuestActions {
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
        await completing.mutateAsync(quest.id);
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
