import { assign, setup } from 'xstate';
import type { View } from '../api/account-endpoints.generated';
import { declared } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { rejection } from '../record-actions';
import type { ViewContent } from './table-view';

/** What is to be done with a saved view; of a new one, and of a name, not yet with which words. */
export type ViewDeed =
  | { readonly kind: 'create'; readonly content: ViewContent; readonly name: string }
  | { readonly kind: 'rename'; readonly view: View; readonly name: string }
  | { readonly kind: 'overwrite'; readonly view: View; readonly content: ViewContent }
  | { readonly kind: 'delete'; readonly view: View };

export type TableViewsEvent =
  | { type: 'view.save'; content: ViewContent }
  | { type: 'view.rename'; view: View }
  | { type: 'view.overwrite'; view: View; content: ViewContent }
  | { type: 'view.delete'; view: View }
  | { type: 'naming.confirm'; name: string }
  | { type: 'naming.cancel' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' };

export interface TableViewsContext {
  /** The table's name, as the contract has it. */
  readonly table: string;
  readonly deed: ViewDeed | null;
  /** The view as the last deed left it; null after a deletion. */
  readonly saved: View | null;
  readonly problem: ApiProblem | null;
}

const named = (deed: ViewDeed | null, name: string): ViewDeed | null =>
  deed && 'name' in deed ? { ...deed, name: name.trim() } : deed;

const machineSetup = setup({
  types: {
    context: {} as TableViewsContext,
    events: {} as TableViewsEvent,
    input: {} as { table: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Gives the view as it stands after the deed, null after a deletion; rejects with an ApiProblem. */
    performDeed: declared<View | null, { table: string; deed: ViewDeed | null }>(),
  },
  guards: {
    isNamed: (_, { name }: { name: string }) => name.trim() !== '',
    /** The name is taken, or there are as many views as there may be: to be answered in the dialog. */
    isNameRefused: ({ context }, { error }: { error: unknown }) => {
      const { errors } = asProblem(error);
      const said = errors?.name ?? errors?.table;
      return said !== undefined && context.deed !== null && 'name' in context.deed;
    },
    /** Changed or deleted elsewhere meanwhile. */
    isOvertaken: (_, { error }: { error: unknown }) => [404, 412].includes(asProblem(error).status),
  },
  actions: {
    plan: assign((_, { deed }: { deed: ViewDeed }) => ({ deed, problem: null })),
    keepName: assign(({ context }, { name }: { name: string }) => ({
      deed: named(context.deed, name),
      problem: null,
    })),
    keepSaved: assign((_, { saved }: { saved: View | null }) => ({ saved })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    forgetDeed: assign({ deed: null, problem: null }),
  },
});

/**
 * What somebody does with the saved views of one table: keeps one under a name, renames, overwrites or,
 * after confirming, deletes it. A refused name goes back to its dialog; a view that was changed or
 * deleted elsewhere is told, and the list then shows it as it stands.
 */
export const tableViewsMachine = machineSetup.createMachine({
  id: 'tableViews',
  context: ({ input }) => ({ table: input.table, deed: null, saved: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'view.save': {
          target: 'naming',
          actions: {
            type: 'plan',
            params: ({ event }) => ({
              deed: { kind: 'create', content: event.content, name: '' },
            }),
          },
        },
        'view.rename': {
          target: 'naming',
          actions: {
            type: 'plan',
            params: ({ event: { view } }) => ({ deed: { kind: 'rename', view, name: view.name } }),
          },
        },
        'view.overwrite': {
          target: 'performing',
          actions: {
            type: 'plan',
            params: ({ event: { view, content } }) => ({
              deed: { kind: 'overwrite', view, content },
            }),
          },
        },
        'view.delete': {
          target: 'confirmingDeletion',
          actions: {
            type: 'plan',
            params: ({ event: { view } }) => ({ deed: { kind: 'delete', view } }),
          },
        },
      },
    },
    naming: {
      on: {
        'naming.confirm': {
          guard: { type: 'isNamed', params: ({ event }) => ({ name: event.name }) },
          target: 'performing',
          actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
        },
        'naming.cancel': { target: 'resting', actions: 'forgetDeed' },
      },
    },
    confirmingDeletion: {
      on: {
        'deletion.confirm': 'performing',
        'deletion.cancel': { target: 'resting', actions: 'forgetDeed' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performDeed',
        src: 'performDeed',
        input: ({ context: { table, deed } }) => ({ table, deed }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) },
            'forgetDeed',
          ],
        },
        onError: [
          {
            guard: { type: 'isNameRefused', params: rejection },
            target: 'naming',
            actions: { type: 'keepProblem', params: rejection },
          },
          {
            guard: { type: 'isOvertaken', params: rejection },
            target: 'conflict',
            actions: { type: 'keepProblem', params: rejection },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: rejection } },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': 'performing',
        'failure.dismiss': { target: 'resting', actions: 'forgetDeed' },
      },
    },
    conflict: {
      on: { 'conflict.acknowledge': { target: 'resting', actions: 'forgetDeed' } },
    },
  },
});
