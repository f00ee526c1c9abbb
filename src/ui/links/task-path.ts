/** The task board, the second tab of the boards. */
export const TASKS_PATH = '/dashboard/kanban/tasks';

/** The task board with an open task. */
export function taskPath({ id }: { id: string }): string {
  return `${TASKS_PATH}?task=${id}`;
}
