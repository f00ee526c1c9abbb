import { formatDateTime } from '#domain/format/dates';
import { type Language, languageRecords } from '#domain/format/languages';
import { formatMoney } from '#domain/format/money';
import { formatNumber } from '#domain/format/numbers';
import { escapeHtml } from '#domain/text/escape-html';
import type { GuestLine } from '#domain/tours/tour-prices';
import type { Mail } from '../ports/mailer.port';
import { htmlPage, inSubject, paragraph } from './mail-html';
import type { TourMailKind } from './tour-mail-kinds';
import { tourMailTexts } from './tour-mail-texts';

/** What a mail about a booking or an offer says, as it is when it is queued. */
export interface MailedTour {
  readonly kind: TourMailKind;
  /** The booking or the entry of the waiting list, to whose page the mail leads. */
  readonly id: string;
  readonly guestName: string;
  readonly storeName: string;
  readonly title: string;
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  /** Of a booking; null for an offer. */
  readonly number: string | null;
  readonly guests: readonly Pick<GuestLine, 'kind' | 'quantity'>[];
  /** Centimes; null for an offer. */
  readonly total: number | null;
  readonly isPaidOnTheSpot: boolean;
  /** Centimes that the guest gets back. */
  readonly refund: number;
  /** Begin before a move, ISO 8601; null or missing without one. */
  readonly before?: string | null;
  /** Until when a cancellation refunds everything; null or missing unless the store moved the departure. */
  readonly freeUntil?: string | null;
  /** The code of the ticket as it is shown; null without one. */
  readonly ticket: string | null;
  /** Until when the places are offered; null for a booking. */
  readonly expiresAt: string | null;
}

/** A file that a queued mail contains; `content` is base64. */
export interface ContainedFile {
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: string;
}

/** The name of the picture with the QR code among the files of a mail. */
export const QR_FILE = 'qr.png';

type Row = readonly [label: string, value: string];

function rowsOf(tour: MailedTour, language: Language): Row[] {
  const words = tourMailTexts[language];
  const guests = tour.guests.map(
    ({ kind, quantity }) => `${words.kinds[kind]} × ${formatNumber(quantity, language)}`,
  );
  return [
    [words.tour, tour.title],
    [words.startsAt, formatDateTime(tour.startsAt, language)],
    ...(tour.before ? [[words.before, formatDateTime(tour.before, language)] as const] : []),
    ...(tour.address ? [[words.address, tour.address] as const] : []),
    [words.guests, guests.join(words.comma)],
    ...(tour.number === null ? [] : [[words.number, tour.number] as const]),
    ...(tour.total === null ? [] : [[words.total, formatMoney(tour.total, language)] as const]),
    ...(tour.refund > 0 ? [[words.refund, formatMoney(tour.refund, language)] as const] : []),
    ...(tour.ticket === null ? [] : [[words.ticket, tour.ticket] as const]),
    ...(tour.expiresAt === null
      ? []
      : [[words.expiresAt, formatDateTime(tour.expiresAt, language)] as const]),
  ];
}

function sentencesOf(tour: MailedTour, language: Language): string[] {
  const words = tourMailTexts[language];
  const isTicket = tour.kind === 'ticket' || tour.kind === 'moved';
  return [
    words.greeting(tour.guestName),
    words.about[tour.kind](tour.title, tour.storeName),
    ...(tour.freeUntil ? [words.freeUntil(formatDateTime(tour.freeUntil, language))] : []),
    ...(isTicket ? [words.showTicket] : []),
    ...(isTicket && tour.isPaidOnTheSpot ? [words.payOnTheSpot] : []),
  ];
}

const CELL = 'padding:6px 8px;border-bottom:1px solid #d5dbd7;vertical-align:top';

function tableOf(rows: readonly Row[], language: Language): string {
  const side = languageRecords[language].direction === 'rtl' ? 'right' : 'left';
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="${side}" style="${CELL};font-weight:normal">${escapeHtml(label)}</th><td align="${side}" style="${CELL}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${lines.join('')}</table>`;
}

function filesOf(stored: string | undefined): NonNullable<Mail['files']> {
  // Queued by `mailBooking`.
  const files = JSON.parse(stored || '[]') as readonly ContainedFile[];
  return files.map(({ fileName, mimeType, content }) => ({
    fileName,
    mimeType,
    content: Buffer.from(content, 'base64'),
    ...(fileName === QR_FILE && { contentId: QR_FILE }),
  }));
}

/** A mail to the guest of a tour: their ticket with its QR code and calendar file, or what changed. */
export function renderTourMail(
  { document = '{}', contained }: Readonly<Record<string, string>>,
  language: Language,
  { guestUrl }: { guestUrl(id: string): string },
): Omit<Mail, 'id' | 'from' | 'to'> {
  // Queued as JSON of this type.
  const tour = JSON.parse(document) as MailedTour;
  const words = tourMailTexts[language];
  const [sentences, rows] = [sentencesOf(tour, language), rowsOf(tour, language)];
  const url = guestUrl(tour.id);
  const files = filesOf(contained);
  const link = words.links[tour.kind];
  const picture = files.some(({ contentId }) => contentId === QR_FILE)
    ? paragraph(
        `<img src="cid:${QR_FILE}" width="232" height="232" alt="${escapeHtml(tour.ticket ?? '')}">`,
      )
    : '';
  const subject = inSubject(`${words.subjects[tour.kind]} · ${tour.title}`);
  const body = [
    ...sentences.map((text) => paragraph(escapeHtml(text))),
    picture,
    tableOf(rows, language),
    link === null ? '' : paragraph(`<a href="${escapeHtml(url)}">${escapeHtml(link)}</a>`),
  ];
  const lines = [
    ...sentences,
    rows.map(([label, value]) => `${label}${words.colon}${value}`).join('\n'),
    ...(link === null ? [] : [`${link}${words.colon}${url}`]),
  ];
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: htmlPage(subject, language, body.join('')),
    ...(files.length > 0 && { files }),
  };
}
