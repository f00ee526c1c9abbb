import type { AppLinks } from '#domain/device-redirect/app-links';
import type { CardVault } from './card-vault.port';
import type { CheckoutStore } from './checkout-store.port';
import type { Device } from './device.port';
import type { Ports } from './ports';

/** What the pages for visitors ask of the world: less than those behind the session. */
export interface PublicApplicationPorts
  extends Pick<Ports, 'transport' | 'clock' | 'appearance' | 'languages'> {
  readonly device: Device;
  /** Where the build says that the shopping app is. */
  readonly app: AppLinks;
  readonly checkout: CheckoutStore;
  readonly cards: CardVault;
}
