import { eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import { localizedTitle } from '#domain/text/localized-title';
import { bookingNumberText } from '#domain/tours/booking-number';
import { shownTicket } from '#domain/tours/ticket-code';
import type { Tx } from '../context';
import { stores } from '../database/schema/stores';
import { queueMailWithin } from '../mail/mail-outbox';
import type { ContainedFile, MailedTour } from '../mail/tour-mail';
import type { TourMailKind } from '../mail/tour-mail-kinds';
import type { BookingRecord, WaitingRow } from './bookings.repository';
import type { DepartureRecord } from './departures.repository';
import { ticketFiles } from './ticket-files';

async function storeNameOf(tx: Tx, storeId: string, language: Language): Promise<string> {
  const [store] = await tx
    .select({ name: stores.name, nameAr: stores.nameAr })
    .from(stores)
    .where(eq(stores.id, storeId));
  return (language === 'ar' ? store?.nameAr : null) ?? store?.name ?? '';
}

interface Recipient {
  readonly email: string | null;
  readonly language: Language;
  readonly now: Date;
}

/** Queues the mail unless its recipient has no address, or got too many today. */
async function queue(
  tx: Tx,
  document: MailedTour,
  { email, language, now }: Recipient,
  files: readonly ContainedFile[] = [],
): Promise<void> {
  if (email === null) return;
  const data = { document: JSON.stringify(document), contained: JSON.stringify(files) };
  await queueMailWithin(tx, { template: 'tourNews', data, recipient: email, language }, now);
}

/** What a mail about a booking says beside it. */
interface BookingMail {
  readonly now: Date;
  /** Centimes that they get back. */
  readonly refund?: number;
  /** The begin before a move. */
  readonly before?: Date;
}

/**
 * Tells the guest of a booking what happened to it. A ticket contains its QR code and a calendar file.
 */
export async function mailBooking(
  tx: Tx,
  kind: Exclude<TourMailKind, WaitingMailKind>,
  record: BookingRecord,
  { now, refund = 0, before }: BookingMail,
): Promise<void> {
  const { booking, departure, tour } = record;
  const language = booking.language ?? DEFAULT_LANGUAGE;
  if (booking.email === null) return;
  const isTicket = kind === 'ticket' || kind === 'moved';
  const title = localizedTitle(tour, language);
  const document: MailedTour = {
    kind,
    id: booking.id,
    guestName: `${booking.firstName} ${booking.lastName}`,
    storeName: await storeNameOf(tx, booking.storeId, language),
    title,
    address: tour.address,
    startsAt: departure.startsAt.toISOString(),
    number: bookingNumberText(booking.number),
    guests: booking.guests.map(({ kind: guest, quantity }) => ({ kind: guest, quantity })),
    total: booking.total,
    isPaidOnTheSpot: booking.paymentMethod === 'on_the_spot',
    refund,
    before: before?.toISOString() ?? null,
    freeUntil: kind === 'moved' ? (booking.fullRefundUntil?.toISOString() ?? null) : null,
    ticket: isTicket && booking.ticketCode !== null ? shownTicket(booking.ticketCode) : null,
    expiresAt: null,
  };
  const files = isTicket ? await ticketFiles(record, title) : [];
  await queue(tx, document, { email: booking.email, language, now }, files);
}

type WaitingMailKind = 'offer' | 'lapsed' | 'waitingMoved';

/**
 * Tells who waits that places are offered to them, that the list has ended without any, or that the
 * departure has another time.
 * @param before the begin before a move
 */
export async function mailWaiting(
  tx: Tx,
  kind: WaitingMailKind,
  { departure, tour }: DepartureRecord,
  entry: WaitingRow,
  { now, before }: Pick<BookingMail, 'now' | 'before'>,
): Promise<void> {
  const { email, language } = entry;
  const document: MailedTour = {
    kind,
    id: entry.id,
    guestName: `${entry.firstName} ${entry.lastName}`,
    storeName: await storeNameOf(tx, entry.storeId, language),
    title: localizedTitle(tour, language),
    address: tour.address,
    startsAt: departure.startsAt.toISOString(),
    number: null,
    guests: entry.guests,
    total: null,
    isPaidOnTheSpot: false,
    refund: 0,
    before: before?.toISOString() ?? null,
    ticket: null,
    expiresAt: entry.offerExpiresAt?.toISOString() ?? null,
  };
  await queue(tx, document, { email, language, now });
}
