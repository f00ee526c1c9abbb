import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, orders } from '../../../server/database/schema/orders';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { cityId } from '../../../server/seeding/reference-rows';
import { storeLiveProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';
import { newPhoneNumber, storeClient } from './client-builder';

const config = { publicWritesPerMinute: 1000 };
const server = await startTestServer({ config });
const beside = await startTestServer({ beside: server, config });
const { db } = server.database;
const seller = await server.signIn('seller');
const sellerBeside = await beside.signIn('seller');
const stranger = await server.signIn('admin2');
const CREATE = '/api/client/create/';
const NAMES = { firstName: 'Houda', lastName: 'Lahlou' };

describe('One buyer at once', () => {
  test('Six carts of one new buyer at two stores, on two servers, make one client in each store', async () => {
    const phoneNumber = newPhoneNumber();
    const items = [
      { id: await good(NEJJARINE.id), quantity: 1 },
      { id: await good(ZAHRA.id), quantity: 1 },
    ];
    const billing = { ...NAMES, phoneNumber, line1: '12, rue Ibn Khaldoun', cityId: cityId('Fès') };
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        (turn % 2 ? server : beside).anonymous.post('/api/public/checkout', { items, billing }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const own = await clientsOf(NEJJARINE.id, phoneNumber);
    const hers = await clientsOf(ZAHRA.id, phoneNumber);
    expect([own.length, hers.length]).toEqual([1, 1]);
    expect(await db.$count(orders, eq(orders.clientId, own[0]?.id ?? ''))).toBe(6);
  });

  test('A cart, orders by telephone and clients by hand of one new buyer at once make one client', async () => {
    const phoneNumber = newPhoneNumber();
    const items = [{ id: await good(NEJJARINE.id), quantity: 1 }];
    const billing = { ...NAMES, phoneNumber, line1: '12, rue Ibn Khaldoun', cityId: cityId('Fès') };
    const replies = await Promise.all([
      server.anonymous.post('/api/public/checkout', { items, billing }),
      beside.anonymous.post('/api/public/checkout', { items, billing }),
      seller.post('/api/store/order/create', { items, billing }),
      sellerBeside.post('/api/store/order/create', { items, billing }),
      seller.post(CREATE, { ...NAMES, phoneNumber }),
      sellerBeside.post(CREATE, { ...NAMES, phoneNumber }),
    ]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.slice(0, 4)).toEqual([201, 201, 201, 201]);
    expect(await clientsOf(NEJJARINE.id, phoneNumber)).toHaveLength(1);
  });

  test('Of equal clients that are added by hand at once on two servers, one is added', async () => {
    const email = `${newPhoneNumber()}@exemple.ma`;
    const replies = await Promise.all(
      [seller, sellerBeside, seller, sellerBeside].map((client) =>
        client.post(CREATE, { ...NAMES, phoneNumber: newPhoneNumber(), email }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('Of two clients that get the same new number at once, one gets it', async () => {
    const phoneNumber = newPhoneNumber();
    const ids = [await storeClient(server), await storeClient(server)];
    const replies = await Promise.all(
      ids.map((id, turn) =>
        (turn ? seller : sellerBeside).patch(
          `/api/client/write/${id}`,
          { phoneNumber },
          { revision: 1 },
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('Client with the phone number or e-mail of another', () => {
  test.each([
    ['phone number', { phoneNumber: '06 70 11 22 33' }, { phoneNumber: ['client_exists'] }],
    ['e-mail address', { email: 'Houda.L@Exemple.ma' }, { email: ['client_exists'] }],
  ])('The refusal of a known %s names the field and the client', async (_, part, errors) => {
    const known = await storeClient(server, {
      phoneNumber: 'email' in part ? newPhoneNumber() : '+212670112233',
      email: 'email' in part ? 'houda.l@exemple.ma' : null,
    });
    const wanted = { ...NAMES, phoneNumber: newPhoneNumber(), ...part };
    const { status, body } = await seller.post(CREATE, wanted);
    expect([status, body.code, body.errors, body.current.id]).toEqual([
      409,
      'already_taken',
      errors,
      known,
    ]);
    const other = await storeClient(server);
    const changed = await seller.patch(`/api/client/write/${other}`, part, { revision: 1 });
    expect([changed.status, changed.body.errors, changed.body.current.id]).toEqual([
      409,
      errors,
      known,
    ]);
    expect((await stranger.post(CREATE, wanted)).status).toBe(201);
    const distinct = { ...part, isDistinct: true };
    expect((await seller.post(CREATE, { ...wanted, ...distinct })).status).toBe(201);
    const kept = await seller.patch(`/api/client/write/${other}`, distinct, { revision: 1 });
    expect(kept.status).toBe(200);
  });

  test('A client who shares a number already can be changed, with the number in another notation', async () => {
    const phoneNumber = newPhoneNumber();
    const [id] = [
      await storeClient(server, { phoneNumber }),
      await storeClient(server, { phoneNumber }),
    ];
    const national = phoneNumber.replace('+212', '0');
    const change = { note: 'Le matin', phoneNumber: national };
    expect((await seller.patch(`/api/client/write/${id}`, change, { revision: 1 })).status).toBe(
      200,
    );
  });

  test('The list shows the clients who share a number or an address, and those of one client', async () => {
    const phoneNumber = newPhoneNumber();
    const email = `${phoneNumber}@exemple.ma`;
    const first = await storeClient(server, { phoneNumber, lastName: 'Doublon' });
    const second = await storeClient(server, { phoneNumber, email, lastName: 'Doublon' });
    const third = await storeClient(server, { email: email.toUpperCase(), lastName: 'Doublon' });
    const single = await storeClient(server, { lastName: 'Doublon' });
    await storeClient(server, { storeId: ZAHRA.id, phoneNumber, lastName: 'Doublon' });
    expect(await listed('q=Doublon&duplicates=true')).toEqual([first, second, third].sort());
    expect(await listed('q=Doublon')).toContain(single);
    expect(await listed(`duplicateOf=${first}`)).toEqual([second]);
    expect(await listed(`duplicateOf=${second}`)).toEqual([first, third].sort());
    expect(await listed(`duplicateOf=${single}`)).toEqual([]);
    const file = await seller.get('/api/store/clients/export/?q=Doublon&duplicates=true');
    expect(file.text.trim().split('\n')).toHaveLength(4);
  });
});

async function good(storeId: string): Promise<string> {
  const { variantIds } = await storeLiveProduct(server, {
    storeId,
    variants: [{ stockOnHand: 100 }],
  });
  return variantIds[0] ?? '';
}

function clientsOf(storeId: string, phoneNumber: string) {
  return db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.storeId, storeId), eq(clients.phoneNumber, phoneNumber)));
}

async function listed(query: string): Promise<string[]> {
  const { body } = await seller.get(`/api/store/clients/?${query}`);
  return body.items.map(({ id }: { id: string }) => id).sort();
}
