import { randomUUID } from 'node:crypto';
import { api, type ForumReply } from '@pathkeeper/contract';
import type postgres from 'postgres';
import sharp from 'sharp';
import type { Findings } from '../audit.ts';
import { Member } from '../member.ts';
import type { Work } from './work.ts';

interface Reply {
  content: string;
  photoUrl: string;
}

/** Somebody who answers a post of theirs, each time with a photo. */
export class Replier extends Member implements Work {
  #post = 0;
  readonly #replies = new Map<number, Reply>();
  /** Numbers that were acknowledged since the last audit. */
  readonly #fresh = new Set<number>();

  override async join(signal: AbortSignal, sql?: postgres.Sql): Promise<void> {
    await super.join(signal);
    const [category] = await (sql as postgres.Sql)<{ id: number }[]>`
      update forum_categories set allow_photos = true, min_level = 1
      where id = (select min(id) from forum_categories) returning id::int`;
    const body = { title: 'A trial', content: randomUUID(), categoryId: category?.id };
    const headers = { 'idempotency-key': randomUUID() };
    const sent = { body, headers };
    this.#post = (await this.call<{ id: number }>(201, api.forum.createPost, signal, sent)).id;
  }

  async act(signal: AbortSignal): Promise<void> {
    const content = `A photo: ${randomUUID()}.`;
    const form = new FormData();
    form.set('content', content);
    form.set('photoAlt', 'One colour');
    form.set('photo', await this.#photo(), 'colour.png');
    const reply = await this.call<ForumReply>(201, api.forum.createReply, signal, {
      ...{ form, params: { id: this.#post } },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (!reply.photoUrl) this.fault('a reply was answered without its photo');
    this.#replies.set(reply.id, { content, photoUrl: reply.photoUrl ?? '' });
    this.#fresh.add(reply.id);
    this.account.tally.acknowledged += 1;
  }

  async audit(sql: postgres.Sql): Promise<Findings> {
    const findings: Findings = { lost: [], doubled: [] };
    const rows = await sql<{ number: number; content: string }[]>`
      select number::int, content from forum_replies where post_id = ${this.#post}`;
    const found = new Map(rows.map(({ number, content }) => [number, content]));
    for (const number of this.#fresh) {
      const reply = this.#replies.get(number);
      if (found.get(number) !== reply?.content) findings.lost.push(`reply ${number}`);
      const photo = await fetch(new URL(reply?.photoUrl ?? '', `http://127.0.0.1:${this.port}`));
      const { byteLength } = await photo.arrayBuffer();
      if (!photo.ok || byteLength === 0) findings.lost.push(`the photo of reply ${number}`);
    }
    this.#fresh.clear();
    const [post] = await sql<{ replies: number; last: number }[]>`
      select reply_count::int as replies, last_number::int as last
      from forum_posts where id = ${this.#post}`;
    const expected = this.#replies.size;
    for (const count of [rows.length, post?.replies ?? 0, post?.last ?? 0]) {
      if (count > expected) findings.doubled.push(`${count} replies for ${expected}`);
      if (count < expected) findings.lost.push(`${count} replies for ${expected}`);
    }
    return findings;
  }

  async #photo(): Promise<Blob> {
    const { random } = this.account;
    const shade = () => Math.floor(random.next() * 256);
    const background = { r: shade(), g: shade(), b: shade() };
    const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
    return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
  }
}
