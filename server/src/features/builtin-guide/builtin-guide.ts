import { type IsRare, rareInEnglish } from '../../platform/language/rare-words.ts';
import type { Guide, ReflectRequest } from '../guide-provider/index.ts';
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
    reflect: async (request) => reflectOn(request, await rarityFor(request)),
    week: async (request) => weekOf(request),
    month: async (request) => monthOf(request),
    consult: async (request) => consultOn(request),
    // The interviewer of `features/vision-architect` has chosen the words.
    architect: async ({ planned }) => ({ message: planned, quotes: [] }),
    // The rules of `features/vision-builder` choose.
    vision: async () => ({ pillars: [] }),
    lifePath: async (request) => lifePathOf(request),
  };
}

/** The list of common words is read only for an entry with others beside it. */
const rarityFor = async ({ related }: ReflectRequest): Promise<IsRare> =>
  related.length > 0 ? rareInEnglish() : () => false;
