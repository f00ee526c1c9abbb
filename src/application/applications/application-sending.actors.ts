import { fromPromise } from 'xstate';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { fingerprint } from '../editing/fingerprint';
import type { ActorsOf } from '../machine-actors';
import type { Store } from '../store';
import { applicationSendingMachine } from './application-sending.machine';
import { applicationsApi } from './applications-api';

const { uploadApplicationCv, applyForVacancy } = applicationsApi.endpoints;

/** The actors of the application-sending machine. */
function applicationSendingActors(store: Store): ActorsOf<typeof applicationSendingMachine> {
  return {
    uploadCv: fromPromise(({ input: { runId, slug, file }, signal }) => {
      if (!file) throw new Error('Only a chosen file is sent.');
      const named = { slug, 'Idempotency-Key': `${runId}-cv` };
      return unwrapWithSignal(
        store.dispatch(uploadApplicationCv.initiate({ ...named, body: { file } })),
        signal,
      );
    }),
    sendApplication: fromPromise(async ({ input: { runId, slug, cv, application }, signal }) => {
      if (!application) throw new Error('An application is sent only after it was written.');
      const applicationCreate = cv ? { ...application, cvId: cv.id } : application;
      // A changed text is a new application. The same text, sent again after no answer, has the same key.
      const key = `${runId}-${fingerprint(JSON.stringify(applicationCreate))}`;
      const named = { slug, 'Idempotency-Key': key };
      await unwrapWithSignal(
        store.dispatch(applyForVacancy.initiate({ ...named, applicationCreate })),
        signal,
      );
    }),
  };
}

/** The application-sending machine of the public area. */
export function provideApplicationSending(_ports: unknown, store: Store) {
  return applicationSendingMachine.provide({ actors: applicationSendingActors(store) });
}
