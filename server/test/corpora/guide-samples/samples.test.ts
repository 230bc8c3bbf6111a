import { expect, it } from 'vitest';
import { createBuiltInGuide } from '../../../src/features/builtin-guide/index.ts';
import { guardGuide } from '../../../src/features/guide/index.ts';
import { checkAdvice, checkSafety } from '../../../src/features/safety/index.ts';
import { measure, tryGuide } from './trial.ts';

it('of every sample entry the guide says nothing that its own checks would take away', async () => {
  const plain = await tryGuide(createBuiltInGuide());
  const guarded = await tryGuide(
    guardGuide(createBuiltInGuide(), { advice: checkAdvice, safety: checkSafety }),
  );
  const said = ({ draft: { quotes: _, ...words } }: (typeof plain)[number]) => words;
  expect(guarded.map(said)).toEqual(plain.map(said));
  const { quotations, verbatim, questions } = measure(plain);
  expect(verbatim).toBe(quotations);
  expect(questions).toBeGreaterThan(35);
});
