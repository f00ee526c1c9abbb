import { randomUUID } from 'node:crypto';
import type { Task, TaskList } from '#openapi/types.generated';
import type { ApiClient } from '../support/api-client';

/** Adds a list to the board of the client's store. */
export async function addList(client: ApiClient, name: string = randomUUID()): Promise<TaskList> {
  return (await client.post('/api/store/task-list/create', { name })).body;
}

/** Adds a task at the end of a list. */
export async function addTask(
  client: ApiClient,
  listId: string,
  fields: object = {},
): Promise<Task> {
  const wanted = { listId, title: 'Compter les tapis', ...fields };
  return (await client.post('/api/store/task/create', wanted)).body;
}

/** The ids of the tasks of a list, in the order of the board. */
export async function idsOf(client: ApiClient, listId: string): Promise<string[]> {
  const { body } = await client.get(`/api/store/tasks/?listId=${listId}&pageSize=100`);
  return body.items.map(({ id }: Task) => id);
}

/** Moves a task after another one of a list. */
export function move(client: ApiClient, id: string, listId: string, afterId: string | null) {
  return client.post(`/api/store/task/${id}/move`, { listId, afterId });
}
