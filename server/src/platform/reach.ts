import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

/** Whether only this machine reaches what listens on that host. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Where another device of the same network finds a server that listens on `host`: nothing for loopback, one
 * origin for each outward IPv4 address of the machine (`os.networkInterfaces()`) when it listens on all.
 */
export function originsInReach(
  host: string,
  port: number,
  interfaces: NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>,
): string[] {
  if (isLoopback(host)) return [];
  if (!EVERY_INTERFACE.has(host)) return [originOf(host, port)];
  return Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => originOf(address, port));
}

/**
 * What the terminal says to whoever wants to write on a phone: each address, and the first of them as a QR
 * code, which leads to `path` (the registration, with its token, while nobody is there). Empty on loopback.
 */
export function reachLines(origins: readonly string[], path = '/'): string[] {
  const [first] = origins;
  if (first === undefined) return [];
  return [
    ...origins.map((origin) => `From another device of this network: ${origin}`),
    `Or let the camera of a phone read this:\n\n${renderUnicodeCompact(new URL(path, first).href, { border: 2 })}\n`,
  ];
}
