import type { HistoryEntry } from '#application/api/orders-endpoints.generated';
import { ORDER_LIFECYCLE, REFUSAL_REASONS } from '#domain/orders/order-lifecycle';
import { useText } from '../text/use-text';

const DEEDS = ORDER_LIFECYCLE.transitions.map(({ action }) => action);

/** What was done with an order, by whom, and why where a reason was given, in the page's language. */
export function useHistoryWords() {
  const t = useText('orders');
  return (entry: HistoryEntry) => {
    const deed = DEEDS.find((action) => action === entry.action);
    const code = REFUSAL_REASONS.find((one) => one === entry.reasonCode);
    return {
      deed: deed ? t(`history.${deed}`) : entry.action,
      who: entry.actor.name ?? t(`actor.${entry.actor.type}`),
      reason: code && t(`refusal.reasons.${code}`),
    };
  };
}
