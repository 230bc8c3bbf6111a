import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './sse.ts';

/** A stream of these bytes, cut where `cuts` says. */
function streamOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b)];
  return new ReadableStream({
    start(controller) {
      for (const [place, edge] of edges.entries()) {
        controller.enqueue(bytes.slice(edge, edges[place + 1]));
      }
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

describe('server-sent events', () => {
  it('are read with name and data, comments and unknown fields left out', async () => {
    const text = ': hello\n\nevent: text\ndata: {"a":1}\nid: 7\n\ndata: one\ndata:two\ndata\n\n';
    expect(await all(streamOf(text))).toEqual([
      { event: 'text', data: '{"a":1}' },
      { event: 'message', data: 'one\ntwo\n' },
    ]);
  });

  it('end with the stream: what was not finished is no event', async () => {
    expect(await all(streamOf('data: whole\n\ndata: half'))).toEqual([
      { event: 'message', data: 'whole' },
    ]);
  });

  it('are the same however the network cuts them, whatever the line breaks', async () => {
    const text = 'event: text\ndata: {"text":"Größe † 🦅"}\n\nevent: done\ndata: {}\n\n';
    const expected = await all(streamOf(text));
    expect(expected).toHaveLength(2);
    const cuts = fc.array(fc.nat(200), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(cuts, fc.constantFrom('\n', '\r\n', '\r'), async (places, lineBreak) => {
        const sent = text.replaceAll('\n', lineBreak);
        expect(await all(streamOf(`${sent}\n`, places))).toEqual(expected);
      }),
    );
  });

  it('let go of the connection when the reader stops', async () => {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const event of readEvents(stream)) {
      expect(event.data).toBe('1');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
