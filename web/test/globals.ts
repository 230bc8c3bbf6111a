import { afterAll, vi } from 'vitest';

// The files of a run share their globals: what one put in the place of the browser's goes with it.
afterAll(() => {
  vi.unstubAllGlobals();
});
