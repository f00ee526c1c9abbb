import { UnknownRecord } from '../lists/unknown-record';
import { useText } from '../text/use-text';
import { USERS_PATH } from './user-path';

/** What stands at an address that leads to nobody of the store. */
export function UnknownUser() {
  const t = useText('users');
  return (
    <UnknownRecord
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: USERS_PATH, label: t('unknown.back') }}
    />
  );
}
