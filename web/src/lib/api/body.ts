import type { Endpoint } from '@pathkeeper/contract';

/** A body as `fetch` sends it. The browser names the type of a form itself, with its boundary. */
interface Body {
  body: string | FormData | undefined;
  type: string | null;
}

/** What is passed to an endpoint, as that endpoint accepts it. */
export function bodyOf({ accepts }: Pick<Endpoint, 'accepts'>, body: unknown): Body {
  if (body === undefined) return { body: undefined, type: null };
  if (accepts === 'multipart') return { body: formOf(body as object), type: null };
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** Fields before files: a server that reads a form as it comes knows them first. */
function formOf(values: object): FormData {
  const form = new FormData();
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of given) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of given) if (value instanceof Blob) form.append(name, value);
  return form;
}
