/** One server-sent event: its name, and its data as it came. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events as they come, however the network cut them. What follows the last blank
 * line is no event yet and is dropped, as the standard has it.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A return at the end may be half of a line break.
      const held = rest.endsWith('\r') ? '\r' : '';
      const text = rest.slice(0, rest.length - held.length).replace(/\r\n?/g, '\n');
      const blocks = text.split('\n\n');
      rest = (blocks.pop() ?? '') + held;
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops reading early lets go of the connection.
    await reader.cancel().catch(() => {});
  }
}

function parse(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
