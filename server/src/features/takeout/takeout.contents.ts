import type { Database } from '../../platform/database.ts';
import type { TakeoutPart } from '../../platform/takeout.ts';
import { entriesTakeout } from '../entries/index.ts';
import { foldersTakeout } from '../folders/index.ts';
import { reflectionsTakeout } from '../guide/index.ts';
import { entryPage, reflectionPage } from './takeout.pages.ts';
import { PARTS } from './takeout.parts.ts';
import type { ArchiveFile } from './takeout.zip.ts';

/** Every file of somebody's archive, one after another: the JSON first, then the pages. */
export async function* contentsOf(
  db: Database,
  ownerId: number,
  { username, now }: { username: string; now: Date },
): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', date: now, content: readme(username, now) };
  for (const part of PARTS) {
    yield { name: `${part.name}.json`, date: now, content: asJson(part, db, ownerId) };
  }
  const folderNames = new Map<number, string>();
  for await (const { id, name } of foldersTakeout.rows(db, ownerId)) folderNames.set(id, name);
  for await (const entry of entriesTakeout.rows(db, ownerId)) {
    const { path, text } = entryPage(entry, folderNames);
    yield { name: path, date: entry.createdAt, content: text };
  }
  for await (const reflection of reflectionsTakeout.rows(db, ownerId)) {
    const { path, text } = reflectionPage(reflection);
    yield { name: path, date: reflection.createdAt, content: text };
  }
}

/** A list as an array with a row a line, a thing as an object. */
async function* asJson(part: TakeoutPart, db: Database, ownerId: number): AsyncGenerator<string> {
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

/** Plain text in lines that any editor shows; the ends of lines suit the oldest of them too. */
function readme(username: string, now: Date): string {
  const list = PARTS.map(({ name, about }) => `  ${`${name}.json`.padEnd(26)}${about}`);
  return [
    `Everything Pathkeeper keeps of ${username}, as it stood on ${now.toISOString()}.`,
    '',
    'To read:',
    '',
    '  entries/YEAR/DATE-ID.md   an entry a file, its date, mood and tags on top',
    '  reflections/*.md          the weekly and monthly reflections',
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
