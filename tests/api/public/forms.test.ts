import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailOutbox } from '../../../server/database/schema/mail';
import { inquiries } from '../../../server/database/schema/public';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';

const server = await startTestServer({
  seed: false,
  config: { marketplaceEmail: 'equipe@marche.ma', publicWritesPerMinute: 30 },
});
const { db } = server.database;
const PERSON = { firstName: 'Reda', lastName: 'Bensouda', email: 'reda@exemple.ma' };
const CONTACT = { ...PERSON, message: 'Livrez-vous à Dakhla ?\nMerci.' };
const JOIN = { ...PERSON, product: 'wasaler', phoneNumber: '06 70 33 59 82' };

describe('Public forms', () => {
  test('A contact message is stored and mailed to the marketplace only', async () => {
    const subject = 'Dakhla\r\nBcc: tout.le.monde@exemple.ma';
    const { status } = await contact({ ...CONTACT, subject, language: 'ar' });
    expect(status).toBe(201);
    const [row] = await db.select().from(inquiries).where(eq(inquiries.kind, 'contact'));
    expect(row).toMatchObject({ ...PERSON, language: 'ar', message: CONTACT.message });
    expect(row?.subject).toBe('Dakhla Bcc: tout.le.monde@exemple.ma');
    const [mail = ''] = await mailsTo(server, 'equipe@marche.ma');
    expect(mail).toContain('Livrez-vous à Dakhla ?');
    expect(mail).not.toMatch(/^bcc:/im);
    const all = await db.select({ to: mailOutbox.recipient }).from(mailOutbox);
    expect(new Set(all.map(({ to }) => to))).toEqual(new Set(['equipe@marche.ma']));
  });

  test('A request to join is stored with the chosen role', async () => {
    expect((await join(JOIN)).status).toBe(201);
    const [row] = await db.select().from(inquiries).where(eq(inquiries.kind, 'join'));
    expect(row).toMatchObject({ product: 'wasaler', phoneNumber: '+212670335982' });
  });

  test('A form with a value in the hidden field is answered with 201 and discarded', async () => {
    const before = [await db.$count(inquiries), await db.$count(mailOutbox)];
    const { status, body } = await contact({ ...CONTACT, website: 'https://achetez.exemple' });
    expect([status, Object.keys(body)]).toEqual([201, ['receivedAt']]);
    expect([await db.$count(inquiries), await db.$count(mailOutbox)]).toEqual(before);
  });

  test('A contact message sent twice under one key is one message', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await db.$count(inquiries);
    const first = await contact(CONTACT, headers);
    expect((await contact(CONTACT, headers)).body).toEqual(first.body);
    expect(await db.$count(inquiries)).toBe(before + 1);
  });

  test.each([
    [{ email: 'reda' }, { email: ['invalid_email'] }],
    [
      { firstName: ' ', lastName: '\n' },
      { firstName: ['required'], lastName: ['required'] },
    ],
    [{ message: '  ' }, { message: ['required'] }],
    [{ phoneNumber: '12' }, { phoneNumber: ['invalid_phone'] }],
    [{ recipient: 'a@b.ma' }, { recipient: ['unknown_field'] }],
  ])('The server refuses a contact message by field: %j', async (part, errors) => {
    const { status, body } = await contact({ ...CONTACT, ...part });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test.each([
    [{ product: 'admin' }, { product: ['not_allowed'] }],
    [{ phoneNumber: ' ' }, { phoneNumber: ['required'] }],
    [{ cityId: 'cty_nowhere' }, { cityId: ['unknown'] }],
  ])('The server refuses a request to join by field: %j', async (part, errors) => {
    const { status, body } = await join({ ...JOIN, ...part });
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

test('The server limits the messages of one address per minute, for each form', async () => {
  const strict = await startTestServer({ beside: server, config: { publicWritesPerMinute: 1 } });
  server.clock.advance(120_000);
  const send = (form: string, body: object) => strict.anonymous.post(`/api/public/${form}`, body);
  expect((await send('contact', CONTACT)).status).toBe(201);
  expect((await send('contact', CONTACT)).status).toBe(429);
  expect((await send('join', JOIN)).status).toBe(201);
  expect((await send('join', JOIN)).status).toBe(429);
});

function contact(body: object, headers = {}) {
  return server.anonymous.post('/api/public/contact', body, headers);
}

function join(body: object) {
  return server.anonymous.post('/api/public/join', body);
}
