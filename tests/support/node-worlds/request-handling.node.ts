import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideRequestHandling } from '#application/requests/request-handling.actors';
import type {
  RequestAction,
  requestHandlingMachine,
} from '#application/requests/request-handling.machine';
import {
  type RequestActionEnd,
  type RequestHandlingSight,
  type RequestHandlingWorld,
  requestAfter,
  requestBeginnings,
  requestMovedByColleague,
  requestTakenByOther,
  wrongAnswer,
} from '../machine-scripts/request-handling.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const refusalOf = (how: RequestActionEnd, action: RequestAction) => {
  if (how === 'with a server fault') return problemOf(500, 'internal');
  return how === 'somebody was faster'
    ? problemOf(409, 'action_not_allowed', { current: requestTakenByOther(action) })
    : problemOf(422, 'validation_failed', { errors: wrongAnswer });
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const requestHandlingInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof requestHandlingMachine>(inspect);

  const world: RequestHandlingWorld = {
    open: (beginning) =>
      begin(provided(provideRequestHandling), { request: requestBeginnings[beginning] }),
    advance: (action) => send({ type: 'request.advance', action }),
    ask: (action) => send({ type: 'request.ask', action }),
    give: (answer) => send({ type: 'answer.give', answer }),
    cancel: () => send({ type: 'answer.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    colleagueMovesRequest: () =>
      send({ type: 'request.changed', request: requestMovedByColleague }),

    actionEnds: async (how) => {
      const { attempt, request } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const { action } = attempt;
      const kind = action === 'accept' ? 'cancellations' : 'returns';
      const url = `/api/store/${kind}/${request.id}/${action}`;
      if (how === 'with success') app().transport.accept(url, requestAfter[action]);
      else app().transport.refuse(url, refusalOf(how, action));
      await settle();
    },

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof requestHandlingMachine>): RequestHandlingSight => ({
  dialog: dialogOf(snapshot),
  busy: snapshot.hasTag('busy'),
});

const dialogOf = (
  snapshot: SnapshotFrom<typeof requestHandlingMachine>,
): RequestHandlingSight['dialog'] => {
  if (snapshot.matches('asking')) return 'form';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
};
