import type postgres from 'postgres';
import type { Findings } from '../audit.ts';
import type { Installation } from '../installation.ts';
import type { Account } from '../member.ts';

/** What else is done while the app fails, beside writing entries. */
export interface Work {
  /** Makes its account and what else it needs. */
  join(signal: AbortSignal, sql: postgres.Sql): Promise<void>;
  /** Does one thing, again until it is answered, and remembers what was acknowledged. */
  act(signal: AbortSignal): Promise<void>;
  /** Compares what was acknowledged with what there is, while nobody acts. */
  audit(sql: postgres.Sql): Promise<Findings>;
}

/** An installation in which more is done than writing. */
export interface Busy extends Installation {
  works(account: (name: string) => Account): Work[];
}
