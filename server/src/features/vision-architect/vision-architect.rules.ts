import type { ArchitectMade, SpokenMessage } from '@pathkeeper/contract';

type Sent = SpokenMessage;

/**
 * Those of the messages that a caller sent which are not stored yet. A caller sends the conversation
 * as its screen shows it: what goes on from what is stored is new; where the two have parted, as with
 * two devices, the last message alone is.
 */
export function newMessages<S extends Sent>(stored: readonly Sent[], sent: readonly S[]): S[] {
  if (stored.length === 0) return [...sent];
  const before = stored.filter(({ role }) => role === 'user');
  const own = sent.flatMap((one, at) => (one.role === 'user' ? [{ ...one, at }] : []));
  const goesOn = before.every(({ content }, at) => own[at]?.content === content);
  if (!goesOn) return sent.slice(-1).filter(({ role }) => role === 'user');
  const known = own[before.length - 1]?.at ?? -1;
  const heard = new Set(stored.map(({ content }) => content));
  return sent
    .slice(known + 1)
    .filter(({ role, content }) => role === 'user' || !heard.has(content));
}

/**
 * Whether what a caller sent is another conversation than the stored one: neither goes on from the
 * other. Such a caller keeps conversations by themselves, as the documents' calls allow (S3.7).
 */
export function isAnother(stored: readonly Sent[], sent: readonly Sent[]): boolean {
  const own = (messages: readonly Sent[]) =>
    messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const [before, now] = [own(stored), own(sent)];
  const shared = Math.min(before.length, now.length);
  return before.slice(0, shared).some((content, at) => content !== now[at]);
}

/** The hours after words of explicit danger in which no board is made (as the game is hidden, D76). */
const QUIET_HOURS = 48;

/**
 * Explicit danger in what the person said last, unless it was long before: it is answered by helplines and no board. Where
 * the conversation has gone on since, a board is made without that message, and the helplines stand beside it.
 */
export function dangerNow<D extends { tier: string }>(
  messages: readonly { role: string; createdAt: Date; danger: D | null }[],
  now: Date,
): D | null {
  const last = messages.findLast(({ role }) => role === 'user');
  const since = now.getTime() - QUIET_HOURS * 60 * 60 * 1000;
  return last?.danger?.tier === 'now' && last.createdAt.getTime() >= since ? last.danger : null;
}

/** A drafted pillar, its words led back to the messages by their numbers. */
export function madePillar(
  {
    pillar,
    title,
    phrase,
    milestones,
    question,
    evidence,
  }: {
    pillar: ArchitectMade['pillars'][number]['pillar'];
    title: string;
    phrase: string;
    question: string | null;
    milestones: readonly { title: string; source: { id: number } }[];
    evidence: { phrase: { source: { id: number } } };
  },
  numbers: ReadonlyMap<number, number>,
): ArchitectMade['pillars'][number] {
  const place = ({ id }: { id: number }) => ({ messageId: id, number: numbers.get(id) ?? 0 });
  return {
    ...{ pillar, title, phrase, question },
    ...place(evidence.phrase.source),
    milestones: milestones.map((one) => ({ title: one.title, ...place(one.source) })),
  };
}
