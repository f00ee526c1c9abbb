import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { addressConfirmationMachine } from './address-confirmation.machine';
import { given, type OpenedProvider } from './opened-provider';

/** Returns the actors of the address-confirmation machine. */
function addressConfirmationActors(
  provider: OpenedProvider,
): ActorsOf<typeof addressConfirmationMachine> {
  return {
    confirmEmail: fromPromise(({ input }) =>
      provider().accounts.confirm(given(input, 'a code or a link')),
    ),
    resendMail: fromPromise(({ input }) => provider().accounts.resend(input)),
  };
}

/** The address-confirmation machine of an opened provider. */
export function provideAddressConfirmation(provider: OpenedProvider) {
  return addressConfirmationMachine.provide({ actors: addressConfirmationActors(provider) });
}
