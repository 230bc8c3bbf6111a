import { randomUUID } from 'node:crypto';
import { api, type ManagedArticle } from '@pathkeeper/contract';
import type postgres from 'postgres';
import type { Findings } from '../audit.ts';
import { Member } from '../member.ts';
import type { Work } from './work.ts';

/** Changes of one article before the next is begun. */
const CHANGES = 10;

/** Somebody of the staff who writes articles: begins, saves and publishes them. */
export class Author extends Member implements Work {
  #article: ManagedArticle | null = null;
  #changes = 0;
  readonly #known = new Map<number, { content: string; isPublished: boolean }>();

  override async join(signal: AbortSignal, sql?: postgres.Sql): Promise<void> {
    await super.join(signal);
    // Before their first call: no process knows them yet.
    await (sql as postgres.Sql)`update users set role = 'admin' where id = ${this.owner}`;
  }

  async act(signal: AbortSignal): Promise<void> {
    const content = `<p>${randomUUID()}</p>`;
    if (this.#article === null || this.#changes >= CHANGES) {
      this.#article = await this.#begin(content, signal);
      this.#changes = 0;
    } else {
      this.#article = await this.#change(this.#article, content, signal);
      this.#changes += 1;
    }
    const { id, isPublished } = this.#article;
    this.#known.set(id, { content, isPublished });
    this.account.tally.acknowledged += 1;
  }

  #begin(content: string, signal: AbortSignal): Promise<ManagedArticle> {
    const body = {
      ...{ title: `Trial ${randomUUID()}`, slug: null, excerpt: 'A trial.', content, tags: [] },
      ...{ category: 'Personal Development', metaTitle: null, metaDescription: null },
      featuredImageAlt: null,
    };
    const headers = { 'idempotency-key': randomUUID() };
    return this.call<ManagedArticle>(201, api.blogAdmin.create, signal, { body, headers });
  }

  /** A lost answer is told apart from somebody else's change by what the article holds. */
  async #change(
    { id, version }: ManagedArticle,
    content: string,
    signal: AbortSignal,
  ): Promise<ManagedArticle> {
    const isPublished = this.account.random.next() < 0.5;
    const body = { content, isPublished, expectedVersion: version };
    const sent = { params: { id }, body };
    const answer = await this.send<ManagedArticle>(api.blogAdmin.update, signal, sent);
    if (answer.status === 200) return answer.body;
    const stands = await this.call<ManagedArticle>(200, api.blogAdmin.article, signal, {
      params: { id },
    });
    const isOurs = answer.status === 409 && answer.tries > 1 && stands.content === content;
    if (!isOurs) this.fault(`a change of an article was answered with ${answer.status}`);
    return stands;
  }

  async audit(sql: postgres.Sql): Promise<Findings> {
    const rows = await sql<{ id: number; content: string; published: boolean; slugs: number }[]>`
      select id::int, content, is_published as published,
        (select count(*)::int from blog_slugs s where s.article_id = a.id) as slugs
      from blog_articles a where author_id = ${this.owner}`;
    const findings: Findings = { lost: [], doubled: [] };
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const [id, expected] of this.#known) {
      const row = found.get(id);
      if (row?.content !== expected.content) findings.lost.push(`the words of article ${id}`);
      else if (row.published !== expected.isPublished) findings.lost.push(`the state of ${id}`);
    }
    if (rows.length > this.#known.size)
      findings.doubled.push(`${rows.length} articles for ${this.#known.size}`);
    return findings;
  }
}
