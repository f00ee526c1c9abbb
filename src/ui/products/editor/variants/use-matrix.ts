import { useMemo, useState } from 'react';
import type { VariantValues } from '#application/products/product-values';
import { matrixOf, type VariantMatrix } from '#domain/products/variant-matrix';

export type Matrix = VariantMatrix<VariantValues>;

/**
 * The matrix of the form's variants. What the form doesn't hold — axes without a variant, what was
 * typed of those left out — lives here, until somebody else writes the form's variants: a draft
 * taken up, a record read again.
 */
export function useMatrix(
  variants: readonly VariantValues[],
  write: (variants: readonly VariantValues[]) => void,
): { matrix: Matrix; change: (next: Matrix) => void } {
  const [kept, setKept] = useState<Matrix>(() => matrixOf(variants));
  const read = useMemo(() => matrixOf(variants), [variants]);
  const change = (next: Matrix) => {
    setKept(next);
    if (next.variants !== variants) write(next.variants);
  };
  return { matrix: kept.variants === variants ? kept : read, change };
}
