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
