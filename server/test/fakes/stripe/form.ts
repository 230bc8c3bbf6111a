/** What a form or a query says, nested as its names do: `a[0][b]=c` is `{a: [{b: 'c'}]}`. */
export interface Fields {
  [name: string]: string | Fields | (string | Fields)[] | undefined;
}

/** Reads a body as Stripe's clients send it. */
export function readForm(text: string): Fields {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter((part) => part !== '');
    const path = [first, ...rest];
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return listsIn(root) as Fields;
}

/** What is numbered from 0 is a list. */
function listsIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, listsIn(each)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

export const textOf = (value: Fields[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const fieldsOf = (value: Fields[string]): Fields =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

export const listOf = (value: Fields[string]): (string | Fields)[] =>
  Array.isArray(value) ? value : [];
