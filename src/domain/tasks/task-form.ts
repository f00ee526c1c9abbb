import { textError } from '../text/required-text';
import { type IsoDay, isIsoDay } from '../time/casablanca-day';
import type { TaskRecurrence } from './task-recurrence';

/** The records to which a task can link. */
export const TASK_LINK_KINDS = ['order', 'product', 'return', 'client', 'payout'] as const;
export type TaskLinkKind = (typeof TASK_LINK_KINDS)[number];

/** Limits of a task and of a list; lengths in characters (contract: TaskUpdate, TaskListCreate). */
export const TASK_LIMITS = {
  title: 200,
  description: 20_000,
  label: 30,
  labels: 10,
  checklistItem: 200,
  checklist: 50,
  assignees: 10,
  files: 10,
  comment: 4000,
  listName: 60,
  lists: 30,
  templateName: 80,
  templateTasks: 100,
} as const;

/** One line of a checklist. */
export interface ChecklistItem {
  readonly text: string;
  readonly done: boolean;
}

/** The record that a task is about. */
export interface TaskLink {
  readonly kind: TaskLinkKind;
  readonly id: string;
}

/** A task as its form shows it. An empty field is an empty text or list, or null. */
export type TaskValues = {
  readonly title: string;
  /** Rich text. */
  readonly description: string;
  readonly assigneeIds: readonly string[];
  readonly dueDay: IsoDay | null;
  readonly labels: readonly string[];
  readonly checklist: readonly ChecklistItem[];
  readonly fileIds: readonly string[];
  readonly link: TaskLink | null;
  readonly recurrence: TaskRecurrence | null;
};

export const NO_TASK: TaskValues = {
  title: '',
  description: '',
  assigneeIds: [],
  dueDay: null,
  labels: [],
  checklist: [],
  fileIds: [],
  link: null,
  recurrence: null,
};

/** Labels without blanks around them, each once whatever its case; the first spelling is kept. */
export function cleanLabels(labels: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const label of labels.map((text) => text.trim().replace(/\s+/g, ' '))) {
    const key = label.toLocaleLowerCase();
    if (label !== '' && !known.has(key)) known.set(key, label);
  }
  return [...known.values()];
}

/** How many lines of a checklist are done; null for an empty one. */
export function checklistProgress(
  checklist: readonly ChecklistItem[],
): { readonly done: number; readonly total: number } | null {
  if (checklist.length === 0) return null;
  return { done: checklist.filter(({ done }) => done).length, total: checklist.length };
}

/** Whether a list has too many items (`too_many`), or an item of it is too long. */
function listError(
  items: readonly string[],
  most: number,
  length = Number.POSITIVE_INFINITY,
): string[] | null {
  if (items.length > most) return ['too_many'];
  return items.some((item) => item.length > length) ? ['too_long'] : null;
}

/** What is wrong with a task: error codes by field. A recurring task needs a due day. */
export function taskErrors(values: TaskValues): Record<string, string[]> {
  const { title, description, assigneeIds, dueDay, labels, checklist, fileIds } = values;
  const texts = checklist.map(({ text }) => text);
  const errors: Record<string, string[] | null> = {
    title: textError(title, TASK_LIMITS.title),
    description: description.length > TASK_LIMITS.description ? ['too_long'] : null,
    assigneeIds: listError(assigneeIds, TASK_LIMITS.assignees),
    labels: listError(cleanLabels(labels), TASK_LIMITS.labels, TASK_LIMITS.label),
    checklist:
      listError(texts, TASK_LIMITS.checklist, TASK_LIMITS.checklistItem) ??
      (texts.some((text) => text.trim() === '') ? ['required'] : null),
    fileIds: listError(fileIds, TASK_LIMITS.files),
    dueDay: dueDayError(dueDay, values.recurrence),
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]) => (codes ? [[field, codes]] : [])),
  );
}

function dueDayError(dueDay: IsoDay | null, recurrence: TaskRecurrence | null): string[] | null {
  if (dueDay === null) return recurrence ? ['required'] : null;
  return isIsoDay(dueDay) ? null : ['invalid'];
}
