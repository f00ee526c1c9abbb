import { useContext } from 'react';
import { useApplication } from '../app/application-context';
import { SigningOutContext } from '../app/signing-out-context';

/**
 * Ends the session. The gate then leads to the sign-in page without a way back: the next person
 * there may be somebody else.
 */
export function useSignOut(): () => void {
  const { session } = useApplication();
  const leave = useContext(SigningOutContext);
  return () => {
    leave?.();
    session.send({ type: 'session.signOut' });
  };
}
