import { fromPromise } from 'xstate';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { pickupMachine } from './pickup.machine';
import { pickupsApi } from './pickups-api';

/** The actors of the pickup machine. */
function pickupActors(store: Store): ActorsOf<typeof pickupMachine> {
  const { performPickupAction, scanParcel } = pickupsApi.endpoints;
  return {
    performAction: fromPromise(({ input: { id, attempt }, signal }) => {
      if (!attempt) throw new Error('An action on a pickup runs only after one was attempted.');
      const { action, answer } = attempt;
      const call = { pickupId: id, action, pickupActionRequest: answer };
      return unwrapWithSignal(store.dispatch(performPickupAction.initiate(call)), signal);
    }),

    sendScan: fromPromise(({ input: { id, scan }, signal }) => {
      if (!scan) throw new Error('A scan is sent only after something was scanned.');
      const { number, trackingNumber, isScanned } = scan;
      const parcelScan = {
        code: number,
        isScanned,
        ...(trackingNumber !== null && { trackingNumber }),
      };
      const sending = scanParcel.initiate({ pickupId: id, parcelScan });
      return unwrapWithSignal(store.dispatch(sending), signal);
    }),
  };
}

/** The pickup machine of an application. */
export function providePickup(_ports: Ports, store: Store) {
  return pickupMachine.provide({ actors: pickupActors(store) });
}
