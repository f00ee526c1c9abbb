import { addDays, daysBetween, type IsoDay } from '../time/casablanca-day';
import type { ChecklistItem, TaskValues } from './task-form';

/** A task of a template. Whom it is for, its files and its link belong to one use only. */
export interface TemplateTask {
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
  readonly checklist: readonly string[];
  /** Days from the start of a use to the due day; null for a task without one. */
  readonly dueAfterDays: number | null;
}

type TemplatedTask = Pick<TaskValues, 'title' | 'description' | 'labels' | 'checklist' | 'dueDay'>;

/** The tasks of a list as a template; its first due day is the start. */
export function templateOf(tasks: readonly TemplatedTask[]): TemplateTask[] {
  const [start] = tasks.flatMap(({ dueDay }) => (dueDay ? [dueDay] : [])).sort();
  return tasks.map(({ title, description, labels, checklist, dueDay }) => ({
    title,
    description,
    labels,
    checklist: checklist.map(({ text }) => text),
    dueAfterDays: start && dueDay ? daysBetween(start, dueDay) : null,
  }));
}

/** The tasks that a use of a template from `startDay` on adds. Nothing of their checklists is done. */
export function tasksFrom(template: readonly TemplateTask[], startDay: IsoDay): TemplatedTask[] {
  return template.map(({ title, description, labels, checklist, dueAfterDays }) => ({
    title,
    description,
    labels,
    checklist: checklist.map((text): ChecklistItem => ({ text, done: false })),
    dueDay: dueAfterDays === null ? null : addDays(startDay, dueAfterDays),
  }));
}
