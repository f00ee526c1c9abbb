import { assign, setup } from 'xstate';
import type { View } from '../api/account-endpoints.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { errorFromEvent } from '../record-actions';
import type { ViewContent } from './table-view';

/** What is to be done with a saved view; of a new one, and of a name, not yet with which words. */
export type ViewAction =
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
  readonly action: ViewAction | null;
  /** The view as the last deed left it; null after a deletion. */
  readonly saved: View | null;
  readonly problem: ApiProblem | null;
}

const named = (action: ViewAction | null, name: string): ViewAction | null =>
  action && 'name' in action ? { ...action, name: name.trim() } : action;

const machineSetup = setup({
  types: {
    context: {} as TableViewsContext,
    events: {} as TableViewsEvent,
    input: {} as { table: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Gives the view as it stands after the deed, null after a deletion; rejects with an ApiProblem. */
    performAction: declareActor<View | null, { table: string; action: ViewAction | null }>(),
  },
  guards: {
    isNamed: (_, { name }: { name: string }) => name.trim() !== '',
    /** The name is taken, or there are as many views as there may be: to be answered in the dialog. */
    isNameRefused: ({ context }, { error }: { error: unknown }) => {
      const { errors } = asProblem(error);
      const said = errors?.name ?? errors?.table;
      return said !== undefined && context.action !== null && 'name' in context.action;
    },
    /** Changed or deleted elsewhere meanwhile. */
    isOvertaken: (_, { error }: { error: unknown }) => [404, 412].includes(asProblem(error).status),
  },
  actions: {
    plan: assign((_, { action }: { action: ViewAction }) => ({ action, problem: null })),
    keepName: assign(({ context }, { name }: { name: string }) => ({
      action: named(context.action, name),
      problem: null,
    })),
    keepSaved: assign((_, { saved }: { saved: View | null }) => ({ saved })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    clearAction: assign({ action: null, problem: null }),
  },
});

/**
 * What somebody does with the saved views of one table: keeps one under a name, renames, overwrites or,
 * after confirming, deletes it. A refused name goes back to its dialog; a view that was changed or
 * deleted elsewhere is told, and the list then shows it as it stands.
 */
export const tableViewsMachine = machineSetup.createMachine({
  id: 'tableViews',
  context: ({ input }) => ({ table: input.table, action: null, saved: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'view.save': {
          target: 'naming',
          actions: {
            type: 'plan',
            params: ({ event }) => ({
              action: { kind: 'create', content: event.content, name: '' },
            }),
          },
        },
        'view.rename': {
          target: 'naming',
          actions: {
            type: 'plan',
            params: ({ event: { view } }) => ({
              action: { kind: 'rename', view, name: view.name },
            }),
          },
        },
        'view.overwrite': {
          target: 'performing',
          actions: {
            type: 'plan',
            params: ({ event: { view, content } }) => ({
              action: { kind: 'overwrite', view, content },
            }),
          },
        },
        'view.delete': {
          target: 'confirmingDeletion',
          actions: {
            type: 'plan',
            params: ({ event: { view } }) => ({ action: { kind: 'delete', view } }),
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
        'naming.cancel': { target: 'resting', actions: 'clearAction' },
      },
    },
    confirmingDeletion: {
      on: {
        'deletion.confirm': 'performing',
        'deletion.cancel': { target: 'resting', actions: 'clearAction' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { table, action } }) => ({ table, action }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) },
            'clearAction',
          ],
        },
        onError: [
          {
            guard: { type: 'isNameRefused', params: errorFromEvent },
            target: 'naming',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          {
            guard: { type: 'isOvertaken', params: errorFromEvent },
            target: 'conflict',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': 'performing',
        'failure.dismiss': { target: 'resting', actions: 'clearAction' },
      },
    },
    conflict: {
      on: { 'conflict.acknowledge': { target: 'resting', actions: 'clearAction' } },
    },
  },
});
