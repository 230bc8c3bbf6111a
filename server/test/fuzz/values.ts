import fc, { type Arbitrary } from 'fast-check';
import { HOSTILE_DAYS, HOSTILE_JSON, HOSTILE_TEXTS, WORDS } from './hostile.data.ts';
import { Raw, Ref, type Value } from './json.ts';

/** The part of JSON Schema that the contract's schemas come out as. */
export interface Shape {
  type?: string | string[];
  const?: Value;
  enum?: Value[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  /** What kind of thing this is the id of (`idOf` in the contract). */
  'x-id-of'?: string;
}

const deep = (open: string, close: string, depth: number) =>
  new Raw(`${open.repeat(depth)}1${close.repeat(depth)}`);

const LARGE: Value[] = [
  'a'.repeat(501),
  'a'.repeat(2001),
  'word '.repeat(2001),
  'a'.repeat(100_000),
  '🌊'.repeat(100_000),
  'a'.repeat(100_001),
  'e\u0301 '.repeat(33_334),
  Array.from({ length: 21 }, (_, n) => `tag ${n}`),
  Array.from({ length: 1001 }, (_, n) => `tag ${n}`),
  new Raw(`[${'1,'.repeat(10_000)}1]`),
  new Raw(`{${Array.from({ length: 2000 }, (_, n) => `"k${n}":${n}`).join()}}`),
  deep('[', ']', 5000),
  deep('{"a":', '}', 5000),
  deep('{"a":[', ']}', 2000),
];

/** Anything but what is asked for. */
export const hostile: Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Value>(...HOSTILE_TEXTS) },
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_JSON).map((text) => new Raw(text)) },
  { weight: 3, arbitrary: fc.constantFrom<Value>(...HOSTILE_DAYS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map((number) => new Raw(String(number))) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((v) => new Raw(JSON.stringify(v))) },
  { weight: 1, arbitrary: fc.constantFrom(...LARGE) },
);

const ref = (kind: string): Arbitrary<Value> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constant('own' as const) },
        { weight: 1, arbitrary: fc.constant('neighbour' as const) },
      ),
      fc.nat({ max: 50 }),
    )
    .map(([whose, at]) => new Ref(kind, whose, at));

const sentence = fc
  .array(fc.constantFrom(...WORDS.slice(0, -1)), { minLength: 1, maxLength: 40 })
  .map((words) => `I felt ${words.join(' ')}.`);

const text: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: sentence },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: sentence.map((words) => words.repeat(30)) },
);

const short = text.map((words) => words.slice(0, 40));
const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const password = fc.oneof(
  { weight: 5, arbitrary: fc.constant('harbour1') },
  { weight: 1, arbitrary: fc.string({ minLength: 6, maxLength: 30 }) },
);

/** The two go together, and most of what is kept is no reflection. */
const mostlyNull = (value: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** A picture of one pixel; `formOf` sends it as a file. */
const PICTURE = new Raw(
  '{"file":"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="}',
);

/** Fields whose name says more than their schema. */
const BY_NAME: Record<string, Arbitrary<Value>> = {
  cursor: ref('cursor'),
  version: fc.constantFrom(1, 1, 1, 2),
  photo: mostlyNull(fc.oneof(fc.constant(PICTURE), text)),
  parentReplyId: mostlyNull(ref('forum-reply')),
  username: fc.oneof(
    ref('username'),
    fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABC0189_.-'),
      minLength: 3,
      maxLength: 30,
    }),
  ),
  email: fc.nat().map((n) => `somebody-${n}@example.org`),
  password,
  newPassword: password,
  currentPassword: password,
  confirmPassword: fc.constant('harbour1'),
  website: fc.constant(''),
  subject: short,
  title: short,
  name: short,
  tagName: short.map((words) => words.replaceAll(',', '')),
  tags: fc.array(
    short.map((words) => words.replaceAll(',', '')),
    { maxLength: 5 },
  ),
  answers: fc.array(
    text.map((words) => words.slice(0, 900)),
    { minLength: 16, maxLength: 16 },
  ),
  month: fc.oneof(ref('month'), fc.constantFrom('January', 'May')),
  year: fc.oneof(ref('year'), fc.constantFrom('1999', '2025')),
  reflectionType: mostlyNull(fc.constantFrom('entry', 'weekly', 'monthly', 'life-path')),
  reflectionPeriod: mostlyNull(fc.oneof(day, ref('today'), fc.nat().map(String))),
};

/** Values for a shape. `hostility` is how many of a hundred places hold something hostile instead. */
export function valueFor(shape: Shape, hostility: number, name = ''): Arbitrary<Value> {
  const known = BY_NAME[name];
  const fitting = known
    ? fc.oneof({ weight: 3, arbitrary: known }, orNothing(shape, known))
    : ordinary(shape, hostility);
  if (hostility === 0) return fitting;
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 100 - hostility, arbitrary: fitting },
    { weight: hostility, arbitrary: hostile },
  );
}

/** Null where that is allowed as well. */
const orNothing = (shape: Shape, otherwise: Arbitrary<Value>): Arbitrary<Value> =>
  shape.anyOf?.some(({ type }) => type === 'null') || shape.type?.includes('null')
    ? fc.constant(null)
    : otherwise;

function ordinary(shape: Shape, hostility: number): Arbitrary<Value> {
  const kind = shape['x-id-of'];
  if (kind !== undefined) return ref(kind);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => ordinary(each, hostility)));
  if (Array.isArray(shape.type)) {
    return fc.oneof(...shape.type.map((type) => ordinary({ ...shape, type }, hostility)));
  }
  switch (shape.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({
        min: shape.minimum ?? -1000,
        max: Math.min(shape.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'string':
      return textOf(shape);
    case 'array':
      return fc.array(valueFor(shape.items ?? {}, hostility), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.max(shape.minItems ?? 0, Math.min(shape.maxItems ?? 6, 6)),
      });
    case 'object':
      return objectOf(shape, hostility);
    default:
      throw new Error(`There is no value for the shape ${JSON.stringify(shape)}.`);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength }: Shape): Arbitrary<Value> {
  if (format === 'date') return fc.oneof(day, ref('today'));
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return text.map((words) => words.slice(0, maxLength).padEnd(minLength, '.'));
}

function objectOf(shape: Shape, hostility: number): Arbitrary<Value> {
  const fields = Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, each]) => [
      name,
      valueFor(each, hostility, name),
    ]),
  );
  const requiredKeys = hostility === 0 ? (shape.required ?? []) : [];
  const strays =
    hostility === 0
      ? fc.constant([])
      : fc.oneof(
          { weight: 4, arbitrary: fc.constant([]) },
          {
            weight: 1,
            arbitrary: fc.array(
              fc.tuple(
                fc.constantFrom('__proto__', 'constructor', 'id', 'userId', 'x', ''),
                hostile,
              ),
              { maxLength: 2 },
            ),
          },
        );
  return fc
    .tuple(recordOf(fields, requiredKeys, hostility), strays)
    .map(([record, more]) => new Map<string, Value>([...Object.entries(record), ...more]));
}

/** Required fields are left out now and then only where something is to be wrong. */
function recordOf(
  fields: Record<string, Arbitrary<Value>>,
  requiredKeys: string[],
  hostility: number,
): Arbitrary<Record<string, Value>> {
  const whole = fc.record(fields);
  const some = fc.record(fields, { requiredKeys });
  return hostility === 0 ? fc.oneof(whole, some) : fc.oneof({ weight: 3, arbitrary: whole }, some);
}
