import { randomUUID } from 'node:crypto';
import { api, type Entry, QUEST_MIN_CHARACTERS, type Quest } from '@pathkeeper/contract';
import type { Random } from '../../bench/random.ts';
import { type Answer, ask, type Request, type Tally } from './errand.ts';
import type { Notebook } from './notebook.ts';
import { SENTENCES } from './sentences.data.ts';

interface Account {
  port: number;
  name: string;
  notebook: Notebook;
  tally: Tally;
  random: Random;
  /** Letters beyond the sentences in each page; for filling a disk. */
  padding?: number;
}

type Saved = Entry & { xpAwarded: number };

const PASSWORD = 'not a secret here';

/** Somebody who writes, and notes down whatever the app has acknowledged. */
export class Writer {
  #owner = 0;
  #token = '';

  constructor(private readonly account: Account) {}

  /** Opens the account; when the answer to that was lost, signs in to it. */
  async join(signal: AbortSignal): Promise<void> {
    const { name } = this.account;
    const email = `${name}@example.org`;
    const body = { username: name, email, password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await this.#send<SignedIn>(api.accounts.register, body, signal);
    if (answer.status === 201) this.#enter(answer.body);
    else await this.#signIn(signal);
    this.account.notebook.join(this.#owner);
  }

  /** Saves a page and does something with it: edits it, asks for a reflection, or deletes it. */
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
    const { notebook } = this.account;
    const quest = await this.#call<Quest>(200, api.quests.today, undefined, signal);
    const at = { id: quest.id };
    await this.#call(200, api.quests.accept, undefined, signal, at);
    const page = `${quest.prompt}\n\n${this.#page().padEnd(QUEST_MIN_CHARACTERS + 50, '…')}`;
    const { id } = await this.#save(page, signal);
    const done = await this.#call<Quest & { xpAwarded: number }>(
      200,
      api.quests.complete,
      undefined,
      signal,
      at,
    );
    if (done.status !== 'completed') this.#fault(`a completed quest is ${done.status}`);
    // The page is marked as the quest's.
    this.#note(await this.#call<Entry>(200, api.entries.get, undefined, signal, { id }));
    notebook.quests.push({ owner: this.#owner, quest: quest.id });
    notebook.paid(this.#owner, done.xpAwarded);
  }

  async #save(content: string, signal: AbortSignal): Promise<Saved> {
    const { notebook, random } = this.account;
    const body = { content, mood: random.pick(['calm', 'sad', null]), tags: ['trial'] };
    const headers = { 'idempotency-key': randomUUID() };
    const saved = await this.#call<Saved>(201, api.entries.create, body, signal, {}, headers);
    if (saved.content !== content) this.#fault('a save was answered with other words');
    this.#note(saved);
    notebook.paid(this.#owner, saved.xpAwarded);
    return saved;
  }

  async #edit({ id, version }: Entry, signal: AbortSignal): Promise<Entry> {
    const body = { content: this.#page(), mood: null, tags: [], version };
    const edited = await this.#call<Entry>(200, api.entries.update, body, signal, { id });
    const isDone = edited.content === body.content && edited.version === version + 1;
    if (!isDone) this.#fault('an edit was answered with other words or made twice');
    this.#note(edited);
    return edited;
  }

  async #reflect({ id }: Entry, signal: AbortSignal): Promise<void> {
    const { entry, xpAwarded } = await this.#call<{ entry: Entry; xpAwarded: number }>(
      200,
      api.guide.analyze,
      undefined,
      signal,
      { id },
    );
    if (!entry.aiReflection) this.#fault('a reflection was answered without one');
    this.#note(entry);
    this.account.notebook.paid(this.#owner, xpAwarded);
  }

  async #remove({ id }: Entry, signal: AbortSignal): Promise<void> {
    const answer = await this.#send(api.entries.remove, undefined, signal, { id });
    // On a second try it is gone already.
    const isDone = answer.status === 200 || (answer.status === 404 && answer.tries > 1);
    if (!isDone) this.#fault(`a deletion was answered with ${answer.status}`);
    this.account.notebook.drop(id);
  }

  #note({ id, content, version, aiReflection }: Entry): void {
    const kept = { owner: this.#owner, content, version, reflection: aiReflection };
    this.account.notebook.keep(id, kept);
    this.account.tally.acknowledged += 1;
  }

  /** No two pages are alike: one that is there twice was saved twice. */
  #page(): string {
    const { random, padding = 0 } = this.account;
    const sentences = Array.from({ length: 5 }, () => random.pick(SENTENCES));
    // Text that cannot be packed smaller.
    const more = Array.from({ length: padding / 10 }, () =>
      random.next().toString(36).slice(2, 12),
    );
    return [`${randomUUID()}.`, ...sentences, ...more].join(' ');
  }

  async #call<Body>(
    expected: number,
    endpoint: Endpoint,
    body: object | undefined,
    signal: AbortSignal,
    params: Record<string, number> = {},
    headers: Record<string, string> = {},
  ): Promise<Body> {
    const send = () => this.#send<Body>(endpoint, body, signal, params, headers);
    let answer = await send();
    if (answer.status === 401) {
      await this.#signIn(signal);
      answer = await send();
    }
    if (answer.status !== expected) {
      this.#fault(`${endpoint.method} ${endpoint.path} was answered with ${answer.status}`);
      throw new Error(`${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  #send<Body>(
    { method, path }: Endpoint,
    body: object | undefined,
    signal: AbortSignal,
    params: Record<string, number> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const request: Request = {
      method,
      path: path.replace(/:(\w+)/g, (_, name: string) => String(params[name])),
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        'x-timezone': 'Europe/London',
        ...headers,
      },
      ...(body ? { body } : {}),
    };
    return ask<Body>(this.account.port, request, this.account.tally, signal);
  }

  async #signIn(signal: AbortSignal): Promise<void> {
    this.#token = '';
    const body = { username: this.account.name, password: PASSWORD };
    const answer = await this.#send<SignedIn>(api.accounts.login, body, signal);
    if (answer.status !== 200) throw new Error(`${body.username}: ${answer.status} at sign-in`);
    this.#enter(answer.body);
  }

  #enter({ accessToken, user }: SignedIn): void {
    this.#token = accessToken;
    this.#owner = user.id;
  }

  #fault(what: string): void {
    this.account.tally.faults.push(what);
  }
}

interface SignedIn {
  accessToken: string;
  user: { id: number };
}

type Endpoint = Pick<Request, 'method' | 'path'>;
