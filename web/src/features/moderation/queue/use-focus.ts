import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on an element whenever it is told to, by another object each time. */
export function useFocus<T extends HTMLElement>(takesFocus: object | null): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return ref;
}
