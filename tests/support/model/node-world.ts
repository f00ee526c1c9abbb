import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { invalidPair, invalidPairsOf } from './coverage-meter';
import { pathOfNode, restingStatesOf } from './definitions';
import type { MachineModel } from './model-graph';
import { pathOfValue } from './spelling';

/** A world made for one path: the running actor that the model describes, and how to put it away. */
export interface NodeWorld<World> {
  readonly world: World;
  readonly actor: () => AnyActorRef;
  readonly finish: () => void;
}

const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot();

export const stateOf = (actor: AnyActorRef) => snapshotOf(actor).value;

export const standingOf = (actor: AnyActorRef) => {
  const { value, context, status } = snapshotOf(actor);
  return { value, context, status };
};

/** The id of the state in which an actor of this machine rests. */
export const restingStateOf = (machine: AnyStateMachine, actor: AnyActorRef): string => {
  const path = pathOfValue(stateOf(actor));
  return restingStatesOf(machine).find((one) => pathOfNode(one) === path)?.id ?? '';
};

/** The model's events that are to be without effect in a state, one of each type. */
export const ignoredIn = ({ machine, events }: MachineModel, stateId: string): EventObject[] => {
  const pairs = new Set(invalidPairsOf(machine));
  return Object.values(events).filter(
    (event, index, all) =>
      pairs.has(invalidPair(stateId, event.type)) &&
      all.findIndex(({ type }) => type === event.type) === index,
  );
};
