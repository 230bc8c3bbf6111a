import type { Database } from '../../platform/database/index.ts';
import type { ExportPart } from '../../platform/export.ts';
import type { FileStorage } from '../../platform/files/index.ts';
import { entriesExport } from '../entries/index.ts';
import { foldersExport } from '../folders/index.ts';
import { reflectionsExport } from '../guide/index.ts';
import { entryPage, reflectionPage } from './export.pages.ts';
import type { ArchiveFile } from './export.zip.ts';

/** Every file of an account's archive, one after another: the JSON first, then the Markdown. */
export async function* contentsOf(
  db: Database,
  ownerId: number,
  parts: readonly ExportPart[],
  { username, now, files }: { username: string; now: Date; files: FileStorage },
): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', date: now, content: readme(parts, username, now) };
  for (const part of parts) {
    yield { name: `${part.name}.json`, date: now, content: asJson(part, db, ownerId) };
  }
  for (const part of parts) {
    if ('attachments' in part && part.attachments) yield* part.attachments(db, ownerId, files);
  }
  const folderNames = new Map<number, string>();
  for await (const { id, name } of foldersExport.rows(db, ownerId)) folderNames.set(id, name);
  for await (const entry of entriesExport.rows(db, ownerId)) {
    const { path, text } = entryPage(entry, folderNames);
    yield { name: path, date: entry.createdAt, content: text };
  }
  for await (const reflection of reflectionsExport.rows(db, ownerId)) {
    const { path, text } = reflectionPage(reflection);
    yield { name: path, date: reflection.createdAt, content: text };
  }
}

/** JSON: a list as an array with a row a line, an object as it is. */
async function* asJson(part: ExportPart, db: Database, ownerId: number): AsyncGenerator<string> {
  if ('thing' in part) {
    yield `${JSON.stringify(await part.thing(db, ownerId), null, 2)}\n`;
    return;
  }
  let before = '[\n';
  for await (const row of part.rows(db, ownerId)) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Plain text; CRLF, so that the oldest editors show its lines too. */
function readme(parts: readonly ExportPart[], username: string, now: Date): string {
  const list = parts.map(({ name, about }) => `  ${`${name}.json`.padEnd(26)}${about}`);
  return [
    `Everything Pathkeeper keeps of ${username}, as it stood on ${now.toISOString()}.`,
    '',
    'To read:',
    '',
    '  entries/YEAR/DATE-ID.md   an entry a file, its date, mood and tags on top',
    '  reflections/*.md          the weekly and monthly reflections',
    '  pictures/*.webp           the pictures you uploaded',
    '',
    'To hand to a program (JSON, UTF-8; times are UTC, a localDate is the day where you were):',
    '',
    ...list,
    '',
    'Not in here: your password and whatever signs you in, which are kept only as hashes, and what',
    'can be worked out from the above, such as the words your entries are found by.',
    '',
  ].join('\r\n');
}
