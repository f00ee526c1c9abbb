import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { bulkActionMachine } from './bulk-action.machine';
import type { BulkCalls } from './bulk-calls';
import { type BulkKind, subjectOf } from './bulk-subject';
import { orderCalls } from './order-calls';
import { productCalls } from './product-calls';
import { userCalls } from './user-calls';

/** Gives the bulk-action machine its actors: the same process, asking about what its kind is about. */
export const bulkActionActors = (store: Store): ActorsOf<typeof bulkActionMachine> => {
  const calls = {
    products: productCalls(store),
    orders: orderCalls(store),
    users: userCalls(store),
  };
  const callsOf = (kind: BulkKind): BulkCalls => calls[subjectOf(kind)];
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
};

/** The bulk-action machine of an application. */
export const provideBulkAction = (_ports: Ports, store: Store) =>
  bulkActionMachine.provide({ actors: bulkActionActors(store) });
