import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { CONTACT_LIMITS, CONTACT_TABS } from '../core/limits.ts';
import { answeredId, cursor, done, idParams, instant, limit } from '../core/shapes.ts';
import { isBlank, text } from '../core/text.ts';

/** A message of the contact form as it is stored (S2.3); `readContactContent` takes its content apart. */
export const contactMessage = z.object({
  id: answeredId('contact-message'),
  /** Begins 'Contact Form: '. */
  subject: z.string(),
  content: z.string(),
  timestamp: instant,
  pinned: z.boolean(),
  archived: z.boolean(),
  /** When it was opened; null while it is unread. */
  readAt: instant.nullable(),
  /** What was answered by mail, oldest first. */
  answers: z.array(z.object({ id: z.number(), content: z.string(), sentAt: instant })),
});

export type ContactMessage = z.infer<typeof contactMessage>;

const counts = z.object({
  total: z.number(),
  active: z.number(),
  pinned: z.number(),
  archived: z.number(),
  unread: z.number(),
});

export type ContactCounts = z.infer<typeof counts>;

const message = idParams('contact-message');

const flag = (name: string) => z.boolean({ error: `${name} must be true or false.` });

/** The owner's inbox (S2.7, D57); parts of `contact`. */
export const contactAdmin = {
  messages: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'Messages, pinned ones first, then the newest, continued through the Link header',
    access: 'owner',
    visibility: 'public',
    query: z.object({
      tab: z
        .enum(CONTACT_TABS, { error: `The tab must be one of: ${CONTACT_TABS.join(', ')}.` })
        .default('all'),
      /** Words of the message, its subject or its sender. */
      search: text({ name: 'The search', max: CONTACT_LIMITS.search }).optional(),
      limit: limit.default(50),
      cursor,
    }),
    response: z.object({
      messages: z.array(contactMessage),
      counts,
      /** Whether an answer can be sent from here. */
      canAnswer: z.boolean(),
    }),
  }),
  message: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages/:id',
    summary: 'One message with its answers',
    access: 'owner',
    visibility: 'public',
    params: message,
    response: contactMessage,
  }),
  pinMessage: endpoint({
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id/pin',
    summary: 'Pin a message to the top, or unpin it',
    access: 'owner',
    visibility: 'public',
    params: message,
    body: z.object({ pinned: flag('pinned') }),
    response: contactMessage,
  }),
  archiveMessage: endpoint({
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id/archive',
    summary: 'Archive a message, or take it out of the archive',
    access: 'owner',
    visibility: 'public',
    params: message,
    body: z.object({ archived: flag('archived') }),
    response: contactMessage,
  }),
  readMessage: endpoint({
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id/read',
    summary: 'Mark a message as read, or as unread again',
    access: 'owner',
    visibility: 'public',
    params: message,
    body: z.object({ read: flag('read') }),
    response: contactMessage,
  }),
  answerMessage: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:id/answer',
    summary: 'Answer a message by mail; a copy stays with it. 409 where no mail is sent from here',
    access: 'owner',
    visibility: 'public',
    keyed: true,
    params: message,
    body: z.object({
      content: text({ name: 'The answer', max: CONTACT_LIMITS.message }).refine(
        (value) => !isBlank(value),
        { error: 'The answer is required.' },
      ),
    }),
    response: contactMessage,
    status: 201,
  }),
  removeMessage: endpoint({
    method: 'DELETE',
    path: '/api/admin/contact-messages/:id',
    summary: 'Delete a message and its answers for good',
    access: 'owner',
    params: message,
    response: done,
  }),
};
