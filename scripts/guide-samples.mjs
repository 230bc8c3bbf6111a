// npm run guide:samples: runs the built-in guide on the sample entries and prints statistics.
// `--show 20` also prints that many reflections, `--seed 7` other ones, `--only nurse` those of one writer.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';

const { values } = parseArgs({
  options: {
    show: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const server = path.join(root, 'server');
const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(server, file)).href);
const { createBuiltInGuide } = await load('src/features/builtin-guide/index.ts');
const { tryGuide, measure } = await load('test/corpora/guide-samples/trial.ts');

const trials = await tryGuide(createBuiltInGuide());
const { pages, quotations, verbatim, questions, mostAsked, named, median, slow } = measure(trials);
console.log(`${pages} sample pages
Quotations verbatim    ${verbatim} of ${quotations}
Names its own text     ${named} of ${pages}
Different questions    ${questions}; the most frequent asked ${mostAsked.times} times
Time for a page        median ${median.toFixed(1)} ms, 95th of 100 ${slow.toFixed(1)} ms`);

const rank = (/** @type {number} */ at) =>
  (Math.imul(at + 1, 2654435761) ^ Math.imul(Number(values.seed), 40503)) >>> 0;
const shown = trials
  .filter((/** @type {{ who: string }} */ { who }) => who.includes(values.only))
  .map((/** @type {unknown} */ trial, /** @type {number} */ at) => ({
    trial,
    rank: rank(at) % 9973,
  }))
  .sort((/** @type {{ rank: number }} */ a, /** @type {{ rank: number }} */ b) => a.rank - b.rank)
  .slice(0, Number(values.show));
for (const { trial } of shown) {
  const { who, request, draft } = trial;
  console.log(
    `\n${'='.repeat(80)}\n[${who}; ${request.page.mood}, ${request.page.localDate}]\n${request.page.content.slice(0, 900)}\n`,
  );
  for (const [at, insight] of draft.insights.entries()) console.log(`  ${at + 1}. ${insight}`);
  console.log(`  ~ ${draft.growthPattern}\n  ? ${draft.reflectionQuestion}`);
  for (const quote of draft.quotes) {
    console.log(`  ${quote.entryId === request.page.id ? '†' : '‡'} “${quote.text}” ${quote.note}`);
  }
}
