import { expect, test } from 'vitest';
import {
  NOTIFICATION_TEMPLATES,
  type NotificationTemplate,
  notificationText,
} from './notification-templates';

function placeholders(texts: readonly string[]): string[] {
  return [...new Set(texts.join(' ').match(/\{\w+\}/g))].sort();
}

test.each(Object.keys(NOTIFICATION_TEMPLATES) as NotificationTemplate[])(
  'The notification template %s has the same parameters in all three languages',
  (name) => {
    const { fr, en, ar } = NOTIFICATION_TEMPLATES[name];
    expect(placeholders(en)).toEqual(placeholders(fr));
    expect(placeholders(ar)).toEqual(placeholders(fr));
    expect(ar.join('')).toMatch(/\p{Script=Arabic}/u);
    expect([...fr, ...en, ...ar].every((text) => text.trim() !== '')).toBe(true);
  },
);

test('Names in a notification are direction-isolated and are not read as templates', () => {
  const text = notificationText('productRejected', {
    name: 'Bol {reason}',
    reason: ' Photo floue ',
  });
  expect(text.body).toBe('«\u00a0\u2068Bol {reason}\u2069\u00a0»\u00a0: \u2068Photo floue\u2069');
  expect(text.titleAr).toBe('تم رفض المنتج');
});

test('Money and numbers of a notification are in the language of its text', () => {
  const paid = notificationText('payoutPaid', {
    number: 'PO-2026-W47',
    net: { centimes: 189_000 },
  });
  expect(paid.body).toBe('1\u00a0890,00\u00a0DHS ont été virés sur votre compte.');
  expect(paid.bodyEn).toBe('1,890.00\u00a0DHS were transferred to your account.');
  expect(paid.bodyAr).toBe('تم إرسال \u20681.890,00\u00a0DHS\u2069 إلى حسابك البنكي.');
  const low = notificationText('productLowStock', { name: 'Bol', quantity: 1234 });
  expect(low.body).toContain('1\u00a0234.');
  expect(low.bodyEn).toContain('1,234.');
  expect(low.bodyAr).toContain('1.234.');
});
