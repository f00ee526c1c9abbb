import type { Language } from '#domain/format/languages';
import type { Tx } from '../context';
import { queueMail } from '../mail/mail-outbox';
import type { AddressHolder } from './email-changes.repository';

/** The texts differ for the address of a user and for that of a store. */
function kindOf({ userId }: AddressHolder) {
  return userId === null ? 'store' : 'user';
}

/** A mail about a change of an address. */
interface ChangeMail {
  readonly holder: AddressHolder;
  readonly recipient: string;
  readonly language: Language;
  readonly now: Date;
}

/** The link that proves the new address. It contains nothing that anybody typed. */
export function mailProofLink(
  tx: Tx,
  linkId: string,
  { holder, recipient, language, now }: ChangeMail,
): Promise<void> {
  const data = { kind: kindOf(holder), proofLinkId: linkId };
  return queueMail(tx, { template: 'emailChange', data, recipient, language }, now);
}

/** Tells the old address of the change, with the link that undoes it. */
export function mailChangeNotice(
  tx: Tx,
  { undoId, newEmail }: { readonly undoId: string; readonly newEmail: string | null },
  { holder, recipient, language, now }: ChangeMail,
): Promise<void> {
  const data = { kind: kindOf(holder), undoLinkId: undoId, newEmail: newEmail ?? '' };
  return queueMail(tx, { template: 'emailChangeNotice', data, recipient, language }, now);
}

/** Tells an address that it no longer counts, because the change was undone from the old one. */
export function mailChangeReverted(
  tx: Tx,
  { holder, recipient, language, now }: ChangeMail,
): Promise<void> {
  const data = { kind: kindOf(holder) };
  return queueMail(tx, { template: 'emailChangeReverted', data, recipient, language }, now);
}
