/** The list of returns. */
export const RETURNS_PATH = '/dashboard/returns';

/** The list of cancellations. */
export const CANCELLATIONS_PATH = '/dashboard/cancellations';

/** The page of a return or a cancellation. */
export function requestPath(kind: 'returns' | 'cancellations', { id }: { id: string }): string {
  return `/dashboard/${kind}/${id}`;
}
