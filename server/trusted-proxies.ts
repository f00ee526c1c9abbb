import { isIPv4, isIPv6 } from 'node:net';
import { StartupError } from './startup-error';

/**
 * The reverse proxies before the server: none, their number, or their addresses and networks. Each
 * of them appends the address of its own client to X-Forwarded-For.
 */
export type TrustedProxies = 'none' | { readonly hops: number } | { readonly networks: string[] };

/** A network with more addresses has not only proxies in it, but their clients too. */
const MIN_PREFIX_BITS = { 4: 8, 6: 7 } as const;

const MAX_HOPS = 10;

const OFF = ['', '0', 'no', 'false', 'off'];

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0 || address.includes('%')) return false;
  const kind = isIPv4(address) ? 4 : isIPv6(address) ? 6 : undefined;
  if (kind === undefined) return false;
  if (prefix === undefined) return true;
  const bits = Number(prefix);
  return (
    /^\d{1,3}$/.test(prefix) && bits >= MIN_PREFIX_BITS[kind] && bits <= (kind === 4 ? 32 : 128)
  );
}

/**
 * Reads `TRUST_PROXY`.
 * @throws StartupError that says what to write instead
 */
export function readTrustedProxies(text = ''): TrustedProxies {
  const value = text.trim().toLowerCase();
  if (OFF.includes(value)) return 'none';
  if (/^\d+$/.test(value) && Number(value) <= MAX_HOPS) return { hops: Number(value) };
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return { networks };
  throw new StartupError(
    `TRUST_PROXY must be the number of reverse proxies before the server, such as 1, or their addresses and networks, such as 127.0.0.1, 10.0.0.0/8; not "${text}".`,
  );
}

/**
 * Whether X-Forwarded-For of a peer is believed, as Fastify asks: for the peer of the connection
 * (hop 0) and then for each address of the header from its end, until one is not believed. That one
 * is the client. So what a client sends in the header itself, before the entries of the proxies, is
 * never read.
 */
export function proxyTrustOf(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 'none') return false;
  // Fastify ignores a number, because nothing proves that a request came through so many proxies:
  // with a number, no client may reach the server in another way (docs/settings.md).
  return 'hops' in proxies ? (_address, hop) => hop < proxies.hops : proxies.networks;
}
