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
    readPage: fromPromise(({ input: { kind, query, page }, signal }) =>
      callsOf(kind).readPage(query, page, signal),
    ),
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
