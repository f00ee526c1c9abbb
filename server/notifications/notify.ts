import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  NOTIFICATION_TEMPLATES,
  type NotificationTemplate,
  notificationText,
  type TemplateParameters,
} from '#domain/notifications/notification-templates';
import type { Role } from '#domain/permissions/permissions';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '#domain/stores/store-settings';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { notifications } from '../database/schema/notifications';
import { stores, users } from '../database/schema/stores';

/** Something that happened and that staff should hear of. */
export interface Happening<Name extends NotificationTemplate = NotificationTemplate> {
  readonly storeId: string;
  readonly template: Name;
  readonly parameters: TemplateParameters[Name];
  /** What it is about, so that the portal can lead there: `order`, `product`, `import` and so on. */
  readonly entityType?: string;
  readonly entityId?: string;
  /** Whom it concerns. */
  readonly roles: readonly Role[];
  readonly now: Date;
}

const concerned = (tx: Tx, storeId: string, roles: readonly Role[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.storeId, storeId),
        inArray(users.role, [...roles]),
        eq(users.status, 'active'),
        isNull(users.archivedAt),
      ),
    )
    .orderBy(users.id);

/**
 * Tells the staff it concerns, in this transaction: when the event is undone, so is the news of it.
 * Kind, severity and words are the template's; whether the portal shows the kind at all is the
 * store's to say (`notificationPreferences`).
 * @returns ids of the users who want this kind by mail; mail is its sender's affair
 */
export const notify = async <Name extends NotificationTemplate>(
  tx: Tx,
  happening: Happening<Name>,
): Promise<readonly string[]> => {
  const { storeId, template, parameters, roles, now } = happening;
  const { kind, severity } = NOTIFICATION_TEMPLATES[template];
  const [store] = await tx
    .select({ preferences: stores.notificationPreferences })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) return [];
  const wanted = (store.preferences ?? DEFAULT_NOTIFICATION_PREFERENCES)[kind];
  if (!wanted.inApp && !wanted.email) return [];
  const staff = await concerned(tx, storeId, roles);
  if (wanted.inApp && staff.length > 0) {
    const text = notificationText(template, parameters);
    await tx.insert(notifications).values(
      staff.map(({ id: userId }) => ({
        ...{ id: newId('ntf', now.getTime()), storeId, userId, kind, severity, ...text },
        ...{ entityType: happening.entityType, entityId: happening.entityId, createdAt: now },
      })),
    );
  }
  return wanted.email ? staff.map(({ id }) => id) : [];
};
