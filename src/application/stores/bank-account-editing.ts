import { normalizeRib } from '#domain/stores/bank-account';
import type { StorePayment } from '#openapi/types.generated';
import { settingsSection } from './settings-section';

/**
 * The account for payouts. One value, because an account mixed from two users' changes would be
 * wrong.
 */
export type BankAccountValues = { payment: StorePayment };

const NO_ACCOUNT: StorePayment = { holderName: '', bankName: '', rib: '' };

function normalizeAccount({ holderName, bankName, rib }: StorePayment): StorePayment {
  return {
    holderName: holderName.trim(),
    bankName: bankName.trim(),
    rib: normalizeRib(rib),
  };
}

/** The store's bank account. */
export const bankAccountSection = settingsSection<BankAccountValues>({
  valuesOf: ({ payment }) => ({ payment: normalizeAccount(payment ?? NO_ACCOUNT) }),
  updateOf: ({ values }) => ({ payment: normalizeAccount(values.payment) }),
});
