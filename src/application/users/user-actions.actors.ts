import { fromPromise } from 'xstate';
import type { UserAction } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { usersEndpoints } from '../api/users-endpoints.generated';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type UserRecord, userActionsMachine } from './user-actions.machine';

/** Archiving and unarchiving have their own endpoints, for lists of ids. */
async function performed(
  store: Store,
  { userId, action }: { userId: string; action: UserAction },
  signal: AbortSignal,
): Promise<UserRecord> {
  const { archiveUsers, unarchiveUsers, performUserAction } = usersEndpoints.endpoints;
  if (action !== 'archive' && action !== 'unarchive') {
    return unwrapWithSignal(store.dispatch(performUserAction.initiate({ userId, action })), signal);
  }
  const changing = { userIds: { ids: [userId] } };
  const request =
    action === 'archive' ? archiveUsers.initiate(changing) : unarchiveUsers.initiate(changing);
  const { items } = await unwrapWithSignal(store.dispatch(request), signal);
  const [user] = items;
  if (!user) throw new Error('The server answered without the user.');
  return user;
}

/** Returns the actors of the user-actions machine. */
export function userActionsActors(store: Store): ActorsOf<typeof userActionsMachine> {
  return {
    performAction: fromPromise(({ input: { userId, attempt }, signal }) => {
      if (!attempt) throw new Error('A user action runs only after one was attempted.');
      return performed(store, { userId, action: attempt.action }, signal);
    }),
  };
}

/** The user-actions machine of an application. */
export function provideUserActions(_ports: Ports, store: Store) {
  return userActionsMachine.provide({ actors: userActionsActors(store) });
}
