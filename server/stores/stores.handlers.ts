import { availabilityErrors, sortedAvailability } from '#domain/stores/store-availability';
import type { Store } from '#openapi/types.generated';
import { findAvailability, replaceAvailability } from '../availability/availability.repository';
import type { Principal, Reader, ServerContext } from '../context';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { moveHandoverDeadlines } from '../orders/handover-deadlines';
import { changeStoreSettings } from './store-change';
import { freshSignInForStore } from './store-email-change';
import { presentAvailability, presentStore } from './store-presentation';
import { findStore, findStoreSummary, lockStore } from './stores.repository';

/**
 * The caller's store. Its bank details are included only for callers who may see payments
 * (contract, permissions).
 */
async function storeOf(
  reader: Reader,
  { storeId, permissions }: Pick<Principal, 'storeId' | 'permissions'>,
  now: Date,
): Promise<Store> {
  const record = await findStore(reader, storeId);
  if (!record) throw notFound();
  const store = presentStore(record, now);
  return permissions.includes('payments.see') ? store : { ...store, payment: null };
}

async function update(context: ServerContext, call: CallOf<'updateStore'>): Promise<Store> {
  const { params, body, revision, principal, now, write } = call;
  const { storeId } = params;
  const fresh = await freshSignInForStore(context, storeId, body, call);
  // The request's fingerprint is stored as a fast hash, so it must not contain the password.
  const { currentPassword: _secret, ...fingerprint } = body;
  const changed = await write(
    (tx) => changeStoreSettings(tx, context, { storeId, body, revision, principal, fresh, now }),
    { fingerprint: JSON.stringify(fingerprint) },
  );
  if (body.email !== undefined) sendQueuedMailSoon(context);
  return changed;
}

/** The user's store: its settings and its availability. */
export function storeHandlers(context: ServerContext) {
  const { database } = context;
  return contractHandlers({
    listStores: async ({ principal }) => {
      const summary = await findStoreSummary(database.db, principal.storeId);
      const items = summary ? [summary] : [];
      return { items, total: items.length, page: 1, pageSize: 25 };
    },

    getMyStore: ({ principal, now }) => storeOf(database.db, principal, now),

    getStore: async ({ params, principal, now }) => {
      if (params.storeId !== principal.storeId) throw notFound();
      return storeOf(database.db, principal, now);
    },

    updateStore: (call) => update(context, call),

    getMyAvailability: async ({ principal }) =>
      presentAvailability(await findAvailability(database.db, principal.storeId)),

    createAvailability: ({ body, revision, principal: { storeId }, now, write }) =>
      write(async (tx) => {
        if (revision !== undefined) {
          await lockStore(tx, storeId);
          const row = await findAvailability(tx, storeId);
          assertRevision(revision, presentAvailability(row));
        }
        const errors = availabilityErrors(body);
        if (Object.keys(errors).length > 0) throw invalid(errors);
        const availability = sortedAvailability(body);
        await moveHandoverDeadlines(tx, storeId, availability, now);
        return presentAvailability(await replaceAvailability(tx, storeId, availability, now));
      }),
  });
}
