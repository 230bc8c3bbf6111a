import type { Quest } from '@pathkeeper/contract';
import { ApiError, reasonOf, SessionError } from '../../lib/api/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useAcceptQuest, useCompleteQuest } from './quests.queries.ts';

/** Where words wait on the sheet: the server knows only what is saved. */
const SAVE_FIRST = 'Save your page first: the quest counts what is saved.';

/** Where the server gives no reason of its own (S1.5). */
const NOT_COMPLETE =
  "Unable to complete quest. Please ensure you've written a substantial journal entry.";

export interface QuestActions {
  accept: (quest: Quest) => Promise<void>;
  complete: (quest: Quest) => Promise<void>;
  isAccepting: boolean;
  isCompleting: boolean;
}

/** The sheet that a quest is written on. */
export interface QuestSheet {
  /** Sets a prompt on it; false where there is none. */
  put(prompt: string): boolean;
  /** Whether words stand on it that are not saved. */
  isWritten(): boolean;
}

/** Accepting and completing a quest, with their toasts (S1.5, S1.8). */
export function useQuest(sheet: QuestSheet): QuestActions {
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
        const isOnSheet = sheet.put(prompt);
        tellWhere(isOnSheet, await copying);
      } catch (error) {
        explain(error, 'Quest Not Accepted', 'Please try again later.');
      }
    },
    async complete(quest) {
      try {
        await completing.mutateAsync(quest.id);
      } catch (error) {
        const isUnanswered = error instanceof ApiError && error.code === 'invalid_request';
        if (isUnanswered && sheet.isWritten()) {
          toast({ title: 'Quest Not Complete', description: SAVE_FIRST, tone: 'destructive' });
        } else explain(error, 'Quest Not Complete', NOT_COMPLETE);
      }
    },
  };
}

/** Says where the prompt is; it has failed only if it is nowhere. */
function tellWhere(isOnSheet: boolean, isCopied: boolean): void {
  const places = [
    ...(isOnSheet ? ['on your sheet'] : []),
    ...(isCopied ? ['on the clipboard'] : []),
  ];
  if (places.length > 0) {
    toast({ title: 'Quest Prompt Added', description: `It is ${places.join(', and ')}.` });
  } else {
    toast({
      title: 'Copy Failed:',
      description: 'Please manually copy the quest prompt to your journal entry.',
      tone: 'destructive',
    });
  }
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
