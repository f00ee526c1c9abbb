import { casablancaDay } from '../time/casablanca-day';
import type { Closure } from './store-availability';

/**
 * Whether a store takes no orders at `instant`: closed on that day in Casablanca, without accepting
 * orders.
 */
export function isClosedTo(
  closures: readonly Pick<Closure, 'from' | 'to' | 'acceptOrders'>[],
  instant: Date,
): boolean {
  const day = casablancaDay(instant);
  return closures.some(({ from, to, acceptOrders }) => !acceptOrders && from <= day && day <= to);
}
