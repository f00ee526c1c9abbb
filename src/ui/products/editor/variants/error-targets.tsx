import type { VariantValues } from '#application/products/product-values';
import type { Spot, VariantGrid } from '#domain/products/variant-grid';
import { fieldId } from '../../../kit/form/bound';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
import type { SheetErrors } from './use-cell-errors';
import type { View } from './variant-views';

interface ErrorTargetsProps {
  grid: VariantGrid<VariantValues>;
  errors: SheetErrors;
  goTo: (view: View, spot: Spot) => void;
}

/**
 * The targets of the form's error summary: each opens its cell, in the view that shows the error.
 */
export function ErrorTargets({ grid, errors, goTo }: ErrorTargetsProps) {
  return errors.paths.map(({ path, place, view }) => {
    const spot = spotOf(grid, place);
    return (
      <VisuallyHidden
        key={path}
        id={fieldId(path)}
        tabIndex={-1}
        onFocus={() => spot && goTo(view, spot)}
      />
    );
  });
}

/** The position of a variant by its index, or by the id of a removed one. */
function spotOf({ lines }: VariantGrid<VariantValues>, place: string): Spot | undefined {
  for (const [line, { cells }] of lines.entries()) {
    const column = cells.findIndex(({ at, kept }) => String(at) === place || kept?.id === place);
    if (column >= 0) return { line, column };
  }
  return undefined;
}
