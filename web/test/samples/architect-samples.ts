import {
  type ArchitectConversation,
  type ArchitectMessage,
  type SpokenMessage,
  visionReadiness,
} from '@pathkeeper/contract';
import { SAMPLE_INSTANT } from './samples.ts';

const OPENING: SpokenMessage = {
  role: 'assistant',
  content: 'I am software: I ask. Picture a good day. What is in it?',
};

/** A message of a conversation with the architect. */
export function aMessage(
  { role, content }: SpokenMessage,
  number: number,
  own: Partial<ArchitectMessage> = {},
): ArchitectMessage {
  return {
    ...{ id: number, number, role, content, timestamp: SAMPLE_INSTANT },
    ...{ pillar: null, quotes: [], source: null, safety: null },
    ...own,
  };
}

/** A conversation of these messages; one that nobody has begun without any. */
export function aConversation(
  said: readonly SpokenMessage[] = [],
  own: Partial<ArchitectConversation> = {},
): ArchitectConversation {
  const isBegun = said.length > 0;
  const messages = (isBegun ? said : [OPENING]).map((one, at) => aMessage(one, at + 1));
  if (!isBegun && messages[0]) messages[0].id = null;
  return {
    id: isBegun ? 5 : null,
    startedAt: isBegun ? SAMPLE_INSTANT : null,
    updatedAt: isBegun ? SAMPLE_INSTANT : null,
    isCurrent: true,
    messages,
    readiness: visionReadiness(messages),
    visionData: {
      ...{ phase: 'chat', categories: {}, lifeVisionSummary: '', extractedCategories: {} },
      commitmentTime: null,
    },
    made: null,
    ...own,
  };
}
