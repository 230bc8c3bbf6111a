import { FIRST_SCREENS, filesOf, readManifest, weigh } from '../scripts/first-screen.mjs';
import type { Row, Table } from './report.ts';

/** What a browser loads of script and style before it shows a screen. */
export function measureSizes(): Table {
  const manifest = readManifest();
  const start = filesOf(manifest, []);
  const screens = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([key]) => key)
    .sort();
  return {
    title: 'Script and style, gzipped (kB)',
    rows: [
      ...FIRST_SCREENS.map(({ name, page, limit }) =>
        row(`first screen, ${name}`, filesOf(manifest, [page]), limit),
      ),
      ...screens.map((key) => {
        const name = key.replace(/^src\//, '').replace(/\.tsx?$/, '');
        return row(`  ${name} adds`, minus(filesOf(manifest, [key]), start));
      }),
    ],
  };
}

const minus = (files: Set<string>, less: Set<string>) =>
  new Set([...files].filter((file) => !less.has(file)));

function row(name: string, files: Set<string>, target?: number): Row {
  return {
    name,
    values: { script: weigh(files, '.js'), style: weigh(files, '.css') },
    ...(target === undefined ? {} : { target }),
  };
}
