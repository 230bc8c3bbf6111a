import { z } from 'zod';
import { ALL_MOODS, type Mood } from '../game/moods.ts';
import { text } from './text.ts';

/**
 * Says what kind of thing a value is the id (or the secret token) of. It stands in the schema's
 * metadata and so in the OpenAPI document; tests read it there and put in the id of such a thing,
 * which the `makes` of some `<feature>.access.ts` knows how to make.
 */
export const idOf = <S extends z.ZodType>(kind: string, schema: S): S =>
  schema.meta({ 'x-id-of': kind });

/**
 * An id in a path or a body, in digits or as a number: a positive whole one that JavaScript and PostgreSQL
 * both hold exactly. A form says of any other, or of none, what is missing in it (`sentence`).
 */
export const id = (kind: string, sentence?: string) =>
  idOf(
    kind,
    z.coerce
      .number({ error: sentence ?? 'The id must be a number.' })
      .int({ error: sentence ?? 'The id must be a whole number.' })
      .min(1, { error: sentence ?? 'The id must be 1 or more.' })
      .max(Number.MAX_SAFE_INTEGER, { error: sentence ?? 'The id is too large.' }),
  );

/** The `:id` of a path. */
export const idParams = (kind: string) => z.object({ id: id(kind) });

/** An id in an answer. */
export const answeredId = (kind: string) => idOf(kind, z.number());

/** The instant something happened: ISO 8601 with an offset, in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** A day of the writer's calendar, YYYY-MM-DD, year 1 to 9999. */
export const localDate = z.iso
  .date({ error: 'The date must be a real day, written YYYY-MM-DD.' })
  .refine((value) => value >= '0001-01-01', { error: 'The date must be a real day.' });

/** A day of these centuries: every day a year around it can still be written YYYY-MM-DD. */
export const calendarDay = localDate.refine((value) => value >= '1900' && value < '3000', {
  error: 'The date must lie between the years 1900 and 2999.',
});

/** An opaque place in a list, as handed out in a `Link: rel="next"` header. D11. */
export const cursor = text({ name: 'The cursor', max: 200 }).optional();

/** Page size; the calls of S1.7 use 1, 6 and 100. */
export const limit = z.coerce
  .number({ error: 'limit must be a number.' })
  .int({ error: 'limit must be a whole number.' })
  .min(1, { error: 'limit must be between 1 and 100.' })
  .max(100, { error: 'limit must be between 1 and 100.' })
  .default(100);

/** The answer of calls that only do something. */
export const done = z.object({ success: z.literal(true) });

export const mood = z.enum(ALL_MOODS as [Mood, ...Mood[]], {
  error: `The mood must be one of: ${ALL_MOODS.join(', ')}.`,
});
