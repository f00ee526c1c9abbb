import { isEmailAddress } from '#domain/contact/email-address';
import { emailKeyOf } from '#domain/contact/email-key';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import type { StoreUpdate } from '#openapi/types.generated';
import type { Principal, Reader, ServerContext, Tx } from '../context';
import { requestEmailChange } from '../email-changes/request-email-change';
import { assertEmailConfirmed } from '../session/assert-email-confirmed';
import {
  assertStillFresh,
  type FreshCall,
  type FreshSignIn,
  freshSignInRequired,
  proveFreshSignIn,
} from '../session/fresh-sign-in';
import { findAddressee } from '../session/password-links.repository';
import type { StoreRow } from '../session/session.repository';
import { findStore, type StoreColumns } from './stores.repository';

/** A change of the settings, as far as it concerns the address. */
interface AddressChange {
  readonly principal: Principal;
  readonly now: Date;
}

/** The new address of an update, null to remove it; undefined if it keeps the present one. */
function newEmailOf({ email }: Pick<StoreRow, 'email'>, body: StoreUpdate) {
  if (body.email === undefined) return undefined;
  const wanted = body.email?.trim() || null;
  return wanted === email ? undefined : wanted;
}

/**
 * The caller's evidence, if the update changes the address. What else is wrong with the update is
 * left to the transaction, and its password is then not compared.
 * @throws ProblemError 401; 422 at `currentPassword`; 429
 */
export async function freshSignInForStore(
  context: ServerContext,
  storeId: string,
  body: StoreUpdate,
  call: FreshCall,
): Promise<FreshSignIn | undefined> {
  const { principal } = call;
  const { db } = context.database;
  if (storeId !== principal.storeId || body.email === undefined) return undefined;
  if (!principal.permissions.includes('store.identity.edit')) return undefined;
  const record = await findStore(db, storeId);
  const email = record && newEmailOf(record.store, body);
  if (email === undefined || (email !== null && !isEmailAddress(email))) return undefined;
  await assertEmailConfirmed(db, principal.userId);
  return proveFreshSignIn(context, call, body.currentPassword);
}

/** Whether the address is that of the caller, who has proved it. */
async function isOwnAddress(reader: Reader, userId: string, address: string): Promise<boolean> {
  const own = await findAddressee(reader, userId);
  return own !== undefined && emailKeyOf(own.email) === emailKeyOf(address);
}

/**
 * The column of the store's address. Another address is requested, and counts once it is proved: at
 * once if it is the caller's own, or if the store has none from now on. The caller holds the row's
 * lock.
 * @throws ProblemError 401; 409 `email_unconfirmed`; 422 at `currentPassword`; 429
 */
export async function storeEmailColumn(
  tx: Tx,
  { tokens }: ServerContext,
  store: StoreRow,
  {
    body,
    principal,
    fresh,
    now,
  }: AddressChange & { readonly body: StoreUpdate; readonly fresh: FreshSignIn | undefined },
): Promise<StoreColumns> {
  const newEmail = newEmailOf(store, body);
  if (newEmail === undefined) return {};
  const { userId } = principal;
  await assertEmailConfirmed(tx, userId);
  if (!fresh) throw freshSignInRequired();
  await assertStillFresh(tx, principal, fresh);
  const isNewProved = newEmail === null || (await isOwnAddress(tx, userId, newEmail));
  const addressee = await findAddressee(tx, userId);
  await requestEmailChange(tx, tokens, {
    storeId: store.id,
    userId: null,
    requestedBy: userId,
    oldEmail: store.email,
    newEmail,
    isOldProved: true,
    isNewProved,
    language: addressee?.language ?? DEFAULT_LANGUAGE,
    now,
  });
  return isNewProved ? { email: newEmail } : {};
}
