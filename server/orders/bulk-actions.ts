import {
  checkOrderAction,
  isOverdue,
  isUndoOver,
  ORDER_LIFECYCLE,
} from '#domain/orders/order-lifecycle';
import type { Principal, Tx } from '../context';
import type { BulkOrderRequest, BulkOrderResult, BulkOrderRow } from '../contract.generated';
import { forbidden, invalid } from '../http/problem-error';
import { toOrderState, toStaffMember } from './order-presentation';
import { transitionOrder } from './order-transitions';
import { lockOrder, type OrderRecord } from './orders.repository';
import { type Performer, staffPerformer } from './performers';

/** One action for many orders. */
export interface RequestedBulkAction {
  readonly body: BulkOrderRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/** @throws ProblemError 403 the role lacks the permission, for any order */
function assertPermitted({ body, principal }: RequestedBulkAction): void {
  const line = ORDER_LIFECYCLE.transitions.find(({ action }) => action === body.action);
  if (line?.permission && !principal.permissions.includes(line.permission)) throw forbidden();
}

/** @throws ProblemError 422 the undo of an acceptance without the revision of an order */
function assertComplete({ action, ids, revisions = {} }: BulkOrderRequest): void {
  const isKnown = ids.every((id) => Object.hasOwn(revisions, id));
  if (action === 'undoAccept' && !isKnown) throw invalid({ revisions: ['required'] });
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

async function executeForOrder(
  tx: Tx,
  orderId: string,
  requested: RequestedBulkAction,
  performer: Performer,
): Promise<BulkOrderRow> {
  const { body, principal, now } = requested;
  const record = await lockOrder(tx, principal.storeId, orderId);
  if (!record) {
    return {
      id: orderId,
      number: null,
      isDone: false,
      code: 'not_found',
      status: null,
      revision: null,
    };
  }
  const { order } = record;
  const code = refusalOf(record, requested);
  const moved =
    code || body.dryRun
      ? order
      : (await transitionOrder(tx, record, { action: body.action, performer, now })).order;
  return {
    id: orderId,
    number: String(order.number),
    isDone: code === null,
    code,
    status: moved.status,
    revision: moved.revision,
  };
}

/**
 * Takes one action on many orders in one transaction. All bulk actions lock orders by id and none
 * moves stock, so two concurrent ones cannot deadlock.
 * @returns the outcome for each order, in the requested order
 * @throws ProblemError 403 the role lacks the permission; 422 a revision is missing
 */
export async function executeBulkAction(
  tx: Tx,
  requested: RequestedBulkAction,
): Promise<BulkOrderResult> {
  const { body, principal } = requested;
  assertPermitted(requested);
  assertComplete(body);
  const performer = await staffPerformer(tx, principal);
  const rows = new Map<string, BulkOrderRow>();
  for (const id of [...body.ids].sort())
    rows.set(id, await executeForOrder(tx, id, requested, performer));
  const results = body.ids.flatMap((id) => rows.get(id) ?? []);
  const doneCount = results.filter((row) => row.isDone).length;
  return {
    action: body.action,
    dryRun: body.dryRun ?? false,
    doneCount,
    failedCount: results.length - doneCount,
    results,
  };
}
