import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import type { TransitionReport } from '#application/inspection';
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

/**
 * A `stateAssertions` entry for a transient state: the machine never rests in it, so there is
 * nothing to assert.
 */
export const transientState = null;

/** The part of a driver that is notified about the machines on its page. */
export interface MachineListener {
  /** The machine under test has reached the state of a step. */
  stateReached?(): void | Promise<void>;
  /** Any machine of the page, also another one, made a step. */
  stepReported?(step: TransitionReport): void;
}

/**
 * The test model of a machine: how each event is executed and each state asserted, through a
 * `Driver` that Node and the browser implement. An event or a state without an entry does not
 * compile.
 */
export interface MachineTestModel<Machine extends AnyStateMachine, Driver> {
  readonly model: MachineModel & { readonly machine: Machine };
  /** Brings the driver to the initial state of a model input. */
  readonly setUp: (driver: Driver, input: string) => Promise<void>;
  /**
   * Executes each event, whether a user or an external source causes it. The event is the model's.
   */
  readonly eventExecutors: {
    readonly [Type in OwnEvent<Machine>]: (
      driver: Driver,
      event: Extract<EventFromLogic<Machine>, { type: Type }>,
    ) => Promise<void>;
  };
  /**
   * Outcomes of actors and delays, by the model's label, because each label is another response.
   */
  readonly outcomeExecutors: Readonly<Record<string, (driver: Driver) => Promise<void>>>;
  readonly stateAssertions: {
    readonly [State in StatePath<StateValueFrom<Machine>>]:
      | ((driver: Driver) => Promise<void>)
      | typeof transientState;
  };
}
