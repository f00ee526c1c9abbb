import { useSelector } from '@xstate/react';
import { useApplication } from '../app/application-context';
import { Note } from '../kit/note';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Says a minute ahead that the session ends, where nothing can renew it. */
export function SessionWarning() {
  const t = useText('session');
  const format = useFormat();
  const { session } = useApplication();
  const warned = useSelector(session, (snapshot) => snapshot.hasTag('warning'));
  const end = useSelector(session, ({ context }) => context.standing.accessExpiresAt);
  if (!warned || end === null) return null;
  return (
    <Note tone="warning" announce>
      {t('ending', { time: format.time(new Date(end)) })}
    </Note>
  );
}
