import type { ApiClient } from '../support/api-client';
import { type Attempt, readAttempt, type Target } from './attempt';

const ownNotification = async (client: ApiClient): Promise<Target> => {
  const { body } = await client.get('/api/user/notifications');
  return { id: body.items[0].id };
};

/** What may be tried on notifications and on the stream of hints; whose they are is tried in tests/api/notifications. */
export const notificationAttempts: readonly Attempt[] = [
  readAttempt('streamEvents', '/api/store/events/'),
  readAttempt('listNotifications', '/api/user/notifications'),
  {
    ...readAttempt('markNotifications', '/api/user/notifications'),
    // The ids stand in the body, which is made anew for each who asks.
    prepare: async (client) => {
      const { id } = await ownNotification(client);
      return { id, request: { body: { ids: [id], read: true } } };
    },
  },
];
