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

export function tourEditPath(tour: Identified) {
  return `${tourPath(tour)}/edit`;
}
