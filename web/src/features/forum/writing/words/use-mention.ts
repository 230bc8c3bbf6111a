import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useSuggestions } from '../../../../ui/forms/use-suggestions.ts';
import { members } from '../writing.queries.ts';
import { completion, type Mention, mentionAt } from './mention.ts';
import type { Replacement } from './word-tools.ts';

/**
 * Completes a name after `@` from those of the members. Where they do not arrive, nothing is offered
 * and the name is typed as any word is.
 */
export function useMention(
  area: RefObject<HTMLTextAreaElement | null>,
  replace: (change: Replacement) => void,
) {
  const [typed, setTyped] = useState<Mention | null>(null);
  const prefix = typed?.prefix ?? '';
  const { data = [] } = useQuery(members(prefix));
  const letters = prefix.toLocaleLowerCase();
  const isWanted = typed !== null && prefix !== '';
  const people = isWanted
    ? data.filter(({ username }) => {
        const name = username.toLocaleLowerCase();
        return name.startsWith(letters) && name !== letters;
      })
    : [];
  const list = useSuggestions(people.map(({ username }) => username));
  const { isOpen, lit, open, close, setLit, handleKey } = list;
  // The first one is what Enter takes.
  useLayoutEffect(() => {
    if (prefix !== '') setLit(0);
  }, [prefix, setLit]);

  const take = (username: string | undefined) => {
    if (!typed || username === undefined) return;
    replace(completion(typed, username));
    setTyped(null);
    close();
  };
  const look = () => {
    const box = area.current;
    const isAtCaret = box && box.selectionStart === box.selectionEnd;
    const found = isAtCaret ? mentionAt(box.value, box.selectionStart) : null;
    if (found?.at !== typed?.at || found?.prefix !== typed?.prefix) {
      setTyped(found);
      // One that Escape closed opens again with the next letter.
      if (found) open();
    }
  };
  /** True if the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const isTaking = event.key === 'Enter' || event.key === 'Tab';
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isTaking && isPlain && lit >= 0) {
      event.preventDefault();
      take(people[lit]?.username);
      return true;
    }
    return handleKey(event);
  };
  return { people, isOpen, lit, at: typed?.at ?? 0, take, look, onKey, close };
}
