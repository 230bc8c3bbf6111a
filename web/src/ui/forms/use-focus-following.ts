import { type RefObject, useEffect, useRef } from 'react';

/** Another question: its field takes the focus, the caret after the words, and the page begins anew. */
export function useFocusFollowing(field: RefObject<HTMLTextAreaElement | null>, at: number): void {
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const box = field.current;
    box?.focus({ preventScroll: true });
    box?.setSelectionRange(box.value.length, box.value.length);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [field, at]);
}
