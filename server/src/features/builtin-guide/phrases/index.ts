import { FORM } from './form.data.ts';
import { PAIRS } from './pairs.data.ts';
import type { Phrases } from './phrases.ts';
import { RELATIONS } from './relations.data.ts';
import { SELF } from './self.data.ts';
import { SPARSE } from './sparse.data.ts';
import { TIME } from './time.data.ts';
import { WORLD } from './world.data.ts';

/** Kinds whose notes can be read without the page beside them. */
export const GENERAL: Readonly<Record<string, Phrases>> = { ...RELATIONS, ...SELF, ...WORLD };

/** How each kind of observation is said, noted in the margin and asked about. */
export const PHRASES: Readonly<Record<string, Phrases>> = {
  ...RELATIONS,
  ...SELF,
  ...TIME,
  ...WORLD,
  ...FORM,
  ...PAIRS,
  machine: {
    insights: SPARSE.machine,
    notes: ['Text, like the rest of the page.'],
    questions: SPARSE.machineQuestion,
  },
};
