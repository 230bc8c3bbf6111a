import { defineTask } from '../../platform/workers/index.ts';
import { findingsOf, type Opened } from './analysis/findings.ts';
import type { Journal } from './analysis/journal.ts';

/** What can be said of a journal. */
export const readFindings = defineTask({
  name: 'growth.findings',
  run: ({ journal, opened }: { journal: Journal; opened: Opened }) => findingsOf(journal, opened),
});
