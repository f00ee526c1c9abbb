import { useSyncExternalStore } from 'react';
import { Card } from '../../kit/layout/card';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';
import { PagePending } from '../page-pending';

/**
 * The page while the server has not confirmed the session: it loads, or the server is unreachable.
 */
export function PageUntilChecked() {
  const t = useText('shell');
  const { connection } = useApplication();
  const hadTrouble = useSyncExternalStore(connection.subscribe, connection.hadTrouble, () => false);
  if (!hadTrouble) return <PagePending />;
  return (
    <Card>
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.text')}</p>
    </Card>
  );
}
