import type { ShownSource } from '#domain/calendar/shown-sources';
import { notificationPage } from '#domain/notifications/notification-page';
import { departurePath } from '../links/tour-path';
import { candidatePath } from '../links/vacancy-path';
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
  if (source === 'departure' && entry?.ofId) {
    return departurePath({ tourId: entry.ofId, departureId: entry.recordId });
  }
  if (source === 'interview' && entry?.ofId) {
    return candidatePath({ id: entry.recordId, vacancyId: entry.ofId });
  }
  return notificationPage({ entityType: RECORDS[source], entityId: entry?.recordId });
}
