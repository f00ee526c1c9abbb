import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { notFound } from '../http/problem-error';
import { carryOutProductAction } from './product-actions';
import { changeProduct } from './product-change';
import { countProductsByStatus } from './product-counts';
import { createProductDraft } from './product-creation';
import { selectProductPage } from './product-list.query';
import { presentProduct, presentProductSummary } from './product-presentation';
import { findProduct } from './products.repository';

/** The operations on products with the contract's types. */
export type ProductOperations = {
  searchProducts: {
    query: Operations['searchProducts']['query'];
    answer: Operations['searchProducts']['reply'];
  };
  createProduct: {
    body: Operations['createProduct']['body'];
    answer: Operations['createProduct']['reply'];
  };
  getProduct: {
    params: Operations['getProduct']['params'];
    answer: Operations['getProduct']['reply'];
  };
  updateProduct: {
    params: Operations['updateProduct']['params'];
    body: Operations['updateProduct']['body'];
    answer: Operations['updateProduct']['reply'];
  };
  performProductAction: {
    params: Operations['performProductAction']['params'];
    answer: Operations['performProductAction']['reply'];
  };
};

/** Products of the store: the list, one, and what staff does with it. */
export const productHandlers = ({
  database,
  remembered,
}: ServerContext): Handlers<ProductOperations> => ({
  searchProducts: async ({ query, principal }) => {
    const { storeId, role } = principal;
    const of = { version: principal.versions.products, storeId };
    const { page, pageSize, sort: _order, status, ...filters } = query;
    const [counts, items] = await Promise.all([
      remembered({ ...of, of: ['product counts', filters], rows: 1 }, () =>
        countProductsByStatus(database.db, storeId, query),
      ),
      remembered({ ...of, of: ['products', role, query], rows: pageSize }, async () => {
        const rows = await selectProductPage(database.db, storeId, query);
        const permissions = new Set(principal.permissions);
        return rows.map((row) => presentProductSummary(row, permissions));
      }),
    ]);
    return { items, total: counts[status ?? 'all'], page, pageSize, counts };
  },

  getProduct: async ({ params, principal }) => {
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
      carryOutProductAction(tx, {
        productId: params.productId,
        action: params.action,
        principal,
        now,
      }),
    ),
});
