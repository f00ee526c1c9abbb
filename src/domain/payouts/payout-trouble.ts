import { casablancaDay } from '../time/casablanca-day';
import { expectedPaymentDay, type PayoutTiming } from './next-payout';
import { failureReasonOf, holdReasonOf, type PayoutReason } from './payout-reasons';

export const PAYOUT_TROUBLE_KINDS = ['rejected', 'held', 'late'] as const;
export type PayoutTroubleKind = (typeof PAYOUT_TROUBLE_KINDS)[number];

/** What a store can do about a payout that is not paid. */
export const PAYOUT_REMEDIES = ['change_account', 'answer', 'contact'] as const;
export type PayoutRemedy = (typeof PAYOUT_REMEDIES)[number];

/** Why a payout is not on its way, and what the store can do about it. */
export type PayoutTrouble = {
  readonly kind: PayoutTroubleKind;
  readonly reason: PayoutReason;
  readonly remedy: PayoutRemedy;
};

/** A payout, with what its trouble follows from. */
export type TroubledPayout = PayoutTiming & {
  /** The code given with a rejection or a hold; null for any other payout. */
  readonly reasonCode: string | null;
};

/** Whether the day of its payment has passed in Casablanca. A payout of 0 is never paid. */
export function isLate(payout: PayoutTiming & { readonly net: number }, now: Date): boolean {
  const { status, net } = payout;
  if ((status !== 'scheduled' && status !== 'processing') || net <= 0) return false;
  return casablancaDay(expectedPaymentDay(payout)) < casablancaDay(now);
}

function troubleOfLate({ status }: PayoutTiming, hasAccount: boolean): PayoutTrouble {
  if (status === 'processing') return { kind: 'late', reason: 'at_bank', remedy: 'contact' };
  return hasAccount
    ? { kind: 'late', reason: 'not_sent', remedy: 'contact' }
    : { kind: 'late', reason: 'no_account', remedy: 'change_account' };
}

/**
 * The trouble of a payout at `now`; null when it is on its way, paid, or under review after an
 * answer.
 * @param hasAccount whether the store has given a bank account
 */
export function payoutTrouble(
  payout: TroubledPayout & { readonly net: number },
  { now, hasAccount }: { readonly now: Date; readonly hasAccount: boolean },
): PayoutTrouble | null {
  const { status, reasonCode } = payout;
  if (status === 'failed') {
    const reason = failureReasonOf(reasonCode);
    const remedy = reason === 'bank_error' ? 'contact' : 'change_account';
    return { kind: 'rejected', reason, remedy };
  }
  if (status === 'on_hold') {
    return { kind: 'held', reason: holdReasonOf(reasonCode), remedy: 'answer' };
  }
  return isLate(payout, now) ? troubleOfLate(payout, hasAccount) : null;
}

/** Whether another account makes the marketplace send the payout again. */
export function isMendedByAccount({ status, reasonCode }: TroubledPayout): boolean {
  return status === 'failed' && failureReasonOf(reasonCode) !== 'bank_error';
}
