import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { importJobs } from '../../../server/database/schema/imports';
import { mailOutbox } from '../../../server/database/schema/mail';
import { knownDevices, passwordResets } from '../../../server/database/schema/people';
import { idempotencyKeys, rateLimits } from '../../../server/database/schema/platform';
import { sessions } from '../../../server/database/schema/stores';
import { deleteExpiredData } from '../../../server/worker/housekeeping';
import { startTestServer } from '../support/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;
const server = await startTestServer();

test('Housekeeping deletes records after their retention time, and not earlier', async () => {
  const admin = await server.signIn('admin');
  const product = { code: 'KEEP-1', name: 'Bol', productType: 'simple' };
  await admin.post('/api/store/product/create', product, { 'idempotency-key': randomUUID() });
  await admin.upload('/api/store/product/import/new', { name: 'a.csv', content: 'code\nA-1\n' });
  await admin.post('/api/store/user/create/', {
    firstName: 'Nadia',
    lastName: 'Alaoui',
    userName: 'nadia',
    role: 'store_user',
    email: 'nadia@exemple.ma',
    phoneNumber: '0661420318',
  });
  const rest = { sessions: 1, imports: 1, links: 1, mails: 1 };
  expect(await keptAfter(0)).toEqual({ keys: 1, tries: 4, devices: 1, ...rest });
  expect(await keptAfter(DAY_MS + 1000)).toEqual({ keys: 0, tries: 0, devices: 1, ...rest });
  const none = { keys: 0, tries: 0, sessions: 0, imports: 0, links: 0, mails: 0 };
  expect(await keptAfter(30 * DAY_MS)).toEqual({ ...none, devices: 1 });
  expect(await keptAfter(150 * DAY_MS)).toEqual({ ...none, devices: 0 });
});

async function keptAfter(milliseconds: number) {
  server.clock.advance(milliseconds);
  await deleteExpiredData(server.context);
  const { db } = server.database;
  return {
    keys: await db.$count(idempotencyKeys),
    tries: await db.$count(rateLimits),
    devices: await db.$count(knownDevices),
    sessions: await db.$count(sessions),
    imports: await db.$count(importJobs),
    links: await db.$count(passwordResets),
    mails: await db.$count(mailOutbox),
  };
}
