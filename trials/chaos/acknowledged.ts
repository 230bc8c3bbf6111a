/** An entry as the app last acknowledged it. */
export interface AcknowledgedEntry {
  owner: number;
  content: string;
  version: number;
  reflection: unknown;
}

/** Everything that the app acknowledged: it must be stored exactly once, whatever failed. */
export class Acknowledged {
  readonly entries = new Map<number, AcknowledgedEntry>();
  readonly deleted = new Set<number>();
  /** XP that answers reported to each user. */
  readonly xp = new Map<number, number>();
  /** Completed quests by user. */
  readonly quests: { owner: number; quest: number }[] = [];
  /** Ids that changed since the last audit. */
  readonly fresh = new Set<number>();

  /** Registers an account: its entries that are not in here were stored twice. */
  join(owner: number): void {
    this.xp.set(owner, this.xp.get(owner) ?? 0);
  }

  keep(id: number, expected: AcknowledgedEntry): void {
    this.entries.set(id, expected);
    this.fresh.add(id);
  }

  drop(id: number): void {
    this.entries.delete(id);
    this.deleted.add(id);
    this.fresh.add(id);
  }

  paid(owner: number, amount: number): void {
    this.xp.set(owner, (this.xp.get(owner) ?? 0) + amount);
  }
}
