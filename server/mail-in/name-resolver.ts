import { Resolver } from 'node:dns/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import type { NameResolver } from '../ports/name-resolver.port';

/** Asks the name servers of this machine, each at most twice. */
export function createNameResolver(): NameResolver {
  const resolver = new Resolver({ timeout: 2 * millisecondsInSecond, tries: 2 });
  return async (name, type) => {
    const records = await resolver.resolve(name, type);
    // Only records of other types than mails are judged by are objects.
    return records as string[][] | string[];
  };
}
