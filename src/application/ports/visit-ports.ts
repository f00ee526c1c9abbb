import type { CheckoutStore } from './checkout-store.port';
import type { Ports } from './ports';

/** What the pages for visitors ask of the world: less than those behind the session. */
export interface VisitPorts
  extends Pick<Ports, 'transport' | 'clock' | 'appearance' | 'languages'> {
  readonly checkout: CheckoutStore;
}
