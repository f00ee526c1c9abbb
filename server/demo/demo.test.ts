import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANCELLATION_LIFECYCLE } from '#domain/cancellations/cancellation-lifecycle';
import {
  ORDER_LIFECYCLE,
  ORDER_STATUSES,
  type OrderStatus,
  orderDeadline,
} from '#domain/orders/order-lifecycle';
import { RETURN_LIFECYCLE } from '#domain/returns/return-lifecycle';
import { casablancaDay } from '#domain/time/casablanca-day';
import { groupBy } from '../database/group-by';
import { runtimeFiles } from '../runtime-files';
import { cityRows } from '../seeding/reference-rows';
import { CARE_AND_FOOD_PRODUCTS } from './catalogue/care-and-food-products';
import { FASHION_PRODUCTS } from './catalogue/fashion-products';
import { HOME_PRODUCTS } from './catalogue/home-products';
import { SECOND_STORE_PRODUCTS } from './catalogue/second-store-products';
import { cancellationRows } from './demo-cancellations';
import { clientRows, demoClients } from './demo-clients';
import { orderRows } from './demo-orders';
import { productRows } from './demo-products';
import { returnRows } from './demo-returns';
import { NEJJARINE } from './demo-stores';
import { mixedOrders, NEJJARINE_MIX, pastOrders, pendingOrders } from './order-plan';
import { PENDING_ORDERS_NEJJARINE } from './pending-order-fixtures';
import { barcodeOf } from './product-parts';
import { seededRandom } from './random';

const HOUR_MS = 3_600_000;
const CATALOGUE = [...FASHION_PRODUCTS, ...HOME_PRODUCTS, ...CARE_AND_FOOD_PRODUCTS];

/** A week in steps of eleven hours, a Sunday night, and Ramadan, when Casablanca is at UTC. */
const MOMENTS = [
  ...Array.from(
    { length: 16 },
    (_, step) => new Date(Date.parse('2026-11-16T00:24:00Z') + step * 11 * HOUR_MS),
  ),
  new Date('2026-12-06T23:59:00Z'),
  new Date('2025-03-12T17:30:00Z'),
];

describe('Demo', () => {
  it('The demo is identical for the same instant', () => {
    expect(makeDemo(MOMENTS[9])).toEqual(makeDemo(MOMENTS[9]));
  });

  it('The demo has fourteen months of orders in all statuses, seven of them pending', () => {
    const { sales } = demoAt(MOMENTS[0]);
    const months = countBy(sales.orders, ({ orderDate }) => casablancaDay(orderDate).slice(0, 7));
    expect(months.size).toBe(15);
    expect(Math.min(...[...months.values()].slice(0, -1))).toBeGreaterThan(45);
    expect(new Set(sales.orders.map((order) => order.status))).toEqual(new Set(ORDER_STATUSES));
    expect(sales.orders.filter((order) => order.status === 'pending')).toHaveLength(7);
  });

  it.each(MOMENTS)(
    'At %s, the demo has no event in the future and no deadline in the past',
    (now) => {
      const { sales } = demoAt(now);
      for (const line of sales.history)
        expect(line.at.getTime()).toBeLessThanOrEqual(now.getTime());
      const deadlines = sales.orders.flatMap(({ status, acceptBy, shipBy }) => {
        const due = orderDeadline({ status, acceptBy: acceptBy ?? null, shipBy: shipBy ?? null });
        return due ? [due.at.getTime() - now.getTime()] : [];
      });
      expect(deadlines).toHaveLength(7 + 2 + 2 + 3);
      expect(Math.min(...deadlines)).toBeGreaterThan(0);
      expect(deadlines.filter((left) => left < HOUR_MS).length).toBeGreaterThanOrEqual(1);
      const oldest = Math.min(...sales.orders.map((order) => order.orderDate.getTime()));
      expect((now.getTime() - oldest) / (24 * HOUR_MS)).toBeGreaterThan(420);
    },
  );

  it('Each demo order has a history that the lifecycle allows', () => {
    const { sales } = demoAt(MOMENTS[3]);
    const historyOf = groupBy(sales.history, ({ orderId }) => orderId);
    for (const order of sales.orders) {
      const lines = historyOf.get(order.id) ?? [];
      expect(lines.length).toBe(order.revision);
      expect(lines.at(-1)?.toStatus).toBe(order.status);
      lines.forEach((line, index) => {
        const before = lines[index - 1];
        expect(line.fromStatus ?? null).toBe(before?.toStatus ?? null);
        expect(line.at.getTime()).toBeGreaterThanOrEqual(before?.at.getTime() ?? 0);
        expect(mayMove(line.action, line.fromStatus, line.actorType)).toBe(true);
      });
    }
  });

  it('The amounts of each demo order add up', () => {
    const { sales } = demoAt(MOMENTS[5]);
    const itemsOf = groupBy(sales.items, ({ orderId }) => orderId);
    for (const order of sales.orders) {
      const items = itemsOf.get(order.id) ?? [];
      const sum = (amount: (item: (typeof items)[number]) => number) =>
        items.reduce((total, item) => total + amount(item), 0);
      expect(order.itemsCount).toBe(items.length);
      expect(order.itemTotal).toBe(sum((item) => item.unitPrice * item.quantity));
      expect(order.total).toBe(order.itemTotal + order.shippingTotal - order.discountTotal);
      expect(order.taxTotal).toBe(Math.round(order.total / 6));
      expect(order.commissionTotal).toBe(sum((item) => item.commission));
      expect(order.netTotal).toBe(order.total - order.commissionTotal);
    }
  });

  it('The demo reserves exactly the pieces of its open orders', () => {
    const { sales } = demoAt(MOMENTS[8]);
    const open = ['new', 'pending', 'confirmed', 'processing', 'ready'];
    const ids = new Set(
      sales.orders.filter((order) => open.includes(order.status)).map((order) => order.id),
    );
    const held: Record<string, number> = {};
    for (const item of sales.items.filter((line) => ids.has(line.orderId))) {
      held[item.variantId] = (held[item.variantId] ?? 0) + item.quantity;
    }
    expect(Object.fromEntries(sales.reserved)).toEqual(held);
  });

  it('The demo sells each product only after its creation', () => {
    const { goods, sales } = demoAt(MOMENTS[11]);
    const since = new Map(goods.products.map((product) => [product.id, product.createdAt]));
    const placed = new Map(sales.orders.map((order) => [order.id, order.orderDate]));
    for (const item of sales.items) {
      expect(Number(placed.get(item.orderId))).toBeGreaterThan(Number(since.get(item.productId)));
    }
  });
});

describe('Demo cancellations and returns', () => {
  it.each(MOMENTS)(
    "At %s, the demo's cancellations and returns cover all statuses with histories the lifecycles allow",
    (now) => {
      const { calledOff, sentBack } = demoAt(now);
      const both = [
        [CANCELLATION_LIFECYCLE, calledOff.cancellations, calledOff.history, 'cancellationId'],
        [RETURN_LIFECYCLE, sentBack.returns, sentBack.history, 'returnId'],
      ] as const;
      for (const [lifecycle, records, history, key] of both) {
        const seen = new Set<string>(records.map((record) => record.status));
        expect([...seen].sort()).toEqual([...lifecycle.statuses].sort());
        for (const record of records) {
          const lines = history.filter(
            (line) => (line as Record<string, unknown>)[key] === record.id,
          );
          expect(lines.length).toBe(record.revision);
          expect(lines.at(-1)?.toStatus).toBe(record.status);
          lines.forEach((line, index) => {
            expect(line.fromStatus ?? null).toBe(lines[index - 1]?.toStatus ?? null);
            expect(line.at.getTime()).toBeLessThanOrEqual(now.getTime());
            expect(line.at.getTime()).toBeGreaterThanOrEqual(lines[index - 1]?.at.getTime() ?? 0);
            const moves: readonly {
              action: string;
              from: readonly unknown[];
              who: readonly string[];
            }[] = lifecycle.transitions;
            const isAllowed = moves.some(
              (move) =>
                move.action === line.action &&
                move.from.includes(line.fromStatus ?? null) &&
                move.who.includes(line.actorType),
            );
            expect([line.action, line.fromStatus, line.actorType, isAllowed]).toContain(true);
          });
          const isDue = record.status === 'requested';
          if (isDue) expect(Number(record.respondBy)).toBeGreaterThan(now.getTime());
        }
      }
    },
  );

  it('The refunds of demo cancellations and returns match the refunds of their orders', () => {
    const { calledOff, sentBack, sales } = demoAt(MOMENTS[4]);
    const requests = [...calledOff.cancellations, ...sentBack.returns];
    for (const refund of sales.refunds) {
      const request = requests.find((one) => one.id === refund.sourceId);
      if (request) expect(request.refundTotal).toBe(refund.amount);
    }
    const given = requests.filter(
      (one) => Number(one.refundTotal) > 0 && one.status !== 'requested',
    );
    const sources = new Set(sales.refunds.map((refund) => refund.sourceId));
    expect(given.filter((one) => !sources.has(one.id))).toEqual([]);
    expect(given.length).toBeGreaterThan(2);
  });
});

describe('Demo catalogue', () => {
  it('Each product of the demo catalogue has a picture', () => {
    const missing = [...CATALOGUE, ...SECOND_STORE_PRODUCTS].filter(
      ({ picture }) => !existsSync(path.join(runtimeFiles.demoPictures, `${picture}.svg`)),
    );
    expect(missing).toEqual([]);
  });

  it('Each product of the demo has several pictures, each with a title of words', () => {
    const { goods } = demoAt(MOMENTS[0]);
    const imagesOf = groupBy(goods.images, ({ productId }) => productId);
    for (const { id } of goods.products) {
      const images = imagesOf.get(id ?? '') ?? [];
      expect(images.length).toBeGreaterThanOrEqual(3);
      expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
    }
  });

  it('Returns of damaged and wrong pieces have photos of the returned piece', () => {
    const { sentBack } = demoAt(MOMENTS[0]);
    const shown = sentBack.returns.filter(({ reasonCode }) =>
      ['damaged_in_transit', 'defective', 'wrong_item'].includes(reasonCode),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { photos } of shown) expect(photos?.length).toBeGreaterThanOrEqual(1);
  });

  it('Each demo product and variant has unique codes', () => {
    const { goods } = demoAt(MOMENTS[0]);
    for (const codes of [
      goods.products.map((product) => product.code),
      goods.products.map((product) => product.handle),
      goods.variants.map((variant) => variant.sku),
      goods.variants.map((variant) => variant.barcode),
    ]) {
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it('`barcodeOf` appends the check digit of EAN-13', () => {
    expect(barcodeOf(78012)).toBe('6111245780122');
  });
});

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const sorted = [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return new Map([...groupBy(sorted, keyOf)].map(([key, group]) => [key, group.length]));
}

function mayMove(action: string, from: string | null | undefined, performer: string): boolean {
  return ORDER_LIFECYCLE.transitions.some(
    (line) =>
      line.action === action &&
      line.from.includes((from ?? null) as OrderStatus | null) &&
      line.who.some((who) => who === performer),
  );
}

const made = new Map<Date | undefined, ReturnType<typeof makeDemo>>();

/** The demo of a moment, made once: no test changes it. */
function demoAt(moment: Date | undefined) {
  const known = made.get(moment) ?? makeDemo(moment);
  made.set(moment, known);
  return known;
}

function makeDemo(moment: Date | undefined) {
  const now = moment ?? new Date(0);
  const random = seededRandom(7);
  const planned = [
    ...pendingOrders(PENDING_ORDERS_NEJJARINE, now, random),
    ...mixedOrders(NEJJARINE_MIX, now, random),
    ...pastOrders(now, random),
  ];
  const goods = productRows(NEJJARINE.id, CATALOGUE, random, now);
  const clients = demoClients(NEJJARINE.id, random, now);
  const sales = orderRows(planned, (order) => 10_000 + planned.indexOf(order), {
    store: NEJJARINE,
    clients,
    sellables: goods.sellables,
    shippingFees: new Map(cityRows().map((city) => [city.id, city.shippingFee])),
    random,
  });
  const requests = {
    store: NEJJARINE,
    sales,
    now,
    random,
    clients: clients.map((client) => client.row),
  };
  const calledOff = cancellationRows(requests);
  return { goods, sales, clients, calledOff, sentBack: returnRows(requests) };
}

describe('Clients of the demo', () => {
  it('A third of the clients of the demo have Arabic names and addresses', () => {
    const { clients } = demoAt(MOMENTS[2]);
    const arabic = clients.filter(({ row }) => /\p{Script=Arabic}/u.test(row.lastName));
    expect(arabic.length / clients.length).toBeGreaterThan(0.3);
    expect(arabic.length / clients.length).toBeLessThan(0.4);
    for (const { address } of arabic) expect(address.line1).toMatch(/\p{Script=Arabic}/u);
    const names = clients.map(({ row }) => `${row.firstName} ${row.lastName}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('Each client of the demo is a client since their first order', () => {
    const { clients, sales } = demoAt(MOMENTS[2]);
    const rows = clientRows(clients, sales.orders);
    for (const { id, createdAt } of rows) {
      const ordered = sales.orders.filter(({ clientId }) => clientId === id);
      const times = ordered.map(({ orderDate }) => orderDate.getTime());
      if (times.length > 0) expect(createdAt?.getTime()).toBe(Math.min(...times));
    }
    const months = new Set(rows.map(({ createdAt }) => createdAt?.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThan(6);
  });
});
