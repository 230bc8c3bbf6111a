import { expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { answerCompiler } from './answers.ts';
import { createServer } from './server.ts';

/** How the answer of a route is written. */
function written(schema: z.ZodType, answer: unknown): unknown {
  const how = { schema, method: 'GET', url: '/thing', httpStatus: '200' };
  return JSON.parse(answerCompiler({ isChecked: false })(how)(answer));
}

const person = z.object({ name: z.string(), born: z.iso.datetime({ offset: true }) });
const anna = { name: 'Anna “A” \\ \n 🌿', born: '1984-02-29T10:00:00Z' };
const more = { ...anna, passwordHash: 'secret' };
const either = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), person }),
  z.object({ kind: z.literal('all'), people: z.array(person) }),
]);

it.each<[string, z.ZodType, unknown, unknown]>([
  ['an object', person, more, anna],
  ['a list', z.array(person), [more, more], [anna, anna]],
  ['what may be null and is not', person.nullable(), more, anna],
  [
    'what may be null and is',
    z.object({ person: person.nullable() }),
    { person: null },
    { person: null },
  ],
  [
    'what may be missing or null',
    z.object({ note: z.string().nullish() }),
    { note: null },
    { note: null },
  ],
  [
    'what may be missing and is',
    z.object({ note: z.string().optional() }),
    { note: undefined },
    {},
  ],
  ['a record', z.record(z.string(), person), { '"a"': more }, { '"a"': anna }],
  [
    'a record of certain keys',
    z.record(z.enum(['a', 'b']), person),
    { a: more, b: more, c: more },
    { a: anna, b: anna },
  ],
  [
    'one of several',
    z.array(either),
    [
      { kind: 'one', person: more, x: 1 },
      { kind: 'all', people: [more] },
    ],
    [
      { kind: 'one', person: anna },
      { kind: 'all', people: [anna] },
    ],
  ],
  [
    'simple values of several kinds',
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    { a: 'x', b: 0.5, c: false, d: null },
    { a: 'x', b: 0.5, c: false, d: null },
  ],
  ['null where a choice allows it', z.union([person, z.null()]), null, null],
  [
    'values that the schema names',
    z.object({ kind: z.literal('x').nullable(), mood: z.enum(['calm', 'sad']).nullable() }),
    { kind: null, mood: 'sad' },
    { kind: null, mood: 'sad' },
  ],
  ['a tuple', z.tuple([z.number(), z.number()]), [3, 9], [3, 9]],
  [
    'what is open',
    z.looseObject({ challenge: z.string() }),
    { challenge: 'c', of: [1] },
    { challenge: 'c', of: [1] },
  ],
  [
    'anything',
    z.object({ data: z.unknown() }),
    { data: { a: [null, 1] } },
    { data: { a: [null, 1] } },
  ],
])('writes %s with what the schema names, and nothing else', (_what, schema, answer, expected) => {
  expect(written(schema, answer)).toEqual(expected);
});

/** What a server answers on a route whose answer is a person. */
async function answered(answer: unknown, settings: { checksAnswers?: boolean } = {}) {
  const app = await createServer(readConfig({ LOG_LEVEL: 'silent' }), settings);
  app.get('/person', { schema: { response: { 200: person } } }, () => answer);
  const reply = await app.inject('/person');
  await app.close();
  return [reply.statusCode, reply.json()];
}
const refusal = {
  error: 'Something went wrong on our side. Please try again.',
  code: 'internal',
};

it('what the contract does not name never leaves the server', async () => {
  expect(await answered(more)).toEqual([200, anna]);
});

it('an answer that lacks what the contract promises is refused', async () => {
  expect(await answered({ name: 'Anna' })).toEqual([500, refusal]);
});

it('a value of another kind is refused where answers are checked', async () => {
  const wrong = { ...anna, name: null };
  expect(await answered(wrong, { checksAnswers: true })).toEqual([500, refusal]);
});
