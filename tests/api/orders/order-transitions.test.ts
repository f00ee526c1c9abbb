import { describe, expect, test } from 'vitest';
import { PERFORMERS, type PerformerType } from '#domain/lifecycle/lifecycle';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-lifecycle';
import type { OrderTransitionAction } from '../../../server/orders/order-transition-request';
import { transitionOrder } from '../../../server/orders/order-transitions';
import { lockAnyOrder } from '../../../server/orders/orders.repository';
import type { Performer } from '../../../server/orders/performers';
import { startTestServer } from '../support/test-server';
import { applyOrderAction, createOrderInStatus, goodsOf, orderState } from './order-in-status';

const server = await startTestServer();
server.clock.stop();

/**
 * The contract's transition table of orders, and each line's effect on two pieces and their
 * payment.
 */
const LINES: readonly {
  from: readonly OrderStatus[];
  action: OrderTransitionAction;
  to: OrderStatus;
  who: readonly PerformerType[];
  reserved?: number;
  onHand?: number;
  cod?: string;
  card?: string;
}[] = [
  {
    from: ['new'],
    action: 'verify',
    to: 'pending',
    who: ['system', 'marketplace'],
    card: 'captured',
  },
  { from: ['new'], action: 'flag', to: 'disapproved', who: ['marketplace'], reserved: -2 },
  { from: ['disapproved'], action: 'approve', to: 'approved', who: ['marketplace'] },
  {
    from: ['approved'],
    action: 'resume',
    to: 'pending',
    who: ['system', 'marketplace'],
    reserved: 2,
    card: 'captured',
  },
  {
    from: ['new', 'pending'],
    action: 'cancel',
    to: 'cancelled',
    who: ['client', 'system'],
    reserved: -2,
    cod: 'failed',
    card: 'refunded',
  },
  { from: ['pending'], action: 'accept', to: 'confirmed', who: ['staff'] },
  { from: ['confirmed'], action: 'undoAccept', to: 'pending', who: ['staff'] },
  {
    from: ['confirmed', 'processing', 'ready'],
    action: 'cancelAll',
    to: 'cancelled',
    who: ['system'],
    reserved: -2,
    cod: 'failed',
    card: 'refunded',
  },
  {
    from: ['pending'],
    action: 'refuse',
    to: 'rejected',
    who: ['staff'],
    reserved: -2,
    cod: 'failed',
    card: 'refunded',
  },
  {
    from: ['pending'],
    action: 'expire',
    to: 'cancelled',
    who: ['system'],
    reserved: -2,
    cod: 'failed',
    card: 'refunded',
  },
  { from: ['confirmed'], action: 'prepare', to: 'processing', who: ['staff'] },
  { from: ['processing'], action: 'markReady', to: 'ready', who: ['staff'] },
  {
    from: ['ready'],
    action: 'handOver',
    to: 'shipped',
    who: ['staff', 'carrier'],
    reserved: -2,
    onHand: -2,
  },
  {
    from: ['shipped'],
    action: 'deliver',
    to: 'delivered',
    who: ['carrier', 'staff'],
    cod: 'captured',
  },
  {
    from: ['shipped'],
    action: 'failDelivery',
    to: 'returned',
    who: ['carrier'],
    cod: 'failed',
    card: 'refunded',
  },
  { from: ['delivered'], action: 'invoice', to: 'invoiced', who: ['staff', 'system'] },
  { from: ['delivered', 'invoiced'], action: 'returnAll', to: 'returned', who: ['system'] },
  { from: ['invoiced'], action: 'close', to: 'done', who: ['system'] },
];

const DELETABLE = ['rejected', 'cancelled', 'returned', 'done', 'disapproved'];

const ACTIONS = [...new Set(LINES.map((line) => line.action)), 'delete' as const];

function lineOf(from: OrderStatus, action: OrderTransitionAction) {
  return LINES.find((line) => line.action === action && line.from.includes(from));
}

function actorOf(type: PerformerType): Performer {
  return { type, id: 'usr_salma', name: null };
}

describe.each(ORDER_STATUSES)('Order in status %s', (status) => {
  test('The order refuses every action that its transition table lacks, for every performer', async () => {
    const { order } = await createOrderInStatus(server, { to: status, quantities: [2] });
    // Past the deadline to accept, at which a pending order may expire.
    const now = new Date(server.clock.now().getTime() + (status === 'pending' ? 0 : 1));
    const before = await orderState(server, order.id);
    const wrong: string[] = [];
    await server.database.transaction(async (tx) => {
      const record = await lockAnyOrder(tx, order.id);
      if (!record) throw new Error('No order.');
      for (const action of ACTIONS) {
        for (const type of PERFORMERS) {
          const isOwn =
            action === 'delete'
              ? type === 'staff' && DELETABLE.includes(status)
              : lineOf(status, action)?.who.includes(type) === true;
          if (isOwn && action !== 'expire') continue;
          const answer = await transitionOrder(tx, record, {
            action,
            now,
            performer: actorOf(type),
            reasonCode: 'other',
          }).then(
            () => 'done',
            (error: { status: number; code: string }) => `${error.status} ${error.code}`,
          );
          if (answer !== '409 action_not_allowed') wrong.push(`${type} ${action}: ${answer}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(await orderState(server, order.id)).toEqual(before);
  });

  const own = LINES.filter((line) => line.from.includes(status));
  test.each(own.flatMap((line) => line.who.map((who) => [line.action, who, line] as const)))(
    'The action %s by %s changes status, stock and payment together',
    async (action, who, line) => {
      for (const paymentMethod of ['cod', 'card'] as const) {
        const { order } = await createOrderInStatus(server, {
          to: status,
          quantities: [2],
          paymentMethod,
        });
        const before = await orderState(server, order.id);
        if (action === 'expire') server.clock.advance(24 * 3_600_000 + 1);
        const moved = await applyOrderAction(server, order.id, action, actorOf(who));
        const after = await orderState(server, order.id);
        expect(after.order.status).toBe(line.to);
        expect(after.order.revision).toBe(before.order.revision + 1);
        expect(moved.history.at(-1)).toMatchObject({
          action,
          fromStatus: status,
          toStatus: line.to,
          actorType: who,
        });
        expect(Number(after.reserved[0]) - Number(before.reserved[0])).toBe(line.reserved ?? 0);
        expect(Number(after.onHand[0]) - Number(before.onHand[0])).toBe(line.onHand ?? 0);
        expect(after.payment.status).toBe(line[paymentMethod] ?? before.payment.status);
        expect(after.order.paymentStatus).toBe(after.payment.status);
      }
    },
  );
});

describe('Approved order', () => {
  test('An approved order is cancelled if its pieces were sold in the meantime', async () => {
    const { order } = await createOrderInStatus(server, { to: 'approved', quantities: [2] });
    await goodsOf(server, 1, 1);
    const before = await orderState(server, order.id);
    const moved = await applyOrderAction(server, order.id, 'resume', actorOf('marketplace'));
    const after = await orderState(server, order.id);
    expect([after.order.status, after.payment.status]).toEqual(['cancelled', 'failed']);
    expect(moved.history.at(-1)).toMatchObject({ action: 'resume', reasonCode: 'out_of_stock' });
    expect(after.reserved).toEqual(before.reserved);
  });
});

describe('Pending order', () => {
  test('A pending order cannot be accepted after its deadline, even before it is cancelled', async () => {
    const { order } = await createOrderInStatus(server, { to: 'pending' });
    server.clock.advance(24 * 3_600_000 + 1);
    const client = await server.signIn('admin');
    const { status, body } = await client.post(`/api/store/order/${order.id}/accept`);
    expect([status, body.code, body.errors]).toEqual([
      409,
      'action_not_allowed',
      { acceptBy: ['expired'] },
    ]);
    expect(body.current.allowedActions).toEqual([
      { action: 'refuse', to: 'rejected', reasonRequired: true },
    ]);
  });

  test('The 24 hours to accept start when the order is verified', async () => {
    const { order } = await createOrderInStatus(server, { to: 'new' });
    server.clock.advance(3_600_000);
    const { order: verified } = await applyOrderAction(server, order.id, 'verify');
    expect(verified.acceptBy).toEqual(new Date(server.clock.now().getTime() + 24 * 3_600_000));
  });
});
