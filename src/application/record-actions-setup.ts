import {
  assign,
  type EventObject,
  emit,
  type NonReducibleUnknown,
  setup,
  type UnknownActorLogic,
} from 'xstate';
import type { ApiProblem } from './ports/transport.port';
import { problemFromError } from './problem';
import { type Actionable, conflictRecordOf, isActionAllowed } from './record-actions';

/** The context of a machine for the actions on one record; the record has the given name. */
export type RecordActionsContext<Name extends string, Stored, Attempt> = {
  readonly [N in Name]: Stored;
} & {
  /** The action that is being confirmed or performed, so that a failed one can be tried again. */
  readonly attempt: Attempt | null;
  readonly problem: ApiProblem | null;
};

/** Emitted when an action has taken effect, or waits for the connection. */
export interface ActionPerformed<Stored, Action> {
  readonly type: 'action.performed';
  readonly action: Action;
  /** The record after the action; before it, if the action has deleted the record. */
  readonly record: Stored;
}

interface Options<
  Name extends string,
  Stored extends Actionable<string>,
  Attempt extends { readonly action: string },
  Attempted extends { readonly action: string },
  Event extends EventObject,
  Actors extends Record<'performAction', UnknownActorLogic>,
> {
  /** The field of the record in the context, in the input and in `keep…`: `order`. */
  readonly name: Name;
  /** The fields of the record that the context keeps. */
  readonly recordOf: (record: Stored) => Stored;
  /** The attempt, from the parameters of the action `attempt`. */
  readonly attemptOf: (attempted: Attempted) => Attempt;
  readonly types: { readonly events: Event };
  /** `performAction` returns the record after the attempted action; rejects with an ApiProblem. */
  readonly actors: Actors;
}

/**
 * The setup of a machine for the actions on one record, a row of a list or a whole record. A
 * machine adds its own guards, actions and delays with `extend`.
 */
export function recordActionsSetup<
  const Name extends string,
  Stored extends Actionable<string>,
  Attempt extends { readonly action: string },
  Attempted extends { readonly action: string },
  Event extends EventObject,
  Actors extends Record<'performAction', UnknownActorLogic>,
>({ name, recordOf, attemptOf, actors }: Options<Name, Stored, Attempt, Attempted, Event, Actors>) {
  type Context = RecordActionsContext<Name, Stored, Attempt>;
  type Named = { readonly [N in Name]: Stored };
  type Failed = { readonly error: unknown };
  type Args = { readonly context: Context };
  type Performed = ActionPerformed<Stored, Attempt['action']>;
  /** The parameters of each action and each guard. */
  type Actions = { [K in `keep${Capitalize<Name>}`]: Named } & {
    attempt: Attempted;
    keepProblem: Failed;
    keepCurrent: Failed;
    reportOutcome: undefined;
    forgetAttempt: undefined;
  };
  type Guards = { isAllowed: { readonly action: Attempt['action'] }; isConflict: Failed };

  // An object with a computed key has an index signature for TypeScript.
  const withRecord = (record: Stored) => ({ [name]: recordOf(record) }) as unknown as Named;
  /** Wraps a change of the context, whose fields every such context has. */
  const changing = <Params>(change: (args: Args, params: Params) => object) =>
    assign<Context, Event, Params, Event, never>(change as ChangeOf<Context, Params>);
  const guards = {
    isAllowed: ({ context }: Args, { action }: Guards['isAllowed']) =>
      isActionAllowed<string>(context[name], action),
    isConflict: (_: Args, { error }: Failed) => conflictRecordOf<Stored>(error) !== null,
  };
  const actions = {
    /** `keepOrder` for an order: stores the record of the parameters. */
    [`keep${name.charAt(0).toUpperCase()}${name.slice(1)}`]: changing((_, params: Named) =>
      withRecord(params[name]),
    ),
    attempt: changing((_, attempted: Attempted) => ({
      attempt: attemptOf(attempted),
      problem: null,
    })),
    keepProblem: changing(problemFromError),
    keepCurrent: changing(({ context }, { error }: Failed) =>
      withRecord(conflictRecordOf<Stored>(error) ?? context[name]),
    ),
    reportOutcome: emit<Context, Event, undefined, Event, Performed>(({ context }) => ({
      type: 'action.performed',
      // Only an attempted action has an outcome.
      action: (context.attempt as Attempt).action,
      record: context[name],
    })),
    forgetAttempt: changing<undefined>(() => ({ attempt: null, problem: null })),
  };

  // The keys of actors and actions depend on type parameters, so that setup cannot compare them.
  return setup<
    Context,
    Event,
    Actors,
    Record<never, never>,
    Actions,
    Guards,
    never,
    'busy' | 'confirming',
    Named,
    NonReducibleUnknown,
    Performed
  >({ actors: actors as never, guards: guards as never, actions: actions as never });
}

type ChangeOf<Context, Params> = (args: { context: Context }, params: Params) => Partial<Context>;
