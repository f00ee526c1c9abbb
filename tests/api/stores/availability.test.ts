import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const manager = await server.signIn('manager');
const READ = '/api/store/my/get/availability/';
const WRITE = '/api/store/availability/create/new/';

const PLAIN = {
  weekly: [{ day: 'monday', opens: '09:00', closes: '18:00' }],
  closures: [],
  handlingDays: 2,
};

function closure(from: string, to: string) {
  return {
    from,
    to,
    note: 'Aïd',
    noteEn: 'Eid',
    noteAr: 'العيد',
    acceptOrders: true,
  };
}

test('Every role sees the hours of its own store only', async () => {
  const seller = await server.signIn('seller');
  const { body } = await seller.get(READ);
  expect(body.weekly).toHaveLength(7);
  expect(body.closures[0]).toMatchObject({ noteAr: 'عيد الفطر', acceptOrders: true });
  const stranger = await server.signIn('admin2');
  expect((await stranger.get(READ)).body.handlingDays).toBe(1);
});

test('New hours replace the old ones, in the order of the week', async () => {
  const wanted = {
    weekly: [
      { day: 'saturday', opens: '09:30', closes: '24:00' },
      { day: 'friday', opens: '15:00', closes: '18:30' },
      { day: 'friday', opens: '09:00', closes: '12:00' },
    ],
    closures: [closure('2027-05-16', '2027-05-18'), closure('2027-01-11', '2027-01-11')],
    handlingDays: 0,
  };
  const { status, body } = await manager.post(WRITE, wanted);
  expect(status).toBe(201);
  expect(body).toEqual({
    weekly: [wanted.weekly[2], wanted.weekly[1], wanted.weekly[0]],
    closures: [wanted.closures[1], wanted.closures[0]],
    handlingDays: 0,
    updatedAt: expect.any(String),
    revision: 2,
  });
  expect((await manager.get(READ)).body).toEqual(body);
});

test.each([
  [{ weekly: [hours('monday', '18:00', '09:00')] }, { 'weekly.0.closes': ['period_reversed'] }],
  [
    { weekly: [hours('monday', '09:00', '12:00'), hours('monday', '11:00', '13:00')] },
    { 'weekly.1.opens': ['overlapping'] },
  ],
  [{ closures: [closure('2027-03-12', '2027-03-09')] }, { 'closures.0.to': ['period_reversed'] }],
  [{ closures: [closure('2027-02-30', '2027-03-09')] }, { 'closures.0.from': ['invalid_format'] }],
  [
    { closures: [closure('2027-03-01', '2027-03-09'), closure('2027-03-09', '2027-03-10')] },
    { 'closures.1.from': ['overlapping'] },
  ],
  [{ handlingDays: 31 }, { handlingDays: ['too_large'] }],
  [{ weekly: [hours('someday', '09:00', '12:00')] }, { 'weekly.0.day': ['not_allowed'] }],
  [
    { weekly: [hours('monday', '25:00', '26:00')] },
    expect.objectContaining({ 'weekly.0.opens': ['invalid_format'] }),
  ],
  [{ storeId: 'str_zahra' }, { storeId: ['unknown_field'] }],
])('The server refuses invalid hours: %j', async (part, errors) => {
  const before = (await manager.get(READ)).body;
  const { status, body } = await manager.post(WRITE, { ...PLAIN, ...part });
  expect([status, body.errors]).toEqual([422, errors]);
  expect((await manager.get(READ)).body).toEqual(before);
});

test('Hours repeated under one key are saved once, and a seller may not save them', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await manager.post(WRITE, PLAIN, key);
  await manager.post(WRITE, { ...PLAIN, handlingDays: 5 });
  expect((await manager.post(WRITE, PLAIN, key)).body).toEqual(first.body);
  expect((await manager.get(READ)).body.handlingDays).toBe(5);
  const seller = await server.signIn('seller');
  expect((await seller.post(WRITE, PLAIN)).status).toBe(403);
  const large = { ...PLAIN, weekly: 'x'.repeat(1_100_000) };
  expect((await manager.post(WRITE, large)).status).toBe(413);
  expect((await manager.request('POST', WRITE, { raw: 'weekly=' })).status).toBe(415);
});

function hours(day: string, opens: string, closes: string) {
  return { day, opens, closes };
}
