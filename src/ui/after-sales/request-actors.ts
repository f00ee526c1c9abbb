import type { SnapshotFrom } from 'xstate';
import { provideRequestHandling } from '#application/after-sales/request-handling.actors';
import type {
  RequestAction,
  RequestRecord,
} from '#application/after-sales/request-handling.machine';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type RequestActor = RecordActor<ReturnType<typeof provideRequestHandling>>;
export type RequestSnapshot = SnapshotFrom<ReturnType<typeof provideRequestHandling>>;
/** The input of a process: both a list row and the full record fit. */
export type RequestRow = RequestRecord & RecordRow;
/** The processes of the requests on a page. */
export type RequestActors = RecordActors<RequestRow, RequestActor>;

/** A completed action of a request. */
export type RequestOutcome = ActionPerformed<RequestRecord, RequestAction>;

/**
 * The action whose form is open: it stays open, with the typed values, until the server accepts it.
 */
export function openFormAction({ context: { attempt } }: RequestSnapshot): RequestAction | null {
  return attempt?.asked ? attempt.action : null;
}

/** The running action. */
export function runningAction(snapshot: RequestSnapshot): RequestAction | null {
  return snapshot.hasTag('busy') ? (snapshot.context.attempt?.action ?? null) : null;
}

export function createRequestActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: RequestOutcome) => void,
): RequestActors {
  return createRecordActors({
    create: (request: RequestRow) => {
      const actor = new RecordActor(provide(provideRequestHandling), {
        input: { record: request },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (request) => ({ type: 'request.changed', request }),
    hasOpenDialog: (snapshot) =>
      openFormAction(snapshot) !== null ||
      snapshot.matches('failed') ||
      snapshot.matches('conflict'),
  });
}
