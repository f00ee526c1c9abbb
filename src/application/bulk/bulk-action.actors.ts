import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { bulkActionMachine } from './bulk-action.machine';
import type { BulkClient } from './bulk-client';
import { type BulkKind, subjectOf } from './bulk-subject';
import { orderBulkClient } from './order-bulk-client';
import { productBulkClient } from './product-bulk-client';
import { userBulkClient } from './user-bulk-client';

/**
 * The actors of the bulk-action machine. The kind selects the client: products, orders or users.
 */
export function bulkActionActors(store: Store): ActorsOf<typeof bulkActionMachine> {
  const calls = {
    products: productBulkClient(store),
    orders: orderBulkClient(store),
    users: userBulkClient(store),
  };
  const callsOf = (kind: BulkKind): BulkClient => calls[subjectOf(kind)];
  return {
    readPages: fromPromise(async ({ input: { kind, query, pages }, signal }) => {
      const { readPage } = callsOf(kind);
      const read = await Promise.all(pages.map((page) => readPage(query, page, signal)));
      return { items: read.flatMap(({ items }) => items), total: read.at(-1)?.total ?? 0 };
    }),
    tryLines: fromPromise(({ input, signal }) =>
      callsOf(input.kind).send({ ...input, how: { dryRun: true } }, signal),
    ),
    sendLines: fromPromise(({ input: { key, ...lines }, signal }) =>
      callsOf(lines.kind).send({ ...lines, how: { key } }, signal),
    ),
  };
}

/** The bulk-action machine of an application. */
export function provideBulkAction(_ports: Ports, store: Store) {
  return bulkActionMachine.provide({ actors: bulkActionActors(store) });
}
