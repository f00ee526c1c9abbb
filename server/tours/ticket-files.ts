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
    changedAt: booking.updatedAt,
    // A move changes the booking, so that calendars replace what they have under its id.
    sequence: booking.revision,
  };
  return writeIcs(title, [entry], [], { from, to });
}

/** Pixels of a side of one module of the QR code. */
const MODULE = 8;

/**
 * The QR code of a text as PNG, with the blank margin of four modules that readers need. It is made of
 * pixels, because uploads forbid this process to read SVG (see encode-picture.ts).
 */
async function qrPicture(text: string): Promise<Buffer> {
  // Loaded when the first ticket is sent: no answer needs them.
  const [{ default: sharp }, { encode }] = await Promise.all([import('sharp'), import('uqr')]);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE, size * MODULE, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** The files of a ticket: its QR code as a picture, and the departure as a calendar file. */
export async function ticketFiles(record: BookingRecord, title: string): Promise<ContainedFile[]> {
  const { ticketCode } = record.booking;
  if (ticketCode === null) return [];
  const png = await qrPicture(ticketCode);
  const calendar = await ticketCalendar(record, title);
  return [
    contained(QR_FILE, 'image/png', png),
    contained('visite.ics', 'text/calendar; charset=utf-8', Buffer.from(calendar)),
  ];
}
