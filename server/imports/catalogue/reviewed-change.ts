import type { ProductRow } from '../../products/products.repository';

const REVIEWED_FIELDS = ['name', 'categoryId', 'brandId'] as const;

/** The marketplace has approved the product once: it is inactive or published. */
export function wasApproved(product: ProductRow): boolean {
  return product.status !== 'draft';
}

/**
 * What an import may change of an approved product's French name, category and brand (contract,
 * product lifecycle): new values are stored as pending changes. An empty value and the current one
 * change nothing: what waits for approval still waits.
 */
export function reviewedChange(
  product: ProductRow,
  wanted: Partial<ProductRow>,
): Partial<ProductRow> {
  const { name, categoryId, brandId } = product;
  const pending = { ...product.pendingChanges };
  let isOther = false;
  for (const field of REVIEWED_FIELDS) {
    const value = wanted[field];
    if (value === undefined || value === null) continue;
    if (value === product[field] || value === pending[field]) continue;
    pending[field] = value;
    isOther = true;
  }
  const review = { pendingChanges: pending, approvalState: 'under_review' } as const;
  return { name, categoryId, brandId, ...(isOther && review) };
}
