import { MOODS } from '@pathkeeper/contract';
import type { Reading } from '../../platform/language/reading.ts';
import { asWritten } from '../../platform/language/written.ts';
import type { ReflectRequest } from '../guide-provider/index.ts';
import { daysBetween, earlier, spelled, stretch } from './dates.ts';
import { oneOf } from './fill.ts';
import type { Slots } from './observe/observation.ts';
import { PATTERN } from './phrases/pattern.data.ts';
import { counted, inWords, ordinal, quoted } from './words.ts';

interface Fact {
  kind: keyof typeof PATTERN;
  score: number;
  slots: Slots;
}

/** How the page stands to those before it, from counts alone; honest when there is nothing to say. */
export function patternOf({ page, past }: ReflectRequest, reading: Reading, seed: string): string {
  if (past.entries === 0) return oneOf(PATTERN.first, {}, seed) ?? '';
  const facts = [
    ...themeFacts({ page, past }, reading),
    ...otherFacts({ page, past }, reading),
  ].sort((a, b) => b.score - a.score);
  const chosen =
    past.entries < 3 && !facts[0]?.kind.startsWith('theme')
      ? facts.filter(({ kind }) => kind === 'gap')
      : facts;
  const said = chosen
    .slice(0, 2)
    .flatMap(({ kind, slots }) => oneOf(PATTERN[kind], slots, seed) ?? []);
  if (said.length > 0 && (past.entries >= 3 || said.length > 1)) return said.join(' ');
  return [...said, fewOrPlain({ page, past }, seed)].join(' ').trim();
}

type Asked = Pick<ReflectRequest, 'page' | 'past'>;

function fewOrPlain({ page, past }: Asked, seed: string): string {
  const pages = past.entries + 1;
  if (pages <= 5)
    return (
      oneOf(
        PATTERN.early,
        { are: 'are', n: pages > 1 ? counted(pages, 'page') : 'one page' },
        seed,
      )?.replace(/page number (\S+) pages/, 'page number $1') ?? ''
    );
  const since = past.firstDate ? spelled(past.firstDate, page.localDate) : null;
  return oneOf(PATTERN.plain, { n: inWords(pages), ...(since ? { date: since } : {}) }, seed) ?? '';
}

function themeFacts({ page, past }: Asked, reading: Reading): Fact[] {
  return past.themes
    .flatMap(({ theme, count, firstDate, lastDate }): Fact[] => {
      if (count < 1) return [];
      const text = asWritten(reading.text, theme);
      const tag = page.tags.find((own) => own.toLowerCase() === theme.toLowerCase());
      const slots = {
        n: inWords(count + 1),
        nth: ordinal(count + 1),
        date: spelled(firstDate, page.localDate),
        last: spelled(lastDate, page.localDate),
        ...(daysBetween(firstDate, page.localDate) > 0
          ? { ago: earlier(firstDate, page.localDate) }
          : {}),
      };
      const score = 5 + Math.min(count, 10) * 0.2;
      if (text)
        return [
          {
            kind: count === 1 ? 'themeTwice' : 'theme',
            score,
            slots: { ...slots, c: quoted(text) },
          },
        ];
      return tag && count > 1
        ? [{ kind: 'tagged', score: score - 1, slots: { ...slots, tag } }]
        : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, 1);
}

function otherFacts({ page, past }: Asked, reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const gap = past.previousDate ? daysBetween(past.previousDate, page.localDate) : 0;
  if (past.previousDate && gap >= 12)
    facts.push({
      kind: 'gap',
      score: 4.4,
      slots: { gap: stretch(gap), last: spelled(past.previousDate, page.localDate) },
    });
  const average = Math.round(past.averageWords);
  const words = page.words || reading.words;
  const size = { average: inWords(average), words: inWords(words) };
  if (past.entries >= 4 && average >= 20 && words >= average * 1.7)
    facts.push({ kind: 'long', score: 4, slots: size });
  if (past.entries >= 4 && average >= 60 && words > 0 && words <= average * 0.45)
    facts.push({ kind: 'short', score: 3.6, slots: size });
  if (page.mood) {
    const before = past.moods[page.mood] ?? 0;
    const marked = Object.values(past.moods).reduce((sum, count) => sum + (count ?? 0), 0);
    const mood = MOODS[page.mood].label;
    if (before >= 2)
      facts.push({
        kind: 'mood',
        score: 3 + Math.min(before, 8) * 0.1,
        slots: { n: inWords(before), mood },
      });
    if (before === 0 && marked >= 8) facts.push({ kind: 'moodNew', score: 4.2, slots: { mood } });
  }
  return facts;
}
