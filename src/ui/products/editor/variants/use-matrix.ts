import { useMemo, useState } from 'react';
import type { VariantValues } from '#application/products/product-values';
import {
  matrixAfter,
  matrixOf,
  type VariantMatrix,
  withSavedIds,
} from '#domain/products/variant-matrix';

export type Matrix = VariantMatrix<VariantValues>;

/**
 * The matrix of the form's variants. Stores what the form does not hold, axes without a variant and
 * typed values of removed variants, until the form receives other combinations from a restored
 * draft or a refetched record.
 * @param savedIds the variants that the record has
 */
export function useMatrix(
  variants: readonly VariantValues[],
  write: (variants: readonly VariantValues[]) => void,
  savedIds: ReadonlySet<string>,
): { matrix: Matrix; change: (next: Matrix) => void } {
  const [kept, setKept] = useState<Matrix>(() => matrixOf(variants));
  const matrix = useMemo(
    () => (kept.variants === variants ? kept : matrixAfter(kept, variants)),
    [kept, variants],
  );
  const change = (wanted: Matrix) => {
    const next = withSavedIds(wanted, savedIds);
    setKept(next);
    if (next.variants !== variants) write(next.variants);
  };
  return { matrix, change };
}
