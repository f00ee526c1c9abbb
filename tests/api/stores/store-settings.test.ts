import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NEJJARINE_LOGO } from '../../../server/demo/demo-logos';
import type { Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const clients = {
  admin: await server.signIn('admin'),
  manager: await server.signIn('manager'),
  seller: await server.signIn('seller'),
};
type Staff = keyof typeof clients;
const stranger = await server.signIn('admin2');
const OWN = '/api/store/update/str_nejjarine';

const PNG = Buffer.from(NEJJARINE_LOGO.split(',')[1] ?? '', 'base64');

function dataUrl(type: string, bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

function jpegOf(bytes: number): string {
  return dataUrl('jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3)]));
}

const MIB = 1024 * 1024;

const OPERATIONS = { socialLinks: { website: 'https://nejjarine.exemple.ma/' } };
const IDENTITY = { ice: '001984563000047' };

describe('Store', () => {
  test('A store is the same at each of its paths, with all its settings', async () => {
    const { body: mine } = await clients.manager.get('/api/store/my/get/');
    expect(mine).toMatchObject({
      id: 'str_nejjarine',
      enterprise: 'Nejjarine Artisanat SARL',
      ice: '001984563000047',
      logo: NEJJARINE_LOGO,
      payment: { rib: '007270000123456789012390' },
      notificationPreferences: { delivery: { inApp: true, email: true } },
      status: 'active',
    });
    expect(mine.policies.returns.ar).toContain('الإرجاع');
    expect((await clients.manager.get('/api/store/str_nejjarine')).body).toEqual(mine);
    const { body } = await clients.manager.get('/api/stores/');
    expect(body).toEqual({
      total: 1,
      page: 1,
      pageSize: 25,
      items: [
        {
          id: mine.id,
          enterprise: mine.enterprise,
          name: mine.name,
          nameAr: mine.nameAr,
          city: 'Fès',
          status: 'active',
        },
      ],
    });
  });

  test('The server answers another store with 404, and does not mistake other paths for a store', async () => {
    for (const id of ['str_zahra', 'str_nobody']) {
      expect(codeOf(await clients.admin.get(`/api/store/${id}`))).toEqual([404, 'not_found']);
      const change = await clients.admin.patch(`/api/store/update/${id}`, OPERATIONS, {
        revision: 1,
      });
      expect(codeOf(change)).toEqual([404, 'not_found']);
    }
    expect((await clients.admin.get('/api/store/orders/')).status).toBe(200);
    expect(codeOf(await clients.admin.get('/api/store/orders'))).toEqual([404, 'not_found']);
    expect((await clients.admin.get('/api/store/my/get/?storeId=str_zahra')).status).toBe(400);
  });

  test('A new store has the default settings', async () => {
    const registration = {
      email: 'neuf@exemple.ma',
      password: 'Tagine-42-bleu',
      firstName: 'Ilyas',
      lastName: 'Neuf',
    };
    const { body } = await server.anonymous.post('/api/auth/register', registration);
    const owner = server.withToken(body.accessToken);
    const { body: store } = await owner.get('/api/store/my/get/');
    expect(store).toMatchObject({
      logo: null,
      payment: null,
      shipping: { rules: [] },
      socialLinks: {},
    });
    expect(store.notificationPreferences.order).toEqual({ inApp: true, email: true });
    expect(store.policies.privacy).toEqual({ fr: null, en: null, ar: null });
    const { body: availability } = await owner.get('/api/store/my/get/availability/');
    expect(availability).toMatchObject({ closures: [], handlingDays: 2, updatedAt: null });
    const revision = { revision: store.revision };
    const path = `/api/store/update/${store.id}`;
    const refused = await owner.patch(path, { name: 'Chez Ilyas' }, revision);
    expect([refused.status, refused.body.errors]).toEqual([422, { logo: ['required'] }]);
    const accepted = await owner.patch(
      path,
      { name: ' Chez Ilyas ', logo: NEJJARINE_LOGO },
      revision,
    );
    expect([accepted.status, accepted.body.name, accepted.body.logo]).toEqual([
      200,
      'Chez Ilyas',
      NEJJARINE_LOGO,
    ]);
  });
});

test('The server hides the bank account from users who may not see payments', async () => {
  const shown = async (role: Staff) => (await clients[role].get('/api/store/my/get/')).body.payment;
  expect(await shown('manager')).toMatchObject({ rib: '007270000123456789012390' });
  expect(await shown('seller')).toBeNull();
});

describe('Permissions for store settings', () => {
  const CASES: [body: object, allowed: Staff[]][] = [
    [OPERATIONS, ['admin', 'manager']],
    [{ shipping: { rules: [] } }, ['admin', 'manager']],
    [IDENTITY, ['admin']],
    [{ payment: { holderName: 'N', bankName: 'B', rib: '007270000123456789012390' } }, ['admin']],
    [{ ...OPERATIONS, ...IDENTITY }, ['admin']],
  ];

  test.each(CASES)('The server accepts %j only from the permitted roles', async (body, allowed) => {
    for (const role of ['seller', 'manager', 'admin'] as const) {
      const before = (await clients.admin.get('/api/store/my/get/')).body;
      const reply = await change(body, role);
      if (allowed.includes(role)) expect([role, reply.status]).toEqual([role, 200]);
      else {
        expect([role, ...codeOf(reply)]).toEqual([role, 403, 'forbidden']);
        // The answer contains neither the refused settings nor the current store.
        expect(Object.keys(reply.body).sort()).toEqual([
          'code',
          'requestId',
          'status',
          'title',
          'type',
        ]);
        expect((await clients.admin.get('/api/store/my/get/')).body).toEqual(before);
      }
    }
  });

  test('The server refuses fields that no user may set', async () => {
    for (const field of [
      'id',
      'status',
      'platformIdentifier',
      'revision',
      'createdAt',
      'storeId',
    ]) {
      const reply = await change({ [field]: 'x' });
      expect([field, reply.status, reply.body.errors]).toEqual([
        field,
        422,
        { [field]: ['unknown_field'] },
      ]);
    }
    const raw = '{"__proto__": {"status": "suspended"}, "ice": "001984563000047"}';
    const reply = await clients.admin.request('PATCH', OWN, {
      raw,
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });
});

describe('Store setting', () => {
  const WRONG: [body: object, errors: Record<string, string[]>][] = [
    [{}, { _: ['empty'] }],
    [{ enterprise: '', name: '   ' }, { enterprise: ['required'] }],
    [{ name: '   ' }, { name: ['required'] }],
    [{ email: 'contact@' }, { email: ['invalid_email'] }],
    [{ phone: '0961420318' }, { phone: ['invalid_phone'] }],
    [{ zipcode: '3011' }, { zipcode: ['invalid_zipcode'] }],
    [{ ice: '00198456300004' }, { ice: ['invalid_ice'] }],
    [{ rce: 'RC-48213' }, { rce: ['invalid_rce'] }],
    [{ taxId: '1234' }, { taxId: ['invalid_tax_id'] }],
    [{ businessTaxId: '132047861' }, { businessTaxId: ['invalid_business_tax_id'] }],
    [{ cnss: '48729' }, { cnss: ['invalid_cnss'] }],
    [{ cityId: 'cty_nowhere' }, { cityId: ['unknown'] }],
    [
      { payment: { holderName: ' ', bankName: ' ', rib: '007270000123456789012391' } },
      {
        'payment.holderName': ['required'],
        'payment.bankName': ['required'],
        'payment.rib': ['invalid_rib'],
      },
    ],
    [
      { socialLinks: { website: 'javascript:alert(1)' } },
      { 'socialLinks.website': ['invalid_link'] },
    ],
    [
      { socialLinks: { tiktok: 'https://a@evil.exemple/' } },
      { 'socialLinks.tiktok': ['invalid_link'] },
    ],
    [{ socialLinks: { youtube: '//exemple.ma' } }, { 'socialLinks.youtube': ['invalid_link'] }],
    [
      {
        shipping: {
          rules: [shippingTo('Fès-Meknès'), shippingTo('Fès-Meknès'), shippingTo('Mars')],
        },
      },
      { 'shipping.rules.1.region': ['duplicate'], 'shipping.rules.2.region': ['unknown_region'] },
    ],
    [{ logo: '' }, { logo: ['required'] }],
    [{ logo: dataUrl('jpeg', PNG) }, { logo: ['invalid_image'] }],
    [{ logo: dataUrl('svg+xml', Buffer.from('<svg/>')) }, { logo: ['invalid_image'] }],
    [{ logo: dataUrl('png', Buffer.from('<html><script>')) }, { logo: ['invalid_image'] }],
    [{ logo: `${dataUrl('png', PNG)}"><script>` }, { logo: ['invalid_image'] }],
    [{ logo: 'https://exemple.ma/logo.png' }, { logo: ['invalid_image'] }],
    [{ logo: jpegOf(MIB + 1) }, { logo: ['too_large'] }],
  ];

  test.each(WRONG.map(([body, errors]) => [Object.keys(errors).join(), body, errors] as const))(
    'The server names an invalid store setting: %s',
    async (_fields, body, errors) => {
      const reply = await change(body);
      expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    },
  );

  test('The server normalises typed store settings', async () => {
    const texts = { fr: '<script>alert(1)</script>', en: null, ar: 'سياسة الإرجاع' };
    const reply = await change({
      phone: '05 35 74 12 08',
      description: '  ',
      zipcode: ' 30110 ',
      payment: { holderName: ' Nejjarine ', bankName: 'Atlas', rib: '007 270 0001234567890123 90' },
      policies: { returns: texts, delivery: texts, privacy: texts },
    });
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        phone: '+212535741208',
        description: null,
        zipcode: '30110',
        payment: { holderName: 'Nejjarine', bankName: 'Atlas', rib: '007270000123456789012390' },
        // Plain text: shown as it was typed, never as markup.
        policies: { returns: texts },
      },
    ]);
  });

  test('The server accepts a logo of 1 MB, and refuses a larger body with 413', async () => {
    const largest = await change({ logo: jpegOf(MIB) });
    expect([largest.status, largest.body.logo.length]).toEqual([200, jpegOf(MIB).length]);
    const beyond = await change({ logo: jpegOf(2 * MIB) });
    expect(codeOf(beyond)).toEqual([413, 'too_large']);
  });
});

describe('Concurrent changes of store settings', () => {
  test('Of two concurrent changes of store settings, one gets a conflict, and a revision is required', async () => {
    const { revision } = (await clients.admin.get('/api/store/my/get/')).body;
    const replies = await Promise.all(
      ['admin', 'manager'].map((role) =>
        clients[role as Staff].patch(OWN, OPERATIONS, { revision }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = replies.find(({ status }) => status === 412);
    expect([late?.body.code, late?.body.current.revision]).toEqual([
      'stale_revision',
      revision + 1,
    ]);
    expect(codeOf(await clients.admin.patch(OWN, OPERATIONS))).toEqual([
      428,
      'precondition_required',
    ]);
  });

  test('A change of store settings repeated under one key is made once', async () => {
    const { revision } = (await clients.admin.get('/api/store/my/get/')).body;
    const headers = { 'idempotency-key': randomUUID() };
    const send = (body: object) => clients.admin.patch(OWN, body, { revision, headers });
    const [first, second] = [await send(OPERATIONS), await send(OPERATIONS)];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(codeOf(await send(IDENTITY))).toEqual([422, 'idempotency_key_reused']);
  });

  test('The server refuses store settings that are not JSON with 415', async () => {
    const raw = 'socialLinks=1';
    const reply = await clients.admin.request('PATCH', OWN, {
      raw,
      headers: { 'if-match': '"1"' },
    });
    expect(codeOf(reply)).toEqual([415, 'unsupported_media_type']);
  });
});

test('The settings of one store do not change those of another', async () => {
  const before = (await stranger.get('/api/store/my/get/')).body;
  await change({ billingAddress: '1, rue du Secret' });
  expect((await stranger.get('/api/store/my/get/')).body).toEqual(before);
});

async function change(body: object, role: Staff = 'admin'): Promise<Reply> {
  const { revision } = (await clients.admin.get('/api/store/my/get/')).body;
  return clients[role].patch(OWN, body, { revision });
}

function codeOf({ status, body }: Reply) {
  return [status, body.code];
}

function shippingTo(region: string) {
  return { region, isDelivered: true, fee: 2000, freeFrom: null };
}
