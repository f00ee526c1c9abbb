import { allowedStaffActions } from '#domain/lifecycle/lifecycle';
import { thumbnailUrlOf } from '#domain/media/picture-limits';
import type { Permission } from '#domain/permissions/permissions';
import { TASK_LIFECYCLE } from '#domain/tasks/task-lifecycle';
import type { Task, TaskRecurrence, TaskSummary } from '#openapi/types.generated';
import type { Reader } from '../context';
import { findLinkLabels, type LinkLabels } from './task-links';
import type { TaskUser } from './task-user';
import {
  findFiles,
  findPeople,
  type PersonRow,
  selectComments,
  type TaskRow,
} from './tasks.repository';

/** The record to which a task or a conversation links; null for none. */
export function linkOf<Kind extends string>({
  linkKind,
  linkId,
}: {
  readonly linkKind: Kind | null;
  readonly linkId: string | null;
}): { readonly kind: Kind; readonly id: string } | null {
  return linkKind && linkId ? { kind: linkKind, id: linkId } : null;
}

/** How often a task recurs; null for one that does not. */
export function recurrenceOf({
  recurrenceUnit: unit,
  recurrenceInterval: interval,
}: Pick<TaskRow, 'recurrenceUnit' | 'recurrenceInterval'>): TaskRecurrence | null {
  return unit && interval ? { unit, interval } : null;
}

interface Joined {
  readonly people: ReadonlyMap<string, PersonRow>;
  readonly labels: ReadonlyMap<string, LinkLabels>;
}

const NO_LABELS: LinkLabels = { label: null, labelEn: null, labelAr: null };

function summaryOf(
  task: TaskRow,
  { permissions }: TaskUser,
  { people, labels }: Joined,
): TaskSummary {
  const link = linkOf(task);
  return {
    id: task.id,
    listId: task.listId,
    title: task.title,
    status: task.status,
    assignees: task.assigneeIds.flatMap((id) => people.get(id) ?? []),
    dueDay: task.dueDay,
    labels: task.labels,
    checklist: task.checklist.map(({ text, done }) => ({ text, done })),
    commentsCount: task.commentsCount,
    filesCount: task.fileIds.length,
    hasDescription: task.description !== '',
    link: link && { ...link, ...(labels.get(link.id) ?? NO_LABELS) },
    recurrence: recurrenceOf(task),
    doneAt: task.doneAt?.toISOString() ?? null,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
    revision: task.revision,
    allowedActions: task.archivedAt
      ? []
      : allowedStaffActions(TASK_LIFECYCLE, task.status, new Set<Permission>(permissions)),
  };
}

async function joined(
  reader: Reader,
  rows: readonly TaskRow[],
  principal: TaskUser,
): Promise<Joined> {
  const ids = rows.flatMap(({ assigneeIds }) => assigneeIds);
  const links = rows.flatMap((row) => linkOf(row) ?? []);
  const people = await findPeople(reader, principal.storeId, ids);
  return { people, labels: await findLinkLabels(reader, links, principal) };
}

/** Tasks as cards of the board. */
export async function presentTasks(
  reader: Reader,
  rows: readonly TaskRow[],
  principal: TaskUser,
): Promise<TaskSummary[]> {
  const joins = await joined(reader, rows, principal);
  return rows.map((row) => summaryOf(row, principal, joins));
}

/** A task with its description, comments and files. */
export async function presentTask(
  reader: Reader,
  row: TaskRow,
  principal: TaskUser,
): Promise<Task> {
  const joins = await joined(reader, [row], principal);
  const files = await findFiles(reader, principal.storeId, row.fileIds);
  const comments = await selectComments(reader, row.id);
  return {
    ...summaryOf(row, principal, joins),
    description: row.description,
    files: files.map(({ id, url, fileName, mimeType, sizeBytes }) => ({
      id,
      url,
      thumbnailUrl: thumbnailUrlOf(url),
      fileName,
      mimeType,
      sizeBytes,
    })),
    comments: comments.map(({ comment, author }) => ({
      id: comment.id,
      author,
      body: comment.body,
      createdAt: comment.createdAt.toISOString(),
    })),
  };
}
