import { and, eq } from 'drizzle-orm';
import { isEmailAddress } from '#domain/contact/email-address';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { summaryOf } from '#domain/text/summary';
import type { Contact, Join } from '#openapi/types.generated';
import { findCities } from '../clients/clients.repository';
import type { Tx } from '../context';
import { receiveConversation } from '../conversations/message-receiving';
import { newId } from '../database/ids';
import { inquiries } from '../database/schema/public';
import { stores } from '../database/schema/stores';
import { invalid } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';

/** A message from one of the public area's forms. */
export type Inquiry = ({ readonly kind: 'contact' } & Contact) | ({ readonly kind: 'join' } & Join);

/** Characters of a subject that is made of the message. */
const MAX_SUBJECT = 80;

/** Recipient and time of the message. */
interface InquiryContext {
  /** The marketplace's own address: no visitor's input ever decides who receives a mail. */
  readonly marketplaceEmail: string;
  readonly now: Date;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function textOrNone(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

async function isOpenStore(tx: Tx, storeId: string): Promise<boolean> {
  const condition = and(eq(stores.id, storeId), eq(stores.status, 'active'));
  return (await tx.$count(stores, condition)) > 0;
}

/** @throws ProblemError 422 by the specification's rules, section 5 */
async function assertAcceptable(tx: Tx, inquiry: Inquiry): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const field of ['firstName', 'lastName'] as const) {
    if (oneLine(inquiry[field]) === '') errors[field] = ['required'];
  }
  if (!isEmailAddress(inquiry.email.trim())) errors['email'] = ['invalid_email'];
  const phone = textOrNone(inquiry.phoneNumber);
  if (phone !== null && parsePhoneNumber(phone) === undefined) {
    errors['phoneNumber'] = ['invalid_phone'];
  }
  if (inquiry.kind === 'contact') {
    const { message, storeId } = inquiry;
    if (!textOrNone(message)) errors['message'] = ['required'];
    if (storeId && !(await isOpenStore(tx, storeId))) errors['storeId'] = ['unknown'];
  }
  if (inquiry.kind === 'join') {
    if (phone === null) errors['phoneNumber'] = ['required'];
    const { cityId } = inquiry;
    if (cityId && (await findCities(tx, [cityId])).size === 0) errors['cityId'] = ['unknown'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

type InquiryRow = ReturnType<typeof rowOf>;

function rowOf(inquiry: Inquiry, now: Date) {
  return {
    id: newId('inq', now.getTime()),
    kind: inquiry.kind,
    product: inquiry.kind === 'join' ? inquiry.product : null,
    firstName: oneLine(inquiry.firstName),
    lastName: oneLine(inquiry.lastName),
    email: inquiry.email.trim(),
    phoneNumber: parsePhoneNumber(inquiry.phoneNumber ?? '') ?? null,
    cityId: inquiry.kind === 'join' ? (inquiry.cityId ?? null) : null,
    subject: inquiry.kind === 'contact' ? oneLine(inquiry.subject ?? '') || null : null,
    message: textOrNone(inquiry.message),
    language: inquiry.language ?? DEFAULT_LANGUAGE,
    createdAt: now,
  } satisfies typeof inquiries.$inferInsert;
}

/** A letter to a store begins a conversation there. The telephone number follows the text. */
async function passToStore(tx: Tx, storeId: string, row: InquiryRow, now: Date): Promise<void> {
  const { firstName, lastName, email, phoneNumber, message, language } = row;
  const name = `${firstName} ${lastName}`;
  const body = [message ?? '', phoneNumber ?? ''].filter(Boolean).join('\n\n');
  const subject = row.subject ?? summaryOf(message ?? '', MAX_SUBJECT);
  await receiveConversation(
    tx,
    { storeId, kind: 'mail', subject, language },
    { author: { type: 'client', name, email }, body, html: null, quoted: null },
    now,
  );
}

/**
 * Passes a visitor's message to the store that it names; otherwise stores it and mails it to the
 * marketplace only. If the hidden field is filled
 * in, the answer is the same, but the message is discarded.
 * @throws ProblemError 422 with the fields that are wrong
 */
export async function receiveInquiry(
  tx: Tx,
  inquiry: Inquiry,
  { marketplaceEmail, now }: InquiryContext,
): Promise<{ receivedAt: string }> {
  await assertAcceptable(tx, inquiry);
  const receivedAt = now.toISOString();
  if (inquiry.website) return { receivedAt };
  const row = rowOf(inquiry, now);
  if (inquiry.kind === 'contact' && inquiry.storeId) {
    await passToStore(tx, inquiry.storeId, row, now);
    return { receivedAt };
  }
  await tx.insert(inquiries).values(row);
  const data = {
    reason: row.kind === 'join' ? `join-${row.product}` : 'contact',
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    phoneNumber: row.phoneNumber ?? '',
    subject: row.subject ?? '',
    message: row.message ?? '',
  };
  const recipient = marketplaceEmail;
  await queueMail(tx, { template: 'inquiry', data, recipient, language: DEFAULT_LANGUAGE }, now);
  return { receivedAt };
}
