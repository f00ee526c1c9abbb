export const TOURS_PATH = '/dashboard/tour';
export const NEW_TOUR_PATH = `${TOURS_PATH}/new`;

interface Identified {
  readonly id: string;
}

export function tourPath({ id }: Identified) {
  return `${TOURS_PATH}/${id}`;
}

export function tourEditPath(tour: Identified) {
  return `${tourPath(tour)}/edit`;
}
