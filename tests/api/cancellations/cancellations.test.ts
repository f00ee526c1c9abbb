import { beforeAll, describe, expect, test } from 'vitest';
import {
  CANCELLATION_STATUSES,
  type CancellationStatus,
} from '#domain/cancellations/cancellation-lifecycle';
import { PERFORMERS } from '#domain/lifecycle/lifecycle';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { transitionCancellation } from '../../../server/cancellations/cancellation-transitions';
import { findCancellation } from '../../../server/cancellations/cancellations.repository';
import { resolveOverdueCancellations } from '../../../server/cancellations/overdue-cancellations';
import {
  requestCancellation,
  withdrawCancellation,
} from '../../../server/marketplace/marketplace-after-sales';
import { lockAnyOrder } from '../../../server/orders/orders.repository';
import {
  applyOrderAction,
  createOrderInStatus,
  type OrderInStatusOptions,
  orderState,
} from '../orders/order-in-status';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
server.clock.stop();

describe('Cancellation request of a client', () => {
  test('A client’s cancellation request has a deadline of 24 hours and the amount to refund', async () => {
    const { order, record } = await requested({ to: 'ready', paymentMethod: 'card' });
    const { body } = await view(record);
    expect(body).toMatchObject({
      status: 'requested',
      requestedBy: 'client',
      restock: null,
      orderStatus: 'ready',
      refundTotal: order.total,
      piecesCount: 3,
      orderNumber: String(order.number),
      respondBy: new Date(server.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
      history: [{ action: 'request', actor: { type: 'client' } }],
    });
    expect(offered(body)).toEqual(['accept', 'refuse']);
  });

  test.each(['confirmed', 'processing'] as const)(
    'A cancellation request cannot be refused while the order is %s',
    async (to) => {
      const { record } = await requested({ to });
      expect(offered((await view(record)).body)).toEqual(['accept']);
      const { status, body } = await answer('admin', record, 'refuse');
      expect([status, body.code, body.current.status]).toEqual([
        409,
        'action_not_allowed',
        'requested',
      ]);
    },
  );

  test('Once the order was handed over, a cancellation request can be refused but not accepted', async () => {
    const { order, record } = await requested({ to: 'ready' });
    await applyOrderAction(server, order.id, 'handOver');
    expect(offered((await view(record)).body)).toEqual(['refuse']);
    expect((await answer('admin', record, 'accept')).status).toBe(409);
    const { body } = await answer('manager', record, 'refuse', { note: 'Déjà partie.' });
    expect(body).toMatchObject({ status: 'refused', refundTotal: 0, deadlineAt: null });
    expect(body.history.at(-1)).toMatchObject({ action: 'refuse', note: 'Déjà partie.' });
  });

  test.each<OrderStatus>([
    'new',
    'pending',
    'shipped',
    'delivered',
    'cancelled',
    'rejected',
    'approved',
  ])('A client cannot request the cancellation of an order that is %s', async (to) => {
    const { order } = await createOrderInStatus(server, { to });
    await expect(ask(order.id)).rejects.toMatchObject({ status: 409, code: 'action_not_allowed' });
  });

  test('An order has at most one open cancellation request, which the client can withdraw', async () => {
    const { order, record } = await requested();
    await expect(ask(order.id)).rejects.toMatchObject({ code: 'cancellation_open' });
    const own = await create('admin', order.id, { reasonCode: 'out_of_stock' });
    expect([own.status, own.body.code, own.body.current.id]).toEqual([
      409,
      'cancellation_open',
      record.id,
    ]);
    await withdrawCancellation(server.database, record.id, server.clock.now());
    expect((await view(record)).body.status).toBe('withdrawn');
    expect((await answer('admin', record, 'accept')).status).toBe(409);
    expect((await ask(order.id)).cancellation.status).toBe('requested');
  });
});

describe('Acceptance of a cancellation', () => {
  test.each([
    ['cod', 'failed', 0],
    ['card', 'refunded', 1],
  ] as const)(
    'Accepting a whole cancellation cancels an order paid by %s and releases its pieces',
    async (paymentMethod, paymentStatus, share) => {
      const { order, record } = await requested({ to: 'processing', paymentMethod });
      const before = await orderState(server, order.id);
      const { status, body } = await answer('manager', record, 'accept');
      expect([status, body.status, body.restock]).toEqual([200, 'accepted', true]);
      expect(body.refundTotal).toBe(order.total * share);
      const after = await orderState(server, order.id);
      expect([after.order.status, after.payment.status]).toEqual(['cancelled', paymentStatus]);
      expect(after.order.total).toBe(order.total);
      expect(after.items.map((item) => item.quantityCancelled)).toEqual([2, 1]);
      expect(after.reserved).toEqual([
        Number(before.reserved[0]) - 2,
        Number(before.reserved[1]) - 1,
      ]);
      expect(after.onHand).toEqual(before.onHand);
    },
  );

  test('Accepting a partial cancellation recalculates the order, refunds the difference and releases the pieces', async () => {
    const { order, items } = await createOrderInStatus(server, {
      to: 'confirmed',
      paymentMethod: 'card',
    });
    const [line] = items;
    const before = await orderState(server, order.id);
    const record = await ask(order.id, [{ orderItemId: line?.id ?? '', quantity: 1 }]);
    const { body } = await answer('admin', record.cancellation, 'accept');
    const price = line?.unitPrice ?? 0;
    const after = await orderState(server, order.id);
    expect(body.refundTotal).toBe(price);
    const commissionTotal = after.items.reduce((sum, item) => sum + item.commission, 0);
    const total = order.total - price;
    expect(after.order).toMatchObject({
      status: 'confirmed',
      itemTotal: order.itemTotal - price,
      total,
      commissionTotal,
      taxTotal: Math.round(total / 6),
      netTotal: total - commissionTotal,
    });
    expect(after.items[0]).toMatchObject({
      quantityCancelled: 1,
      total: price,
      commission: Math.round((line?.commission ?? 0) / 2),
    });
    expect(after.payment).toEqual({
      status: 'partially_refunded',
      amount: order.total,
      refunded: price,
    });
    expect(after.reserved[0]).toBe(Number(before.reserved[0]) - 1);
    const shown = await staff.admin.get(`/api/store/order/${order.id}`);
    expect(shown.body.history.at(-1)).toMatchObject({ action: 'cancelItems', from: 'confirmed' });
  });

  test('Partial cancellations of all pieces cancel the order and refund its total exactly once', async () => {
    const { order, items } = await createOrderInStatus(server, {
      to: 'ready',
      paymentMethod: 'card',
    });
    for (const { id, quantity } of items) {
      for (let piece = 0; piece < quantity; piece += 1) {
        const reply = await create('admin', order.id, {
          reasonCode: 'damaged',
          items: [{ orderItemId: id, quantity: 1 }],
        });
        expect(reply.status).toBe(201);
      }
    }
    const after = await orderState(server, order.id);
    expect(after.order.status).toBe('cancelled');
    expect(after.payment).toEqual({
      status: 'refunded',
      amount: order.total,
      refunded: order.total,
    });
  });
});

describe('Cancellation by the store', () => {
  test('A store’s cancellation takes effect at once, and damaged pieces leave the stock', async () => {
    const { order } = await createOrderInStatus(server, { to: 'ready', quantities: [2] });
    const before = await orderState(server, order.id);
    const { status, body } = await create('manager', order.id, {
      reasonCode: 'damaged',
      note: 'Tombé à l’emballage.',
      restock: false,
    });
    expect([status, body.status, body.requestedBy]).toEqual([201, 'accepted', 'staff']);
    expect(body).toMatchObject({ respondBy: null, deadlineAt: null, restock: false });
    expect(body.history).toMatchObject([{ action: 'create', note: 'Tombé à l’emballage.' }]);
    const after = await orderState(server, order.id);
    expect(after.onHand[0]).toBe(Number(before.onHand[0]) - 2);
    expect(after.reserved[0]).toBe(Number(before.reserved[0]) - 2);
  });

  test.each([
    [{}, ['reasonCode']],
    [{ reasonCode: 'mood' }, ['reasonCode']],
    [{ reasonCode: 'other', items: [{ orderItemId: 'oit_nobody', quantity: 1 }] }, undefined],
    [{ reasonCode: 'other', refundTotal: 1 }, undefined],
    [{ reasonCode: 'other', items: [] }, undefined],
  ])('The server refuses a store’s cancellation with 422: %j', async (body, _fields) => {
    const { order } = await createOrderInStatus(server, { to: 'confirmed' });
    const before = await orderState(server, order.id);
    expect((await create('admin', order.id, body)).status).toBe(422);
    expect(await orderState(server, order.id)).toEqual(before);
  });

  test('The server refuses to cancel more pieces than are left, with the error at the line', async () => {
    const { order, items } = await createOrderInStatus(server, { to: 'confirmed' });
    const { status, body } = await create('admin', order.id, {
      reasonCode: 'other',
      items: [{ orderItemId: items[1]?.id, quantity: 2 }],
    });
    expect([status, body.errors]).toEqual([422, { 'items.0.quantity': ['too_large'] }]);
  });

  test('The server refuses a cancellation of a shipped order, by a store user and by another store', async () => {
    const { order } = await createOrderInStatus(server, { to: 'shipped' });
    const body = { reasonCode: 'other' };
    const late = await create('admin', order.id, body);
    expect([late.status, late.body.current.status]).toEqual([409, 'shipped']);
    expect((await create('seller', order.id, body)).status).toBe(403);
    expect((await create('admin2', order.id, body)).status).toBe(404);
  });
});

describe('Unanswered cancellation request', () => {
  test('An unanswered cancellation is resolved once after 24 hours: accepted, or refused after the handover', async () => {
    await resolveOverdueCancellations(server.context, later(24 * HOUR_MS + 1));
    const { order, record } = await requested({ to: 'confirmed' });
    const gone = await requested({ to: 'ready' });
    await applyOrderAction(server, gone.order.id, 'handOver');
    expect(await resolveOverdueCancellations(server.context, later(24 * HOUR_MS))).toBe(0);
    const late = later(24 * HOUR_MS + 1);
    const counts = await Promise.all([
      resolveOverdueCancellations(server.context, late),
      resolveOverdueCancellations(other.context, late),
    ]);
    expect(counts[0] + counts[1]).toBe(2);
    expect((await view(record)).body).toMatchObject({
      status: 'accepted',
      orderStatus: 'cancelled',
    });
    expect((await view(gone.record)).body).toMatchObject({ status: 'refused' });
    expect((await orderState(server, order.id)).order.status).toBe('cancelled');
  });
});

describe('Fifty concurrent requests', () => {
  test('Of fifty concurrent acceptances one succeeds, and pieces and money are returned once', async () => {
    const { order, record } = await requested({ to: 'ready', paymentMethod: 'card' });
    const before = await orderState(server, order.id);
    const second = await other.signIn('manager');
    const path = `/api/store/cancellations/${record.id}/accept`;
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 ? staff.admin : second).post(path)),
    );
    const won = replies.filter((reply) => reply.status === 200);
    const lost = replies.filter((reply) => ![200, 503].includes(reply.status));
    expect(won).toHaveLength(1);
    expect(new Set(lost.map((reply) => reply.body.code))).toEqual(new Set(['action_not_allowed']));
    const after = await orderState(server, order.id);
    expect(after.payment.refunded).toBe(order.total);
    expect(after.reserved[0]).toBe(Number(before.reserved[0]) - 2);
  });

  test('Of fifty concurrent one-piece cancellations of ten pieces, exactly ten succeed', async () => {
    const journey = { to: 'confirmed', quantities: [10], paymentMethod: 'card' } as const;
    const { order, items } = await createOrderInStatus(server, journey);
    const before = await orderState(server, order.id);
    const body = { reasonCode: 'other', items: [{ orderItemId: items[0]?.id, quantity: 1 }] };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => insistently(() => create('admin', order.id, body))),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(10);
    const after = await orderState(server, order.id);
    expect(after.reserved[0]).toBe(Number(before.reserved[0]) - 10);
    expect([after.order.status, after.payment.refunded]).toEqual(['cancelled', order.total]);
  });
});

describe('Transition table of a cancellation', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    requested: [
      'staff accept',
      'system accept',
      'staff refuse',
      'system refuse',
      'client withdraw',
    ],
  };
  test.each(CANCELLATION_STATUSES)(
    'A cancellation that is %s allows only the actions and performers of its transition table',
    async (status) => {
      const { order, record } = await standingAt(status);
      const wrong: string[] = [];
      for (const action of ['accept', 'refuse', 'withdraw'] as const) {
        for (const type of PERFORMERS) {
          if (allowed[status]?.includes(`${type} ${action}`)) continue;
          const outcome = await server.database
            .transaction(async (tx) => {
              const locked = await lockAnyOrder(tx, order.id);
              const found = await findCancellation(tx, record.id);
              if (!locked || !found) throw new Error('No such record.');
              const actor = { type, id: null, name: null };
              await transitionCancellation(tx, found, locked, {
                action,
                performer: actor,
                now: server.clock.now(),
              });
            })
            .then(
              () => 'done',
              (error: { code: string }) => error.code,
            );
          if (outcome !== 'action_not_allowed') wrong.push(`${type} ${action}: ${outcome}`);
        }
      }
      expect(wrong).toEqual([]);
      expect((await view(record)).body.status).toBe(status);
    },
  );
});

describe('List of cancellations', () => {
  test('The list of cancellations searches by number and client, counts by status and sorts by deadline', async () => {
    const lastName = 'Zerhouni';
    const first = await requested({ to: 'confirmed', lastName });
    server.clock.advance(60_000);
    const second = await requested({ to: 'ready', lastName });
    server.clock.advance(60_000);
    const refused = await requested({ to: 'ready', lastName });
    await answer('admin', refused.record, 'refuse');
    const list = async (query: string) =>
      (await staff.seller.get(`/api/store/cancellations/?q=zerhouni&${query}`)).body;
    const byDeadline = await list('sort=deadline');
    const ids = (body: { items: { id: string }[] }) => body.items.map((row) => row.id);
    expect(ids(byDeadline)).toEqual([first.record.id, second.record.id, refused.record.id]);
    expect(ids(await list('sort=-deadline'))).toEqual([
      second.record.id,
      first.record.id,
      refused.record.id,
    ]);
    expect(byDeadline.counts).toEqual({ requested: 2, accepted: 0, refused: 1, withdrawn: 0 });
    const open = await list('status=requested&pageSize=1&sort=createdAt');
    expect([open.total, ids(open)]).toEqual([2, [first.record.id]]);
    expect(open.items[0].allowedActions).toEqual([]);
    const byNumber = await staff.admin.get(`/api/store/cancellations/?q=C${refused.record.number}`);
    expect(ids(byNumber.body)).toEqual([refused.record.id]);
    const stranger = await staff.admin2.get('/api/store/cancellations/?q=zerhouni');
    expect(stranger.body.total).toBe(0);
    const day = server.clock.now().toISOString().slice(0, 10);
    expect((await list(`from=${day}&to=${day}`)).total).toBe(3);
    expect((await list('to=2020-01-01')).total).toBe(0);
  });

  test.each(['x=1', 'sort=refundTotal', 'status=lost', 'page=0', 'from=2026-02-31'])(
    'The server refuses the cancellation list’s query ?%s with 400',
    async (query) => {
      expect((await staff.admin.get(`/api/store/cancellations/?${query}`)).status).toBe(400);
    },
  );
});

const HOUR_MS = 3_600_000;

function later(ms: number) {
  return new Date(server.clock.now().getTime() + ms);
}

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of ['admin', 'manager', 'seller', 'admin2'] as const) {
    staff[user] = await server.signIn(user);
  }
});

function ask(orderId: string, lines?: { orderItemId: string; quantity: number }[]) {
  return requestCancellation(server.database, {
    orderId,
    reasonCode: 'client_changed_mind',
    now: server.clock.now(),
    ...(lines && { lines }),
  });
}

async function requested(wanted: OrderInStatusOptions = { to: 'confirmed' }) {
  const { order } = await createOrderInStatus(server, wanted);
  const { cancellation: record } = await ask(order.id);
  return { order, record };
}

async function standingAt(status: CancellationStatus) {
  const made = await requested({ to: 'ready' });
  const now = server.clock.now();
  if (status === 'accepted' || status === 'refused') {
    await answer('admin', made.record, status === 'accepted' ? 'accept' : 'refuse');
  }
  if (status === 'withdrawn') await withdrawCancellation(server.database, made.record.id, now);
  return made;
}

function pathOf({ id }: { id: string }) {
  return `/api/store/cancellations/${id}`;
}

function view(record: { id: string }) {
  return staff.admin.get(pathOf(record));
}

function answer(user: DemoUser, record: { id: string }, action: string, body?: object) {
  return staff[user].post(`${pathOf(record)}/${action}`, body);
}

function create(user: DemoUser, orderId: string, body: object) {
  return staff[user].post(`/api/store/order/${orderId}/cancellation/create`, body);
}

function offered(body: { allowedActions: { action: string }[] }) {
  return body.allowedActions.map((line) => line.action);
}

/** Repeats the request while the server is too busy: a 503 has had no effect. */
async function insistently(post: () => ReturnType<typeof create>): ReturnType<typeof create> {
  const reply = await post();
  return reply.status === 503 ? insistently(post) : reply;
}
