import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { notFound } from '../http/problem-error';
import { updateProductsInBulk } from './bulk-update';
import { executeProductAction } from './product-actions';
import { changeProduct } from './product-change';
import { countProductsByStatus } from './product-counts';
import { createProductDraft } from './product-creation';
import { selectProductHistory } from './product-history';
import { ID_WIDTH, selectProductOrder } from './product-list.query';
import { presentProduct, presentProductSummary } from './product-presentation';
import { selectProductSales } from './product-sales.query';
import { searchProducts } from './product-search';
import { findProduct, productExists } from './products.repository';

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
  listProductHistory: {
    params: Operations['listProductHistory']['params'];
    query: Operations['listProductHistory']['query'];
    answer: Operations['listProductHistory']['reply'];
  };
  getProductSales: {
    params: Operations['getProductSales']['params'];
    answer: Operations['getProductSales']['reply'];
  };
  updateProducts: {
    body: Operations['updateProducts']['body'];
    answer: Operations['updateProducts']['reply'];
  };
};

/** Handlers of the store's products: the list, one product, and the staff's actions. */
export function productHandlers({
  database,
  queryCache,
}: ServerContext): Handlers<ProductOperations> {
  return {
    searchProducts: async ({ query, principal, allowCaching }) => {
      allowCaching({ subjects: ['products'] });
      const { storeId } = principal;
      const of = { version: principal.versions.products, storeId };
      const { page, pageSize, sort, status, ...filters } = query;
      const count = () =>
        queryCache({ ...of, keyParts: ['product counts', filters], maxRows: 1 }, () =>
          countProductsByStatus(database.db, storeId, query),
        );
      const order = async () => {
        // A row of a list takes about a kilobyte.
        const rows = ((await count())[status ?? 'all'] * ID_WIDTH) / 1000;
        return queryCache({ ...of, keyParts: ['product order', status, sort], maxRows: rows }, () =>
          selectProductOrder(database.db, storeId, query),
        );
      };
      const whole = { count, order };
      const { rows, counts, isApproximate } = await searchProducts(database, storeId, query, whole);
      const permissions = new Set(principal.permissions);
      const items = rows.map((row) => presentProductSummary(row, permissions));
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
  };
}
