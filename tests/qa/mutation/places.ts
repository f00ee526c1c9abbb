import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { definitionsOf, nodesOf } from '../../support/model/definitions';
import { asList, copied, isRaw, type Raw, type Slot, slotsOf, stateIn } from './slots';

/** A loop without end stops after so many steps within one event. */
const MAX_ITERATIONS = 500;

/** A copy of a machine's definition with one change in it. */
export const changed = (machine: AnyStateMachine, change: (config: Raw) => void): Raw => {
  const config = copied(machine.config) as Raw;
  config.options = { maxIterations: MAX_ITERATIONS };
  change(config);
  return config;
};

/** The candidate of a transition, written out as an object. */
export const candidateIn = (config: Raw, { path, holder, property, index }: Slot) => {
  const held = holder(stateIn(config, path));
  const list = asList(held[property]);
  held[property] = list;
  const written = list[index];
  const candidate: Raw = isRaw(written) ? written : { target: written };
  list[index] = candidate;
  return { held, list, candidate };
};

/** Where a list of actions is written: those of a transition, of an entry, of an exit, or of a beginning. */
export interface ActionList {
  /** `of key`, `on entry of state`, … as the names of mutants have it. */
  readonly of: string;
  readonly concerns: readonly string[];
  /** The object that holds the list, and under which property. */
  readonly holder: (config: Raw) => Raw;
  readonly property: string;
  readonly actions: readonly unknown[];
}

/** Where parameters or an input are written: an object or a function that gives one. */
export interface ValuePlace {
  /** `guard isAllowed of key`, `action 0 (attempt) of key`, `input of performAction in state`. */
  readonly of: string;
  readonly concerns: readonly string[];
  readonly holder: (config: Raw) => Raw;
  readonly property: 'params' | 'input';
}

/** Transitions that enter or stay within a state: what it does as it begins, they set off. */
const keysInto = (machine: AnyStateMachine, node: AnyStateNode): string[] => {
  const isNear = (id: string) =>
    id === node.id || id.startsWith(`${node.id}.`) || node.id.startsWith(`${id}.`);
  return definitionsOf(machine)
    .filter(({ targets }) => targets.some(isNear))
    .map(({ key }) => key);
};

const listIn = (raw: Raw, property: string): unknown[] =>
  raw[property] === undefined ? [] : asList(raw[property]);

/** Every list of actions of a machine that is not empty. */
export const actionListsOf = (machine: AnyStateMachine): ActionList[] => {
  const config = copied(machine.config) as Raw;
  const ofTransitions = slotsOf(machine).map((slot) => ({
    of: `of ${slot.key}`,
    concerns: [slot.key],
    holder: (raw: Raw) => candidateIn(raw, slot).candidate,
    property: 'actions',
  }));
  const ofStates = nodesOf(machine).flatMap((node) => {
    const concerns = keysInto(machine, node);
    const leaving = definitionsOf(machine)
      .filter(({ source }) => source === node.id || source.startsWith(`${node.id}.`))
      .map(({ key }) => key);
    const state = (raw: Raw) => stateIn(raw, node.path);
    const own = { holder: state, concerns };
    const beginning = stateIn(config, node.path).initial;
    return [
      { ...own, of: `on entry of ${node.id}`, property: 'entry' },
      { ...own, of: `on exit of ${node.id}`, property: 'exit', concerns: leaving },
      ...(isRaw(beginning)
        ? [
            {
              of: `at the beginning of ${node.id}`,
              concerns,
              holder: (raw: Raw) => state(raw).initial as Raw,
              property: 'actions',
            },
          ]
        : []),
    ];
  });
  return [...ofTransitions, ...ofStates].flatMap((place) => {
    const actions = listIn(place.holder(config), place.property);
    return actions.length > 0 ? [{ ...place, actions }] : [];
  });
};

/** The name of an action or a guard as a definition spells it. */
export const nameIn = (written: unknown): string =>
  isRaw(written) ? String(written.type) : String(written);

const actionIn = ({ holder, property }: ActionList, raw: Raw, index: number): Raw => {
  const held = holder(raw);
  const list = asList(held[property]);
  held[property] = list;
  const written = list[index];
  return isRaw(written) ? written : {};
};

/** Every place of a machine where parameters of guards and actions or inputs of actors are written. */
export const valuePlacesOf = (machine: AnyStateMachine): ValuePlace[] => {
  const config = copied(machine.config) as Raw;
  const ofGuards = slotsOf(machine)
    .filter(({ isGuarded }) => isGuarded)
    .map((slot) => {
      const guardIn = (raw: Raw) => {
        const { guard } = candidateIn(raw, slot).candidate;
        return isRaw(guard) ? guard : {};
      };
      const of = `guard ${nameIn(candidateIn(config, slot).candidate.guard)} of ${slot.key}`;
      return { of, concerns: [slot.key], holder: guardIn, property: 'params' as const };
    });
  const ofActions = actionListsOf(machine).flatMap((list) =>
    list.actions.map((action, index) => ({
      of: `action ${index} (${nameIn(action)}) ${list.of}`,
      concerns: list.concerns,
      holder: (raw: Raw) => actionIn(list, raw, index),
      property: 'params' as const,
    })),
  );
  const ofActors = nodesOf(machine).flatMap((node) =>
    asList(stateIn(config, node.path).invoke ?? [])
      .filter(isRaw)
      .map((invocation, index) => ({
        of: `${String(invocation.id)} in ${node.id}`,
        concerns: keysInto(machine, node),
        holder: (raw: Raw) => {
          const held = asList(stateIn(raw, node.path).invoke)[index];
          return isRaw(held) ? held : {};
        },
        property: 'input' as const,
      })),
  );
  return [...ofGuards, ...ofActions, ...ofActors].filter(
    ({ holder, property }) => holder(config)[property] !== undefined,
  );
};
