import { randomUUID } from 'node:crypto';
import { api, type Entry, QUEST_MIN_CHARACTERS, type Quest } from '@pathkeeper/contract';
import type { Random } from '../../bench/random.ts';
import type { Acknowledged } from './acknowledged.ts';
import { type Answer, type Request, sendUntilAnswered, type Tally } from './http.ts';
import { SENTENCES } from './sentences.data.ts';

interface Account {
  port: number;
  name: string;
  acknowledged: Acknowledged;
  tally: Tally;
  random: Random;
  /** Characters added to each entry, to fill a disk. */
  padding?: number;
}

type Saved = Entry & { xpAwarded: number };

const PASSWORD = 'not a secret here';

/** A user who writes and remembers what the app acknowledged. */
export class Writer {
  #owner = 0;
  #token = '';

  constructor(private readonly account: Account) {}

  /** Registers; signs in when the answer to that was lost. */
  async join(signal: AbortSignal): Promise<void> {
    const { name } = this.account;
    const email = `${name}@example.org`;
    const body = { username: name, email, password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await this.#send<SignedIn>(api.accounts.register, body, signal);
    if (answer.status === 201) this.#enter(answer.body);
    else await this.#signIn(signal);
    this.account.acknowledged.join(this.#owner);
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
    // The entry is now typed `quest`.
    this.#note(await this.#call<Entry>(200, api.entries.get, undefined, signal, { id }));
    acknowledged.quests.push({ owner: this.#owner, quest: quest.id });
    acknowledged.paid(this.#owner, done.xpAwarded);
  }

  async #save(content: string, signal: AbortSignal): Promise<Saved> {
    const { acknowledged, random } = this.account;
    const body = { content, mood: random.pick(['calm', 'sad', null]), tags: ['trial'] };
    const headers = { 'idempotency-key': randomUUID() };
    const saved = await this.#call<Saved>(201, api.entries.create, body, signal, {}, headers);
    if (saved.content !== content) this.#fault('a save was answered with other words');
    this.#note(saved);
    acknowledged.paid(this.#owner, saved.xpAwarded);
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
    this.account.acknowledged.paid(this.#owner, xpAwarded);
  }

  async #remove({ id }: Entry, signal: AbortSignal): Promise<void> {
    const answer = await this.#send(api.entries.remove, undefined, signal, { id });
    // On a second try it is deleted already.
    const isDone = answer.status === 200 || (answer.status === 404 && answer.tries > 1);
    if (!isDone) this.#fault(`a deletion was answered with ${answer.status}`);
    this.account.acknowledged.drop(id);
  }

  #note({ id, content, version, aiReflection }: Entry): void {
    const expected = { owner: this.#owner, content, version, reflection: aiReflection };
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
    return sendUntilAnswered<Body>(this.account.port, request, this.account.tally, signal);
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
