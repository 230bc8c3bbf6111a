import { useEffect, useState } from 'react';

/**
 * Something that arrives as its own chunk: undefined until it is here, and for good if it fails to
 * come (a drawing then leaves its space empty; the words beside it still stand). `load` must be a
 * function that keeps its identity.
 */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded(() => value),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded;
}
