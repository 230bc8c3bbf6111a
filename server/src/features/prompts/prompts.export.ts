import { eq } from 'drizzle-orm';
import { type ExportPart, ownRows } from '../../platform/export.ts';
import { findPrompt } from './prompts.catalogue.ts';
import { promptMarks } from './prompts.tables.ts';

/** What somebody did with prompts, each with its words. */
export const promptsExport: ExportPart = {
  name: 'prompts',
  about: 'the prompts you kept for later or took to the sheet',
  async *rows(db, ownerId) {
    for (const mark of ['kept', 'taken'] as const) {
      const where = eq(promptMarks.mark, mark);
      for await (const row of ownRows(db, ownerId, promptMarks, {
        by: promptMarks.promptId,
        where,
      })) {
        yield { ...row, text: findPrompt(row.promptId)?.text ?? null };
      }
    }
  },
};
