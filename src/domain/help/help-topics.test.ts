import { expect, test } from 'vitest';
import { helpAddress, helpTopicOf, toHelpTopic } from './help-topics';

test('`helpTopicOf` returns the topic of a page, and null for a page without a topic of its own', () => {
  expect([
    helpTopicOf('/dashboard/order/ord_1'),
    helpTopicOf('/dashboard/user/account'),
    helpTopicOf('/dashboard/user/list'),
    helpTopicOf('/dashboard'),
  ]).toEqual(['orders', 'account', 'team', null]);
  expect(helpAddress('/dashboard/returns')).toBe('/dashboard/faqs?topic=returns');
  expect(helpAddress('/dashboard/analytics')).toBe('/dashboard/faqs');
});

test('`toHelpTopic` returns null for an unknown name', () => {
  expect([toHelpTopic('team'), toHelpTopic('toString'), toHelpTopic(null)]).toEqual([
    'team',
    null,
    null,
  ]);
});
