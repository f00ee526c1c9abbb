import { handOverErrors } from '#domain/orders/hand-over';
import {
  checkOrderAction,
  isOverdue,
  isUndoOver,
  ORDER_LIFECYCLE,
} from '#domain/orders/order-lifecycle';
import type { BulkOrderRequest, BulkOrderResult, BulkOrderRow } from '#openapi/types.generated';
import { assertMayKeepCarrier, keepCarrier } from '../carriers/carrier-change';
import type { Principal, Tx } from '../context';
import { forbidden, invalid } from '../http/problem-error';
import { toOrderState, toStaffMember } from './order-presentation';
import { lockProductsOf, openPieces } from './order-stock';
import type { OrderTransitionRequest } from './order-transition-request';
import { transitionOrder } from './order-transitions';
import { lockOrder, type OrderRecord } from './orders.repository';
import { type Performer, staffPerformer } from './performers';

/** One action for many orders. */
export interface RequestedBulkAction {
  readonly body: BulkOrderRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/** Whether the carrier of a handover is kept in the store's list. */
function keepsCarrier({ body }: RequestedBulkAction): boolean {
  return body.action === 'handOver' && body.keepCarrier === true;
}

/** @throws ProblemError 403 the role lacks the permission, for any order */
function assertPermitted({ body, principal }: RequestedBulkAction): void {
  const line = ORDER_LIFECYCLE.transitions.find(({ action }) => action === body.action);
  if (line?.permission && !principal.permissions.includes(line.permission)) throw forbidden();
}

/** What the action needs and the request lacks, as codes by field. */
function missingFields(body: BulkOrderRequest): Record<string, string[]> {
  const { action, ids, revisions = {}, carrier } = body;
  if (action === 'undoAccept') {
    return ids.every((id) => Object.hasOwn(revisions, id)) ? {} : { revisions: ['required'] };
  }
  if (action !== 'handOver') return {};
  const errors = ids.map((id) =>
    handOverErrors({ carrier, trackingNumber: trackingNumberOf(id, body) }),
  );
  const carrierErrors = errors.find((one) => one.carrier)?.carrier;
  const trackingErrors = errors.find((one) => one.trackingNumber)?.trackingNumber;
  return {
    ...(carrierErrors && { carrier: carrierErrors }),
    ...(trackingErrors && { parcels: trackingErrors }),
  };
}

/** The tracking number of an order's parcel; undefined if the request has none. */
function trackingNumberOf(orderId: string, { parcels = [] }: BulkOrderRequest): string | undefined {
  return parcels.find(({ id }) => id === orderId)?.trackingNumber;
}

/** @throws ProblemError 422 naming the missing fields */
function assertComplete(body: BulkOrderRequest): void {
  const errors = missingFields(body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Whether an accepted order was changed since the acceptance that is undone. */
function isChangedSince({ order }: OrderRecord, { action, revisions }: BulkOrderRequest): boolean {
  const isAccepted = action === 'undoAccept' && order.status === 'confirmed';
  return isAccepted && order.revision !== revisions?.[order.id];
}

/** Why the action leaves the order unchanged; null when the order can be moved. */
function refusalOf(
  record: OrderRecord,
  { body, principal, now }: RequestedBulkAction,
): BulkOrderRow['code'] {
  if (isChangedSince(record, body)) return 'stale_revision';
  const state = toOrderState(record.order);
  const verdict = checkOrderAction(state, body.action, toStaffMember(principal), now);
  if (!('refusal' in verdict)) return null;
  const isLate =
    (body.action === 'accept' && isOverdue(state, now)) ||
    (body.action === 'undoAccept' && state.status === 'confirmed' && isUndoOver(state, now));
  return isLate ? 'expired' : 'action_not_allowed';
}

/** The transition of one order; a handover adds the carrier and the parcel's tracking number. */
function transitionRequestOf(
  { order }: OrderRecord,
  { body, now }: RequestedBulkAction,
  performer: Performer,
): OrderTransitionRequest {
  const { action, carrier } = body;
  if (action !== 'handOver') return { action, performer, now };
  const trackingNumber = trackingNumberOf(order.id, body);
  return {
    action,
    performer,
    now,
    ...(carrier !== undefined && { carrier }),
    ...(trackingNumber !== undefined && { trackingNumber }),
  };
}

async function executeForOrder(
  tx: Tx,
  record: OrderRecord,
  requested: RequestedBulkAction,
  performer: Performer,
): Promise<BulkOrderRow> {
  const { order } = record;
  const code = refusalOf(record, requested);
  const moved =
    code || requested.body.dryRun
      ? order
      : (await transitionOrder(tx, record, transitionRequestOf(record, requested, performer)))
          .order;
  return {
    id: order.id,
    number: String(order.number),
    isDone: code === null,
    code,
    status: moved.status,
    revision: moved.revision,
  };
}

function unknownRow(id: string): BulkOrderRow {
  return {
    id,
    number: null,
    isDone: false,
    code: 'not_found',
    status: null,
    revision: null,
  };
}

/**
 * Locks the known orders by id, and then the products whose pieces a handover moves. Between them it
 * keeps the carrier of orders that are handed over, as the handover of one order does.
 */
async function lockAll(tx: Tx, requested: RequestedBulkAction): Promise<OrderRecord[]> {
  const { body, principal, now } = requested;
  const records: OrderRecord[] = [];
  for (const id of [...body.ids].sort()) {
    const record = await lockOrder(tx, principal.storeId, id);
    if (record) records.push(record);
  }
  if (body.action === 'handOver' && !body.dryRun) {
    const movable = records.filter((record) => refusalOf(record, requested) === null);
    if (movable.length > 0 && keepsCarrier(requested)) {
      await keepCarrier(tx, body.carrier ?? '', principal, now);
    }
    await lockProductsOf(
      tx,
      movable.flatMap(({ items }) => openPieces(items)),
    );
  }
  return records;
}

/**
 * Takes one action on many orders in one transaction. All bulk actions lock orders by id, and then
 * products by id, so two concurrent ones cannot deadlock.
 * @returns the outcome for each order, in the requested order
 * @throws ProblemError 403 the role lacks the permission, or may not keep the carrier; 422 a
 *   revision, the carrier or a tracking number is missing
 */
export async function executeBulkAction(
  tx: Tx,
  requested: RequestedBulkAction,
): Promise<BulkOrderResult> {
  const { body, principal } = requested;
  assertPermitted(requested);
  assertComplete(body);
  if (keepsCarrier(requested)) assertMayKeepCarrier(body.carrier ?? '', principal);
  const performer = await staffPerformer(tx, principal);
  const rows = new Map<string, BulkOrderRow>();
  for (const record of await lockAll(tx, requested))
    rows.set(record.order.id, await executeForOrder(tx, record, requested, performer));
  const results = body.ids.map((id) => rows.get(id) ?? unknownRow(id));
  const doneCount = results.filter((row) => row.isDone).length;
  return {
    action: body.action,
    dryRun: body.dryRun ?? false,
    doneCount,
    failedCount: results.length - doneCount,
    results,
  };
}
