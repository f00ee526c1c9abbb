import { bareRib } from '#domain/stores/bank-account';
import type { StorePayment } from '../api/stores-endpoints.generated';
import { storePart } from './store-part';

/** Where payouts go. One value: an account made of two people's halves would be nobody's. */
export type BankAccountValues = { payment: StorePayment };

const NO_ACCOUNT: StorePayment = { holderName: '', bankName: '', rib: '' };

const tidy = ({ holderName, bankName, rib }: StorePayment): StorePayment => ({
  holderName: holderName.trim(),
  bankName: bankName.trim(),
  rib: bareRib(rib),
});

/** The store's bank account. */
export const bankAccountPart = storePart<BankAccountValues>({
  valuesOf: ({ payment }) => ({ payment: tidy(payment ?? NO_ACCOUNT) }),
  updateOf: ({ values }) => ({ payment: tidy(values.payment) }),
});
