import { daysBetween, type IsoDay } from '../time/casablanca-day';
import type { TaskStatus } from './task-lifecycle';

/** How close the due day of a task is. */
export const DUE_STATES = ['overdue', 'today', 'soon', 'later'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** Number of days before the due day from which a task is due soon. */
const SOON_DAYS = 3;

/** How close the due day of an open task is; null for one without a due day, and for one that is done. */
export function dueStateOf(
  task: { readonly status: TaskStatus; readonly dueDay: IsoDay | null },
  today: IsoDay,
): DueState | null {
  if (task.status === 'done' || task.dueDay === null) return null;
  const days = daysBetween(today, task.dueDay);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  return days <= SOON_DAYS ? 'soon' : 'later';
}
