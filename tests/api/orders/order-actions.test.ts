import { beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-lifecycle';
import { shipByOf } from '#domain/orders/ship-by';
import type { ApiClient } from '../support/api-client';
import { statementsOf } from '../support/statements-of';
import { type DemoUser, startTestServer } from '../support/test-server';
import { orderSnapshot, type PlacedOrder, placeOrder, stockOf } from './order-builder';

const server = await startTestServer();

const ROLES = ['admin', 'manager', 'seller'] as const;
type Staff = (typeof ROLES)[number];

const BODIES: Readonly<Record<string, object>> = {
  refuse: { reasonCode: 'out_of_stock', note: 'De retour le mois prochain.' },
  handOver: { carrier: 'Atlas Messagerie', trackingNumber: 'MA123456789' },
};

/**
 * Start and end status of each action, and who may take it (contract, order lifecycle and
 * permissions).
 */
const ACTIONS: readonly {
  action: string;
  from: OrderStatus;
  to: OrderStatus;
  who: readonly Staff[];
}[] = [
  { action: 'accept', from: 'pending', to: 'confirmed', who: ROLES },
  { action: 'undoAccept', from: 'confirmed', to: 'pending', who: ROLES },
  { action: 'refuse', from: 'pending', to: 'rejected', who: ['admin', 'manager'] },
  { action: 'prepare', from: 'confirmed', to: 'processing', who: ROLES },
  { action: 'markReady', from: 'processing', to: 'ready', who: ROLES },
  { action: 'handOver', from: 'ready', to: 'shipped', who: ['admin', 'manager'] },
  { action: 'deliver', from: 'shipped', to: 'delivered', who: ['admin', 'manager'] },
  { action: 'delete', from: 'done', to: 'done', who: ['admin'] },
];

describe.each(ACTIONS)('$action', ({ action, from, to, who }) => {
  test.each(ROLES)(
    `The action moves an order from ${from} to ${to}, or is forbidden, for the %s`,
    async (role) => {
      const order = await orderFor(role, from);
      const before = await orderSnapshot(server, order);
      const { status, body } = await act(role, order, action);
      if (who.includes(role)) {
        expect([status, body.status, body.revision]).toEqual([200, to, 2]);
        expect(body.history.at(-1)).toMatchObject({
          action,
          from,
          to: action === 'delete' ? 'archived' : to,
          actor: { type: 'staff', id: ids[role] },
        });
      } else {
        expect([status, body.code]).toEqual([403, 'forbidden']);
        expect(await orderSnapshot(server, order)).toEqual(before);
      }
    },
  );

  test('The server refuses the action in every other status, and returns the current order', async () => {
    const elsewhere = ORDER_STATUSES.filter((status) => !startsFrom(action, status));
    for (const status of elsewhere) {
      const order = await orderFor('admin', status);
      const before = await orderSnapshot(server, order);
      const reply = await act('admin', order, action);
      expect([status, reply.status, reply.body.code]).toEqual([status, 409, 'action_not_allowed']);
      expect(reply.body.current).toMatchObject({ id: order.id, status, revision: 1 });
      expect(await orderSnapshot(server, order)).toEqual(before);
    }
  });

  test('The server refuses the action on an archived order', async () => {
    const order = await placeOrder(server, { status: from, isArchived: true });
    expect((await act('admin', order, action)).status).toBe(409);
  });

  test('The server answers the action on an unknown order and on another store’s order with the same 404', async () => {
    const order = await orderFor('admin', from);
    const before = await orderSnapshot(server, order);
    const replies = [
      await act('admin2', order, action),
      await act('admin2', { id: 'ord_nobody' }, action),
    ];
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    }
    expect(await orderSnapshot(server, order)).toEqual(before);
  });
});

describe('Accepting an order', () => {
  test('Accepting records who and when, and sets the deadline to ship', async () => {
    const order = await placeOrder(server);
    const before = await stockOf(server, order.variantId);
    const { body } = await act('seller', order, 'accept');
    expect(body.acceptedBy).toBe(ids.seller);
    expect(body.shipBy).toBe(shipByOf(new Date(body.acceptedAt)).toISOString());
    expect(body.deadline).toEqual({ kind: 'ship', at: body.shipBy });
    expect(body.acceptBy).toBe(order.acceptBy.toISOString());
    expect(await stockOf(server, order.variantId)).toEqual(before);
  });

  test('Accepting an order sends twelve statements to the database', async () => {
    const order = await placeOrder(server);
    const statements = await statementsOf(() => act('seller', order, 'accept'));
    // Two of them lock and read the closures.
    expect(statements).toHaveLength(12);
  });

  test('Only the user who accepted an order is offered to undo it', async () => {
    const order = await placeOrder(server);
    const accepted = await act('seller', order, 'accept');
    expect(offered(accepted.body)).toEqual(['undoAccept', 'prepare']);
    expect(offered((await view('manager', order)).body)).toEqual(['prepare']);
    expect((await act('manager', order, 'undoAccept')).status).toBe(409);
  });
});

describe('Undoing an acceptance', () => {
  test('Undoing an acceptance preserves the deadline to accept, and both actions are in the history', async () => {
    const order = await placeOrder(server);
    await act('manager', order, 'accept');
    const { body } = await act('manager', order, 'undoAccept');
    expect(body).toMatchObject({
      status: 'pending',
      acceptedBy: null,
      acceptedAt: null,
      shipBy: null,
      acceptBy: order.acceptBy.toISOString(),
      deadline: { kind: 'accept', at: order.acceptBy.toISOString() },
      revision: 3,
    });
    expect(body.history.map((line: { action: string }) => line.action)).toEqual([
      'accept',
      'undoAccept',
    ]);
  });

  test.each([
    [9_000, 200],
    [10_500, 409],
  ])('Undoing an acceptance after %i ms answers %i', async (elapsed, expected) => {
    const order = await placeOrder(server, {
      status: 'confirmed',
      acceptedBy: ids.admin,
      acceptedAt: new Date(server.clock.now().getTime() - elapsed),
    });
    expect((await act('admin', order, 'undoAccept')).status).toBe(expected);
  });

  test('An acceptance cannot be undone after ten seconds by the server’s clock', async () => {
    const order = await placeOrder(server);
    await act('admin', order, 'accept');
    server.clock.advance(10_001);
    const { status, body } = await act('admin', order, 'undoAccept');
    expect([status, offered(body.current)]).toEqual([409, ['prepare']]);
  });

  test('An acceptance cannot be undone once preparation has started', async () => {
    const order = await placeOrder(server);
    await act('admin', order, 'accept');
    await act('admin', order, 'prepare');
    expect((await act('admin', order, 'undoAccept')).status).toBe(409);
  });
});

describe('Refusing an order', () => {
  test('Refusing an order requires a reason', async () => {
    const order = await placeOrder(server);
    const before = await orderSnapshot(server, order);
    const { status, body } = await act('admin', order, 'refuse', {});
    expect([status, body.errors]).toEqual([422, { reasonCode: ['reason_required'] }]);
    expect(await orderSnapshot(server, order)).toEqual(before);
  });

  test('The server refuses unknown reasons and extra fields of a refusal', async () => {
    const order = await placeOrder(server);
    expect((await act('admin', order, 'refuse', { reasonCode: 'mood' })).status).toBe(422);
    const cheat = { reasonCode: 'other', status: 'done', storeId: 'str_zahra' };
    expect((await act('admin', order, 'refuse', cheat)).status).toBe(422);
  });

  test('Refusing an order releases its reserved pieces and shows the client the reason', async () => {
    const order = await placeOrder(server, { quantity: 3, quantityCancelled: 1 });
    const before = await stockOf(server, order.variantId);
    const said = { reasonCode: 'wrong_price', note: 'Le prix était faux.' };
    const { body } = await act('manager', order, 'refuse', said);
    expect(body.history.at(-1)).toMatchObject({ ...said, visibility: 'everyone' });
    expect(body.deadline).toBeNull();
    expect(await stockOf(server, order.variantId)).toEqual({
      onHand: before.onHand,
      reserved: before.reserved - 2,
    });
  });
});

describe('Handing over an order', () => {
  test.each([
    [{}, { carrier: ['carrier_required'], trackingNumber: ['tracking_required'] }],
    [{ carrier: '  ', trackingNumber: 'MA1' }, { carrier: ['carrier_required'] }],
    [{ carrier: 'Atlas Messagerie' }, { trackingNumber: ['tracking_required'] }],
  ])('The server refuses to hand over an order with %j: %j', async (given, errors) => {
    const order = await placeOrder(server, { status: 'ready' });
    const { status, body } = await act('admin', order, 'handOver', given);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('Handing over an order removes its pieces from the stock and increments the product’s revision', async () => {
    const order = await placeOrder(server, { status: 'ready', quantity: 2 });
    const before = await orderSnapshot(server, order);
    const { body } = await act('admin', order, 'handOver');
    expect(body).toMatchObject({ ...BODIES['handOver'], status: 'shipped', deadline: null });
    const after = await orderSnapshot(server, order);
    expect(after.stock).toEqual({
      onHand: before.stock.onHand - 2,
      reserved: before.stock.reserved - 2,
    });
    expect(after.product[0]?.quantity).toBe(before.product[0]?.quantity);
    expect(after.product[0]?.revision).toBe(Number(before.product[0]?.revision) + 1);
  });
});

describe('Delivering an order', () => {
  test.each([
    ['cod', 'pending', 'captured'],
    ['transfer', 'pending', 'pending'],
    ['card', 'captured', 'captured'],
  ] as const)(
    'The delivery of an order paid by %s changes its payment from %s to %s',
    async (method, was, is) => {
      const order = await placeOrder(server, { status: 'shipped', paymentMethod: method });
      expect((await view('admin', order)).body.paymentStatus).toBe(was);
      const { body } = await act('admin', order, 'deliver');
      expect([body.paymentStatus, typeof body.deliveredAt]).toEqual([is, 'string']);
    },
  );
});

describe('Deleting an order', () => {
  test('A deleted order is not in lists and can still be read', async () => {
    const order = await placeOrder(server, { status: 'rejected' });
    expect(await found(order)).toBe(1);
    const { body } = await act('admin', order, 'delete');
    expect([body.status, body.allowedActions]).toEqual(['rejected', []]);
    expect(await found(order)).toBe(0);
    expect((await view('admin', order)).status).toBe(200);
  });
});

describe('Content of an order', () => {
  test('Cost, commission and net of an order are hidden from users who may not see profit', async () => {
    const order = await placeOrder(server);
    const { body: seen } = await view('manager', order);
    expect(seen.items[0]).toMatchObject({ unitCost: 100, commission: seen.commissionTotal });
    expect(seen.total - seen.commissionTotal).toBe(seen.netTotal);
    const { body: hidden } = await view('seller', order);
    expect([hidden.commissionTotal, hidden.netTotal]).toEqual([null, null]);
    expect([hidden.items[0].unitCost, hidden.items[0].commission]).toEqual([null, null]);
    const { body: conflict } = await act('seller', order, 'prepare');
    expect(conflict.current.commissionTotal).toBeNull();
  });

  test('The server answers 404 for another store’s order', async () => {
    const order = await placeOrder(server);
    expect((await view('admin2', order)).status).toBe(404);
  });
});

describe('Order action repeated under one Idempotency-Key', () => {
  test('An action repeated under one Idempotency-Key takes effect once and is answered alike', async () => {
    const order = await placeOrder(server);
    const key = { 'idempotency-key': `accept-${order.id}` };
    const replies = [];
    for (let time = 0; time < 3; time += 1) {
      replies.push(await staff.admin.post(`${pathOf(order)}/accept`, undefined, key));
    }
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(replies[2]?.body).toEqual(replies[0]?.body);
    expect((await view('admin', order)).body.history).toHaveLength(1);
  });
});

const staff = {} as Record<DemoUser, ApiClient>;
const ids = {} as Record<DemoUser, string>;

beforeAll(async () => {
  for (const user of [...ROLES, 'admin2'] as const) {
    staff[user] = await server.signIn(user);
    ids[user] = (await staff[user].get('/api/user/')).body.id;
  }
});

function pathOf({ id }: { id: string }) {
  return `/api/store/order/${id}`;
}

function act(user: DemoUser, order: { id: string }, action: string, body = BODIES[action]) {
  return staff[user].post(`${pathOf(order)}/${action}`, body);
}

function view(user: DemoUser, order: PlacedOrder) {
  return staff[user].get(pathOf(order));
}

async function found({ number }: PlacedOrder): Promise<number> {
  return (await staff.admin.get(`/api/store/orders/?q=${number}`)).body.total;
}

function offered(order: { allowedActions: { action: string }[] }) {
  return order.allowedActions.map((line) => line.action);
}

/** An order in `status`; a confirmed one was accepted just now by `user`. */
function orderFor(user: DemoUser, status: OrderStatus) {
  return placeOrder(server, {
    status,
    ...(status === 'confirmed' && { acceptedBy: ids[user], acceptedAt: server.clock.now() }),
  });
}

function startsFrom(action: string, status: OrderStatus): boolean {
  return action === 'delete'
    ? ['rejected', 'cancelled', 'returned', 'done', 'disapproved'].includes(status)
    : ACTIONS.some((line) => line.action === action && line.from === status);
}
