import type { Entry } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { customTags } from '../../tags/tags.queries.ts';

/** Tags to offer in a search: the person's own, then those of the entries at hand, none twice. */
export function useTagSuggestions(entries: readonly Entry[]): string[] {
  const { data: own } = useQuery(customTags());
  return useMemo(() => {
    const tags = [...(own ?? []).map((tag) => tag.tagName), ...entries.flatMap(({ tags }) => tags)];
    const byName = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
    return [...byName.values()];
  }, [own, entries]);
}
