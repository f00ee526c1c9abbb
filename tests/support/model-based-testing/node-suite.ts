import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Inspect } from '#application/create-application';
import { transitionReports } from '#application/inspection';
import { Behaviour } from '../../qa/behaviour/behaviour';
import { changedDelays, expectedOf } from '../../qa/behaviour/expected';
import { BehaviourRecorder } from '../../qa/behaviour/recorder';
import { ValueTexts } from '../../qa/behaviour/value-text';
import { settle } from '../test-app/compose-test-app';
import { missingCoverage, totalCoverageOf, writeCoverage } from './coverage-files';
import { CoverageMeter } from './coverage-meter';
import { pairPathsOf, refusalPathsOf, statePathsOf, transitionPathsOf } from './coverage-paths';
import type { MachineTestModel } from './machine-test-model';
import {
  changedStateCount,
  type MachineModel,
  type ModelPath,
  observedStateOf,
} from './model-graph';
import {
  ignoredEventsIn,
  type NodeHarness,
  snapshotFieldsOf,
  stableStateIdOf,
  stateValueOf,
} from './node-harness';
import { MachineLimit, StepLimit } from './path-limits';
import { pathTitle, runPath, toRunnable } from './run-path';
import { isOutcome } from './state-path';
import { pathOfNode, stableStatesOf, transientStatesOf } from './transition-definitions';

/** The shortest path to each transition, or the defect of the machine that prevents them. */
function generatedPaths(model: MachineModel) {
  try {
    return { paths: transitionPathsOf(model) };
  } catch (defect) {
    return { defect };
  }
}

/**
 * All tests of a machine in Node: every transition by its shortest path, every pair of transitions
 * that can follow each other, every event in every state without a transition for it, and complete
 * coverage.
 */
export function describeMachine<Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
  createHarness: (inspect: Inspect) => NodeHarness<Driver>,
): void {
  const { model } = testModel;
  const generated = generatedPaths(model);
  if ('defect' in generated) {
    it(`The paths of the ${model.machine.id} machine can be generated`, () => {
      throw generated.defect;
    });
    return;
  }
  const parts = toRunnable(testModel);
  const meter = new CoverageMeter(model.machine);
  const reports = transitionReports(meter.record);
  const expected = expectedOf(model.machine.id);
  const seen = new Behaviour();
  const texts = new ValueTexts();
  const limit = new MachineLimit(expected.paths);

  /**
   * Runs a path; the behaviour of each step must match the machine's file in `tests/qa/expected`.
   */
  const playPath = async (path: ModelPath) => {
    limit.check();
    const recorder = new BehaviourRecorder(model.machine, texts);
    const stepLimit = new StepLimit();
    try {
      const node = createHarness((inspected) => {
        reports(inspected);
        recorder.inspect(inspected);
        stepLimit.inspect(inspected);
      });
      const played = runPath(parts, path, node.driver, meter, {
        stepStarted: () => recorder.begins(),
        waitForState: async () => {
          await settle();
          recorder.arrives();
          stepLimit.check();
        },
        stateAsserted: async (step) => {
          const { value, serialisedContext } = path.steps[step - 1] ?? path;
          expect(observedStateOf(model, node.actor().getSnapshot())).toEqual({
            value,
            serialisedContext,
          });
        },
      });
      await limit.run(played);
      for (const outcome of recorder.end()) {
        seen.add(outcome);
        expect([pathTitle(path), expected.behaviour.objectionTo(outcome, true)]).toEqual([
          pathTitle(path),
          null,
        ]);
      }
      return node;
    } finally {
      recorder.end();
    }
  };

  describe(`The ${model.machine.id} machine`, () => {
    it.each(generated.paths.map((path) => [pathTitle(path), path] as const))(
      '%s',
      async (_, path) => {
        const { actor, dispose } = await playPath(path);
        expect(stateValueOf(actor())).toEqual(path.steps.at(-1)?.value ?? path.value);
        dispose();
      },
    );

    it('The machine refuses an event whose guard does not hold', async () => {
      for (const path of refusalPathsOf(model)) {
        const { actor, dispose } = await playPath(path);
        expect([pathTitle(path), stateValueOf(actor())]).toEqual([
          pathTitle(path),
          path.steps.at(-2)?.value ?? path.value,
        ]);
        dispose();
      }
    });

    it('The machine takes every transition after every transition that it can follow', async () => {
      for (const path of pairPathsOf(model)) {
        const { actor, dispose } = await playPath(path);
        expect([pathTitle(path), stateValueOf(actor())]).toEqual([
          pathTitle(path),
          path.steps.at(-1)?.value ?? path.value,
        ]);
        dispose();
      }
    });

    it('The machine ignores an event that its state has no transition for', async () => {
      for (const path of statePathsOf(model)) {
        const { actor, dispose } = await playPath(path);
        const state = stableStateIdOf(model.machine, actor());
        for (const event of ignoredEventsIn(model, state)) {
          const before = snapshotFieldsOf(actor());
          actor().send(event);
          expect([state, event.type, snapshotFieldsOf(actor())]).toEqual([
            state,
            event.type,
            before,
          ]);
          meter.eventIgnored(state, event.type);
        }
        dispose();
      }
    });

    it('The tests cover all states, transitions, guards both ways, invalid pairs and transition pairs', () => {
      expect(missingCoverage(totalCoverageOf(model.machine, model), meter.result())).toEqual({
        transitions: [],
        states: [],
        guardsHeld: [],
        guardsFailed: [],
        invalidPairs: [],
        transitionPairs: [],
      });
    });

    it('The machine shows all of its expected behaviour and has the expected delays', () => {
      expect([
        ...changedDelays(model.machine, expected),
        ...changedStateCount(model),
        ...expected.behaviour.missingIn(seen),
      ]).toEqual([]);
    });

    it('The test model has an assertion for each stable state, and none for transient states', () => {
      const withSighting = Object.entries(parts.stateAssertions).filter(
        ([, look]) => look !== null,
      );
      expect(withSighting.map(([path]) => path).toSorted()).toEqual(
        stableStatesOf(model.machine).map(pathOfNode).toSorted(),
      );
      expect(Object.keys(parts.stateAssertions)).toHaveLength(
        stableStatesOf(model.machine).length + transientStatesOf(model.machine).length,
      );
    });

    it('The test model has an executor for each outcome of the model, and no other', () => {
      const outcomes = Object.entries(model.events).filter(([, event]) => isOutcome(event));
      expect(Object.keys(testModel.outcomeExecutors).toSorted()).toEqual(
        outcomes.map(([label]) => label).toSorted(),
      );
    });
  });

  afterAll(() => writeCoverage('node', meter.result()));
}
