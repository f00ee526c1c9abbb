import { asc, desc, type SQL } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import { emptyLast } from '../database/list-filters';
import { products } from '../database/schema/products';
import type { ProductListQuery } from './product-list-conditions';

type Sort = ProductListQuery['sort'];

/** An order of the list: by a column, or by the names that are shown in a language. */
export type ProductOrder = Exclude<Sort, 'name' | '-name'> | `${'' | '-'}name:${Language}`;

/** The order that a query asks for. */
export function productOrderOf({
  sort,
  language,
}: Pick<ProductListQuery, 'sort' | 'language'>): ProductOrder {
  return sort === 'name' || sort === '-name' ? `${sort}:${language}` : sort;
}

/** The columns of each order. */
export const SORTS: Record<ProductOrder, SQL[]> = {
  'name:fr': [asc(products.sortNameFr), asc(products.id)],
  '-name:fr': [desc(products.sortNameFr), desc(products.id)],
  'name:ar': [asc(products.sortNameAr), asc(products.id)],
  '-name:ar': [desc(products.sortNameAr), desc(products.id)],
  'name:en': [asc(products.sortNameEn), asc(products.id)],
  '-name:en': [desc(products.sortNameEn), desc(products.id)],
  createdAt: [asc(products.createdAt), asc(products.id)],
  '-createdAt': [desc(products.createdAt), desc(products.id)],
  price: [asc(products.priceMin), asc(products.id)],
  '-price': [emptyLast(products.priceMin, true), desc(products.id)],
  quantity: [asc(products.quantity), asc(products.id)],
  '-quantity': [desc(products.quantity), desc(products.id)],
  code: [asc(products.code)],
  '-code': [desc(products.code)],
};
