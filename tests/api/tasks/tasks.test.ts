import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { Notification, TaskSummary } from '#openapi/types.generated';
import { clients, orders } from '../../../server/database/schema/orders';
import { payouts } from '../../../server/database/schema/payouts';
import { products } from '../../../server/database/schema/products';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { addList, addTask, idsOf } from './task-client';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const today = casablancaDay(server.clock.now());
const CREATE = '/api/store/task/create';

describe('A task', () => {
  test('A new task has all its fields, and its texts are cleaned', async () => {
    const list = await addList(manager);
    const { status, body } = await seller.post(CREATE, {
      listId: list.id,
      title: '  Photographier les tapis ',
      description: '<p onclick="x()">Fond <strong>blanc</strong></p><script>x()</script>',
      assigneeIds: ['usr_imane'],
      dueDay: today,
      labels: [' Photos', 'photos'],
      checklist: [{ text: ' Fond ', done: false }],
      recurrence: { unit: 'week', interval: 2 },
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^tsk_/),
        listId: list.id,
        title: 'Photographier les tapis',
        status: 'open',
        assignees: [{ id: 'usr_imane', firstName: 'Imane', lastName: expect.any(String) }],
        dueDay: today,
        labels: ['Photos'],
        checklist: [{ text: 'Fond', done: false }],
        commentsCount: 0,
        filesCount: 0,
        hasDescription: true,
        link: null,
        recurrence: { unit: 'week', interval: 2 },
        doneAt: null,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
        revision: 1,
        allowedActions: [
          { action: 'complete', to: 'done', reasonRequired: false },
          { action: 'delete', to: 'archived', reasonRequired: false },
        ],
        description: '<p>Fond <strong>blanc</strong></p>',
        files: [],
        comments: [],
      },
    ]);
  });

  test.each([
    [{ title: ' ' }, { title: ['required'] }],
    [{ dueDay: '2026-02-30' }, { dueDay: ['invalid_format'] }],
    [{ recurrence: { unit: 'day', interval: 1 } }, { dueDay: ['required'] }],
    [{ assigneeIds: ['usr_nobody'] }, { assigneeIds: ['unknown'] }],
    [{ assigneeIds: [ZAHRA.staff[0]?.id] }, { assigneeIds: ['unknown'] }],
    [{ fileIds: ['med_nobody'] }, { fileIds: ['unknown'] }],
    [{ link: { kind: 'order', id: 'ord_nobody' } }, { link: ['unknown'] }],
    [{ checklist: [{ text: '', done: false }] }, { checklist: ['required'] }],
  ])('The server refuses a task with %j: %j', async (part, errors) => {
    const list = await addList(manager);
    const wanted = { listId: list.id, title: 'Compter', ...part };
    const { status, body } = await manager.post(CREATE, wanted);
    expect([status, body.errors]).toEqual([422, errors]);
    const { id } = await addTask(manager, list.id);
    const change = await manager.patch(`/api/store/task/${id}`, part, { revision: 1 });
    expect([change.status, change.body.errors]).toEqual([422, errors]);
  });

  test('HTML in a title stays text', async () => {
    const title = '<img src=x onerror=alert(1)> & <b>tapis</b>';
    const { id } = await addTask(manager, (await addList(manager)).id, { title });
    expect((await manager.get(`/api/store/task/${id}`)).body.title).toBe(title);
  });

  test('A task of an archived list, or of another store’s, cannot be added', async () => {
    const list = await addList(manager);
    await manager.patch(`/api/store/task-list/${list.id}`, { isArchived: true }, { revision: 1 });
    for (const listId of [list.id, (await addList(stranger)).id]) {
      const { status, body } = await manager.post(CREATE, { listId, title: 'Compter' });
      expect([status, body.errors]).toEqual([422, { listId: ['unknown'] }]);
    }
  });

  test('A change names the revision that it saw', async () => {
    const { id } = await addTask(manager, (await addList(manager)).id);
    const path = `/api/store/task/${id}`;
    const change = { dueDay: today };
    expect((await manager.patch(path, change)).status).toBe(428);
    const stale = await manager.patch(path, change, { revision: 7 });
    expect([stale.status, stale.body.current]).toMatchObject([412, { id, revision: 1 }]);
    const { status, body } = await manager.patch(path, change, { revision: 1 });
    expect([status, body]).toMatchObject([
      200,
      { dueDay: today, title: 'Compter les tapis', revision: 2 },
    ]);
  });

  test('Its actions are those of its lifecycle', async () => {
    const { id } = await addTask(seller, (await addList(manager)).id);
    const act = (action: string) => seller.post(`/api/store/task/${id}/${action}`);
    expect((await act('complete')).body).toMatchObject({ status: 'done', revision: 2 });
    const again = await act('complete');
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'action_not_allowed', current: { id, status: 'done' } },
    ]);
    expect((await act('reopen')).body).toMatchObject({ status: 'open', doneAt: null });
    expect((await act('delete')).body).toMatchObject({ id, allowedActions: [] });
    expect((await seller.get(`/api/store/task/${id}`)).status).toBe(404);
    expect((await act('reopen')).status).toBe(404);
  });
});

describe('A recurring task', () => {
  test('Once it is done, the next one follows it, with nothing done yet', async () => {
    const list = await addList(manager);
    const task = await addTask(manager, list.id, {
      dueDay: addDays(today, 1),
      recurrence: { unit: 'week', interval: 1 },
      checklist: [{ text: 'Tapis', done: true }],
      assigneeIds: ['usr_imane'],
    });
    const last = await addTask(manager, list.id);
    const done = await manager.post(`/api/store/task/${task.id}/complete`);
    expect(done.body).toMatchObject({ status: 'done', recurrence: null });
    const ids = await idsOf(manager, list.id);
    expect(ids).toEqual([task.id, ids[1], last.id]);
    expect((await manager.get(`/api/store/task/${ids[1]}`)).body).toMatchObject({
      status: 'open',
      dueDay: addDays(today, 8),
      recurrence: { unit: 'week', interval: 1 },
      checklist: [{ text: 'Tapis', done: false }],
      assignees: [{ id: 'usr_imane' }],
    });
    await manager.post(`/api/store/task/${task.id}/reopen`);
    await manager.post(`/api/store/task/${task.id}/complete`);
    expect(await idsOf(manager, list.id)).toEqual(ids);
  });

  test('Two users who complete it at once add one task', async () => {
    const list = await addList(manager);
    const recurrence = { unit: 'day', interval: 1 };
    const { id } = await addTask(manager, list.id, { dueDay: today, recurrence });
    const both = [manager, admin].map((user) => user.post(`/api/store/task/${id}/complete`));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await idsOf(manager, list.id)).toHaveLength(2);
  });
});

describe('A comment', () => {
  test('A comment is plain text, and notifies those whom it mentions', async () => {
    const { id } = await addTask(manager, (await addList(manager)).id, { title: 'Vitrine' });
    const imane = await personOf('usr_imane');
    const text = `<b>@${imane.firstName} ${imane.lastName}</b> à demain`;
    const { status, body } = await manager.post(`/api/store/task/${id}/comment/create`, {
      body: ` ${text} `,
    });
    expect([status, body]).toMatchObject([201, { commentsCount: 1, revision: 2 }]);
    expect(body.comments).toEqual([
      {
        id: expect.stringMatching(/^tcm_/),
        author: await personOf('usr_youssef'),
        body: text,
        createdAt: expect.any(String),
      },
    ]);
    expect(await newsOf(seller, id)).toEqual(['Mention dans une tâche']);
    expect(await newsOf(manager, id)).toEqual([]);
    expect(await newsOf(admin, id)).toEqual([]);
  });

  test('Those who are newly assigned are notified, unless they assigned themselves', async () => {
    const { id } = await addTask(manager, (await addList(manager)).id);
    const assigneeIds = ['usr_imane', 'usr_youssef'];
    await manager.patch(`/api/store/task/${id}`, { assigneeIds }, { revision: 1 });
    await manager.patch(`/api/store/task/${id}`, { title: 'Autre' }, { revision: 2 });
    expect(await newsOf(seller, id)).toEqual(['Tâche confiée']);
    expect(await newsOf(manager, id)).toEqual([]);
  });

  test('A blank comment is refused', async () => {
    const { id } = await addTask(manager, (await addList(manager)).id);
    const { status, body } = await manager.post(`/api/store/task/${id}/comment/create`, {
      body: ' ',
    });
    expect([status, body.errors]).toEqual([422, { body: ['required'] }]);
  });
});

describe('A link', () => {
  test('A task names its record, whatever its kind', async () => {
    const list = await addList(admin);
    const own = { order: orders, product: products, client: clients, payout: payouts } as const;
    for (const [kind, table] of Object.entries(own)) {
      const [row] = await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.storeId, NEJJARINE.id))
        .limit(1);
      const link = { kind, id: row?.id };
      const task = await addTask(admin, list.id, { link });
      expect(task.link).toEqual({
        ...link,
        label: expect.any(String),
        labelEn: expect.any(String),
        labelAr: expect.any(String),
      });
      const query = `linkKind=${kind}&linkId=${row?.id}`;
      expect((await tasksOf(admin, query)).map(({ id }) => id)).toContain(task.id);
    }
  });

  test('A record of another store, or that the role may not see, is unknown and not named', async () => {
    const list = await addList(manager);
    const [theirs] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.storeId, ZAHRA.id))
      .limit(1);
    const [payout] = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(eq(payouts.storeId, NEJJARINE.id))
      .limit(1);
    const foreign = { kind: 'order', id: theirs?.id };
    const secret = { kind: 'payout', id: payout?.id };
    for (const [user, link] of [
      [manager, foreign],
      [seller, secret],
    ] as const) {
      const { status, body } = await user.post(CREATE, { listId: list.id, title: 'Voir', link });
      expect([status, body.errors]).toEqual([422, { link: ['unknown'] }]);
    }
    const { id } = await addTask(manager, list.id, { link: secret });
    const seen = (await seller.get(`/api/store/task/${id}`)).body;
    expect(seen.link).toEqual({ ...secret, label: null, labelEn: null, labelAr: null });
    const change = await seller.patch(`/api/store/task/${id}`, { title: 'Vu' }, { revision: 1 });
    expect(change.status).toBe(200);
  });
});

describe('The list of tasks', () => {
  test('The filters keep what they say', async () => {
    const list = await addList(manager);
    const add = (fields: object) => addTask(manager, list.id, fields);
    const late = await add({ title: 'Étiqueter', dueDay: addDays(today, -1), labels: ['Été'] });
    const due = await add({ dueDay: today, assigneeIds: ['usr_youssef'] });
    const soon = await add({ dueDay: addDays(today, 7) });
    const later = await add({ dueDay: addDays(today, 8) });
    const done = await add({ dueDay: addDays(today, -3) });
    await manager.post(`/api/store/task/${done.id}/complete`);
    const kept = async (query: string) =>
      (await tasksOf(manager, `listId=${list.id}&${query}`)).map(({ id }) => id);
    expect(await kept('due=overdue')).toEqual([late.id]);
    expect(await kept('due=today')).toEqual([due.id]);
    expect(await kept('due=week')).toEqual([due.id, soon.id]);
    expect(await kept('status=done')).toEqual([done.id]);
    expect(await kept('assigneeId=me')).toEqual([due.id]);
    expect(await kept('label=été')).toEqual([late.id]);
    expect(await kept('q=etiqueter')).toEqual([late.id]);
    expect(await kept('q=ete')).toEqual([late.id]);
    const byDay = [done.id, late.id, due.id, soon.id, later.id];
    expect(await kept('sort=dueDay')).toEqual(byDay);
    const { body } = await manager.get(
      `/api/store/tasks/?listId=${list.id}&sort=dueDay&pageSize=2&page=2`,
    );
    expect([body.total, body.items.map(({ id }: TaskSummary) => id)]).toEqual([
      5,
      byDay.slice(2, 4),
    ]);
  });

  test('The file has every task of the list, in its order and language, formulas disarmed', async () => {
    const list = await addList(manager, 'Fichier');
    await addTask(manager, list.id, { title: '=1+1', labels: ['a', 'b'], dueDay: today });
    await addTask(manager, list.id, {
      checklist: [{ text: 'Un', done: true }],
      assigneeIds: ['usr_imane'],
    });
    const { text } = await manager.get(`/api/store/tasks/export/?listId=${list.id}&language=en`);
    const { firstName, lastName } = await personOf('usr_imane');
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'List,Task,Status,Assigned to,Due date,Labels,Items done,Added on,Done on',
      `Fichier,'=1+1,To do,,${today},"a, b",,${today},`,
      `Fichier,Compter les tapis,To do,${firstName} ${lastName},,,1/1,${today},`,
    ]);
    const arabic = `listId=${list.id}&language=ar&sort=-updatedAt`;
    const other = await seller.get(`/api/store/tasks/export/?${arabic}`);
    expect(other.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'القائمة,المهمة,الحالة,المكلفون,تاريخ الاستحقاق,الوسوم,العناصر المنجزة,تاريخ الإضافة,تاريخ الإنجاز',
      `Fichier,Compter les tapis,للإنجاز,${firstName} ${lastName},,,1/1,${today},`,
      `Fichier,'=1+1,للإنجاز,,${today},a، b,,${today},`,
    ]);
  });

  test('The people of the board are those who take part in the store', async () => {
    const { body } = await seller.get('/api/store/tasks/people');
    const ids = body.items.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(['usr_salma', 'usr_youssef', 'usr_imane']));
    expect(ids).not.toContain(ZAHRA.staff[0]?.id);
  });
});

test('A store sees and changes only its own tasks', async () => {
  const list = await addList(manager);
  const { id } = await addTask(manager, list.id);
  const theirs = await addList(stranger);
  const path = `/api/store/task/${id}`;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.patch(path, { title: 'Pris' }, { revision: 1 })).status).toBe(404);
  const place = { listId: theirs.id, afterId: null };
  expect((await stranger.post(`${path}/move`, place)).status).toBe(404);
  expect((await manager.post(`${path}/move`, place)).status).toBe(422);
  expect((await stranger.post(`${path}/complete`)).status).toBe(404);
  expect((await stranger.post(`${path}/comment/create`, { body: 'Vu' })).status).toBe(404);
  expect(await idsOf(stranger, list.id)).toEqual([]);
  expect((await manager.get(path)).body).toMatchObject({ revision: 1, commentsCount: 0 });
});

async function personOf(id: string) {
  const { body } = await admin.get('/api/store/tasks/people');
  return body.items.find((person: { id: string }) => person.id === id);
}

/** Titles of a user's notifications about a task. */
async function newsOf(user: ApiClient, taskId: string): Promise<string[]> {
  const { body } = await user.get('/api/user/notifications?pageSize=100');
  return body.items
    .filter(({ entityId }: Notification) => entityId === taskId)
    .map(({ title }: Notification) => title);
}

async function tasksOf(user: ApiClient, query: string): Promise<TaskSummary[]> {
  return (await user.get(`/api/store/tasks/?pageSize=100&${query}`)).body.items;
}
