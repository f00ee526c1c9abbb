/** The list of returns. */
export const RETURNS_PATH = '/dashboard/returns';

/** The list of cancellations. */
export const CANCELLATIONS_PATH = '/dashboard/cancellations';
