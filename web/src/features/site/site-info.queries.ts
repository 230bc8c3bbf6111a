import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';

/** What this installation is and runs; it does not change while a page is open. */
export const siteInfo = () =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => call(api.site.info, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
