export const TOURS_PATH = '/dashboard/tour';
export const NEW_TOUR_PATH = `${TOURS_PATH}/new`;

interface Identified {
  readonly id: string;
}

export function tourPath({ id }: Identified) {
  return `${TOURS_PATH}/${id}`;
}

/** The page of a tour with one of its departures open. */
export function departurePath(of: { readonly tourId: string; readonly departureId: string }) {
  return `${tourPath({ id: of.tourId })}?departure=${of.departureId}`;
}

/** The same, with the booking of this number sought. */
export function bookingPath({
  number,
  ...departure
}: {
  readonly tourId: string;
  readonly departureId: string;
  readonly number: string;
}) {
  return `${departurePath(departure)}&booking=${number}`;
}

export function tourEditPath(tour: Identified) {
  return `${tourPath(tour)}/edit`;
}
