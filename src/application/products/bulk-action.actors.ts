import { fromPromise } from 'xstate';
import type { BulkLine } from '#domain/products/bulk-change';
import { settled } from '../api/settled';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { bulkActionMachine } from './bulk-action.machine';
import { bulkApi } from './bulk-api';
import { type BulkAnswer, PRODUCTS_A_PAGE } from './bulk-work';

/** Gives the bulk-action machine its actors. */
export const bulkActionActors = (store: Store): ActorsOf<typeof bulkActionMachine> => {
  const { searchProducts, updateProducts } = bulkApi.endpoints;

  const update = async (
    lines: readonly BulkLine[],
    how: { dryRun?: true; key?: string },
    signal: AbortSignal,
  ): Promise<BulkAnswer> => {
    if (lines.length === 0) return [];
    const { dryRun, key } = how;
    const updating = updateProducts.initiate({
      ...(key && { 'Idempotency-Key': key }),
      productBulkUpdate: { items: [...lines], ...(dryRun && { dryRun }) },
    });
    return (await settled(store.dispatch(updating), signal)).items;
  };

  return {
    // By code, which doesn't change while pages are read as a date or a stock would.
    readPage: fromPromise(({ input: { query, page }, signal }) => {
      const reading = searchProducts.initiate(
        { ...query, sort: 'code', page, pageSize: PRODUCTS_A_PAGE },
        { subscribe: false, forceRefetch: true },
      );
      return settled(store.dispatch(reading), signal);
    }),
    tryLines: fromPromise(({ input, signal }) => update(input.lines, { dryRun: true }, signal)),
    sendLines: fromPromise(({ input: { lines, key }, signal }) => update(lines, { key }, signal)),
  };
};

/** The bulk-action machine of an application. */
export const provideBulkAction = (_ports: Ports, store: Store) =>
  bulkActionMachine.provide({ actors: bulkActionActors(store) });
