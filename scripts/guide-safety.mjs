// npm run guide:safety [-- cases.json]: scores the safety check, on the labelled set or on
// phrases from a JSON file of [{ "text": "…", "danger": true }]; then, of the phrases held out from lists and
// training, how many get a full alarm, a quiet line, either in the middle of a page, and no question. Needs --import tsx.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSafety } from '../server/src/features/safety/safety.check.ts';
import { HELD_OUT_FURTHER_PEOPLE } from '../server/test/corpora/meaning/held-out/further-people.data.ts';
import { HELD_OUT_MORE } from '../server/test/corpora/meaning/held-out/index.ts';
import { HELD_OUT_PAGES } from '../server/test/corpora/meaning/held-out/pages.data.ts';
import { HELD_OUT_PEOPLE } from '../server/test/corpora/meaning/held-out/people.data.ts';
import { HELD_OUT } from '../server/test/corpora/meaning/held-out.data.ts';
import { inSum, measureGroups } from '../server/test/corpora/meaning/measure.ts';
import { SAFETY_CASES } from '../server/test/corpora/safety/cases.data.ts';
import { SAFETY_BOUNDS, scoreSafety } from '../server/test/corpora/safety/score.ts';
import { Refusal, script } from './run.mjs';

/** @typedef {{ kind: string, text: string, danger: boolean }} Case */

/** @param {string} file @returns {Case[]} */
function readCases(file) {
  const list = JSON.parse(readFileSync(path.resolve(file), 'utf8'));
  const isCase = (/** @type {any} */ one) =>
    typeof one?.text === 'string' && typeof one?.danger === 'boolean';
  if (!Array.isArray(list) || !list.every(isCase)) {
    throw new Refusal(`${file} has to be a list of { "text": "…", "danger": true or false }.`);
  }
  return list.map(({ text, danger, kind }) => ({ text, danger, kind: String(kind ?? 'outside') }));
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

function printHeldOut() {
  for (const [name, groups] of Object.entries({
    'Held out': HELD_OUT,
    'Held out, more': HELD_OUT_MORE,
    'Held out, by people': [...HELD_OUT_PEOPLE, ...HELD_OUT_FURTHER_PEOPLE],
    'Held out, whole pages': HELD_OUT_PAGES,
  })) {
    const scores = measureGroups(groups);
    console.log(
      `\n${name.padEnd(58)}  phrases  full alarm  quiet line  either in a page  no question there`,
    );
    for (const { group, now, quiet, foundInPage, stillInPage } of [...scores, ...inSum(scores)]) {
      const widths = [10, 10, 16, 17];
      const shares = [now, quiet, foundInPage, stillInPage].map((share, at) =>
        percent(share).padStart(widths[at] ?? 0),
      );
      const count = String(group.texts.length).padStart(7);
      console.log(`${group.name.padEnd(58)}  ${count}  ${shares.join('  ')}`);
    }
  }
}

await script(async () => {
  const file = process.argv[2];
  const { recall, falseAlarms, kinds, wrong } = scoreSafety(
    checkSafety,
    file ? readCases(file) : SAFETY_CASES,
  );
  for (const { kind, danger, count, right } of kinds) {
    const name = `${danger ? 'danger' : 'harmless'}: ${kind}`;
    console.log(`${name.padEnd(28)} ${String(right).padStart(4)} of ${count} right`);
  }
  for (const { text, danger } of wrong) {
    console.log(`${danger ? 'missed     ' : 'false alarm'}  ${text.replaceAll('\n', ' ')}`);
  }
  console.log(`recall ${percent(recall)} (at least ${percent(SAFETY_BOUNDS.recall)})`);
  console.log(
    `false alarms ${percent(falseAlarms)} (at most ${percent(SAFETY_BOUNDS.falseAlarms)})`,
  );
  if (!file) printHeldOut();
  if (recall < SAFETY_BOUNDS.recall || falseAlarms > SAFETY_BOUNDS.falseAlarms)
    process.exitCode = 1;
});
