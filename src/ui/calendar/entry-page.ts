import type { ShownSource } from '#domain/calendar/shown-sources';
import { notificationPage } from '#domain/notifications/notification-page';
import { meetingPath } from '../links/meeting-path';
import type { ShownEntry } from './shown-entries';

/** The records of the sources that are about another record. */
const RECORDS: Readonly<Partial<Record<ShownSource, string>>> = {
  order_deadline: 'order',
  return_deadline: 'return',
  cancellation_deadline: 'cancellation',
  payout: 'payout',
  pickup: 'pickup',
  task: 'task',
};

/** The page of the record that an entry is about; null for what the calendar itself opens. */
export function entryPage({ source, entry }: Pick<ShownEntry, 'source' | 'entry'>): string | null {
  const page = entry && meetingPath(entry);
  return page ?? notificationPage({ entityType: RECORDS[source], entityId: entry?.recordId });
}
