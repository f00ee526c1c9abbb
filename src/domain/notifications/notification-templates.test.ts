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
  expect(text.body).toBe('« \u2068Bol {reason}\u2069 » : \u2068Photo floue\u2069');
  expect(text.titleAr).toBe('رُفض المنتج');
});
