import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { declareActor } from '#application/machine-actors';
import { declaredMachines } from '#application/machines.generated';
import { LIFECYCLES } from '#domain/lifecycles';
import {
  definitionsOf,
  stateNodesOf,
} from '../../../tests/support/model-based-testing/transition-definitions';
import { lifecycleGraph } from './lifecycle-graph';
import { machineGraph } from './machine-graph';

it('The graph of a machine has its nested and parallel states, delays and invocations', () => {
  const { states, transitions, ...rest } = machineGraph(parcelMachine);

  expect(rest).toEqual({
    kind: 'machine',
    name: 'parcel',
    root: 'parcel',
    invokes: [{ id: 'watch', src: 'watch' }],
  });
  expect(states).toEqual([
    state('parcel.moving', 'moving', null, { type: 'parallel', isInitial: true }),
    state('parcel.moving.where', 'where', 'parcel.moving', { type: 'compound', isInitial: true }),
    state('parcel.moving.where.depot', 'depot', 'parcel.moving.where', {
      isInitial: true,
      tags: ['busy'],
      invokes: [{ id: 'load', src: 'load' }],
      entry: ['note'],
    }),
    state('parcel.moving.where.road', 'road', 'parcel.moving.where', {
      proves: ['shipped'],
      meta: { hue: 'blue' },
    }),
    state('parcel.moving.seal', 'seal', 'parcel.moving', { isInitial: true }),
    state('parcel.home', 'home', null, { type: 'final' }),
  ]);
  expect(transitions).toEqual([
    move('parcel', [], 'parcel.read', { actions: ['note'] }),
    move('parcel.moving.where.depot', ['parcel.moving.where.road'], 'xstate.done.actor.load', {
      kind: 'done',
      spoken: 'load done',
      guard: 'isHeavy (20)',
      proves: ['shipped'],
    }),
    move('parcel.moving.where.depot', ['parcel.home'], 'xstate.done.actor.load', {
      key: 'parcel.moving.where.depot | xstate.done.actor.load | 1',
      kind: 'done',
      spoken: 'load done',
    }),
    move('parcel.moving.where.depot', ['parcel.home'], 'xstate.error.actor.load', {
      kind: 'error',
      spoken: 'load failed',
    }),
    move('parcel.moving.where.road', ['parcel.home'], '', {
      key: 'parcel.moving.where.road | always | 0',
      kind: 'always',
      spoken: 'always',
      guard: 'isHeavy (5)',
    }),
    move(
      'parcel.moving.where.road',
      ['parcel.home'],
      'xstate.after.drive.parcel.moving.where.road',
      {
        kind: 'after',
        spoken: 'after drive',
        delay: { name: 'drive', milliseconds: 900 },
      },
    ),
  ]);
});

it('The graph of every machine of the portal has all its states and transitions', () => {
  for (const machine of Object.values(declaredMachines)) {
    const graph = machineGraph(machine);
    expect(graph.transitions.map(({ key }) => key)).toEqual(
      definitionsOf(machine).map(({ key }) => key),
    );
    expect(graph.states.length).toBe(stateNodesOf(machine).length - 1);
  }
});

it('The graph of a lifecycle has each line of the table, the initial and the final statuses', () => {
  const order = LIFECYCLES.find(({ name }) => name === 'order');
  if (!order) throw new Error('There is no lifecycle of orders.');
  const { states, transitions } = lifecycleGraph(order);

  expect(states.filter(({ isInitial }) => isInitial).map(({ name }) => name)).toEqual(['(new)']);
  expect(states.filter(({ type }) => type === 'final').map(({ name }) => name)).toEqual([
    'archived',
  ]);
  expect(transitions.find(({ key }) => key === 'order.pending | refuse | rejected')).toEqual({
    ...move('order.pending', ['order.rejected'], 'refuse', {}),
    key: 'order.pending | refuse | rejected',
    notes: [
      'staff',
      '`orders.refuse`; a reason',
      'stock released; what is out of stock is taken off sale',
    ],
  });
});

const parcelMachine = setup({
  types: { context: {} as { weight: number } },
  actors: { watch: declareActor<void>(), load: declareActor<void>() },
  guards: { isHeavy: ({ context }, { from }: { from: number }) => context.weight > from },
  actions: { note: assign({}) },
  delays: { drive: 900 },
}).createMachine({
  id: 'parcel',
  context: { weight: 10 },
  invoke: { id: 'watch', src: 'watch' },
  initial: 'moving',
  on: { 'parcel.read': { actions: 'note' } },
  states: {
    moving: {
      type: 'parallel',
      states: {
        where: {
          initial: 'depot',
          states: {
            depot: {
              tags: 'busy',
              entry: 'note',
              invoke: {
                id: 'load',
                src: 'load',
                onDone: [
                  {
                    guard: { type: 'isHeavy', params: { from: 20 } },
                    target: 'road',
                    meta: { proves: ['shipped'] },
                  },
                  { target: '#parcel.home' },
                ],
                onError: '#parcel.home',
              },
            },
            road: {
              meta: { proves: ['shipped'], hue: 'blue' },
              always: { guard: { type: 'isHeavy', params: { from: 5 } }, target: '#parcel.home' },
              after: { drive: '#parcel.home' },
            },
          },
        },
        seal: {},
      },
    },
    home: { type: 'final' },
  },
});

function state(id: string, name: string, parent: string | null, more: object) {
  return {
    id,
    name,
    parent,
    type: 'atomic',
    isInitial: false,
    tags: [],
    entry: [],
    exit: [],
    invokes: [],
    proves: [],
    meta: {},
    ...more,
  };
}

function move(source: string, targets: string[], event: string, more: object) {
  return {
    key: `${source} | ${event} | 0`,
    source,
    targets,
    event,
    kind: 'event',
    spoken: event,
    guard: null,
    delay: null,
    actions: [],
    proves: [],
    notes: [],
    ...more,
  };
}
