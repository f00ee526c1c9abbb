import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideUserActions } from '#application/users/user-actions.actors';
import type { RowUserAction, UserRecord } from '#application/users/user-actions.machine';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type UserActor = Actor<ReturnType<typeof provideUserActions>>;
type UserSnapshot = SnapshotFrom<ReturnType<typeof provideUserActions>>;
/** A user as a row of a list or on the profile page. */
export type UserRow = UserRecord & RecordRow;
/** The actors of the users on a page. */
export type UserActors = RecordActors<UserRow, UserActor>;

/** An action that has just taken effect on a user. */
export type UserOutcome = { action: RowUserAction; user: UserRecord };

function outcomeOf(before: UserSnapshot, after: UserSnapshot): UserOutcome | null {
  const { attempt } = before.context;
  const isDone = before.matches('performing') && after.matches('resting');
  return attempt && isDone ? { action: attempt.action, user: after.context.user } : null;
}

export function createUserActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: UserOutcome) => void,
): UserActors {
  return createRecordActors<UserRow, UserSnapshot, UserActor>({
    create: (user) => createActor(provide(provideUserActions), { input: { user }, ...inspection }),
    update: (actor, user) => actor.send({ type: 'user.changed', user }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
    onTransition: (before, after) => {
      const outcome = outcomeOf(before, after);
      if (outcome) onOutcome(outcome);
    },
  });
}
