import type { Context } from '../../platform/context.ts';
import { defineTask } from '../../platform/workers/index.ts';
import { createBuiltInGuide } from '../builtin-guide/index.ts';
import type { Guide } from '../guide-provider/index.ts';
import { type AnswerChecks, safetyForTask } from '../safety/index.ts';
import { guardGuide } from './checks/guard.ts';
import { type Gravity, gravityOf } from './reflection/mourned.ts';

/** What the built-in guide is asked that reads entries. */
type Asked = 'reflect' | 'week' | 'month' | 'consult' | 'lifePath';
type RequestOf<A extends Asked> = Parameters<Guide[A]>[0];
type DraftOf<A extends Asked> = Awaited<ReturnType<Guide[A]>>;

/** An answer of the built-in guide, with its checks. */
export const builtInAnswer = defineTask({
  name: 'guide.built-in',
  run: ({ asked, request }: { asked: Asked; request: unknown }, settings) => {
    const guide = guardGuide(createBuiltInGuide(), safetyForTask(settings).answerChecks);
    const ask = guide[asked] as (request: unknown, options: { signal: AbortSignal }) => unknown;
    // Whoever went away: the worker is given up at its deadline.
    return ask(request, { signal: new AbortController().signal });
  },
});

/** What some texts tell that is grave, or may be (D76). */
export const readForGravity = defineTask({
  name: 'guide.grave',
  run: (contents: string[]): Gravity[] => contents.map(gravityOf),
});

/** What each text tells that is grave, or may be, in their order. */
export const gravityIn = (
  { workers }: Pick<Context, 'workers'>,
  ownerId: number,
  contents: string[],
): Promise<Gravity[]> =>
  workers.run(readForGravity, { ownerId, input: contents, size: contents.join('').length });

/** The built-in guide with its checks, read by workers where there is much to read. */
export function builtInFor(
  { workers }: Pick<Context, 'workers'>,
  builtIn: Guide,
  ownerId: number,
  checks: AnswerChecks,
): Guide {
  const ask = async <A extends Asked>(asked: A, request: RequestOf<A>): Promise<DraftOf<A>> => {
    const size = JSON.stringify(request).length;
    const input = { asked, request };
    return (await workers.run(builtInAnswer, { ownerId, input, size })) as DraftOf<A>;
  };
  return {
    source: builtIn.source,
    reflect: (request) => ask('reflect', request),
    week: (request) => ask('week', request),
    month: (request) => ask('month', request),
    consult: async (request, { onText }) => {
      const draft = await ask('consult', request);
      if (draft.message !== '') onText?.(draft.message);
      return draft;
    },
    lifePath: (request) => ask('lifePath', request),
    // Their words are chosen already.
    architect: guardGuide(builtIn, checks).architect,
    vision: guardGuide(builtIn, checks).vision,
  };
}
