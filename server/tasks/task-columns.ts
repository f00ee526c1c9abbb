import { cleanLabels, NO_TASK, type TaskValues, taskErrors } from '#domain/tasks/task-form';
import { foldForSearch } from '#domain/text/search-fold';
import type { TaskUpdate } from '#openapi/types.generated';
import type { Tx } from '../context';
import { invalid } from '../http/problem-error';
import { cleanText } from '../products/product-fields';
import { cleanRichText } from '../products/rich-text';
import { findLinkLabels } from './task-links';
import { linkOf, recurrenceOf } from './task-presentation';
import type { TaskUser } from './task-user';
import { findFiles, selectPeople, type TaskColumns, type TaskRow } from './tasks.repository';

/** A stored task in the values of its form. */
export function valuesOf(task: TaskRow): TaskValues {
  return {
    title: task.title,
    description: task.description,
    assigneeIds: task.assigneeIds,
    dueDay: task.dueDay,
    labels: task.labels,
    checklist: task.checklist,
    fileIds: task.fileIds,
    link: linkOf(task),
    recurrence: recurrenceOf(task),
  };
}

/** The values after a change, in their stored form. */
export function valuesAfter(before: TaskValues | null, body: TaskUpdate): TaskValues {
  const values: TaskValues = { ...(before ?? NO_TASK), ...body };
  return {
    ...values,
    title: cleanText(values.title) ?? '',
    description:
      body.description === undefined ? values.description : (cleanRichText(body.description) ?? ''),
    labels: cleanLabels(values.labels),
    checklist: values.checklist.map(({ text, done }) => ({ text: cleanText(text) ?? '', done })),
  };
}

/** The ids of `after` that `before` does not have. */
function added(after: readonly string[], before: readonly string[] = []): string[] {
  return after.filter((id) => !before.includes(id));
}

/** Whether both name the same record. */
function isSameLink(one: TaskValues['link'], other: TaskValues['link'] | undefined): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

/**
 * Checks new people, files and the link: records of another store, and of which the writer may not
 * know, are unknown. What a task already names stays, whatever became of it.
 */
async function referenceErrors(
  tx: Tx,
  before: TaskValues | null,
  after: TaskValues,
  principal: TaskUser,
): Promise<Record<string, string[]>> {
  const people = added(after.assigneeIds, before?.assigneeIds);
  const files = added(after.fileIds, before?.fileIds);
  const { link } = after;
  const known = people.length > 0 ? await selectPeople(tx, principal.storeId) : [];
  const isPerson = (id: string) => known.some((person) => person.id === id);
  const found = await findFiles(tx, principal.storeId, files);
  const isKnownLink =
    link === null ||
    isSameLink(link, before?.link) ||
    (await findLinkLabels(tx, [link], principal)).has(link.id);
  return {
    ...(!people.every(isPerson) && { assigneeIds: ['unknown'] }),
    ...(found.length < files.length && { fileIds: ['unknown'] }),
    ...(!isKnownLink && { link: ['unknown'] }),
  };
}

/** @throws ProblemError 422 with all errors, as codes by field */
export async function assertAcceptable(
  tx: Tx,
  before: TaskValues | null,
  after: TaskValues,
  principal: TaskUser,
): Promise<void> {
  const errors = { ...(await referenceErrors(tx, before, after, principal)), ...taskErrors(after) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The search text of a task. */
export function taskSearchText({ title, labels }: Pick<TaskValues, 'title' | 'labels'>): string {
  return foldForSearch([title, ...labels].join(' '));
}

/** The columns of accepted values. Another due day or recurrence starts a new series. */
export function columnsOf(before: TaskRow | null, after: TaskValues) {
  const { link, recurrence } = after;
  const isSameSeries =
    before?.dueDay === after.dueDay &&
    before?.recurrenceUnit === recurrence?.unit &&
    before?.recurrenceInterval === recurrence?.interval;
  return {
    title: after.title,
    description: after.description,
    assigneeIds: [...after.assigneeIds],
    dueDay: after.dueDay,
    labels: [...after.labels],
    checklist: [...after.checklist],
    fileIds: [...after.fileIds],
    linkKind: link?.kind ?? null,
    linkId: link?.id ?? null,
    recurrenceUnit: recurrence?.unit ?? null,
    recurrenceInterval: recurrence?.interval ?? null,
    seriesStart: isSameSeries ? (before?.seriesStart ?? null) : recurrence && after.dueDay,
    searchText: taskSearchText(after),
  } satisfies TaskColumns;
}
