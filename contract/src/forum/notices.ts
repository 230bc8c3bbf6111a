import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { NOTICE_KINDS } from '../core/limits.ts';
import { answeredId, cursor, done, id, idParams, instant, limit } from '../core/shapes.ts';
import { text } from '../core/text.ts';
import { personCard } from './people.ts';

/** One notice: whatever happened about one subject and has not been read yet is one of them (D48). */
export const notice = z.object({
  id: answeredId('notice'),
  kind: z.enum(NOTICE_KINDS),
  /** A whole sentence, as plain text. */
  text: z.string(),
  /** The address in this application that it leads to. */
  href: z.string(),
  /** When the newest of what it tells of happened. */
  createdAt: instant,
  readAt: instant.nullable(),
  /** Whoever did it last; null for moderators, and for those who left. */
  actor: personCard.nullable(),
  /** The title of the post that it is about, as it stands in `text`. */
  title: z.string().nullable(),
  /** The first words of the newest text, or the reason that was given. */
  excerpt: z.string().nullable(),
});

export type Notice = z.infer<typeof notice>;

const toggle = (name: string) => z.boolean({ error: `${name} must be true or false.` });

const kinds = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, toggle(kind)])) as Record<
  (typeof NOTICE_KINDS)[number],
  z.ZodBoolean
>;

const settings = {
  /** What is told of. */
  kinds: z.strictObject(kinds, { error: 'kinds must name kinds of notices.' }),
  /** Whether a letter a day may be sent. */
  letter: toggle('letter'),
  /** Whether posts are followed in which one writes. */
  followsOwn: toggle('followsOwn'),
};

const settingsAnswer = z.object({
  ...settings,
  /**
   * Whether letters go out: `off` where the installation sends none, `unwanted` where the person has
   * turned off every letter in their profile.
   */
  mail: z.enum(['on', 'off', 'unwanted']),
});

export type NoticeSettings = z.infer<typeof settingsAnswer>;

const unread = z.object({ unread: z.number() });

/** Signed; it stands in each letter. */
const token = text({ name: 'The token', max: 100 });

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary:
      'Notices, newest first, continued through the Link header; X-Unread-Count holds how many are unread, 100 at most',
    access: 'user',
    visibility: 'public',
    query: z.object({ limit, cursor }),
    response: z.array(notice),
  }),
  readUpTo: endpoint({
    method: 'PUT',
    path: '/api/notifications/read',
    summary: 'Mark a notice and all before it as read',
    access: 'user',
    body: z.object({ upTo: id('notice') }),
    response: unread,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    summary: 'Mark one notice as read',
    access: 'user',
    params: idParams('notice'),
    response: unread,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/notifications/settings',
    summary: 'What the caller is told about, and whether by letter too',
    access: 'user',
    response: settingsAnswer,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/notifications/settings',
    summary: 'Change what the caller is told about; what is not named stays',
    access: 'user',
    body: z.object({
      kinds: settings.kinds.partial().optional(),
      letter: settings.letter.optional(),
      followsOwn: settings.followsOwn.optional(),
    }),
    response: settingsAnswer,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    summary: 'Send no more letters to whom a letter’s link belongs',
    access: 'public',
    visibility: 'own',
    body: z.object({ token }),
    response: done,
  }),
  unsubscribeByMail: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe/:token',
    summary: 'The same at one click in a mail program (RFC 8058); the body says nothing',
    access: 'public',
    visibility: 'own',
    params: z.object({ token }),
    accepts: 'raw',
    maxBytes: 10_000,
    response: done,
  }),
};
