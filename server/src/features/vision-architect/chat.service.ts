import {
  ARCHITECT_LIMITS,
  type api,
  type ParsedInput,
  type ResponseOf,
  visionReadiness,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { askArchitect, type GuideProviders } from '../guide/index.ts';
import { type Kind, once, unlessMade } from '../idempotency/index.ts';
import { asOwner } from '../progression/index.ts';
import type { Safety } from '../safety/index.ts';
import {
  askAbout,
  type Heard,
  nextQuestion,
  opening,
  type Planned,
  stateOf,
} from './interviewer.ts';
import { architectMessages } from './vision-architect.limits.ts';
import { presentData, presentMessage } from './vision-architect.present.ts';
import * as repository from './vision-architect.repository.ts';
import { newMessages } from './vision-architect.rules.ts';
import type { MessageDanger } from './vision-architect.tables.ts';

type Calls = (typeof api)['visionArchitect'];
type Body = ParsedInput<Calls['chat']>['body'];
type Answer = ResponseOf<Calls['chat']>;
type Row = repository.MessageRow;

/** Who says something, when, and what makes a retry safe. */
export interface Asked {
  ownerId: number;
  at: Moment;
  key: string | null;
  signal: AbortSignal;
  onText?: ((piece: string) => void) | undefined;
  commitmentTime: string | null;
}

const MESSAGE: Kind = {
  name: 'vision-message',
  noun: 'message',
  sequence: 'vision_messages_id_seq',
};

/** Messages that a model is shown: what was said before them is in the list of subjects. */
const SHOWN = 24;

/**
 * Keeps what somebody says, and answers with one question (D69). Explicit danger is answered with
 * helplines and nothing else; a model that fails leaves the word to the built-in interviewer.
 * @throws AppError limit_reached for a conversation that is full; already_saved for another message
 * under the same key
 */
export async function chat(
  context: Context,
  guides: GuideProviders,
  body: Body,
  asked: Asked,
): Promise<Answer> {
  const { ownerId, at, key } = asked;
  const count = () => context.limits.consume(architectMessages, String(ownerId));
  if (body.messages.at(-1)?.role !== 'user') {
    await count();
    return askSubject(context, guides, body, asked);
  }
  await unlessMade(context, ownerId, key, count);
  const said = await keep(context, guides.safety, body, asked);
  const rows = await repository.listMessages(context.db, ownerId, said.chatId);
  const answered = answerTo(said, rows);
  if (answered) return present(context.db, guides, [said, answered], asked);
  const next = await answerFor(context, guides, said, rows, body, asked);
  const answer = await asOwner(context, ownerId, async (tx) => {
    const now = await repository.listMessages(tx, ownerId, said.chatId);
    // Deleted meanwhile, or answered by another try.
    if (!now.some(({ id }) => id === said.id)) throw gone();
    const made = answerTo(said, now);
    if (made) return made;
    const number = (now.at(-1)?.number ?? 0) + 1;
    return repository.insertMessage(tx, ownerId, {
      ...{ chatId: said.chatId, number, role: 'assistant', createdAt: at.now },
      ...next,
    });
  });
  return present(context.db, guides, [said, answer], asked);
}

const gone = () => new AppError('conflict', 'This conversation has been deleted meanwhile.');

const answerTo = (said: Row, rows: readonly Row[]): Row | undefined =>
  rows.find(({ number, role }) => number > said.number && role === 'assistant');

/** Stores the new messages; answers the last of the person's. */
async function keep(context: Context, safety: Safety, body: Body, asked: Asked): Promise<Row> {
  const { ownerId, at, key } = asked;
  const { messages, subject } = body;
  const { thing } = await asOwner(context, ownerId, (tx) =>
    once(
      tx,
      ownerId,
      { kind: MESSAGE, key, request: { messages, subject }, now: at.now },
      {
        find: (id) => repository.findMessage(tx, ownerId, id),
        make: async (id) => ({ thing: await add(tx, safety, { ...asked, messages, id }) }),
      },
    ),
  );
  return thing;
}

async function add(
  tx: Database,
  safety: Safety,
  { ownerId, at, messages, id }: Asked & { messages: Body['messages']; id: number | null },
): Promise<Row> {
  const chat =
    (await repository.findCurrent(tx, ownerId)) ??
    (await repository.insertChat(tx, ownerId, at.now));
  const rows = await repository.listMessages(tx, ownerId, chat.id);
  const fresh = newMessages(rows, messages);
  const last = rows.findLast(({ role }) => role === 'user');
  // Nothing new: it was stored by a try without a key.
  if (fresh.length === 0 && last) return last;
  if (rows.length + fresh.length + 1 > ARCHITECT_LIMITS.messages) throw full();
  let said: Row | undefined;
  let number = rows.at(-1)?.number ?? 0;
  for (const [place, message] of fresh.entries()) {
    number += 1;
    const row = await repository.insertMessage(
      tx,
      ownerId,
      { ...asStored(message, safety, at), chatId: chat.id, number },
      place === fresh.length - 1 ? id : null,
    );
    if (message.role === 'user') said = row;
  }
  await repository.updateChat(tx, ownerId, chat.id, { updatedAt: at.now });
  return said as Row;
}

const full = () =>
  new AppError(
    'limit_reached',
    `This conversation is full, with ${ARCHITECT_LIMITS.messages} messages. Generate your vision, or begin anew; it stays among the earlier ones.`,
    { max: ARCHITECT_LIMITS.messages },
  );

/** A message as it is stored. One of the architect's that a caller sends asks about nothing in particular. */
export function asStored(
  { role, content }: Body['messages'][number],
  safety: Safety,
  { now }: Moment,
): Omit<repository.NewMessage, 'chatId' | 'number'> {
  const isOpening = role === 'assistant' && content === opening().content;
  return {
    ...{ role, content, createdAt: now, pillar: null, quotes: [], source: null },
    aspect: isOpening ? 'opening' : null,
    danger: role === 'user' ? dangerIn(content, safety) : null,
  };
}

function dangerIn(content: string, safety: Safety): MessageDanger | null {
  const said = { content, isWish: true };
  const danger = safety.dangerInEntry(said);
  return danger && { ...danger, tier: safety.tierOfEntry(said) ?? 'quiet' };
}

type Next = Pick<Row, 'content' | 'pillar' | 'aspect' | 'quotes' | 'source' | 'danger'>;

/** What the architect says to a message: helplines, or a model's question, or the built-in one. */
async function answerFor(
  context: Context,
  guides: GuideProviders,
  said: Row,
  rows: readonly Row[],
  { subject }: Body,
  { ownerId, at, signal, onText }: Asked,
): Promise<Next> {
  const { builtIn, safety } = guides;
  if (said.danger?.tier === 'now') {
    const { message } = safety.answerFor(said.danger, at);
    return { ...NO_QUESTION, content: message, source: builtIn.source, danger: said.danger };
  }
  const heard = rows.map(heardFrom);
  const planned = subject ? askAbout(subject) : nextQuestion(heard);
  const own: Next = { ...planned, source: builtIn.source, danger: said.danger };
  // What is heavy goes to no model, and where nothing is to be asked none is.
  if (said.danger || planned.aspect === 'waiting') return own;
  const request = {
    messages: rows.filter(({ danger }) => danger === null).slice(-SHOWN),
    planned: planned.content,
    ...stateOf(heard),
  };
  try {
    const answer = await askArchitect(context, guides, {
      ...{ ownerId, at, signal, request },
      ...(onText ? { onText } : {}),
    });
    if (answer.danger) {
      const danger: MessageDanger = {
        kind: answer.danger.kind,
        who: answer.danger.who,
        tier: 'quiet',
      };
      return { ...own, danger };
    }
    if (answer.source.kind !== 'model') return own;
    return { ...own, ...fromModel(answer.draft, rows, planned), source: answer.source };
  } catch (error) {
    // A model that refuses, breaks off or talks nonsense leaves the conversation to the interviewer.
    if (error instanceof AppError && /^guide_/.test(error.code)) return own;
    throw error;
  }
}

const NO_QUESTION = { pillar: null, aspect: 'safety', quotes: [] };

/** A model's words, each quotation with its message; what it asks about is taken to be what was planned. */
function fromModel(
  { message, quotes }: { message: string; quotes: { entryId: number; text: string }[] },
  rows: readonly Row[],
  planned: Planned,
): Pick<Planned, 'content' | 'pillar' | 'aspect' | 'quotes'> {
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return {
    ...planned,
    content: message,
    quotes: quotes.map(({ entryId, text }) => ({
      text,
      messageId: entryId,
      number: numbers.get(entryId) ?? 0,
    })),
  };
}

const heardFrom = ({ id, number, role, content, pillar, aspect, danger }: Row): Heard => ({
  ...{ id, number, role, content, pillar, aspect },
  heavy: danger !== null,
});

/** Asks about a subject, in place of the question that is open (D68). */
async function askSubject(
  context: Context,
  guides: GuideProviders,
  { messages, subject }: Body,
  asked: Asked,
): Promise<Answer> {
  const { ownerId, at } = asked;
  if (subject === undefined) throw new AppError('invalid_request', 'Write something first.');
  const row = await asOwner(context, ownerId, async (tx) => {
    const current =
      (await repository.findCurrent(tx, ownerId)) ??
      (await repository.insertChat(tx, ownerId, at.now));
    const rows = await repository.listMessages(tx, ownerId, current.id);
    const last = rows.at(-1);
    const question = {
      ...askAbout(subject),
      ...{ createdAt: at.now, source: guides.builtIn.source },
    };
    if (last?.role === 'assistant' && last.danger === null && last.aspect !== 'opening') {
      return repository.updateMessage(tx, ownerId, last.id, question);
    }
    if (rows.length + 1 > ARCHITECT_LIMITS.messages) throw full();
    let number = last?.number ?? 0;
    for (const message of rows.length === 0 ? messages.slice(0, 1) : []) {
      number += 1;
      const values = { ...asStored(message, guides.safety, at), chatId: current.id, number };
      await repository.insertMessage(tx, ownerId, values);
    }
    const added = { ...question, chatId: current.id, number: number + 1, danger: null };
    return repository.insertMessage(tx, ownerId, { ...added, role: 'assistant' });
  });
  return present(context.db, guides, [row], asked);
}

async function present(
  db: Database,
  { safety }: GuideProviders,
  rows: Row[],
  { ownerId, at, commitmentTime }: Asked,
): Promise<Answer> {
  const answer = rows.at(-1) as Row;
  const [chat, all] = await Promise.all([
    repository.findChat(db, ownerId, answer.chatId),
    repository.listMessages(db, ownerId, answer.chatId),
  ]);
  const added = rows.map((row) => presentMessage(row, safety, at));
  return {
    message: answer.content,
    visionData: presentData(chat?.made, commitmentTime),
    readiness: visionReadiness(all),
    safety: added.at(-1)?.safety ?? null,
    added,
    conversationId: answer.chatId,
  };
}
