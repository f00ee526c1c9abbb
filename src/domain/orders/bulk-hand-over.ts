import { type BulkOrder, type BulkOrderReason, orderRefusalReason } from './bulk-order';
import { handOverErrors } from './hand-over';

/** The handover of many orders to one carrier. */
export interface BulkHandOver {
  readonly kind: 'handOver';
  readonly carrier: string;
  /** Whether the carrier is added to the store's list. */
  readonly keepCarrier?: boolean;
  /** By the order's id; an order without one, or with a blank one, is not handed over. */
  readonly trackingNumbers: Readonly<Record<string, string>>;
}

/** The line that hands one order over. */
export interface HandOverLine {
  readonly id: string;
  readonly step: 'handOver';
  readonly carrier: string;
  readonly keepCarrier?: boolean;
  readonly trackingNumber: string;
}

/** Whether the order can be handed over, by its status when it was read. */
export function canBeHandedOver({ status }: Pick<BulkOrder, 'status'>): boolean {
  return status === 'ready';
}

/** The line of an order, or the reason why it is not handed over. */
export function planHandOver(
  order: BulkOrder,
  { carrier, keepCarrier, trackingNumbers }: BulkHandOver,
): { readonly line: HandOverLine } | { readonly error: BulkOrderReason } {
  const { id, status } = order;
  if (!canBeHandedOver(order))
    return { error: orderRefusalReason('handOver', { code: 'action_not_allowed', status }) };
  const trackingNumber = trackingNumbers[id]?.trim() ?? '';
  if (handOverErrors({ carrier, trackingNumber }).trackingNumber)
    return { error: 'no_tracking_number' };
  return {
    line: {
      id,
      step: 'handOver',
      carrier: carrier.trim(),
      ...(keepCarrier && { keepCarrier }),
      trackingNumber,
    },
  };
}
