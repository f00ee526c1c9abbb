import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideUserActions } from '#application/users/user-actions.actors';
import type { UserRecord } from '#application/users/user-actions.machine';
import type { UserAction } from '#openapi/types.generated';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type UserActor = RecordActor<ReturnType<typeof provideUserActions>>;
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
  return createRecordActors({
    create: (user: UserRow) => {
      const actor = new RecordActor(provide(provideUserActions), {
        input: { record: user },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (user) => ({ type: 'user.changed', user }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
