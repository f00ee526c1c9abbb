import { parse } from 'content-disposition';
import { and, eq, isNotNull, isNull, like, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import { answerDueAt } from '#domain/payouts/payout-hold';
import { mediaLeftovers } from '../../../server/database/schema/media';
import { notifications } from '../../../server/database/schema/notifications';
import { payoutEntries, payoutFiles, payouts } from '../../../server/database/schema/payouts';
import { stores } from '../../../server/database/schema/stores';
import { deleteUnsentFiles } from '../../../server/payout-files/delete-unsent-files';
import { notifyLatePayouts } from '../../../server/payouts/payout-notifications';
import { transitionPayout } from '../../../server/payouts/payout-transitions';
import { bytesOf, joined, png } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;
const PAYOUTS = '/api/store/payouts/';
const STORE = 'str_nejjarine';
const RIB = '011780000123456789012386';
const PDF = bytesOf('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Payouts in trouble', () => {
  test('The demo has a rejected, a held and a late payout, each with its reason and remedy', async () => {
    const { body } = await admin.get('/api/store/today/');
    const troubles = body.troubledPayouts.map(({ trouble }: { trouble: object }) => trouble);
    expect(troubles).toEqual([
      { kind: 'late', reason: 'at_bank', remedy: 'contact' },
      { kind: 'rejected', reason: 'account_refused', remedy: 'change_account' },
      { kind: 'held', reason: 'order_dispute', remedy: 'answer' },
    ]);
    expect(body.nextPayout.trouble).toBeNull();
    const seller = await server.signIn('seller');
    expect((await seller.get('/api/store/today/')).body.troubledPayouts).toEqual([]);
  });

  test('A late payout is told of once, to users who may see money, in three languages', async () => {
    const late = await payoutIn('processing');
    const now = server.clock.now();
    expect(await notifyLatePayouts(server, now)).toBeGreaterThan(0);
    expect(await notifyLatePayouts(server, now)).toBe(0);
    const told = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.entityId, late.id), eq(notifications.createdAt, now)));
    expect(told).toHaveLength(2);
    expect(told[0]?.body).toContain('la banque n’a pas encore exécuté le virement');
    expect(told[0]?.bodyEn).toContain('the bank has not carried it out yet');
    expect(told[0]?.bodyAr).toContain('لم ينفذه البنك بعد');
  });
});

describe('A payout on hold', () => {
  test('It names the order in dispute with its client, and until when an answer is due', async () => {
    const { id, heldOrderIds, answerBy } = await payoutIn('on_hold');
    const { hold } = await read(admin, id);
    const [orderId = ''] = heldOrderIds;
    const { body: order } = await admin.get(`/api/store/order/${orderId}`);
    const client = {
      id: order.client.id,
      name: `${order.client.firstName} ${order.client.lastName}`,
    };
    const expected = {
      orders: [{ id: orderId, number: order.number, client }],
      answerBy: answerBy?.toISOString(),
    };
    expect(hold).toEqual(expected);
    const { body: today } = await admin.get('/api/store/today/');
    expect(today.troubledPayouts.find((one: { id: string }) => one.id === id).hold).toEqual(
      expected,
    );
    const { body: list } = await admin.get(`${PAYOUTS}?status=on_hold,paid`);
    const holds = list.items.map(({ hold: one }: { hold: unknown }) => one);
    expect(holds.filter(Boolean)).toEqual([expected]);
  });

  test('The marketplace names orders of the payout, for a dispute at least one', async () => {
    const { id } = await payoutIn('on_hold');
    const [orderId = ''] = (await payoutIn('on_hold')).heldOrderIds;
    const [other] = await db
      .select({ orderId: payoutEntries.orderId })
      .from(payoutEntries)
      .where(and(ne(payoutEntries.payoutId, id), isNotNull(payoutEntries.orderId)))
      .limit(1);
    await expect(holdAgain(id, [])).rejects.toMatchObject({ status: 422 });
    await expect(holdAgain(id, [other?.orderId ?? ''])).rejects.toMatchObject({ status: 422 });
    const held = await holdAgain(id, [orderId, orderId]);
    expect([held.heldOrderIds, held.answerBy]).toEqual([
      [orderId],
      answerDueAt(server.clock.now()),
    ]);
  });
});

describe('Another account', () => {
  test('Another RIB schedules the rejected payouts again, once, and a manager cannot enter it', async () => {
    const rejected = await payoutIn('failed');
    const manager = await server.signIn('manager');
    expect((await read(manager, rejected.id)).allowedActions).toEqual([]);
    expect((await read(admin, rejected.id)).allowedActions).toEqual([
      { action: 'changeAccount', to: 'scheduled', reasonRequired: false },
    ]);
    await changeAccount(manager, RIB, 403);
    await changeAccount(admin, RIB, 200);
    const again = await read(admin, rejected.id);
    expect(again).toMatchObject({ status: 'scheduled', trouble: null, reasonCode: null });
    expect(again.expectedAt > server.clock.now().toISOString()).toBe(true);
    expect(again.history.at(-1)).toMatchObject({
      action: 'changeAccount',
      from: 'failed',
      to: 'scheduled',
      actor: { type: 'staff' },
    });
    await fail(rejected.id, 'account_closed');
    await changeAccount(admin, RIB, 200);
    expect((await read(admin, rejected.id)).status).toBe('failed');
  });

  test('Another RIB leaves a payout alone that failed at the bank', async () => {
    const { id } = await payoutIn('failed');
    await db.update(payouts).set({ reasonCode: 'bank_error' }).where(eq(payouts.id, id));
    await changeAccount(admin, '230780123456789012345649', 200);
    expect(await read(admin, id)).toMatchObject({
      status: 'failed',
      trouble: { reason: 'bank_error', remedy: 'contact' },
      allowedActions: [],
    });
  });
});

describe('Answers', () => {
  test('An answer with a PDF and a picture puts a held payout under review', async () => {
    const { id } = await payoutIn('on_hold');
    const pdf = await upload(id, PDF, 'Bon signé.pdf');
    const picture = await upload(id, await png(), 'colis.png');
    expect([pdf.body, picture.body]).toEqual([
      expect.objectContaining({ fileName: 'Bon signé.pdf', mimeType: 'application/pdf' }),
      expect.objectContaining({ fileName: 'colis.png', mimeType: 'image/png' }),
    ]);
    const files = [pdf.body.id, picture.body.id];
    const sent = await admin.post(`${PAYOUTS}${id}/answer`, { text: ' Livré le 12. ', files });
    expect(sent.body).toMatchObject({ status: 'in_review', trouble: null, allowedActions: [] });
    const { history } = await read(admin, id);
    expect(history.at(-1)).toMatchObject({
      action: 'answer',
      note: 'Livré le 12.',
      files: files.map((file) => ({ id: file })),
    });
    const again = await admin.post(`${PAYOUTS}${id}/answer`, { text: 'Encore.' });
    expect([again.status, again.body.current.status]).toEqual([409, 'in_review']);
    expect((await upload(id, PDF)).status).toBe(409);
    const moved = await move(id, 'hold', { reasonCode: 'documents' });
    expect(moved.status).toBe('on_hold');
  });

  test('An answer without words, or with files of another answer, is refused and changes nothing', async () => {
    const { id } = await payoutIn('on_hold');
    const answer = (body: object) => admin.post(`${PAYOUTS}${id}/answer`, body);
    expect((await answer({ text: '   ' })).body.errors).toEqual({ text: ['required'] });
    const [sent] = await db.select().from(payoutFiles).limit(1);
    const refused = await answer({ text: 'Voici.', files: [sent?.id] });
    expect([refused.status, refused.body.errors]).toEqual([422, { files: ['unknown'] }]);
    expect((await read(admin, id)).status).toBe('on_hold');
  });

  test('A file is judged by its content, whatever its name says', async () => {
    const { id } = await payoutIn('on_hold');
    const refusals = [
      ['a page as a PDF', bytesOf('<script>alert(1)</script>'), 'unsupported_file'],
      [
        'a page before a PDF',
        joined(bytesOf('<script>alert(1)</script>\n'), PDF),
        'unsupported_file',
      ],
      ['a PDF with a page in its first line', bytesOf('%PDF-1.7<p>\n%%EOF\n'), 'unsupported_file'],
      ['an archive after a PDF', joined(PDF, bytesOf('PK\u0003\u0004')), 'unreadable_pdf'],
      ['a cut PDF', bytesOf('%PDF-1.7\n1 0 obj\n'), 'unreadable_pdf'],
      ['nothing', bytesOf(''), 'empty_file'],
    ] as const;
    for (const [name, content, refusal] of refusals) {
      const { status, body } = await upload(id, content);
      expect([name, status, body.errors]).toEqual([name, 422, { file: [refusal] }]);
    }
    const large = new Uint8Array(PAYOUT_ANSWER_LIMITS.fileBytes + 1);
    expect((await upload(id, joined(PDF, large))).status).toBe(413);
    expect(await db.$count(mediaLeftovers, like(mediaLeftovers.mediaId, 'pyf_%'))).toBe(0);
  });

  test('A file is read by users of the store who may see the payout, and never at a public address', async () => {
    const { id } = await payoutIn('on_hold');
    const name = 'Reçu n° 1 العقد.pdf';
    const { body: file } = await upload(id, PDF, name);
    const path = `${PAYOUTS}${id}/files/${file.id}`;
    const got = await admin.get(path);
    expect([got.status, got.text]).toEqual([200, new TextDecoder().decode(PDF)]);
    expect(got.headers.get('content-type')).toBe('application/pdf');
    expect(got.headers.get('cache-control')).toBe('private, no-store');
    const { type, parameters } = parse(got.headers.get('content-disposition') ?? '');
    expect([type, parameters.filename]).toEqual(['attachment', name]);
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    const stranger = await server.signIn('admin2');
    expect((await stranger.get(path)).status).toBe(404);
    const [theirs] = (await stranger.get(PAYOUTS)).body.items;
    expect((await stranger.get(`${PAYOUTS}${theirs.id}/files/${file.id}`)).status).toBe(404);
    const seller = await server.signIn('seller');
    expect((await seller.get(path)).status).toBe(403);
    expect((await server.anonymous.get(path)).status).toBe(401);
    const [row] = await db.select().from(payoutFiles).where(eq(payoutFiles.id, file.id));
    expect((await fetch(new URL(`/media/${row?.storageKey}`, server.url))).status).toBe(404);
  });

  test('Files that no answer used are deleted after a day', async () => {
    const { id } = await payoutIn('on_hold');
    const { body } = await upload(id, PDF);
    const unsent = () => db.$count(payoutFiles, isNull(payoutFiles.historyId));
    await deleteUnsentFiles(server.database, new Date(body.createdAt));
    expect(await unsent()).toBeGreaterThan(0);
    await deleteUnsentFiles(server.database, new Date(Date.parse(body.createdAt) + 1));
    expect(await unsent()).toBe(0);
    expect((await admin.get(`${PAYOUTS}${id}/files/${body.id}`)).status).toBe(404);
    expect(await db.$count(payoutFiles, ne(payoutFiles.id, body.id))).toBeGreaterThan(0);
  });
});

async function payoutIn(status: typeof payouts.$inferSelect.status) {
  const [found] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.storeId, STORE), eq(payouts.status, status)))
    .limit(1);
  if (!found) throw new Error(`No payout is ${status}.`);
  return found;
}

async function read(client: ApiClient, id: string) {
  return (await client.get(`${PAYOUTS}${id}`)).body;
}

async function changeAccount(client: ApiClient, rib: string, status: number) {
  const [store] = await db
    .select({ revision: stores.revision })
    .from(stores)
    .where(eq(stores.id, STORE));
  const payment = { holderName: 'Atelier Nejjarine', bankName: 'Banque Atlas', rib };
  const reply = await client.patch(
    `/api/store/update/${STORE}`,
    { payment },
    {
      revision: store?.revision ?? 0,
    },
  );
  expect(reply.status).toBe(status);
}

function move(
  payoutId: string,
  action: Parameters<typeof transitionPayout>[1]['action'],
  more: object = {},
) {
  const now = server.clock.now();
  return server.database.transaction((tx) =>
    transitionPayout(tx, { payoutId, action, now, ...more }),
  );
}

/** Releases a payout on hold and holds it back for these orders; nothing is written if it fails. */
function holdAgain(payoutId: string, orderIds: readonly string[]) {
  const now = server.clock.now();
  return server.database.transaction(async (tx) => {
    await transitionPayout(tx, { payoutId, action: 'release', now });
    const reasonCode = 'order_dispute';
    return transitionPayout(tx, { payoutId, action: 'hold', reasonCode, orderIds, now });
  });
}

async function fail(payoutId: string, reasonCode: string) {
  await move(payoutId, 'process');
  await move(payoutId, 'fail', { reasonCode });
}

function upload(payoutId: string, content: Uint8Array<ArrayBuffer>, name = 'preuve.pdf') {
  return admin.upload(`${PAYOUTS}${payoutId}/files/`, { name, content });
}
