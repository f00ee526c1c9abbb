import { isIPv6 } from 'node:net';
import type { ServerContext } from '../context';
import { consumeRateLimit } from './rate-limit';

/** An IPv6 household has 2^64 addresses, which share the first half of their groups. */
const HOUSEHOLD_GROUPS = 4;

/** The network for which attempts are counted: an IPv4 address, or the /64 of an IPv6 address. */
export function rateLimitedNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.slice(0, HOUSEHOLD_GROUPS).join(':');
}

/**
 * Counts one public write from this address, across all processes.
 * @throws ProblemError 429 when it exceeds the configured number per minute
 */
export function consumePublicWriteLimit(
  { database, config }: ServerContext,
  operation: string,
  address: string,
  now: Date,
): Promise<void> {
  return consumeRateLimit(
    database,
    `${operation}:${rateLimitedNetwork(address)}`,
    config.publicWritesPerMinute,
    now,
  );
}
