import { fromPromise } from 'xstate';
import { readAnew } from '../api/read-anew';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Store } from '../store';
import { applicationFollowingMachine } from './application-following.machine';
import { applicationsApi } from './applications-api';

const { chooseInterview, withdrawApplication } = applicationsApi.endpoints;

/** The actors of the application-following machine. */
function applicationFollowingActors(store: Store): ActorsOf<typeof applicationFollowingMachine> {
  return {
    readApplication: fromPromise(({ input: { link }, signal }) =>
      readAnew(
        store,
        {
          running: applicationsApi.util.getRunningQueryThunk('readApplication', { link }),
          reading: applicationsApi.endpoints.readApplication.initiate(
            { link },
            { forceRefetch: true },
          ),
        },
        signal,
      ),
    ),
    chooseInterview: fromPromise(({ input: { link, startsAt }, signal }) => {
      if (startsAt === null) throw new Error('Only a chosen slot is booked.');
      return unwrapWithSignal(
        store.dispatch(chooseInterview.initiate({ link, interviewChoice: { startsAt } })),
        signal,
      );
    }),
    withdrawApplication: fromPromise(({ input: { link }, signal }) =>
      unwrapWithSignal(store.dispatch(withdrawApplication.initiate({ link })), signal),
    ),
  };
}

/** The application-following machine of the public area. */
export function provideApplicationFollowing(_ports: unknown, store: Store) {
  return applicationFollowingMachine.provide({ actors: applicationFollowingActors(store) });
}
