import { type ExportPart, ownRows } from '../../platform/export.ts';
import { findUserById } from './accounts.repository.ts';
import { presentUser } from './accounts.service.ts';
import { sessions } from './accounts.tables.ts';

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
];
