import type { VariantValues } from '#application/products/product-values';
import { holdsSeveralValues } from '#domain/format/several-values';
import { countsPieces } from '#domain/products/stock-policy';
import {
  formatCell,
  formatClipboard,
  parseCell,
  parseClipboard,
} from '#domain/products/variant-cells';
import {
  applyEdits,
  type CellEdit,
  editCell,
  fillDown,
  lacksBarcode,
  pasteBlock,
} from '#domain/products/variant-edits';
import {
  nextDown,
  type Range,
  type Spot,
  spotsOf,
  stepDown,
  type VariantGrid,
} from '#domain/products/variant-grid';
import type { MakeVariant } from '#domain/products/variant-matrix';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import type { GridOperations } from './use-grid';
import type { Matrix } from './use-matrix';
import type { Notice } from './use-notice';
import { fieldOf, type View } from './variant-views';

interface SheetActionsProps {
  matrix: Matrix;
  change: (next: Matrix) => void;
  grid: VariantGrid<VariantValues>;
  make: MakeVariant<VariantValues>;
  view: View;
  readOnly: boolean;
  /** Says what a key or a paste did, or did not write. */
  tell: (notice: Notice) => void;
  /** Space or F2 in the view of pictures. */
  open: () => void;
}

/** The actions of the grid's keys on the matrix. */
export function useSheetActions(props: SheetActionsProps) {
  const { matrix, change, grid, make, view, readOnly, tell, open } = props;
  const t = useText('variants');
  const decimalMark = useLanguage() === 'en' ? '.' : ',';
  const refuse = (text: string) => tell({ tone: 'error', text });
  const field = fieldOf(view);
  const cellAt = ({ line, column }: Spot) => grid.lines[line]?.cells[column];
  const write = (edits: readonly CellEdit[]) => {
    if (edits.length > 0 && !readOnly) change(applyEdits(matrix, edits, make));
  };
  const textAt = (spot: Spot) => {
    const variant = cellAt(spot)?.variant;
    const isEmpty = field === 'stockOnHand' && variant && !countsPieces(variant.stockPolicy);
    return variant && field && !isEmpty ? formatCell(field, variant, decimalMark) : '';
  };
  const writeText = (spot: Spot, text: string): boolean => {
    const cell = cellAt(spot);
    if (!cell || !field) return true;
    // An empty text in a removed combination, or an unchanged text, changes nothing.
    if (text === textAt(spot)) return true;
    const edit = editCell(field, cell, text);
    const refusal = holdsSeveralValues(text) ? 'refused.several' : 'refused.one';
    refuse(edit ? '' : t(refusal, { text }));
    if (edit) write([edit]);
    return edit !== null;
  };
  const copied = (range: Range) =>
    field ? formatClipboard(spotsOf(range).map((line) => line.map(textAt))) : '';
  const emptied = (range: Range): CellEdit[] => {
    const cells = spotsOf(range).flatMap((line) => line.flatMap((spot) => cellAt(spot) ?? []));
    const standing = cells.filter(({ variant }) => variant !== null);
    if (field === 'sku') return standing.map(({ choices }) => proposed(choices, make));
    const change = field && parseCell(field, '');
    return change ? standing.map(({ choices }) => ({ choices, change })) : [];
  };
  const work: GridOperations = {
    canType: field !== null && !readOnly,
    // A scanner types a code and Enter: one scanned too many must not replace another.
    mayReplace: (spot) => {
      const isKept = field === 'barcode' && textAt(spot) !== '';
      if (isKept) refuse(t('barcodes.kept'));
      return !isKept;
    },
    after: (spot) =>
      field === 'barcode' ? (nextDown(spot, grid, lacksBarcode) ?? spot) : stepDown(spot, 1, grid),
    write: writeText,
    textAt,
    open,
    copy: copied,
    cut: (range) => {
      const text = copied(range);
      const edits = readOnly ? [] : emptied(range);
      write(edits);
      tell({ tone: 'info', text: edits.length > 0 ? t('cut', { count: edits.length }) : '' });
      return text;
    },
    paste: (range, text) => {
      if (!field || readOnly) return;
      const block = parseClipboard(text);
      const { edits, refused } = pasteBlock(grid, field, range, block);
      const some = t('refused.some', { count: refused });
      const isSeveral = block.flat().some(holdsSeveralValues);
      refuse(refused === 0 ? '' : isSeveral ? `${some} ${t('refused.oneValue')}` : some);
      write(edits);
    },
    fillDown: (range) => {
      write(fillDown(grid, field ?? 'mediaIds', range));
    },
    clear: (range) => {
      write(emptied(range));
    },
  };
  return { work, write };
}

/** A SKU is never empty: a cleared one is replaced by a proposed one. */
function proposed(choices: CellEdit['choices'], make: MakeVariant<VariantValues>): CellEdit {
  return {
    choices,
    change: { sku: make(choices).sku },
  };
}
