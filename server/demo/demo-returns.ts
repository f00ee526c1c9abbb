import {
  RETURN_LIFECYCLE,
  RETURN_RESPOND_WITHIN_MS,
  type ReturnAction,
  type ReturnReason,
  type ReturnStatus,
} from '#domain/returns/return-lifecycle';
import type { returnHistory, returnItems, returns } from '../database/schema/returns';
import { clientOf, type RequestMaterial } from './demo-cancellations';
import type { OrderRows } from './demo-orders';
import { CARRIER, MARKETPLACE, SYSTEM, staffWith } from './order-history';
import { type Happening, timeline } from './request-timeline';

const HOUR_MS = 3_600_000;

/** Rows of one store's returns; numbers are given when all stores' are known. */
export interface ReturnRows {
  readonly returns: Omit<typeof returns.$inferInsert, 'number'>[];
  readonly items: (typeof returnItems.$inferInsert)[];
  readonly history: (typeof returnHistory.$inferInsert)[];
}

type OrderInsert = OrderRows['orders'][number];

/** A return as it is told: what became of it, and of which order. */
interface Told {
  readonly status: ReturnStatus;
  readonly reasonCode: ReturnReason;
  readonly comment: string;
  readonly actions: readonly ReturnAction[];
  /** How long ago it was asked for, where an answer is due. */
  readonly hoursAgo?: number;
}

const TO_RECEIVED = ['request', 'approve', 'ship', 'receive'] as const;

/** Open and finished ones of single pieces, the most pressing first. */
const SINGLES: readonly Told[] = [
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

const happeningOf = (
  action: ReturnAction,
  told: Told,
  order: OrderInsert,
  material: RequestMaterial,
): Happening<ReturnAction> => {
  const { store, random } = material;
  if (action === 'request') {
    return { action, actor: clientOf(material, order), reasonCode: told.reasonCode };
  }
  if (action === 'withdraw') return { action, actor: clientOf(material, order) };
  if (action === 'ship') return { action, actor: CARRIER };
  if (action === 'close')
    return { action, actor: told.status === 'disputed' ? MARKETPLACE : SYSTEM };
  const permission = action === 'receive' ? PERMISSIONS.receive : 'returns.decide';
  const actor = staffWith(permission, store, random);
  if (action === 'decline') {
    return { action, actor, reasonCode: 'used_item', note: 'L’article a été porté.' };
  }
  if (action === 'dispute') {
    const note = 'La casse est fraîche et l’emballage intact, photos au dossier.';
    return { action, actor, reasonCode: 'damaged_by_client', note };
  }
  return { action, actor };
};

const timesOf = (told: Told, order: OrderInsert, now: Date): readonly [begin: Date, end: Date] => {
  const delivered = (order.deliveredAt ?? order.orderDate).getTime();
  if (told.hoursAgo !== undefined) {
    const at = new Date(Math.max(delivered, now.getTime() - told.hoursAgo * HOUR_MS));
    return [at, at];
  }
  const left = now.getTime() - delivered;
  return [
    new Date(delivered + Math.round(left * 0.3)),
    new Date(delivered + Math.round(left * 0.9)),
  ];
};

const addReturn = (
  rows: ReturnRows,
  told: Told,
  order: OrderInsert,
  material: RequestMaterial,
  times = timesOf(told, order, material.now),
): void => {
  const { sales, random } = material;
  const id = random.id('ret');
  const happenings = told.actions.map((action) => happeningOf(action, told, order, material));
  const history = timeline(RETURN_LIFECYCLE, happenings, times, random, 'rhe');
  const isWhole = order.status === 'returned';
  const refund = isWhole ? sales.refunds.find((one) => one.orderId === order.id) : undefined;
  if (refund) refund.sourceId = id;
  rows.returns.push({
    id,
    storeId: order.storeId,
    orderId: order.id,
    status: told.status,
    reasonCode: told.reasonCode,
    clientComment: told.comment,
    photos: [],
    refundTotal: refund?.amount ?? 0,
    refundedAt: history.find((line) => line.action === 'refund')?.at ?? null,
    respondBy: new Date(times[0].getTime() + RETURN_RESPOND_WITHIN_MS),
    searchText: order.searchText,
    createdAt: times[0],
    updatedAt: times[1],
    revision: history.length,
  });
  const isCounted = told.actions.includes('receive');
  const items = sales.items.filter((item) => item.orderId === order.id);
  for (const item of isWhole ? items : items.slice(0, 1)) {
    const quantity = isWhole ? item.quantity : 1;
    rows.items.push({
      id: random.id('rit'),
      returnId: id,
      orderItemId: item.id,
      quantity,
      receivedQuantity: isCounted ? quantity : null,
      damagedQuantity: isCounted ? (told.status === 'disputed' ? 1 : 0) : null,
      resellable: isCounted ? told.status !== 'disputed' : null,
    });
  }
  rows.history.push(...history.map((line) => ({ ...line, returnId: id })));
};

/** Orders that came back whole after their delivery: the newest waits to be closed. */
const addWhole = (rows: ReturnRows, material: RequestMaterial): void => {
  const { sales } = material;
  const cameBack = sales.orders
    .filter((order) => order.status === 'returned' && order.deliveredAt)
    .sort((one, other) => other.orderDate.getTime() - one.orderDate.getTime());
  cameBack.forEach((order, index) => {
    const refunded = (order.updatedAt ?? material.now).getTime();
    const begin = ((order.deliveredAt?.getTime() ?? 0) + refunded) / 2;
    // The refund falls on the moment the order was returned, the end a step after it.
    const closed = refunded + (refunded - begin) / TO_RECEIVED.length;
    const closes = index > 0 && closed < material.now.getTime();
    const actions = [...TO_RECEIVED, 'refund'] as const;
    addReturn(
      rows,
      {
        status: closes ? 'closed' : 'refunded',
        reasonCode: 'not_as_described',
        comment: 'Ne correspond pas à la description.',
        actions: closes ? [...actions, 'close'] : actions,
      },
      order,
      material,
      [new Date(begin), new Date(closes ? closed : refunded)],
    );
  });
};

/** Returns in every status, as far as the store has delivered orders for them. */
export const returnRows = (material: RequestMaterial): ReturnRows => {
  const rows: ReturnRows = { returns: [], items: [], history: [] };
  const delivered = material.sales.orders
    .filter((order) => order.status === 'delivered')
    .sort((one, other) => other.orderDate.getTime() - one.orderDate.getTime());
  // A few of a small store's orders at most.
  const count = Math.min(SINGLES.length, Math.floor(delivered.length / 2));
  SINGLES.slice(0, count).forEach((told, index) => {
    const order = delivered[index];
    if (order) addReturn(rows, told, order, material);
  });
  addWhole(rows, material);
  return rows;
};
