import { generateNKeysBetween } from 'fractional-indexing';
import { describe, expect, test } from 'vitest';
import type { TaskList } from '#openapi/types.generated';
import { newId } from '../../../server/database/ids';
import { taskLists } from '../../../server/database/schema/tasks';
import { ZAHRA } from '../../../server/demo/demo-stores';
import { openEventStream } from '../support/event-stream';
import { startTestServer } from '../support/test-server';
import { addList, addTask, idsOf, move } from './task-client';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const manager = await server.signIn('manager');
const colleague = await other.signIn('seller');
const stranger = await server.signIn('admin2');

describe('Moving tasks', () => {
  test('A task goes after another one, to the first place, and into another list', async () => {
    const [from, to] = [await addList(manager), await addList(manager)];
    const [a, b, c] = [
      await addTask(manager, from.id),
      await addTask(manager, from.id),
      await addTask(manager, from.id),
    ];
    const first = await addTask(manager, from.id, { atStart: true });
    expect(await idsOf(manager, from.id)).toEqual([first.id, a.id, b.id, c.id]);
    expect((await move(manager, a.id, from.id, c.id)).body).toMatchObject({
      id: a.id,
      revision: 2,
    });
    await move(manager, c.id, from.id, null);
    expect(await idsOf(manager, from.id)).toEqual([c.id, first.id, b.id, a.id]);
    const moved = await move(manager, b.id, to.id, null);
    expect([moved.status, moved.body.listId]).toEqual([200, to.id]);
    await move(manager, a.id, to.id, b.id);
    expect(await idsOf(manager, to.id)).toEqual([b.id, a.id]);
    expect(await idsOf(manager, from.id)).toEqual([c.id, first.id]);
  });

  test('After a task that somebody else moved away, it is the last one', async () => {
    const [from, to] = [await addList(manager), await addList(manager)];
    const [a, b, c] = [
      await addTask(manager, from.id),
      await addTask(manager, from.id),
      await addTask(manager, from.id),
    ];
    await move(colleague, b.id, to.id, null);
    await move(manager, a.id, from.id, b.id);
    expect(await idsOf(manager, from.id)).toEqual([c.id, a.id]);
  });

  test('Two users of two servers who drag at once lose no task, and see the same order', async () => {
    const lists = [await addList(manager), await addList(manager)];
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      ids.push((await addTask(manager, lists[count % 2]?.id ?? '')).id);
    }
    const moves = Array.from({ length: 24 }, (_, round) => {
      const user = round % 2 === 0 ? manager : colleague;
      const id = ids[(round * 5) % ids.length] ?? '';
      const afterId = round % 3 === 0 ? null : (ids[(round * 7 + 1) % ids.length] ?? null);
      return move(user, id, lists[round % lists.length]?.id ?? '', afterId);
    });
    const statuses = new Set((await Promise.all(moves)).map(({ status }) => status));
    expect([...statuses]).toEqual([200]);
    const boards = await Promise.all(
      [manager, colleague].map((user) => Promise.all(lists.map(({ id }) => idsOf(user, id)))),
    );
    expect(boards[0]).toEqual(boards[1]);
    expect(boards[0]?.flat().toSorted()).toEqual(ids.toSorted());
  });

  test('Tasks that two users add to a list at once are all there', async () => {
    const list = await addList(manager);
    const added = await Promise.all(
      [manager, colleague, manager, colleague].map((user) => addTask(user, list.id)),
    );
    const ids = await idsOf(manager, list.id);
    expect(ids.toSorted()).toEqual(added.map(({ id }) => id).toSorted());
  });

  test('A repeated move takes effect once', async () => {
    const list = await addList(manager);
    const [a, b] = [await addTask(manager, list.id), await addTask(manager, list.id)];
    const send = () =>
      manager.post(
        `/api/store/task/${a.id}/move`,
        { listId: list.id, afterId: b.id },
        { 'idempotency-key': `move-${a.id}` },
      );
    expect((await send()).body.revision).toBe(2);
    await move(colleague, a.id, list.id, null);
    expect((await send()).body.revision).toBe(2);
    expect(await idsOf(manager, list.id)).toEqual([a.id, b.id]);
  });

  test('The colleagues who look at the board are told of a move', async () => {
    const { id, listId } = await addTask(manager, (await addList(manager)).id);
    const stream = await openEventStream(other, colleague);
    await move(manager, id, listId, null);
    expect(await stream.next()).toEqual({ kind: 'task', id, revision: 2 });
  });
});

describe('Lists', () => {
  test('A list is renamed, moved, archived with its tasks, and restored at the end', async () => {
    const [a, b] = [await addList(manager), await addList(manager)];
    await addTask(manager, a.id);
    const path = `/api/store/task-list/${a.id}`;
    const renamed = await manager.patch(path, { name: ' Vitrine ' }, { revision: 1 });
    expect(renamed.body).toMatchObject({ name: 'Vitrine', openCount: 1, revision: 2 });
    await manager.post(`${path}/move`, { afterId: null });
    expect((await lists())[0]?.id).toBe(a.id);
    await manager.patch(path, { isArchived: true }, { revision: 3 });
    expect((await lists()).at(-1)).toMatchObject({ id: a.id, isArchived: true });
    expect(await idsOf(manager, a.id)).toEqual([]);
    expect((await manager.post(`${path}/move`, { afterId: null })).status).toBe(404);
    await manager.patch(path, { isArchived: false }, { revision: 4 });
    const open = (await lists()).filter(({ isArchived }) => !isArchived);
    expect(open.slice(-2).map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(await idsOf(manager, a.id)).toHaveLength(1);
  });

  test('A change of a list names the revision that it saw', async () => {
    const { id } = await addList(manager);
    const path = `/api/store/task-list/${id}`;
    expect((await manager.patch(path, { name: 'A' })).status).toBe(428);
    const stale = await manager.patch(path, { name: 'A' }, { revision: 7 });
    expect([stale.status, stale.body.current]).toMatchObject([412, { id, revision: 1 }]);
    const blank = await manager.patch(path, { name: ' ' }, { revision: 1 });
    expect([blank.status, blank.body.errors]).toEqual([422, { name: ['required'] }]);
    expect((await stranger.patch(path, { name: 'A' }, { revision: 1 })).status).toBe(404);
  });

  test('A board has thirty lists at most, even if two users add the last one at once', async () => {
    const count = 29 - (await ofStranger()).length;
    const storeId = ZAHRA.id;
    await server.database.db.insert(taskLists).values(
      generateNKeysBetween('b00', null, count).map((position) => {
        const id = newId('tls');
        return { id, storeId, name: id, position };
      }),
    );
    const add = () => stranger.post('/api/store/task-list/create', { name: 'La dernière' });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await ofStranger()).toHaveLength(30);
  });
});

describe('Templates', () => {
  test('A template of a list adds its tasks from a day on, and is deleted', async () => {
    const [list, target] = [await addList(manager), await addList(manager)];
    await addTask(manager, list.id, { title: 'Un', dueDay: '2026-12-03', labels: ['Saison'] });
    await addTask(manager, list.id, { title: 'Deux', dueDay: '2026-12-01' });
    const done = await addTask(manager, list.id, { title: 'Trois' });
    await manager.post(`/api/store/task/${done.id}/complete`);
    const wanted = { name: 'Ouvrir l’été', listId: list.id };
    const { status, body: template } = await manager.post(
      '/api/store/task-template/create',
      wanted,
    );
    expect([status, template.titles]).toEqual([201, ['Un', 'Deux']]);
    const taken = await manager.post('/api/store/task-template/create', {
      ...wanted,
      name: 'OUVRIR l’été',
    });
    expect([taken.status, taken.body.errors]).toEqual([409, { name: ['already_taken'] }]);
    const use = { listId: target.id, startDay: '2027-06-01' };
    const used = await colleague.post(`/api/store/task-template/${template.id}/use`, use);
    expect([used.status, used.body.items]).toMatchObject([
      201,
      [
        { title: 'Un', dueDay: '2027-06-03', labels: ['Saison'], status: 'open' },
        { title: 'Deux', dueDay: '2027-06-01' },
      ],
    ]);
    expect(await idsOf(manager, target.id)).toEqual(
      used.body.items.map(({ id }: { id: string }) => id),
    );
    const foreign = await stranger.post(`/api/store/task-template/${template.id}/use`, use);
    expect(foreign.status).toBe(404);
    expect((await manager.post(`/api/store/task-template/${template.id}/delete`)).status).toBe(200);
    const names = (await manager.get('/api/store/task-templates/')).body.items;
    expect(names.map(({ name }: { name: string }) => name)).toEqual(['Ouvrir une saison']);
  });

  test('A list without open tasks makes no template, and a day that does not exist no tasks', async () => {
    const list = await addList(manager);
    const empty = await manager.post('/api/store/task-template/create', {
      name: 'A',
      listId: list.id,
    });
    expect([empty.status, empty.body.errors]).toEqual([422, { listId: ['required'] }]);
    const [template] = (await manager.get('/api/store/task-templates/')).body.items;
    const use = { listId: list.id, startDay: '2027-02-30' };
    const used = await manager.post(`/api/store/task-template/${template.id}/use`, use);
    expect([used.status, used.body.errors]).toEqual([422, { startDay: ['invalid_format'] }]);
  });
});

async function lists(): Promise<TaskList[]> {
  return (await manager.get('/api/store/task-lists/')).body.items;
}

async function ofStranger(): Promise<TaskList[]> {
  const { body } = await stranger.get('/api/store/task-lists/');
  return body.items.filter(({ isArchived }: TaskList) => !isArchived);
}
