import { createActor, type SnapshotFrom } from 'xstate';
import type { UserAction } from '#application/api/users-endpoints.generated';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideUserActions } from '#application/users/user-actions.actors';
import type { UserRecord } from '#application/users/user-actions.machine';
import type { RecordActor, RecordRow } from '../lists/lazy-record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type UserActor = RecordActor<ReturnType<typeof provideUserActions>>;
type UserSnapshot = SnapshotFrom<ReturnType<typeof provideUserActions>>;
/** A user as a row of a list or on the profile page. */
export type UserRow = UserRecord & RecordRow;
/** The actors of the users on a page. */
export type UserActors = RecordActors<UserRow, UserActor>;

/** An action that has just taken effect on a user. */
export type UserOutcome = ActionPerformed<UserRecord, UserAction>;

export function createUserActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: UserOutcome) => void,
): UserActors {
  return createRecordActors<UserRow, UserSnapshot, UserActor>({
    create: (user) => {
      const actor = createActor(provide(provideUserActions), {
        input: { record: user },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    update: (actor, user) => actor.send({ type: 'user.changed', user }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
