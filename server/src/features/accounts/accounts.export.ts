import { type ExportPart, exportTable, ownRows } from '../../platform/export.ts';
import { findUserById } from './accounts.repository.ts';
import { presentUser } from './accounts.service.ts';
import { sessions } from './accounts.tables.ts';
import { passkeys } from './second-step/second-step.tables.ts';
import { securityEvents } from './security-log/security-log.tables.ts';

/** The account without its password, and where it is signed in without the tokens. */
export const accountsExport: ExportPart[] = [
  {
    name: 'profile',
    about: 'your account: names, email, emblem, since when',
    async thing(db, ownerId) {
      const user = await findUserById(db, ownerId);
      return user ? { ...presentUser(user), timeZone: user.timeZone } : {};
    },
  },
  {
    name: 'sign-in',
    about: 'who vouches for you elsewhere, and by what you are known there',
    async thing(db, ownerId) {
      const { ssoIssuer = null, ssoSubject = null } = (await findUserById(db, ownerId)) ?? {};
      return { issuer: ssoIssuer, subject: ssoSubject };
    },
  },
  {
    name: 'sessions',
    about: 'the places you are signed in',
    async *rows(db, ownerId) {
      for await (const { sid, sess, expire } of ownRows(db, ownerId, sessions, {
        by: sessions.sid,
      })) {
        yield {
          id: sid,
          userAgent: sess.userAgent,
          createdAt: new Date(sess.createdAt),
          lastUsedAt: new Date(sess.lastUsedAt),
          expiresAt: expire,
        };
      }
    },
  },
  exportTable({
    name: 'passkeys',
    about: 'your passkeys: their names, when they were made and used',
    table: passkeys,
    by: passkeys.id,
    without: ['publicKey', 'counter', 'transports'],
  }),
  exportTable({
    name: 'security-events',
    about: 'what happened at the door of your account in ninety days',
    table: securityEvents,
    by: securityEvents.id,
    without: ['sid'],
  }),
];
