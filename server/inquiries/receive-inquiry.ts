import { isEmailAddress } from '#domain/contact/email-address';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { findCities } from '../clients/clients.repository';
import type { Tx } from '../context';
import type { Contact, Join } from '../contract.generated';
import { newId } from '../database/ids';
import { inquiries } from '../database/schema/public';
import { invalid } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';

/** A message from one of the public area's forms. */
export type Inquiry = ({ readonly kind: 'contact' } & Contact) | ({ readonly kind: 'join' } & Join);

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
  if (inquiry.kind === 'contact' && !textOrNone(inquiry.message)) errors['message'] = ['required'];
  if (inquiry.kind === 'join') {
    if (phone === null) errors['phoneNumber'] = ['required'];
    const { cityId } = inquiry;
    if (cityId && (await findCities(tx, [cityId])).size === 0) errors['cityId'] = ['unknown'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function rowOf(inquiry: Inquiry, now: Date): typeof inquiries.$inferInsert {
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
  };
}

/**
 * Stores a visitor's message and mails it to the marketplace only. If the hidden field is filled
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
