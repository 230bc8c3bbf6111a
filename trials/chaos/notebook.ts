/** An entry as the app last acknowledged it. */
export interface Kept {
  owner: number;
  content: string;
  version: number;
  reflection: unknown;
}

/** Everything that was acknowledged: what must be there, exactly once, whatever has happened. */
export class Notebook {
  readonly entries = new Map<number, Kept>();
  readonly deleted = new Set<number>();
  /** XP that each person was told of. */
  readonly xp = new Map<number, number>();
  /** Completed quests: whose, and which. */
  readonly quests: { owner: number; quest: number }[] = [];
  /** What changed since it was last looked at. */
  readonly fresh = new Set<number>();

  /** Somebody's account; what is theirs and not in here is there without a reason. */
  join(owner: number): void {
    this.xp.set(owner, this.xp.get(owner) ?? 0);
  }

  keep(id: number, kept: Kept): void {
    this.entries.set(id, kept);
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
