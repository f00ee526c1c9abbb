/** Payouts, balances and the bank account. */
export const BANKING_PATH = '/dashboard/banking';

/** The page of a payout. */
export const payoutPath = ({ id }: { id: string }): string => `/dashboard/payments/payouts/${id}`;
