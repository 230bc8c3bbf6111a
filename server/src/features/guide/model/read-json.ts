import type { z } from 'zod';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The object in a model's answer, also when it stands in a code fence or between words; null when
 * there is none of that shape.
 */
export function readJson<S extends z.ZodType>(schema: S, answer: string): z.output<S> | null {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1];
  const braced = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  for (const text of [answer, fenced, braced]) {
    if (text === undefined) continue;
    const result = schema.safeParse(parsed(text.trim()));
    if (result.success) return result.data;
  }
  return null;
}
