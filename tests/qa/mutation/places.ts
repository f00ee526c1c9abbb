import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  definitionsOf,
  stateNodesOf,
} from '../../support/model-based-testing/transition-definitions';
import {
  asList,
  deepCopy,
  isRawConfig,
  type RawConfig,
  stateConfigAt,
  type TransitionLocation,
  transitionLocationsOf,
} from './transition-locations';

/** An endless loop stops after this many steps within one event. */
const MAX_ITERATIONS = 500;

/** A copy of a machine's definition with one change. */
export function changed(machine: AnyStateMachine, change: (config: RawConfig) => void): RawConfig {
  const config = deepCopy(machine.config) as RawConfig;
  config.options = { maxIterations: MAX_ITERATIONS };
  change(config);
  return config;
}

/** The candidate of a transition, written out as an object. */
export function candidateIn(
  config: RawConfig,
  { path, holder, property, index }: TransitionLocation,
) {
  const held = holder(stateConfigAt(config, path));
  const list = asList(held[property]);
  held[property] = list;
  const written = list[index];
  const candidate: RawConfig = isRawConfig(written) ? written : { target: written };
  list[index] = candidate;
  return { held, list, candidate };
}

/** The place of a list of actions: of a transition, an entry, an exit, or an initial transition. */
export interface ActionList {
  /** `of key`, `on entry of state`, … as in the names of mutants. */
  readonly of: string;
  readonly concerns: readonly string[];
  /** The object that holds the list, and the property of the list. */
  readonly holder: (config: RawConfig) => RawConfig;
  readonly property: string;
  readonly actions: readonly unknown[];
}

/** The place of parameters or an input: an object, or a function that returns one. */
export interface ValuePlace {
  /** `guard isAllowed of key`, `action 0 (attempt) of key`, `input of performAction in state`. */
  readonly of: string;
  readonly concerns: readonly string[];
  readonly holder: (config: RawConfig) => RawConfig;
  readonly property: 'params' | 'input';
}

/** Transitions that enter a state or stay within it: they trigger its entry actions. */
function keysInto(machine: AnyStateMachine, node: AnyStateNode): string[] {
  const isNear = (id: string) =>
    id === node.id || id.startsWith(`${node.id}.`) || node.id.startsWith(`${id}.`);
  return definitionsOf(machine)
    .filter(({ targets }) => targets.some(isNear))
    .map(({ key }) => key);
}

function listIn(raw: RawConfig, property: string): unknown[] {
  return raw[property] === undefined ? [] : asList(raw[property]);
}

/** Every list of actions of a machine that is not empty. */
export function actionListsOf(machine: AnyStateMachine): ActionList[] {
  const config = deepCopy(machine.config) as RawConfig;
  const ofTransitions = transitionLocationsOf(machine).map((slot) => ({
    of: `of ${slot.key}`,
    concerns: [slot.key],
    holder: (raw: RawConfig) => candidateIn(raw, slot).candidate,
    property: 'actions',
  }));
  const ofStates = stateNodesOf(machine).flatMap((node) => {
    const concerns = keysInto(machine, node);
    const leaving = definitionsOf(machine)
      .filter(({ source }) => source === node.id || source.startsWith(`${node.id}.`))
      .map(({ key }) => key);
    const state = (raw: RawConfig) => stateConfigAt(raw, node.path);
    const own = { holder: state, concerns };
    const beginning = stateConfigAt(config, node.path).initial;
    return [
      { ...own, of: `on entry of ${node.id}`, property: 'entry' },
      { ...own, of: `on exit of ${node.id}`, property: 'exit', concerns: leaving },
      ...(isRawConfig(beginning)
        ? [
            {
              of: `at the beginning of ${node.id}`,
              concerns,
              holder: (raw: RawConfig) => state(raw).initial as RawConfig,
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
}

/** The name of an action or a guard in a definition. */
export function nameIn(written: unknown): string {
  return isRawConfig(written) ? String(written.type) : String(written);
}

function actionIn({ holder, property }: ActionList, raw: RawConfig, index: number): RawConfig {
  const held = holder(raw);
  const list = asList(held[property]);
  held[property] = list;
  const written = list[index];
  return isRawConfig(written) ? written : {};
}

/** Every place in a machine with parameters of guards and actions or inputs of actors. */
export function valuePlacesOf(machine: AnyStateMachine): ValuePlace[] {
  const config = deepCopy(machine.config) as RawConfig;
  const ofGuards = transitionLocationsOf(machine)
    .filter(({ isGuarded }) => isGuarded)
    .map((slot) => {
      const guardIn = (raw: RawConfig) => {
        const { guard } = candidateIn(raw, slot).candidate;
        return isRawConfig(guard) ? guard : {};
      };
      const of = `guard ${nameIn(candidateIn(config, slot).candidate.guard)} of ${slot.key}`;
      return { of, concerns: [slot.key], holder: guardIn, property: 'params' as const };
    });
  const ofActions = actionListsOf(machine).flatMap((list) =>
    list.actions.map((action, index) => ({
      of: `action ${index} (${nameIn(action)}) ${list.of}`,
      concerns: list.concerns,
      holder: (raw: RawConfig) => actionIn(list, raw, index),
      property: 'params' as const,
    })),
  );
  const ofActors = stateNodesOf(machine).flatMap((node) =>
    asList(stateConfigAt(config, node.path).invoke ?? [])
      .filter(isRawConfig)
      .map((invocation, index) => ({
        of: `${String(invocation.id)} in ${node.id}`,
        concerns: keysInto(machine, node),
        holder: (raw: RawConfig) => {
          const held = asList(stateConfigAt(raw, node.path).invoke)[index];
          return isRawConfig(held) ? held : {};
        },
        property: 'input' as const,
      })),
  );
  return [...ofGuards, ...ofActions, ...ofActors].filter(
    ({ holder, property }) => holder(config)[property] !== undefined,
  );
}
