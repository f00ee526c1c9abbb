import {
  BULK_ORDER_KINDS,
  type BulkOrder,
  type BulkOrderKind,
  type BulkOrderReason,
  isPassingForOrder,
} from '#domain/orders/bulk-order';
import {
  type BulkProduct,
  type BulkChange as ProductChange,
  type BulkKind as ProductKind,
  type BulkLine as ProductLine,
  plannedLine,
  takesValue,
  undoingLine,
} from '#domain/products/bulk-change';
import { isPassing, type BulkReason as ProductReason } from '#domain/products/bulk-refusal';

/*
 * What work in bulk is about: products or orders. Everything that differs between the two stands
 * here and in their actors; the process is the same.
 */

/** A step that many orders are taken along; it says everything. */
interface OrderChange {
  readonly kind: BulkOrderKind;
}

/** What is sent for one order. */
interface OrderLine {
  readonly id: string;
  readonly step: BulkOrderKind;
}

export type BulkKind = ProductKind | BulkOrderKind;
export type BulkRecord = BulkProduct | BulkOrder;
export type BulkChange = ProductChange | OrderChange;
export type BulkLine = ProductLine | OrderLine;
export type BulkReason = ProductReason | BulkOrderReason;

/** Whether many orders are meant, not products. */
export const isOrderKind = (kind: BulkKind): kind is BulkOrderKind =>
  BULK_ORDER_KINDS.some((one) => one === kind);

export const isOrderLine = (line: BulkLine): line is OrderLine => 'step' in line;

export const isOrder = (record: BulkRecord): record is BulkOrder => 'number' in record;

const isOrderChange = (change: BulkChange): change is OrderChange => isOrderKind(change.kind);

/** The part of a record that work in bulk needs; rows of a list and whole records both fit. */
export const bulkRecordOf = (record: BulkRecord): BulkRecord => {
  const { id, revision } = record;
  if (isOrder(record)) return { id, revision, number: record.number };
  const { code, name, nameEn, nameAr, price, quantity, categoryId, brandId } = record;
  return { id, revision, code, name, nameEn, nameAr, price, quantity, categoryId, brandId };
};

/** The change itself where its kind says everything. */
export const withoutValue = (kind: BulkKind): BulkChange | null => {
  if (isOrderKind(kind)) return { kind };
  return takesValue(kind) ? null : { kind };
};

/** The line that a change makes of a record, or why it makes none. */
export const planned = (
  record: BulkRecord,
  change: BulkChange,
): { readonly line: BulkLine } | { readonly fault: BulkReason } => {
  if (isOrderChange(change)) return { line: { id: record.id, step: change.kind } };
  if (isOrder(record)) throw new Error(`An order cannot be ${change.kind}.`);
  return plannedLine(record, change);
};

/** The line that takes a line back; null for orders, whose steps are not taken back by the hundred. */
export const undoing = (
  record: BulkRecord,
  line: BulkLine,
  revision: number | null,
): BulkLine | null =>
  isOrder(record) || isOrderLine(line) || revision === null
    ? null
    : undoingLine(record, line, revision);

/** Whether a record that was refused for this reason may be tried again. */
export const canComeAgain = (record: BulkRecord, reason: BulkReason): boolean =>
  isOrder(record) ? isPassingForOrder(reason) : isPassing(reason);
