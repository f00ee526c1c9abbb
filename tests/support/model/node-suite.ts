import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Inspect } from '#application/create-application';
import { transitionReports } from '#application/inspection';
import { Behaviour } from '../../qa/behaviour/behaviour';
import { changedDelays, expectedOf } from '../../qa/behaviour/expected';
import { BehaviourRecorder } from '../../qa/behaviour/recorder';
import { ValueTexts } from '../../qa/behaviour/value-text';
import { settle } from '../test-app/compose-test-app';
import { CoverageMeter } from './coverage-meter';
import { keepCoverage, missingFrom, totalOf } from './coverage-report';
import { passedStatesOf, pathOfNode, restingStatesOf } from './definitions';
import type { MachineScript } from './machine-script';
import { standingIn } from './model-graph';
import { ignoredIn, type NodeWorld, restingStateOf, standingOf, stateOf } from './node-world';
import { pairPathsOf, pathsOf, refusalPathsOf, statePathsOf } from './paths-of';
import { play, playable, titleOf } from './play';
import { isOutcome } from './spelling';

/**
 * All that Node can show of a machine: every transition by its shortest path, every pair of
 * transitions that can follow each other, every event in every state that has none for it; and that
 * nothing of the machine was left out.
 */
export const describeMachine = <Machine extends AnyStateMachine, World>(
  script: MachineScript<Machine, World>,
  createWorld: (inspect: Inspect) => NodeWorld<World>,
): void => {
  const { model } = script;
  const parts = playable(script);
  const meter = new CoverageMeter(model.machine);
  const reports = transitionReports(meter.report);
  const expected = expectedOf(model.machine.id);
  const seen = new Behaviour();
  const texts = new ValueTexts();

  /** Plays a path; what happens at each of its steps must be what `tests/qa/expected` says of the machine. */
  const playPath = async (path: ReturnType<typeof pathsOf>[number]) => {
    const recorder = new BehaviourRecorder(model.machine, texts);
    try {
      const node = createWorld((inspected) => {
        reports(inspected);
        recorder.inspect(inspected);
      });
      await play(parts, path, node.world, meter, {
        begins: () => recorder.begins(),
        arrival: async () => {
          await settle();
          recorder.arrives();
        },
        seen: async (step) => {
          const { value, knows } = path.steps[step - 1] ?? path;
          expect(standingIn(model, node.actor().getSnapshot())).toEqual({ value, knows });
        },
      });
      for (const outcome of recorder.end()) {
        seen.add(outcome);
        expect([titleOf(path), expected.behaviour.objectionTo(outcome, true)]).toEqual([
          titleOf(path),
          null,
        ]);
      }
      return node;
    } finally {
      recorder.end();
    }
  };

  describe(`the ${model.machine.id} machine`, () => {
    it.each(pathsOf(model).map((path) => [titleOf(path), path] as const))('%s', async (_, path) => {
      const { actor, finish } = await playPath(path);
      expect(stateOf(actor())).toEqual(path.steps.at(-1)?.value ?? path.value);
      finish();
    });

    it('refuses an event whose guard does not hold', async () => {
      for (const path of refusalPathsOf(model)) {
        const { actor, finish } = await playPath(path);
        expect([titleOf(path), stateOf(actor())]).toEqual([
          titleOf(path),
          path.steps.at(-2)?.value ?? path.value,
        ]);
        finish();
      }
    });

    it('goes on from every transition to every one that can follow it', async () => {
      for (const path of pairPathsOf(model)) {
        const { actor, finish } = await playPath(path);
        expect([titleOf(path), stateOf(actor())]).toEqual([
          titleOf(path),
          path.steps.at(-1)?.value ?? path.value,
        ]);
        finish();
      }
    });

    it('is left unmoved by an event that a state has no transition for', async () => {
      for (const path of statePathsOf(model)) {
        const { actor, finish } = await playPath(path);
        const state = restingStateOf(model.machine, actor());
        for (const event of ignoredIn(model, state)) {
          const before = standingOf(actor());
          actor().send(event);
          expect([state, event.type, standingOf(actor())]).toEqual([state, event.type, before]);
          meter.withoutEffect(state, event.type);
        }
        finish();
      }
    });

    it('was played whole: states, transitions, guards both ways, invalid pairs, pairs', () => {
      expect(missingFrom(totalOf(model.machine, model), meter.result())).toEqual({
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
      const withSighting = Object.entries(parts.sees).filter(([, look]) => look !== null);
      expect(withSighting.map(([path]) => path).toSorted()).toEqual(
        restingStatesOf(model.machine).map(pathOfNode).toSorted(),
      );
      expect(Object.keys(parts.sees)).toHaveLength(
        restingStatesOf(model.machine).length + passedStatesOf(model.machine).length,
      );
    });

    it('has a way to bring about each outcome of the model, and no other', () => {
      const outcomes = Object.entries(model.events).filter(([, event]) => isOutcome(event));
      expect(Object.keys(script.outcomes).toSorted()).toEqual(
        outcomes.map(([label]) => label).toSorted(),
      );
    });
  });

  afterAll(() => keepCoverage('node', meter.result()));
};
