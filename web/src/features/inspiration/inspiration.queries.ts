import { queryOptions } from '@tanstack/react-query';

/** The lines come in a bundle of their own, after the page that shows them. */
async function loadLines() {
  const [{ QUOTES }, { PATH_KEEPER_HINTS, MERLIN_HINTS }] = await Promise.all([
    import('./quotes.data.ts'),
    import('./hints.data.ts'),
  ]);
  return { quotes: QUOTES, pathKeeperHints: PATH_KEEPER_HINTS, merlinHints: MERLIN_HINTS };
}

/** Quotes and hints; they do not change while the page is open. */
export const lines = () =>
  queryOptions({ queryKey: ['lines'], queryFn: loadLines, staleTime: Number.POSITIVE_INFINITY });
