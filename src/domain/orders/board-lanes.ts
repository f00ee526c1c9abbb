import { casablancaDay } from '../time/casablanca-day';

/** What the order board can be divided by: the lanes run through all its columns. */
export const LANE_KINDS = ['none', 'carrier', 'city', 'day'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];

/** The fields of an order that choose its lane. */
export interface LanedOrder {
  readonly carrier: string | null;
  readonly city: string;
  /** ISO 8601, UTC. */
  readonly orderDate: string;
}

/**
 * The lane of an order: its carrier, its city, or the day on which it was placed (`2026-11-21`, in
 * Africa/Casablanca). '' for an order that no carrier has, and on a board without lanes.
 */
export function laneOf(order: LanedOrder, kind: LaneKind): string {
  switch (kind) {
    case 'carrier':
      return order.carrier ?? '';
    case 'city':
      return order.city;
    case 'day':
      return casablancaDay(new Date(order.orderDate));
    default:
      return '';
  }
}

/**
 * The lanes of these orders, each once: days the oldest first, names in the order of `compare`, and
 * orders without a carrier first, because they are still to be handed over.
 */
export function lanesOf(
  orders: readonly LanedOrder[],
  kind: LaneKind,
  compare: (one: string, other: string) => number,
): string[] {
  return [...new Set(orders.map((order) => laneOf(order, kind)))].sort((one, other) => {
    if (one === '' || other === '') return one.length - other.length;
    return compare(one, other);
  });
}
