import { formatDate } from '#domain/format/dates';
import { type Language, languageRecords } from '#domain/format/languages';
import { formatAmount, formatMoney } from '#domain/format/money';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { lineLabel } from '#domain/invoices/invoice-line-words';
import { orderReference } from '#domain/orders/order-number';
import { LEGAL_IDENTIFIERS } from '#domain/stores/store-settings';
import { escapeHtml } from '#domain/text/escape-html';
import { chatLines, type LetterAddresses } from './conversation-mail';
import { type InvoiceMailTexts, invoiceMailTexts } from './invoice-mail-texts';
import { htmlPage, inSubject, paragraph } from './mail-html';
import type { MailedInvoice, MailedParty } from './mailed-invoice';

/** A mail's document with the texts of its language. */
interface Sheet {
  readonly invoice: MailedInvoice;
  readonly language: Language;
  readonly words: InvoiceMailTexts;
}

type Row = readonly [label: string, value: string];

function titleOf({ invoice, words }: Sheet): string {
  return `${words[invoice.type]} ${invoice.number}`;
}

function factsOf({ invoice, language, words }: Sheet): Row[] {
  const { number, issueDate, dueDate, orderNumber, bookingNumber, type } = invoice;
  return [
    [words.number, number],
    ...(issueDate ? [[words.issueDate, formatDate(issueDate, language)] as const] : []),
    ...(dueDate && type === 'invoice'
      ? [[words.dueDate, formatDate(dueDate, language)] as const]
      : []),
    ...(orderNumber === null ? [] : [[words.order, orderReference(orderNumber)] as const]),
    ...(bookingNumber ? [[words.booking, bookingNumber] as const] : []),
  ];
}

/** Name and address of a party, with the numbers that Moroccan law requires on an invoice. */
function partyLines({ words }: Sheet, party: MailedParty): string[] {
  return [
    party.name,
    ...(party.address ? [party.address] : []),
    ...LEGAL_IDENTIFIERS.flatMap((field) =>
      party[field] ? [`${words.identifiers[field]} ${party[field]}`] : [],
    ),
  ];
}

/**
 * Total without VAT, VAT of each rate (Code général des impôts, art. 145), total with VAT, and the
 * amount still due.
 */
function totalsOf({ invoice, language, words }: Sheet): Row[] {
  const { subtotal, taxTotals, total, amountPaid, creditedTotal, amountDue, type } = invoice;
  const money = (amount: number) => formatMoney(amount, language);
  return [
    [words.subtotal, money(subtotal)],
    ...taxTotals.map(
      ({ taxRate, base, amount }): Row => [
        words.vatAt(formatPercent(taxRate, language), money(base)),
        money(amount),
      ],
    ),
    [words.total, money(total)],
    ...(amountPaid > 0 ? [[words.paid, money(-amountPaid)] as const] : []),
    ...(creditedTotal > 0 ? [[words.credited, money(-creditedTotal)] as const] : []),
    ...(type === 'invoice' ? [[words.amountDue, money(amountDue)] as const] : []),
  ];
}

function opening(sheet: Sheet, message: string): string[] {
  const { invoice, language, words } = sheet;
  const { client, seller, amountDue, dueDate } = invoice;
  const isDue = invoice.type === 'invoice' && amountDue > 0 && dueDate !== null;
  return [
    words.greeting(client.name),
    ...message.split(/\n+/).filter((line) => line.trim() !== ''),
    words.about(titleOf(sheet), seller.name),
    ...(isDue ? [words.due(formatMoney(amountDue, language), formatDate(dueDate, language))] : []),
  ];
}

function bdi(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

const CELL = 'padding:6px 8px;border-bottom:1px solid #d5dbd7;vertical-align:top';

/** Mail programs do not support logical sides, so the language determines left and right. */
function sidesOf(language: Language) {
  return languageRecords[language].direction === 'rtl'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);
}

function tableOf(rows: readonly string[], head = ''): string {
  return `<table role="presentation" cellspacing="0" style="border-collapse:collapse;width:100%;margin:0 0 24px">${head}${rows.join('')}</table>`;
}

function pairRows(rows: readonly Row[], language: Language): string[] {
  const { start, end } = sidesOf(language);
  return rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="${start}" style="${CELL};font-weight:normal">${escapeHtml(label)}</th><td align="${end}" style="${CELL}">${bdi(value)}</td></tr>`,
  );
}

function linesTable({ invoice, language, words }: Sheet): string {
  const { start, end } = sidesOf(language);
  const columns = [words.label, words.quantity, words.unitPrice, words.rate, words.lineTotal];
  const sideOf = (index: number) => (index === 0 ? start : end);
  const head = columns.map(
    (column, index) =>
      `<th scope="col" align="${sideOf(index)}" style="${CELL}">${escapeHtml(column)}</th>`,
  );
  const rows = invoice.lines.map((line) => {
    const { quantity, unitPrice, taxRate, total } = line;
    const cells = [
      lineLabel(line, language),
      formatNumber(quantity, language),
      formatAmount(unitPrice, language),
      formatPercent(taxRate, language),
      formatMoney(total, language),
    ];
    return `<tr>${cells.map((cell, index) => `<td align="${sideOf(index)}" style="${CELL}">${bdi(cell)}</td>`).join('')}</tr>`;
  });
  return tableOf(rows, `<tr>${head.join('')}</tr>`);
}

function partyHtml(sheet: Sheet, title: string, party: MailedParty): string {
  return paragraph(
    [`<b>${escapeHtml(title)}</b>`, ...partyLines(sheet, party).map(bdi)].join('<br>'),
  );
}

function htmlOf(sheet: Sheet, message: string, link: string): string {
  const { invoice, language, words } = sheet;
  const { direction } = languageRecords[language];
  const body = [
    ...opening(sheet, message).map((text) => paragraph(escapeHtml(text))),
    `<h1 style="font-size:20px">${escapeHtml(words[invoice.type])} ${bdi(invoice.number)}</h1>`,
    tableOf(pairRows(factsOf(sheet), language)),
    partyHtml(sheet, words.seller, invoice.seller),
    partyHtml(sheet, words.client, invoice.client),
    linesTable(sheet),
    tableOf(pairRows(totalsOf(sheet), language)),
    ...(invoice.note ? [paragraph(bdi(invoice.note))] : []),
    link,
  ];
  // Programs that show a mail inside their own page remove its html and body, and with them the
  // direction.
  return htmlPage(
    titleOf(sheet),
    language,
    `<div lang="${language}" dir="${direction}" style="max-width:720px">${body.join('')}</div>`,
  );
}

function textOf(sheet: Sheet, message: string): string {
  const { invoice, language, words } = sheet;
  const pairs = (rows: readonly Row[]) =>
    rows.map(([label, value]) => `${label}${words.colon}${value}`).join('\n');
  const parts = [
    ...opening(sheet, message),
    pairs(factsOf(sheet)),
    [words.seller, ...partyLines(sheet, invoice.seller)].join('\n'),
    [words.client, ...partyLines(sheet, invoice.client)].join('\n'),
    invoice.lines
      .map(
        (line) =>
          `${lineLabel(line, language)} · ${formatNumber(line.quantity, language)} × ${formatAmount(line.unitPrice, language)} = ${formatMoney(line.total, language)}`,
      )
      .join('\n'),
    pairs(totalsOf(sheet)),
    ...(invoice.note ? [invoice.note] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * The complete invoice as a mail to its client, who needs no account to read it. A reply goes to
 * the seller if they have an address.
 */
export function renderInvoiceMail(
  { document = '{}', message = '', replyTo = '', chat }: Readonly<Record<string, string>>,
  language: Language,
  source: Pick<LetterAddresses, 'chatUrl'>,
) {
  // `sendByMail` queued it as JSON of this type.
  const invoice = JSON.parse(document) as MailedInvoice;
  const sheet: Sheet = { invoice, language, words: invoiceMailTexts[language] };
  const link = chatLines(chat, language, source);
  return {
    subject: inSubject(`${titleOf(sheet)} · ${invoice.seller.name}`),
    text: [textOf(sheet, message), ...link.text.slice(1)].join('\n').trimEnd().concat('\n'),
    html: htmlOf(sheet, message, link.html),
    ...(replyTo && { replyTo }),
  };
}
