import type { MarkedNotifications, Notification } from '#openapi/types.generated';
import type { ServerContext, Tx } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import {
  countNotifications,
  countUnread,
  lockNotifications,
  type NotificationRow,
  selectNotifications,
  setReadAt,
} from './notifications.repository';

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    title: row.title,
    titleEn: row.titleEn,
    titleAr: row.titleAr,
    body: row.body,
    bodyEn: row.bodyEn,
    bodyAr: row.bodyAr,
    entityType: row.entityType,
    entityId: row.entityId,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

/** Marks all of the notifications or none. A notification already read keeps its time. */
async function mark(
  tx: Tx,
  userId: string,
  { ids, read }: { readonly ids: readonly string[]; readonly read: boolean },
  now: Date,
): Promise<MarkedNotifications> {
  const rows = await lockNotifications(tx, userId, ids);
  if (rows.length < ids.length) throw notFound();
  const changed = rows.filter(({ readAt }) => (readAt === null) === read).map(({ id }) => id);
  const readAt = read ? now : null;
  await setReadAt(tx, changed, readAt);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isChanged = new Set(changed);
  const items = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentNotification(isChanged.has(id) ? { ...row, readAt } : row)] : [];
  });
  return { items, unreadCount: await countUnread(tx, userId) };
}

/** What happened in the store. Each member of staff has their own read marks. */
export function notificationHandlers({ database }: ServerContext) {
  return contractHandlers({
    listNotifications: async ({ query, principal: { userId } }) => {
      const [rows, total, unreadCount] = await Promise.all([
        selectNotifications(database.db, userId, query),
        countNotifications(database.db, userId, query),
        countUnread(database.db, userId),
      ]);
      const { page, pageSize } = query;
      return { items: rows.map(presentNotification), total, page, pageSize, unreadCount };
    },

    markNotifications: ({ body, principal, now, write }) =>
      write((tx) => mark(tx, principal.userId, body, now)),
  });
}
