import { CLIENTS_PATH } from '../links/client-path';
import { RecordNotFound } from '../lists/record-not-found';
import { useText } from '../text/use-text';

/** The page at an address of a client unknown to the store. */
export function ClientNotFound() {
  const t = useText('clients');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: CLIENTS_PATH, label: t('unknown.back') }}
    />
  );
}
