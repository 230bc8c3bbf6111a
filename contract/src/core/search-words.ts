/**
 * The header in which the web sends what is searched for, encoded as a query string is: addresses end up
 * in the logs of proxies. The same names in the query itself are understood as well.
 */
export const WORDS_HEADER = 'x-search-words';

/** Parameters of queries that hold what somebody searches for. */
export const WORDS_IN_QUERIES = ['query', 'q', 'search', 'person'] as const;
