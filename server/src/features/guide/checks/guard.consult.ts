import type {
  AskOptions,
  ConsultDraft,
  ConsultRequest,
  Guide,
} from '../../guide-provider/index.ts';
import { type Proofreader, unusableAnswer } from './output-checks.ts';
import { createSentenceBuffer } from './sentences.ts';

const MESSAGE = 2400;
/** How much of what was said before is looked at again with each sentence. */
const CONTEXT = 400;

/** Lets through the sentences that pass, in order, as soon as each is complete. */
function createRelease(reader: Proofreader, give: (text: string) => void) {
  let message = '';
  let heard = '';
  let full = false;
  return {
    message: () => message.trimEnd(),
    sentences(texts: readonly string[]): void {
      for (const text of texts) {
        // Danger may lie across two sentences: what came before is heard again, not shown again.
        reader.heed(heard + text);
        heard = (heard + text).slice(-CONTEXT);
        const kept = reader.sentence(text);
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
 * Merlin's answer, checked sentence by sentence. What was given to `onText`, joined, is the message.
 * @throws AppError guide_failed when nothing is left, DangerInAnswer when it speaks of danger
 */
export async function consultGuarded(
  guide: Guide,
  request: ConsultRequest,
  options: AskOptions,
  reader: Proofreader,
): Promise<ConsultDraft> {
  const buffer = createSentenceBuffer();
  const release = createRelease(reader, options.onText ?? (() => {}));
  let streamed = false;
  const onText = (piece: string): void => {
    streamed = true;
    release.sentences(buffer.push(piece));
  };
  const draft = await guide.consult(request, {
    ...options,
    ...(options.onText && { onText }),
  });
  if (!streamed) release.sentences(buffer.push(draft.message));
  release.sentences(buffer.end());
  const message = release.message();
  if (message === '' && !reader.isOwn) throw unusableAnswer();
  return { message, quotes: reader.quotes(draft.quotes, [message]) };
}
