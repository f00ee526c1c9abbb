/** Payouts, balances and the bank account. */
export const BANKING_PATH = '/dashboard/banking';

/** The page of a payout. */
export function payoutPath({ id }: { id: string }): string {
  return `/dashboard/payments/payouts/${id}`;
}
