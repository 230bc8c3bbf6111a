import { saysSomething } from './own-wish.ts';
import { REFUSAL_HEAD, VACUOUS } from './refusal.data.ts';

const vacuous = new Set(VACUOUS.split(' '));

/** Whether a text declines to answer, and says nothing beside: "no", "skip", "I don't know what to say". */
export function isRefusal(folded: string): boolean {
  const bare = folded.replace(/^[^\p{L}\p{N}]+/u, '');
  const head = REFUSAL_HEAD.exec(bare);
  if (!head) return false;
  const rest = bare.slice(head[0].length).match(/\p{L}[\p{L}']*/gu) ?? [];
  return rest.every((word) => vacuous.has(word));
}

/** Whether a text declines to answer or says nothing at all, as keys pressed at random. */
export const isEmptyTalk = (folded: string): boolean => isRefusal(folded) || !saysSomething(folded);
