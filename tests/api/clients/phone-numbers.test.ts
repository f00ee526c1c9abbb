import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { inquiries } from '../../../server/database/schema/public';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { cityId } from '../../../server/seeding/reference-rows';
import { placeOrder } from '../orders/order-builder';
import { storeLiveProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';

const server = await startTestServer({ config: { publicWritesPerMinute: 1000 } });
const admin = await server.signIn('admin');
const STORED = '+212661987654';
const NAMES = { firstName: 'Ghita', lastName: 'Sqalli' };

/** One number, as people and programs write it. */
const FORMS = [
  '0661987654',
  '06 61 98 76 54',
  '06.61.98.76.54',
  '06‑61‑98‑76‑54',
  '+212661987654',
  '+212 661-987654',
  '+212 (0)6 61 98 76 54',
  '00212661987654',
  '00 212 661 98 76 54',
  '212661987654',
  '٠٦٦١٩٨٧٦٥٤',
  '۰۰۲۱۲۶۶۱۹۸۷۶۵۴',
  '\u202a+212\u00a0661\u202f987654\u202c',
  '\u200e0661987654',
];
const WRONG = ['12', '0961987654', '661987654', '06619876541', '++212661987654', '\u200e'];

describe.each(FORMS)('The phone number %j', (phoneNumber) => {
  test('A client, a user, a store and an inquiry store one form of it', async () => {
    const client = await admin.post('/api/client/create/', {
      ...NAMES,
      phoneNumber,
      isDistinct: true,
    });
    const changed = await admin.patch(
      `/api/client/write/${client.body.id}`,
      { phoneNumber },
      { revision: 1 },
    );
    const profile = await changeOwnPhone(phoneNumber);
    const { body: store } = await admin.get('/api/store/my/get/');
    const settings = await admin.patch(
      `/api/store/update/${store.id}`,
      { phone: phoneNumber },
      { revision: store.revision },
    );
    expect([client.body.phoneNumber, changed.body.phoneNumber]).toEqual([STORED, STORED]);
    expect([profile.body.phoneNumber, settings.body.phone]).toEqual([STORED, STORED]);
    const email = `${randomUUID()}@exemple.ma`;
    const join = { ...NAMES, email, product: 'wasaler', phoneNumber };
    expect((await server.anonymous.post('/api/public/join', join)).status).toBe(201);
    const [row] = await server.database.db
      .select()
      .from(inquiries)
      .where(eq(inquiries.email, email));
    expect(row?.phoneNumber).toBe(STORED);
  });

  test('An order that is taken for a client stores one form of it', async () => {
    const { variantIds } = await storeLiveProduct(server, { storeId: NEJJARINE.id });
    const taken = await admin.post('/api/store/order/create', {
      items: [{ id: variantIds[0] ?? '', quantity: 1 }],
      billing: { ...NAMES, phoneNumber, line1: '1, rue Talaa', cityId: cityId('Fès') },
    });
    expect([taken.status, taken.body.errors]).toEqual([201, undefined]);
    const order = await admin.get(`/api/store/order/${taken.body.orders[0].id}`);
    expect(order.body.client.phoneNumber).toBe(STORED);
  });

  test('Clients, orders and users are found by it', async () => {
    const { body: client } = await admin.post('/api/client/create/', {
      ...NAMES,
      phoneNumber: STORED,
      isDistinct: true,
    });
    const order = await placeOrder(server, { phoneNumber: STORED });
    const { body: user } = await changeOwnPhone(STORED);
    const q = encodeURIComponent(phoneNumber);
    const found = await Promise.all(
      ['clients/', 'orders/', 'users'].map((list) =>
        admin.get(`/api/store/${list}?q=${q}&pageSize=100`),
      ),
    );
    const ids = found.map(({ body }) => body.items.map(({ id }: { id: string }) => id));
    expect(ids[0]).toContain(client.id);
    expect(ids[1]).toContain(order.id);
    expect(ids[2]).toEqual([user.id]);
  });
});

test.each(WRONG)('The server refuses the phone number %j', async (phoneNumber) => {
  const { status, body } = await admin.post('/api/client/create/', { ...NAMES, phoneNumber });
  expect([status, body.errors]).toEqual([422, { phoneNumber: ['invalid_phone'] }]);
});

async function changeOwnPhone(phoneNumber: string) {
  const { body: user } = await admin.get('/api/user/');
  const path = `/api/store/user/write/${user.id}`;
  return admin.patch(path, { phoneNumber }, { revision: user.revision });
}
