import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { shownTicket } from '#domain/tours/ticket-code';
import { mailOutbox } from '../../../server/database/schema/mail';
import { codesIn } from '../../support/read-barcodes';
import { uploadPicture } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
import { subjectOf } from './mail-subject';
import { bookedPlaces, contact, departureOf, holdFor, plannedTour, startAt } from './tour-builder';

const server = await startTestServer({ config: { publicWritesPerMinute: 100_000 } });
server.clock.stop();
let manager: ApiClient;

beforeAll(async () => {
  manager = await server.signIn('manager');
});

test.each([
  ['fr', 'Votre billet', 'Vous payez sur place.', 'Adulte × 2'],
  ['ar', 'تذكرتك', 'الدفع في عين المكان.', 'بالغ × 2'],
  ['en', 'Your ticket', 'You pay on the spot.', 'Adult × 2'],
] as const)(
  'A guest gets the ticket in %s, with its QR code, a calendar file and their link',
  async (language, subject, sentence, guests) => {
    const { departure } = await plannedTour(server);
    const email = `billet-${language}@example.ma`;
    const held = await holdFor(manager, departure.id);
    const path = `/api/store/tour-booking/${held.body.id}`;
    const { body } = await manager.post(`${path}/bookOnTheSpot`, {
      contact: contact({ email, language }),
    });
    const [mail = ''] = await mailsTo(server, email);
    expect(subjectOf(mail)).toContain(subject);
    for (const part of [sentence, guests, body.ticket, body.number, 'cid:qr.png', 'visite.ics']) {
      expect(mail).toContain(part);
    }
    const link = new RegExp(
      `/tour-booking\\?lng=${language}#(${held.body.id.slice(4)}-[0-9a-f]{32})`,
    );
    const found = link.exec(mail)?.[1];
    const read = await server.anonymous.get(`/api/public/tour-bookings/${found}`);
    expect([read.status, read.body.number]).toEqual([200, body.number]);
  },
);

test('A reader finds the code of the ticket in its picture, also after an upload', async () => {
  // From its first picture on, the process reads no SVG.
  await uploadPicture(manager);
  const { departure } = await plannedTour(server);
  const recipient = 'lecture@example.ma';
  const { booking } = await bookedPlaces(manager, departure.id, { email: recipient });
  const [mail] = await server.database.db
    .select({ data: mailOutbox.data })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient));
  const files: { fileName: string; content: string }[] = JSON.parse(
    mail?.data['contained'] ?? '[]',
  );
  const picture = files.find(({ fileName }) => fileName === 'qr.png')?.content ?? '';
  const { QRCode = '' } = await codesIn(Buffer.from(picture, 'base64'));
  expect(shownTicket(QRCode)).toBe(booking.ticket);
});

test('Guests are told of a move, a cancellation and a departure that is called off, each once', async () => {
  const { tour, departure } = await plannedTour(server);
  const other = await departureOf(server, tour, { startsAt: startAt(server, 6) });
  const [one, two] = ['bouge@example.ma', 'orages@example.ma'];
  const moved = await bookedPlaces(manager, departure.id, { email: one });
  await bookedPlaces(manager, departure.id, { email: two });
  await manager.post(`${moved.path}/move`, { departureId: other.id });
  await manager.post(`${moved.path}/cancel`, {});
  await manager.post(`${departure.path}/callOff`, { reasonCode: 'weather' });
  // The clock stands, so the mails of one address have no order.
  expect((await mailsTo(server, one)).map(kindOf).sort()).toEqual([
    'Réservation annulée',
    'Votre billet',
    'Votre nouvelle date',
  ]);
  expect((await mailsTo(server, two)).map(kindOf).sort()).toEqual([
    'Séance annulée',
    'Votre billet',
  ]);
});

function kindOf(mail: string): string {
  return subjectOf(mail).split(' · ')[0] ?? '';
}
