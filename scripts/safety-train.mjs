// npm run safety:train: trains the classifier of meanings anew on the written examples, and writes its weights.
// Needs --import tsx. The result is always the same for the same examples.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { MEANINGS } from '../server/src/features/safety/meaning/meaning.ts';
import { allExamples } from '../server/test/corpora/meaning/examples.ts';
import { thresholdsFrom, train } from '../server/test/corpora/meaning/train.ts';
import { root, script } from './run.mjs';

await script(async () => {
  const examples = await allExamples();
  const thresholds = thresholdsFrom(examples);
  const lines = train(examples);
  const bytes = Buffer.concat(
    MEANINGS.map((meaning) => Buffer.from(lines[meaning].weights.buffer)),
  );
  const packed = deflateRawSync(bytes, { level: 9 }).toString('base64');
  const rounded = (/** @type {number} */ number) => Number(number.toPrecision(6));
  const found = Object.entries(thresholds).map(([name, at]) => `${name}: ${rounded(at)}`);
  const lineOf = (
    /** @type {import('../server/src/features/safety/meaning/meaning.ts').Meaning} */ name,
  ) =>
    `    ${/^\w+$/.test(name) ? name : `'${name}'`}: { bias: ${rounded(lines[name].bias)}, scale: ${rounded(lines[name].scale)} },`;
  const file = `/** Written by \`npm run safety:train\`: what the classifier of meanings learned. */
export const WEIGHTS = {
  thresholds: {
${found.map((line) => `    ${line},`).join('\n')}
  },
  lines: {
${MEANINGS.map(lineOf).join('\n')}
  },
  packed:
    '${packed}',
};
`;
  const to = path.join(root, 'server/src/features/safety/meaning/weights.data.ts');
  writeFileSync(to, file);
  console.log(`${examples.length} passages; ${(packed.length / 1024).toFixed(0)} kB of weights`);
  console.log(`Thresholds: ${found.join(', ')}`);
});
