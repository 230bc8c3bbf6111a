import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropic, openAi, type Wire } from './fake-model.wire.ts';

/** What the fake provider does with a request. */
export type Behaviour =
  /** Answers, whole or in a stream as it was asked. */
  | { does: 'answer'; text: string; finish?: 'stop' | 'length' }
  /** Answers whole, once what happens meanwhile is done. */
  | { does: 'take its time'; text: string; meanwhile: () => Promise<unknown> }
  /** Answers whole, also when a stream was asked for. */
  | { does: 'answer whole'; text: string }
  | { does: 'refuse'; status: number; message?: string }
  | { does: 'send'; type: string; body: string }
  /** Sends the asker, question and all, to another address. */
  | { does: 'redirect'; to: string }
  /** Takes the question and says nothing. */
  | { does: 'hang' }
  /** Sends a part of its answer and lets go of the connection. */
  | { does: 'break off'; text: string }
  /** Sends the text over and over. */
  | { does: 'never end'; text: string }
  /** Sends the text and then waits. */
  | { does: 'fall silent'; text: string };

export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** The asker let go before the answer was complete. */
  abandoned: boolean;
}

export interface FakeModel {
  baseUrl: string;
  /** What people agree to. */
  host: string;
  requests: Received[];
  /** What is done with the next requests, in order; the last is done again and again. */
  will(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

const WIRES = { 'openai-compatible': openAi, anthropic };

/** A provider on a real socket that speaks the real protocol and behaves as it is told. */
export async function startFakeModel(protocol: keyof typeof WIRES): Promise<FakeModel> {
  const wire = WIRES[protocol];
  const requests: Received[] = [];
  let script: Behaviour[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { headers, url } = request;
      const received: Received = { path: url ?? '', headers, body, abandoned: false };
      requests.push(received);
      response.on('close', () => {
        received.abandoned = !response.writableFinished;
      });
      const behaviour = script.length > 1 ? script.shift() : script[0];
      if (behaviour) behave(wire, behaviour, body.stream === true, response);
      else response.writeHead(500).end('Nobody said what to do.');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    requests,
    will: (...behaviours) => {
      script = behaviours;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

const EVENTS = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PIECE = 7;

const pieces = (text: string) => text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'gu')) ?? [];

function behave(wire: Wire, behaviour: Behaviour, streams: boolean, to: ServerResponse): void {
  switch (behaviour.does) {
    case 'hang':
      return;
    case 'refuse':
      to.writeHead(behaviour.status, JSON_TYPE);
      to.end(JSON.stringify(wire.error(behaviour.message ?? 'no')));
      return;
    case 'redirect':
      to.writeHead(307, { location: behaviour.to }).end();
      return;
    case 'send':
      to.writeHead(200, { 'content-type': behaviour.type }).end(behaviour.body);
      return;
    case 'answer':
      if (streams) stream(wire, behaviour.text, behaviour.finish ?? 'stop', to);
      else whole(wire, behaviour.text, behaviour.finish ?? 'stop', to);
      return;
    case 'take its time':
      void behaviour.meanwhile().then(() => whole(wire, behaviour.text, 'stop', to));
      return;
    case 'answer whole':
      whole(wire, behaviour.text, 'stop', to);
      return;
    case 'break off':
      if (streams) begin(wire, behaviour.text, to, () => to.destroy());
      else {
        const body = JSON.stringify(wire.whole(behaviour.text, 'stop'));
        to.writeHead(200, { ...JSON_TYPE, 'content-length': body.length * 2 });
        to.write(body.slice(0, body.length / 2), () => to.destroy());
      }
      return;
    case 'fall silent':
      begin(wire, behaviour.text, to, () => {});
      return;
    case 'never end':
      begin(wire, '', to, () => pour(wire, behaviour.text, to));
  }
}

function whole(wire: Wire, text: string, finish: 'stop' | 'length', to: ServerResponse): void {
  to.writeHead(200, JSON_TYPE).end(JSON.stringify(wire.whole(text, finish)));
}

function begin(wire: Wire, text: string, to: ServerResponse, then: () => void): void {
  to.writeHead(200, EVENTS);
  // Written on its own, so that it has left before what comes then.
  to.write([...wire.opening(), ...pieces(text).map(wire.piece)].join(''), then);
}

function stream(wire: Wire, text: string, finish: 'stop' | 'length', to: ServerResponse): void {
  begin(wire, text, to, () => to.end(wire.closing(finish).join('')));
}

/** As fast as it is read, and no faster. */
function pour(wire: Wire, text: string, to: ServerResponse): void {
  if (to.destroyed) return;
  if (to.write(wire.piece(text))) setImmediate(pour, wire, text, to);
  else to.once('drain', () => pour(wire, text, to));
}
