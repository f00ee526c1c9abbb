import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { provideClientMerge } from '#application/clients/client-merge.actors';
import type { clientMergeMachine } from '#application/clients/client-merge.machine';
import type { Inspect } from '#application/create-application';
import {
  type ClientMergeDriver,
  type ClientMergeViewState,
  changedClient,
  mergeableClient,
  mergedClient,
  stayingClient,
  unmergeableClient,
} from '../machine-models/client-merge.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const CLIENTS = [mergedClient, mergeableClient, unmergeableClient];

const refusals = {
  'one was merged before': problemOf(409, 'already_merged', { current: stayingClient }),
  'with a refusal': problemOf(422, 'validation_failed', { errors: { note: ['too_long'] } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createClientMergeNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof clientMergeMachine>(inspect);

  const driver: ClientMergeDriver = {
    open: () => begin(providedMachine(provideClientMerge), { client: mergedClient }),
    start: () => send({ type: 'merge.start' }),
    cancel: () => send({ type: 'merge.cancel' }),
    choose: async (otherId) => {
      const other = CLIENTS.find(({ id }) => id === otherId);
      if (other) await send({ type: 'other.choose', other });
    },
    change: () => send({ type: 'other.change' }),
    keep: (clientId) => send({ type: 'staying.choose', clientId }),
    confirm: () => send({ type: 'merge.confirm' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    renameByColleague: () => send({ type: 'client.changed', client: changedClient }),

    settleMerge: async (how) => {
      const url = `/api/store/client/${snapshot().context.stayingId}/merge`;
      if (how === 'with success') app().transport.accept(url, stayingClient);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['choosing', 'choice'],
  ['deciding', 'decision'],
  ['merging', 'decision'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof clientMergeMachine>): ClientMergeViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
