import { shownTicket } from '#domain/tours/ticket-code';
import { writeIcs } from '../calendar/ics/write-ics';
import { type ContainedFile, QR_FILE } from '../mail/tour-mail';
import type { BookingRecord } from './bookings.repository';

function contained(fileName: string, mimeType: string, content: Buffer): ContainedFile {
  return { fileName, mimeType, content: content.toString('base64') };
}

/** The calendar file of a booking: one event under the id of the booking. */
export function ticketCalendar(
  { booking, departure, tour }: BookingRecord,
  title: string,
): Promise<string> {
  const [from, to] = [departure.startsAt.getTime(), departure.endsAt.getTime()];
  const entry = {
    uid: `${booking.id}@tours`,
    title,
    place: tour.address,
    description: booking.ticketCode ? shownTicket(booking.ticketCode) : '',
    when: { startsAt: from, endsAt: to },
    changedAt: departure.updatedAt,
  };
  return writeIcs(title, [entry], [], { from, to });
}

/** The files of a ticket: its QR code as a picture, and the departure as a calendar file. */
export async function ticketFiles(record: BookingRecord, title: string): Promise<ContainedFile[]> {
  const { ticketCode } = record.booking;
  if (ticketCode === null) return [];
  // Loaded when the first ticket is sent: no answer needs them.
  const [{ default: sharp }, { renderSVG }] = await Promise.all([import('sharp'), import('uqr')]);
  // Readers need a blank margin of four modules.
  const svg = renderSVG(ticketCode, { ecc: 'M', border: 4, pixelSize: 8 });
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const calendar = await ticketCalendar(record, title);
  return [
    contained(QR_FILE, 'image/png', png),
    contained('visite.ics', 'text/calendar; charset=utf-8', Buffer.from(calendar)),
  ];
}
