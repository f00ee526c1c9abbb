import type { AppearanceStore } from './appearance.port';
import type { ServerClock } from './clock.port';
import type { DraftStore } from './drafts.port';
import type { Icons } from './icons.port';
import type { IdentityProviderSource } from './identity-provider.port';
import type { KnownUser } from './known-user.port';
import type { Languages } from './languages.port';
import type { LiveStreamSource } from './live-stream.port';
import type { OrderQueueSource } from './order-queue.port';
import type { Preferences } from './preferences.port';
import type { TokenStore } from './tokens.port';
import type { Transport } from './transport.port';
import type { RememberedUserName } from './user-name.port';

/** All external dependencies of the application. The composition root selects the adapters. */
export interface Ports {
  readonly transport: Transport;
  readonly tokens: TokenStore;
  readonly clock: ServerClock;
  readonly appearance: AppearanceStore;
  readonly languages: Languages;
  readonly preferences: Preferences;
  readonly knownUser: KnownUser;
  readonly userName: RememberedUserName;
  readonly drafts: DraftStore;
  readonly icons: Icons;
  readonly live: LiveStreamSource;
  readonly orderQueue: OrderQueueSource;
  readonly identityProviders: IdentityProviderSource;
}
