import type { Principal, ServerContext } from '../context';
import { countProductsByStatus } from './product-counts';
import { ID_WIDTH, selectProductOrder } from './product-list.query';
import type { ProductListQuery } from './product-list-conditions';
import { productOrderOf } from './product-list-order';
import { type FoundProducts, searchProducts } from './product-search';

/** A page of the list of products, whose counts and deep pages are cached. */
export function findProducts(
  { database, queryCache }: Pick<ServerContext, 'database' | 'queryCache'>,
  { storeId, versions }: Principal,
  query: ProductListQuery,
): Promise<FoundProducts> {
  const of = { version: versions.products, storeId };
  const { page: _page, pageSize: _size, sort, language, status, ...filters } = query;
  const listed = productOrderOf({ sort, language });
  const count = () =>
    queryCache({ ...of, keyParts: ['product counts', filters], maxRows: 1 }, () =>
      countProductsByStatus(database.db, storeId, query),
    );
  const order = async () => {
    // A row of a list takes about a kilobyte.
    const rows = ((await count())[status ?? 'all'] * ID_WIDTH) / 1000;
    return queryCache({ ...of, keyParts: ['product order', status, listed], maxRows: rows }, () =>
      selectProductOrder(database.db, storeId, query),
    );
  };
  return searchProducts(database, storeId, query, { count, order });
}
