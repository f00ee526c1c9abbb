import { useSelector } from '@xstate/react';
import type { Application } from '#application/create-application';
import { useApplication } from './application-context';

type SessionSnapshot = ReturnType<Application['session']['getSnapshot']>;

/** The session's state as pages distinguish it. */
export type SessionStage = 'checking' | 'unavailable' | 'signedIn' | 'signedOut';

function stageOf(session: SessionSnapshot): SessionStage {
  if (session.matches('authenticated')) return 'signedIn';
  if (session.matches({ loading: 'userUnavailable' })) return 'unavailable';
  return session.matches('unauthenticated') ? 'signedOut' : 'checking';
}

/** The stage of the running session; updates with it. */
export function useSessionStage(): SessionStage {
  return useSelector(useApplication().session, stageOf);
}
