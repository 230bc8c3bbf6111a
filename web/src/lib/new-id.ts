/** An id that nobody else has made. */
// crypto.randomUUID exists on https and localhost only; a journal may be served to a home network.
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
