import { availabilityErrors, sortedAvailability } from '#domain/stores/store-availability';
import type { Principal, Reader, ServerContext } from '../context';
import type { Store } from '../contract.generated';
import { contractHandlers } from '../http/contract-handlers';
import { invalid, notFound } from '../http/problem-error';
import { changeStoreSettings } from './store-change';
import { presentAvailability, presentStore } from './store-presentation';
import {
  findAvailability,
  findStore,
  findStoreSummary,
  replaceAvailability,
} from './stores.repository';

/**
 * The caller's store. Its bank details are included only for callers who may see payments
 * (contract, permissions).
 */
async function storeOf(
  reader: Reader,
  { storeId, permissions }: Pick<Principal, 'storeId' | 'permissions'>,
): Promise<Store> {
  const record = await findStore(reader, storeId);
  if (!record) throw notFound();
  const store = presentStore(record);
  return permissions.includes('payments.see') ? store : { ...store, payment: null };
}

/** The user's store: its settings and its availability. */
export function storeHandlers({ database }: ServerContext) {
  return contractHandlers({
    listStores: async ({ principal }) => {
      const summary = await findStoreSummary(database.db, principal.storeId);
      const items = summary ? [summary] : [];
      return { items, total: items.length, page: 1, pageSize: 25 };
    },

    getMyStore: ({ principal }) => storeOf(database.db, principal),

    getStore: async ({ params, principal }) => {
      if (params.storeId !== principal.storeId) throw notFound();
      return storeOf(database.db, principal);
    },

    updateStore: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        changeStoreSettings(tx, { storeId: params.storeId, body, revision, principal, now }),
      ),

    getMyAvailability: async ({ principal }) =>
      presentAvailability(await findAvailability(database.db, principal.storeId)),

    createAvailability: ({ body, principal, now, write }) =>
      write(async (tx) => {
        const errors = availabilityErrors(body);
        if (Object.keys(errors).length > 0) throw invalid(errors);
        const availability = sortedAvailability(body);
        return presentAvailability(
          await replaceAvailability(tx, principal.storeId, availability, now),
        );
      }),
  });
}
