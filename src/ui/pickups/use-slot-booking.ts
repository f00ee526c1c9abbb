import { useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { provideSlotBooking } from '#application/pickups/slot-booking.actors';
import type { SlotBooked } from '#application/pickups/slot-booking.machine';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';

export type SlotBookingActor = Actor<ReturnType<typeof provideSlotBooking>>;

/** The booking of a slot on this page. */
export function useSlotBooking(onBooked: (booked: SlotBooked) => void): SlotBookingActor {
  const { provide, inspection } = useApplication();
  const booked = useLatest(onBooked);
  const [actor] = useState(() => createActor(provide(provideSlotBooking), inspection));
  useEffect(() => {
    const listener = actor.on('slot.booked', (outcome) => booked.current(outcome));
    actor.start();
    return () => {
      listener.unsubscribe();
      actor.stop();
    };
  }, [actor, booked]);
  return actor;
}
