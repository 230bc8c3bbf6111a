import { readContactContent } from '@pathkeeper/contract';
import { findUserByName } from '../../features/accounts/index.ts';
import {
  changeMessage,
  listMessages,
  removeMessage,
  sendMessage,
} from '../../features/contact/index.ts';
import type { Context } from '../../platform/context.ts';
import { DEMO_MESSAGES, type DemoMessage } from './messages.data.ts';

const DAY = 24 * 60 * 60 * 1000;

/** This address, which cannot exist, tells a message of the demo from a real one. */
const emailOf = ({ name }: DemoMessage) =>
  `${name.toLowerCase().replace(/\P{L}+/gu, '.')}@demo.invalid`;

/** Writes the messages of the contact form to an owner who has none yet. */
export async function seedInbox(context: Context, ownerName: string): Promise<void> {
  const owner = await findUserByName(context.db, ownerName);
  if (owner?.role !== 'admin' || (await found(context)).length > 0) return;
  const now = context.clock.now();
  // Nobody's letterbox is to hear of people who do not exist.
  const quiet = { ...context, config: { ...context.config, SUPPORT_EMAIL: undefined } };
  for (const each of DEMO_MESSAGES) {
    const { name, subject, message, daysAgo } = each;
    const sent = new Date(now.getTime() - daysAgo * DAY - (daysAgo + 2) * 17 * 60_000);
    const input = { name, email: emailOf(each), subject, message };
    await sendMessage(quiet, input, { now: sent, address: 'demo' });
    const [newest] = await found(context);
    if (!newest) continue;
    const at = new Date(Math.min(sent.getTime() + DAY / 3, now.getTime()));
    if (each.isRead) await changeMessage(context, owner.id, newest.id, { read: true }, at);
    if (each.isArchived) await changeMessage(context, owner.id, newest.id, { archived: true }, at);
    if (each.isPinned) await changeMessage(context, owner.id, newest.id, { pinned: true }, at);
  }
}

/** Takes the messages of the demo out again, and no others. */
export async function clearInbox(context: Context, ownerName: string): Promise<void> {
  const owner = await findUserByName(context.db, ownerName);
  if (!owner) return;
  for (const { id } of await found(context)) {
    await removeMessage(context, owner.id, id, context.clock.now());
  }
}

/** The demo's messages, by the order in which they were stored, the last one first. */
async function found(context: Context) {
  const { page } = await listMessages(context, { tab: 'all', limit: 100 });
  return page.items
    .filter(({ content }) => readContactContent(content).email.endsWith('@demo.invalid'))
    .sort((a, b) => b.id - a.id);
}
