import { useState } from 'react';
import type { VariantValues } from '#application/products/product-values';
import { readBlock, readCell, writeBlock, writeCell } from '#domain/products/variant-cells';
import { type CellEdit, filledDown, pasted, withEdits } from '#domain/products/variant-edits';
import { type Spot, spotsOf, type VariantGrid } from '#domain/products/variant-grid';
import type { MakeVariant } from '#domain/products/variant-matrix';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import type { GridWork } from './use-grid';
import type { Matrix } from './use-matrix';
import { fieldOf, type View } from './variant-views';

interface SheetWorkProps {
  matrix: Matrix;
  change: (next: Matrix) => void;
  grid: VariantGrid<VariantValues>;
  make: MakeVariant<VariantValues>;
  view: View;
  readOnly: boolean;
  /** Space or F2 where pictures are chosen. */
  open: () => void;
}

/** What the grid's keys do to the matrix; `notice` says what a paste could not take. */
export function useSheetWork(props: SheetWorkProps) {
  const { matrix, change, grid, make, view, readOnly, open } = props;
  const t = useText('variants');
  const decimalMark = useLanguage() === 'en' ? '.' : ',';
  const [notice, setNotice] = useState('');
  const field = fieldOf(view);
  const cellAt = ({ line, column }: Spot) => grid.lines[line]?.cells[column];
  const write = (edits: readonly CellEdit[]) => {
    if (edits.length > 0 && !readOnly) change(withEdits(matrix, edits, make));
  };
  const textAt = (spot: Spot) => {
    const variant = cellAt(spot)?.variant;
    return variant && field ? writeCell(field, variant, decimalMark) : '';
  };
  const writeText = (spot: Spot, text: string): boolean => {
    const cell = cellAt(spot);
    if (!cell || !field) return true;
    // Nothing typed into a combination left out, or the same again, changes nothing.
    if (text === textAt(spot)) return true;
    const edit = readCell(field, text);
    setNotice(edit ? '' : t('refused.one', { text }));
    if (edit) write([{ choices: cell.choices, change: edit }]);
    return edit !== null;
  };
  const work: GridWork = {
    canType: field !== null && !readOnly,
    write: writeText,
    textAt,
    open,
    copy: (range) => (field ? writeBlock(spotsOf(range).map((line) => line.map(textAt))) : ''),
    paste: (range, text) => {
      if (!field || readOnly) return;
      const { edits, refused } = pasted(grid, field, range, readBlock(text));
      setNotice(refused > 0 ? t('refused.some', { count: refused }) : '');
      write(edits);
    },
    fillDown: (range) => {
      write(filledDown(grid, field ?? 'mediaIds', range));
    },
    clear: (range) => {
      const cells = spotsOf(range).flatMap((line) => line.flatMap((spot) => cellAt(spot) ?? []));
      const standing = cells.filter(({ variant }) => variant !== null);
      if (field === 'sku') return write(standing.map(({ choices }) => proposed(choices, make)));
      const emptied = field && readCell(field, '');
      if (emptied) write(standing.map(({ choices }) => ({ choices, change: emptied })));
    },
  };
  return { work, write, notice };
}

/** A SKU is never empty: a cleared one is proposed anew. */
const proposed = (choices: CellEdit['choices'], make: MakeVariant<VariantValues>): CellEdit => ({
  choices,
  change: { sku: make(choices).sku },
});
