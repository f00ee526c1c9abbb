import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { updateProductsInBulk } from './bulk-update';
import { findProducts } from './find-products';
import { executeProductAction } from './product-actions';
import { changeProduct } from './product-change';
import { createProductDraft } from './product-creation';
import { selectProductHistory } from './product-history';
import { presentProduct, presentProductSummaries } from './product-presentation';
import { selectProductSales } from './product-sales.query';
import { findProduct, productExists } from './products.repository';

/** Handlers of the store's products: the list, one product, and the staff's actions. */
export function productHandlers(context: ServerContext) {
  const { database } = context;
  return contractHandlers({
    searchProducts: async ({ query, principal, allowCaching }) => {
      allowCaching({ subjects: ['products'] });
      const { page, pageSize, status } = query;
      const { rows, counts, isApproximate } = await findProducts(context, principal, query);
      const permissions = new Set(principal.permissions);
      const items = presentProductSummaries(rows, permissions);
      return { items, total: counts[status ?? 'all'], page, pageSize, counts, isApproximate };
    },

    getProduct: async ({ params, principal, allowCaching }) => {
      allowCaching({ subjects: ['products'] });
      const record = await findProduct(database.db, principal.storeId, params.productId);
      if (!record) throw notFound();
      return presentProduct(record, principal);
    },

    createProduct: ({ body, principal, now, write }) =>
      write((tx) => createProductDraft(tx, { body, principal, now })),

    updateProduct: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        changeProduct(tx, { productId: params.productId, body, revision, principal, now }),
      ),

    performProductAction: ({ params, principal, now, write }) =>
      write((tx) =>
        executeProductAction(tx, {
          productId: params.productId,
          action: params.action,
          principal,
          now,
        }),
      ),

    listProductHistory: async ({ params, query, principal }) => {
      const { productId } = params;
      if (!(await productExists(database.db, principal.storeId, productId))) throw notFound();
      const { items, total } = await selectProductHistory(database.db, productId, query);
      return { items, total, page: query.page, pageSize: query.pageSize };
    },

    getProductSales: async ({ params, principal, now }) => {
      const { productId } = params;
      if (!(await productExists(database.db, principal.storeId, productId))) throw notFound();
      return selectProductSales(database.db, productId, now);
    },

    updateProducts: ({ body, principal, now, write }) =>
      write((tx) => updateProductsInBulk(tx, { body, principal, now })),
  });
}
