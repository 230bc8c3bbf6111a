import type { Context, Moment } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { VisionChoice, VisionRequest } from '../guide-provider/index.ts';
import { askGuide, type GuideProviders } from './providers/choose-provider.ts';

/**
 * Which of the person's own sentences the chosen guide would make a vision of, under the same consent, cost
 * cap and checks as everything else that it is asked (D31, D33, D69). None from the built-in guide, nor from
 * a model that refuses, breaks off, comes late or says nothing of use: the builder's rules choose then.
 * Holds no lock while the model thinks; belongs before the owner's transaction.
 */
export async function askVision(
  context: Context,
  guides: GuideProviders,
  asked: { ownerId: number; at: Moment; signal: AbortSignal; request: VisionRequest },
): Promise<readonly VisionChoice[]> {
  const { ownerId, at, signal, request } = asked;
  try {
    const { draft } = await askGuide(
      context,
      guides,
      { ownerId, main: [], also: [], at },
      (guide) => guide.vision(request, { signal }),
    );
    return draft.pillars;
  } catch (error) {
    if (error instanceof AppError && /^guide_/.test(error.code)) return [];
    throw error;
  }
}
