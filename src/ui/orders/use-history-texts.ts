import { CANCELLATION_REASONS } from '#domain/cancellations/cancellation-lifecycle';
import { ORDER_LIFECYCLE, REFUSAL_REASONS } from '#domain/orders/order-lifecycle';
import { PRINT_ACTIONS } from '#domain/papers/papers';
import type { HistoryEntry } from '#openapi/types.generated';
import { useText } from '../text/use-text';

/** The lifecycle's actions; the cancellation of pieces and printings keep the order's status. */
const ACTION_NAMES = [
  ...ORDER_LIFECYCLE.transitions.map(({ action }) => action),
  'cancelItems',
  ...PRINT_ACTIONS,
] as const;

/** Actions of a cancellation, which have their own list of reasons. */
const CANCELLED: ReadonlySet<string> = new Set(['cancelItems', 'cancelAll']);

/** The texts of a history entry in the page's language: the action, the actor, and any reason. */
export function useHistoryTexts() {
  const t = useText('orders');
  const requests = useText('requests');
  return (entry: Pick<HistoryEntry, 'action' | 'actor' | 'reasonCode'>) => {
    const actionName = ACTION_NAMES.find((action) => action === entry.action);
    const refusal = REFUSAL_REASONS.find((one) => one === entry.reasonCode);
    const cancellation = CANCELLATION_REASONS.find((one) => one === entry.reasonCode);
    return {
      action: actionName ? t(`history.${actionName}`) : entry.action,
      who: entry.actor.name ?? t(`actor.${entry.actor.type}`),
      reason: CANCELLED.has(entry.action)
        ? cancellation && requests(`reasons.${cancellation}`)
        : refusal && t(`refusal.reasons.${refusal}`),
    };
  };
}
