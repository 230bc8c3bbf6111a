import { randomUUID } from 'node:crypto';
import { api, type Entry, QUEST_MIN_CHARACTERS, type Quest } from '@pathkeeper/contract';
import type { Acknowledged } from './acknowledged.ts';
import { type Account, Member } from './member.ts';
import { SENTENCES } from './sentences.data.ts';

interface WriterAccount extends Account {
  acknowledged: Acknowledged;
  /** Characters added to each entry, to fill a disk. */
  padding?: number;
}

type Saved = Entry & { xpAwarded: number };

/** A user who writes and remembers what the app acknowledged. */
export class Writer extends Member {
  constructor(protected override readonly account: WriterAccount) {
    super(account);
  }

  override async join(signal: AbortSignal): Promise<void> {
    await super.join(signal);
    this.account.acknowledged.join(this.owner);
  }

  /** Saves an entry and may edit it, ask for a reflection or delete it. */
  async write(signal: AbortSignal): Promise<void> {
    const { random } = this.account;
    const saved = await this.#save(this.#page(), signal);
    const what = random.next();
    if (what < 0.3) {
      const edited = await this.#edit(saved, signal);
      if (what < 0.1) await this.#edit(edited, signal);
    }
    if (what > 0.2 && what < 0.45) await this.#reflect(saved, signal);
    if (what > 0.92) await this.#remove(saved, signal);
  }

  /** Accepts today's quest, writes for it and completes it. */
  async quest(signal: AbortSignal): Promise<void> {
    const { acknowledged } = this.account;
    const quest = await this.call<Quest>(200, api.quests.today, signal);
    const at = { params: { id: quest.id } };
    await this.call(200, api.quests.accept, signal, at);
    const page = `${quest.prompt}\n\n${this.#page().padEnd(QUEST_MIN_CHARACTERS + 50, '…')}`;
    const { id } = await this.#save(page, signal);
    const done = await this.call<Quest & { xpAwarded: number }>(
      200,
      api.quests.complete,
      signal,
      at,
    );
    if (done.status !== 'completed') this.fault(`a completed quest is ${done.status}`);
    // The entry is now typed `quest`.
    this.#note(await this.call<Entry>(200, api.entries.get, signal, { params: { id } }));
    acknowledged.quests.push({ owner: this.owner, quest: quest.id });
    acknowledged.paid(this.owner, done.xpAwarded);
  }

  async #save(content: string, signal: AbortSignal): Promise<Saved> {
    const { acknowledged, random } = this.account;
    const body = { content, mood: random.pick(['calm', 'sad', null]), tags: ['trial'] };
    const headers = { 'idempotency-key': randomUUID() };
    const saved = await this.call<Saved>(201, api.entries.create, signal, { body, headers });
    if (saved.content !== content) this.fault('a save was answered with other words');
    this.#note(saved);
    acknowledged.paid(this.owner, saved.xpAwarded);
    return saved;
  }

  async #edit({ id, version }: Entry, signal: AbortSignal): Promise<Entry> {
    const body = { content: this.#page(), mood: null, tags: [], version };
    const edited = await this.call<Entry>(200, api.entries.update, signal, {
      body,
      params: { id },
    });
    const isDone = edited.content === body.content && edited.version === version + 1;
    if (!isDone) this.fault('an edit was answered with other words or made twice');
    this.#note(edited);
    return edited;
  }

  async #reflect({ id }: Entry, signal: AbortSignal): Promise<void> {
    const { entry, xpAwarded } = await this.call<{ entry: Entry; xpAwarded: number }>(
      200,
      api.guide.analyze,
      signal,
      { params: { id } },
    );
    if (!entry.aiReflection) this.fault('a reflection was answered without one');
    this.#note(entry);
    this.account.acknowledged.paid(this.owner, xpAwarded);
  }

  async #remove({ id }: Entry, signal: AbortSignal): Promise<void> {
    const answer = await this.send(api.entries.remove, signal, { params: { id } });
    // On a second try it is deleted already.
    const isDone = answer.status === 200 || (answer.status === 404 && answer.tries > 1);
    if (!isDone) this.fault(`a deletion was answered with ${answer.status}`);
    this.account.acknowledged.drop(id);
  }

  #note({ id, content, version, aiReflection }: Entry): void {
    const expected = { owner: this.owner, content, version, reflection: aiReflection };
    this.account.acknowledged.keep(id, expected);
    this.account.tally.acknowledged += 1;
  }

  /** No two texts are alike: one that is there twice was saved twice. */
  #page(): string {
    const { random, padding = 0 } = this.account;
    const sentences = Array.from({ length: 5 }, () => random.pick(SENTENCES));
    // Text that does not compress.
    const more = Array.from({ length: padding / 10 }, () =>
      random.next().toString(36).slice(2, 12),
    );
    return [`${randomUUID()}.`, ...sentences, ...more].join(' ');
  }
}
