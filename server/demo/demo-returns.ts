import path from 'node:path';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { compareDesc } from 'date-fns/compareDesc';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { max } from 'date-fns/max';
import { subHours } from 'date-fns/subHours';
import {
  RETURN_LIFECYCLE,
  RETURN_RESPONSE_TIME_MS,
  type ReturnAction,
  type ReturnReason,
  type ReturnStatus,
} from '#domain/returns/return-lifecycle';
import type { returnHistory, returnItems, returns } from '../database/schema/returns';
import { afterSalesTimeline, type TimelineEvent } from './after-sales-timeline';
import { type AfterSalesSeed, clientOf } from './demo-cancellations';
import { demoPictureUrl } from './demo-media';
import type { OrderRows } from './demo-orders';
import { CARRIER, MARKETPLACE, SYSTEM, staffWith } from './order-history';
import { type PhotoSubject, photoName } from './picture-views';

/** Rows of one store's returns. Numbers are assigned when the rows of all stores exist. */
export interface ReturnRows {
  readonly returns: Omit<typeof returns.$inferInsert, 'number'>[];
  readonly items: (typeof returnItems.$inferInsert)[];
  readonly history: (typeof returnHistory.$inferInsert)[];
}

type OrderInsert = OrderRows['orders'][number];

/** A planned return: its status, its reason and its actions. */
interface ReturnFixture {
  readonly status: ReturnStatus;
  readonly reasonCode: ReturnReason;
  readonly comment: string;
  readonly actions: readonly ReturnAction[];
  /** How many hours ago it was requested, where an answer is due. */
  readonly hoursAgo?: number;
}

const TO_RECEIVED = ['request', 'approve', 'ship', 'receive'] as const;

/** Open and finished returns of single pieces, the most urgent first. */
const SINGLES: readonly ReturnFixture[] = [
  {
    status: 'requested',
    reasonCode: 'damaged_in_transit',
    actions: ['request'],
    comment: 'Le bord est ébréché.',
    hoursAgo: 44,
  },
  {
    status: 'requested',
    reasonCode: 'wrong_size',
    actions: ['request'],
    hoursAgo: 20,
    comment: 'Trop petit, je voudrais la taille au-dessus.',
  },
  {
    status: 'requested',
    reasonCode: 'not_as_described',
    actions: ['request'],
    hoursAgo: 5,
    comment: 'اللون مختلف عن الصورة.',
  },
  {
    status: 'approved',
    reasonCode: 'wrong_item',
    comment: 'Ce n’est pas ma commande.',
    actions: ['request', 'approve'],
  },
  {
    status: 'in_transit',
    reasonCode: 'defective',
    comment: 'La couture a lâché.',
    actions: ['request', 'approve', 'ship'],
  },
  {
    status: 'received',
    reasonCode: 'changed_mind',
    comment: 'Finalement trop grand.',
    actions: TO_RECEIVED,
  },
  {
    status: 'declined',
    reasonCode: 'changed_mind',
    comment: 'Je n’en veux plus.',
    actions: ['request', 'decline'],
  },
  {
    status: 'disputed',
    reasonCode: 'defective',
    comment: 'Arrivé cassé.',
    actions: [...TO_RECEIVED, 'dispute'],
  },
  {
    status: 'withdrawn',
    reasonCode: 'wrong_size',
    comment: 'Je le garde.',
    actions: ['request', 'withdraw'],
  },
];

const PERMISSIONS = { receive: 'returns.receive' } as const;

function timelineEventOf(
  action: ReturnAction,
  fixture: ReturnFixture,
  order: OrderInsert,
  material: AfterSalesSeed,
): TimelineEvent<ReturnAction> {
  const { store, random } = material;
  if (action === 'request') {
    return { action, performer: clientOf(material, order), reasonCode: fixture.reasonCode };
  }
  if (action === 'withdraw') return { action, performer: clientOf(material, order) };
  if (action === 'ship') return { action, performer: CARRIER };
  if (action === 'close')
    return { action, performer: fixture.status === 'disputed' ? MARKETPLACE : SYSTEM };
  const permission = action === 'receive' ? PERMISSIONS.receive : 'returns.decide';
  const performer = staffWith(permission, store, random);
  if (action === 'decline') {
    return { action, performer, reasonCode: 'used_item', note: 'L’article a été porté.' };
  }
  if (action === 'dispute') {
    const note = 'La casse est fraîche et l’emballage intact, photos au dossier.';
    return { action, performer, reasonCode: 'damaged_by_client', note };
  }
  return { action, performer };
}

function timesOf(
  fixture: ReturnFixture,
  order: OrderInsert,
  now: Date,
): readonly [begin: Date, end: Date] {
  const delivered = order.deliveredAt ?? order.orderDate;
  if (fixture.hoursAgo !== undefined) {
    const at = max([delivered, subHours(now, fixture.hoursAgo)]);
    return [at, at];
  }
  const left = differenceInMilliseconds(now, delivered);
  return [
    addMilliseconds(delivered, Math.round(left * 0.3)),
    addMilliseconds(delivered, Math.round(left * 0.9)),
  ];
}

/** The reasons of which clients send photos, and what these show. */
const PHOTOGRAPHED: Partial<Record<ReturnReason, readonly PhotoSubject[]>> = {
  damaged_in_transit: ['damage', 'parcel'],
  defective: ['damage'],
  not_as_described: ['parcel'],
  wrong_item: ['parcel'],
};

/** The addresses of the client's photos of the first returned piece. */
function photosOf(reason: ReturnReason, order: OrderInsert, sales: OrderRows): string[] {
  const shown = sales.items.find((item) => item.orderId === order.id)?.pictureUrl;
  if (!shown) return [];
  const picture = path.basename(shown, '.svg');
  return (PHOTOGRAPHED[reason] ?? []).map((subject) => demoPictureUrl(photoName(picture, subject)));
}

function addReturn(
  rows: ReturnRows,
  fixture: ReturnFixture,
  order: OrderInsert,
  material: AfterSalesSeed,
  times = timesOf(fixture, order, material.now),
): void {
  const { sales, random } = material;
  const id = random.id('ret');
  const events = fixture.actions.map((action) => timelineEventOf(action, fixture, order, material));
  const history = afterSalesTimeline(RETURN_LIFECYCLE, events, times, random, 'rhe');
  const isWhole = order.status === 'returned';
  const refund = isWhole ? sales.refunds.find((one) => one.orderId === order.id) : undefined;
  if (refund) refund.sourceId = id;
  rows.returns.push({
    id,
    storeId: order.storeId,
    orderId: order.id,
    status: fixture.status,
    reasonCode: fixture.reasonCode,
    clientComment: fixture.comment,
    photos: photosOf(fixture.reasonCode, order, sales),
    refundTotal: refund?.amount ?? 0,
    refundedAt: history.find((line) => line.action === 'refund')?.at ?? null,
    respondBy: addMilliseconds(times[0], RETURN_RESPONSE_TIME_MS),
    searchText: order.searchText,
    createdAt: times[0],
    updatedAt: times[1],
    revision: history.length,
  });
  const isCounted = fixture.actions.includes('receive');
  const items = sales.items.filter((item) => item.orderId === order.id);
  for (const item of isWhole ? items : items.slice(0, 1)) {
    const quantity = isWhole ? item.quantity : 1;
    rows.items.push({
      id: random.id('rit'),
      returnId: id,
      orderItemId: item.id,
      quantity,
      receivedQuantity: isCounted ? quantity : null,
      damagedQuantity: isCounted ? (fixture.status === 'disputed' ? 1 : 0) : null,
      resellable: isCounted ? fixture.status !== 'disputed' : null,
    });
  }
  rows.history.push(...history.map((line) => ({ ...line, returnId: id })));
}

/** Why whole orders came back, in turns. */
const WHOLE_REASONS = [
  { reasonCode: 'not_as_described', comment: 'Ne correspond pas à la description.' },
  { reasonCode: 'damaged_in_transit', comment: 'وصل مكسورا.' },
  { reasonCode: 'wrong_size', comment: 'Trop grand, même avec la plus petite taille.' },
  { reasonCode: 'changed_mind', comment: 'J’ai changé d’avis.' },
  { reasonCode: 'defective', comment: 'La fermeture ne tient pas.' },
] as const;

/** Orders returned whole after their delivery; the newest return is not yet closed. */
function addWhole(rows: ReturnRows, material: AfterSalesSeed): void {
  const { sales } = material;
  const cameBack = sales.orders
    .filter((order) => order.status === 'returned' && order.deliveredAt)
    .sort((one, other) => compareDesc(one.orderDate, other.orderDate));
  cameBack.forEach((order, index) => {
    const refunded = (order.updatedAt ?? material.now).getTime();
    const begin = ((order.deliveredAt?.getTime() ?? 0) + refunded) / 2;
    // The refund is dated when the order was returned, the closing one step later.
    const closed = refunded + (refunded - begin) / TO_RECEIVED.length;
    const closes = index > 0 && closed < material.now.getTime();
    const actions = [...TO_RECEIVED, 'refund'] as const;
    addReturn(
      rows,
      {
        status: closes ? 'closed' : 'refunded',
        ...(WHOLE_REASONS[index % WHOLE_REASONS.length] ?? WHOLE_REASONS[0]),
        actions: closes ? [...actions, 'close'] : actions,
      },
      order,
      material,
      [new Date(begin), new Date(closes ? closed : refunded)],
    );
  });
}

/** Returns in every status, as far as the store has delivered orders for them. */
export function returnRows(material: AfterSalesSeed): ReturnRows {
  const rows: ReturnRows = { returns: [], items: [], history: [] };
  const delivered = material.sales.orders
    .filter((order) => order.status === 'delivered')
    .sort((one, other) => compareDesc(one.orderDate, other.orderDate));
  // At most half of the store's delivered orders.
  const count = Math.min(SINGLES.length, Math.floor(delivered.length / 2));
  SINGLES.slice(0, count).forEach((fixture, index) => {
    const order = delivered[index];
    if (order) addReturn(rows, fixture, order, material);
  });
  addWhole(rows, material);
  return rows;
}
