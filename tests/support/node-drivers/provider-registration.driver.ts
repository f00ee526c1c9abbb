import type { Inspect } from '#application/create-application';
import { provideProviderRegistration } from '#application/identity/provider-registration.actors';
import { registrationInputs } from '../machine-models/provider-registration.model';
import { createIdentityPagesDriver, withOpenedProvider } from './identity-pages';

/** The running process with scripted adapters, as the driver of its test model. */
export function createProviderRegistrationNodeDriver(inspect: Inspect) {
  return createIdentityPagesDriver(
    inspect,
    withOpenedProvider(provideProviderRegistration),
    registrationInputs,
  );
}
