import type { ApiClient } from '../support/api-client';
import { type Attempt, readAttempt, type Target } from './attempt';

async function ownNotification(client: ApiClient): Promise<Target> {
  const { body } = await client.get('/api/user/notifications');
  return { id: body.items[0].id };
}

/**
 * Attempts on notifications and on the event stream. Tests in tests/api/notifications check their
 * owners.
 */
export const notificationAttempts: readonly Attempt[] = [
  readAttempt('streamEvents', '/api/store/events/'),
  readAttempt('listNotifications', '/api/user/notifications'),
  {
    ...readAttempt('markNotifications', '/api/user/notifications'),
    // The body contains the ids and is created for each caller.
    prepare: async (client) => {
      const { id } = await ownNotification(client);
      return { id, request: { body: { ids: [id], read: true } } };
    },
  },
];
