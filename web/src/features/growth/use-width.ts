import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element's width in px, known before the first picture is shown; 0 only while there is none. */
export function useWidth<T extends HTMLElement>(): [ref: RefObject<T | null>, width: number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
