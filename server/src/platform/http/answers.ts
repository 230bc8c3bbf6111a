import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/** An answer that the contract does not allow. It names the call and never what was to be said. */
class WrongAnswer extends Error {
  constructor(call: string, cause?: unknown) {
    super(`The answer of ${call} is not what the contract says.`, { cause });
  }
}

/**
 * Compiles schemas of answers, each when its route first answers: a start would wait for all of them. What
 * the schema does not name is never written, and an answer that lacks what it requires is refused. Of
 * values the types are trusted, as the compiler has checked them; with `isChecked` they are looked at too,
 * which takes as long again: tests do.
 */
export function answerCompiler({
  isChecked,
}: {
  isChecked: boolean;
}): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url }) => {
    const call = `${method} ${url}`;
    return (answer: unknown) => {
      const write = writerOf(schema);
      if (isChecked) {
        const { error } = z.safeParse(schema, answer);
        if (error) throw new WrongAnswer(call, error);
      }
      try {
        return write(answer);
      } catch {
        // Its own message may quote a value.
        throw new WrongAnswer(call);
      }
    };
  };
}

const writers = new WeakMap<z.ZodType, (answer: unknown) => string>();

/** What writes the answers of a schema: compiled once, whichever routes and servers answer with it. */
function writerOf(schema: z.ZodType): (answer: unknown) => string {
  const known = writers.get(schema);
  if (known) return known;
  const writer = fastJson(writable(schema));
  writers.set(schema, writer);
  return writer;
}

/** What decides how a value is written; all else of a JSON schema describes values, or is for readers. */
const DECIDES = [
  ...['type', 'nullable', 'enum', 'anyOf', 'oneOf'],
  ...['properties', 'required', 'additionalProperties', 'items'],
];

/** A schema as JSON schema, as far as it decides how values are written. */
function writable(schema: z.ZodType): AnySchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      const { anyOf, const: only, propertyNames, additionalProperties } = jsonSchema;
      const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
      for (const key of Object.keys(jsonSchema)) {
        if (!DECIDES.includes(key)) delete jsonSchema[key];
      }
      // What is too much is left out, also where it is one of several; it is no reason to refuse.
      if (additionalProperties === false) delete jsonSchema.additionalProperties;
      // Written as it is: of a `const` the schema's value would be written, whatever is there.
      if (only !== undefined) jsonSchema.enum = [only];
      // Said so, null is one comparison; of a choice each schema would be tried.
      if (_zod.def.type === 'nullable' && anyOf?.[0]?.type) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, anyOf[0], { nullable: true });
      }
      // A record of certain keys has no others.
      if (keys) {
        jsonSchema.properties = Object.fromEntries(
          keys.map((key) => [String(key), additionalProperties ?? {}]),
        );
        delete jsonSchema.additionalProperties;
      }
    },
  }) as AnySchema;
}
