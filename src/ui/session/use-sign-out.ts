import { useContext } from 'react';
import { useApplication } from '../app/application-context';
import { LeavingContext } from '../app/leaving';

/**
 * Ends the session. The gate then leads to the sign-in page without a way back: the next person
 * there may be somebody else.
 */
export function useSignOut(): () => void {
  const { session } = useApplication();
  const leave = useContext(LeavingContext);
  return () => {
    leave?.();
    session.send({ type: 'session.signOut' });
  };
}
