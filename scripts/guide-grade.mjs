// npm run guide:grade [-- --pages 40]: lets the model that GUIDE_PROVIDER, GUIDE_BASE_URL and GUIDE_MODEL
// name answer sample entries, and prints what the output checks leave of its answers. Nothing of anybody's
// is sent. Ends with 1 for a model that is unfit. Needs --import tsx.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal, root, script } from './run.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '40' } } });

const server = path.join(root, 'server');
const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(server, file)).href);

await script(async () => {
  const { readConfig } = await load('src/platform/config.ts');
  const { modelSettings } = await load('src/features/guide/model/model.config.ts');
  const { createModelGuide } = await load('src/features/guide/model/model.guide.ts');
  const { checkAdvice, checkSafety } = await load('src/features/safety/index.ts');
  const { gradeModel } = await load('test/corpora/guide-samples/grade.ts');

  const settings = modelSettings(readConfig(process.env));
  if (!settings) {
    throw new Refusal(
      'No model is set up: GUIDE_PROVIDER, GUIDE_BASE_URL and GUIDE_MODEL name one.',
    );
  }
  /** @type {Set<string>} */
  const failures = new Set();
  const { guideFor } = createModelGuide(settings, {
    log: (/** @type {string} */ sentence) => failures.add(sentence),
  });
  const model = guideFor(async () => ({ again: async () => true, end: async () => {} }));
  const checks = { advice: checkAdvice, safety: checkSafety };
  const grade = await gradeModel(model, checks, Number(values.pages) || 40);
  const of = (/** @type {{ given: number, kept: number }} */ { given, kept }) =>
    `${Math.min(kept, given)} of ${given}`;
  console.log(`${settings.model}, ${grade.pages} sample pages
Answers shown          ${grade.shown} of ${grade.pages}; ${grade.unread} did not come or could not be read
Sentences kept         ${of(grade.sentences)}
Quotations verbatim    ${of(grade.quotations)}
Questions kept         ${of(grade.questions)}
Time for an answer     median ${(grade.median / 1000).toFixed(1)} s
${settings.model} is ${grade.verdict}.`);
  for (const sentence of failures) console.log(sentence);
  if (grade.verdict === 'unfit') process.exitCode = 1;
});
