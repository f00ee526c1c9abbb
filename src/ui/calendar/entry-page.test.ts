import { expect, test } from 'vitest';
import type { CalendarEntry } from '#openapi/types.generated';
import { entryPage } from './entry-page';

test('A departure opens on the page of its tour, an interview on the board of its vacancy', () => {
  const departure: CalendarEntry = entry('departure', 'dep_1', 'tou_1');
  expect(entryPage({ source: 'departure', entry: departure })).toBe(
    '/dashboard/tour/tou_1?departure=dep_1',
  );
  const interview = entry('interview', 'cdy_1', 'vac_1');
  expect(entryPage({ source: 'interview', entry: interview })).toBe(
    '/dashboard/job/vac_1?candidate=cdy_1',
  );
});

test('A deadline opens the page of its record, and the calendar opens its own events', () => {
  const deadline: CalendarEntry = { id: 'ord_1', source: 'order_deadline', recordId: 'ord_1' };
  expect(entryPage({ source: 'order_deadline', entry: deadline })).toBe('/dashboard/order/ord_1');
  const event: CalendarEntry = { id: 'evt_1', source: 'event', recordId: 'evt_1' };
  expect(entryPage({ source: 'event', entry: event })).toBeNull();
});

function entry(source: 'departure' | 'interview', recordId: string, ofId: string): CalendarEntry {
  return { id: recordId, source, recordId, ofId };
}
