import type { Guide } from '../guide-provider/index.ts';
import { lifePathOf } from './life-path.ts';
import { consultOn } from './merlin/merlin.ts';
import { monthOf, weekOf } from './period.ts';
import { reflectOn } from './reflect.ts';

/**
 * The guide that needs no key and no network (D30). It quotes, remembers, counts and asks, and
 * interprets nothing; the same request is always answered the same way.
 */
export function createBuiltInGuide(): Guide {
  return {
    source: { kind: 'built-in', name: 'Pathkeeper’s own guide' },
    reflect: async (request) => reflectOn(request),
    week: async (request) => weekOf(request),
    month: async (request) => monthOf(request),
    consult: async (request) => consultOn(request),
    // The interviewer of `features/vision-architect` has chosen the words.
    architect: async ({ planned }) => ({ message: planned, quotes: [] }),
    lifePath: async (request) => lifePathOf(request),
  };
}
