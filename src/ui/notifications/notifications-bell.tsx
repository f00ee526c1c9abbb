import { useState } from 'react';
import { styled } from 'styled-components';
import { useGetWaitingQuery } from '#application/api/waiting-endpoints.generated';
import BellIcon from '~icons/solar/bell-linear';
import { Counter } from '../kit/feedback/counter';
import { IconButton } from '../kit/icon-button';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { useChime } from './use-chime';

const NotificationsDrawer = lazyComponent(
  () => import('./notifications-drawer'),
  'NotificationsDrawer',
);

/** Larger numbers cannot be distinguished at a glance. */
const MAX_SHOWN = 99;

const Badge = styled(Counter)`
  min-inline-size: 18px;
  min-block-size: 18px;
  padding-inline: 4px;
  border-radius: var(--radius-round);
  line-height: 18px;
`;

/** The number of unread notifications, and the drawer that lists them. */
export function NotificationsBell() {
  const t = useText('shell');
  const { number } = useFormat();
  // How often the drawer was requested; the drawer itself stores whether it is open. It is loaded
  // with its code when the pointer or the focus reaches the bell.
  const [asked, setAsked] = useState<number | null>(null);
  const prepare = () => setAsked((times) => times ?? 0);
  const { data } = useGetWaitingQuery();
  useChime(data?.notifications);
  const unread = data?.notifications ?? 0;
  const figure = unread > MAX_SHOWN ? `${number(MAX_SHOWN)}+` : number(unread);
  return (
    <>
      <IconButton
        icon={BellIcon}
        label={t('notifications', { count: unread })}
        badge={unread > 0 && <Badge $tone="solid">{figure}</Badge>}
        aria-haspopup="dialog"
        onClick={() => setAsked((times) => (times ?? 0) + 1)}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {asked !== null && (
        <Deferred>
          <NotificationsDrawer asked={asked} />
        </Deferred>
      )}
    </>
  );
}
