import { type BulkHandOver, type HandOverLine, planHandOver } from '#domain/orders/bulk-hand-over';
import {
  BULK_ORDER_KINDS,
  type BulkOrder,
  type BulkOrderKind,
  type BulkOrderReason,
  type BulkOrderStep,
  isRetryableOrderReason,
  statusAfter,
  undoStepOf,
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

/** A lifecycle step of orders or users. */
type StepKind = BulkOrderKind | BulkUserKind;

/** A step whose kind is its only parameter. */
interface PlainStepChange {
  readonly kind: Exclude<StepKind, 'handOver'>;
}

type StepChange = PlainStepChange | BulkHandOver;

/** The line that is sent for one order or user. */
export type StepLine =
  | {
      readonly id: string;
      readonly step: Exclude<BulkOrderStep, 'handOver'> | BulkUserKind;
      /** The revision after the step that is undone; only for an undo. */
      readonly revision?: number;
    }
  | HandOverLine;

export type BulkKind = ProductKind | StepKind;
export type BulkRecord = BulkProduct | BulkOrder | BulkUser;
export type BulkChange = ProductChange | StepChange;
export type BulkLine = ProductLine | StepLine;
export type BulkReason = ProductReason | BulkOrderReason | BulkUserReason;

/** Whether the kind is an action on orders. */
function isOrderKind(kind: BulkKind): kind is BulkOrderKind {
  return BULK_ORDER_KINDS.some((one) => one === kind);
}

/** Whether the kind is an action on staff. */
export function isUserKind(kind: BulkKind): kind is BulkUserKind {
  return BULK_USER_KINDS.some((one) => one === kind);
}

function isPlainStepKind(kind: BulkKind): kind is PlainStepChange['kind'] {
  return isStepKind(kind) && kind !== 'handOver';
}

function isStepKind(kind: BulkKind): kind is StepKind {
  return isOrderKind(kind) || isUserKind(kind);
}

/** The subject of a kind of bulk action. */
export function subjectOf(kind: BulkKind): 'products' | 'orders' | 'users' {
  if (isUserKind(kind)) return 'users';
  return isOrderKind(kind) ? 'orders' : 'products';
}

export function isStepLine(line: BulkLine): line is StepLine {
  return 'step' in line;
}

export function isOrder(record: BulkRecord): record is BulkOrder {
  return 'number' in record;
}

export function isUser(record: BulkRecord): record is BulkUser {
  return 'userName' in record;
}

/** Whether the record is an order or a user, which move through steps. */
export function takesSteps(record: BulkRecord): record is BulkOrder | BulkUser {
  return isOrder(record) || isUser(record);
}

function isStepChange(change: BulkChange): change is StepChange {
  return isStepKind(change.kind);
}

/** The part of a record that bulk actions need. Rows of a list and whole records both match. */
export function bulkRecordOf(record: BulkRecord): BulkRecord {
  const { id, revision } = record;
  if (isOrder(record)) {
    const { number, status, city, cityEn, cityAr } = record;
    const { firstName, lastName } = record.client;
    const client = { firstName, lastName };
    return { id, revision, number, status, client, city, cityEn, cityAr };
  }
  if (isUser(record)) {
    const { firstName, lastName, userName } = record;
    return { id, revision, firstName, lastName, userName };
  }
  const { code, name, nameEn, nameAr, price, quantity, stockPolicy, categoryId, brandId } = record;
  const names = { code, name, nameEn, nameAr };
  return { id, revision, ...names, price, quantity, stockPolicy, categoryId, brandId };
}

/** The change itself if its kind needs no value. */
export function withoutValue(kind: BulkKind): BulkChange | null {
  if (isPlainStepKind(kind)) return { kind };
  return kind === 'handOver' || takesValue(kind) ? null : { kind };
}

/** Whether the value is chosen for each record, so that all must be read before. */
export function isChosenPerRecord(kind: BulkKind): boolean {
  return kind === 'handOver';
}

/** The line of a record for a change, or the reason why there is none. */
export function bulkLineFor(
  record: BulkRecord,
  change: BulkChange,
): { readonly line: BulkLine } | { readonly error: BulkReason } {
  if (change.kind === 'handOver') {
    if (!isOrder(record)) throw new Error('Only an order can be handed over.');
    return planHandOver(record, change);
  }
  if (isStepChange(change)) return { line: { id: record.id, step: change.kind } };
  if (takesSteps(record)) throw new Error(`Only a product can be ${change.kind}.`);
  return planLine(record, change);
}

/**
 * The line that undoes a line; null for users, and for the steps of orders that cannot be undone.
 */
export function undoLineFor(
  record: BulkRecord,
  line: BulkLine,
  revision: number | null,
): BulkLine | null {
  if (revision === null) return null;
  if (!isStepLine(line)) return takesSteps(record) ? null : planUndoLine(record, line, revision);
  const step = undoStepOf(line.step);
  return step && { id: line.id, step, revision };
}

/** Whether the server undoes a change of this kind only for a limited time. */
export function isUndoTimed(kind: BulkKind): boolean {
  return isOrderKind(kind);
}

/**
 * Whether the action runs without a question if it is possible for all records: every step of an
 * order that the lifecycle offers for many of them.
 */
export function runsAtOnce(kind: BulkKind): boolean {
  return isOrderKind(kind);
}

/** The record after a line took effect; the known one if the server returned no revision. */
export function recordAfter(
  record: BulkRecord,
  line: BulkLine,
  revision: number | null,
): BulkRecord {
  if (revision === null) return record;
  if (!isOrder(record) || !isStepLine(line)) return { ...record, revision };
  // Only steps of orders are in the lines of orders.
  return { ...record, revision, status: statusAfter(line.step as BulkOrderStep) };
}

/** Whether a record refused for this reason may be tried again. */
export function isRetryable(record: BulkRecord, reason: BulkReason): boolean {
  return takesSteps(record) ? isRetryableOrderReason(reason) : isRetryableReason(reason);
}
