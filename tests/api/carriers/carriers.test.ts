import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/database/ids';
import { placeOrder } from '../orders/order-builder';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const manager = await server.signIn('manager');
const stranger = await server.signIn('admin2');
const { db } = server.database;
const LIST = '/api/store/carriers/';
const CREATE = '/api/store/carrier/create';

const ADDRESS = 'https://suivi.amana.exemple.ma/{number}';

describe('List of carriers', () => {
  test('The list has the last used carrier first, then the others by name, and archived ones at the end', async () => {
    const [zellige, amana] = [await create(), await create()];
    await rename(zellige.id, `Zellige ${zellige.name}`);
    await rename(amana.id, `Amana ${amana.name}`);
    const archived = await create();
    await act(archived.id, 'archive');
    await handOver({ carrier: archived.name });
    await handOver({ carrier: 'Sahara Express' });
    await handOver({ carrier: 'RAPIDE  COLIS' });
    const items = await carriers();
    const places = ['Rapide Colis', 'Sahara Express', 'Atlas Messagerie'].map((name) =>
      items.findIndex((carrier) => carrier.name === name),
    );
    expect(places).toEqual([0, 1, 2]);
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(amana.id)).toBeGreaterThan(2);
    expect(ids.indexOf(zellige.id)).toBeGreaterThan(ids.indexOf(amana.id));
    expect(items.at(-1)).toMatchObject({ id: archived.id, isArchived: true });
  });

  test('The list has pages', async () => {
    const whole = await carriers();
    const { body } = await manager.get(`${LIST}?pageSize=2&page=2`);
    expect(body).toEqual({ items: whole.slice(2, 4), total: whole.length, page: 2, pageSize: 2 });
  });

  test('A store sees and changes only its own carriers', async () => {
    const { id, name } = await create();
    const { body } = await stranger.get(LIST);
    expect(body.items.map((carrier: Carrier) => carrier.id)).not.toContain(id);
    expect((await stranger.post(`/api/store/carrier/${id}/archive`)).status).toBe(404);
    const change = { phone: '0537210202' };
    const path = `/api/store/carrier/${id}`;
    expect((await stranger.patch(path, change, { revision: 1 })).status).toBe(404);
    expect((await stranger.post(CREATE, { name })).status).toBe(201);
  });
});

describe('A carrier', () => {
  test('The server stores trimmed texts and a normalised phone number', async () => {
    const { status, body } = await manager.post(CREATE, {
      name: ' Amana Chronopost ',
      phone: '05 37 21 02 02',
      trackingAddress: ` ${ADDRESS} `,
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^crr_/),
        name: 'Amana Chronopost',
        phone: '+212537210202',
        trackingAddress: ADDRESS,
        lastUsedAt: null,
        isArchived: false,
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
        revision: 1,
      },
    ]);
    const emptied = await manager.patch(
      `/api/store/carrier/${body.id}`,
      { phone: '', trackingAddress: null },
      { revision: 1 },
    );
    expect(emptied.body).toMatchObject({ phone: null, trackingAddress: null, revision: 2 });
  });

  test.each([
    [{ name: ' ' }, { name: ['required'] }],
    [{ name: '…' }, { name: ['required'] }],
    [{ phone: '12' }, { phone: ['invalid_phone'] }],
    [
      { trackingAddress: 'javascript:alert({number})' },
      { trackingAddress: ['invalid_tracking_address'] },
    ],
    [
      { trackingAddress: 'http://amana.ma/{number}' },
      { trackingAddress: ['invalid_tracking_address'] },
    ],
    [{ trackingAddress: 'https://127.1/{number}' }, { trackingAddress: ['local_address'] }],
    [{ trackingAddress: 'https://amana.ma/' }, { trackingAddress: ['tracking_number_missing'] }],
    [{ lastUsedAt: '2026-11-26T10:00:00Z' }, { lastUsedAt: ['unknown_field'] }],
  ])('The server refuses a carrier with %j: %j', async (part, errors) => {
    const { status, body } = await manager.post(CREATE, { name: 'Ozone', ...part });
    expect([status, body.errors]).toEqual([422, errors]);
    const [{ id }] = [await create()];
    const change = await manager.patch(`/api/store/carrier/${id}`, part, { revision: 1 });
    expect([change.status, change.body.errors]).toEqual([422, errors]);
  });

  test.each(['atlas messagerie', 'ÀTLAS-Messagerie', ' Atlas  Messagerie '])(
    'A store has each name once: the server refuses %j',
    async (name) => {
      const { status, body } = await manager.post(CREATE, { name });
      expect([status, body.code, body.errors]).toEqual([
        409,
        'already_taken',
        { name: ['already_taken'] },
      ]);
      const { id } = await create();
      const renamed = await manager.patch(`/api/store/carrier/${id}`, { name }, { revision: 1 });
      expect([renamed.status, renamed.body.code]).toEqual([409, 'already_taken']);
    },
  );

  test('The spelling of a carrier’s own name can be changed', async () => {
    const { id, name } = await create();
    const { body } = await rename(id, name.toUpperCase());
    expect(body).toMatchObject({ name: name.toUpperCase(), revision: 2 });
  });

  test('A change names the revision that it saw', async () => {
    const { id } = await create();
    const path = `/api/store/carrier/${id}`;
    const change = { phone: '0537210202' };
    expect((await manager.patch(path, change)).status).toBe(428);
    const stale = await manager.patch(path, change, { revision: 7 });
    expect([stale.status, stale.body.current]).toMatchObject([412, { id, revision: 1 }]);
  });

  test('Archiving and unarchiving take effect once', async () => {
    const { id } = await create();
    for (const [action, isArchived, revision] of [
      ['archive', true, 2],
      ['archive', true, 2],
      ['unarchive', false, 3],
      ['unarchive', false, 3],
    ] as const) {
      const { status, body } = await act(id, action);
      expect([status, body]).toMatchObject([200, { id, isArchived, revision }]);
    }
    expect((await act('crr_nobody', 'archive')).status).toBe(404);
  });

  test('The key of one action is refused for another one', async () => {
    const { id } = await create();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const path = `/api/store/carrier/${id}`;
    expect((await manager.post(`${path}/archive`, undefined, key)).status).toBe(200);
    const { status, body } = await manager.post(`${path}/unarchive`, undefined, key);
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('The carrier of a handover', () => {
  test('An order shows phone and tracking page that its carrier got after the handover', async () => {
    const { id, name } = await create();
    const { body } = await handOver({
      carrier: ` ${name.toUpperCase()} `,
      trackingNumber: 'AM 1/2',
    });
    expect(body).toMatchObject({
      carrier: name.toUpperCase(),
      carrierPhone: null,
      trackingUrl: null,
    });
    const facts = { phone: '0537210202', trackingAddress: ADDRESS };
    await manager.patch(`/api/store/carrier/${id}`, facts, { revision: 1 });
    await act(id, 'archive');
    expect((await manager.get(`/api/store/order/${body.id}`)).body).toMatchObject({
      carrier: name.toUpperCase(),
      carrierPhone: '+212537210202',
      trackingUrl: 'https://suivi.amana.exemple.ma/AM%201%2F2',
    });
  });

  test('A parcel keeps phone and tracking page when its carrier changes and another takes its name', async () => {
    const facts = { phone: '0537210202', trackingAddress: ADDRESS };
    const { body: carrier } = await manager.post(CREATE, { name: newName(), ...facts });
    const parcels = [
      await handOver({ carrier: carrier.name.toLowerCase() }),
      await handOverInBulk(carrier.name),
    ].map(({ body }) => body.id);
    const path = `/api/store/carrier/${carrier.id}`;
    const renamed = { name: newName(), phone: null, trackingAddress: 'https://autre.ma/{number}' };
    expect((await manager.patch(path, renamed, { revision: 1 })).status).toBe(200);
    const other = { phone: '0528893516', trackingAddress: 'https://nouveau.ma/{number}' };
    expect((await manager.post(CREATE, { name: carrier.name, ...other })).status).toBe(201);
    for (const id of parcels) {
      expect((await manager.get(`/api/store/order/${id}`)).body).toMatchObject({
        carrierId: carrier.id,
        carrierPhone: '+212537210202',
        trackingUrl: 'https://suivi.amana.exemple.ma/MA1',
      });
    }
  });

  test('A new or renamed carrier does not take over parcels that went with its name before', async () => {
    const [unlisted, listed] = [newName(), await create()];
    const parcels = [
      await handOver({ carrier: unlisted }),
      await handOver({ carrier: listed.name }),
    ];
    const facts = { phone: '0528893516', trackingAddress: ADDRESS };
    expect((await manager.post(CREATE, { name: unlisted, ...facts })).status).toBe(201);
    const path = `/api/store/carrier/${listed.id}`;
    await manager.patch(path, { name: newName(), ...facts }, { revision: 1 });
    for (const { body } of parcels) {
      expect((await manager.get(`/api/store/order/${body.id}`)).body).toMatchObject({
        carrier: body.carrier,
        carrierId: body.carrier === unlisted ? null : listed.id,
        carrierPhone: null,
        trackingUrl: null,
      });
    }
  });

  test('A parcel that is kept with a new carrier refers to that carrier', async () => {
    const { body } = await handOver({ carrier: newName(), keepCarrier: true });
    expect(body.carrierId).toBe((await carrierNamed(body.carrier))?.id);
  });

  test('A carrier with a tracking page and no phone shows its page', async () => {
    const { id, name } = await create();
    await manager.patch(`/api/store/carrier/${id}`, { trackingAddress: ADDRESS }, { revision: 1 });
    const { body } = await handOver({ carrier: name, trackingNumber: 'AM1' });
    expect([body.carrierPhone, body.trackingUrl]).toEqual([
      null,
      'https://suivi.amana.exemple.ma/AM1',
    ]);
  });

  test('Any other carrier is accepted, and is not added to the list', async () => {
    const carrier = newName();
    const { status, body } = await handOver({ carrier });
    expect([status, body.carrier, body.carrierPhone]).toEqual([200, carrier, null]);
    expect(await carrierNamed(carrier)).toBeUndefined();
  });

  test('A handover marks its carrier as used, without a new revision', async () => {
    const { id, name } = await create();
    const { body } = await handOver({ carrier: name.toLowerCase() });
    const found = await carrierNamed(name);
    expect(found).toMatchObject({ id, lastUsedAt: body.updatedAt, revision: 1 });
  });

  test('A kept carrier is added to the list, and unarchived if it is archived there', async () => {
    const carrier = newName();
    const { body } = await handOver({ carrier: ` ${carrier} `, keepCarrier: true });
    const kept = await carrierNamed(carrier);
    expect(kept).toMatchObject({ isArchived: false, lastUsedAt: body.updatedAt, revision: 1 });
    await handOver({ carrier: carrier.toLowerCase(), keepCarrier: true });
    expect(await carrierNamed(carrier)).toMatchObject({ id: kept?.id, name: carrier, revision: 1 });
    await act(kept?.id ?? '', 'archive');
    await handOver({ carrier, keepCarrier: true });
    expect(await carrierNamed(carrier)).toMatchObject({ isArchived: false, revision: 3 });
  });

  test('A carrier without a letter or a digit is not kept, and the order is not handed over', async () => {
    const { status, body } = await handOver({ carrier: '?!', keepCarrier: true });
    expect([status, body.errors]).toEqual([422, { carrier: ['required'] }]);
    expect((await handOver({ carrier: '?!' })).status).toBe(200);
  });

  test('A handover does not wait for a carrier that is being written', async () => {
    const { id, name } = await create();
    await server.database.transaction(async (tx) => {
      await tx.execute(sql`select id from carriers where id = ${id} for update`);
      expect((await handOver({ carrier: name })).status).toBe(200);
    });
    expect(await carrierNamed(name)).toMatchObject({ lastUsedAt: null });
  });

  test('The audit log has the changes of a carrier, but not its use', async () => {
    const { id, name } = await create();
    await handOver({ carrier: name });
    await act(id, 'archive');
    const { rows } = await db.execute(sql`
      select action, actor_id, array(select jsonb_object_keys(after) order by 1) as columns
        from audit_log where entity = 'carriers' and entity_id = ${id} order by at, id`);
    expect(rows).toMatchObject([
      { action: 'insert', actor_id: 'usr_youssef' },
      { action: 'update', actor_id: 'usr_youssef', columns: ['archived_at'] },
    ]);
  });
});

interface Carrier {
  readonly id: string;
  readonly name: string;
}

/** A name that no other test uses. */
function newName(): string {
  return `Transport ${newId('x').slice(-8)}`;
}

async function create(): Promise<Carrier> {
  return (await manager.post(CREATE, { name: newName() })).body;
}

function rename(id: string, name: string) {
  return manager.patch(`/api/store/carrier/${id}`, { name }, { revision: 1 });
}

function act(id: string, action: 'archive' | 'unarchive') {
  return manager.post(`/api/store/carrier/${id}/${action}`);
}

async function carriers(): Promise<Carrier[]> {
  return (await manager.get(`${LIST}?pageSize=100`)).body.items;
}

async function carrierNamed(name: string): Promise<Carrier | undefined> {
  return (await carriers()).find((carrier) => carrier.name === name);
}

async function handOverInBulk(carrier: string) {
  const { id } = await placeOrder(server, { status: 'ready' });
  const parcels = [{ id, trackingNumber: 'MA1' }];
  await manager.post('/api/store/orders/bulk', {
    action: 'handOver',
    ids: [id],
    carrier,
    parcels,
  });
  return manager.get(`/api/store/order/${id}`);
}

async function handOver(request: object) {
  const { id } = await placeOrder(server, { status: 'ready' });
  const body = { trackingNumber: 'MA1', ...request };
  return manager.post(`/api/store/order/${id}/handOver`, body);
}
