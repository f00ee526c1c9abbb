import type { CellReading } from '../cells/cell-reading';
import { type ImageSource, imageSourceOf, readImages } from '../cells/list-cells';
import { readQuantity, readStock } from '../cells/quantity-cell';
import { readLine, TEXT_LIMITS } from '../cells/text-cell';
import { readWeight } from '../cells/weight-cell';
import type { ImportErrorCode } from '../import-issue';
import type { ImportTarget } from '../import-target';
import type { DraftImage } from '../product-draft';
import type { GroupContext } from './group-context';
import { hasCell, type RowView, textAt } from './row-shape';

/**
 * Reads the cell of a target. Undefined when the file or the row has no such cell, or when its
 * value is wrong, which is noted; null when it is empty.
 */
export function readCell<Value>(
  row: RowView,
  target: ImportTarget,
  context: GroupContext,
  read: (text: string) => CellReading<Value>,
): Value | null | undefined {
  if (!hasCell(row, target)) return undefined;
  const text = textAt(row, target);
  if (text === '') return null;
  const reading = read(text);
  if ('error' in reading) {
    context.notes.note(row, reading.error, target);
    return undefined;
  }
  if (reading.warning) context.notes.note(row, reading.warning, target);
  return reading.value;
}

/** Stock and threshold have no empty state: an empty cell leaves them unchanged. */
export function readPieces(
  row: RowView,
  target: ImportTarget,
  context: GroupContext,
): number | undefined {
  const read = target === 'lowStock' ? readQuantity : readStock;
  const mark = context.markOf(row, target);
  return readCell(row, target, context, (text) => read(text, mark)) ?? undefined;
}

const WEIGHT_UNITS = [
  ['weightGrams', 'g'],
  ['weightKg', 'kg'],
  ['weightLb', 'lb'],
  ['weightOz', 'oz'],
  ['weight', ''],
] as const;

export function weightGramsOf(row: RowView, context: GroupContext): number | null | undefined {
  const found = WEIGHT_UNITS.find(([target]) => hasCell(row, target));
  if (!found) return undefined;
  const [target, unit] = found;
  return readCell(row, target, context, (text) =>
    readWeight(text, unit || textAt(row, 'weightUnit') || 'kg', context.markOf(row, target)),
  );
}

const IMAGE_REMARKS = {
  remote: 'image_remote',
  library: null,
  refused: 'image_address_refused',
  unusable: 'image_not_usable',
} as const satisfies Record<ImageSource, ImportErrorCode | null>;

/**
 * Images of some columns of a row. Undefined when there is no such column or none of its addresses
 * is usable, so that a product does not lose its images to unusable ones.
 */
export function imagesOf(
  row: RowView,
  targets: readonly ImportTarget[],
  context: GroupContext,
): DraftImage[] | undefined {
  if (!targets.some((target) => hasCell(row, target))) return undefined;
  const images: DraftImage[] = [];
  let unusable = false;
  for (const { target, at, address } of addressesIn(row, targets)) {
    const source = imageSourceOf(address);
    if (source === 'remote' || source === 'library') images.push({ url: address, alt: altOf(row) });
    else unusable = true;
    const remark = IMAGE_REMARKS[source];
    if (remark !== null) context.notes.note(row, remark, target, at);
  }
  return unusable && images.length === 0 ? undefined : images;
}

function addressesIn(row: RowView, targets: readonly ImportTarget[]) {
  return targets.flatMap((target) =>
    (row.shape.columns.get(target) ?? []).flatMap((at) =>
      readImages(row.cells[at] ?? '').map((address) => ({ target, at, address })),
    ),
  );
}

function altOf(row: RowView): string | null {
  const reading = readLine(textAt(row, 'imageAlt').slice(0, TEXT_LIMITS.name), TEXT_LIMITS.name);
  return 'value' in reading && reading.value !== '' ? reading.value : null;
}

/** The object without its undefined fields: an absent field leaves the product unchanged. */
export function withoutAbsent<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Object.fromEntries drops the type of the keys; only undefined values were removed.
  return Object.fromEntries(present) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}
