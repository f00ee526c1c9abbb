import { styled } from 'styled-components';
import { useListNotificationsQuery } from '#application/api/notifications-endpoints.generated';
import { calendarDaysBetween } from '#domain/format/dates';
import { notificationPage } from '#domain/notifications/notification-page';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Notification } from '#openapi/types.generated';
import OrderIcon from '~icons/solar/bag-4-bold';
import InvoiceIcon from '~icons/solar/bill-list-bold';
import ProductIcon from '~icons/solar/box-bold';
import ReadIcon from '~icons/solar/check-read-linear';
import DeliveryIcon from '~icons/solar/delivery-bold';
import StoreIcon from '~icons/solar/shop-bold';
import { EmptyState } from '../kit/feedback/empty-state';
import type { IconType } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { NotificationLine } from './notification-line';

const KIND_ICONS: Record<Notification['kind'], IconType> = {
  delivery: DeliveryIcon,
  invoice: InvoiceIcon,
  order: OrderIcon,
  product: ProductIcon,
  store: StoreIcon,
};

/** Only the newest are listed; older events are in the histories of their records. */
const NEWEST = { page: 1, pageSize: 50 } as const;

const Day = styled.h3`
  padding: var(--space-16) var(--space-20) var(--space-8);
  color: var(--text-2);
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;

interface NotificationActions {
  onMark: (id: string) => void;
  onFollow: (id: string, isUnread: boolean) => void;
}

/** The store's notifications by day, each with a link to its record. */
export function StoreNotifications({
  unread,
  ...actions
}: NotificationActions & { unread: boolean }) {
  const t = useText('notifications');
  const { data, error, refetch } = useListNotificationsQuery(
    unread ? { ...NEWEST, unread } : NEWEST,
  );
  if (error && !data) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton />;
  if (data.items.length === 0) {
    return <EmptyState title={t(unread ? 'empty.unread' : 'empty.all')} />;
  }
  return [...byDay(data.items)].map(([day, items]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <Day id={`day-${day}`}>
        <DayName at={items[0]?.createdAt ?? day} />
      </Day>
      <ul>
        {items.map((notification) => (
          <li key={notification.id}>
            <StoreNotification notification={notification} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function byDay(items: readonly Notification[]): Map<string, Notification[]> {
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = casablancaDay(new Date(item.createdAt));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}

function DayName({ at }: { at: string }) {
  const t = useText('notifications');
  const format = useFormat();
  const days = calendarDaysBetween(useNow(), at);
  if (days === 0) return t('days.today');
  return days === -1 ? t('days.yesterday') : format.longDate(at);
}

function StoreNotification({
  notification,
  onMark,
  onFollow,
}: NotificationActions & { notification: Notification }) {
  const t = useText('notifications');
  const { id, kind, severity, createdAt, readAt, ...texts } = notification;
  const isUnread = readAt === null;
  return (
    <NotificationLine
      tone={severity}
      icon={KIND_ICONS[kind]}
      title={{ name: texts.title, nameEn: texts.titleEn, nameAr: texts.titleAr }}
      body={{ name: texts.body, nameEn: texts.bodyEn, nameAr: texts.bodyAr }}
      at={createdAt}
      unread={isUnread}
      to={notificationPage(notification)}
      onFollow={() => onFollow(id, isUnread)}
      action={
        isUnread && (
          <IconButton
            size="small"
            icon={ReadIcon}
            label={t('markRead')}
            onClick={() => onMark(id)}
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

function ListSkeleton() {
  return (
    <Rows aria-busy="true">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="56px" $radius="8px" />
      ))}
    </Rows>
  );
}
