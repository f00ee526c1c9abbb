import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../server/database/schema/audit';
import { invoiceSendings } from '../../../server/database/schema/invoices';
import { mailOutbox } from '../../../server/database/schema/mail';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
import { draftedInvoice, issuedInvoice } from './invoice-builder';

const server = await startTestServer();
const { db } = server.database;
const INVOICES = '/api/store/invoices/';
let admin: ApiClient;
let addresses = 0;

beforeEach(async () => {
  // Minutes pass before each test, because mails per minute are limited.
  server.clock.advance(2 * 60_000);
  admin = await server.signIn('admin');
});

describe('Invoice sent by mail', () => {
  test.each([
    ['fr', 'ltr', 'Facture', 'Reste à payer', /TVA 20\s%/],
    ['ar', 'rtl', 'فاتورة', 'المتبقي للدفع', /الضريبة على القيمة المضافة/],
    ['en', 'ltr', 'Invoice', 'Amount due', /VAT 20%/],
  ] as const)(
    'A mailed invoice is complete in %s',
    async (language, direction, title, due, vat) => {
      const invoice = await issuedInvoice(server, admin, { lastName: 'Postale', total: 24_000 });
      const email = newAddress();
      const { status, body } = await send(invoice, { email: ` ${email} `, language });
      expect(status).toBe(200);
      expect(body.sendings).toMatchObject([{ email, language }]);
      expect([body.status, body.revision]).toEqual([invoice.status, invoice.revision + 1]);
      expect((await admin.get(INVOICES + invoice.id)).body.sendings).toEqual(body.sendings);
      const [mail = ''] = await mailsTo(server, email);
      expect(mail).toContain(`<html lang="${language}" dir="${direction}">`);
      for (const said of [title, invoice.number, due, invoice.client.name, '001984563000047']) {
        expect(mail).toContain(said);
      }
      expect(mail).toMatch(vat);
      // Amounts in the format of each language; the VAT is shown by rate.
      expect(mail).toMatch(language === 'en' ? /240\.00\sDHS/ : /240,00\sDHS/);
      expect(mail).toMatch(language === 'en' ? /40\.00\sDHS/ : /40,00\sDHS/);
    },
  );

  test('A mailed invoice has the seller’s reply address, and its sending is recorded and audited', async () => {
    const invoice = await issuedInvoice(server, admin);
    const email = newAddress();
    const { body } = await send(invoice, { email });
    const [mail = ''] = await mailsTo(server, email);
    expect(mail).toMatch(/^Reply-To: \S+@\S+$/m);
    const [row] = await db
      .select()
      .from(invoiceSendings)
      .where(eq(invoiceSendings.invoiceId, invoice.id));
    expect(row).toMatchObject({ id: body.sendings[0].id, email, language: 'fr' });
    const lines = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, row?.id ?? ''));
    expect(lines).toHaveLength(1);
  });

  test('An issued invoice has a field for the client’s e-mail address', async () => {
    const { client } = await issuedInvoice(server, admin);
    expect(client).toHaveProperty('email');
  });

  test('A credit note and its credited invoice can be mailed', async () => {
    const invoice = await issuedInvoice(server, admin);
    const credited = (await admin.post(`${INVOICES}${invoice.id}/credit`, {})).body;
    const [note] = credited.creditNotes;
    const email = newAddress();
    expect((await send(note, { email, language: 'fr' })).status).toBe(200);
    expect((await send(credited, { email, language: 'fr' })).body.status).toBe('credited');
    const mails = await mailsTo(server, email);
    expect(mails[0]).toContain(note.number);
    expect(mails[0]).not.toContain('Reste à payer');
  });

  test('An invoice requested three times under one Idempotency-Key is mailed once, and again under another', async () => {
    const invoice = await issuedInvoice(server, admin);
    const email = newAddress();
    const path = `${INVOICES}${invoice.id}/send`;
    const once = { 'idempotency-key': `sending-${invoice.id}` };
    const replies = await Promise.all([1, 2, 3].map(() => admin.post(path, { email }, once)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsTo(server, email)).toHaveLength(1);
    await admin.post(path, { email });
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  test('The server refuses to mail a draft or a deleted draft', async () => {
    const draft = await draftedInvoice(server, admin);
    const email = newAddress();
    const reply = await send(draft, { email });
    expect([reply.status, reply.body.code]).toEqual([409, 'action_not_allowed']);
    expect(reply.body.current.id).toBe(draft.id);
    await admin.post(`${INVOICES}${draft.id}/delete`);
    expect((await send(draft, { email })).status).toBe(409);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('A manager can mail an invoice, and a store user cannot', async () => {
    const invoice = await issuedInvoice(server, admin);
    const [manager, seller] = [await server.signIn('manager'), await server.signIn('seller')];
    const email = newAddress();
    const path = `${INVOICES}${invoice.id}/send`;
    expect((await seller.post(path, { email })).status).toBe(403);
    expect(await mailsTo(server, email)).toEqual([]);
    const shown = (await seller.get(INVOICES + invoice.id)).body;
    expect(shown.allowedActions).toEqual([]);
    expect((await manager.post(path, { email })).status).toBe(200);
  });

  test('The server mails at most twenty invoices a minute', async () => {
    const invoice = await issuedInvoice(server, admin);
    const email = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await send(invoice, { email })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(await mailsTo(server, email)).toHaveLength(20);
  });
});

describe('Attacks with a mailed invoice', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['salma', 'invalid_email'],
    ['a@b.ma,c@d.ma', 'invalid_email'],
    ['a@b.ma;c@d.ma', 'invalid_email'],
    ['Salma <a@b.ma>', 'invalid_email'],
    ['a@b.ma\r\nBcc: c@d.ma', 'invalid_email'],
    ['a\u0007@b.ma', 'invalid_email'],
  ])('The server refuses the invoice address %j, and sends no mail', async (email, code) => {
    const invoice = await issuedInvoice(server, admin);
    const before = await db.$count(mailOutbox);
    const { status, body } = await send(invoice, { email });
    expect([status, body.errors]).toEqual([422, { email: [code] }]);
    expect(await db.$count(mailOutbox)).toBe(before);
    expect((await admin.get(INVOICES + invoice.id)).body.sendings).toEqual([]);
  });

  test('A mailed invoice contains no header or markup from its message, client or lines', async () => {
    const draft = await draftedInvoice(server, admin, { lastName: 'Injectée' });
    const evil = '<img src=x onerror=alert(1)>';
    const change = {
      client: { name: `Nom ${evil}` },
      lines: [{ label: `Bol ${evil}`, quantity: 1, unitPrice: 1200, taxRate: 0.2 }],
      note: `Note ${evil}`,
    };
    await admin.patch(INVOICES + draft.id, change, { revision: draft.revision });
    const invoice = (await admin.post(`${INVOICES}${draft.id}/issue`)).body;
    const email = newAddress();
    const message = `Merci\r\nBcc: victim@exemple.ma\r\n\r\n<script>alert(1)</script> ${evil}`;
    expect((await send(invoice, { email, message })).status).toBe(200);
    const [mail = ''] = await mailsTo(server, email);
    const html = mail.slice(mail.indexOf('<!doctype html>'));
    expect(html).toContain('Merci');
    expect(html).not.toMatch(/<(img|script)/);
    const [headers = ''] = mail.split('\n\n');
    expect(headers).not.toMatch(/^bcc:/im);
    expect(await mailsTo(server, 'victim@exemple.ma')).toEqual([]);
  });
});

function newAddress() {
  addresses += 1;
  return `client-${addresses}@exemple.ma`;
}

function send(
  { id }: { id: string },
  body: { email: string; language?: string; message?: string },
) {
  return admin.post(`${INVOICES}${id}/send`, body);
}
