import type { VisionUse } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { countUse } from './vision.public.repository.ts';

/** How many people use which of the vision tools, in numbers alone. */
export function visionUse({ db }: Context, { now }: Moment): Promise<VisionUse> {
  return countUse(db, now);
}
