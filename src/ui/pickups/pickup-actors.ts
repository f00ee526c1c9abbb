import type { Application } from '#application/create-application';
import { providePickup } from '#application/pickups/pickup.actors';
import type { PickupOutcome } from '#application/pickups/pickup.machine';
import type { Pickup } from '#openapi/types.generated';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type PickupActor = RecordActor<ReturnType<typeof providePickup>>;

/** The processes of the pickups on a page. */
export type PickupActors = RecordActors<Pickup, PickupActor>;

export function createPickupActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: PickupOutcome) => void,
): PickupActors {
  return createRecordActors({
    create: (pickup: Pickup) => {
      const actor = new RecordActor(provide(providePickup), { input: { pickup }, ...inspection });
      actor.on('action.performed', onOutcome);
      actor.on('parcel.scanned', onOutcome);
      actor.on('parcel.refused', onOutcome);
      return actor;
    },
    changed: (pickup) => ({ type: 'pickup.changed', pickup }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting') && !snapshot.hasTag('busy'),
  });
}
