import { USERS_PATH } from '../links/user-path';
import { RecordNotFound } from '../lists/record-not-found';
import { useText } from '../text/use-text';

/** The page at an address of a user unknown to the store. */
export function UserNotFound() {
  const t = useText('users');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: USERS_PATH, label: t('unknown.back') }}
    />
  );
}
