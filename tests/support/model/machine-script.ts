import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import type { MachineModel } from './model-graph';

type CompoundKey<Value> = Value extends string ? never : keyof Value & string;

type Nested<Value> = Value extends string
  ? never
  : {
      [Key in keyof Value & string]-?: `${Key}.${StatePath<NonNullable<Value[Key]>>}`;
    }[keyof Value & string];

/** The innermost states of a state value, dotted: `'unauthenticated.idle'`. */
export type StatePath<Value> = Exclude<Extract<Value, string>, CompoundKey<Value>> | Nested<Value>;

type OwnEvent<Machine extends AnyStateMachine> = Exclude<
  EventFromLogic<Machine>['type'],
  'xstate.route'
>;

/** A `sees` entry for a state that is only passed through: there is nothing to see. */
export const passedThrough = null;

/**
 * How a machine's events are made to happen and its states are recognised, in words that a runner in
 * Node and one in a browser both understand: `World` is what the runner can do and see. Every event
 * and every state must be there, or it does not compile.
 */
export interface MachineScript<Machine extends AnyStateMachine, World> {
  readonly model: MachineModel & { readonly machine: Machine };
  /** Brings the world to the beginning that belongs to an input of the model. */
  readonly opens: (world: World, input: string) => Promise<void>;
  /** A person's events and what befalls the process. The event is the model's. */
  readonly does: {
    readonly [Type in OwnEvent<Machine>]: (
      world: World,
      event: Extract<EventFromLogic<Machine>, { type: Type }>,
    ) => Promise<void>;
  };
  /** Outcomes of actors and delays, by the model's label, because each label is another answer. */
  readonly outcomes: Readonly<Record<string, (world: World) => Promise<void>>>;
  readonly sees: {
    readonly [State in StatePath<StateValueFrom<Machine>>]:
      | ((world: World) => Promise<void>)
      | typeof passedThrough;
  };
}
