import { millisecondsInDay } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STAGES, type OrderStage, STAGE_STATUSES } from '#domain/orders/order-stages';
import { casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { orders } from '../../../server/database/schema/orders';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { placeOrder, type WantedOrder } from './order-builder';

const BOARD = '/api/store/orders/board';
const server = await startTestServer();

interface Card {
  id: string;
  status: string;
  total: number;
  carrier: string | null;
  deadline: { at: string } | null;
  allowedActions: { action: string }[];
}

interface StageTotal {
  stage: OrderStage;
  count: number;
  total: number;
}

describe('Totals of the order board', () => {
  test('The stages hold what the order list counts, and the sum of the totals of their orders', async () => {
    const { counts } = (await admin.get('/api/store/orders/')).body;
    const totals = await totalsOf('');
    expect(totals.map(({ stage }) => stage)).toEqual([...ORDER_STAGES]);
    for (const { stage, count, total } of totals) {
      const cards = await everyCard(stage, '');
      expect([stage, cards.length]).toEqual([stage, count]);
      expect(cards.reduce((sum, card) => sum + card.total, 0)).toBe(total);
      if (stage === 'delivered' || stage === 'refused') continue;
      const counted = STAGE_STATUSES[stage].reduce((sum, status) => sum + counts[status], 0);
      expect([stage, count]).toEqual([stage, counted]);
    }
  });

  test('The filters of the order list apply to totals and cards', async () => {
    const phoneNumber = '+212677110022';
    const shared = { phoneNumber, status: 'ready', paymentMethod: 'card' } as const;
    const kept = await placeOrder(server, { ...shared, total: 30_000, city: 'Agadir' });
    await placeOrder(server, { ...shared, total: 50_000 });
    await placeOrder(server, { ...shared, total: 30_000, isArchived: true });
    const filters = `q=${phoneNumber.slice(1)}&maxTotal=40000&paymentMethod=card`;
    expect(await totalOf('ready', filters)).toEqual({ stage: 'ready', count: 1, total: 30_000 });
    expect(idsOf(await everyCard('ready', filters))).toEqual([kept.id]);
    const today = casablancaDay(server.clock.now());
    expect((await totalOf('ready', `${filters}&to=2024-01-01`))?.count).toBe(0);
    expect((await totalOf('ready', `${filters}&from=${today}&to=${today}`))?.count).toBe(1);
    expect((await totalOf('ready', `${filters}&due=late`))?.count).toBe(0);
  });

  test('Delivered and refused orders stay for seven days of Casablanca', async () => {
    const today = casablancaInstant(casablancaDay(server.clock.now()));
    const at = (days: number, milliseconds = 0) =>
      new Date(today.getTime() - days * millisecondsInDay + milliseconds);
    const phoneNumber = '+212677110033';
    const reached = async (status: 'delivered' | 'rejected', moment: Date) => {
      const { id } = await placeOrder(server, { phoneNumber, status });
      const times = { deliveredAt: status === 'delivered' ? moment : null, updatedAt: moment };
      await server.database.db.update(orders).set(times).where(eq(orders.id, id));
      return id;
    };
    const first = at(6);
    const before = at(6, -1);
    const delivered = [await reached('delivered', first), await reached('delivered', before)];
    const refused = [await reached('rejected', first), await reached('rejected', before)];
    const q = `q=${phoneNumber.slice(1)}`;
    expect(idsOf(await everyCard('delivered', q))).toEqual(delivered.slice(0, 1));
    expect(idsOf(await everyCard('refused', q))).toEqual(refused.slice(0, 1));
    expect((await totalOf('delivered', q))?.count).toBe(1);
    expect((await totalOf('refused', q))?.count).toBe(1);
  });
});

describe('Cards of the order board', () => {
  test.each([...ORDER_STAGES])(
    'The pages of the stage %s have no gap and no repetition',
    async (stage) => {
      const pages = await everyCard(stage, 'pageSize=2');
      const whole = await everyCard(stage, 'pageSize=100');
      expect(whole.length).toBeGreaterThan(0);
      expect(idsOf(pages)).toEqual(idsOf(whole));
      expect(new Set(idsOf(pages)).size).toBe(pages.length);
    },
  );

  test('What is due first comes first, and orders without a deadline last', async () => {
    const phoneNumber = '+212677110044';
    const ready = (shipBy?: string): WantedOrder => ({
      phoneNumber,
      status: 'ready',
      ...(shipBy && { shipBy: new Date(shipBy) }),
    });
    const without = [await placeOrder(server, ready()), await placeOrder(server, ready())];
    const later = await placeOrder(server, ready('2027-01-02T10:00:00.123Z'));
    const sooner = await placeOrder(server, ready('2027-01-01T10:00:00.123Z'));
    const expected = [sooner.id, later.id, ...without.map(({ id }) => id).sort()];
    const q = `q=${phoneNumber.slice(1)}`;
    expect(idsOf(await everyCard('ready', `${q}&pageSize=1`))).toEqual(expected);
  });

  test('The next page continues behind the last card although cards have moved meanwhile', async () => {
    const phoneNumber = '+212677110055';
    const q = `q=${phoneNumber.slice(1)}`;
    const place = () => placeOrder(server, { phoneNumber });
    const placed = [await place(), await place(), await place()];
    const first = await cards('toAccept', `${q}&pageSize=2`);
    const [moved, , last] = idsOf(await everyCard('toAccept', q));
    await admin.post(`/api/store/order/${moved}/accept`);
    const second = await cards('toAccept', `${q}&pageSize=2&after=${first.next}`);
    expect([idsOf(second.items), second.next]).toEqual([[last], null]);
    expect(placed.map(({ id }) => id)).toContain(last);
  });

  test('A card has the carrier of its parcel and the actions of its reader', async () => {
    const { id, number } = await placeOrder(server, { status: 'ready' });
    const handover = { carrier: 'Amana', trackingNumber: 'AM-1' };
    await admin.post(`/api/store/order/${id}/handOver`, handover);
    const { items } = await cards('shipped', `q=${number}`);
    expect(items[0]).toMatchObject({
      id,
      carrier: 'Amana',
      allowedActions: [{ action: 'deliver' }],
    });
    const pending = await placeOrder(server);
    const seller = await server.signIn('seller');
    const seen = await seller.get(`${BOARD}/toAccept?q=${pending.number}`);
    const [card] = seen.body.items as Card[];
    expect(card?.allowedActions.map(({ action }) => action)).toEqual(['accept']);
  });

  test.each([
    'lost',
    'toAccept?after=1',
    'toAccept?after=x.ord_1',
    'toAccept?after=1.ord_1%27%20or%201=1',
    'toAccept?pageSize=101',
    'toAccept?page=2',
    'toAccept?status=ready',
  ])('The server refuses the cards of %s with 400', async (rest) => {
    expect((await admin.get(`${BOARD}/${rest}`)).status).toBe(400);
  });
});

describe('Attacks on the order board', () => {
  test('A board shows and counts no card of another store, also behind a card of that store', async () => {
    const { id } = await placeOrder(server, { storeId: NEJJARINE.id });
    const theirs = (await stranger.get(`${BOARD}/toAccept?pageSize=100`)).body;
    const behind = await stranger.get(`${BOARD}/toAccept?pageSize=100&after=0.${id}`);
    const ours = idsOf(await everyCard('toAccept', ''));
    expect(ours).toContain(id);
    expect(idsOf(theirs.items).filter((one) => ours.includes(one))).toEqual([]);
    expect(behind.body).toEqual(theirs);
  });

  test('A card of another store cannot be moved, and is not found', async () => {
    const { id } = await placeOrder(server, { storeId: NEJJARINE.id });
    const reply = await stranger.post(`/api/store/order/${id}/accept`);
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    expect(await statusOf(id)).toBe('pending');
  });

  test('A drop that is sent again, with its key or without, moves the card once', async () => {
    const { id } = await placeOrder(server, { status: 'confirmed' });
    const headers = { 'idempotency-key': `drop-${id}` };
    const drop = () => admin.post(`/api/store/order/${id}/prepare`, {}, headers);
    const replies = [await drop(), await drop()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    const again = await admin.post(`/api/store/order/${id}/prepare`);
    expect([again.status, again.body.code]).toEqual([409, 'action_not_allowed']);
    const { history } = (await admin.get(`/api/store/order/${id}`)).body;
    expect(history.filter((line: { action: string }) => line.action === 'prepare')).toHaveLength(1);
  });
});

let admin: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  stranger = await server.signIn('admin2');
});

async function totalsOf(query: string): Promise<StageTotal[]> {
  return (await admin.get(`${BOARD}?${query}`)).body.stages;
}

async function totalOf(stage: OrderStage, query: string) {
  return (await totalsOf(query)).find((one) => one.stage === stage);
}

async function cards(stage: OrderStage, query: string) {
  return (await admin.get(`${BOARD}/${stage}?${query}`)).body as {
    items: Card[];
    next: string | null;
  };
}

async function everyCard(stage: OrderStage, query: string): Promise<Card[]> {
  const { items, next } = await cards(stage, query);
  if (next === null) return items;
  const rest = query.replace(/&?after=[^&]*/, '');
  return [...items, ...(await everyCard(stage, `${rest}&after=${next}`))];
}

function idsOf(shown: readonly Card[]): string[] {
  return shown.map(({ id }) => id);
}

async function statusOf(id: string) {
  const [row] = await server.database.db.select().from(orders).where(eq(orders.id, id));
  return row?.status;
}
