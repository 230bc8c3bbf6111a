import { ApiError } from '../../lib/api/api-error.ts';

/** What is said where answers could not be read (S3.8). Too often is the one failure that trying again at once does not mend. */
export function analysisFailure(error: Error): string {
  const words = 'Unable to analyze your responses. Please try again.';
  return error instanceof ApiError && error.status === 429 ? `${words} ${error.reason}` : words;
}
