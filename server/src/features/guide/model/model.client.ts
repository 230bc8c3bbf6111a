import type { FinishReason, LanguageModelUsage } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from './model.config.ts';
import { estimateTokens, LONGEST_ANSWER, type Tokens } from './model.cost.ts';
import { ModelFailure } from './model.failure.ts';
import { boundedFetch } from './model.fetch.ts';

/** One question to the model. It never carries tools (D32). */
export interface Question {
  system: string;
  prompt: string;
  signal: AbortSignal;
  /** The shape of the answer, for a provider that can hold its model to one. */
  schema?: z.ZodType | undefined;
  /** Asked in words alone, for a server that refuses a shape or a limit in the request. */
  plain: boolean;
}

export interface Answer {
  text: string;
  tokens: Tokens;
}

/** The provider as the SDK reaches it: one request a call, never a second one by itself. */
export interface ModelClient {
  complete(question: Question): Promise<Answer>;
  stream(question: Question, onText: (piece: string) => void): Promise<Answer>;
}

/** Longer than any answer that was asked for. */
const MAX_CHARACTERS = 24_000;

async function provide(
  { provider, model, baseUrl: baseURL, apiKey }: ModelSettings,
  fetch: typeof globalThis.fetch,
) {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'guide',
    baseURL,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
    // OpenAI's own newer models know the limit by this name only.
    ...(new URL(baseURL).host === 'api.openai.com' && {
      transformRequestBody: ({ max_tokens, ...body }) => ({
        ...body,
        max_completion_tokens: max_tokens,
      }),
    }),
  })(model);
}

async function load(settings: ModelSettings, fetch: typeof globalThis.fetch) {
  // The SDK warns on the console, of things that are chosen here on purpose.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const [sdk, model] = await Promise.all([import('ai'), provide(settings, fetch)]);
  const middleware = sdk.extractReasoningMiddleware({ tagName: 'think' });
  return { sdk, model: sdk.wrapLanguageModel({ model, middleware }) };
}

type Loaded = Awaited<ReturnType<typeof load>>;

function request({ sdk, model }: Loaded, question: Question) {
  const { system, prompt, signal, schema, plain } = question;
  return {
    model,
    system,
    prompt,
    abortSignal: signal,
    maxRetries: 0,
    ...(!plain && { maxOutputTokens: LONGEST_ANSWER }),
    ...(!plain &&
      schema && {
        // Only the shape is handed on: what comes back is read here, with more patience.
        output: { ...sdk.Output.object({ schema }), parseCompleteOutput: async () => null },
        // Else the SDK would hand an older model a tool.
        providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
      }),
  };
}

interface End {
  finish: FinishReason | undefined;
  /** The provider's own word for it. */
  raw: string | undefined;
  usage: LanguageModelUsage | undefined;
}

/** The answer, unless it was cut off, withheld or blank. */
function whole(question: Question, text: string, { finish, raw, usage }: End): Answer {
  const tokens = {
    input: usage?.inputTokens ?? estimateTokens(question.system + question.prompt),
    output: usage?.outputTokens ?? estimateTokens(text),
  };
  // Some servers have a word of their own for a natural end.
  const ended = finish === 'stop' || (finish === 'other' && raw !== undefined);
  if (!ended || text.trim() === '' || text.length > MAX_CHARACTERS) {
    throw new ModelFailure('unusable', undefined, tokens);
  }
  return { text, tokens };
}

/** Nothing is loaded before the first question, so an installation without a model never pays. */
export function createClient(settings: ModelSettings, fetch = globalThis.fetch): ModelClient {
  let loading: Promise<Loaded> | undefined;
  const loaded = () => {
    loading ??= load(settings, boundedFetch(fetch));
    return loading;
  };
  return {
    async complete(question) {
      const ready = await loaded();
      const result = await ready.sdk.generateText(request(ready, question));
      return whole(question, result.text, {
        finish: result.finishReason,
        raw: result.rawFinishReason,
        usage: result.usage,
      });
    },
    async stream(question, onText) {
      const ready = await loaded();
      const stop = new AbortController();
      const end = () => stop.abort();
      question.signal.addEventListener('abort', end);
      try {
        return await readStream(ready, { ...question, signal: stop.signal }, onText);
      } finally {
        // However reading ended, nothing more is waited for or paid for.
        question.signal.removeEventListener('abort', end);
        end();
      }
    },
  };
}

async function readStream(
  ready: Loaded,
  question: Question,
  onText: (piece: string) => void,
): Promise<Answer> {
  // Errors come as parts of the stream; the SDK's own handler would print the question.
  const options = { ...request(ready, question), onError: () => {} };
  // Read by hand: leaving a loop over the stream would wait for a stream that may have no end.
  const reader = ready.sdk.streamText(options).fullStream.getReader();
  let text = '';
  const end: End = { finish: undefined, raw: undefined, usage: undefined };
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const part = read.value;
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new ModelFailure('stopped');
    if (part.type === 'finish') {
      end.finish = part.finishReason;
      end.raw = part.rawFinishReason;
      end.usage = part.totalUsage;
    }
    if (part.type !== 'text-delta' || part.text === '') continue;
    text += part.text;
    if (text.length > MAX_CHARACTERS) break;
    onText(part.text);
  }
  return whole(question, text, end);
}
