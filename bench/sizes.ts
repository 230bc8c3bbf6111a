import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './installation.ts';
import type { Row, Table } from './report.ts';

/** What Vite notes of a file it wrote, in `.vite/manifest.json`. */
interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const dist = join(root, 'web', 'dist');
const page = (name: string) => `src/pages/${name}.tsx`;

/** What a browser loads of script and style before it shows a screen. */
export function measureSizes(): Table {
  const text = readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const start = load(manifest, ['index.html'], inPage());
  const front = load(manifest, [page('FrontPage')], start);
  const screens = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([key]) => key)
    .sort();
  return {
    title: 'Script and style, gzipped (kB)',
    rows: [
      row('first screen, signed out', load(manifest, [page('LandingPage')], front), 150),
      row('first screen, signed in', load(manifest, [page('HomePage')], front), 220),
      ...screens.map((key) => {
        const name = key.replace(/^src\//, '').replace(/\.tsx?$/, '');
        return row(`  ${name} adds`, minus(load(manifest, [key], start), start));
      }),
    ],
  };
}

/** What the page itself names beside Vite's own files. */
function inPage(): Set<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return new Set([...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file]) => file ?? ''));
}

/** The files already loaded, those of some chunks and of all that these import at once. */
function load(manifest: Manifest, keys: string[], before: Set<string>): Set<string> {
  const files = new Set(before);
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

const minus = (files: Set<string>, less: Set<string>) =>
  new Set([...files].filter((file) => !less.has(file)));

function row(name: string, files: Set<string>, target?: number): Row {
  const kilobytes = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
  return {
    name,
    values: { script: kilobytes('.js'), style: kilobytes('.css') },
    ...(target === undefined ? {} : { target }),
  };
}
