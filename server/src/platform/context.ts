import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mail.ts';

/** What every feature's services work with; made once at start, replaced piece by piece in tests. */
export interface Context {
  config: Config;
  db: Database;
  clock: Clock;
  limits: Limits;
  mail: Mailer;
}

/** The moment a request came in, as its writer sees it. */
export interface Moment {
  now: Date;
  /** IANA zone of the writer. */
  zone: string;
}
