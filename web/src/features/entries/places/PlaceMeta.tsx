import { useQuery } from '@tanstack/react-query';
import { dayAndYear } from '../../../lib/dates.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { entryCount } from '../entries.queries.ts';
import type { NamedPlace } from './use-place.ts';

/** How much a place holds; for the whole book also since when. */
export function PlaceMeta({ here }: { here: NamedPlace }) {
  const { data } = useQuery(entryCount());
  // A blank keeps the line's place while the number is on its way.
  if (!here.count) return '\u00a0';
  const pages = counted(here.count, 'page');
  const since = here.place === undefined && data?.firstDate;
  return <>{since ? `${pages} · since ${dayAndYear(since)}` : pages}</>;
}
