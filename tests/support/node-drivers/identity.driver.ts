import type { Inspect } from '#application/create-application';
import { provideIdentity } from '#application/identity/identity.actors';
import { identityInputs } from '../machine-models/identity-pages';
import { createIdentityPagesDriver } from './identity-pages';
import { providedMachine } from './machine-harness';

/** The running process with scripted adapters, as the driver of its test model. */
export function createIdentityNodeDriver(inspect: Inspect) {
  return createIdentityPagesDriver(inspect, providedMachine(provideIdentity), identityInputs);
}
