import { IRREGULAR_VERBS } from './asking.data.ts';

const irregular = new Map(
  IRREGULAR_VERBS.split('|').flatMap((verb) => {
    const forms = verb.split(' ');
    return forms.map((form) => [form, forms] as const);
  }),
);

/**
 * A word as pages may write it: its plural or singular and the forms of a verb, in lower case, the word itself
 * first. Some are no words; they stand on no page.
 */
export function formsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const verb = irregular.get(lower) ?? [];
  const [first = lower] = verb;
  const forms = [lower, ...verb, ...inflected(first), ...inflected(lower)];
  const base = /^(.{3,}?)(?:ies|(?<=s|x|z|ch|sh)es|s(?<!ss))$/u.exec(lower)?.[1];
  if (base) forms.push(lower.endsWith('ies') ? `${base}y` : base);
  const stem = /^(.{3,}?)(?:ed|ing)$/u.exec(lower)?.[1];
  if (stem) {
    const single = stem.replace(/([^aeiouls])\1$/u, '$1');
    forms.push(stem, `${stem}e`, single, ...inflected(stem));
  }
  return [...new Set(forms)];
}

function inflected(word: string): string[] {
  if (!/^[a-z]{3,}$/u.test(word)) return [];
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  if (/[^aeiou]y$/u.test(word)) {
    return [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`];
  }
  const plural = /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(word) ? word + word.slice(-1) : word;
  return [plural, `${doubled}ed`, `${doubled}ing`];
}
