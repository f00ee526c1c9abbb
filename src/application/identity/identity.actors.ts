import { fromPromise } from 'xstate';
import type { ProviderName } from '#domain/identity/identity-providers';
import { identitiesEndpoints } from '../api/identities-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { IdentityProvider } from '../ports/identity-provider.port';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { provideAddressConfirmation } from './address-confirmation.actors';
import { identityMachine } from './identity.machine';
import { given } from './opened-provider';
import { providePasswordReset } from './password-reset.actors';
import { provideProviderRegistration } from './provider-registration.actors';
import { provideTokenExchange } from './token-exchange.actors';

/** The settings that the server names for a provider; null if it is not configured. */
async function settingsOf(store: Store, name: ProviderName, signal: AbortSignal) {
  const { listIdentityProviders } = identitiesEndpoints.endpoints;
  const reading = listIdentityProviders.initiate(undefined, { forceRefetch: true });
  const { items } = await unwrapWithSignal(store.dispatch(reading), signal);
  const found = items.find(({ provider }) => provider === name);
  return found?.configured ? found.settings : null;
}

/** What is known of a provider's settings: those without a value are left out. */
function knownSettings(settings: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Returns the actors of the identity machine. They share one opened provider. */
function identityActors(
  ports: Pick<Ports, 'identityProviders' | 'tokens' | 'clock'>,
  store: Store,
): ActorsOf<typeof identityMachine> {
  let opened: IdentityProvider | null = null;
  const provider = () => given(opened, 'its provider');
  return {
    openProvider: fromPromise(async ({ input: name, signal }) => {
      const settings = await settingsOf(store, name, signal);
      if (settings === null) return false;
      opened = await ports.identityProviders(name, knownSettings(settings));
      return true;
    }),
    signIn: fromPromise(({ input }) => provider().accounts.signIn(given(input, 'an account'))),
    startRedirect: fromPromise(({ input }) => provider().redirect.start(input)),
    finishRedirect: fromPromise(({ input }) => provider().redirect.finish(input)),
    providerRegistration: provideProviderRegistration(provider),
    addressConfirmation: provideAddressConfirmation(provider),
    passwordReset: providePasswordReset(provider),
    tokenExchange: provideTokenExchange(ports, store),
  };
}

/** The identity machine of an application. */
export function provideIdentity(ports: Ports, store: Store) {
  return identityMachine.provide({ actors: identityActors(ports, store) });
}
