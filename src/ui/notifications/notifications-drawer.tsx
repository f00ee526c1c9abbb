import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type Notification,
  useListNotificationsQuery,
  useMarkNotificationsMutation,
} from '#application/api/notifications-endpoints.generated';
import ReadIcon from '~icons/solar/check-read-linear';
import { Drawer } from '../kit/drawer';
import { EmptyState } from '../kit/empty-state';
import { IconButton } from '../kit/icon-button';
import { Skeleton } from '../kit/skeleton';
import { Tabs } from '../kit/tabs';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { ChimeSwitch } from './chime-switch';
import { NotificationLine } from './notification-line';
import { SessionMessages } from './session-messages';

type Tab = 'all' | 'unread' | 'session';

/** The newest are what one looks for; the rest of the story stands with its records. */
const NEWEST = { page: 1, pageSize: 50 } as const;

const Inside = styled.div`
  margin: calc(-1 * var(--space-20));
  & > div > [role='tablist'] {
    gap: var(--space-20);
    padding-inline: var(--space-20);
  }
`;

/** What happened: the store's notifications, all or unread, and the messages of this session. */
export function NotificationsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('notifications');
  const [tab, setTab] = useState<Tab>('all');
  const { data } = useListNotificationsQuery(NEWEST, { skip: !open });
  const [mark] = useMarkNotificationsMutation();
  const unread = data?.items.filter(({ readAt }) => readAt === null).map(({ id }) => id) ?? [];
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      side="end"
      width={400}
      footer={<ChimeSwitch />}
      tools={
        unread.length > 0 && (
          <IconButton
            icon={ReadIcon}
            label={t('markAllRead')}
            onClick={() => mark({ notificationMarks: { ids: unread, read: true } })}
          />
        )
      }
    >
      <Inside>
        <Tabs
          size="page"
          label={t('title')}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'all', label: t('tabs.all') },
            { id: 'unread', label: t('tabs.unread'), count: data?.unreadCount },
            { id: 'session', label: t('tabs.session') },
          ]}
        >
          {tab === 'session' ? (
            <SessionMessages />
          ) : (
            <StoreNotifications unread={tab === 'unread'} />
          )}
        </Tabs>
      </Inside>
    </Drawer>
  );
}

function StoreNotifications({ unread }: { unread: boolean }) {
  const t = useText('notifications');
  const { data, error, refetch } = useListNotificationsQuery(
    unread ? { ...NEWEST, unread } : NEWEST,
  );
  if (error && !data) {
    return <ProblemState error={error} onRetry={refetch} />;
  }
  if (!data) return <Waiting />;
  if (data.items.length === 0) {
    return <EmptyState title={t(unread ? 'empty.unread' : 'empty.all')} />;
  }
  return (
    <ul>
      {data.items.map((notification) => (
        <li key={notification.id}>
          <StoreNotification notification={notification} />
        </li>
      ))}
    </ul>
  );
}

function StoreNotification({ notification }: { notification: Notification }) {
  const t = useText('notifications');
  const [mark] = useMarkNotificationsMutation();
  const { id, severity, createdAt, readAt, ...texts } = notification;
  return (
    <NotificationLine
      tone={severity}
      title={{ name: texts.title, nameEn: texts.titleEn, nameAr: texts.titleAr }}
      body={{ name: texts.body, nameEn: texts.bodyEn, nameAr: texts.bodyAr }}
      at={createdAt}
      unread={readAt === null}
      action={
        readAt === null && (
          <IconButton
            size="small"
            icon={ReadIcon}
            label={t('markRead')}
            onClick={() => mark({ notificationMarks: { ids: [id], read: true } })}
          />
        )
      }
    />
  );
}

const Rows = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-20);
`;

function Waiting() {
  return (
    <Rows aria-busy="true">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="56px" $radius="8px" />
      ))}
    </Rows>
  );
}
