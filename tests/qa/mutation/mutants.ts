import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import {
  definitionsOf,
  stableStatesOf,
  stateNodesOf,
} from '../../support/model-based-testing/transition-definitions';
import type { Mutant, MutantKind } from './mutant';
import { candidateIn, changed } from './places';
import type { Samples } from './samples';
import {
  asList,
  isRawConfig,
  type RawConfig,
  stateConfigAt,
  type TransitionLocation,
  transitionLocationsOf,
} from './transition-locations';
import { valueMutantsOf } from './value-mutants';

function removed(machine: AnyStateMachine, slot: TransitionLocation): RawConfig {
  return changed(machine, (config) => {
    candidateIn(config, slot).list.splice(slot.index, 1);
  });
}

/** The stable state after its target, or after its own state, in the order of the definition. */
function otherTarget(
  machine: AnyStateMachine,
  { targets, key }: TransitionLocation,
): string | undefined {
  const from = targets[0] ?? key.split(' | ')[0] ?? '';
  const leaves = stableStatesOf(machine);
  const at = leaves.findIndex(({ id }) => id === from || id.startsWith(`${from}.`));
  const others = [...leaves.slice(at + 1), ...leaves.slice(0, at + 1)];
  return others.find(({ id }) => id !== from && !id.startsWith(`${from}.`))?.id;
}

function retargeted(machine: AnyStateMachine, slot: TransitionLocation): RawConfig | null {
  const target = otherTarget(machine, slot);
  if (!target) return null;
  return changed(machine, (config) => {
    candidateIn(config, slot).candidate.target = `#${target}`;
  });
}

/**
 * The machine's next event that the state does not handle, or the other outcome of the same actor.
 */
function otherEvent(
  machine: AnyStateMachine,
  { property, event, key }: TransitionLocation,
): string | null {
  if (property === 'onDone') return 'onError';
  if (property === 'onError') return 'onDone';
  if (event === 'always' || event.startsWith('xstate.')) return null;
  const source = key.split(' | ')[0];
  const taken = definitionsOf(machine).filter((one) => one.source === source);
  const events = [...new Set(definitionsOf(machine).map((one) => one.event))].filter(
    (one) => one !== 'always' && !one.startsWith('xstate.'),
  );
  const at = events.indexOf(event);
  const others = [...events.slice(at + 1), ...events.slice(0, at)];
  return others.find((other) => !taken.some((one) => one.event === other)) ?? null;
}

function exchanged(machine: AnyStateMachine, slot: TransitionLocation): RawConfig | null {
  const other = otherEvent(machine, slot);
  if (other === null) return null;
  return changed(machine, (config) => {
    const { held, list, candidate } = candidateIn(config, slot);
    list.splice(slot.index, 1);
    held[other] = [candidate, ...(held[other] === undefined ? [] : asList(held[other]))];
  });
}

/** The definition without a state, and without the transitions into it. */
function withoutState(machine: AnyStateMachine, node: AnyStateNode): RawConfig | null {
  const siblings = Object.keys(node.parent?.states ?? {}).filter((key) => key !== node.key);
  const [heir] = siblings;
  if (!node.parent || !heir) return null;
  const isInto = (target: string) => target === node.id || target.startsWith(`${node.id}.`);
  const isWithin = (path: readonly string[]) => node.path.every((key, at) => path[at] === key);
  const ways = transitionLocationsOf(machine).filter(
    ({ targets, path }) => targets.some(isInto) && !isWithin(path),
  );
  return changed(machine, (config) => {
    for (const slot of ways.toReversed()) candidateIn(config, slot).list.splice(slot.index, 1);
    const parent = stateConfigAt(config, node.path.slice(0, -1));
    if (isRawConfig(parent.states)) delete parent.states[node.key];
    if (parent.initial === node.key) parent.initial = heir;
  });
}

/** Whether XState accepts the definition; other mutants could never ship. */
function canBeBuilt(machine: AnyStateMachine, { config = machine.config }: Mutant): boolean {
  try {
    return new StateMachine(config as never, machine.implementations as never).root !== undefined;
  } catch {
    return false;
  }
}

function ofSlot(
  machine: AnyStateMachine,
  slot: TransitionLocation,
): [MutantKind, string, RawConfig | null][] {
  return [
    ['transitions', `remove ${slot.key}`, removed(machine, slot)],
    ['transitions', `retarget ${slot.key}`, retargeted(machine, slot)],
    ['transitions', `exchange event of ${slot.key}`, exchanged(machine, slot)],
  ];
}

/** Every small change to the transitions and states of a machine, one at a time. */
function wayMutantsOf(machine: AnyStateMachine): Mutant[] {
  const definitions = definitionsOf(machine);
  const ofTransitions = transitionLocationsOf(machine).flatMap((slot) =>
    ofSlot(machine, slot).map(([kind, name, config]) => ({
      kind,
      name,
      config,
      concerns: [slot.key],
    })),
  );
  const ofStates = stateNodesOf(machine)
    .filter((node) => node !== machine.root)
    .map((node) => ({
      kind: 'states' as const,
      name: `remove state ${node.id}`,
      config: withoutState(machine, node),
      concerns: definitions
        .filter(({ targets, source }) => targets.includes(node.id) || source === node.id)
        .map(({ key }) => key),
    }));
  return [...ofTransitions, ...ofStates].flatMap(({ config, ...mutant }) =>
    config ? [{ ...mutant, config }] : [],
  );
}

/**
 * Every small change to a machine, one at a time; its actions and values are changed only if
 * samples are given.
 */
export function mutantsOf(machine: AnyStateMachine, samples?: Samples): Mutant[] {
  return [...wayMutantsOf(machine), ...(samples ? valueMutantsOf(machine, samples) : [])].filter(
    (mutant) => canBeBuilt(machine, mutant),
  );
}
