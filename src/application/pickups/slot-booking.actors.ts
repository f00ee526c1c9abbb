import { fromPromise } from 'xstate';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { ActorsOf } from '../machine-actors';
import type { Clock } from '../ports/clock.port';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { waitUntil } from '../wait';
import { pickupsApi } from './pickups-api';
import { slotBookingMachine } from './slot-booking.machine';

/** The actors of the slot-booking machine. */
function slotBookingActors(
  clock: Clock,
  store: Store,
  runId: string,
): ActorsOf<typeof slotBookingMachine> {
  const repeatable = repeatableWrites(runId);
  const { holdSlot, releaseSlot, requestPickup, performPickupAction } = pickupsApi.endpoints;
  return {
    holdSlot: fromPromise(({ input: { slot, places }, signal }) => {
      if (!slot) throw new Error('Places are held only after a slot was chosen.');
      const slotHoldRequest = { carrierId: slot.carrierId, startsAt: slot.startsAt, places };
      return repeatable(slotHoldRequest, (key) => {
        const holding = holdSlot.initiate({ slotHoldRequest, 'Idempotency-Key': key });
        return unwrapWithSignal(store.dispatch(holding), signal);
      });
    }),

    releaseHold: fromPromise(async ({ input: { hold }, signal }) => {
      if (!hold) return;
      const releasing = releaseSlot.initiate({ holdId: hold.id });
      await unwrapWithSignal(store.dispatch(releasing), signal);
    }),

    awaitExpiry: fromPromise(({ input: { hold }, signal }) =>
      waitUntil(clock, hold ? Date.parse(hold.expiresAt) : 0, signal),
    ),

    bookSlot: fromPromise(({ input: { request, hold, note }, signal }) => {
      if (!hold) throw new Error('A slot is booked only while its places are held.');
      const { orderIds, pickupId } = request;
      if (pickupId !== null) {
        const pickupActionRequest = { holdId: hold.id, ...(note !== '' && { note }) };
        return repeatable({ pickupId, ...pickupActionRequest }, (key) => {
          const call = { pickupId, action: 'move', pickupActionRequest } as const;
          const moving = performPickupAction.initiate({ ...call, 'Idempotency-Key': key });
          return unwrapWithSignal(store.dispatch(moving), signal);
        });
      }
      const pickupCreate = { holdId: hold.id, orderIds: [...orderIds], note: note || null };
      return repeatable(pickupCreate, (key) => {
        const requesting = requestPickup.initiate({ pickupCreate, 'Idempotency-Key': key });
        return unwrapWithSignal(store.dispatch(requesting), signal);
      });
    }),
  };
}

/**
 * The slot-booking machine of an application.
 * @param runId distinguishes the pages of a user: letters, digits and hyphens
 */
export function slotBookingOf(runId: string) {
  return ({ clock }: Ports, store: Store) =>
    slotBookingMachine.provide({ actors: slotBookingActors(clock, store, runId) });
}
