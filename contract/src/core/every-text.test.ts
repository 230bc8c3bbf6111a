import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../index.ts';
import type { Endpoint } from './endpoint.ts';

/** What no field may take; each would be lost, refused by the database or fill it. */
const HOSTILE: [what: string, text: string, mend: string][] = [
  ['NUL', 'ab\0cdef', 'use text(), line() or optionalLine() of core/text.ts, not z.string()'],
  ['half a surrogate pair', 'ab\ud800cdef', 'use text(), line() or optionalLine() of core/text.ts'],
  ['the other half', 'ab\udc00cdef', 'use text(), line() or optionalLine() of core/text.ts'],
  ['a million characters', 'a'.repeat(1_000_000), 'give text() or line() of core/text.ts a max'],
];

type Def = { type: string } & Record<string, unknown>;
const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** What a schema reads first: without optional, default, pipe and their like. */
function first(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  // A preprocessing step stands before the schema whose input counts.
  const isPreprocessed = def.type === 'pipe' && defOf(def.in as z.ZodType).type === 'transform';
  const inner = def.innerType ?? (isPreprocessed ? def.out : def.in);
  return inner ? first(inner as z.ZodType) : schema;
}

const isText = (schema: z.ZodType): boolean => {
  const core = first(schema);
  const { type, options } = defOf(core);
  if (type === 'union') return (options as z.ZodType[]).some(isText);
  return ['string', 'unknown', 'any'].includes(type);
};

interface Field {
  path: string;
  schema: z.ZodType;
  /** The text as the field takes it: itself, or in a list. */
  wrap: (text: string) => unknown;
}

/** Every place of a schema that takes a text. */
function fieldsOf(schema: z.ZodType, path: string): Field[] {
  const core = first(schema);
  const def = defOf(core);
  if (isText(schema)) return [{ path, schema, wrap: (text) => text }];
  if (def.type === 'object') {
    return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([name, each]) =>
      fieldsOf(each, `${path}.${name}`),
    );
  }
  if (def.type === 'union') {
    return (def.options as z.ZodType[]).flatMap((each) => fieldsOf(each, path));
  }
  if (def.type === 'array') {
    const element = def.element as z.ZodType;
    if (!isText(element)) return fieldsOf(element, `${path}[]`);
    const length = lengthOf(schema);
    return [{ path: `${path}[]`, schema, wrap: (text) => Array(length).fill(text) }];
  }
  if (def.type === 'record' || def.type === 'tuple' || def.type === 'map') {
    throw new Error(`${path} is a ${def.type}: teach this test to look into it.`);
  }
  return [];
}

/** A length that a list may have, so that it is not refused for another. */
function lengthOf(schema: z.ZodType): number {
  const lengths = Array.from({ length: 32 }, (_, index) => index + 1);
  return lengths.find((n) => schema.safeParse(Array(n).fill('a')).success) ?? 1;
}

/** What is wrong with a field, as a sentence that says what to change; null when nothing is. */
function faultOf({ path, schema, wrap }: Field): string | null {
  for (const [what, text, mend] of HOSTILE) {
    const result = schema.safeParse(wrap(text));
    if (result.success && JSON.stringify(result.data).includes(JSON.stringify(text).slice(1, -1)))
      return `${path} takes ${what}: ${mend}.`;
  }
  return null;
}

const fields = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([call, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? fieldsOf(schema, `${feature}.${call}: ${part}`) : [];
    }),
  ),
);

describe('every text that a call takes', () => {
  it('is named with what to use when it takes what cannot be stored', () => {
    const body = z.object({ expected: z.object({ title: z.string().max(20) }).optional() });
    expect(fieldsOf(body, 'things.update: body').map(faultOf)).toEqual([
      'things.update: body.expected.title takes NUL: use text(), line() or optionalLine() of core/text.ts, not z.string().',
    ]);
  });

  it('can be stored as it was typed, and is bounded', () => {
    expect(fields.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });

  it('is looked for in bodies, queries, addresses, expected states and lists', () => {
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'entries.create: body.content',
        'entries.create: body.tags[]',
        'entries.search: query.query',
        'export.download: params.token',
        'goals.create: body.milestones[].title',
        'insights.update: body.expected.title',
        'questionnaire.analyse: body.answers[]',
      ]),
    );
  });
});
