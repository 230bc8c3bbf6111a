import { expect, it } from 'vitest';
import { createBuiltInGuide } from '../../../src/features/builtin-guide/index.ts';
import type { Guide, ReflectRequest } from '../../../src/features/guide-provider/index.ts';
import { checkAdvice, checkSafety } from '../../../src/features/safety/index.ts';
import { gradeModel } from './grade.ts';

const checks = { advice: checkAdvice, safety: checkSafety };

/** A model that says of each page what it is told to. */
const saying = (words: (page: string) => string): Guide => ({
  ...createBuiltInGuide(),
  source: { kind: 'model', name: 'owl' },
  consult: async ({ pages: [page] }) => ({ message: words(page?.content ?? ''), quotes: [] }),
  reflect: async ({ page }: ReflectRequest) => ({
    ...{ insights: [words(page.content)], growthPattern: '', reflectionQuestion: '' },
    quotes: [{ entryId: page.id, text: words(page.content), note: '' }],
  }),
});

it('grades a model by what the output checks leave of its answers', async () => {
  const none = { given: 0, kept: 0 };
  const lies = saying(() => 'You wrote “I have always hated the sea.” You have burnout.');
  expect(await gradeModel(lies, checks, 10)).toMatchObject({
    ...{ pages: 10, shown: 0, unread: 0, questions: none, verdict: 'unfit' },
    quotations: { given: 8, kept: 0 },
  });
  const away = { ...lies, reflect: () => Promise.reject(new Error('away')) };
  expect(await gradeModel(away, checks, 5)).toMatchObject({ unread: 4, verdict: 'unfit' });
  const careful = saying(
    (page) => `A line stands here: “${page.slice(0, page.indexOf(' ', 20))}”.`,
  );
  const grade = await gradeModel(careful, checks, 10);
  expect(grade.shown).toBe(10);
  expect(grade.sentences.kept).toBe(grade.sentences.given);
});
