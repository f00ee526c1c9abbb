import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideNotificationDrawer } from '#application/notifications/notification-drawer.actors';
import { notificationDrawerTestModel } from '../support/machine-models/notification-drawer.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createNotificationDrawerNodeDriver } from '../support/node-drivers/notification-drawer.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(notificationDrawerTestModel, createNotificationDrawerNodeDriver);

const url = '/api/user/notifications';

function page(...ids: string[]) {
  return { items: ids.map((id) => ({ id })), unreadCount: ids.length };
}

function opened() {
  const app = composeTestApp();
  const actor = createActor(app.application.provide(provideNotificationDrawer)).start();
  actor.send({ type: 'drawer.open' });
  return { actor, transport: app.transport };
}

it('The notification drawer machine marks all unread notifications, in batches, until none is left', async () => {
  const { actor, transport } = opened();
  actor.send({ type: 'all.mark' });
  for (const answer of [page('ntf_1', 'ntf_2'), {}, page('ntf_3'), {}, page()]) {
    transport.accept(url, answer);
    await settle();
  }
  const marked = transport.sent.flatMap(({ body }) => (body ? [body] : []));
  expect(marked).toEqual([
    { ids: ['ntf_1', 'ntf_2'], read: true },
    { ids: ['ntf_3'], read: true },
  ]);
  expect(actor.getSnapshot().value).toBe('reading');
});

it('The notification drawer machine includes pending notifications when another one is marked', async () => {
  const { actor, transport } = opened();
  actor.send({ type: 'notification.mark', id: 'ntf_1' });
  actor.send({ type: 'notification.mark', id: 'ntf_2' });
  expect(transport.sent.at(-1)?.body).toEqual({ ids: ['ntf_1', 'ntf_2'], read: true });
});
