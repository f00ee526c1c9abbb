import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useGetWaitingQuery } from '#application/api/waiting-endpoints.generated';
import { provideNotificationDrawer } from '#application/notifications/notification-drawer.actors';
import ReadIcon from '~icons/solar/check-read-linear';
import { Note } from '../kit/feedback/note';
import { IconButton } from '../kit/icon-button';
import { Tabs } from '../kit/layout/tabs';
import { Drawer } from '../kit/overlays/drawer';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { ChimeSwitch } from './chime-switch';
import { SessionMessages } from './session-messages';
import { StoreNotifications } from './store-notifications';

type Tab = 'all' | 'unread' | 'session';

const Content = styled.div`
  margin: calc(-1 * var(--space-20));
  & > div > [role='tablist'] {
    gap: var(--space-20);
    padding-inline: var(--space-20);
  }
`;
const Failure = styled.div`
  padding: var(--space-12) var(--space-20) 0;
`;

/**
 * The store's notifications, all or unread, and the messages of this session. The drawer opens
 * whenever `asked` has increased.
 */
export function NotificationsDrawer({ asked }: { asked: number }) {
  const t = useText('notifications');
  const problemText = useProblemText();
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideNotificationDrawer), inspection);
  const [tab, setTab] = useState<Tab>('all');
  const { problem } = snapshot.context;
  const isShown = snapshot.hasTag('shown');
  const unread = useGetWaitingQuery().data?.notifications;
  useEffect(() => {
    if (asked > 0) send({ type: 'drawer.open' });
  }, [asked, send]);
  return (
    <Drawer
      open={isShown}
      onClose={() => send({ type: 'drawer.close' })}
      title={t('title')}
      side="end"
      width={400}
      footer={<ChimeSwitch />}
      tools={
        unread !== undefined &&
        unread > 0 && (
          <IconButton
            icon={ReadIcon}
            label={t('markAllRead')}
            aria-busy={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'all.mark' })}
          />
        )
      }
    >
      <Content>
        <Tabs
          size="page"
          label={t('title')}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'all', label: t('tabs.all') },
            { id: 'unread', label: t('tabs.unread'), count: unread },
            { id: 'session', label: t('tabs.session') },
          ]}
        >
          {problem && (
            <Failure>
              <Note tone="error" announce title={t('failed')}>
                {problemText(problem)}
              </Note>
            </Failure>
          )}
          {tab === 'session' ? (
            <SessionMessages />
          ) : (
            <StoreNotifications
              unread={tab === 'unread'}
              onMark={(id) => send({ type: 'notification.mark', id })}
              onFollow={(id, isUnread) => send({ type: 'notification.follow', id, isUnread })}
            />
          )}
        </Tabs>
      </Content>
    </Drawer>
  );
}
