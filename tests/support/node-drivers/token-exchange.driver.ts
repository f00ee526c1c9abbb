import type { Inspect } from '#application/create-application';
import { provideTokenExchange } from '#application/identity/token-exchange.actors';
import { exchangeInputs } from '../machine-models/token-exchange.model';
import { createIdentityPagesDriver } from './identity-pages';
import { providedMachine } from './machine-harness';

/** The running process with scripted adapters, as the driver of its test model. */
export function createTokenExchangeNodeDriver(inspect: Inspect) {
  return createIdentityPagesDriver(inspect, providedMachine(provideTokenExchange), exchangeInputs);
}
