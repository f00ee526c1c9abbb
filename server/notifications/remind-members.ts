import { eq } from 'drizzle-orm';
import type { EventTimes } from '#domain/calendar/calendar-event';
import { formatDateTime, formatLongDate } from '#domain/format/dates';
import type { Language } from '#domain/format/languages';
import {
  NOTIFICATION_TEMPLATES,
  notificationText,
} from '#domain/notifications/notification-templates';
import { ROLES } from '#domain/permissions/permissions';
import type { Tx } from '../context';
import { stores } from '../database/schema/stores';
import { insertNotifications, mailNotification, selectMembers } from './notify-staff';

/** A reminder of an event of the calendar. */
export interface MemberReminder {
  readonly storeId: string;
  readonly eventId: string;
  readonly userIds: readonly string[];
  readonly channel: 'notification' | 'mail';
  readonly title: string;
  /** Empty for none. */
  readonly place: string;
  readonly times: EventTimes;
  readonly now: Date;
}

function whenIn(language: Language, { times, place }: MemberReminder): string {
  const start = new Date(times.startsAt);
  const when = times.isAllDay ? formatLongDate(start, language) : formatDateTime(start, language);
  return place ? `${when} · ${place}` : when;
}

/**
 * Reminds those of the users who take part in the store, by the channel that the event names: it was
 * chosen for this event, so the settings of notifications do not count. A mail needs a proved address.
 */
export async function remindMembers(tx: Tx, reminder: MemberReminder): Promise<void> {
  const { storeId, eventId, userIds, channel, title, now } = reminder;
  if (userIds.length === 0) return;
  const members = await selectMembers(tx, { storeId, roles: ROLES, userIds });
  const when = {
    fr: whenIn('fr', reminder),
    en: whenIn('en', reminder),
    ar: whenIn('ar', reminder),
  };
  const text = notificationText('eventReminder', { title, when });
  const { kind, severity } = NOTIFICATION_TEMPLATES.eventReminder;
  const about = { storeId, entityType: 'event', entityId: eventId, now };
  if (channel === 'notification') {
    await insertNotifications(tx, members, { text, kind, severity, event: about });
    return;
  }
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  const readers = members.filter(({ hasConfirmedEmail }) => hasConfirmedEmail);
  const template = 'eventReminder';
  await mailNotification(tx, readers, { template, text, storeName: store?.name ?? '', about });
}
