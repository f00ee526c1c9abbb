import { useNavigate } from 'react-router';
import { useApplication } from '../app/application-context';
import { SIGN_IN_PATH } from '../app/return-path';

/**
 * Ends the session and goes to the sign-in page, without a way back: the next person there may be
 * somebody else.
 */
export function useSignOut(): () => void {
  const { session } = useApplication();
  const navigate = useNavigate();
  return () => {
    session.send({ type: 'session.signOut' });
    void navigate(SIGN_IN_PATH);
  };
}
