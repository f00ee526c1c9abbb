import { assign, emit, setup } from 'xstate';
import type { View } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';
import type { ViewContent } from './table-view';

/** An action on a saved view. The name of a new or renamed view is not final yet. */
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

/** Emitted when an action has taken effect; `saved` is the view after it, null after a deletion. */
export interface ViewActionPerformed {
  readonly type: 'action.performed';
  readonly action: ViewAction;
  readonly saved: View | null;
}

export interface TableViewsContext {
  /** The table's name in the contract. */
  readonly table: string;
  readonly action: ViewAction | null;
  /** The view after the last action; null after a deletion. */
  readonly saved: View | null;
  readonly problem: ApiProblem | null;
}

function named(action: ViewAction | null, name: string): ViewAction | null {
  return action && 'name' in action ? { ...action, name: name.trim() } : action;
}

const machineSetup = setup({
  types: {
    context: {} as TableViewsContext,
    events: {} as TableViewsEvent,
    input: {} as { table: string },
    tags: {} as 'busy',
    emitted: {} as ViewActionPerformed,
  },
  actors: {
    /** Returns the view after the action, null after a deletion; rejects with an ApiProblem. */
    performAction: declareActor<View | null, { table: string; action: ViewAction | null }>(),
  },
  guards: {
    isNamed: (_, { name }: { name: string }) => name.trim() !== '',
    /** The name is taken, or the number of views is at its limit: the dialog shows the error. */
    isNameRefused: ({ context }, { error }: { error: unknown }) => {
      const { errors } = asProblem(error);
      const said = errors?.name ?? errors?.table;
      return said !== undefined && context.action !== null && 'name' in context.action;
    },
    /** The view was changed or deleted elsewhere. */
    isOvertaken: (_, { error }: { error: unknown }) => [404, 412].includes(asProblem(error).status),
  },
  actions: {
    plan: assign((_, { action }: { action: ViewAction }) => ({ action, problem: null })),
    keepName: assign(({ context }, { name }: { name: string }) => ({
      action: named(context.action, name),
      problem: null,
    })),
    keepSaved: assign((_, { saved }: { saved: View | null }) => ({ saved })),
    keepProblem: assign(problemFromError),
    reportOutcome: emit(({ context: { action, saved } }: { context: TableViewsContext }) => ({
      type: 'action.performed' as const,
      // Only a chosen action has an outcome.
      action: action as ViewAction,
      saved,
    })),
    clearAction: assign({ action: null, problem: null }),
  },
});

/**
 * A user's actions on the saved views of one table: store under a name, rename, overwrite, or
 * delete after a confirmation. A refused name returns to its dialog. A view that was changed or
 * deleted elsewhere is reported, and the list then shows its current state.
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
            'reportOutcome',
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
