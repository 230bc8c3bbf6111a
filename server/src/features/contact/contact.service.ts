import { type contact, contactContent, contactSubject } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context, Moment } from '../../platform/context.ts';
import { contactMessages } from './contact.limits.ts';
import * as repository from './contact.repository.ts';

/**
 * Stores a message for the operator, and mails it to SUPPORT_EMAIL where mail is set up. It is stored
 * first, so that no mail server can delay or fail the sender.
 * @throws AppError too_many_requests
 */
export async function sendMessage(
  { config, db, limits, mail }: Context,
  input: z.output<typeof contact.send.body>,
  { now, address }: Pick<Moment, 'now'> & { address: string },
): Promise<void> {
  await limits.consume(contactMessages, address);
  const { name, email, message } = input;
  const subject = contactSubject(input.subject, name);
  const content = contactContent({ name, email, message });
  await repository.insertMessage(db, { subject, content, timestamp: now });
  const { SUPPORT_EMAIL: to } = config;
  if (to) mail.post(() => ({ to, subject, text: content, replyTo: { name, address: email } }));
}
