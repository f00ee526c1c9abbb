import { productsEndpoints } from '../api/products-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { recordEditing } from '../editing/record-edit.actors';

/** Whether the variant has been deleted. */
export type VariantDeletionValues = { isDeleted: boolean };

/**
 * Deletes one variant that was never ordered; the record has the variant's id. A refusal, a lost
 * connection and an ended session are those of every form.
 */
export const variantDeletion = recordEditing<VariantDeletionValues>({
  save: async ({ id, values }, store, signal) => {
    const { deleteVariants } = productsEndpoints.endpoints;
    const deleting = deleteVariants.initiate({ variantIds: { ids: [id ?? ''] } });
    await unwrapWithSignal(store.dispatch(deleting), signal);
    return { id, revision: null, values };
  },
});
