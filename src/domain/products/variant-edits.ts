import { countsPieces, type StockPolicy, sellsBeyondStock } from './stock-policy';
import { type CellBlock, type CellField, type CellFields, parseCell } from './variant-cells';
import type { Choice } from './variant-combinations';
import { combinationKey } from './variant-combinations';
import {
  cornersOf,
  type GridCell,
  type Range,
  type Spot,
  spotsOf,
  type VariantGrid,
} from './variant-grid';
import {
  type MakeVariant,
  type MatrixVariant,
  restoreCombinations,
  type VariantMatrix,
} from './variant-matrix';

/**
 * The fields of a variant that the grid writes: typed fields, pictures, its stock policy, and
 * whether it is sold.
 */
export interface EditedFields extends CellFields {
  /** Pictures of the product that show the variant, in order. */
  readonly mediaIds: readonly string[];
  readonly stockPolicy: StockPolicy;
  readonly status: 'active' | 'inactive';
}

/** A variant that the grid writes into. */
export type EditedVariant = MatrixVariant & EditedFields;

/** A change to one cell of the matrix. */
export interface CellEdit {
  readonly choices: readonly Choice[];
  readonly change: Partial<EditedFields>;
}

/** The edits to make, and the number of texts that were not valid for their cell. */
export interface ReadEdits {
  readonly edits: readonly CellEdit[];
  readonly refused: number;
}

/** Writes edits into the matrix. An edit of a combination left out restores it. */
export function applyEdits<Variant extends EditedVariant>(
  matrix: VariantMatrix<Variant>,
  edits: readonly CellEdit[],
  make: MakeVariant<Variant>,
): VariantMatrix<Variant> {
  const changes = new Map(edits.map(({ choices, change }) => [combinationKey(choices), change]));
  const standing = new Set(matrix.variants.map((each) => combinationKey(each.optionValues)));
  const missing = edits.filter(({ choices }) => !standing.has(combinationKey(choices)));
  const whole =
    missing.length === 0
      ? matrix
      : restoreCombinations(
          matrix,
          missing.map(({ choices }) => choices),
          make,
        );
  const variants = whole.variants.map((variant) => {
    const change = changes.get(combinationKey(variant.optionValues));
    return change ? { ...variant, ...change } : variant;
  });
  return { ...whole, variants };
}

type Grid = Pick<VariantGrid<EditedVariant>, 'lines'>;

/**
 * The edit of a cell by a text; null when the text is not valid for it. A number of pieces begins
 * the count of a variant that is not counted.
 */
export function editCell(
  field: CellField,
  { choices, variant }: Pick<GridCell<EditedVariant>, 'choices' | 'variant'>,
  text: string,
): CellEdit | null {
  const change = parseCell(field, text);
  if (!change) return null;
  const begins =
    field === 'stockOnHand' &&
    text.trim() !== '' &&
    variant !== null &&
    !countsPieces(variant.stockPolicy);
  return { choices, change: { ...change, ...(begins && { stockPolicy: 'counted' }) } };
}

function readInto(
  { lines }: Grid,
  field: CellField,
  texts: readonly { readonly spot: Spot; readonly text: string }[],
): ReadEdits {
  const edits: CellEdit[] = [];
  let refused = 0;
  for (const { spot, text } of texts) {
    const cell = lines[spot.line]?.cells[spot.column];
    if (!cell) continue;
    // An empty cell of a block does not restore a combination left out.
    if (cell.variant === null && text.trim() === '') continue;
    const edit = editCell(field, cell, text);
    if (edit) edits.push(edit);
    else refused += 1;
  }
  return { edits, refused };
}

/** Whether each variant has a code of its own, so that one is never written into several. */
function isCode(field: keyof EditedFields): boolean {
  return field === 'sku' || field === 'barcode';
}

/**
 * Reads a block pasted at a cell, or at the first cell of a range. A single cell fills the range,
 * unless it is a code. Cells beyond the grid's end are dropped.
 */
export function pasteBlock(
  grid: Grid,
  field: CellField,
  range: Range,
  block: CellBlock,
): ReadEdits {
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  if (single !== undefined && !isCode(field)) {
    const spots = spotsOf(range).flat();
    return readInto(
      grid,
      field,
      spots.map((spot) => ({ spot, text: single })),
    );
  }
  const { first } = cornersOf(range);
  const texts = block.flatMap((row, down) =>
    row.map((text, over) => ({
      spot: { line: first.line + down, column: first.column + over },
      text,
    })),
  );
  return readInto(grid, field, texts);
}

/**
 * Makes the same change to the variants of a range: takes them off sale, or changes their policy.
 * Combinations left out stay left out.
 */
export function setInRange({ lines }: Grid, range: Range, change: CellEdit['change']): CellEdit[] {
  return spotsOf(range)
    .flat()
    .flatMap(({ line, column }) => lines[line]?.cells[column] ?? [])
    .flatMap(({ choices, variant }) => (variant ? [{ choices, change }] : []));
}

/**
 * Fills down: each column of a range takes the value of its first line, a stock with its policy. A
 * single cell fills all cells below it. Combinations left out stay left out. Codes are unique and
 * never repeated.
 */
export function fillDown(grid: Grid, field: keyof EditedFields, range: Range): CellEdit[] {
  if (isCode(field)) return [];
  const { first, last } = cornersOf(range);
  const end = first.line === last.line ? grid.lines.length - 1 : last.line;
  const columns = Array.from(
    { length: last.column - first.column + 1 },
    (_, at) => first.column + at,
  );
  return columns.flatMap((column) => {
    const source = grid.lines[first.line]?.cells[column]?.variant;
    if (!source) return [];
    const { stockPolicy } = source;
    const change = { [field]: source[field], ...(field === 'stockOnHand' && { stockPolicy }) };
    return grid.lines.slice(first.line + 1, end + 1).flatMap(({ cells }) => {
      const cell = cells[column];
      return cell?.variant ? [{ choices: cell.choices, change }] : [];
    });
  });
}

/**
 * Writes the same text into every variant of these cells; null when it is not valid for the field.
 * Combinations left out stay left out.
 */
export function setForAll(
  grid: Grid,
  isMeant: (spot: Spot) => boolean,
  field: CellField,
  text: string,
): CellEdit[] | null {
  if (!parseCell(field, text)) return null;
  return grid.lines.flatMap(({ cells }, line) =>
    cells.flatMap((cell, column) =>
      cell.variant && isMeant({ line, column }) ? (editCell(field, cell, text) ?? []) : [],
    ),
  );
}

/** The stock of a variant as the editor has it. */
type EditedStock = Pick<EditedFields, 'stockOnHand' | 'stockPolicy'>;

/** The number of pieces of all variants of a line whose stock is counted. */
export function piecesOf(cells: readonly { readonly variant: EditedStock | null }[]): number {
  return cells.reduce(
    (sum, { variant }) =>
      variant && countsPieces(variant.stockPolicy) ? sum + (variant.stockOnHand ?? 0) : sum,
    0,
  );
}

/** Error codes by the index of the variant and the field. */
export type CellErrors = ReadonlyMap<number, Partial<Record<CellField, string>>>;

/**
 * The errors of the cells before they are sent to the server: empty or duplicate SKUs, prices of 0,
 * fewer counted pieces than are reserved.
 * @param reservedOf pieces reserved by orders, of the variant at an index
 */
export function cellErrors(
  variants: readonly (CellFields & EditedStock)[],
  reservedOf: (at: number) => number,
): CellErrors {
  const first = new Map<string, number>();
  variants.forEach(({ sku }, at) => {
    if (!first.has(sku)) first.set(sku, at);
  });
  return new Map(
    variants.flatMap(({ sku, price, stockOnHand, stockPolicy }, at) => {
      const errors = {
        ...(sku === '' && { sku: 'required' }),
        ...(sku !== '' && first.get(sku) !== at && { sku: 'duplicate' }),
        ...(price === 0 && { price: 'price_zero' }),
        ...(!sellsBeyondStock(stockPolicy) &&
          (stockOnHand ?? 0) < reservedOf(at) && { stockOnHand: 'below_reserved' }),
      };
      return Object.keys(errors).length > 0 ? [[at, errors] as const] : [];
    }),
  );
}

/** A cell of a variant without a barcode. */
export function lacksBarcode({ variant }: Pick<GridCell<EditedVariant>, 'variant'>): boolean {
  return variant !== null && variant.barcode === '';
}
