import { assign, type EventObject, emit, setup, type UnknownActorLogic } from 'xstate';
import type { ApiProblem } from './ports/transport.port';
import { problemFromError } from './problem';
import { type Actionable, conflictRecordOf, isActionAllowed } from './record-actions';

/** The context of a machine for the actions on one record. */
export interface RecordActionsContext<Stored, Attempt> {
  readonly record: Stored;
  /** The action that is being confirmed or performed, so that a failed one can be tried again. */
  readonly attempt: Attempt | null;
  readonly problem: ApiProblem | null;
}

/** Emitted when an action has taken effect, or waits for the connection. */
export interface ActionPerformed<Stored, Action> {
  readonly type: 'action.performed';
  readonly action: Action;
  /** The record after the action; before it, if the action has deleted the record. */
  readonly record: Stored;
}

type Failed = { readonly error: unknown };

interface Options<
  Stored extends Actionable<string>,
  Attempt extends { readonly action: string },
  Attempted extends { readonly action: string },
  Event extends EventObject,
  Actors extends Record<'performAction', UnknownActorLogic>,
> {
  /** The fields of the record that the context keeps. */
  readonly recordOf: (record: Stored) => Stored;
  /** The attempt, from the parameters of the action `attempt`. */
  readonly attemptOf: (attempted: Attempted) => Attempt;
  readonly types: { readonly events: Event };
  /** `performAction` returns the record after the attempted action; rejects with an ApiProblem. */
  readonly actors: { [Name in keyof Actors]: Name extends keyof Actors ? Actors[Name] : never };
}

/**
 * The setup of a machine for the actions on one record, a row of a list or a whole record. A
 * machine adds its own guards, actions and delays with `extend`.
 */
export function recordActionsSetup<
  Stored extends Actionable<string>,
  Attempt extends { readonly action: string },
  Attempted extends { readonly action: string },
  Event extends EventObject,
  Actors extends Record<'performAction', UnknownActorLogic>,
>({ recordOf, attemptOf, actors }: Options<Stored, Attempt, Attempted, Event, Actors>) {
  type Context = RecordActionsContext<Stored, Attempt>;
  type Performed = ActionPerformed<Stored, Attempt['action']>;

  /** An `assign` that spawns no actor, so that it needs no type of the actors. */
  const change = <Params>(
    assigner: (args: { readonly context: Context }, params: Params) => Partial<Context>,
  ) => assign<Context, Event, Params, Event, never>(assigner);

  return setup({
    types: {
      context: {} as Context,
      input: {} as { readonly record: Stored },
      events: {} as Event,
      emitted: {} as Performed,
      tags: {} as 'busy' | 'confirming',
    },
    actors,
    guards: {
      isAllowed: ({ context }, { action }: { readonly action: Attempt['action'] }) =>
        isActionAllowed<string>(context.record, action),
      isConflict: (_, { error }: Failed) => conflictRecordOf<Stored>(error) !== null,
    },
    actions: {
      keepRecord: change((_, { record }: { readonly record: Stored }) => ({
        record: recordOf(record),
      })),
      attempt: change((_, attempted: Attempted) => ({
        attempt: attemptOf(attempted),
        problem: null,
      })),
      keepProblem: change(problemFromError),
      keepCurrent: change(({ context }, { error }: Failed) => ({
        record: recordOf(conflictRecordOf<Stored>(error) ?? context.record),
      })),
      reportOutcome: emit<Context, Event, undefined, Event, Performed>(({ context }) => ({
        type: 'action.performed',
        // Only an attempted action has an outcome.
        action: (context.attempt as Attempt).action,
        record: context.record,
      })),
      forgetAttempt: change<undefined>(() => ({ attempt: null, problem: null })),
    },
  });
}
