import { PICTURE_WIDTHS } from '@pathkeeper/contract';
import { type ExportPart, ownRows } from '../../platform/export.ts';
import { keyOf } from './files.service.ts';
import { files } from './files.tables.ts';

const LARGEST = Math.max(...PICTURE_WIDTHS);

/** Each picture in its largest width. */
export const filesExport: ExportPart = {
  name: 'pictures',
  about: 'the pictures you uploaded; the pictures themselves are in pictures/',
  rows: (db, ownerId) => ownRows(db, ownerId, files, { by: files.id, without: ['unusedSince'] }),
  async *attachments(db, ownerId, storage) {
    for await (const { hash, createdAt } of ownRows(db, ownerId, files, { by: files.id })) {
      const content = await storage.get(keyOf(hash, LARGEST));
      if (content) yield { name: `pictures/${hash}.webp`, date: createdAt, content };
    }
  },
};
