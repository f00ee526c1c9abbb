import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { placeBookingOf } from '#application/tours/place-booking.actors';
import { newRunId } from '../../kit/new-run-id';
import { usePublicApp } from '../../public-context/public-app-context';

/** The running booking; with the link of a hold it goes on where that stands. */
export function usePlaceBooking(link: string | null) {
  const { provide, inspection } = usePublicApp();
  const [providing] = useState(() => placeBookingOf(newRunId('booking')));
  const [snapshot, send] = useMachine(provide(providing), { ...inspection, input: { link } });
  return { snapshot, send };
}

export type PlaceBookingProcess = ReturnType<typeof usePlaceBooking>;
