import { z } from 'zod';

/** The part of JSON Schema that the contract's schemas come out as. */
export interface JsonShape {
  type?: string | string[];
  properties?: Record<string, JsonShape>;
  items?: JsonShape;
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  /** What kind of thing this is the id of (`idOf` in the contract). */
  'x-id-of'?: string;
}

/** What a schema takes (`input`) or answers (`output`), as JSON Schema. */
export const shapeOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonShape =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonShape;

/** Each field of an object that is the id of something, and of what; in the object's order. */
export function idKindsOf(schema: z.ZodObject | undefined): [field: string, kind: string][] {
  const fields = Object.entries((schema && shapeOf(schema).properties) ?? {});
  return fields.flatMap(([field, shape]) => {
    const kind = shape['x-id-of'];
    return kind === undefined ? [] : [[field, kind] as [string, string]];
  });
}

/** Every id in a value of such a shape, with its kind. */
export function idsIn(shape: JsonShape, value: unknown): [kind: string, id: number | string][] {
  const kind = shape['x-id-of'];
  if (kind !== undefined) {
    return typeof value === 'number' || typeof value === 'string' ? [[kind, value]] : [];
  }
  const choices = (shape.anyOf ?? shape.oneOf ?? []).flatMap((each) => idsIn(each, value));
  const { items, properties = {} } = shape;
  if (Array.isArray(value)) return items ? value.flatMap((each) => idsIn(items, each)) : choices;
  if (typeof value !== 'object' || value === null) return choices;
  const inFields = Object.entries(properties).flatMap(([name, each]) =>
    idsIn(each, (value as Record<string, unknown>)[name]),
  );
  return [...choices, ...inFields];
}
