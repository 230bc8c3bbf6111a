import type { VisionChoices, VisionRequest } from '../../guide-provider/index.ts';
import { visionShape } from './drafts.schema.ts';
import { unusableAnswer } from './output-checks.ts';
import { verbatim } from './quotations.ts';

/**
 * What was chosen for a vision, as it stands in the person's own messages, letter by letter (D31, D69). A
 * pillar without such a phrase is dropped, and so is each milestone that is not theirs. No word of the
 * guide's own is left.
 * @param isOwn for the built-in guide, which may choose nothing
 * @throws AppError guide_failed when nothing is left of a model's answer
 */
export function visionGuarded(
  { messages }: VisionRequest,
  answer: VisionChoices,
  isOwn: boolean,
): VisionChoices {
  const shaped = visionShape.safeParse(answer);
  if (!shaped.success) throw unusableAnswer();
  const trace = verbatim(messages.filter(({ role }) => role === 'user'));
  const pillars = shaped.data.pillars.flatMap(({ pillar, phrase, milestones }) => {
    const own = trace(phrase);
    if (own === null) return [];
    return [{ pillar, phrase: own, milestones: milestones.flatMap((text) => trace(text) ?? []) }];
  });
  if (pillars.length === 0 && !isOwn) throw unusableAnswer();
  return { pillars };
}
