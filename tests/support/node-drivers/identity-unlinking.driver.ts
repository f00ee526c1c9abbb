import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideIdentityUnlinking } from '#application/identity/identity-unlinking.actors';
import type { identityUnlinkingMachine } from '#application/identity/identity-unlinking.machine';
import {
  type IdentityUnlinkingDriver,
  LINKED_IDENTITY,
  lastWayIn,
} from '../machine-models/identity-unlinking.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const URL = `/api/user/identities/${LINKED_IDENTITY}/unlink`;
const STEPS = { listing: 'list', asking: 'question', unlinking: 'work' } as const;

/** The running process with scripted adapters, as the driver of its test model. */
export function createIdentityUnlinkingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof identityUnlinkingMachine>(inspect);

  const driver: IdentityUnlinkingDriver = {
    begin: () => begin(providedMachine(provideIdentityUnlinking), undefined),
    unlink: () => send({ type: 'identity.unlink', identityId: LINKED_IDENTITY }),
    confirm: () => send({ type: 'unlinking.confirm' }),
    cancel: () => send({ type: 'unlinking.cancel' }),
    succeed: async () => {
      app().transport.accept(URL, null);
      await settle();
    },
    fail: async () => {
      app().transport.refuse(URL, lastWayIn);
      await settle();
    },
    expectViewState: async (step) => expect(STEPS[snapshot().value]).toBe(step),
  };

  return playing(driver);
}
