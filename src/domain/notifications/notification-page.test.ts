import { expect, test } from 'vitest';
import { departureSubject, notificationPage } from './notification-page';

test('A notification leads to its record, that of a candidacy to the vacancy, that of an import to the import job, and that of a missed pickup to the pickup', () => {
  expect(notificationPage({ entityType: 'order', entityId: 'ord_1' })).toBe(
    '/dashboard/order/ord_1',
  );
  expect(notificationPage({ entityType: 'vacancy', entityId: 'vac_1' })).toBe(
    '/dashboard/job/vac_1',
  );
  expect(notificationPage({ entityType: 'import', entityId: 'imp_1' })).toBe(
    '/dashboard/product/import?job=imp_1',
  );
  expect(notificationPage({ entityType: 'pickup', entityId: 'pku_1' })).toBe(
    '/dashboard/booking?pickup=pku_1',
  );
});

test('A notification about a departure leads to the page of its tour with the departure open', () => {
  const entityId = departureSubject({ tourId: 'tou_1', departureId: 'dep_1' });
  expect(notificationPage({ entityType: 'departure', entityId })).toBe(
    '/dashboard/tour/tou_1?departure=dep_1',
  );
});

test('A notification without a subject, or about a record without a page, has no page', () => {
  expect(notificationPage({ entityType: null, entityId: null })).toBeNull();
  expect(notificationPage({ entityType: 'import', entityId: null })).toBeNull();
  expect(notificationPage({ entityType: 'planet', entityId: 'pla_1' })).toBeNull();
});
