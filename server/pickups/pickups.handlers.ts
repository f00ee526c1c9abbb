import { casablancaDay } from '#domain/time/casablanca-day';
import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { readSchedule, replaceSchedule } from './carrier-schedules';
import { presentSlot, readSlots } from './offered-slots';
import { executePickupAction, scanParcel } from './pickup-actions';
import { countPickups, selectOrdersToCollect, selectPickupPage } from './pickup-list.query';
import { presentPickup, presentPickupSummary } from './pickup-presentation';
import { findPickup } from './pickups.repository';
import { requestPickup } from './request-pickup';
import { holdSlot, releaseHold } from './slot-holds';

/** Pickups by carriers, and the slots in which carriers come. */
export function pickupHandlers({ database }: ServerContext) {
  const { db } = database;
  return contractHandlers({
    listPickups: async ({ query, principal, now }) => {
      const [rows, counts] = await Promise.all([
        selectPickupPage(db, principal.storeId, query),
        countPickups(db, principal.storeId, query),
      ]);
      return {
        items: rows.map((row) => presentPickupSummary(row, principal, now)),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        counts,
      };
    },

    getPickup: async ({ params, principal, now }) => {
      const record = await findPickup(db, principal.storeId, params.pickupId);
      if (!record) throw notFound();
      return presentPickup(record, principal, now);
    },

    listOrdersToCollect: async ({ query, principal }) => ({
      items: await selectOrdersToCollect(db, principal.storeId, query.cityId),
    }),

    listSlots: async ({ query, principal, now }) => {
      const wanted = { ...query, from: query.from ?? casablancaDay(now) };
      const slots = await readSlots(db, principal.storeId, wanted);
      return { items: slots.map((slot) => presentSlot(slot, now)) };
    },

    holdSlot: ({ body, principal, now, write }) =>
      write((tx) => holdSlot(tx, body, principal, now)),

    releaseSlot: ({ params, principal, now, write }) =>
      write((tx) => releaseHold(tx, params.holdId, principal, now)),

    requestPickup: ({ body, principal, now, write }) =>
      write((tx) => requestPickup(tx, body, principal, now)),

    performPickupAction: ({ params, body, principal, now, write }) =>
      write((tx) => executePickupAction(tx, { ...params, body, principal, now })),

    scanParcel: ({ params, body, principal, now, write }) =>
      write((tx) => scanParcel(tx, { ...params, body, principal, now })),

    getCarrierSchedule: ({ params, principal }) =>
      readSchedule(db, principal.storeId, params.carrierId),

    updateCarrierSchedule: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        replaceSchedule(tx, {
          carrierId: params.carrierId,
          storeId: principal.storeId,
          rules: body.rules,
          revision,
          now,
        }),
      ),
  });
}
