import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';

/** The helplines of a country, by default that of the time zone. */
export const helplines = (country?: string) =>
  queryOptions({
    queryKey: ['safety', 'helplines', country ?? ''],
    queryFn: ({ signal }) =>
      call(api.safety.helplines, { query: country ? { country } : {} }, { signal }),
  });
