import {
  type ClientMergeContext,
  clientMergeMachine,
} from '#application/clients/client-merge.machine';
import { aClient } from '../builders/client';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The client whose merge is begun, and others with whom it may be merged. */
export const mergedClient = aClient('cli_1', { note: 'x'.repeat(1500) });
export const mergeableClient = aClient('cli_2', { firstName: 'Noura', ordersCount: 2 });
/** Both notes together are too long. */
export const unmergeableClient = aClient('cli_3', {
  firstName: 'Nora',
  note: 'y'.repeat(1500),
  createdAt: '2026-02-05T10:00:00.000Z',
});

/** The client after a colleague changed it, and after the merge. */
export const changedClient = { ...mergedClient, lastName: 'Aprèsmariage', revision: 2 };
export const stayingClient = { ...mergeableClient, note: mergedClient.note, revision: 2 };

/** What the page shows of the merge. */
export interface ClientMergeViewState {
  readonly dialog: 'choice' | 'decision' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** The actions and assertions that a driver of a merge must implement. */
export interface ClientMergeDriver {
  open(): Promise<void>;
  start(): Promise<void>;
  cancel(): Promise<void>;
  choose(otherId: string): Promise<void>;
  change(): Promise<void>;
  keep(clientId: string): Promise<void>;
  confirm(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The page reads a newer record: `changedClient`. */
  renameByColleague(): Promise<void>;
  settleMerge(
    how: 'with success' | 'one was merged before' | 'with a refusal' | 'with a server fault',
  ): Promise<void>;
  expectViewState(viewState: ClientMergeViewState): Promise<void>;
}

const idle: ClientMergeViewState = { dialog: null, busy: false };

function notMerged(status: number, code: string, more = {}) {
  return { type: 'xstate.error.actor.mergeClients', error: problemOf(status, code, more) };
}

/** The client-merge machine, as a test model that drivers in Node and in a browser can run. */
export const clientMergeTestModel: MachineTestModel<typeof clientMergeMachine, ClientMergeDriver> =
  {
    model: {
      machine: clientMergeMachine,
      inputs: { 'a client': { client: mergedClient } },
      events: {
        'merge.start': { type: 'merge.start' },
        'merge.cancel': { type: 'merge.cancel' },
        'a client to merge': { type: 'other.choose', other: mergeableClient },
        'a client with a long note': { type: 'other.choose', other: unmergeableClient },
        'the same client': { type: 'other.choose', other: mergedClient },
        'other.change': { type: 'other.change' },
        'the first client stays': { type: 'staying.choose', clientId: mergedClient.id },
        'the other client stays': { type: 'staying.choose', clientId: mergeableClient.id },
        'merge.confirm': { type: 'merge.confirm' },
        'failure.retry': { type: 'failure.retry' },
        'failure.dismiss': { type: 'failure.dismiss' },
        'conflict.acknowledge': { type: 'conflict.acknowledge' },
        'a colleague renames the client': { type: 'client.changed', client: changedClient },
        'the clients are merged': {
          type: 'xstate.done.actor.mergeClients',
          output: stayingClient,
        },
        'one was merged before': notMerged(409, 'already_merged', { current: stayingClient }),
        'it is refused': notMerged(422, 'validation_failed', { errors: { note: ['too_long'] } }),
        'the server fails': notMerged(500, 'internal'),
      },
      serialise: ({ client, other, stayingId, problem }: ClientMergeContext) => [
        client.revision,
        other?.id,
        stayingId,
        problem?.code,
      ],
    },

    setUp: (driver) => driver.open(),

    eventExecutors: {
      'merge.start': (driver) => driver.start(),
      'merge.cancel': (driver) => driver.cancel(),
      'other.choose': (driver, { other }) => driver.choose(other.id),
      'other.change': (driver) => driver.change(),
      'staying.choose': (driver, { clientId }) => driver.keep(clientId),
      'merge.confirm': (driver) => driver.confirm(),
      'failure.retry': (driver) => driver.retry(),
      'failure.dismiss': (driver) => driver.dismissFailure(),
      'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
      'client.changed': (driver) => driver.renameByColleague(),
    },

    outcomeExecutors: {
      'the clients are merged': (driver) => driver.settleMerge('with success'),
      'one was merged before': (driver) => driver.settleMerge('one was merged before'),
      'it is refused': (driver) => driver.settleMerge('with a refusal'),
      'the server fails': (driver) => driver.settleMerge('with a server fault'),
    },

    stateAssertions: {
      resting: (driver) => driver.expectViewState(idle),
      choosing: (driver) => driver.expectViewState({ ...idle, dialog: 'choice' }),
      deciding: (driver) => driver.expectViewState({ ...idle, dialog: 'decision' }),
      merging: (driver) => driver.expectViewState({ dialog: 'decision', busy: true }),
      failed: (driver) => driver.expectViewState({ ...idle, dialog: 'failure' }),
      conflict: (driver) => driver.expectViewState({ ...idle, dialog: 'conflict' }),
    },
  };
