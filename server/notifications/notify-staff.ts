import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import type { NotificationSeverity } from '#domain/notifications/localized-template';
import { notificationPage } from '#domain/notifications/notification-page';
import {
  NOTIFICATION_TEMPLATES,
  type NotificationTemplate,
  type NotificationText,
  notificationText,
  type TemplateParameters,
} from '#domain/notifications/notification-templates';
import type { Role } from '#domain/permissions/permissions';
import { effectivePreference, type NotificationKind } from '#domain/stores/store-settings';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { notifications } from '../database/schema/notifications';
import { userPreferences } from '../database/schema/people';
import { stores, users } from '../database/schema/stores';
import { queueMail } from '../mail/mail-outbox';
import { takesPart, takesPartWithConfirmedEmail } from '../session/session.repository';

/** An event that staff are notified of. */
export interface NotificationEvent<Name extends NotificationTemplate = NotificationTemplate> {
  readonly storeId: string;
  readonly template: Name;
  readonly parameters: TemplateParameters[Name];
  /** Type of the record that the portal links to: `order`, `product`, `import` and so on. */
  readonly entityType?: string;
  readonly entityId?: string;
  /** The roles to notify. */
  readonly roles: readonly Role[];
  /** Only these users of the roles; all of them by default. */
  readonly userIds?: readonly string[];
  /** These users of any role too. */
  readonly alsoUserIds?: readonly string[];
  /** Who did it, and need not be told. */
  readonly exceptUserId?: string | null;
  readonly now: Date;
}

/** Those of the roles who take part in the store, and whether their address is proved. */
export function selectMembers(
  tx: Tx,
  {
    storeId,
    roles,
    userIds,
    alsoUserIds = [],
    exceptUserId,
  }: Pick<NotificationEvent, 'storeId' | 'roles' | 'userIds' | 'alsoUserIds' | 'exceptUserId'>,
) {
  return tx
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      language: userPreferences.language,
      wants: userPreferences.notifications,
      hasConfirmedEmail: takesPartWithConfirmedEmail,
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(
      and(
        eq(users.storeId, storeId),
        or(
          and(inArray(users.role, [...roles]), userIds && inArray(users.id, [...userIds])),
          inArray(users.id, [...alsoUserIds]),
        ),
        exceptUserId ? ne(users.id, exceptUserId) : undefined,
        takesPart,
      ),
    )
    .orderBy(users.id);
}

export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

interface MailedNotification {
  readonly template: `${NotificationKind}News` | 'eventReminder';
  readonly text: NotificationText;
  readonly storeName: string;
  readonly about: Pick<NotificationEvent, 'entityType' | 'entityId' | 'now'>;
}

function inLanguage(text: NotificationText, language: Language) {
  return {
    fr: { title: text.title, body: text.body },
    en: { title: text.titleEn, body: text.bodyEn },
    ar: { title: text.titleAr, body: text.bodyAr },
  }[language];
}

/** Mails a notification to members of staff, each in their language. */
export async function mailNotification(
  tx: Tx,
  staff: readonly Member[],
  { template, text, storeName, about }: MailedNotification,
): Promise<void> {
  for (const { id: userId, firstName, email: recipient, language: chosen } of staff) {
    const language = chosen ?? DEFAULT_LANGUAGE;
    const data = {
      userId,
      firstName,
      storeName,
      ...inLanguage(text, language),
      path: notificationPage(about) ?? '/dashboard',
    };
    await queueMail(tx, { template, data, recipient, language }, about.now);
  }
}

interface ShownNotification {
  readonly text: NotificationText;
  readonly kind: NotificationKind;
  readonly severity: NotificationSeverity;
  readonly event: Pick<NotificationEvent, 'storeId' | 'entityType' | 'entityId' | 'now'>;
}

/** Shows a notification to members of staff in the portal. */
export async function insertNotifications(
  tx: Tx,
  staff: readonly Pick<Member, 'id'>[],
  { text, kind, severity, event }: ShownNotification,
): Promise<void> {
  if (staff.length === 0) return;
  const { storeId, entityType, entityId, now } = event;
  await tx.insert(notifications).values(
    staff.map(({ id: userId }) => ({
      id: newId('ntf', now.getTime()),
      storeId,
      userId,
      kind,
      severity,
      ...text,
      entityType,
      entityId,
      createdAt: now,
    })),
  );
}

/**
 * Notifies the roles of the event, in this transaction: a rollback also removes the notification.
 * The template sets kind, severity and text. The store (`notificationPreferences`), then each
 * reader, decides whether the portal shows the kind and whether it is also mailed. Only those who
 * take part in the store are notified, and only a proved address gets a mail.
 * @returns ids of the users who get it by mail, each in their language
 */
export async function notifyStaff<Name extends NotificationTemplate>(
  tx: Tx,
  event: NotificationEvent<Name>,
): Promise<readonly string[]> {
  const { storeId, template, parameters } = event;
  const { kind, severity } = NOTIFICATION_TEMPLATES[template];
  const [store] = await tx
    .select({ name: stores.name, preferences: stores.notificationPreferences })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) return [];
  const staff = await selectMembers(tx, event);
  const wanting = (channel: 'inApp' | 'email') =>
    staff.filter(({ wants }) => effectivePreference(kind, store.preferences, wants)[channel]);
  const readers = wanting('inApp');
  const recipients = wanting('email').filter(({ hasConfirmedEmail }) => hasConfirmedEmail);
  const text = notificationText(template, parameters);
  await insertNotifications(tx, readers, { text, kind, severity, event });
  const mail = { template: `${kind}News`, text, storeName: store.name, about: event } as const;
  await mailNotification(tx, recipients, mail);
  return recipients.map(({ id }) => id);
}
