import { bareRib } from '#domain/stores/bank-account';
import { settled } from '../api/settled';
import { type Store, type StorePayment, storesEndpoints } from '../api/stores-endpoints.generated';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** Where payouts go. One value: an account made of two people's halves would be nobody's. */
export type BankAccountValues = { payment: StorePayment };

const NO_ACCOUNT: StorePayment = { holderName: '', bankName: '', rib: '' };

/** A store as the form of its bank account sees it. */
export const bankAccountRecord = ({
  id,
  revision,
  payment,
}: Pick<Store, 'id' | 'revision' | 'payment'>): EditedRecord<BankAccountValues> => ({
  ...{ id, revision, values: { payment: payment ?? NO_ACCOUNT } },
});

const tidy = ({ holderName, bankName, rib }: StorePayment): StorePayment => ({
  ...{ holderName: holderName.trim(), bankName: bankName.trim(), rib: bareRib(rib) },
});

/** The store's bank account. */
export const bankAccountEditing = recordEditing<BankAccountValues>({
  save: async ({ id, revision, values }, store, signal) => {
    const writing = storesEndpoints.endpoints.updateStore.initiate({
      storeId: id ?? '',
      'If-Match': `"${revision}"`,
      storeUpdate: { payment: tidy(values.payment) },
    });
    return bankAccountRecord(await settled(store.dispatch(writing), signal));
  },
  // The contract promises the store in `current` of a 412.
  recordOf: (current) => bankAccountRecord(current as Store),
});
