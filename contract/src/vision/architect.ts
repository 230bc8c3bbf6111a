import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { answeredId, cursor, done, idParams, instant, limit } from '../core/shapes.ts';
import { isBlank, text } from '../core/text.ts';
import { guideSource } from '../guide/reflections.ts';
import type { VisionReadiness } from './architect-rule.ts';
import { VISION_SUBJECTS, type VisionSubjectId } from './architect-subjects.data.ts';
import { PILLAR_IDS } from './pillars.data.ts';
import { ultimateGoal, visionResult, visionSafety } from './vision-shapes.ts';

/** What one conversation may hold. */
export const ARCHITECT_LIMITS = { messages: 200, message: 4000 } as const;

/** The phases of a conversation (S3.4). */
export const VISION_PHASES = ['chat', 'board', 'commitment'] as const;

export type VisionPhase = (typeof VISION_PHASES)[number];

const subjectId = z.enum(
  VISION_SUBJECTS.map(({ id }) => id) as [VisionSubjectId, ...VisionSubjectId[]],
  { error: 'There is no such subject.' },
);

/** Something verbatim of the person's in a message of the architect's, and where they said it. */
const architectQuote = z.object({
  text: z.string(),
  messageId: answeredId('visionMessage'),
  /** The message's place in the conversation, from 1. */
  number: z.number(),
});

/** A message as it is kept (S3.3). */
export const architectMessage = z.object({
  /** Null for the opening question of a conversation that nobody has answered yet. */
  id: answeredId('visionMessage').nullable(),
  /** Its place in the conversation, from 1. */
  number: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  /** The pillar that it asks about. */
  pillar: z.enum(PILLAR_IDS).nullable(),
  quotes: z.array(architectQuote),
  /** Who wrote it; null for the person. */
  source: guideSource.nullable(),
  /** Helplines that were its answer (D32). */
  safety: visionSafety.nullable(),
});

export type ArchitectMessage = z.infer<typeof architectMessage>;

const readinessPart = z.object({ have: z.number(), need: z.number() });

/** What `visionReadiness` answers (D68). */
export const visionReadinessShape = z.object({
  messages: readinessPart,
  characters: readinessPart,
  subjects: z.object({
    found: z.array(subjectId),
    open: z.array(subjectId),
    need: z.number(),
    of: z.number(),
    count: z.boolean(),
  }),
  ready: z.boolean(),
}) satisfies z.ZodType<VisionReadiness>;

/** What the documents' `visionData` holds (S3.3). */
export const visionData = z.object({
  phase: z.enum(VISION_PHASES),
  categories: z.record(z.string(), ultimateGoal),
  lifeVisionSummary: z.string(),
  extractedCategories: z.record(z.string(), z.string()),
  commitmentTime: z.string().nullable(),
});

export type VisionData = z.infer<typeof visionData>;

/** A phrase of a board that was made here, and the message it was taken from. */
const madeOf = z.object({
  pillar: z.enum(PILLAR_IDS),
  title: z.string(),
  phrase: z.string(),
  messageId: answeredId('visionMessage'),
  number: z.number(),
  milestones: z.array(
    z.object({ title: z.string(), messageId: answeredId('visionMessage'), number: z.number() }),
  ),
  /** Asked instead of inventing a step. */
  question: z.string().nullable(),
});

/** What was made of a conversation, and from how much. */
export const architectMade = z.object({
  at: instant,
  messages: z.number(),
  characters: z.number(),
  summary: z.string(),
  pillars: z.array(madeOf),
});

export type ArchitectMade = z.infer<typeof architectMade>;

/** A conversation with the architect. */
export const architectConversation = z.object({
  /** Null for one in which nobody has said anything yet. */
  id: answeredId('visionChat').nullable(),
  startedAt: instant.nullable(),
  updatedAt: instant.nullable(),
  /** Whether it is the one that goes on; an earlier one can only be read. */
  isCurrent: z.boolean(),
  messages: z.array(architectMessage),
  readiness: visionReadinessShape,
  visionData,
  made: architectMade.nullable(),
});

export type ArchitectConversation = z.infer<typeof architectConversation>;

/** An earlier conversation in a list. */
export const architectConversationLine = z.object({
  id: answeredId('visionChat'),
  startedAt: instant,
  updatedAt: instant,
  messages: z.number(),
  /** The beginning of what was said first. */
  line: z.string(),
  /** Whether a board was made of it. */
  made: z.boolean(),
});

export type ArchitectConversationLine = z.infer<typeof architectConversationLine>;

/** A message as the documents' calls send it; a time beside it is the browser's and not kept. */
const sentMessage = z.object(
  {
    role: z.enum(['user', 'assistant'], { error: 'The role must be user or assistant.' }),
    content: text({
      name: 'A message',
      max: ARCHITECT_LIMITS.message,
      tooLong: `A message can be at most ${ARCHITECT_LIMITS.message.toLocaleString('en-US')} characters long. Send it in two parts; nothing of it is lost.`,
    }),
  },
  { error: 'Each message is an object with role and content.' },
);

/** One more than is kept: a full conversation is refused with its own sentence. */
const messages = z
  .array(sentMessage, { error: 'messages must be a list.' })
  .max(ARCHITECT_LIMITS.messages + 1, {
    error: `A conversation can have at most ${ARCHITECT_LIMITS.messages} messages.`,
  });

/** The browser's copy; the server's own stands (D66). */
const sentVisionData = z.looseObject({}, { error: 'visionData must be an object.' }).nullish();

/** The conversation with the Vision Architect (S3.2.6, D68, D69). Open to whom `useVision` says. */
export const visionArchitect = {
  chat: endpoint({
    method: 'POST',
    path: '/api/vision-architect/chat',
    summary:
      'Say something to the architect; with Accept: text/event-stream the answer comes sentence by sentence',
    access: 'user',
    body: z
      .object({
        /** The conversation, its new message last. Without messages and with a subject, that is asked about. */
        messages: messages.default([]),
        visionData: sentVisionData,
        /** Asks about a subject in place of the question that is open. */
        subject: subjectId.optional(),
      })
      .refine(
        ({ messages, subject }) => {
          const last = messages.at(-1);
          return subject !== undefined || (last?.role === 'user' && !isBlank(last.content));
        },
        { error: 'Write something first.', path: ['messages'] },
      ),
    response: z.object({
      /** The architect's words. */
      message: z.string(),
      visionData: visionData.optional(),
      readiness: visionReadinessShape,
      safety: visionSafety.nullable(),
      /** What this call added, as it is kept: the person's message and the answer. */
      added: z.array(architectMessage),
      conversationId: answeredId('visionChat'),
    }),
    keyed: true,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/vision-architect/generate',
    summary: 'Make a vision of what was said; 409 not_ready says what is missing',
    access: 'user',
    body: z.object({
      /** Without them, the conversation as it is kept. */
      messages: messages.optional(),
      visionData: sentVisionData,
    }),
    response: visionResult.extend({ made: architectMade.nullable() }),
    keyed: true,
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/api/vision-architect/conversation',
    summary: 'The conversation that goes on',
    access: 'user',
    response: architectConversation,
  }),
  conversations: endpoint({
    method: 'GET',
    path: '/api/vision-architect/conversations',
    summary: 'Earlier conversations, newest first',
    access: 'user',
    query: z.object({ limit, cursor }),
    response: z.array(architectConversationLine),
  }),
  earlier: endpoint({
    method: 'GET',
    path: '/api/vision-architect/conversation/:id',
    summary: 'A conversation, to be read again',
    access: 'user',
    params: idParams('visionChat'),
    response: architectConversation,
  }),
  beginAnew: endpoint({
    method: 'POST',
    path: '/api/vision-architect/conversation',
    summary: 'Begin anew; the conversation until now stays among the earlier ones',
    access: 'user',
    response: architectConversation,
  }),
  removeConversation: endpoint({
    method: 'DELETE',
    path: '/api/vision-architect/conversation/:id',
    summary:
      'Delete a conversation with its drafts; the goals made of it stay, without their quotations of it',
    access: 'user',
    params: idParams('visionChat'),
    response: done,
  }),
};
