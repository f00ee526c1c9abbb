import type { Inspect } from '#application/create-application';
import { provideAddressConfirmation } from '#application/identity/address-confirmation.actors';
import { confirmationInputs } from '../machine-models/address-confirmation.model';
import { createIdentityPagesDriver, withOpenedProvider } from './identity-pages';

/** The running process with scripted adapters, as the driver of its test model. */
export function createAddressConfirmationNodeDriver(inspect: Inspect) {
  return createIdentityPagesDriver(
    inspect,
    withOpenedProvider(provideAddressConfirmation),
    confirmationInputs,
  );
}
