import { addHours } from 'date-fns/addHours';
import { compareDesc } from 'date-fns/compareDesc';
import { isBefore } from 'date-fns/isBefore';
import { subHours } from 'date-fns/subHours';
import {
  NOTIFICATION_TEMPLATES,
  type NotificationTemplate,
  notificationText,
  type TemplateParameters,
} from '#domain/notifications/notification-templates';
import { PAYOUT_REASON_TEXTS } from '#domain/notifications/payout-reason-texts';
import { payoutTrouble } from '#domain/payouts/payout-trouble';
import type { notifications } from '../database/schema/notifications';
import type { orders } from '../database/schema/orders';
import type { products } from '../database/schema/products';
import { TROUBLE_TEMPLATES } from '../payouts/payout-notifications';
import type { DemoClient } from './demo-clients';
import type { DemoPayout } from './demo-payouts';
import type { DemoStore } from './demo-stores';

const SHOWN_ORDERS = 6;

/** Records of a demo store that its notifications are derived from. */
export interface DemoEvents {
  readonly store: DemoStore;
  readonly orders: readonly (typeof orders.$inferInsert)[];
  readonly products: readonly (typeof products.$inferInsert)[];
  readonly clients: readonly DemoClient[];
  readonly payouts: readonly DemoPayout[];
  readonly now: Date;
}

interface NotificationSeed {
  readonly text: ReturnType<typeof notificationText>;
  readonly template: NotificationTemplate;
  readonly entityType: string;
  readonly entityId: string | undefined;
  readonly at: Date;
}

function notificationSeed<Name extends NotificationTemplate>(
  template: Name,
  parameters: TemplateParameters[Name],
  about: Pick<NotificationSeed, 'entityType' | 'entityId' | 'at'>,
): NotificationSeed {
  return { template, text: notificationText(template, parameters), ...about };
}

function newest(
  { orders: all }: DemoEvents,
  statuses: readonly string[],
): (typeof orders.$inferInsert)[] {
  return all
    .filter(({ status }) => statuses.includes(status))
    .sort((one, other) => compareDesc(one.orderDate, other.orderDate));
}

function ofOrders(events: DemoEvents): NotificationSeed[] {
  const waiting = newest(events, ['pending']).slice(0, SHOWN_ORDERS);
  return waiting.map(({ id, number, clientId, total, orderDate }) => {
    const client = events.clients.find(({ row }) => row.id === clientId)?.row;
    return notificationSeed(
      'orderPending',
      {
        orderNumber: String(number),
        client: client ? `${client.firstName} ${client.lastName}` : '',
        total: { centimes: total },
      },
      { entityType: 'order', entityId: id, at: orderDate },
    );
  });
}

function ofDeliveries(events: DemoEvents): NotificationSeed[] {
  return newest(events, ['delivered'])
    .slice(0, 2)
    .map(({ id, number, carrier, deliveredAt, orderDate }) =>
      notificationSeed(
        'orderDelivered',
        { orderNumber: String(number), carrier: carrier ?? '' },
        { entityType: 'order', entityId: id, at: deliveredAt ?? orderDate },
      ),
    );
}

function ofProducts({ products: all, now }: DemoEvents): NotificationSeed[] {
  const before = (hours: number) => subHours(now, hours);
  const approved = all.find(({ approvalState }) => approvalState === 'approved');
  const rejected = all.find(({ rejectionReason }) => rejectionReason);
  const about = (id: string, hours: number) => ({
    entityType: 'product',
    entityId: id,
    at: before(hours),
  });
  return [
    ...(approved
      ? [
          notificationSeed(
            'productApproved',
            { name: approved.name ?? approved.code },
            about(approved.id, 28),
          ),
        ]
      : []),
    ...(rejected
      ? [
          notificationSeed(
            'productRejected',
            { name: rejected.name ?? rejected.code, reason: rejected.rejectionReason ?? '' },
            about(rejected.id, 51),
          ),
        ]
      : []),
    notificationSeed(
      'importFinished',
      { fileName: 'catalogue-automne.csv', created: 18, updated: 6, failed: 1 },
      { entityType: 'import', entityId: undefined, at: before(76) },
    ),
  ];
}

/** One notification of each payout that is rejected, held back or late. */
function ofPayouts({ payouts: all, now }: DemoEvents): NotificationSeed[] {
  return all.flatMap(({ row, state }) => {
    const { status = 'open', expectedAt, reasonCode = null } = state;
    const net = netOfPayout(all, row.id);
    const timing = { ...row, status, expectedAt: expectedAt?.toISOString() ?? null };
    const trouble = payoutTrouble({ ...timing, reasonCode, net }, { now, hasAccount: true });
    if (!trouble || !expectedAt) return [];
    const at = trouble.kind === 'late' ? addHours(expectedAt, 24) : expectedAt;
    return [
      notificationSeed(
        TROUBLE_TEMPLATES[trouble.kind],
        {
          number: row.number,
          net: { centimes: net },
          reason: PAYOUT_REASON_TEXTS[trouble.reason],
        },
        { entityType: 'payout', entityId: row.id, at },
      ),
    ];
  });
}

function netOfPayout(all: readonly DemoPayout[], id: string): number {
  const entries = all.find(({ row }) => row.id === id)?.entries ?? [];
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** Notifications of each member of the store's staff; those older than a day are read. */
export function notificationRows(events: DemoEvents): (typeof notifications.$inferInsert)[] {
  const all = [
    ...ofOrders(events),
    ...ofDeliveries(events),
    ...ofPayouts(events),
    ...ofProducts(events),
  ];
  const dayAgo = subHours(events.now, 24);
  return events.store.staff.flatMap(({ id: userId, role }) => {
    // Only users who may see money are told of payouts.
    const own = all.filter(({ entityType }) => entityType !== 'payout' || role !== 'store_user');
    return own.map(({ template, text, entityType, entityId, at }, index) => ({
      id: `ntf_${userId.slice(4)}${String(index).padStart(4, '0')}`,
      storeId: events.store.id,
      userId,
      ...text,
      entityType,
      entityId,
      createdAt: at,
      kind: NOTIFICATION_TEMPLATES[template].kind,
      severity: NOTIFICATION_TEMPLATES[template].severity,
      readAt: isBefore(at, dayAgo) ? addHours(at, 1) : null,
    }));
  });
}
