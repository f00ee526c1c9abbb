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
export const productHandlers = ({ database }: ServerContext): Handlers<ProductOperations> => ({
  searchProducts: async ({ query, principal }) => {
    const [counts, rows] = await Promise.all([
      countProductsByStatus(database.db, principal.storeId, query),
      selectProductPage(database.db, principal.storeId, query),
    ]);
    const permissions = new Set(principal.permissions);
    return {
      items: rows.map((row) => presentProductSummary(row, permissions)),
      total: counts[query.status ?? 'all'],
      page: query.page,
      pageSize: query.pageSize,
      counts,
    };
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
