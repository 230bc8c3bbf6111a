import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ALL_MOODS } from '../../contract/src/game/moods.ts';
import { checkSafety } from '../../server/src/features/safety/safety.check.ts';
import { openersFor } from '../../web/src/features/guide/merlin/openers.ts';
import { root } from '../run.mjs';

// Here and not in web or server: only the scripts may read both.

/** The sources whose texts a person may read, and copy into an entry: no lists of words. */
function sources() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--', 'web/src', 'contract/src', 'server/src/features'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) =>
        !/\.test\.tsx?$|\/specimen\/|^server\/src\/features\/(?:safety|entry-kind)\/|\/tone\.data\.ts$/.test(
          file,
        ),
    );
}

/**
 * The texts of more than one word in a source file.
 *
 * @param {string} file
 */
function textsIn(file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isText =
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && /\S\s+\S/.test(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('what the product itself puts before a person, typed back', () => {
  it('is no danger: quests, hints, quotations, questions, every text of a screen', () => {
    const texts = sources().flatMap(textsIn);
    expect(texts.length).toBeGreaterThan(3000);
    expect(texts.filter((text) => checkSafety(text) !== null)).toEqual([]);
  });

  it('is no danger: what Merlin offers to be asked, with every mood', () => {
    const contents = [null, 'Soup.', 'Soup and rain. '.repeat(40)];
    const offered = [null, ...ALL_MOODS].flatMap((mood) =>
      contents.flatMap((content) =>
        [true, false].flatMap((hasEntryToday) => openersFor({ mood, hasEntryToday, content })),
      ),
    );
    const asStatements = offered.map((text) => text.replace('?', '.'));
    expect([...offered, ...asStatements].filter((text) => checkSafety(text) !== null)).toEqual([]);
  });
});
