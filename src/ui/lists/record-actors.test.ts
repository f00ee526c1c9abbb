import { describe, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import type { RecordActor, RecordRow } from './lazy-record-actor';
import { createRecordActors } from './record-actors';

interface Row extends RecordRow {
  readonly name: string;
}

const machine = setup({
  types: {
    context: {} as { row: Row },
    input: {} as { row: Row },
    events: {} as { type: 'row.changed'; row: Row } | { type: 'row.ask' } | { type: 'row.answer' },
  },
  actions: { keepRow: assign((_, { row }: { row: Row }) => ({ row })) },
}).createMachine({
  context: ({ input }) => ({ row: input.row }),
  on: {
    'row.changed': {
      actions: { type: 'keepRow', params: ({ event }) => ({ row: event.row }) },
    },
  },
  initial: 'resting',
  states: {
    resting: { on: { 'row.ask': 'asking' } },
    asking: { on: { 'row.answer': 'resting' } },
  },
});

describe('Actors of the rows of a list', () => {
  test('An actor is created when its snapshot is read, and starts with its first event', () => {
    const { actors, created } = open([bowl]);
    const actor = actors.of(bowl.id);
    expect([created(), actor?.started()]).toEqual([0, undefined]);
    expect(actor?.getSnapshot().context.row).toEqual(bowl);
    expect([created(), actor?.started()]).toEqual([1, undefined]);
    actor?.send({ type: 'row.ask' });
    expect([created(), actor?.started()?.value]).toEqual([1, 'asking']);
  });

  test('A newer row replaces the one of an actor that has not started', () => {
    const { actors } = open([bowl]);
    const listener = vi.fn();
    const actor = actors.of(bowl.id);
    expect(actor?.getSnapshot().context.row.name).toBe('Bol');
    actor?.subscribe(listener);
    actors.sync([{ ...bowl, revision: 2, name: 'Bol de Fès' }]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(actor?.getSnapshot().context.row.name).toBe('Bol de Fès');
  });

  test('A function and an observer are notified of each snapshot until they unsubscribe', () => {
    const { actors } = open([bowl]);
    const [listener, next] = [vi.fn(), vi.fn()];
    const actor = actors.of(bowl.id);
    const subscriptions = [actor?.subscribe(listener), actor?.subscribe({ next })];
    actor?.send({ type: 'row.ask' });
    expect(listener.mock.lastCall?.[0].value).toBe('asking');
    expect(next.mock.lastCall?.[0].value).toBe('asking');
    for (const subscription of subscriptions) subscription?.unsubscribe();
    actor?.send({ type: 'row.answer' });
    expect(listener.mock.lastCall?.[0].value).toBe('asking');
  });

  test('A started actor receives newer rows, and not older ones', () => {
    const { actors } = open([bowl]);
    const actor = actors.of(bowl.id);
    actor?.send({ type: 'row.ask' });
    actors.sync([{ ...bowl, revision: 3, name: 'Bol de Fès' }]);
    actors.sync([{ ...bowl, revision: 2, name: 'Bol de Salé' }]);
    expect(actor?.started()?.context.row.name).toBe('Bol de Fès');
    expect(actor?.started()?.value).toBe('asking');
  });

  test('An actor receives the same revision when it allows other actions, as for another role', () => {
    const refusable = { ...bowl, allowedActions: [{ action: 'refuse' }] };
    const { actors } = open([refusable]);
    const actor = actors.of(bowl.id);
    actor?.send({ type: 'row.ask' });
    actors.sync([{ ...bowl, name: 'Bol de Salé', allowedActions: [{ action: 'refuse' }] }]);
    expect(actor?.started()?.context.row).toEqual(refusable);
    const unrefusable = { ...bowl, allowedActions: [] };
    actors.sync([unrefusable]);
    expect(actor?.started()?.context.row).toEqual(unrefusable);
    actors.sync([{ ...refusable, revision: bowl.revision - 1 }]);
    expect(actor?.started()?.context.row).toEqual(unrefusable);
  });

  test('All actors can be started, and then show their first state', () => {
    const { actors, created } = open([bowl, plate]);
    actors.startAll();
    expect([bowl, plate].map(({ id }) => actors.of(id)?.started()?.value)).toEqual([
      'resting',
      'resting',
    ]);
    actors.startAll();
    expect(created()).toBe(2);
  });

  test('An actor that was used outlives its row, another one is forgotten', () => {
    const { actors } = open([bowl, plate]);
    actors.startAll();
    const actor = actors.of(bowl.id);
    actor?.send({ type: 'row.ask' });
    actors.sync([]);
    expect([actors.of(bowl.id), actors.of(plate.id)]).toEqual([actor, undefined]);
  });

  test('The list is notified of rows that need an answer, and not of others', () => {
    const { actors } = open([bowl, plate]);
    const listener = vi.fn();
    actors.subscribe(listener);
    const actor = actors.of(plate.id);
    actor?.send({ type: 'row.ask' });
    expect(actors.withOpenDialog()).toEqual({ id: plate.id, actor });
    actor?.send({ type: 'row.changed', row: plate });
    expect(listener).toHaveBeenCalledTimes(1);
    actor?.send({ type: 'row.answer' });
    expect(actors.withOpenDialog()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

const bowl: Row = { id: '1', revision: 1, name: 'Bol' };
const plate: Row = { id: '2', revision: 1, name: 'Plat' };

function open(rows: readonly Row[]) {
  let count = 0;
  const actors = createRecordActors<
    Row,
    ReturnType<typeof machine.getInitialSnapshot>,
    RecordActor<typeof machine>
  >({
    create: (row) => {
      count += 1;
      return createActor(machine, { input: { row } });
    },
    update: (actor, row) => actor.send({ type: 'row.changed', row }),
    hasOpenDialog: (snapshot) => snapshot.matches('asking'),
  });
  actors.provide(rows);
  actors.sync(rows);
  return { actors, created: () => count };
}
