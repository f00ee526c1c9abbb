import { assign, type EventObject, emit, setup, type UnknownActorLogic } from 'xstate';
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
  Perform extends UnknownActorLogic,
> {
  /** The field of the record in the context, in the input and in `keep…`: `order`. */
  readonly name: Name;
  /** The fields of the record that the context keeps. */
  readonly recordOf: (record: Stored) => Stored;
  /** The attempt, from the parameters of the action `attempt`. */
  readonly attemptOf: (attempted: Attempted) => Attempt;
  readonly types: { readonly events: Event };
  /** Performs the attempted action and returns the record after it; rejects with an ApiProblem. */
  readonly performAction: Perform;
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
  Perform extends UnknownActorLogic,
>({
  name,
  recordOf,
  attemptOf,
  performAction,
}: Options<Name, Stored, Attempt, Attempted, Event, Perform>) {
  type Context = RecordActionsContext<Name, Stored, Attempt>;
  type Named = { readonly [N in Name]: Stored };
  type Failed = { readonly error: unknown };
  type Args = { readonly context: Context };
  // An object with a computed key has an index signature for TypeScript.
  const withRecord = (record: Stored) => ({ [name]: recordOf(record) }) as unknown as Named;
  /** Wraps a change of the context, whose fields every such context has. */
  const changing = <Params>(change: (args: Args, params: Params) => object) =>
    assign<Context, Event, Params, Event, never>(change as ChangeOf<Context, Params>);
  /** `keepOrder` for an order: stores the record of the parameters. */
  const keepRecord = {
    [`keep${name.charAt(0).toUpperCase()}${name.slice(1)}`]: changing((_, params: Named) =>
      withRecord(params[name]),
    ),
  } as { [K in `keep${Capitalize<Name>}`]: ReturnType<typeof changing<Named>> };
  const reportOutcome = emit<
    Context,
    Event,
    undefined,
    Event,
    ActionPerformed<Stored, Attempt['action']>
  >(({ context }) => ({
    type: 'action.performed',
    // Only an attempted action has an outcome.
    action: (context.attempt as Attempt).action,
    record: context[name],
  }));

  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as Named,
      tags: {} as 'busy' | 'confirming',
      emitted: {} as ActionPerformed<Stored, Attempt['action']>,
    },
    actors: { performAction },
    guards: {
      isAllowed: ({ context }: Args, { action }: { action: Attempt['action'] }) =>
        isActionAllowed<string>(context[name], action),
      isConflict: (_: Args, { error }: Failed) => conflictRecordOf<Stored>(error) !== null,
    },
    actions: {
      ...keepRecord,
      attempt: changing((_, attempted: Attempted) => ({
        attempt: attemptOf(attempted),
        problem: null,
      })),
      keepProblem: changing(problemFromError),
      keepCurrent: changing(({ context }, { error }: Failed) =>
        withRecord(conflictRecordOf<Stored>(error) ?? context[name]),
      ),
      reportOutcome,
      forgetAttempt: changing<undefined>(() => ({ attempt: null, problem: null })),
    },
  });
}

type ChangeOf<Context, Params> = (args: { context: Context }, params: Params) => Partial<Context>;
