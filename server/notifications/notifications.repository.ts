import { and, asc, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import type { Operations } from '../contract.generated';
import { notifications } from '../database/schema/notifications';

export type NotificationRow = typeof notifications.$inferSelect;

/** Filters and page of the list, as in the contract. */
export type NotificationListQuery = Operations['listNotifications']['query'];

function filterCondition(userId: string, { kind, unread }: NotificationListQuery): SQL | undefined {
  return and(
    eq(notifications.userId, userId),
    kind?.length ? inArray(notifications.kind, kind) : undefined,
    unread ? isNull(notifications.readAt) : undefined,
  );
}

/** A page of the user's notifications, the newest first. */
export function selectNotifications(
  reader: Reader,
  userId: string,
  query: NotificationListQuery,
): Promise<NotificationRow[]> {
  return reader
    .select()
    .from(notifications)
    .where(filterCondition(userId, query))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export function countNotifications(
  reader: Reader,
  userId: string,
  query: NotificationListQuery,
): Promise<number> {
  return reader.$count(notifications, filterCondition(userId, query));
}

/** Number of unread notifications of all kinds. */
export function countUnread(reader: Reader, userId: string): Promise<number> {
  return reader.$count(
    notifications,
    and(eq(notifications.userId, userId), isNull(notifications.readAt)),
  );
}

/** Those of the notifications that belong to this user, locked until the transaction ends. */
export function lockNotifications(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .orderBy(asc(notifications.id))
    .for('update');
}

/** Sets the time at which these were read; null makes them unread. */
export async function setReadAt(
  tx: Tx,
  ids: readonly string[],
  readAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notifications)
    .set({ readAt })
    .where(inArray(notifications.id, [...ids]));
}

/** Deletes the notifications of a user. */
export async function deleteNotificationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Deletes notifications created before this instant, read or not. */
export async function deleteNotificationsBefore(reader: Reader, instant: Date): Promise<void> {
  await reader.delete(notifications).where(lt(notifications.createdAt, instant));
}
