import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { given, type OpenedProvider } from './opened-provider';
import { providerRegistrationMachine } from './provider-registration.machine';

/** Returns the actors of the provider-registration machine. */
function providerRegistrationActors(
  provider: OpenedProvider,
): ActorsOf<typeof providerRegistrationMachine> {
  return {
    signUp: fromPromise(({ input }) => provider().accounts.signUp(given(input, 'an account'))),
  };
}

/** The provider-registration machine of an opened provider. */
export function provideProviderRegistration(provider: OpenedProvider) {
  return providerRegistrationMachine.provide({ actors: providerRegistrationActors(provider) });
}
