import { placedAfter, type TaskPlace } from '#domain/tasks/task-order';

/** A task in the list that the board was last read with. */
interface ListedTask {
  readonly id: string;
  readonly listId: string;
}

/**
 * The tasks of each list by its id, in the order of the board; those that were moved since it was
 * read are at their new places.
 * @param placeOf the place to which a task was moved; null without a move
 */
export function tasksByList<Task extends ListedTask>(
  lists: readonly { readonly id: string }[],
  tasks: readonly Task[],
  placeOf: (task: Task) => TaskPlace | null,
): ReadonlyMap<string, readonly Task[]> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const moves = tasks.flatMap((task) => {
    const place = placeOf(task);
    return place ? [{ id: task.id, place }] : [];
  });
  const moved = new Set(moves.map(({ id }) => id));
  const ids = new Map(
    lists.map(({ id }) => [
      id,
      tasks.filter((task) => task.listId === id && !moved.has(task.id)).map((task) => task.id),
    ]),
  );
  for (const { id, place } of moves) {
    ids.set(place.listId, placedAfter(ids.get(place.listId) ?? [], id, place.afterId));
  }
  return new Map(
    [...ids].map(([listId, order]) => [listId, order.flatMap((id) => byId.get(id) ?? [])]),
  );
}

/**
 * The place of a task that is dropped on a list; null if it is there already.
 * @param tasks the tasks of the list, in its order
 * @param drop `beforeId` is the card above which it was dropped; null is the end of the list
 */
export function dropPlace(
  listId: string,
  tasks: readonly { readonly id: string }[],
  drop: { readonly id: string; readonly beforeId: string | null },
): TaskPlace | null {
  const ids = tasks.map(({ id }) => id);
  const above = (end: number) =>
    ids
      .slice(0, end)
      .filter((id) => id !== drop.id)
      .at(-1) ?? null;
  const now = ids.indexOf(drop.id);
  const at = drop.beforeId === null ? -1 : ids.indexOf(drop.beforeId);
  const afterId = above(at === -1 ? ids.length : at);
  return now !== -1 && above(now) === afterId ? null : { listId, afterId };
}

/** The places one up and one down from a task in its list; undefined where there is none. */
export function placesBeside(
  listId: string,
  tasks: readonly { readonly id: string }[],
  id: string,
): { readonly up: TaskPlace | undefined; readonly down: TaskPlace | undefined } {
  const at = tasks.findIndex((task) => task.id === id);
  const next = at === -1 ? undefined : tasks[at + 1];
  return {
    up: at > 0 ? { listId, afterId: tasks[at - 2]?.id ?? null } : undefined,
    down: next && { listId, afterId: next.id },
  };
}
