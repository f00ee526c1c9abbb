import { allowedStaffActions } from '#domain/lifecycle/lifecycle';
import {
  RETURN_LIFECYCLE,
  type ReturnAction,
  STAFF_RETURN_ACTIONS,
  type StaffReturnAction,
} from '#domain/returns/return-lifecycle';
import type {
  AllowedReturnAction,
  Return,
  ReturnItem,
  ReturnSummary,
} from '#openapi/types.generated';
import type { Principal } from '../context';
import { presentAfterSalesRequest } from '../orders/after-sales-presentation';
import { presentHistoryEntry, presentSoldItem } from '../orders/order-presentation';
import type { ReturnPageRow } from './return-list.query';
import type { ReturnRecord } from './returns.repository';

function isStaffAction(action: ReturnAction): action is StaffReturnAction {
  return (STAFF_RETURN_ACTIONS as readonly string[]).includes(action);
}

function allowedActions(
  status: ReturnPageRow['return']['status'],
  { permissions }: Principal,
): AllowedReturnAction[] {
  return allowedStaffActions(RETURN_LIFECYCLE, status, new Set(permissions)).flatMap(
    ({ action, ...line }) => (isStaffAction(action) ? [{ action, ...line }] : []),
  );
}

/** A row of the list in the contract's form. */
export function presentReturnSummary(row: ReturnPageRow, principal: Principal): ReturnSummary {
  return {
    ...presentAfterSalesRequest(row.return, row),
    number: `R${row.return.number}`,
    status: row.return.status,
    reasonCode: row.return.reasonCode,
    respondBy: row.return.respondBy.toISOString(),
    refundedAt: row.return.refundedAt?.toISOString() ?? null,
    allowedActions: allowedActions(row.return.status, principal),
  };
}

function presentItem({ line, item }: ReturnRecord['items'][number]): ReturnItem {
  return {
    orderItemId: item.id,
    ...presentSoldItem(item),
    quantity: line.quantity,
    receivedQuantity: line.receivedQuantity,
    damagedQuantity: line.damagedQuantity,
    resellable: line.resellable,
  };
}

/** The return in the contract's form, with the actions that this caller may take. */
export function presentReturn(record: ReturnRecord, principal: Principal): Return {
  const piecesCount = record.items.reduce((sum, { line }) => sum + line.quantity, 0);
  return {
    ...presentReturnSummary({ ...record, piecesCount }, principal),
    clientComment: record.return.clientComment,
    photos: record.return.photos,
    items: record.items.map(presentItem),
    refundable: record.refundable,
    history: record.history.map(presentHistoryEntry),
  };
}
