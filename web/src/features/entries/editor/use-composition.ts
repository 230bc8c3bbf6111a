import { useEffect, useRef } from 'react';

/**
 * Whether an input method is composing in a field: text that changes under it would be lost. The
 * handlers are the field's; `isOver` waits until nothing is being composed.
 */
export function useComposition() {
  const over = useRef(Promise.resolve());
  const finish = useRef(() => {});
  useEffect(() => () => finish.current(), []);
  return {
    isOver: () => over.current,
    handlers: {
      onCompositionStart() {
        finish.current();
        over.current = new Promise((resolve) => {
          finish.current = resolve;
        });
      },
      onCompositionEnd: () => finish.current(),
    },
  };
}
