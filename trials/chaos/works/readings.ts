import { randomUUID } from 'node:crypto';
import { api, type Entry } from '@pathkeeper/contract';
import type postgres from 'postgres';
import type { Findings } from '../audit.ts';
import { Member } from '../member.ts';
import { SENTENCES } from '../sentences.data.ts';
import type { Work } from './work.ts';

/** Enough that a week is read by a worker and not in the thread that answers. */
const ENTRIES = 12;
const SENTENCES_EACH = 30;

/** Somebody whose week takes long to read, and who asks for it again and again. */
export class Reader extends Member implements Work {
  readonly #words = new Map<number, string>();

  override async join(signal: AbortSignal): Promise<void> {
    await super.join(signal);
    const { random } = this.account;
    for (let count = 0; count < ENTRIES; count += 1) {
      const sentences = Array.from({ length: SENTENCES_EACH }, () => random.pick(SENTENCES));
      const body = { content: sentences.join(' '), mood: 'calm', tags: [] };
      const headers = { 'idempotency-key': randomUUID() };
      const { id } = await this.call<Entry>(201, api.entries.create, signal, { body, headers });
      this.#words.set(id, body.content);
    }
  }

  async act(signal: AbortSignal): Promise<void> {
    const path = `${api.guide.weekly.path}?fresh=true`;
    const { method } = api.guide.weekly;
    const { entryCount } = await this.call<{ entryCount?: number }>(200, { method, path }, signal);
    if (entryCount !== undefined && entryCount !== ENTRIES)
      this.fault(`a week of ${ENTRIES} entries was read as one of ${entryCount}`);
    this.account.tally.acknowledged += 1;
  }

  /** A reading changes no word of what it reads, however it ends. */
  async audit(sql: postgres.Sql): Promise<Findings> {
    const rows = await sql<{ id: number; content: string }[]>`
      select id::int, content from entries where user_id = ${this.owner}`;
    const found = new Map(rows.map(({ id, content }) => [id, content]));
    const lost = [...this.#words].filter(([id, content]) => found.get(id) !== content);
    const doubled = rows.length > ENTRIES ? [`${rows.length} entries for ${ENTRIES}`] : [];
    return { lost: lost.map(([id]) => `the words of entry ${id}`), doubled };
  }
}
