import type { BulkProduct } from '#domain/products/bulk-change';

/** A product as a bulk change sees it; `at` distinguishes it from others. */
export function aBulkProduct(at: number, revision = 3): BulkProduct {
  return {
    id: `prd_${at}`,
    revision,
    code: `BOL-FES-${at}`,
    name: `Bol de Fès ${at}`,
    nameEn: null,
    nameAr: null,
    price: 13_500,
    quantity: 40,
    stockPolicy: 'counted',
    categoryId: 'cat_1',
    brandId: 'brd_1',
  };
}
