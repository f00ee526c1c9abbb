import type { AppLinks } from '#domain/device-redirect/app-links';
import type { CardVault } from './card-vault.port';
import type { ChatEvents } from './chat-events.port';
import type { CheckoutStore } from './checkout-store.port';
import type { Clock } from './clock.port';
import type { Device } from './device.port';
import type { Ports } from './ports';

/** The external dependencies of the public pages: fewer than those of the signed-in pages. */
export interface PublicApplicationPorts
  extends Pick<Ports, 'transport' | 'appearance' | 'languages'> {
  /** The computer's own clock. */
  readonly clock: Clock;
  readonly device: Device;
  /** The addresses of the shopping app, from the build. */
  readonly app: AppLinks;
  readonly checkout: CheckoutStore;
  readonly cards: CardVault;
  readonly chatEvents: ChatEvents;
}
