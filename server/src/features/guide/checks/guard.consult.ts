import type { AskOptions, ConsultDraft } from '../../guide-provider/index.ts';
import { type OutputChecks, unusableAnswer } from './output-checks.ts';
import { createSentenceBuffer } from './sentences.ts';

const MESSAGE = 2400;
/** Characters before a sentence that are checked for danger together with it. */
const CONTEXT = 400;

/** Passes on each sentence that passes the checks, in order, as soon as it is complete. */
function createRelease(checked: OutputChecks, give: (text: string) => void) {
  let message = '';
  let recent = '';
  let full = false;
  return {
    message: () => message.trimEnd(),
    sentences(texts: readonly string[]): void {
      for (const text of texts) {
        // Two sentences together may speak of danger.
        checked.refuseDanger(recent + text);
        recent = (recent + text).slice(-CONTEXT);
        const kept = checked.sentence(text);
        full ||= message.length + (kept?.length ?? 0) > MESSAGE;
        if (kept === null || full) continue;
        const next = message === '' ? kept.trimStart() : kept;
        if (next === '') continue;
        message += next;
        give(next);
      }
    },
  };
}

/**
 * An answer of Merlin's, or of the architect's, checked sentence by sentence. What was given to `onText`, joined, is the message.
 * @throws AppError guide_failed when nothing is left, DangerInAnswer when it speaks of danger
 */
export async function consultGuarded(
  ask: (options: AskOptions) => Promise<ConsultDraft>,
  options: AskOptions,
  checked: OutputChecks,
): Promise<ConsultDraft> {
  const buffer = createSentenceBuffer();
  const release = createRelease(checked, options.onText ?? (() => {}));
  let streamed = false;
  const onText = (piece: string): void => {
    streamed = true;
    release.sentences(buffer.push(piece));
  };
  const draft = await ask({
    ...options,
    ...(options.onText && { onText }),
  });
  if (!streamed) release.sentences(buffer.push(draft.message));
  release.sentences(buffer.end());
  const message = release.message();
  if (message === '' && !checked.isOwn) throw unusableAnswer();
  return { message, quotes: checked.quotes(draft.quotes, [message]) };
}
