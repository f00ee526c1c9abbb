import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { given, type OpenedProvider } from './opened-provider';
import { passwordResetMachine } from './password-reset.machine';

/** Returns the actors of the password-reset machine. */
function passwordResetActors(provider: OpenedProvider): ActorsOf<typeof passwordResetMachine> {
  return {
    requestReset: fromPromise(({ input }) => provider().reset.request(input)),
    openResetLink: fromPromise(({ input }) => provider().reset.open(given(input, 'a link'))),
    replacePassword: fromPromise(({ input: { proof, password } }) =>
      provider().reset.confirm(given(proof, 'a code or a link'), password),
    ),
  };
}

/** The password-reset machine of an opened provider. */
export function providePasswordReset(provider: OpenedProvider) {
  return passwordResetMachine.provide({ actors: passwordResetActors(provider) });
}
