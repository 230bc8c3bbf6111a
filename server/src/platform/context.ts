import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/index.ts';
import type { FileStorage } from './files/index.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Settings } from './settings.ts';
import type { Workers } from './workers/index.ts';

/** What every feature's services work with. Made once at start; tests replace parts of it. */
export interface Context {
  /** What the operator set, and where they set nothing what administrators did. */
  config: Config;
  settings: Settings;
  db: Database;
  clock: Clock;
  limits: Limits;
  mail: Mailer;
  passwords: Passwords;
  files: FileStorage;
  workers: Workers;
}

/** The time of a request, and the writer's time zone. */
export interface Moment {
  now: Date;
  /** IANA zone of the writer. */
  zone: string;
  /** The writer's own clock when the request was sent, in epoch milliseconds; null when unsaid. */
  sentAt?: number | null;
}
