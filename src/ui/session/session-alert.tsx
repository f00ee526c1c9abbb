import { useSelector } from '@xstate/react';
import { AlertDialog } from '../kit/overlays/confirm-dialog';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';

/** 'Token expired' (specification, sections 7 and 8): over the page, which stays unchanged. */
export function SessionAlert() {
  const t = useText('session');
  const { session } = useApplication();
  const open = useSelector(session, (snapshot) => snapshot.hasTag('alert'));
  return (
    <AlertDialog
      open={open}
      title={t('expired.title')}
      description={t('expired.text')}
      label={t('expired.signIn')}
      onClose={() => session.send({ type: 'alert.acknowledge' })}
    />
  );
}
