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
import { observedStateOf } from './model-graph';
import {
  ignoredEventsIn,
  type NodeHarness,
  snapshotFieldsOf,
  stableStateIdOf,
  stateValueOf,
} from './node-harness';
import { pathTitle, runPath, toRunnable } from './run-path';
import { isOutcome } from './state-path';
import { pathOfNode, stableStatesOf, transientStatesOf } from './transition-definitions';

/**
 * All that Node can show of a machine: every transition by its shortest path, every pair of
 * transitions that can follow each other, every event in every state that has none for it; and that
 * nothing of the machine was left out.
 */
export const describeMachine = <Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
  createHarness: (inspect: Inspect) => NodeHarness<Driver>,
): void => {
  const { model } = testModel;
  const parts = toRunnable(testModel);
  const meter = new CoverageMeter(model.machine);
  const reports = transitionReports(meter.record);
  const expected = expectedOf(model.machine.id);
  const seen = new Behaviour();
  const texts = new ValueTexts();

  /** Plays a path; what happens at each of its steps must be what `tests/qa/expected` says of the machine. */
  const playPath = async (path: ReturnType<typeof transitionPathsOf>[number]) => {
    const recorder = new BehaviourRecorder(model.machine, texts);
    try {
      const node = createHarness((inspected) => {
        reports(inspected);
        recorder.inspect(inspected);
      });
      await runPath(parts, path, node.driver, meter, {
        stepStarted: () => recorder.begins(),
        waitForState: async () => {
          await settle();
          recorder.arrives();
        },
        stateAsserted: async (step) => {
          const { value, serialisedContext } = path.steps[step - 1] ?? path;
          expect(observedStateOf(model, node.actor().getSnapshot())).toEqual({
            value,
            serialisedContext,
          });
        },
      });
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

  describe(`the ${model.machine.id} machine`, () => {
    it.each(transitionPathsOf(model).map((path) => [pathTitle(path), path] as const))(
      '%s',
      async (_, path) => {
        const { actor, dispose } = await playPath(path);
        expect(stateValueOf(actor())).toEqual(path.steps.at(-1)?.value ?? path.value);
        dispose();
      },
    );

    it('refuses an event whose guard does not hold', async () => {
      for (const path of refusalPathsOf(model)) {
        const { actor, dispose } = await playPath(path);
        expect([pathTitle(path), stateValueOf(actor())]).toEqual([
          pathTitle(path),
          path.steps.at(-2)?.value ?? path.value,
        ]);
        dispose();
      }
    });

    it('goes on from every transition to every one that can follow it', async () => {
      for (const path of pairPathsOf(model)) {
        const { actor, dispose } = await playPath(path);
        expect([pathTitle(path), stateValueOf(actor())]).toEqual([
          pathTitle(path),
          path.steps.at(-1)?.value ?? path.value,
        ]);
        dispose();
      }
    });

    it('is left unmoved by an event that a state has no transition for', async () => {
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

    it('was played whole: states, transitions, guards both ways, invalid pairs, pairs', () => {
      expect(missingCoverage(totalCoverageOf(model.machine, model), meter.result())).toEqual({
        transitions: [],
        states: [],
        guardsHeld: [],
        guardsFailed: [],
        invalidPairs: [],
        transitionPairs: [],
      });
    });

    it('did everything that is expected of it, and has the delays that are', () => {
      expect([
        ...changedDelays(model.machine, expected),
        ...expected.behaviour.missingIn(seen),
      ]).toEqual([]);
    });

    it('has a sighting for each state in which it rests, and none for those it passes through', () => {
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

    it('has a way to bring about each outcome of the model, and no other', () => {
      const outcomes = Object.entries(model.events).filter(([, event]) => isOutcome(event));
      expect(Object.keys(testModel.outcomeExecutors).toSorted()).toEqual(
        outcomes.map(([label]) => label).toSorted(),
      );
    });
  });

  afterAll(() => writeCoverage('node', meter.result()));
};
