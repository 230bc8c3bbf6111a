import { openReader } from '../../platform/language/analyse.ts';
import type { Guide } from '../guide-provider/index.ts';
import { consultOn } from './consult/consult.ts';
import { lifePathOf } from './life-path/life-path.ts';
import { monthOf, weekOf } from './period/period.ts';
import { reflectOn } from './reflect.ts';

/**
 * The guide that needs no key and no network (D30). It observes what is on a page and says
 * so with the page's own words; the same request is always answered the same way. Its language model
 * is loaded when it is first asked.
 */
export function createBuiltInGuide(): Guide {
  return {
    source: { kind: 'built-in', name: 'Pathkeeper’s own guide' },
    reflect: async (request) => reflectOn(await openReader(), request),
    week: async (request) => weekOf(await openReader(), request),
    month: async (request) => monthOf(await openReader(), request),
    consult: async (request) => consultOn(await openReader(), request),
    // The interviewer of `features/vision-architect` has chosen the words.
    architect: async ({ planned }) => ({ message: planned, quotes: [] }),
    lifePath: async (request) => lifePathOf(await openReader(), request),
  };
}
