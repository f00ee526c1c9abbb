import { useSyncExternalStore } from 'react';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { useText } from '../text/use-text';
import { NotificationLine } from './notification-line';

/** The toasts shown since the portal was opened; lost when the page closes. */
export function SessionMessages() {
  const t = useText('notifications');
  const history = useSyncExternalStore(toasts.subscribe, toasts.history);
  if (history.length === 0) return <EmptyState title={t('empty.session')} />;
  return (
    <ul>
      {history.map(({ id, tone, title, body, at }) => (
        <li key={id}>
          <NotificationLine
            tone={tone}
            title={{ name: title }}
            body={body === undefined ? undefined : { name: body }}
            at={new Date(at).toISOString()}
          />
        </li>
      ))}
    </ul>
  );
}
