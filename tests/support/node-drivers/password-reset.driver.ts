import type { Inspect } from '#application/create-application';
import { providePasswordReset } from '#application/identity/password-reset.actors';
import { resetInputs } from '../machine-models/password-reset.model';
import { createIdentityPagesDriver, withOpenedProvider } from './identity-pages';

/** The running process with scripted adapters, as the driver of its test model. */
export function createPasswordResetNodeDriver(inspect: Inspect) {
  return createIdentityPagesDriver(inspect, withOpenedProvider(providePasswordReset), resetInputs);
}
