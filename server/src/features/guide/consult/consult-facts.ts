import { addDays, type api } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { tokenize } from '../../../platform/search/tokens.ts';
import {
  type Asked,
  FAMILY,
  formsOf,
  nearest,
  parseQuestion,
  type SoughtWord,
  soughtWord,
} from '../../builtin-guide/index.ts';
import {
  type EntryRow,
  entryContext,
  periods,
  type Sought,
  soughtEntries,
} from '../../entries/index.ts';
import type { ConsultFacts } from '../../guide-provider/index.ts';

type Question = z.output<typeof api.guide.consult.body>;

/** The most entries that an answer may be made from. */
export const PAGES = 8;
const YEAR = 365;
const THEMES = 12;
/** Words with which people write of what they want. */
const INTENTIONS = "'want' | 'will' | 'going' | 'plan' | 'promised' | 'decided' | 'intend' | 'll'";

/**
 * The entries that a question to Merlin may be answered from, and what the database counts for it
 * (D31).
 */
export async function pagesFor(
  { db }: Context,
  ownerId: number,
  { mode, question }: Question,
  latest: EntryRow[],
  today: string,
): Promise<{ pages: EntryRow[]; facts: ConsultFacts }> {
  const facts = { ...(await entryContext.countAll(db, ownerId)), ...NOTHING_ASKED };
  if (mode === 'goal-alignment') return { pages: await stated(db, ownerId, latest), facts };
  if (mode !== 'custom') return { pages: latest, facts };
  const asked = parseQuestion(question, today);
  if (asked.kind === 'intentions') return { pages: await stated(db, ownerId, latest), facts };
  if (asked.kind === 'words') return wordsAsked(db, ownerId, asked, facts);
  if (asked.kind === 'mood' && asked.mood) {
    const { count, dates, pages } = await entryContext.entriesWithMood(
      db,
      ownerId,
      asked.mood,
      asked.range ?? EVER,
    );
    return { pages, facts: { ...facts, mood: { count, dates } } };
  }
  if (asked.kind === 'moods') {
    const moods = await periods.moodsOfPeriod(db, ownerId, asked.range ?? EVER, []);
    return { pages: [], facts: { ...facts, moods } };
  }
  if (asked.kind === 'range' && asked.range) {
    const { pages, ...inRange } = await between(db, ownerId, asked.range, PAGES);
    return { pages, facts: { ...facts, inRange } };
  }
  if (asked.kind === 'longest') {
    const { pages } = await between(db, ownerId, asked.range ?? EVER, 1);
    return { pages, facts: { ...facts, longest: pages[0] ? lengthOf(pages[0]) : null } };
  }
  if (asked.kind === 'coming-back' || asked.kind === 'who') {
    const days = asked.range ?? { from: addDays(today, -YEAR), to: addDays(today, 1) };
    return subjectsAsked(db, ownerId, asked.kind, days, facts);
  }
  return { pages: latest, facts };
}

const NOTHING_ASKED = {
  ...{ sought: [], matching: null, each: [], mood: null, moods: [], themes: [], inRange: null },
  longest: null,
};

const EVER = { from: '0001-01-01', to: '9999-12-31' };
const between = entryContext.entriesBetween;

const lengthOf = ({ localDate, wordCount: words }: EntryRow) => ({ localDate, words });

type Db = Context['db'];

async function stated(db: Db, ownerId: number, latest: EntryRow[]): Promise<EntryRow[]> {
  const found = await entryContext.entriesMatching(db, ownerId, INTENTIONS, PAGES);
  const others = latest.filter(({ id }) => !found.some((page) => page.id === id));
  return [...found, ...others].slice(0, PAGES);
}

async function subjectsAsked(
  db: Db,
  ownerId: number,
  kind: 'coming-back' | 'who',
  days: { from: string; to: string },
  facts: ConsultFacts,
) {
  const [subjects, family] = await Promise.all([
    periods.themesOfPeriod(db, ownerId, { ...days, limit: THEMES, except: [] }),
    kind === 'who' ? soughtEntries.countEach(db, ownerId, FAMILY, days) : [],
  ]);
  // A relative is known by the word alone, and no theme.
  // “Sister Jo” is a name.
  const isTitle = (word: string) =>
    subjects.some(({ theme }) => theme.toLowerCase().startsWith(`${word} `));
  const relatives = family
    .filter(({ word }) => !isTitle(word))
    .map(({ word, count }) => ({ theme: word, count }));
  const others = await asNamed(
    db,
    ownerId,
    subjects.filter(({ theme }) => !FAMILY.includes(theme.toLowerCase())),
    kind === 'who' ? days : null,
  );
  const themes = [...relatives, ...others].sort((a, b) => b.count - a.count);
  const names = themes.map(({ theme }) => theme);
  const about = { to: days.to, limit: PAGES };
  const pages = await entryContext.entriesAbout(db, ownerId, names, about);
  return { pages, facts: { ...facts, themes } };
}

/** In the text of how many entries the names among some subjects stand, be they their subject or not. */
async function asNamed(
  db: Db,
  ownerId: number,
  subjects: readonly { theme: string; count: number }[],
  range: Asked['range'],
) {
  if (!range) return subjects;
  return Promise.all(
    subjects.map(async ({ theme, count }) => {
      if (theme === theme.toLowerCase()) return { theme, count };
      const query = queryFor([{ word: theme, isName: true }], range);
      const found = await soughtEntries.countSought(db, ownerId, query);
      return { theme, count: found ? found.count - found.tagged : 0 };
    }),
  );
}

async function wordsAsked(db: Db, ownerId: number, asked: Asked, facts: ConsultFacts) {
  const { range, wants } = asked;
  const spellings = await soughtEntries.countSpellings(db, ownerId);
  const stands = async (words: readonly SoughtWord[]) =>
    soughtEntries.countSought(db, ownerId, queryFor(words, range));
  const order =
    wants === 'last' ? 'last' : wants === 'first' || wants === 'when' ? 'first' : 'best';
  let sought: readonly SoughtWord[] = asked.words.map((word) => soughtWord(word, spellings));
  let matching = await stands(sought);
  if (!matching) {
    // A name may be written small by its writer, and a word may be misspelt in the question.
    const near = await Promise.all(
      sought.map(async (one) => {
        const small = { word: one.word, isName: false };
        if (await stands([one])) return one;
        return (await stands([small])) ? small : (nearest(one.word, spellings) ?? one);
      }),
    );
    if (near.some((one, at) => one !== sought[at])) matching = await stands(near);
    sought = near;
  }
  if (matching) {
    const query = queryFor(sought, range);
    const pages = await soughtEntries.entriesSought(db, ownerId, query, { order, limit: PAGES });
    return { pages, facts: { ...facts, sought, matching } };
  }
  const each = await Promise.all(
    sought.map(async (one) => {
      const count = (await stands([one]))?.count ?? 0;
      const query = queryFor([one], range);
      const [page] =
        count > 0
          ? await soughtEntries.entriesSought(db, ownerId, query, { order: 'last', limit: 1 })
          : [];
      // As it stands there: “passed” of “pass”.
      const form = formsOf(one.word).find((each) => hasForm(page?.content ?? '', each));
      return { word: one.isName ? one.word : (form ?? one.word), count };
    }),
  );
  return { pages: [], facts: { ...facts, sought, each } };
}

function queryFor(words: readonly SoughtWord[], range: Asked['range']): Sought {
  return {
    words: words
      .map(({ word, isName }) => searched(isName ? [word] : formsOf(word)))
      .filter((forms) => forms.length > 0),
    names: words.filter(({ isName }) => isName).map(({ word }) => word),
    range,
  };
}

const hasForm = (content: string, form: string): boolean =>
  tokenize(content).some(({ word }) => word === form);

/** Words as the search column has them. */
const searched = (forms: readonly string[]): string[] => [
  ...new Set(forms.flatMap((form) => tokenize(form).map(({ word }) => word))),
];
