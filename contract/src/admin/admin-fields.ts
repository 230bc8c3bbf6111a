import { z } from 'zod';
import { ADMIN_LIMITS } from '../core/limits.ts';

/** When a suspension ends by itself; null for when it is taken back. */
export const suspendUntil = z.iso
  .datetime({
    offset: true,
    error: 'The end must be an instant, written like 2026-12-05T22:00:00Z.',
  })
  .refine((value) => value >= '2000' && value < '3000', {
    error: 'The end must lie before the year 3000.',
  })
  .nullish()
  .transform((value) => value ?? null);

/** XP that an administrator gives. */
export const xpGiven = z
  .number({ error: 'Please select a user and enter a valid XP amount' })
  .int({ error: 'The amount must be a whole number.' })
  .min(ADMIN_LIMITS.gift.min, { error: 'The amount must be between 1 and 10,000.' })
  .max(ADMIN_LIMITS.gift.max, { error: 'The amount must be between 1 and 10,000.' });
