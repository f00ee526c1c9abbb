import { expect, test } from 'vitest';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { Notification, TaskSummary } from '#openapi/types.generated';
import { continueOverdueSeries, notifyOverdueTasks } from '../../../server/tasks/due-tasks';
import { startTestServer } from '../support/test-server';
import { addList, addTask, idsOf } from './task-client';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const today = casablancaDay(server.clock.now());
const weekly = { unit: 'week', interval: 1 };

test('A series whose task was not done goes on once, in one of two processes at once', async () => {
  const list = await addList(manager);
  const dueDay = addDays(today, -3);
  const { id } = await addTask(manager, list.id, { dueDay, recurrence: weekly });
  const due = await addTask(manager, list.id, { dueDay: today, recurrence: weekly });
  await addTask(manager, list.id, { dueDay });
  const now = server.clock.now();
  const both = [server, other].map(({ context }) => continueOverdueSeries(context, now));
  await Promise.all(both);
  await continueOverdueSeries(server.context, now);
  const tasks: TaskSummary[] = (await manager.get(`/api/store/tasks/?listId=${list.id}`)).body
    .items;
  expect(tasks.map((task) => [task.dueDay, task.recurrence])).toEqual([
    [dueDay, null],
    [addDays(today, 4), weekly],
    [today, weekly],
    [dueDay, null],
  ]);
  expect(tasks.map((task) => task.id)).toEqual([id, tasks[1]?.id, due.id, tasks[3]?.id]);
});

test('Neither an archived list nor a task that is done goes on', async () => {
  const [list, archived] = [await addList(manager), await addList(manager)];
  const series = { dueDay: addDays(today, -3), recurrence: weekly };
  const done = await addTask(manager, list.id, series);
  await manager.post(`/api/store/task/${done.id}/complete`);
  await addTask(manager, archived.id, series);
  const path = `/api/store/task-list/${archived.id}`;
  await manager.patch(path, { isArchived: true }, { revision: 1 });
  await continueOverdueSeries(server.context, server.clock.now());
  await manager.patch(path, { isArchived: false }, { revision: 2 });
  expect(await idsOf(manager, list.id)).toHaveLength(2);
  expect(await idsOf(manager, archived.id)).toHaveLength(1);
});

test('The assignees of an overdue task are told of it once for each due day', async () => {
  const list = await addList(manager);
  const late = { dueDay: addDays(today, -1), assigneeIds: ['usr_imane'], title: 'Vitrine' };
  const { id } = await addTask(manager, list.id, late);
  const news = async () => {
    const { body } = await seller.get('/api/user/notifications?pageSize=100');
    return body.items
      .filter((one: Notification) => one.entityId === id && one.severity === 'warning')
      .map(({ title, body: text }: Notification) => [title, text]);
  };
  const tell = () => notifyOverdueTasks(server.context, server.clock.now());
  await Promise.all([tell(), notifyOverdueTasks(other.context, server.clock.now())]);
  expect(await news()).toHaveLength(1);
  expect((await news())[0]?.[0]).toBe('Tâche en retard');
  await tell();
  expect(await news()).toHaveLength(1);
  await manager.patch(`/api/store/task/${id}`, { dueDay: addDays(today, -2) }, { revision: 1 });
  await tell();
  expect(await news()).toHaveLength(2);
  const soon = await manager.get(`/api/store/task/${id}`);
  expect(soon.body.revision).toBe(2);
});
