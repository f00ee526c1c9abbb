import type { AnyStateMachine, EventObject } from 'xstate';
import type { CoverageMeter } from './coverage-meter';
import type { MachineTestModel } from './machine-test-model';
import type { ModelPath, PathStep } from './model-graph';
import { isOutcome, statePathOf } from './state-path';
import { stableStatesOf } from './transition-definitions';

type StateAssertions<Driver> = Readonly<Record<string, ((driver: Driver) => Promise<void>) | null>>;
type EventExecutors<Driver> = Readonly<
  Record<string, (driver: Driver, event: EventObject) => Promise<void>>
>;

/** The part of a test model that a runner needs, without the types that ensure completeness. */
export interface RunnableTestModel<Driver> {
  readonly machine: AnyStateMachine;
  readonly setUp: (driver: Driver, input: string) => Promise<void>;
  readonly eventExecutors: EventExecutors<Driver>;
  readonly outcomeExecutors: Readonly<Record<string, (driver: Driver) => Promise<void>>>;
  readonly stateAssertions: StateAssertions<Driver>;
}

export function toRunnable<Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
): RunnableTestModel<Driver> {
  return {
    machine: testModel.model.machine,
    setUp: testModel.setUp,
    // Executors are looked up by event type, so the event is the one they expect.
    eventExecutors: testModel.eventExecutors as EventExecutors<Driver>,
    outcomeExecutors: testModel.outcomeExecutors,
    stateAssertions: testModel.stateAssertions as StateAssertions<Driver>,
  };
}

/** Runs a state's assertion and, if it passes, counts the state. */
async function assertState<Driver>(
  testModel: RunnableTestModel<Driver>,
  driver: Driver,
  path: string,
  meter: CoverageMeter,
): Promise<void> {
  const look = testModel.stateAssertions[path];
  if (!look) throw new Error(`Nothing can be seen in ${path}: it is only passed through.`);
  await look(driver);
  const node = stableStatesOf(testModel.machine).find((one) => one.path.join('.') === path);
  if (node) meter.stateAsserted(node.id);
}

/** A runner's callbacks while a path runs. Step 0 is the initial state. */
export interface RunObserver {
  /**
   * Waits, if a driver needs it, until the process is reported in a state; after a step that does
   * not change the state, until it has received the event.
   */
  readonly waitForState?: (statePath: string, heard?: string) => Promise<void>;
  /** The step is about to run. */
  readonly stepStarted?: (step: number) => void;
  /** The step ran, and its state was asserted. */
  readonly stateAsserted?: (step: number) => Promise<void>;
}

/** Runs a path in a driver: every step is executed, and every state is asserted. */
export async function runPath<Driver>(
  testModel: RunnableTestModel<Driver>,
  path: ModelPath,
  driver: Driver,
  meter: CoverageMeter,
  along: RunObserver = {},
): Promise<void> {
  let stands = '';
  const look = async (step: number, value: ModelPath['value']) => {
    const at = statePathOf(value);
    await along.waitForState?.(at, at === stands ? path.steps[step - 1]?.event.type : undefined);
    stands = at;
    await assertState(testModel, driver, at, meter);
    await along.stateAsserted?.(step);
  };
  along.stepStarted?.(0);
  await testModel.setUp(driver, path.input);
  await look(0, path.value);
  for (const [index, step] of path.steps.entries()) {
    along.stepStarted?.(index + 1);
    await executorOf(testModel, step)(driver);
    await look(index + 1, step.value);
  }
}

function executorOf<Driver>(
  testModel: RunnableTestModel<Driver>,
  { label, event }: PathStep,
): (driver: Driver) => Promise<void> {
  const outcome = testModel.outcomeExecutors[label];
  const action = testModel.eventExecutors[event.type];
  if (isOutcome(event) && outcome) return outcome;
  if (action) return (driver) => action(driver, event);
  throw new Error(`The testModel does not say how to make "${label}" happen.`);
}

/** A path as a test title. */
export function pathTitle(path: ModelPath): string {
  return [path.input, ...path.steps.map(({ label }) => label)].join(' → ');
}
