import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/database/ids';
import { clients as clientTable, deliveryAttempts } from '../../../server/database/schema/orders';
import { cityId } from '../../../server/seeding/reference-rows';
import { placeOrder } from '../orders/order-builder';
import { storeReturn } from '../returns/return-builder';
import type { Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const LIST = '/api/store/clients/';
const CREATE = '/api/client/create/';

const PERSON = { firstName: 'Nour', lastName: 'Aït Baâdi', phoneNumber: '0661420318' };
const NOUR = { ...PERSON, isDistinct: true };

describe('New client', () => {
  test('The server stores a new client with trimmed texts and a normalised phone number', async () => {
    const { status, body } = await seller.post(CREATE, {
      firstName: ' Nour ',
      lastName: 'El Alami',
      phoneNumber: '06 61 42 03 18',
      email: 'nour@exemple.ma',
      ice: '001984563000047',
      gender: 'female',
      isDistinct: true,
      addresses: [{ line1: ' 3, rue Al Qods ', cityId: cityId('Fès'), zipcode: '30110' }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: 'Nour',
      lastName: 'El Alami',
      phoneNumber: '+212661420318',
      email: 'nour@exemple.ma',
      ice: '001984563000047',
      gender: 'female',
      ordersCount: 0,
      totalSpent: 0,
      revision: 1,
      addresses: [{ line1: '3, rue Al Qods', line2: null, city: 'Fès', cityAr: 'فاس' }],
    });
    expect((await seller.get(`/api/store/client/${body.id}`)).body).toEqual(body);
  });

  test.each([
    [{ firstName: '  ' }, { firstName: ['required'] }],
    [{ lastName: '' }, { lastName: ['required'] }],
    [{ phoneNumber: '12' }, { phoneNumber: ['invalid_phone'] }],
    [{ email: 'nour' }, { email: ['invalid_email'] }],
    [{ ice: '12' }, { ice: ['invalid_ice'] }],
    [{ gender: 'other' }, { gender: ['not_allowed'] }],
    [
      { addresses: [{ line1: ' ', cityId: 'cty_nowhere', zipcode: '1' }] },
      {
        'addresses.0.line1': ['required'],
        'addresses.0.cityId': ['unknown'],
        'addresses.0.zipcode': ['invalid_zipcode'],
      },
    ],
    [{ storeId: 'str_zahra' }, { storeId: ['unknown_field'] }],
    [{ totalSpent: 1 }, { totalSpent: ['unknown_field'] }],
  ])('The server refuses an invalid client with its errors: %j', async (part, errors) => {
    const { status, body } = await seller.post(CREATE, { ...NOUR, ...part });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('A client sent twice under the same Idempotency-Key is created once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await seller.post(CREATE, NOUR, key),
      await seller.post(CREATE, NOUR, key),
    ];
    expect(second.body).toEqual(first.body);
    expect((await seller.post(CREATE, { ...NOUR, firstName: 'Nora' }, key)).status).toBe(422);
    expect((await seller.request('POST', CREATE, { raw: 'firstName=Nour' })).status).toBe(415);
    expect((await seller.post(CREATE, { ...NOUR, email: 'x'.repeat(1_100_000) })).status).toBe(413);
  });
});

describe('List of clients', () => {
  test.each(['AIT baadi', 'nour ait', '06 61 42', '+212661420318', '0661420318'])(
    'The list of clients finds a client by %s',
    async (q) => {
      await seller.post(CREATE, NOUR);
      expect(await namesFor(q)).toContain('Aït Baâdi');
    },
  );

  test('The list of clients finds Arabic names in any spelling of their letters', async () => {
    await seller.post(CREATE, { ...NOUR, firstName: 'إلياس', lastName: 'الغَزّالي' });
    expect(await namesFor('الياس الغزالى')).toEqual(['الغَزّالي']);
  });

  test('The search for clients has no wildcards and finds no client of another store', async () => {
    expect(await namesFor('zzzz%')).toEqual([]);
    const { body } = await stranger.post(CREATE, { ...NOUR, lastName: 'Zanzibari' });
    expect(await namesFor('Zanzibari')).toEqual([]);
    expect((await seller.get(`/api/store/client/${body.id}`)).status).toBe(404);
  });

  test('The list of clients has the same order across pages, in every sort order', async () => {
    const sorts = ['name', '-name', 'createdAt', '-createdAt'];
    for (const sort of sorts) {
      const whole = await ids(`sort=${sort}&pageSize=100`);
      const pages = [
        await ids(`sort=${sort}&pageSize=7`),
        await ids(`sort=${sort}&pageSize=7&page=2`),
      ];
      expect(pages.flat()).toEqual(whole.slice(0, 14));
    }
    expect(await ids('sort=-name&pageSize=100')).toEqual(
      (await ids('sort=name&pageSize=100')).reverse(),
    );
    expect((await seller.get(`${LIST}?sort=totalSpent`)).status).toBe(400);
    expect((await seller.get(`${LIST}?gender=female`)).status).toBe(400);
  });

  test('A client counts their orders and adds up the totals that were not returned or cancelled', async () => {
    const order = await placeOrder(server, {
      total: 20_000,
      lastName: 'Comptable',
      status: 'delivered',
    });
    const clientId = await clientOf(order.id);
    for (const status of ['returned', 'cancelled', 'rejected', 'disapproved', 'pending'] as const) {
      const other = await placeOrder(server, { total: 500, status });
      await assignOrder(other.id, clientId);
    }
    const { body } = await seller.get(`${LIST}?q=Comptable`);
    expect(body.items[0]).toMatchObject({ id: clientId, ordersCount: 5, totalSpent: 20_500 });
  });

  test('A client counts the orders refused at delivery and the returns, and both are listed by client', async () => {
    const refused = await placeOrder(server, { status: 'shipped', lastName: 'Refusant' });
    const clientId = await clientOf(refused.id);
    const returned = await placeOrder(server, { status: 'delivered' });
    await assignOrder(returned.id, clientId);
    await placeOrder(server, { status: 'shipped' });
    for (const outcome of ['unreachable', 'refused', 'refused'] as const) {
      await attemptDelivery(refused.id, outcome);
    }
    await attemptDelivery(returned.id, 'unreachable');
    const returnId = await storeReturn(server, returned.id);
    const { body: client } = await seller.get(`/api/store/client/${clientId}`);
    expect(client).toMatchObject({ ordersCount: 2, refusedCount: 1, returnsCount: 1 });

    const listed = async (path: string) => {
      const { body } = await seller.get(path);
      return [body.total, body.items.map((record: { id: string }) => record.id).sort()];
    };
    const orders = `/api/store/orders/?clientId=${clientId}`;
    expect(await listed(orders)).toEqual([2, [refused.id, returned.id].sort()]);
    expect(await listed(`${orders}&delivery=refused`)).toEqual([1, [refused.id]]);
    expect(await listed(`/api/store/returns/?clientId=${clientId}`)).toEqual([1, [returnId]]);
    expect(await stranger.get(orders)).toMatchObject({ body: { total: 0 } });
  });

  test('A note about a client is stored trimmed, and an empty one is none', async () => {
    const { body: client } = await seller.post(CREATE, { ...NOUR, note: ' Le matin ' });
    expect(client.note).toBe('Le matin');
    const path = `/api/client/write/${client.id}`;
    expect((await seller.patch(path, { note: ' ' }, { revision: 1 })).body.note).toBeNull();
    const long = await seller.patch(path, { note: 'x'.repeat(2001) }, { revision: 2 });
    expect([long.status, long.body.errors]).toEqual([422, { note: ['too_long'] }]);
  });

  test('The list of clients finds a client that was inserted directly into the database', async () => {
    const row = { ...PERSON, id: 'cli_direct', storeId: 'str_nejjarine', lastName: 'Él-Qaïd' };
    await server.database.db.insert(clientTable).values({ ...row, phoneNumber: '+212677889900' });
    expect(await namesFor('el qaid')).toEqual(['Él-Qaïd']);
    expect(await namesFor('06 77 88')).toEqual(['Él-Qaïd']);
  });
});

describe('Change of a client', () => {
  test('Changing a client preserves the other fields, and their orders are found by the new name and number', async () => {
    const order = await placeOrder(server, { lastName: 'Avantmariage' });
    const id = await clientOf(order.id);
    const change = { lastName: 'Aprèsmariage', phoneNumber: '0677001122' };
    const { status, body } = await seller.patch(`/api/client/write/${id}`, change, { revision: 1 });
    expect([status, body]).toMatchObject([
      200,
      { firstName: 'Nour', lastName: 'Aprèsmariage', phoneNumber: '+212677001122', revision: 2 },
    ]);
    expect(await ordersFor('apresmariage')).toEqual([order.id]);
    expect(await ordersFor('06 77 00 11 22')).toEqual([order.id]);
    expect(await ordersFor(String(order.number))).toContain(order.id);
    expect(await ordersFor('avantmariage')).toEqual([]);
    expect(await namesFor('apresmariage')).toEqual(['Aprèsmariage']);
    const { body: seen } = await seller.get(`/api/store/order/${order.id}`);
    expect([seen.client.lastName, seen.revision]).toEqual(['Aprèsmariage', 1]);
  });

  test('Of two concurrent changes of a client, one succeeds and the other is refused with 412', async () => {
    const { body: client } = await seller.post(CREATE, NOUR);
    const path = `/api/client/write/${client.id}`;
    const both = await Promise.all(
      ['a@exemple.ma', 'b@exemple.ma'].map((email) =>
        seller.patch(path, { email }, { revision: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)?.body.current.revision).toBe(2);
    expect(codeOf(await seller.patch(path, { email: null }))).toEqual([
      428,
      'precondition_required',
    ]);
    expect(codeOf(await seller.patch(path, {}, { revision: 2 }))).toEqual([
      422,
      'validation_failed',
    ]);
    expect(codeOf(await stranger.patch(path, { email: null }, { revision: 2 }))).toEqual([
      404,
      'not_found',
    ]);
    const removed = await seller.patch(path, { email: ' ', addresses: [] }, { revision: 2 });
    expect([removed.body.email, removed.body.addresses]).toEqual([null, []]);
    expect((await seller.request('PATCH', path, { raw: 'a=1' })).status).toBe(415);
    expect(
      (await seller.patch(path, { email: 'x'.repeat(1_100_000) }, { revision: 3 })).status,
    ).toBe(413);
  });
});

async function namesFor(q: string): Promise<string[]> {
  const { body } = await seller.get(`${LIST}?q=${encodeURIComponent(q)}&pageSize=100`);
  return [...new Set<string>(body.items.map((client: { lastName: string }) => client.lastName))];
}

async function ids(query: string): Promise<string[]> {
  const { body } = await seller.get(`${LIST}?${query}`);
  return body.items.map((client: { id: string }) => client.id);
}

async function ordersFor(q: string): Promise<string[]> {
  const { body } = await seller.get(`/api/store/orders/?q=${encodeURIComponent(q)}`);
  return body.items.map((order: { id: string }) => order.id);
}

async function clientOf(orderId: string): Promise<string> {
  return (await seller.get(`/api/store/order/${orderId}`)).body.client.id;
}

async function assignOrder(orderId: string, clientId: string): Promise<void> {
  await server.database.db.execute(
    sql`update orders set client_id = ${clientId} where id = ${orderId}`,
  );
}

async function attemptDelivery(orderId: string, outcome: 'unreachable' | 'refused') {
  await server.database.db.insert(deliveryAttempts).values({
    id: newId('att'),
    orderId,
    at: server.clock.now(),
    outcome,
    userId: 'usr_salma',
    userName: 'Salma Bennani',
  });
}

function codeOf({ status, body }: Reply) {
  return [status, body.code];
}
