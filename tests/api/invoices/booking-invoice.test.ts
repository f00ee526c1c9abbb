import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tourBookings } from '../../../server/database/schema/tours';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookingOf, departureOf, plannedTour } from '../tours/tour-builder';
import { mailsTo } from '../users/mail-outbox';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const { db } = server.database;
const INVOICES = '/api/store/invoices/';
const ADDRESS = '3, derb Sbaâ, Fès';
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Draft invoice of a booking', () => {
  test('The invoice of a booking contains its guests by kind, in three languages, with the guest as its client', async () => {
    const { tour, departure } = await plannedTour(server);
    const booking = await bookingOf(server, departure.id, { email: 'salma@example.ma' });
    const { status, body } = await admin.post(INVOICES, { bookingId: booking.id });
    expect(status).toBe(201);
    const line = { taxRate: 0.2, quantity: 1, kind: null };
    expect(body).toMatchObject({
      type: 'invoice',
      status: 'draft',
      number: null,
      orderId: null,
      orderNumber: null,
      bookingNumber: `V${booking.number}`,
      booking: {
        id: booking.id,
        number: `V${booking.number}`,
        tourId: tour.id,
        departureId: departure.id,
      },
      client: {
        id: null,
        name: 'Salma Idrissi',
        ice: null,
        address: '',
        email: 'salma@example.ma',
      },
      lines: [
        { ...line, label: `${tour.title} (Adulte)`, unitPrice: 12_000, total: 12_000 },
        { ...line, label: `${tour.title} (Enfant)`, unitPrice: 6001, total: 6001 },
      ],
      total: 18_001,
      taxTotals: [{ taxRate: 0.2, base: 15_001, amount: 3000 }],
    });
    expect([body.lines[1].labelEn, body.lines[1].labelAr]).toEqual([
      'Visit of the kiln (Child)',
      'زيارة الفرن (طفل)',
    ]);
    expect(await invoiceIdOf(booking)).toBe(body.id);
  });

  test('What the policy refunded is a line of the invoice, which is what the store keeps', async () => {
    const booking = await paidBooking({
      status: 'cancelled',
      paymentStatus: 'partially_refunded',
      refundedTotal: 9001,
    });
    const { body } = await admin.post(INVOICES, { bookingId: booking.id });
    expect(body.total).toBe(9000);
    expect(body.lines.at(-1)).toMatchObject({
      kind: 'refund',
      label: 'Remboursement',
      total: -9001,
    });
  });

  test('The server refuses the invoice of a booking that is unpaid, refunded whole, unknown or of another store', async () => {
    const unpaid = { capturedAt: null, authorizedAt: null } as const;
    const refused = [
      [
        {
          ...unpaid,
          status: 'on_the_spot',
          paymentMethod: 'on_the_spot',
          paymentStatus: 'pending',
        },
      ],
      [{ capturedAt: null, paymentStatus: 'authorized' }],
      [{ ...unpaid, status: 'held', paymentMethod: null, paymentStatus: 'pending' }],
    ] as const;
    for (const [part] of refused) {
      const { id } = await paidBooking(part);
      expect(codeOf(await admin.post(INVOICES, { bookingId: id }))).toEqual([
        409,
        'booking_not_paid',
      ]);
    }
    const refunded = { status: 'cancelled', paymentStatus: 'refunded', refundedTotal: 18_001 };
    for (const capturedAt of [null, server.clock.now()]) {
      const { id } = await paidBooking({ ...refunded, capturedAt } as never);
      expect(codeOf(await admin.post(INVOICES, { bookingId: id }))).toEqual([
        409,
        'booking_refunded',
      ]);
    }
    const foreign = await paidBooking({ storeId: 'str_zahra' });
    for (const bookingId of ['bkg_nobody', foreign.id]) {
      expect(codeOf(await admin.post(INVOICES, { bookingId }))).toEqual([404, 'not_found']);
    }
  });

  test('A user without the permission to invoice cannot invoice a booking', async () => {
    const { id } = await paidBooking();
    const seller = await server.signIn('seller');
    expect(codeOf(await seller.post(INVOICES, { bookingId: id }))).toEqual([403, 'forbidden']);
  });

  test('Of twenty concurrent requests on two servers one invoices the booking, and the others get its invoice', async () => {
    const { id } = await paidBooking();
    const other = await beside.signIn('admin');
    const ask = async (client: ApiClient): Promise<Reply> => {
      const reply = await client.post(INVOICES, { bookingId: id });
      return reply.status === 503 ? ask(client) : reply;
    };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? admin : other)),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map((reply) => [...codeOf(reply), reply.body.current.id])).toEqual(
      Array(19).fill([409, 'already_taken', made[0]?.body.id]),
    );
  });

  test('A booking has one invoice also by SQL, and a deleted draft makes room for another', async () => {
    const booking = await paidBooking();
    const draft = (await admin.post(INVOICES, { bookingId: booking.id })).body;
    await expect(
      db.execute(sql`insert into invoices (id, store_id, type, status, tour_booking_id, seller, client, lines, tax_totals, subtotal, tax_total, total, dated_at, search_text, created_at, updated_at)
        select 'inv_twice', store_id, type, status, tour_booking_id, seller, client, lines, tax_totals, subtotal, tax_total, total, dated_at, search_text, created_at, updated_at
          from invoices where id = ${draft.id}`),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    await admin.post(`${INVOICES}${draft.id}/delete`);
    expect(await invoiceIdOf(booking)).toBeNull();
    expect((await admin.post(INVOICES, { bookingId: booking.id })).status).toBe(201);
  });
});

describe('Issued invoice of a booking', () => {
  test('The invoice of a booking is issued once it has an address, paid at once, and cannot be changed', async () => {
    const booking = await paidBooking();
    const draft = (await admin.post(INVOICES, { bookingId: booking.id })).body;
    const incomplete = await admin.post(`${INVOICES}${draft.id}/issue`);
    expect([incomplete.status, incomplete.body.errors]).toEqual([
      422,
      { 'client.address': ['required'] },
    ]);
    const issued = await issue(draft);
    expect(issued).toMatchObject({
      status: 'paid',
      amountPaid: 18_001,
      amountDue: 0,
      client: { name: 'Salma Idrissi', address: ADDRESS },
      seller: { name: 'Nejjarine Artisanat SARL' },
      payments: [{ amount: 18_001, recordedBy: null }],
    });
    expect(issued.number).toMatch(/^FA-\d{4}-\d{6}$/);
    expect(issued.letterheadId).toMatch(/^lth_/);
    for (const change of [
      sql`tour_booking_id = null`,
      sql`tour_booking_number = tour_booking_number + 1`,
    ]) {
      await expect(
        db.execute(sql`update invoices set ${change} where id = ${issued.id}`),
      ).rejects.toMatchObject({ cause: { code: '23001' } });
    }
    const found = await admin.get(`${INVOICES}?q=V${booking.number}`);
    expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([issued.id]);
  });

  test('A draft is issued with what was refunded since, and not after everything was', async () => {
    const booking = await paidBooking();
    const draft = await addressed((await admin.post(INVOICES, { bookingId: booking.id })).body);
    await refund(booking.id, 18_001);
    expect(codeOf(await admin.post(`${INVOICES}${draft.id}/issue`))).toEqual([
      409,
      'booking_refunded',
    ]);
    await refund(booking.id, 5000);
    const { body } = await admin.post(`${INVOICES}${draft.id}/issue`);
    expect(body).toMatchObject({ status: 'paid', total: 13_001, amountPaid: 13_001 });
    expect(body.lines.at(-1)).toMatchObject({ kind: 'refund', total: -5000 });
  });

  test('A booking that is refunded after its invoice gets a credit note, and then an invoice of what the store keeps', async () => {
    const { departure } = await plannedTour(server, { status: 'confirmed' });
    const cancellationPolicy = [{ hoursBefore: 1, percent: 50 }];
    const booking = await bookingOf(server, departure.id, { cancellationPolicy });
    const issued = await issue((await admin.post(INVOICES, { bookingId: booking.id })).body);
    const cancelled = await admin.post(`/api/store/tour-booking/${booking.id}/cancel`, {});
    expect(cancelled.body).toMatchObject({ refundedTotal: 9001, invoiceId: issued.id });
    expect((await admin.get(INVOICES + issued.id)).body.status).toBe('paid');
    const credited = await admin.post(`${INVOICES}${issued.id}/credit`, { note: 'Annulation' });
    const note = (await admin.get(INVOICES + credited.body.creditNotes[0].id)).body;
    expect(note).toMatchObject({
      type: 'credit_note',
      bookingNumber: `V${booking.number}`,
      booking: { id: booking.id },
      total: 18_001,
    });
    expect(await invoiceIdOf(booking)).toBeNull();
    const next = await issue((await admin.post(INVOICES, { bookingId: booking.id })).body);
    expect([next.total, next.status]).toEqual([9000, 'paid']);
  });

  test('The invoice of a booking leads to the departure that the booking was moved to', async () => {
    const { tour, departure } = await plannedTour(server);
    const other = await departureOf(server, tour);
    const booking = await bookingOf(server, departure.id);
    const draft = (await admin.post(INVOICES, { bookingId: booking.id })).body;
    await admin.post(`/api/store/tour-booking/${booking.id}/move`, { departureId: other.id });
    expect((await admin.get(INVOICES + draft.id)).body.booking.departureId).toBe(other.id);
  });
});

test('The file of invoices and the mail name the booking in the language of their reader', async () => {
  const booking = await paidBooking();
  const issued = await issue((await admin.post(INVOICES, { bookingId: booking.id })).body);
  const file = await admin.get(`${INVOICES}export/?language=en&q=${issued.number}`);
  const [head, line] = file.text.trim().split('\r\n');
  expect(head).toContain(',Order,Booking,Customer,');
  expect(line).toContain(`,,V${booking.number},Salma Idrissi,`);
  const words = { fr: 'Réservation', ar: 'الحجز', en: 'Booking' };
  for (const [language, word] of Object.entries(words)) {
    const email = `guest.${language}@exemple.ma`;
    await admin.post(`${INVOICES}${issued.id}/send`, { email, language });
    const [mail = ''] = await mailsTo(server, email);
    expect(mail).toMatch(new RegExp(`${word}\\s*: V${booking.number}`));
  }
});

type BookingPart = Partial<typeof tourBookings.$inferInsert>;

async function paidBooking(part: BookingPart = {}) {
  const { departure } = await plannedTour(server);
  return bookingOf(server, departure.id, part);
}

/** The draft with an address of its client. */
async function addressed(draft: Reply['body']): Promise<Reply['body']> {
  const client = { address: ADDRESS };
  return (await admin.patch(INVOICES + draft.id, { client }, { revision: draft.revision })).body;
}

async function issue(draft: Reply['body']): Promise<Reply['body']> {
  await addressed(draft);
  return (await admin.post(`${INVOICES}${draft.id}/issue`)).body;
}

async function refund(bookingId: string, refundedTotal: number) {
  const paymentStatus = refundedTotal === 18_001 ? 'refunded' : 'partially_refunded';
  await db
    .update(tourBookings)
    .set({ refundedTotal, paymentStatus })
    .where(eq(tourBookings.id, bookingId));
}

/** The invoice that the booking, the list of bookings and the departure agree on. */
async function invoiceIdOf({
  id,
  number,
  departureId,
}: {
  id: string;
  number: number;
  departureId: string;
}) {
  const one = (await admin.get(`/api/store/tour-booking/${id}`)).body.invoiceId;
  const list = await admin.get(`/api/store/tour-bookings/?q=V${number}`);
  const departure = await admin.get(`/api/store/departure/${departureId}`);
  const shown = [...list.body.items, ...departure.body.bookings].filter(
    (booking) => booking.id === id,
  );
  expect(shown.map(({ invoiceId }: { invoiceId: string | null }) => invoiceId)).toEqual([one, one]);
  return one;
}

function codeOf({ status, body }: Reply) {
  return [status, body.code];
}
