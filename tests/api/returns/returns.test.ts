import { beforeAll, describe, expect, test } from 'vitest';
import { PERFORMERS } from '#domain/lifecycle/lifecycle';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { RETURN_STATUSES, type ReturnStatus } from '#domain/returns/return-lifecycle';
import {
  closeReturn,
  requestReturn,
  shipReturn,
  withdrawReturn,
} from '../../../server/marketplace/marketplace-after-sales';
import { lockAnyOrder } from '../../../server/orders/orders.repository';
import {
  type ReturnTransitionRequest,
  transitionReturn,
} from '../../../server/returns/return-transitions';
import { findReturn, type ReturnRecord } from '../../../server/returns/returns.repository';
import {
  createOrderInStatus,
  type OrderInStatusOptions,
  orderState,
} from '../orders/order-in-status';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';

const server = await startTestServer();
const other = await startTestServer({ beside: server });

describe('Return request', () => {
  test('A return request waits 48 hours for an answer and has its refundable amount', async () => {
    const record = await requested();
    const { body } = await view(record);
    expect(body).toMatchObject({
      status: 'requested',
      reasonCode: 'not_as_described',
      piecesCount: 3,
      refundTotal: 0,
      clientComment: 'Pas la bonne couleur.',
      photos: ['/media/return.jpg'],
      refundable: record.order.itemTotal,
      deadlineAt: body.respondBy,
      history: [{ action: 'request', actor: { type: 'client' } }],
    });
    expect(Date.parse(body.respondBy) - Date.parse(body.createdAt)).toBe(48 * 3_600_000);
    expect(offered(body)).toEqual(['approve', 'decline']);
  });

  test.each<OrderStatus>(['pending', 'ready', 'shipped', 'done', 'returned', 'cancelled'])(
    'A client cannot return an order in the status %s',
    async (to) => {
      const { order } = await createOrderInStatus(server, { to });
      await expect(ask(order.id)).rejects.toMatchObject({
        status: 409,
        code: 'action_not_allowed',
      });
    },
  );

  test('A piece cannot be in two open return requests, nor twice in one', async () => {
    const { order, items } = await createOrderInStatus(server);
    const lineOf = (quantity: number) => [{ orderItemId: items[0]?.id ?? '', quantity }];
    await ask(order.id, lineOf(1));
    await expect(ask(order.id, lineOf(2))).rejects.toMatchObject({
      parts: { errors: { 'items.0.quantity': ['too_large'] } },
    });
    const rest = await ask(order.id);
    expect(rest.items.map(({ line }) => line.quantity)).toEqual([1, 1]);
    await expect(ask(order.id)).rejects.toMatchObject({
      parts: { errors: { items: ['required'] } },
    });
    await withdrawReturn(server.database, rest.return.id, server.clock.now());
    expect((await ask(order.id, lineOf(1))).return.status).toBe('requested');
  });
});

describe('Declining a return', () => {
  test('The server requires a valid reason to decline a return, and stores it', async () => {
    const record = await requested();
    const bare = await act('admin', record, 'decline', {});
    expect([bare.status, bare.body.errors]).toEqual([422, { reasonCode: ['reason_required'] }]);
    const wrong = await act('admin', record, 'decline', { reasonCode: 'damaged_by_client' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { reasonCode: ['unknown'] }]);
    const body = { reasonCode: 'used_item', note: 'Porté.' };
    const { body: declined } = await act('manager', record, 'decline', body);
    expect(declined).toMatchObject({ status: 'declined', deadlineAt: null, allowedActions: [] });
    expect(declined.history.at(-1)).toMatchObject({ action: 'decline', ...body });
  });
});

describe('Receiving a return', () => {
  test('The server counts each line and puts undamaged resellable pieces back in stock', async () => {
    const record = await inTransit();
    const before = await orderState(server, record.order.id);
    const { status, body } = await act('seller', record, 'receive', {
      items: [counted(record, 0, 2, 1, true), counted(record, 1, 1, 0, false)],
    });
    expect([status, body.status]).toEqual([200, 'received']);
    expect(body.items[0]).toMatchObject({
      quantity: 2,
      receivedQuantity: 2,
      damagedQuantity: 1,
      resellable: true,
    });
    const after = await orderState(server, record.order.id);
    expect(after.onHand).toEqual([Number(before.onHand[0]) + 1, before.onHand[1]]);
    expect(after.reserved).toEqual(before.reserved);
    expect(after.order.status).toBe('delivered');
  });

  test.each([
    ['no count', () => ({}), { items: ['incomplete'] }],
    [
      'half a count',
      (record: ReturnRecord) => ({ items: [counted(record, 0, 2, 0)] }),
      { items: ['incomplete'] },
    ],
    [
      'more than was announced',
      (record: ReturnRecord) => ({ items: [counted(record, 0, 3, 0), counted(record, 1, 1, 0)] }),
      { 'items.0.receivedQuantity': ['too_large'] },
    ],
    [
      'more damaged than received',
      (record: ReturnRecord) => ({ items: [counted(record, 0, 1, 2), counted(record, 1, 1, 0)] }),
      { 'items.0.damagedQuantity': ['too_large'] },
    ],
    [
      'another order’s line',
      (record: ReturnRecord) => ({
        items: [
          counted(record, 0, 2, 0),
          counted(record, 1, 1, 0),
          { ...counted(record, 1, 1, 0), orderItemId: 'oit_nobody' },
        ],
      }),
      { 'items.2.orderItemId': ['unknown'] },
    ],
  ])(
    'The server refuses a count with an error and changes nothing: %s',
    async (_name, body, errors) => {
      const record = await inTransit();
      const before = await orderState(server, record.order.id);
      const reply = await act('admin', record, 'receive', body(record));
      expect([reply.status, reply.body.errors]).toEqual([422, errors]);
      expect(await orderState(server, record.order.id)).toEqual(before);
    },
  );
});

describe('Refund of a return', () => {
  test('A full refund sets the order to returned, and pays the price of the items without shipping', async () => {
    const record = await received({ to: 'invoiced', paymentMethod: 'card' });
    const { order } = record;
    const { body } = await act('admin', record, 'refund');
    expect(body).toMatchObject({
      status: 'refunded',
      refundTotal: order.itemTotal,
      refundable: 0,
      orderStatus: 'returned',
    });
    const after = await orderState(server, order.id);
    expect(after.items.map((item) => item.quantityReturned)).toEqual([2, 1]);
    expect(after.payment).toEqual({
      status: 'partially_refunded',
      amount: order.total,
      refunded: order.itemTotal,
    });
    const shown = await staff.admin.get(`/api/store/order/${order.id}`);
    expect(shown.body.history.at(-1)).toMatchObject({
      action: 'returnAll',
      from: 'invoiced',
      actor: { type: 'system' },
    });
  });

  test('A partial refund leaves the status of the order unchanged', async () => {
    const { order, items } = await createOrderInStatus(server);
    const lines = [{ orderItemId: items[0]?.id ?? '', quantity: 1 }];
    const record = await receivedOf(await ask(order.id, lines));
    const { body } = await act('manager', record, 'refund', { amount: 100 });
    expect([body.refundTotal, body.orderStatus]).toEqual([100, 'delivered']);
    const after = await orderState(server, order.id);
    expect(after.items.map((item) => item.quantityReturned)).toEqual([1, 0]);
    expect(after.payment.refunded).toBe(100);
  });

  test('A refund is computed from the received pieces, not from the announced ones', async () => {
    const record = await inTransit();
    const items = [counted(record, 0, 1, 0), counted(record, 1, 0, 0)];
    const { body } = await act('admin', record, 'receive', { items });
    expect(body.refundable).toBe(record.items[0]?.item.unitPrice);
    await act('admin', record, 'refund');
    const after = await orderState(server, record.order.id);
    expect([after.order.status, after.items.map((item) => item.quantityReturned)]).toEqual([
      'delivered',
      [1, 0],
    ]);
  });

  test('The server refuses a refund beyond the refundable amount', async () => {
    const record = await received();
    const { body: seen } = await view(record);
    const reply = await act('admin', record, 'refund', { amount: seen.refundable + 1 });
    expect([reply.status, reply.body.errors]).toEqual([422, { amount: ['too_large'] }]);
    for (const amount of [0, -5, 0.5, 1e12]) {
      expect((await act('admin', record, 'refund', { amount })).status).toBe(422);
    }
    expect((await orderState(server, record.order.id)).payment.refunded).toBe(0);
  });

  test('Of fifty concurrent refunds, one is carried out', async () => {
    const record = await received();
    const second = await other.signIn('manager');
    const path = `${pathOf(record)}/refund`;
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 ? staff.admin : second).post(path)),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const after = await orderState(server, record.order.id);
    expect(after.payment.refunded).toBe(record.order.itemTotal);
    expect(after.items.map((item) => item.quantityReturned)).toEqual([2, 1]);
  });
});

describe('Dispute of a return', () => {
  test('The server requires a reason and evidence for a dispute, and stores them for the marketplace', async () => {
    const record = await received();
    const reasonCode = 'damaged_by_client';
    for (const body of [{ reasonCode }, { reasonCode, evidence: '  ' }]) {
      const reply = await act('admin', record, 'dispute', body);
      expect([reply.status, reply.body.errors]).toEqual([422, { evidence: ['required'] }]);
    }
    const { body } = await act('admin', record, 'dispute', { reasonCode, evidence: 'Fendu.' });
    expect(body.history.at(-1)).toMatchObject({
      action: 'dispute',
      reasonCode,
      note: 'Fendu.',
      visibility: 'staff',
    });
    expect([body.status, body.allowedActions]).toEqual(['disputed', []]);
    expect((await act('admin', record, 'close')).status).toBe(409);
  });

  test('The marketplace closes a dispute with a refund that counts the pieces, or without one', async () => {
    const body = { reasonCode: 'incomplete', evidence: 'Il manque une pièce.' };
    const [lost, won] = [await received(), await received()];
    for (const record of [lost, won]) await act('admin', record, 'dispute', body);
    await closeReturn(server.database, lost.return.id, server.clock.now(), 500);
    await closeReturn(server.database, won.return.id, server.clock.now());
    expect((await view(lost)).body).toMatchObject({ status: 'closed', refundTotal: 500 });
    expect((await view(won)).body).toMatchObject({ status: 'closed', refundTotal: 0 });
    expect((await orderState(server, lost.order.id)).order.status).toBe('returned');
    expect((await orderState(server, won.order.id)).order.status).toBe('delivered');
  });

  test('The server refuses a second refund when a dispute is closed after a refund', async () => {
    const record = await received();
    await act('admin', record, 'refund', { amount: 100 });
    await act('admin', record, 'dispute', { reasonCode: 'other', evidence: 'Boîte vide.' });
    const again = closeReturn(server.database, record.return.id, server.clock.now(), 50);
    await expect(again).rejects.toMatchObject({ status: 422 });
    expect((await orderState(server, record.order.id)).payment.refunded).toBe(100);
  });
});

describe('Return lifecycle', () => {
  const allowed: Readonly<Record<ReturnStatus, readonly string[]>> = {
    requested: ['staff approve', 'staff decline', 'client withdraw'],
    approved: ['client ship', 'carrier ship', 'staff ship', 'client withdraw'],
    in_transit: ['staff receive'],
    received: ['staff refund', 'staff dispute'],
    refunded: ['staff dispute', 'staff close', 'system close', 'marketplace close'],
    disputed: ['marketplace close'],
    declined: [],
    closed: [],
    withdrawn: [],
  };
  const actions = [
    'approve',
    'decline',
    'ship',
    'receive',
    'refund',
    'dispute',
    'close',
    'withdraw' as const,
  ] as const;

  test.each(RETURN_STATUSES)(
    'A return in the status %s only takes the transitions of its lifecycle',
    async (status) => {
      const record = await standingAt(status);
      const outcomes: string[] = [];
      for (const action of actions) {
        for (const type of PERFORMERS) {
          if ((await tried(record, action, type)) === 'done') outcomes.push(`${type} ${action}`);
        }
      }
      expect(outcomes.sort()).toEqual([...allowed[status]].sort());
      const { body } = await view(record);
      const own = allowed[status].flatMap((line) =>
        line.startsWith('staff ') ? [line.slice(6)] : [],
      );
      expect([body.status, offered(body)]).toEqual([status, own]);
    },
  );

  test('Only admin and manager may decide on a return, and every role may count it', async () => {
    const [fresh, coming] = [await requested(), await inTransit()];
    const before = await orderState(server, fresh.order.id);
    expect((await act('seller', fresh, 'approve')).status).toBe(403);
    expect((await act('admin2', fresh, 'approve')).status).toBe(404);
    expect(await orderState(server, fresh.order.id)).toEqual(before);
    const seen = await staff.seller.get(pathOf(coming));
    expect(offered(seen.body)).toEqual(['receive']);
  });
});

describe('Return list', () => {
  test('The returns are found by number and client, counted by status, and sorted by deadline', async () => {
    const lastName = 'Berkane';
    const first = await requested({ lastName });
    server.clock.advance(60_000);
    const second = await requested({ lastName });
    await act('admin', second, 'approve');
    const list = async (query: string) =>
      (await staff.seller.get(`/api/store/returns/?q=berkane&${query}`)).body;
    const ids = (body: { items: { id: string }[] }) => body.items.map((row) => row.id);
    const due = await list('sort=deadline');
    expect(ids(due)).toEqual([first.return.id, second.return.id]);
    expect([due.counts.requested, due.counts.approved, due.counts.closed]).toEqual([1, 1, 0]);
    const approved = await list('status=approved,received');
    expect([approved.total, ids(approved)]).toEqual([1, [second.return.id]]);
    expect(approved.items[0]).toMatchObject({ piecesCount: 3, client: { lastName } });
    const byNumber = await staff.admin.get(`/api/store/returns/?q=R${first.return.number}`);
    expect(ids(byNumber.body)).toEqual([first.return.id]);
    expect((await staff.admin2.get('/api/store/returns/?q=berkane')).body.total).toBe(0);
    expect((await staff.admin2.get(pathOf(first))).status).toBe(404);
    expect((await staff.admin.get('/api/store/returns/?sort=orderId')).status).toBe(400);
  });
});

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

function ask(orderId: string, lines?: { orderItemId: string; quantity: number }[]) {
  return requestReturn(server.database, {
    orderId,
    reasonCode: 'not_as_described',
    now: server.clock.now(),
    comment: ' Pas la bonne couleur. ',
    photos: ['/media/return.jpg'],
    ...(lines && { lines }),
  });
}

async function requested(wanted: OrderInStatusOptions = {}) {
  const { order } = await createOrderInStatus(server, wanted);
  return ask(order.id);
}

async function inTransit(wanted: OrderInStatusOptions = {}) {
  const record = await requested(wanted);
  await act('admin', record, 'approve');
  return shipReturn(server.database, record.return.id, server.clock.now());
}

async function receivedOf(record: ReturnRecord) {
  if (record.return.status === 'requested') {
    await act('admin', record, 'approve');
    await shipReturn(server.database, record.return.id, server.clock.now());
  }
  const items = record.items.map(({ line }, index) => counted(record, index, line.quantity, 0));
  await act('admin', record, 'receive', { items });
  return (await findReturn(server.database.db, record.return.id)) ?? record;
}

async function received(wanted: OrderInStatusOptions = {}) {
  return receivedOf(await inTransit(wanted));
}

function counted(
  record: ReturnRecord,
  index: number,
  receivedQuantity: number,
  damagedQuantity: number,
  resellable = true,
) {
  return {
    orderItemId: record.items[index]?.item.id ?? '',
    receivedQuantity,
    damagedQuantity,
    resellable,
  };
}

const WAYS: Record<ReturnStatus, () => Promise<ReturnRecord>> = {
  requested: () => requested(),
  approved: () => afterwards(requested, 'approve'),
  declined: () => afterwards(requested, 'decline', { reasonCode: 'other' }),
  in_transit: () => inTransit(),
  received: () => received(),
  refunded: () => afterwards(received, 'refund'),
  disputed: () => afterwards(received, 'dispute', { reasonCode: 'other', evidence: 'x' }),
  closed: async () => {
    const record = await afterwards(received, 'refund');
    await act('admin', record, 'close');
    return record;
  },
  withdrawn: async () => {
    const record = await requested();
    return withdrawReturn(server.database, record.return.id, server.clock.now());
  },
};

function standingAt(status: ReturnStatus) {
  return WAYS[status]();
}

async function afterwards(make: () => Promise<ReturnRecord>, action: string, body?: object) {
  const record = await make();
  await act('admin', record, action, body);
  return record;
}

/** The outcome of a transition, which is rolled back. */
async function tried(
  { return: { id }, order }: ReturnRecord,
  action: ReturnTransitionRequest['action'],
  type: (typeof PERFORMERS)[number],
): Promise<string> {
  const undone = new Error('undone');
  try {
    await server.database.transaction(async (tx) => {
      const locked = await lockAnyOrder(tx, order.id);
      const record = await findReturn(tx, id);
      if (!locked || !record) throw new Error('No such record.');
      await transitionReturn(tx, record, locked, {
        action,
        performer: { type, id: null, name: null },
        now: server.clock.now(),
        reasonCode: 'other',
        note: 'x',
        counted: record.items.map(({ line }, index) => counted(record, index, line.quantity, 0)),
      });
      throw undone;
    });
    return 'nothing';
  } catch (error) {
    return error === undone ? 'done' : (error as { code: string }).code;
  }
}

function pathOf(record: ReturnRecord) {
  return `/api/store/returns/${record.return.id}`;
}

function view(record: ReturnRecord) {
  return staff.admin.get(pathOf(record));
}

function act(user: DemoUser, record: ReturnRecord, action: string, body?: object) {
  return staff[user].post(`${pathOf(record)}/${action}`, body);
}

function offered(body: { allowedActions: { action: string }[] }) {
  return body.allowedActions.map((line) => line.action);
}
