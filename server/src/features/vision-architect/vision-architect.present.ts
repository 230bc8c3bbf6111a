import {
  type ArchitectConversation,
  type ArchitectMessage,
  type VisionData,
  visionReadiness,
} from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import type { Safety } from '../safety/index.ts';
import { opening } from './interviewer.ts';
import type { ChatRow, MessageRow } from './vision-architect.repository.ts';

/** A message as it leaves the server; helplines are those of where its reader is. */
export function presentMessage(row: MessageRow, safety: Safety, at: Moment): ArchitectMessage {
  const { id, number, role, content, pillar, quotes, source, danger, createdAt } = row;
  const helplines =
    role === 'assistant' && danger ? { ...safety.answerFor(danger, at), tier: danger.tier } : null;
  return {
    ...{ id, number, role, content, pillar, quotes, source },
    timestamp: createdAt.toISOString(),
    safety: helplines,
  };
}

/** The documents' `visionData` of a conversation (S3.3). */
export function presentData(
  made: ChatRow['made'] | undefined,
  commitmentTime: string | null,
): VisionData {
  const phase = commitmentTime === null ? ('board' as const) : ('commitment' as const);
  return {
    phase: made ? phase : 'chat',
    categories: made?.ultimateGoals ?? {},
    lifeVisionSummary: made?.summary ?? '',
    extractedCategories: made?.extractedCategories ?? {},
    commitmentTime,
  };
}

/** A conversation; without a row the one that nobody has begun, with its opening question. */
export function presentConversation(
  chat: ChatRow | undefined,
  rows: readonly MessageRow[],
  { safety, at, commitmentTime }: { safety: Safety; at: Moment; commitmentTime: string | null },
): ArchitectConversation {
  const { content, pillar, quotes } = opening();
  const first: ArchitectMessage = {
    ...{ id: null, number: 1, role: 'assistant', content, pillar, quotes },
    ...{ timestamp: at.now.toISOString(), source: null, safety: null },
  };
  const made = chat?.made ?? null;
  const messages = rows.length === 0 ? [first] : rows.map((row) => presentMessage(row, safety, at));
  return {
    id: chat?.id ?? null,
    startedAt: chat?.startedAt.toISOString() ?? null,
    updatedAt: chat?.updatedAt.toISOString() ?? null,
    isCurrent: chat?.isCurrent ?? true,
    messages,
    readiness: visionReadiness(messages),
    visionData: presentData(made, commitmentTime),
    made: made && {
      ...{ at: made.at, messages: made.messages, characters: made.characters },
      ...{ summary: made.summary, pillars: made.pillars },
    },
  };
}
