import { useSelector } from '@xstate/react';
import type { Application } from '#application/create-application';
import { useApplication } from './application-context';

type SessionSnapshot = ReturnType<Application['session']['getSnapshot']>;

/** What the session means to a page. */
export type SessionStage = 'checking' | 'unavailable' | 'signedIn' | 'signedOut';

function stageOf(session: SessionSnapshot): SessionStage {
  if (session.matches('authenticated')) return 'signedIn';
  if (session.matches({ loading: 'userUnavailable' })) return 'unavailable';
  return session.matches('unauthenticated') ? 'signedOut' : 'checking';
}

/** The stage of the running session; follows it. */
export function useSessionStage(): SessionStage {
  return useSelector(useApplication().session, stageOf);
}
