import type { ServerContext } from '../../context';
import { contractHandlers } from '../../http/contract-handlers';
import { notFound } from '../../http/problem-error';
import { presentVariant } from '../product-presentation';
import { findVariant } from '../products.repository';
import { changeVariant } from './change-variant';
import { createVariant } from './create-variant';
import { deleteVariants } from './delete-variants';
import { generateVariants } from './generate-variants';

/** Handlers of the variants of the store's products. */
export function variantHandlers({ database }: ServerContext) {
  return contractHandlers({
    createVariant: ({ body, principal, now, write }) =>
      write((tx) => createVariant(tx, body, { principal, now })),

    generateVariants: ({ body, principal, now, write }) =>
      write((tx) => generateVariants(tx, body, { principal, now })),

    deleteVariants: ({ body, principal, now, write }) =>
      write(async (tx) => ({ ids: await deleteVariants(tx, body.ids, { principal, now }) })),

    getVariant: async ({ params, principal }) => {
      const found = await findVariant(database.db, principal.storeId, params.variantId);
      if (!found) throw notFound();
      return presentVariant(found.variant, found, principal);
    },

    updateVariant: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        changeVariant(tx, { variantId: params.variantId, body, revision, principal, now }),
      ),
  });
}
