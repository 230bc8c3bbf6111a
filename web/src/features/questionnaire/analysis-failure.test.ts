import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { analysisFailure } from './analysis-failure.ts';

const SENTENCE = 'Unable to analyze your responses. Please try again.';

test.each([
  [
    'too often says when, in words alone',
    new ApiError(429, { error: 'Wait an hour.' }, ''),
    ' Wait an hour.',
  ],
  ['a refusal is the document’s sentence', new ApiError(502, { error: 'It broke.' }, ''), ''],
  ['so is a dead network', new NetworkError(), ''],
])('%s', (_what, error, more) => {
  expect(analysisFailure(error)).toBe(SENTENCE + more);
});
