import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { provideRequestHandling } from '#application/after-sales/request-handling.actors';
import type {
  RequestAction,
  requestHandlingMachine,
} from '#application/after-sales/request-handling.machine';
import type { Inspect } from '#application/create-application';
import {
  type RequestActionOutcome,
  type RequestHandlingDriver,
  type RequestHandlingViewState,
  requestAfter,
  requestChangedByOther,
  requestInitialStates,
  requestMovedByColleague,
  wrongAnswer,
} from '../machine-models/request-handling.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

function refusalOf(how: RequestActionOutcome, action: RequestAction) {
  if (how === 'with a server fault') return problemOf(500, 'internal');
  return how === 'somebody was faster'
    ? problemOf(409, 'action_not_allowed', { current: requestChangedByOther(action) })
    : problemOf(422, 'validation_failed', { errors: wrongAnswer });
}

/** The running process with scripted adapters, as the driver of its test model. */
export function createRequestHandlingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof requestHandlingMachine>(inspect);

  const driver: RequestHandlingDriver = {
    open: (beginning) =>
      begin(providedMachine(provideRequestHandling), { record: requestInitialStates[beginning] }),
    advance: (action) => send({ type: 'request.advance', action }),
    ask: (action) => send({ type: 'request.ask', action }),
    submit: (answer) => send({ type: 'answer.give', answer }),
    cancel: () => send({ type: 'answer.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    moveRequestAsColleague: () =>
      send({ type: 'request.changed', request: requestMovedByColleague }),

    settleAction: async (how) => {
      const { attempt, record: request } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const { action } = attempt;
      const kind = action === 'accept' ? 'cancellations' : 'returns';
      const url = `/api/store/${kind}/${request.id}/${action}`;
      if (how === 'with success') app().transport.accept(url, requestAfter[action]);
      else app().transport.refuse(url, refusalOf(how, action));
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof requestHandlingMachine>,
): RequestHandlingViewState {
  return {
    dialog: dialogOf(snapshot),
    busy: snapshot.hasTag('busy'),
  };
}

function dialogOf(
  snapshot: SnapshotFrom<typeof requestHandlingMachine>,
): RequestHandlingViewState['dialog'] {
  if (snapshot.matches('asking')) return 'form';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
}
