/** A piece of JSON as it is to be sent, valid or not. */
export class Raw {
  constructor(readonly text: string) {}
}

/** A thing that is known only when the request is sent: one of the caller's own or a neighbour's. */
export class Ref {
  constructor(
    /** What an id of the contract stands for, or a value that only the accounts know: a cursor, today. */
    readonly kind: string,
    readonly whose: 'own' | 'neighbour',
    readonly at: number,
  ) {}
}

export type Value = null | boolean | number | string | Raw | Ref | Value[] | Map<string, Value>;

/** Writes JSON, with each reference resolved. Names of a map are kept in order, `__proto__` too. */
export function toJson(value: Value, resolve: (ref: Ref) => string | number): string {
  if (value instanceof Raw) return value.text;
  if (value instanceof Ref) return JSON.stringify(resolve(value));
  if (Array.isArray(value)) return `[${value.map((each) => toJson(each, resolve)).join(',')}]`;
  if (value instanceof Map) {
    const fields = [...value].map(
      ([name, each]) => `${JSON.stringify(name)}:${toJson(each, resolve)}`,
    );
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A value as it stands in an address, before it is encoded. */
export function toPlain(value: Value, resolve: (ref: Ref) => string | number): string {
  if (value instanceof Ref) return String(resolve(value));
  return typeof value === 'string' ? value : toJson(value, resolve);
}
