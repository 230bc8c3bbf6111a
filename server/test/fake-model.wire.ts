/** How a provider's answers look on the wire. */
export interface Wire {
  whole(text: string, finish: 'stop' | 'length'): object;
  error(message: string): object;
  /** Server-sent events, each with its blank line. */
  opening(): string[];
  piece(text: string): string;
  closing(finish: 'stop' | 'length'): string[];
}

/** What every answer says that it used. */
export const TOKENS = { input: 900, output: 120 };

const event = (data: object, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

const about = { id: 'chatcmpl-1', created: 1_763_764_800, model: 'owl' };
const usage = {
  prompt_tokens: TOKENS.input,
  completion_tokens: TOKENS.output,
  total_tokens: TOKENS.input + TOKENS.output,
};

const chunk = (delta: object, finish: string | null = null) =>
  event({
    ...about,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

/** Chat completions as OpenAI, Ollama and vLLM speak them. */
export const openAi: Wire = {
  whole: (content, finish) => ({
    ...about,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage,
  }),
  error: (message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
  opening: () => [chunk({ role: 'assistant', content: '' })],
  piece: (content) => chunk({ content }),
  closing: (finish) => [
    chunk({}, finish),
    event({ ...about, object: 'chat.completion.chunk', choices: [], usage }),
    'data: [DONE]\n\n',
  ],
};

const REASONS = { stop: 'end_turn', length: 'max_tokens' };

const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'owl',
  stop_sequence: null,
};

/** The Messages API of Anthropic. */
export const anthropic: Wire = {
  whole: (text, finish) => ({
    ...message,
    content: [{ type: 'text', text }],
    stop_reason: REASONS[finish],
    usage: { input_tokens: TOKENS.input, output_tokens: TOKENS.output },
  }),
  error: (text) => ({ type: 'error', error: { type: 'api_error', message: text } }),
  opening: () => [
    event(
      {
        type: 'message_start',
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { input_tokens: TOKENS.input, output_tokens: 1 },
        },
      },
      'message_start',
    ),
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
  ],
  piece: (text) =>
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  closing: (finish) => [
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: REASONS[finish], stop_sequence: null },
        usage: { output_tokens: TOKENS.output },
      },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ],
};
