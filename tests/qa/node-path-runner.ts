import { type AnyActorRef, type EventObject, isMachineSnapshot } from 'xstate';
import type { Inspect } from '#application/create-application';
import { type TransitionReport, transitionReports } from '#application/inspection';
import {
  type MachineName,
  machineTestModels,
} from '../support/machine-models/all-test-models.generated';
import { CoverageMeter, type MachineCoverage } from '../support/model-based-testing/coverage-meter';
import type { MachineTestModel } from '../support/model-based-testing/machine-test-model';
import {
  type MachineModel,
  type ObservedState,
  observedStateOf,
} from '../support/model-based-testing/model-graph';
import {
  ignoredEventsIn,
  type NodeHarness,
  snapshotFieldsOf,
  stableStateIdOf,
  stateValueOf,
} from '../support/model-based-testing/node-harness';
import { MachineLimit, StepLimit } from '../support/model-based-testing/path-limits';
import {
  type RunnableTestModel,
  runPath,
  toRunnable,
} from '../support/model-based-testing/run-path';
import { isOutcome, statePathOf } from '../support/model-based-testing/state-path';
import { nodeDrivers } from '../support/node-drivers/all-node-drivers.generated';
import { settle } from '../support/test-app/compose-test-app';
import { Behaviour } from './behaviour/behaviour';
import { changedDelays, type Expected, expectedOf, explained } from './behaviour/expected';
import { BehaviourRecorder, type Outcome } from './behaviour/recorder';
import { ValueTexts } from './behaviour/value-text';
import { ConsoleWatcher } from './console-watcher';
import { undocumentedTransitions } from './documented-transitions';
import { type PathResult, StepRecorder } from './path-result';
import type { QaPath } from './qa-path';

/**
 * Sets whose paths stay the same as long as the machine does: their behaviour must match in every
 * value.
 */
const EXACT: readonly string[] = ['shortest', 'refusals', 'ignored', 'pairs'];

/**
 * How a runner checks the behaviour; a recording checks nothing, because its paths are to be
 * accepted.
 */
export type Judging = 'machine' | 'mutant' | 'recording';

type CreateHarness = (inspect: Inspect) => NodeHarness<unknown>;

/** Runs paths of one machine in Node, and counts what they reach together. */
export class NodePathRunner {
  readonly #model: MachineModel;
  readonly #testModel: RunnableTestModel<unknown>;
  readonly #createHarness: CreateHarness;
  readonly #meter: CoverageMeter;
  readonly #ignored = new Map<string, readonly EventObject[]>();
  readonly #unmeant: ReadonlyMap<string, string>;
  readonly #expected: Expected | null;
  readonly #seen = new Behaviour();
  readonly #texts = new ValueTexts();
  /** The bound of all paths of this machine. */
  readonly limit: MachineLimit;

  /** Mutants run without their machine's page: it would reveal each of them, and the paths none. */
  constructor(machine: MachineName, judging: Judging = 'machine') {
    // A machine's test model and its driver have the same name and belong together.
    const testModel = machineTestModels[machine] as unknown as MachineTestModel<never, unknown>;
    this.#model = testModel.model;
    this.#testModel = toRunnable(testModel);
    this.#createHarness = nodeDrivers[machine] as CreateHarness;
    this.#meter = new CoverageMeter(testModel.model.machine);
    this.#unmeant =
      judging === 'mutant' ? new Map() : undocumentedTransitions(testModel.model.machine);
    this.limit = new MachineLimit(expectedOf(machine).paths);
    this.#expected = judging === 'recording' ? null : expectedOf(machine);
  }

  coverage(): MachineCoverage {
    return this.#meter.result();
  }

  /** The behaviour on the paths of {@link EXACT} sets, and its long values. */
  seen(): { readonly behaviour: Behaviour; readonly glossary: ReadonlyMap<string, string> } {
    return { behaviour: this.#seen, glossary: this.#texts.glossary };
  }

  /** Messages about changed delays, which do not depend on any path. */
  changedDelays(): string[] {
    return this.#expected ? changedDelays(this.#model.machine, this.#expected) : [];
  }

  /** Messages about expected behaviour that never happened; call it after every path ran. */
  missing(): string[] {
    return this.#expected?.behaviour.missingIn(this.#seen) ?? [];
  }

  async run(qaPath: QaPath): Promise<PathResult> {
    const notes = new StepRecorder();
    const hits: Record<string, number> = {};
    const recorder = new BehaviourRecorder(this.#model.machine, this.#texts);
    const reports = transitionReports((step) => this.#count(step, hits));
    const stepLimit = new StepLimit();
    const node: NodeHarness<unknown> = this.#createHarness((inspected) => {
      reports(inspected);
      recorder.inspect(inspected);
      stepLimit.inspect(inspected);
    });
    const quiet = new ConsoleWatcher();
    const begun = performance.now();
    let failure: PathResult['failure'] = null;
    try {
      const played = runPath(this.#testModel, qaPath.path, node.driver, this.#meter, {
        stepStarted: (step) => {
          recorder.begins();
          notes.stepStarted(step);
        },
        waitForState: async () => {
          await settle();
          recorder.arrives();
          stepLimit.check();
          this.#isMeant(hits);
        },
        stateAsserted: async (step) => {
          const found = recorder.aside(() =>
            this.#holds(node.actor(), expectedAt(qaPath, step), quiet),
          );
          this.#judge(recorder.taken(), qaPath);
          notes.stateAsserted(step, found);
        },
      });
      await this.limit.run(played);
      if (qaPath.set === 'ignored') this.#ignoresTheRest(node.actor());
      this.#judge(recorder.end(), qaPath);
    } catch (cause) {
      failure = notes.stepFailed(currentState(node), cause);
    } finally {
      recorder.end();
      quiet.stop();
      disposeQuietly(node);
    }
    const { machine, set, name, title, adds } = qaPath;
    const steps = notes.steps(qaPath.path);
    const milliseconds = Math.round(performance.now() - begun);
    return {
      machine,
      set,
      name,
      title,
      adds,
      steps,
      failure,
      milliseconds,
      hits,
      language: null,
    };
  }

  #count(step: TransitionReport, hits: Record<string, number>): void {
    this.#meter.record(step);
    if (step.machine !== this.#model.machine.id) return;
    for (const key of step.fired) hits[key] = (hits[key] ?? 0) + 1;
  }

  #judge(outcomes: readonly Outcome[], { set }: QaPath): void {
    const isExact = EXACT.includes(set);
    for (const outcome of outcomes) {
      if (isExact) this.#seen.add(outcome);
      const objection = this.#expected?.behaviour.objectionTo(outcome, isExact);
      if (objection && this.#expected) {
        throw new Error(explained(objection, this.#texts.glossary, this.#expected));
      }
    }
  }

  /** Runs before the view is asserted, because a process in a wrong state may show anything. */
  #isMeant(hits: Readonly<Record<string, number>>): void {
    const [, words] = [...this.#unmeant].find(([key]) => key in hits) ?? [];
    if (words) throw new Error(words);
  }

  /** Checks what must hold after each step, whatever the step was. */
  #holds(actor: AnyActorRef, expected: ObservedState, quiet: ConsoleWatcher): string {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error('No machine runs here.');
    const [found, wanted] = [statePathOf(stateValueOf(actor)), statePathOf(expected.value)];
    if (found !== wanted) throw new Error(`It stands in ${found} instead of ${wanted}.`);
    const { serialisedContext } = observedStateOf(this.#model, snapshot);
    if (serialisedContext !== expected.serialisedContext) {
      throw new Error(
        `It knows ${serialisedContext} in ${found} instead of ${expected.serialisedContext}.`,
      );
    }
    quiet.expectNoOutput();
    const offered = this.#ignoredBy(actor).filter(
      (event) => !isOutcome(event) && snapshot.can(event),
    );
    if (offered.length > 0) {
      throw new Error(`It offers ${offered.map(({ type }) => type).join(', ')} in ${found}.`);
    }
    return found;
  }

  #ignoresTheRest(actor: AnyActorRef): void {
    const state = stableStateIdOf(this.#model.machine, actor);
    for (const event of this.#ignoredBy(actor)) {
      const before = snapshotFieldsOf(actor);
      actor.send(event);
      const after = snapshotFieldsOf(actor);
      if (after.value !== before.value && String(after.value) !== String(before.value)) {
        throw new Error(`${event.type} moved it to ${statePathOf(after.value)}.`);
      }
      if (after.context !== before.context || after.status !== before.status) {
        throw new Error(`${event.type} changed what it knows.`);
      }
      this.#meter.eventIgnored(state, event.type);
    }
  }

  #ignoredBy(actor: AnyActorRef): readonly EventObject[] {
    const state = stableStateIdOf(this.#model.machine, actor);
    const known = this.#ignored.get(state) ?? ignoredEventsIn(this.#model, state);
    this.#ignored.set(state, known);
    return known;
  }
}

function expectedAt({ path }: QaPath, step: number): ObservedState {
  return path.steps[step - 1] ?? path;
}

function currentState(node: NodeHarness<unknown>): string | null {
  try {
    return statePathOf(stateValueOf(node.actor()));
  } catch {
    return null;
  }
}

/** A driver that failed to open has nothing to dispose of. */
function disposeQuietly(node: NodeHarness<unknown>): void {
  try {
    node.dispose();
  } catch {
    return;
  }
}
