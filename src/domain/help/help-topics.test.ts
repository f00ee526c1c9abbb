import { expect, test } from 'vitest';
import { helpAddress, helpTopicOf, toHelpTopic } from './help-topics';

test('help knows what a page is about, the nearest name first', () => {
  expect([
    helpTopicOf('/dashboard/order/ord_1'),
    helpTopicOf('/dashboard/user/account'),
    helpTopicOf('/dashboard/user/list'),
    helpTopicOf('/dashboard'),
  ]).toEqual(['orders', 'account', 'team', null]);
  expect(helpAddress('/dashboard/returns')).toBe('/dashboard/faqs?topic=returns');
  expect(helpAddress('/dashboard/analytics')).toBe('/dashboard/faqs');
});

test('a topic that does not exist is none', () => {
  expect([toHelpTopic('team'), toHelpTopic('toString'), toHelpTopic(null)]).toEqual([
    'team',
    null,
    null,
  ]);
});
