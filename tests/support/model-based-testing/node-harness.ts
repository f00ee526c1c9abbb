import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { invalidPair, invalidPairsOf } from './coverage-meter';
import type { MachineModel } from './model-graph';
import { statePathOf } from './state-path';
import { pathOfNode, stableStatesOf } from './transition-definitions';

/** The harness of one path: the driver, the running actor, and how to dispose of both. */
export interface NodeHarness<Driver> {
  readonly driver: Driver;
  readonly actor: () => AnyActorRef;
  readonly dispose: () => void;
}

function snapshotOf(actor: AnyActorRef): AnyMachineSnapshot {
  return actor.getSnapshot();
}

export function stateValueOf(actor: AnyActorRef) {
  return snapshotOf(actor).value;
}

export function snapshotFieldsOf(actor: AnyActorRef) {
  const { value, context, status } = snapshotOf(actor);
  return { value, context, status };
}

/** The id of the stable state of an actor of this machine. */
export function stableStateIdOf(machine: AnyStateMachine, actor: AnyActorRef): string {
  const path = statePathOf(stateValueOf(actor));
  return stableStatesOf(machine).find((one) => pathOfNode(one) === path)?.id ?? '';
}

/** The model's events that must have no effect in a state, one of each type. */
export function ignoredEventsIn({ machine, events }: MachineModel, stateId: string): EventObject[] {
  const pairs = new Set(invalidPairsOf(machine));
  return Object.values(events).filter(
    (event, index, all) =>
      pairs.has(invalidPair(stateId, event.type)) &&
      all.findIndex(({ type }) => type === event.type) === index,
  );
}
