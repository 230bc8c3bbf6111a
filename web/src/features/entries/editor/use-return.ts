import { type RefObject, useLayoutEffect, useRef } from 'react';
import { joined, type NewWords } from './entry-draft.ts';

/**
 * Joins an entry that could not be saved with what was typed since, and leaves the caret where it is
 * in the words, and its line where it is on the screen.
 */
export function useReturn(editor: RefObject<HTMLTextAreaElement | null>) {
  const place = useRef<{ from: number; to: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const box = editor.current;
    if (!box || !place.current) return;
    const { from, to, height } = place.current;
    place.current = null;
    box.setSelectionRange(from, to);
    if (document.activeElement !== box) return;
    window.scrollBy({ top: box.offsetHeight - height, behavior: 'instant' });
  });
  return (sent: NewWords, since: NewWords): NewWords => {
    const both = joined(sent, since);
    const moved = both.content.length - since.content.length;
    const box = editor.current;
    place.current = box && {
      from: box.selectionStart + moved,
      to: box.selectionEnd + moved,
      height: box.offsetHeight,
    };
    return both;
  };
}
