import {
  BULK_ORDER_KINDS,
  type BulkOrder,
  type BulkOrderKind,
  type BulkOrderReason,
  isRetryableOrderReason,
} from '#domain/orders/bulk-order';
import {
  type BulkProduct,
  type BulkChange as ProductChange,
  type BulkKind as ProductKind,
  type BulkLine as ProductLine,
  planLine,
  planUndoLine,
  takesValue,
} from '#domain/products/bulk-change';
import { isRetryableReason, type BulkReason as ProductReason } from '#domain/products/bulk-refusal';
import {
  BULK_USER_KINDS,
  type BulkUser,
  type BulkUserKind,
  type BulkUserReason,
} from '#domain/users/bulk-user';

/*
 * The subjects of bulk actions: products, orders or users. This file and their clients define all
 * that differs between them; the machine is the same.
 */

/** A lifecycle step of orders or users. The kind is its only parameter. */
type StepKind = BulkOrderKind | BulkUserKind;

interface StepChange {
  readonly kind: StepKind;
}

/** The line that is sent for one order or user. */
interface StepLine {
  readonly id: string;
  readonly step: StepKind;
}

export type BulkKind = ProductKind | StepKind;
export type BulkRecord = BulkProduct | BulkOrder | BulkUser;
export type BulkChange = ProductChange | StepChange;
export type BulkLine = ProductLine | StepLine;
export type BulkReason = ProductReason | BulkOrderReason | BulkUserReason;

/** Whether the kind is an action on orders. */
const isOrderKind = (kind: BulkKind): kind is BulkOrderKind =>
  BULK_ORDER_KINDS.some((one) => one === kind);

/** Whether the kind is an action on staff. */
export const isUserKind = (kind: BulkKind): kind is BulkUserKind =>
  BULK_USER_KINDS.some((one) => one === kind);

const isStepKind = (kind: BulkKind): kind is StepKind => isOrderKind(kind) || isUserKind(kind);

/** The subject of a kind of bulk action. */
export const subjectOf = (kind: BulkKind): 'products' | 'orders' | 'users' => {
  if (isUserKind(kind)) return 'users';
  return isOrderKind(kind) ? 'orders' : 'products';
};

export const isStepLine = (line: BulkLine): line is StepLine => 'step' in line;

export const isOrder = (record: BulkRecord): record is BulkOrder => 'number' in record;

export const isUser = (record: BulkRecord): record is BulkUser => 'userName' in record;

/** Whether the record is an order or a user, which move through steps. */
export const takesSteps = (record: BulkRecord): record is BulkOrder | BulkUser =>
  isOrder(record) || isUser(record);

const isStepChange = (change: BulkChange): change is StepChange => isStepKind(change.kind);

/** The part of a record that bulk actions need. Rows of a list and whole records both match. */
export const bulkRecordOf = (record: BulkRecord): BulkRecord => {
  const { id, revision } = record;
  if (isOrder(record)) return { id, revision, number: record.number };
  if (isUser(record)) {
    const { firstName, lastName, userName } = record;
    return { id, revision, firstName, lastName, userName };
  }
  const { code, name, nameEn, nameAr, price, quantity, categoryId, brandId } = record;
  return { id, revision, code, name, nameEn, nameAr, price, quantity, categoryId, brandId };
};

/** The change itself if its kind needs no value. */
export const withoutValue = (kind: BulkKind): BulkChange | null => {
  if (isStepKind(kind)) return { kind };
  return takesValue(kind) ? null : { kind };
};

/** The line of a record for a change, or the reason why there is none. */
export const bulkLineFor = (
  record: BulkRecord,
  change: BulkChange,
): { readonly line: BulkLine } | { readonly error: BulkReason } => {
  if (isStepChange(change)) return { line: { id: record.id, step: change.kind } };
  if (takesSteps(record)) throw new Error(`Only a product can be ${change.kind}.`);
  return planLine(record, change);
};

/** The line that undoes a line; null for orders and users, whose bulk steps cannot be undone. */
export const undoLineFor = (
  record: BulkRecord,
  line: BulkLine,
  revision: number | null,
): BulkLine | null =>
  takesSteps(record) || isStepLine(line) || revision === null
    ? null
    : planUndoLine(record, line, revision);

/** Whether a record refused for this reason may be tried again. */
export const isRetryable = (record: BulkRecord, reason: BulkReason): boolean =>
  takesSteps(record) ? isRetryableOrderReason(reason) : isRetryableReason(reason);
