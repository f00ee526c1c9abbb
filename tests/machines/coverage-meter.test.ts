import { describe, expect, it } from 'vitest';
import { assign, createActor, type EventFromLogic, setup } from 'xstate';
import { transitionReports } from '#application/inspection';
import { missingCoverage, totalCoverageOf } from '../support/model-based-testing/coverage-files';
import { CoverageMeter, invalidPairsOf } from '../support/model-based-testing/coverage-meter';
import {
  prefixFreePathsOf,
  refusalPathsOf,
  transitionPathsOf,
} from '../support/model-based-testing/coverage-paths';
import { pathTitle } from '../support/model-based-testing/run-path';
import { definitionsOf } from '../support/model-based-testing/transition-definitions';

/**
 * A door that counts its keys: two guarded candidates, an `always` and an unreachable transition.
 */
const door = setup({
  types: {
    context: {} as { keys: number },
    events: {} as { type: 'door.open' } | { type: 'key.find' } | { type: 'door.close' },
  },
  guards: {
    hasKey: ({ context }) => context.keys > 0,
    hasNoKey: ({ context }) => context.keys === 0,
    hasManyKeys: ({ context }) => context.keys > 99,
  },
  actions: { countKey: assign({ keys: ({ context }) => context.keys + 1 }) },
}).createMachine({
  id: 'door',
  context: { keys: 0 },
  initial: 'arriving',
  states: {
    arriving: { always: 'closed' },
    closed: {
      on: {
        'key.find': { guard: 'hasNoKey', actions: 'countKey' },
        'door.open': [
          { guard: 'hasManyKeys', target: 'wideOpen' },
          { guard: 'hasKey', target: 'open' },
        ],
      },
    },
    open: { on: { 'door.close': 'closed' } },
    wideOpen: { on: { 'door.close': 'closed' } },
  },
});

const model = {
  machine: door,
  inputs: { 'without a key': undefined },
  events: {
    'door.open': { type: 'door.open' },
    'key.find': { type: 'key.find' },
    'door.close': { type: 'door.close' },
  },
  serialise: (context: { keys: number }) => context.keys,
};

describe('Coverage meter', () => {
  it('The coverage meter counts definitions, each candidate separately', () => {
    expect(definitionsOf(model.machine).map(({ key }) => key)).toEqual([
      'door.arriving | always | 0',
      'door.closed | key.find | 0',
      'door.closed | door.open | 0',
      'door.closed | door.open | 1',
      'door.open | door.close | 0',
      'door.wideOpen | door.close | 0',
    ]);
  });

  it('The coverage meter counts fired transitions and both results of guards, but no unchecked state', () => {
    const reached = metered(['door.open', 'key.find', 'door.open', 'door.close']);
    expect(missingCoverage(totalCoverageOf(model.machine), reached)).toEqual({
      transitions: ['door.closed | door.open | 0', 'door.wideOpen | door.close | 0'],
      states: ['door.closed', 'door.open', 'door.wideOpen'],
      guardsHeld: ['door.closed | door.open | 0'],
      guardsFailed: ['door.closed | key.find | 0'],
      invalidPairs: invalidPairsOf(model.machine),
      transitionPairs: [],
    });
  });

  it('The coverage meter lists the events that a state must ignore', () => {
    expect(invalidPairsOf(model.machine)).toEqual([
      'door.closed × door.close',
      'door.open × key.find',
      'door.open × door.open',
      'door.wideOpen × key.find',
      'door.wideOpen × door.open',
    ]);
  });
});

describe('Generated paths', () => {
  it('The generated paths reach each possible transition by the shortest path', () => {
    expect(transitionPathsOf(model).map(pathTitle)).toEqual([
      'without a key',
      'without a key → key.find',
      'without a key → key.find → door.open',
      'without a key → key.find → door.open → door.close',
    ]);
  });

  it('The generated paths reach each guard that refuses', () => {
    expect(refusalPathsOf(model).map(pathTitle)).toEqual([
      'without a key → door.open',
      'without a key → key.find → key.find',
    ]);
  });

  it('The paths for a slow runner leave out each path that another one contains', () => {
    expect(prefixFreePathsOf(model).map(pathTitle)).toEqual([
      'without a key → key.find → door.open → door.close',
    ]);
  });
});

function metered(events: readonly EventFromLogic<typeof door>['type'][]) {
  const meter = new CoverageMeter(model.machine);
  const actor = createActor(model.machine, { inspect: transitionReports(meter.record) }).start();
  for (const type of events) actor.send({ type });
  actor.stop();
  return meter.result();
}
