import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  definitionsOf,
  stateNodesOf,
} from '../../support/model-based-testing/transition-definitions';

/** A part of a machine's raw definition. */
export type RawConfig = Record<string, unknown>;

export function isRawConfig(value: unknown): value is RawConfig {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A deep copy; functions and names of actions stay the same. */
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (!isRawConfig(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deepCopy(one)]));
}

/** The place of a transition's candidates in a raw definition. */
export interface TransitionLocation {
  /** Keys of the states from the root inwards. */
  readonly path: readonly string[];
  /** The object within the state that holds the candidates, and their key. */
  readonly holder: (state: RawConfig) => RawConfig;
  readonly property: string;
  readonly index: number;
  /** Key of the transition definition, and its targets. */
  readonly key: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly isGuarded: boolean;
}

/** The part of a raw definition that describes a state. */
export function stateConfigAt(config: RawConfig, path: readonly string[]): RawConfig {
  return path.reduce<RawConfig>((state, key) => inner(inner(state, 'states'), key), config);
}

function inner(raw: RawConfig, key: string): RawConfig {
  const value = raw[key];
  if (!isRawConfig(value)) throw new Error(`Nothing is defined under ${key}.`);
  return value;
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function invocations(state: RawConfig): RawConfig[] {
  return asList(state.invoke ?? []).filter(isRawConfig);
}

type Place = { readonly holder: TransitionLocation['holder']; readonly property: string };

/** The place of the candidates for an event, in the state that has them. */
function placeOf(node: AnyStateNode, event: string): Place | null {
  if (event === 'always') return { holder: (state) => state, property: 'always' };
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (outcome) {
    const property = outcome === 'done' ? 'onDone' : 'onError';
    const isOwn = (one: RawConfig) => one.id === actor && one[property] !== undefined;
    return { holder: (state) => invocations(state).find(isOwn) ?? {}, property };
  }
  if (event.startsWith('xstate.after.')) {
    const delay = event.slice('xstate.after.'.length, -node.id.length - 1);
    return { holder: (state) => inner(state, 'after'), property: delay };
  }
  if (event.startsWith('xstate.')) return null;
  return { holder: (state) => inner(state, 'on'), property: event };
}

/** Every transition of a machine with its place in the definition. */
export function transitionLocationsOf(machine: AnyStateMachine): TransitionLocation[] {
  return stateNodesOf(machine).flatMap((node) =>
    definitionsOf(machine)
      .filter(({ source }) => source === node.id)
      .flatMap(({ key, event, index, targets, guard }) => {
        const place = placeOf(node, event);
        const isGuarded = guard !== null;
        return place ? [{ ...place, path: node.path, index, key, event, targets, isGuarded }] : [];
      }),
  );
}
