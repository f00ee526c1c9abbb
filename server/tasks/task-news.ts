import type { TemplateParameters } from '#domain/notifications/notification-templates';
import { ROLES } from '#domain/permissions/permissions';
import type { Tx } from '../context';
import { notifyStaff } from '../notifications/notify-staff';
import type { TaskRow } from './tasks.repository';

/** News about a task, and for whom. */
interface TaskNews<Name extends 'taskAssigned' | 'taskMentioned' | 'taskOverdue'> {
  readonly template: Name;
  readonly parameters: TemplateParameters[Name];
  readonly userIds: readonly string[];
}

/** Notifies people of a task, in this transaction. */
export async function notifyOfTask<Name extends 'taskAssigned' | 'taskMentioned' | 'taskOverdue'>(
  tx: Tx,
  { id, storeId }: Pick<TaskRow, 'id' | 'storeId'>,
  { template, parameters, userIds }: TaskNews<Name>,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const about = { entityType: 'task', entityId: id };
  await notifyStaff(tx, { storeId, template, parameters, ...about, roles: ROLES, userIds, now });
}
