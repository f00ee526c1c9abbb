import type { ProductRow } from '../../products/products.repository';

const REVIEWED_FIELDS = ['name', 'categoryId', 'brandId'] as const;

/** The marketplace has approved the product once: it is inactive or published. */
export function wasApproved(product: ProductRow): boolean {
  return product.status !== 'draft';
}

/**
 * What an import may change of an approved product's French name, category and brand (contract,
 * product lifecycle): new values are stored as pending changes, an empty one changes nothing.
 */
export function reviewedChange(
  product: ProductRow,
  wanted: Partial<ProductRow>,
): Partial<ProductRow> {
  const pending = { ...product.pendingChanges };
  for (const field of REVIEWED_FIELDS) {
    const value = wanted[field];
    if (value === product[field]) delete pending[field];
    else if (value !== undefined && value !== null) pending[field] = value;
  }
  const isWaiting = Object.keys(pending).length > 0;
  return {
    name: product.name,
    categoryId: product.categoryId,
    brandId: product.brandId,
    pendingChanges: isWaiting ? pending : null,
    approvalState: isWaiting ? 'under_review' : 'approved',
  };
}
