import { PICTURE_WIDTHS } from '@pathkeeper/contract';
import { type ExportPart, exportTable, ownRows } from '../../platform/export.ts';
import { keyOf } from './files.service.ts';
import { files } from './files.tables.ts';

const LARGEST = Math.max(...PICTURE_WIDTHS);

/** Each picture in its largest width. */
export const filesExport: ExportPart = {
  ...exportTable({
    name: 'pictures',
    about: 'the pictures you uploaded; the pictures themselves are in pictures/',
    table: files,
    by: files.id,
    without: ['unusedSince'],
  }),
  async *attachments(db, ownerId, storage) {
    for await (const { hash, createdAt } of ownRows(db, ownerId, files, { by: files.id })) {
      const content = await storage.get(keyOf(hash, LARGEST));
      if (content) yield { name: `pictures/${hash}.webp`, date: createdAt, content };
    }
  },
};
