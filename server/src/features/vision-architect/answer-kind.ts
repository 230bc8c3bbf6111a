import { languageOf } from '../../platform/language/script.ts';
import { kindOf } from '../entry-kind/index.ts';
import { checkSafety } from '../safety/index.ts';
import { isEmptyTalk, isRefusal, ownSentences } from '../vision-builder/index.ts';

/** What somebody's message is, as far as the next question depends on it. */
type AnswerKind = 'grave' | 'stop' | 'none' | 'answer';

const STOP =
  /^(?:please,? |ok(?:ay)?,? )*(?:stop|enough|quit|leave me alone|no more)(?: (?:it|this|now|please|asking|questions|that))*$|\bstop asking\b/;
/**
 * What a message is: something grave, which is asked nothing (D76); a wish to be asked no more; no answer at
 * all, as "no" or keys pressed at random; or an answer.
 */
export function answerKindOf(content: string): AnswerKind {
  const bare = content
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (STOP.test(bare)) return 'stop';
  if (isGrave(content)) return 'grave';
  if (isRefusal(bare)) return 'none';
  return languageOf(content) === 'en' && isEmptyTalk(bare) ? 'none' : 'answer';
}

/**
 * What tells of danger in so many words is grave, also where it is past or somebody else's. Who is ill and says
 * what they wish for all the same is asked on: the question was about their body.
 */
function isGrave(content: string): boolean {
  if (checkSafety(content)?.tier === 'explicit') return true;
  const { grave, kind } = kindOf(content);
  if (!grave || kind !== 'illness') return grave !== null;
  const source = { kind: 'message' as const, id: 0, pillar: null };
  return !ownSentences({ source, text: content }).some(
    ({ wish, intention, weak }) => !weak && (wish || intention),
  );
}
