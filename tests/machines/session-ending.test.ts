import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideSessionEnding } from '#application/session/session-ending.actors';
import { sessionEndingTestModel } from '../support/machine-models/session-ending.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createSessionEndingNodeDriver } from '../support/node-drivers/session-ending.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(sessionEndingTestModel, createSessionEndingNodeDriver);

it('The session ending machine treats an already ended session as ended', async () => {
  const { application, transport } = composeTestApp();
  const actor = createActor(application.provide(provideSessionEnding)).start();
  actor.send({ type: 'sessions.end', sessions: { id: 'ses_1' } });
  actor.send({ type: 'ending.confirm' });
  transport.refuse(transport.held.at(-1)?.url ?? '', problemOf(404, 'not_found'));
  await settle();
  expect(actor.getSnapshot().value).toBe('listing');
});
