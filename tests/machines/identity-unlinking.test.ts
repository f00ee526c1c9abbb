import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideIdentityUnlinking } from '#application/identity/identity-unlinking.actors';
import {
  identityUnlinkingTestModel,
  LINKED_IDENTITY,
} from '../support/machine-models/identity-unlinking.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createIdentityUnlinkingNodeDriver } from '../support/node-drivers/identity-unlinking.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(identityUnlinkingTestModel, createIdentityUnlinkingNodeDriver);

it('The identity unlinking machine treats an already unlinked identity as unlinked', async () => {
  const { application, transport } = composeTestApp();
  const actor = createActor(application.provide(provideIdentityUnlinking)).start();
  actor.send({ type: 'identity.unlink', identityId: LINKED_IDENTITY });
  actor.send({ type: 'unlinking.confirm' });
  transport.refuse(transport.held.at(-1)?.url ?? '', problemOf(404, 'not_found'));
  await settle();
  expect(actor.getSnapshot().value).toBe('listing');
});
