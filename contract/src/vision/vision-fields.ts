import { z } from 'zod';
import { idOf } from '../core/shapes.ts';

/** An id in a body. */
export const reference = (kind: string, name = `${kind}Id`) => {
  const refusal = { error: `${name} must be a number or null.` };
  return idOf(
    kind,
    z.number(refusal).int(refusal).min(1, refusal).max(Number.MAX_SAFE_INTEGER, refusal),
  )
    .nullish()
    .transform((value) => value ?? null);
};
