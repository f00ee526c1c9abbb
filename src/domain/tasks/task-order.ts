/** Where a task goes: into a list, after another task of it; null is the first place. */
export interface TaskPlace {
  readonly listId: string;
  readonly afterId: string | null;
}

/**
 * The ids of a list after one of them was moved. Without the task that it was put after, which
 * another user moved away meanwhile, it is the last one.
 */
export function placedAfter(ids: readonly string[], id: string, afterId: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  if (afterId === null) return [id, ...others];
  const at = others.indexOf(afterId);
  const place = at === -1 ? others.length : at + 1;
  return [...others.slice(0, place), id, ...others.slice(place)];
}
