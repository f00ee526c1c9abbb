import { expect, test } from 'vitest';
import { notificationPage } from './notification-page';

test('a notification leads to its record, the one of an import to the job', () => {
  expect(notificationPage({ entityType: 'order', entityId: 'ord_1' })).toBe(
    '/dashboard/order/ord_1',
  );
  expect(notificationPage({ entityType: 'import', entityId: 'imp_1' })).toBe(
    '/dashboard/product/import?job=imp_1',
  );
});

test('one about nothing, or about what has no page, leads nowhere', () => {
  expect(notificationPage({ entityType: null, entityId: null })).toBeNull();
  expect(notificationPage({ entityType: 'import', entityId: null })).toBeNull();
  expect(notificationPage({ entityType: 'planet', entityId: 'pla_1' })).toBeNull();
});
