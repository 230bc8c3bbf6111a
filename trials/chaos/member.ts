import { api } from '@pathkeeper/contract';
import type { Random } from '../../bench/seed/random.ts';
import { type Answer, type Request, sendUntilAnswered, type Tally } from './http.ts';

export interface Account {
  port: number;
  name: string;
  tally: Tally;
  random: Random;
}

interface SignedIn {
  accessToken: string;
  user: { id: number };
}

type Endpoint = Pick<Request, 'method' | 'path'>;

interface Sent extends Pick<Request, 'body' | 'form' | 'headers'> {
  params?: Record<string, number>;
}

const PASSWORD = 'not a secret here';

/** Somebody with an account who asks again until they are answered. */
export class Member {
  protected owner = 0;
  #token = '';

  constructor(protected readonly account: Account) {}

  get port(): number {
    return this.account.port;
  }

  /** Registers; signs in when the answer to that was lost. */
  async join(signal: AbortSignal): Promise<void> {
    const { name } = this.account;
    const email = `${name}@example.org`;
    const body = { username: name, email, password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await this.send<SignedIn>(api.accounts.register, signal, { body });
    if (answer.status === 201) this.#enter(answer.body);
    else await this.#signIn(signal);
  }

  /** The body of an answer with the status that is expected; any other is a fault. */
  protected async call<Body>(
    expected: number,
    endpoint: Endpoint,
    signal: AbortSignal,
    sent: Sent = {},
  ): Promise<Body> {
    let answer = await this.send<Body>(endpoint, signal, sent);
    if (answer.status === 401) {
      await this.#signIn(signal);
      answer = await this.send<Body>(endpoint, signal, sent);
    }
    if (answer.status !== expected) {
      this.fault(`${endpoint.method} ${endpoint.path} was answered with ${answer.status}`);
      throw new Error(`${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  protected send<Body>(
    { method, path }: Endpoint,
    signal: AbortSignal,
    { params = {}, headers, ...content }: Sent = {},
  ): Promise<Answer<Body>> {
    const request: Request = {
      method,
      path: path.replace(/:(\w+)/g, (_, name: string) => String(params[name])),
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        'x-timezone': 'Europe/London',
        ...headers,
      },
      ...content,
    };
    return sendUntilAnswered<Body>(this.account.port, request, this.account.tally, signal);
  }

  async #signIn(signal: AbortSignal): Promise<void> {
    this.#token = '';
    const body = { username: this.account.name, password: PASSWORD };
    const answer = await this.send<SignedIn>(api.accounts.login, signal, { body });
    if (answer.status !== 200) throw new Error(`${body.username}: ${answer.status} at sign-in`);
    this.#enter(answer.body);
  }

  #enter({ accessToken, user }: SignedIn): void {
    this.#token = accessToken;
    this.owner = user.id;
  }

  protected fault(what: string): void {
    this.account.tally.faults.push(what);
  }
}
