import { useContext } from 'react';
import { useApplication } from '../portal-context/application-context';
import { SigningOutContext } from '../portal-context/signing-out-context';

/**
 * Ends the session. The gate then leads to the sign-in page without a return address, because the
 * next user may be another one.
 */
export function useSignOut(): () => void {
  const { session } = useApplication();
  const leave = useContext(SigningOutContext);
  return () => {
    leave?.();
    session.send({ type: 'session.signOut' });
  };
}
