import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import {
  CANCELLATION_LIFECYCLE,
  CANCELLATION_RESPONSE_TIME_MS,
  type CancellationAction,
  type CancellationReason,
} from '#domain/cancellations/cancellation-lifecycle';
import type {
  cancellationHistory,
  cancellationItems,
  cancellations,
} from '../database/schema/cancellations';
import type { clients } from '../database/schema/orders';
import { afterSalesTimeline, type TimelineEvent } from './after-sales-timeline';
import type { OrderRows } from './demo-orders';
import type { DemoStore } from './demo-stores';
import { clientPerformer, type HistoryPerformer, staffWith } from './order-history';
import type { Random } from './random';

/** Input that requests are built from. */
export interface AfterSalesSeed {
  readonly store: DemoStore;
  readonly sales: OrderRows;
  readonly clients: readonly (typeof clients.$inferInsert)[];
  readonly now: Date;
  readonly random: Random;
}

/** Rows of one store's cancellations. Numbers are assigned when the rows of all stores exist. */
export interface CancellationRows {
  readonly cancellations: Omit<typeof cancellations.$inferInsert, 'number'>[];
  readonly items: (typeof cancellationItems.$inferInsert)[];
  readonly history: (typeof cancellationHistory.$inferInsert)[];
}

type OrderInsert = OrderRows['orders'][number];

/** A planned cancellation. */
interface CancellationFixture {
  readonly order: OrderInsert;
  readonly reasonCode: CancellationReason;
  readonly events: readonly TimelineEvent<CancellationAction>[];
  readonly times: readonly [begin: Date, end: Date];
}

/** When a step of the order was taken; the time of the order if it never was. */
function stepOf({ sales }: AfterSalesSeed, order: OrderInsert, action: string): Date {
  return (
    sales.history.find((line) => line.orderId === order.id && line.action === action)?.at ??
    order.orderDate
  );
}

function between(one: Date, other: Date, share: number): Date {
  return addMilliseconds(one, Math.round(differenceInMilliseconds(other, one) * share));
}

/** The client of a demo order, as the performer in a history. */
export function clientOf({ clients: all }: AfterSalesSeed, order: OrderInsert): HistoryPerformer {
  const client = all.find(({ id }) => id === order.clientId);
  if (!client) throw new Error(`The demo has no client ${order.clientId}.`);
  return clientPerformer(client);
}

/** Orders cancelled after acceptance, alternately by the client and by the store. */
function acceptedCancellations(material: AfterSalesSeed): CancellationFixture[] {
  const { sales, store, random } = material;
  const ids = new Set(
    sales.history.flatMap((line) => (line.action === 'cancelAll' ? [line.orderId] : [])),
  );
  const orders = sales.orders.filter(({ id }) => ids.has(id));
  return orders.map((order, turn): CancellationFixture => {
    const staff = staffWith('orders.cancel', store, random);
    const end = stepOf(material, order, 'cancelAll');
    if (turn % 2 === 1) {
      const events = [{ action: 'create', performer: staff, reasonCode: 'out_of_stock' }] as const;
      return { order, reasonCode: 'out_of_stock', events, times: [end, end] };
    }
    return {
      order,
      reasonCode: 'client_changed_mind',
      events: [
        {
          action: 'request',
          performer: clientOf(material, order),
          reasonCode: 'client_changed_mind',
        },
        { action: 'accept', performer: staff },
      ],
      times: [between(stepOf(material, order, 'prepare'), end, 0.3), end],
    };
  });
}

/** Requests that are pending, were refused because the parcel was ready, or were withdrawn. */
function unacceptedCancellations(material: AfterSalesSeed): CancellationFixture[] {
  const { sales, store, random, now } = material;
  const fixtures: CancellationFixture[] = [];
  const request = (order: OrderInsert, reasonCode: CancellationReason) =>
    ({ action: 'request', performer: clientOf(material, order), reasonCode }) as const;
  const add = (
    status: OrderInsert['status'],
    reasonCode: CancellationReason,
    tell: (order: OrderInsert) => Pick<CancellationFixture, 'events' | 'times'>,
  ) => {
    const order = sales.orders.find((one) => one.status === status);
    if (order) fixtures.push({ order, reasonCode, ...tell(order) });
  };
  for (const [status, reason] of [
    ['ready', 'too_slow'],
    ['processing', 'ordered_twice'],
  ] as const) {
    add(status, reason, (order) => {
      const at = between(order.updatedAt ?? order.orderDate, now, 0.6);
      return { events: [request(order, reason)], times: [at, at] };
    });
  }
  add('shipped', 'client_changed_mind', (order) => {
    const [ready, left] = [
      stepOf(material, order, 'markReady'),
      stepOf(material, order, 'handOver'),
    ];
    const refuse = {
      action: 'refuse',
      performer: staffWith('orders.cancel', store, random),
    } as const;
    return {
      events: [
        request(order, 'client_changed_mind'),
        { ...refuse, note: 'Votre colis est déjà prêt.' },
      ],
      times: [between(ready, left, 0.2), between(ready, left, 0.8)],
    };
  });
  add('delivered', 'wrong_address', (order) => {
    const begin = addMinutes(stepOf(material, order, 'accept'), 6);
    const withdraw = { action: 'withdraw', performer: clientOf(material, order) } as const;
    return {
      events: [request(order, 'wrong_address'), withdraw],
      times: [begin, addMinutes(begin, 25)],
    };
  });
  return fixtures;
}

function addCancellation(
  rows: CancellationRows,
  { order, reasonCode, events, times }: CancellationFixture,
  { sales, random }: AfterSalesSeed,
): void {
  const id = random.id('can');
  const history = afterSalesTimeline(CANCELLATION_LIFECYCLE, events, times, random, 'che');
  const isOwn = events[0]?.action === 'create';
  // The order's whole refund belongs to this cancellation, if it was accepted.
  const refund = sales.refunds.find((one) => one.orderId === order.id);
  const status = history.at(-1)?.toStatus as (typeof cancellations.$inferInsert)['status'];
  const isAccepted = status === 'accepted';
  if (refund && isAccepted) refund.sourceId = id;
  const payment = sales.payments.find((one) => one.orderId === order.id);
  const wouldBe = status === 'requested' && payment?.capturedAt ? order.total : 0;
  rows.cancellations.push({
    id,
    storeId: order.storeId,
    orderId: order.id,
    status,
    reasonCode,
    requestedBy: isOwn ? 'staff' : 'client',
    respondBy: isOwn ? null : addMilliseconds(times[0], CANCELLATION_RESPONSE_TIME_MS),
    refundTotal: isAccepted ? (refund?.amount ?? 0) : wouldBe,
    restock: isAccepted ? true : null,
    searchText: order.searchText,
    createdAt: times[0],
    updatedAt: times[1],
    revision: history.length,
  });
  for (const item of sales.items.filter((one) => one.orderId === order.id)) {
    rows.items.push({
      id: random.id('cit'),
      cancellationId: id,
      orderItemId: item.id,
      quantity: item.quantity,
    });
  }
  rows.history.push(...history.map((line) => ({ ...line, cancellationId: id })));
}

/** Cancellations in every status, as far as the store has suitable orders. */
export function cancellationRows(material: AfterSalesSeed): CancellationRows {
  const rows: CancellationRows = { cancellations: [], items: [], history: [] };
  for (const fixture of [
    ...acceptedCancellations(material),
    ...unacceptedCancellations(material),
  ]) {
    addCancellation(rows, fixture, material);
  }
  return rows;
}
