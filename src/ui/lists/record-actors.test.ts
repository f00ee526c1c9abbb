import { describe, expect, test, vi } from 'vitest';
import { assign, setup } from 'xstate';
import { RecordActor } from './record-actor';
import { createRecordActors, type RecordRow } from './record-actors';

interface Row extends RecordRow {
  readonly name: string;
}

const machine = setup({
  types: {
    context: {} as { record: Row },
    input: {} as { record: Row },
    events: {} as { type: 'row.changed'; row: Row } | { type: 'row.ask' } | { type: 'row.answer' },
  },
  actions: { keepRecord: assign((_, { record }: { record: Row }) => ({ record })) },
}).createMachine({
  context: ({ input }) => ({ record: input.record }),
  on: {
    'row.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.row }) },
    },
  },
  initial: 'resting',
  states: {
    resting: { on: { 'row.ask': 'asking' } },
    asking: { on: { 'row.answer': 'resting' } },
  },
});

describe('Actors of the rows of a list', () => {
  test('An actor is created when it is asked for, and starts with its first event', () => {
    const { actors, created } = open([bowl]);
    expect([created(), actors.started(bowl.id)]).toEqual([0, undefined]);
    const actor = actors.of(bowl.id);
    expect(actor?.getSnapshot().context.record).toEqual(bowl);
    expect([created(), actors.started(bowl.id)]).toEqual([1, undefined]);
    actor?.send({ type: 'row.ask' });
    expect([created(), actors.started(bowl.id) === actor]).toEqual([1, true]);
    expect(actor?.getSnapshot().value).toBe('asking');
  });

  test('A newer row is the record of an actor that has not been created', () => {
    const { actors, created } = open([bowl]);
    actors.sync([{ ...bowl, revision: 2, name: 'Bol de Fès' }]);
    expect(created()).toBe(0);
    expect(actors.of(bowl.id)?.getSnapshot().context.record.name).toBe('Bol de Fès');
  });

  test('A newer row is sent to an actor that has not started', () => {
    const { actors } = open([bowl]);
    const listener = vi.fn();
    const actor = actors.of(bowl.id);
    actor?.subscribe(listener);
    actors.sync([{ ...bowl, revision: 2, name: 'Bol de Fès' }]);
    expect(listener).toHaveBeenCalled();
    expect(actor?.getSnapshot().context.record.name).toBe('Bol de Fès');
  });

  test('A started actor receives newer rows, and not older ones', () => {
    const { actors } = open([bowl]);
    const actor = actors.of(bowl.id);
    actor?.send({ type: 'row.ask' });
    actors.sync([{ ...bowl, revision: 3, name: 'Bol de Fès' }]);
    actors.sync([{ ...bowl, revision: 2, name: 'Bol de Salé' }]);
    expect(actor?.getSnapshot().context.record.name).toBe('Bol de Fès');
    expect(actor?.getSnapshot().value).toBe('asking');
  });

  test('An actor receives the same revision when it allows other actions, as for another role', () => {
    const refusable = { ...bowl, allowedActions: [{ action: 'refuse' }] };
    const { actors } = open([refusable]);
    const actor = actors.of(bowl.id);
    actor?.send({ type: 'row.ask' });
    actors.sync([{ ...bowl, name: 'Bol de Salé', allowedActions: [{ action: 'refuse' }] }]);
    expect(actor?.getSnapshot().context.record).toEqual(refusable);
    const unrefusable = { ...bowl, allowedActions: [] };
    actors.sync([unrefusable]);
    expect(actor?.getSnapshot().context.record).toEqual(unrefusable);
    actors.sync([{ ...refusable, revision: bowl.revision - 1 }]);
    expect(actor?.getSnapshot().context.record).toEqual(unrefusable);
  });

  test('All actors can be started, and then show their first state', () => {
    const { actors, created } = open([bowl, plate]);
    actors.startAll();
    expect([bowl, plate].map(({ id }) => actors.started(id)?.getSnapshot().value)).toEqual([
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
    actors.sync([{ ...plate, revision: 2 }]);
    actors.sync([]);
    expect([actors.of(bowl.id), actors.of(plate.id)]).toEqual([actor, undefined]);
  });

  test('The list is notified of each transition, and has another version for another dialog', () => {
    const { actors } = open([bowl, plate]);
    const listener = vi.fn();
    const actor = actors.of(plate.id);
    const versions = [actors.version()];
    actors.subscribe(() => {
      listener();
      versions.push(actors.version());
    });
    actor?.send({ type: 'row.ask' });
    expect(actors.withOpenDialog()).toEqual({ id: plate.id, actor });
    actor?.send({ type: 'row.changed', row: plate });
    actor?.send({ type: 'row.answer' });
    expect(actors.withOpenDialog()).toBeUndefined();
    // The start, the question, the newer row, the answer.
    expect(versions).toEqual([0, 0, 1, 1, 2]);
  });
});

const bowl: Row = { id: '1', revision: 1, name: 'Bol' };
const plate: Row = { id: '2', revision: 1, name: 'Plat' };

function open(rows: readonly Row[]) {
  let count = 0;
  const actors = createRecordActors({
    create: (record: Row) => {
      count += 1;
      return new RecordActor(machine, { input: { record } });
    },
    changed: (row) => ({ type: 'row.changed' as const, row }),
    hasOpenDialog: (snapshot) => snapshot.matches('asking'),
  });
  actors.provide(rows);
  actors.sync(rows);
  return { actors, created: () => count };
}
