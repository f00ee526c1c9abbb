import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/database';
import type { TestBackend } from '../../api/orders/order-builder';

function record(name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(process.env.JOURNEYS_DATA ?? '', name), 'utf8'));
}

/** The address of the database of the product under test. It holds the password. */
export function databaseUrl(): string {
  const { user, password } = record('cluster.json');
  const { port } = record('owner.json');
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
}

/** The database of the product under test, where journeys create their data. */
export function productBackend(): TestBackend {
  return {
    database: openDatabase({ url: databaseUrl(), poolSize: 2 }),
    clock: { now: () => new Date(), advance: () => undefined, stop: () => undefined },
  };
}
