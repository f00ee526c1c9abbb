import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeHealth } from '#domain/stores/store-health';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  casablancaTime,
} from '#domain/time/casablanca-day';
import { cancellations } from '../../../server/database/schema/cancellations';
import { conversations } from '../../../server/database/schema/conversations';
import { orderHistory, orders } from '../../../server/database/schema/orders';
import { products } from '../../../server/database/schema/products';
import { returns } from '../../../server/database/schema/returns';
import { storeLogos, stores } from '../../../server/database/schema/stores';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { addEvent, addWeekly } from '../calendar/calendar-client';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { addList, addTask } from '../tasks/task-client';
import { plannedTour } from '../tours/tour-builder';
import { insertCandidacy, openVacancy } from '../vacancies/vacancy-client';

const server = await startTestServer();
const { db } = server.database;
const seller = await server.signIn('seller');
const HOUR_MS = 3_600_000;

async function todayOf(client: ApiClient) {
  return (await client.get('/api/store/today/')).body;
}

async function totalOf(path: string): Promise<number> {
  return (await seller.get(`${path}&pageSize=1`)).body.total;
}

/** The health figures of the demo store over 30 days, computed one by one. */
async function plainHealth(from: string) {
  const begin = casablancaInstant(from).getTime();
  const of = eq(orders.storeId, NEJJARINE.id);
  const rows = await db.select().from(orders).where(of);
  const lines = await db.select().from(orderHistory);
  const asked = await db.select().from(returns);
  const calledOff = await db.select().from(cancellations);
  const now = server.clock.now();
  const told = rows
    .filter(({ orderDate }) => orderDate.getTime() >= begin)
    .map((order) => {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      const firstAt = (action: string) =>
        own
          .filter((line) => line.action === action)
          .map(({ at }) => at)
          .sort((one, other) => one.getTime() - other.getTime())[0];
      const isOpen = ['confirmed', 'processing', 'ready'].includes(order.status);
      return {
        ...order,
        handedAt: order.acceptedAt ? firstAt('handOver') : undefined,
        hasExpired: order.status === 'cancelled' && !order.acceptedAt && firstAt('expire'),
        isOverdue: isOpen && order.shipBy !== null && order.shipBy < now,
        isReturned: asked.some(
          ({ orderId, status }) =>
            orderId === order.id && !['withdrawn', 'declined'].includes(status),
        ),
        isCalledOff:
          order.status === 'cancelled' &&
          calledOff.some(
            ({ orderId, requestedBy, status }) =>
              orderId === order.id && requestedBy === 'staff' && status === 'accepted',
          ),
      };
    });
  const count = (holds: (order: (typeof told)[number]) => unknown) => told.filter(holds).length;
  const begun = (await db.select().from(conversations)).filter(
    ({ storeId, archivedAt, createdAt }) =>
      storeId === NEJJARINE.id && archivedAt === null && createdAt.getTime() >= begin,
  );
  return storeHealth({
    acceptedInTime: {
      part: count(({ acceptedAt, acceptBy }) => acceptedAt && acceptBy && acceptedAt <= acceptBy),
      of: count(({ acceptedAt, hasExpired }) => acceptedAt || hasExpired),
    },
    shippedInTime: {
      part: count(({ handedAt, shipBy }) => handedAt && shipBy && handedAt <= shipBy),
      of: count(({ handedAt, isOverdue }) => handedAt || isOverdue),
    },
    cancelled: {
      part: count((one) => one.status === 'rejected' || one.hasExpired || one.isCalledOff),
      of: count((one) => one.acceptedAt || one.status === 'rejected' || one.hasExpired),
    },
    returned: {
      part: count(({ deliveredAt, isReturned }) => deliveredAt && isReturned),
      of: count(({ deliveredAt }) => deliveredAt),
    },
    answeredInTime: {
      part: begun.filter(
        ({ firstAnswerMs }) => firstAnswerMs !== null && firstAnswerMs <= 4 * HOUR_MS,
      ).length,
      of: begun.filter(
        ({ firstAnsweredAt, answerDueAt }) =>
          firstAnsweredAt !== null || (answerDueAt !== null && answerDueAt < now),
      ).length,
    },
  });
}

const PUBLISHED = '/api/store/products/search/get/?status=published';

describe('Today', () => {
  test('Today counts the same records as the lists, late orders included', async () => {
    const past = new Date(server.clock.now().getTime() - HOUR_MS);
    await placeOrder(server, { status: 'confirmed', acceptedAt: past, shipBy: past });
    await db
      .update(products)
      .set({ rejectionReason: 'La photo est floue', approvalState: 'new', status: 'draft' })
      .where(eq(products.code, 'BOL-FES-18'));
    const { work } = await todayOf(seller);
    const listed = async (status: string) => totalOf(`/api/store/orders/?status=${status}`);
    expect({
      toAccept: work.toAccept.count,
      toPrepare: work.toPrepare.count,
      toHandOver: work.toHandOver.count,
      late: work.late,
      returnsToAnswer: work.returnsToAnswer.count,
      refusedProducts: work.refusedProducts,
      lowStock: work.lowStock,
    }).toEqual({
      toAccept: await listed('pending'),
      toPrepare: await listed('confirmed,processing'),
      toHandOver: await listed('ready'),
      late: await totalOf('/api/store/orders/?due=late'),
      returnsToAnswer: await totalOf('/api/store/returns/?status=requested'),
      refusedProducts: await totalOf('/api/store/products/search/get/?review=refused'),
      lowStock: {
        count: await totalOf(`${PUBLISHED}&stock=low_stock,out_of_stock`),
        outOfStock: await totalOf(`${PUBLISHED}&stock=out_of_stock`),
      },
    });
    expect(work.lowStock.outOfStock).toBeGreaterThan(0);
    expect(work.late).toBeGreaterThan(0);
    expect(work.toAccept.count).toBeGreaterThan(0);
  });

  test('Today returns the first deadline that has not passed', async () => {
    const { work } = await todayOf(seller);
    const path = '/api/store/orders/?status=pending&sort=deadline&pageSize=100';
    const { body } = await seller.get(path);
    const ahead = body.items
      .map(({ deadline }: { deadline: { at: string } }) => deadline.at)
      .filter((at: string) => Date.parse(at) >= server.clock.now().getTime());
    expect(work.toAccept.firstDeadline).toBe(ahead[0]);
  });

  test('Today counts the overdue tasks of the user alone', async () => {
    const before = (await todayOf(seller)).overdueTasks;
    const manager = await server.signIn('manager');
    const { id } = await addList(manager);
    const late = { dueDay: '2026-01-05', assigneeIds: ['usr_imane'] };
    await addTask(manager, id, late);
    await addTask(manager, id, { ...late, assigneeIds: ['usr_youssef'] });
    expect((await todayOf(seller)).overdueTasks).toBe(before + 1);
    const listed = await totalOf('/api/store/tasks/?assigneeId=me&due=overdue');
    expect((await todayOf(seller)).overdueTasks).toBe(listed);
  });

  test('Today lists the events that touch today, all-day ones first, and of a series the occurrence', async () => {
    const stranger = await server.signIn('admin2');
    const today = casablancaDay(server.clock.now());
    const timesOf = (day: string, from: string, to: string) => ({
      startsAt: casablancaTime(day, from).toISOString(),
      endsAt: casablancaTime(day, to).toISOString(),
    });
    await addEvent(stranger, { title: 'Tard', ...timesOf(today, '18:00', '19:00'), place: 'Fès' });
    await addWeekly(stranger, {
      title: 'Réunion',
      ...timesOf(addDays(today, -14), '09:00', '10:00'),
    });
    await addEvent(stranger, { title: 'Demain', ...timesOf(addDays(today, 1), '09:00', '10:00') });
    await stranger.post('/api/store/calendar/event/create', {
      title: 'Salon',
      isAllDay: true,
      day: addDays(today, -1),
      lastDay: today,
    });
    const { events } = await todayOf(stranger);
    expect(events).toMatchObject([
      { title: 'Salon', day: addDays(today, -1), lastDay: today },
      { title: 'Réunion', occurrence: today, ...timesOf(today, '09:00', '10:00') },
      { title: 'Tard', place: 'Fès', ...timesOf(today, '18:00', '19:00') },
    ]);
    const titles = (await todayOf(seller)).events.map(({ title }: { title: string }) => title);
    expect(titles).not.toContain('Tard');
  });

  test('Today lists the departures and interviews that the user sees on the calendar', async () => {
    const manager = await server.signIn('manager');
    const today = casablancaDay(server.clock.now());
    const startsAt = casablancaTime(today, '15:00');
    const endsAt = casablancaTime(today, '16:00');
    const { departure } = await plannedTour(server, { startsAt });
    const vacancy = await openVacancy(manager);
    const interview = { interviewStartsAt: startsAt, interviewEndsAt: endsAt };
    const candidacyId = await insertCandidacy(db, vacancy, { status: 'interview', ...interview });
    const idsOf = async (client: ApiClient) =>
      (await todayOf(client)).events.map(({ recordId }: { recordId: string }) => recordId);
    const seen = await idsOf(manager);
    expect(seen).toContain(departure.id);
    expect(seen).toContain(candidacyId);
    const unseen = await idsOf(seller);
    expect(unseen).not.toContain(departure.id);
    expect(unseen).not.toContain(candidacyId);
  });

  test('A late order is no longer counted as late once it was handed over', async () => {
    const past = new Date(server.clock.now().getTime() - HOUR_MS);
    const order = await placeOrder(server, { status: 'ready', acceptedAt: past, shipBy: past });
    const { late } = (await todayOf(seller)).work;
    await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, order.id));
    expect((await todayOf(seller)).work.late).toBe(late - 1);
    expect(await totalOf('/api/store/orders/?due=late')).toBe(late - 1);
  });

  test('Today’s health figures match those computed from each order of the last thirty days', async () => {
    const { health } = await todayOf(seller);
    expect(health).toMatchObject(await plainHealth(health.from));
    expect(health.score).not.toBeNull();
  });

  test('Today returns which steps of the store’s setup are done', async () => {
    const stranger = await server.signIn('admin2');
    const { setup } = await todayOf(seller);
    expect(Object.values(setup).every(Boolean)).toBe(true);
    const id = 'str_zahra';
    await db
      .update(stores)
      .set({ payment: null, shippingRules: null, phone: null })
      .where(eq(stores.id, id));
    await db.delete(storeLogos).where(eq(storeLogos.storeId, id));
    expect((await todayOf(stranger)).setup).toEqual({
      details: false,
      logo: false,
      bankAccount: false,
      shipping: false,
      product: true,
      order: true,
    });
  });

  test('The server refuses undocumented filters of today and of the order list with 400', async () => {
    expect((await seller.get('/api/store/today/?due=late')).status).toBe(400);
    expect((await seller.get('/api/store/orders/?due=soon')).status).toBe(400);
  });
});

test('The waiting counts match the lists, and include only the user’s own notifications', async () => {
  const { body } = await seller.get('/api/store/waiting/');
  expect(body).toEqual({
    orders: await totalOf('/api/store/orders/?status=pending'),
    returns: await totalOf('/api/store/returns/?status=requested'),
    cancellations: await totalOf('/api/store/cancellations/?status=requested'),
    notifications: await totalOf('/api/user/notifications?unread=true'),
  });
  expect(Object.values(body).every((count) => Number(count) > 0)).toBe(true);
  expect((await seller.get('/api/store/waiting/?of=orders')).status).toBe(400);
});
