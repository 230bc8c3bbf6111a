import { useEffect, useId, useMemo, useState } from 'react';

const fetched = new Map<string, Promise<string>>();

function fetchPlate(url: string): Promise<string> {
  const plate =
    fetched.get(url) ??
    fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return response.text();
    });
  fetched.set(url, plate);
  plate.catch(() => fetched.delete(url));
  return plate;
}

/** Gives every id of the drawing a name of its own, so that two plates on a page do not clash. */
function withOwnIds(svg: string, prefix: string): string {
  return svg.replace(/(\sid="|url\(#|href="#)/g, `$1${prefix}`);
}

/**
 * A big engraving, fetched as a file and not as script, and inlined so that it takes the theme's
 * inks. Empty until it is here (or if it never comes): reserve its space.
 */
export function usePlate(url: string): string {
  const id = useId();
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let wanted = true;
    fetchPlate(url).then(
      (text) => wanted && setSvg(text),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [url]);
  return useMemo(() => svg && withOwnIds(svg, `${id}-`), [svg, id]);
}
