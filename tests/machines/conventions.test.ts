import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { declaredMachines } from '#application/machines.generated';
import { fullyCoveredMachines, MACHINES_OF_THE_SERVER } from '../../scripts/registries';
import { definitionsOf, stateNodesOf } from '../support/model-based-testing/transition-definitions';

const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries(declaredMachines);

describe('Machine files', () => {
  it('Every machine file is registered under the name of its machine', () => {
    const files = readdirSync('src/application', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.machine.ts'),
    );
    const ids = files.map(
      (file) =>
        /createMachine\(\{\s*id: '(\w+)'/.exec(
          readFileSync(`src/application/${file}`, 'utf8'),
        )?.[1],
    );
    expect(ids.toSorted()).toEqual(machines.map(([name]) => name).toSorted());
    expect(files.map(camelCased).toSorted()).toEqual(ids.toSorted());
  });

  it('Every machine file has a sibling file that provides its actors', () => {
    const files = readdirSync('src/application', { recursive: true, encoding: 'utf8' });
    const named = (suffix: string) =>
      files.filter((file) => file.endsWith(suffix)).map((file) => file.slice(0, -suffix.length));
    expect(named('.actors.ts').toSorted()).toEqual(named('.machine.ts').toSorted());
  });
});

describe('Journeys of the machines', () => {
  it('The test script requires full coverage of every machine of the portal in the journeys', () => {
    const { journeys, long } = fullyCoveredMachines('.');
    expect([...journeys, ...long, ...MACHINES_OF_THE_SERVER].toSorted()).toEqual(
      machines.map(([name]) => name).toSorted(),
    );
  });
});

describe.each(machines)('Conventions of the %s machine', (name, machine) => {
  it('A machine is registered under its own id', () => {
    expect(machine.id).toBe(name);
  });

  it('A machine names its events subject.verb', () => {
    expect(
      ownEventsOf(machine).filter((event) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(event)),
    ).toEqual([]);
  });

  it('A machine has no outcome of an actor among its own events', () => {
    const outcome = /\.(done|succeeded|success|failed|failure|error|resolved|rejected|loaded)$/i;
    expect(ownEventsOf(machine).filter((event) => outcome.test(event))).toEqual([]);
  });

  it('A machine names its states in camel case', () => {
    const keys = stateNodesOf(machine).map(({ key }) => key);
    expect(keys.filter((key) => !/^[a-z][A-Za-z]*$/.test(key))).toEqual([]);
  });

  it('A machine has only named implementations in setup, none inline', () => {
    expect(inlineIn(machine)).toEqual([]);
  });

  it('A machine uses every action, guard, actor and delay that it declares', () => {
    const named = Object.entries(machine.implementations).flatMap(([kind, all]) =>
      Object.keys(all ?? {}).map((key) => `${kind}.${key}`),
    );
    expect(named.filter((key) => !usedBy(machine).has(key))).toEqual([]);
  });

  it('A machine names each invocation by the key of its actor', () => {
    const invocations = stateNodesOf(machine).flatMap(({ invoke }) => invoke);
    expect(invocations.filter(({ id, src }) => id !== src)).toEqual([]);
  });

  it('A machine can reach each of its states by a transition or as an initial state', () => {
    const beginnings = new Set(stateNodesOf(machine).flatMap((node) => beginningsOf(node)));
    const targets = new Set(
      definitionsOf(machine).flatMap((definition) => definition.targets.flatMap(withAncestors)),
    );
    const unreached = stateNodesOf(machine).filter(
      (node) => node !== machine.root && !targets.has(node.id) && !beginnings.has(node.id),
    );
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  it('A machine has no state without a way out except its final states', () => {
    const sources = new Set(definitionsOf(machine).map(({ source }) => source));
    const stuck = stateNodesOf(machine).filter(
      (node) =>
        node.type === 'atomic' &&
        !withAncestors(node.id).some((id) => sources.has(id) && id !== machine.id),
    );
    expect(stuck.map(({ id }) => id)).toEqual([]);
  });
});

function camelCased(file: string): string {
  return (file.split('/').at(-1) ?? '')
    .replace('.machine.ts', '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function ownEventsOf(machine: AnyStateMachine): string[] {
  return [...new Set(definitionsOf(machine).map(({ event }) => event))].filter(
    (event) => event !== 'always' && !event.startsWith('xstate.'),
  );
}

function withAncestors(id: string): string[] {
  return id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
}

function beginningsOf(node: AnyStateNode): string[] {
  return (node.initial?.target ?? []).map(({ id }) => id);
}

function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return stateNodesOf(machine).flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]);
}

/** XState raises a delayed event of its own on entry of a state with `after`, and cancels it on exit. */
function isOwnOfXState(action: unknown): boolean {
  return (
    typeof action === 'function' &&
    'type' in action &&
    /^xstate\.(raise|cancel)$/.test(String(action.type))
  );
}

function actionsOf(machine: AnyStateMachine): unknown[] {
  return [
    ...stateNodesOf(machine).flatMap((node) => [...node.entry, ...node.exit]),
    ...transitionsOf(machine).flatMap(({ actions }) => actions),
  ].filter((action) => !isOwnOfXState(action));
}

function guardsOf(machine: AnyStateMachine): unknown[] {
  return transitionsOf(machine).flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
}

function inlineIn(machine: AnyStateMachine): string[] {
  return [
    ...actionsOf(machine)
      .filter((action) => typeof action === 'function')
      .map(() => 'an action'),
    ...guardsOf(machine)
      .filter((guard) => typeof guard === 'function')
      .map(() => 'a guard'),
    ...stateNodesOf(machine)
      .flatMap(({ invoke }) => invoke)
      .filter(({ src }) => typeof src !== 'string')
      .map(() => 'an actor'),
    ...delaysOf(machine).filter((delay) => !(delay in machine.implementations.delays)),
  ];
}

function delaysOf(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap(({ after }) => after.map(({ delay }) => String(delay)));
}

function nameOf(one: unknown): string {
  if (typeof one === 'string') return one;
  return typeof one === 'object' && one !== null && 'type' in one ? String(one.type) : '';
}

function usedBy(machine: AnyStateMachine): ReadonlySet<string> {
  return new Set([
    ...actionsOf(machine).map((action) => `actions.${nameOf(action)}`),
    ...guardsOf(machine).map((guard) => `guards.${nameOf(guard)}`),
    ...delaysOf(machine).map((delay) => `delays.${delay}`),
    ...stateNodesOf(machine).flatMap(({ invoke }) =>
      invoke.map(({ src }) => `actors.${String(src)}`),
    ),
  ]);
}
