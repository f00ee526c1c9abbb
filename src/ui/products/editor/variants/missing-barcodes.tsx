import type { VariantValues } from '#application/products/product-values';
import { lacksBarcode } from '#domain/products/variant-edits';
import { nextDown, type Spot, type VariantGrid } from '#domain/products/variant-grid';
import { Button } from '../../../kit/button';
import { Note } from '../../../kit/feedback/note';
import { useText } from '../../../text/use-text';

interface MissingBarcodesProps {
  grid: VariantGrid<VariantValues>;
  /** Opens the first cell without a barcode. */
  enter: (spot: Spot) => void;
}

/** Says how many variants have no barcode, which a product needs before it is complete. */
export function MissingBarcodes({ grid, enter }: MissingBarcodesProps) {
  const t = useText('variants');
  const { lines } = grid;
  const count = lines.flatMap(({ cells }) => cells.filter(lacksBarcode)).length;
  if (count === 0) return null;
  const end = { line: lines.length - 1, column: (lines[0]?.cells.length ?? 1) - 1 };
  return (
    <Note
      tone="warning"
      action={
        <Button
          variant="text"
          size="small"
          onClick={() => enter(nextDown(end, grid, lacksBarcode) ?? end)}
        >
          {t('barcodes.enter')}
        </Button>
      }
    >
      {t('barcodes.missing', { count })}
    </Note>
  );
}
