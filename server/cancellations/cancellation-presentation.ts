import {
  CANCELLATION_LIFECYCLE,
  orderAllowsCancellationAction,
} from '#domain/cancellations/cancellation-lifecycle';
import { allowedStaffActions } from '#domain/lifecycle/lifecycle';
import type {
  AllowedCancellationAction,
  Cancellation,
  CancellationItem,
  CancellationSummary,
} from '#openapi/types.generated';
import type { Principal } from '../context';
import { presentAfterSalesRequest } from '../orders/after-sales-presentation';
import { presentHistoryEntry, presentSoldItem } from '../orders/order-presentation';
import type { CancellationPageRow } from './cancellation-list.query';
import type { CancellationRecord } from './cancellations.repository';

/**
 * The actions that staff may take: by the cancellation's own table, and by the status of its order.
 */
function allowedActions(
  { cancellation, order }: Pick<CancellationPageRow, 'cancellation' | 'order'>,
  { permissions }: Principal,
): AllowedCancellationAction[] {
  return allowedStaffActions(
    CANCELLATION_LIFECYCLE,
    cancellation.status,
    new Set(permissions),
  ).flatMap(({ action, ...line }) =>
    (action === 'accept' || action === 'refuse') &&
    orderAllowsCancellationAction(action, order.status)
      ? [{ action, ...line }]
      : [],
  );
}

/** A row of the list as the contract defines it. */
export function presentCancellationSummary(
  row: CancellationPageRow,
  principal: Principal,
): CancellationSummary {
  const { cancellation } = row;
  return {
    ...presentAfterSalesRequest(cancellation, row),
    number: `C${cancellation.number}`,
    requestedBy: cancellation.requestedBy,
    status: cancellation.status,
    reasonCode: cancellation.reasonCode,
    restock: cancellation.restock,
    respondBy: cancellation.respondBy?.toISOString() ?? null,
    allowedActions: allowedActions(row, principal),
  };
}

function presentItem({ line, item }: CancellationRecord['items'][number]): CancellationItem {
  return {
    orderItemId: item.id,
    ...presentSoldItem(item),
    quantity: line.quantity,
  };
}

/** The cancellation as the contract defines it, for this caller. */
export function presentCancellation(
  record: CancellationRecord,
  principal: Principal,
): Cancellation {
  const piecesCount = record.items.reduce((sum, { line }) => sum + line.quantity, 0);
  return {
    ...presentCancellationSummary({ ...record, piecesCount }, principal),
    items: record.items.map(presentItem),
    history: record.history.map(presentHistoryEntry),
  };
}
