/** Why a bank sends a payout back. Only `bank_error` does not concern the store's account. */
export const PAYOUT_FAILURE_REASONS = [
  'account_refused',
  'account_closed',
  'holder_differs',
  'bank_error',
] as const;
export type PayoutFailureReason = (typeof PAYOUT_FAILURE_REASONS)[number];

/** Why the marketplace holds a payout back. */
export const PAYOUT_HOLD_REASONS = ['order_dispute', 'documents', 'verification'] as const;
export type PayoutHoldReason = (typeof PAYOUT_HOLD_REASONS)[number];

/** Why a payout is not paid on its day: the store has no account, not sent yet, or at the bank. */
export const PAYOUT_DELAY_REASONS = ['no_account', 'not_sent', 'at_bank'] as const;
export type PayoutDelayReason = (typeof PAYOUT_DELAY_REASONS)[number];

export const PAYOUT_REASONS = [
  ...PAYOUT_FAILURE_REASONS,
  ...PAYOUT_HOLD_REASONS,
  ...PAYOUT_DELAY_REASONS,
] as const;
export type PayoutReason = (typeof PAYOUT_REASONS)[number];

function isOneOf<Code extends string>(codes: readonly Code[], code: string | null): code is Code {
  return codes.some((known) => known === code);
}

/** The reason of a rejection; an unknown or missing one is a refused account. */
export function failureReasonOf(code: string | null): PayoutFailureReason {
  return isOneOf(PAYOUT_FAILURE_REASONS, code) ? code : 'account_refused';
}

/** The reason of a hold; an unknown or missing one is a verification. */
export function holdReasonOf(code: string | null): PayoutHoldReason {
  return isOneOf(PAYOUT_HOLD_REASONS, code) ? code : 'verification';
}

/** A code at the beginning of typed words, and the remaining words; null where there are none. */
export function reasonInWords<Code extends string>(
  codes: readonly Code[],
  words: string,
): { readonly code: Code | null; readonly note: string | null } {
  const [first = '', ...rest] = words.trim().split(/\s+/);
  const code = isOneOf(codes, first) ? first : null;
  return { code, note: (code ? rest.join(' ') : words.trim()) || null };
}
