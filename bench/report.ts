import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './installation.ts';

/** One row of the report. Times are milliseconds, sizes and memory what their table says. */
export interface Row {
  name: string;
  values: Record<string, number | null>;
  /** The target for the columns named "ratio", or the one that the title names. Never asserted. */
  target?: number;
}

export interface Table {
  title: string;
  rows: Row[];
}

/** Prints a table with its columns aligned. */
export function print({ title, rows }: Table): void {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const widths = columns.map((column) => Math.max(column.length, 8));
  console.log(`\n${title}`);
  const head = columns.map((column, i) => column.padStart(widths[i] as number));
  console.log(`  ${''.padEnd(nameWidth)}  ${head.join('  ')}`);
  for (const { name, values, target } of rows) {
    const cells = columns.map((column, i) =>
      figure(values[column], column.startsWith('ratio')).padStart(widths[i] as number),
    );
    const wanted = target === undefined ? '' : `  (at most ${target})`;
    console.log(`  ${name.padEnd(nameWidth)}  ${cells.join('  ')}${wanted}`);
  }
}

function figure(value: number | null | undefined, isRatio: boolean): string {
  if (value === undefined) return '';
  if (value === null || !Number.isFinite(value)) return '–';
  if (isRatio) return `${value.toFixed(2)}x`;
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}

/** Writes the tables to `.cache/bench.json`, to compare two runs. Returns the path. */
export function saveReport(tables: Table[]): string {
  const file = join(root, '.cache', 'bench.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const report = { at: new Date().toISOString(), machine, tables };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
