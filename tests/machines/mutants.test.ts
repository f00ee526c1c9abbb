import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { LIFECYCLES } from '#domain/lifecycles';
import { Behaviour } from '../qa/behaviour/behaviour';
import { changedDelays, delaysOf } from '../qa/behaviour/expected';
import { BehaviourRecorder } from '../qa/behaviour/recorder';
import { ValueTexts } from '../qa/behaviour/value-text';
import { lifecycleDifferences } from '../qa/lifecycles/expected-lifecycles';
import { lifecycleMutantsOf } from '../qa/lifecycles/lifecycle-mutants';
import type { AnyLifecycle } from '../qa/lifecycles/lifecycle-table';
import { tryLifecycleMutants } from '../qa/lifecycles/mutate-lifecycles';
import { MUTANT_KINDS, type Mutant } from '../qa/mutation/mutant';
import { mutantsOf } from '../qa/mutation/mutants';
import { meanwhile, samplesOf } from '../qa/mutation/samples';
import { TestClock } from '../support/test-app/test-clock';

type LampEvent =
  | { type: 'lamp.light'; level: number; colour: string; shade: string }
  | { type: 'lamp.douse' };

/** A lamp that counts how often it was lit, and goes out automatically. */
const lamp = setup({
  types: {
    context: {} as { level: number; colour: string; turns: number },
    events: {} as LampEvent,
  },
  actors: {
    burn: fromPromise<void, { level: number; colour: string }>(() => new Promise(() => undefined)),
  },
  guards: {
    isEnough: (_, { level, least }: { level: number; least: number }) => level >= least,
  },
  actions: {
    keepLight: assign((_, { level, colour }: { level: number; colour: string; shade: string }) => ({
      level,
      colour,
    })),
    countTurn: assign({ turns: ({ context }) => context.turns + 1 }),
    dim: assign({ level: 0 }),
  },
  delays: { life: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { level: 5, colour: 'white', turns: 0 },
  initial: 'dark',
  states: {
    dark: {
      entry: 'dim',
      on: {
        'lamp.light': {
          guard: { type: 'isEnough', params: ({ event }) => ({ level: event.level, least: 2 }) },
          target: 'lit',
          actions: [
            {
              type: 'keepLight',
              params: ({ event: { level, colour, shade } }) => ({ level, colour, shade }),
            },
            'countTurn',
          ],
        },
      },
    },
    lit: {
      invoke: {
        id: 'burn',
        src: 'burn',
        input: ({ context: { level, colour } }) => ({ level, colour }),
      },
      after: { life: 'dark' },
      on: { 'lamp.douse': 'dark' },
    },
  },
});

function light(level: number): LampEvent {
  return {
    type: 'lamp.light',
    level,
    colour: 'red',
    shade: 'paper',
  };
}

/**
 * Runs the lamp through all its events: lit too weakly, lit, doused, lit again, and left until it
 * goes out.
 */
function played(): Behaviour {
  const behaviour = new Behaviour();
  const recorder = new BehaviourRecorder(lamp, new ValueTexts());
  const clock = new TestClock(0);
  const actor = createActor(lamp.provide({}), { clock, inspect: recorder.inspect });
  const step = (act: () => void) => {
    recorder.begins();
    act();
    recorder.arrives();
  };
  step(() => actor.start());
  for (const event of [light(1), light(3), { type: 'lamp.douse' } as const, light(3)]) {
    step(() => actor.send(event));
  }
  step(() => clock.advance(10_000));
  for (const outcome of recorder.end()) behaviour.add(outcome);
  actor.stop();
  return behaviour;
}

function samples() {
  return samplesOf(lamp, async () => {
    played();
  });
}

const lightUp = 'lamp.dark | lamp.light | 0';

async function namesByKind() {
  const mutants = mutantsOf(lamp, await samples());
  return Object.fromEntries(
    MUTANT_KINDS.map((kind) => [
      kind,
      mutants.filter((mutant) => mutant.kind === kind).map(({ name }) => name),
    ]),
  );
}

describe('Mutants of a machine', () => {
  it('The mutants of a machine each change one thing: a transition, an action, a guard or a value', async () => {
    expect(await namesByKind()).toEqual({
      transitions: [
        `remove ${lightUp}`,
        `retarget ${lightUp}`,
        `exchange event of ${lightUp}`,
        'remove lamp.lit | lamp.douse | 0',
        'retarget lamp.lit | lamp.douse | 0',
        'exchange event of lamp.lit | lamp.douse | 0',
        'remove lamp.lit | xstate.after.life.lamp.lit | 0',
        'retarget lamp.lit | xstate.after.life.lamp.lit | 0',
      ],
      states: ['remove state lamp.dark', 'remove state lamp.lit'],
      guards: [
        `negate the guard of ${lightUp}`,
        `always hold the guard of ${lightUp}`,
        `never hold the guard of ${lightUp}`,
      ],
      'actions dropped': [
        `drop action 0 (keepLight) of ${lightUp}`,
        `drop action 1 (countTurn) of ${lightUp}`,
        'drop action 0 (dim) on entry of lamp.dark',
      ],
      'actions exchanged': [`exchange actions 0 (keepLight) and 1 (countTurn) of ${lightUp}`],
      'fields left as they were': [
        'leave field level as it was in action dim',
        'leave field colour as it was in action keepLight',
        'leave field level as it was in action keepLight',
        'leave field turns as it was in action countTurn',
      ],
      parameters: [
        `change parameter level of guard isEnough of ${lightUp}`,
        `change parameter least of guard isEnough of ${lightUp}`,
        `exchange parameters level and least of guard isEnough of ${lightUp}`,
        `change parameter level of action 0 (keepLight) of ${lightUp}`,
        `change parameter colour of action 0 (keepLight) of ${lightUp}`,
        `change parameter shade of action 0 (keepLight) of ${lightUp}`,
        `exchange parameters colour and shade of action 0 (keepLight) of ${lightUp}`,
      ],
      'inputs of actors': [
        'change input level of burn in lamp.lit',
        'drop input level of burn in lamp.lit',
        'change input colour of burn in lamp.lit',
        'drop input colour of burn in lamp.lit',
      ],
      delays: ['halve delay life', 'double delay life'],
    });
  });

  it('The mutants of a machine are the same for the same machine', async () => {
    expect(await namesByKind()).toEqual(await namesByKind());
  });

  it('Every mutant of a machine changes the recorded behaviour, and the unchanged machine does not', async () => {
    const expected = played();
    const accepted = { delays: delaysOf(lamp) };
    const objections = async (mutant: Pick<Mutant, 'config' | 'implementations'>) =>
      meanwhile(lamp, mutant, async () => {
        const seen = played();
        return [
          ...changedDelays(lamp, accepted),
          ...seen.missingIn(expected),
          ...expected.missingIn(seen),
        ];
      });
    const unnoticed: string[] = [];
    for (const mutant of mutantsOf(lamp, await samples())) {
      if ((await objections(mutant)).length === 0) unnoticed.push(mutant.name);
    }
    expect(unnoticed).toEqual([]);
    expect(await objections({})).toEqual([]);
  });

  it('A mutant of a machine is reported by its different behaviour', async () => {
    const expected = played();
    const dropped = mutantsOf(lamp, await samples()).find(({ name }) =>
      name.startsWith('drop action 1'),
    );
    const seen = await meanwhile(lamp, dropped ?? {}, async () => played());
    expect(expected.missingIn(seen)[0]).toContain('countTurn sets turns');
  });
});

describe('Lifecycles of the domain', () => {
  const door: AnyLifecycle = {
    name: 'door',
    statuses: ['open', 'closed'],
    transitions: [
      { from: ['open'], action: 'close', to: 'closed', who: ['staff'], permission: 'orders.see' },
      { from: ['closed'], action: 'open', to: 'open', who: ['staff'], reasonRequired: true },
    ],
  };

  it('A lifecycle has a mutant for each part of each row, and for dropped, moved and added rows', () => {
    expect(lifecycleMutantsOf(door).map(({ name }) => name)).toEqual([
      'drop row 0 (open: close)',
      'drop status open of row 0 (open: close)',
      'change target of row 0 (open: close)',
      'change action of row 0 (open: close)',
      'drop performer staff of row 0 (open: close)',
      'add performer client of row 0 (open: close)',
      'change permission of row 0 (open: close)',
      'require a reason of row 0 (open: close)',
      'drop permission of row 0 (open: close)',
      'drop row 1 (closed: open)',
      'move row 1 (closed: open) up',
      'drop status closed of row 1 (closed: open)',
      'change target of row 1 (closed: open)',
      'change action of row 1 (closed: open)',
      'drop performer staff of row 1 (closed: open)',
      'add performer client of row 1 (closed: open)',
      'change permission of row 1 (closed: open)',
      'drop reasonRequired of row 1 (closed: open)',
      'add open from open',
      'add close from closed',
    ]);
  });

  it('Every lifecycle equals its accepted version, and all its mutants are detected', () => {
    expect(lifecycleDifferences()).toEqual([]);
    const trials = tryLifecycleMutants();
    expect(trials.map(({ lifecycle }) => lifecycle)).toEqual(LIFECYCLES.map(({ name }) => name));
    expect(trials.flatMap(({ survived }) => survived)).toEqual([]);
    expect(trials.every(({ caught }) => caught.length > 10)).toBe(true);
  });
});
