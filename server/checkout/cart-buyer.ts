import { clientErrors } from '#domain/clients/client-rules';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { foldForSearch } from '#domain/text/search-fold';
import type { Billing } from '#openapi/types.generated';
import { findByPhoneNumber, lockContacts, type Names } from '../clients/client-contacts';
import { type ClientRow, findCities, insertClient } from '../clients/clients.repository';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { invalid } from '../http/problem-error';
import { clientSearchText } from '../search/client-search-text';

/** The buyer and the destination of the parcel, validated and normalised. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly cityId: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string | null;
    readonly zipcode: string | null;
  };
}

function textOrNone(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

const FIELD_OF: Readonly<Record<string, string>> = {
  'addresses.0.line1': 'line1',
  'addresses.0.cityId': 'cityId',
  'addresses.0.zipcode': 'zipcode',
};

/**
 * Converts the billing step to a buyer.
 * @throws ProblemError 422 with the errors, under `billing.…`
 */
export async function parseBuyer(tx: Tx, billing: Billing): Promise<Buyer> {
  const { firstName, lastName, phoneNumber, cityId } = billing;
  const zipcode = textOrNone(billing.zipcode);
  const known = await findCities(tx, [cityId]);
  const named = { firstName, lastName, phoneNumber, email: billing.email ?? null };
  const addresses = [{ line1: billing.line1, cityId, zipcode }];
  const faults = clientErrors({ ...named, addresses }, new Set(known.keys()));
  const errors = Object.entries(faults).map(([field, codes]) => [
    `billing.${FIELD_OF[field] ?? field}`,
    codes,
  ]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    cityId,
    phoneNumber: parsePhoneNumber(phoneNumber) ?? '',
    email: textOrNone(billing.email),
    address: { line1: billing.line1.trim(), line2: textOrNone(billing.line2), zipcode },
  };
}

function nameOf({ firstName, lastName }: Names): string {
  return foldForSearch(`${firstName} ${lastName}`);
}

/**
 * The store's client for a buyer: an existing one with the same phone number and name, or one with
 * whom such a client was merged, otherwise a new one. The existing one is not changed, because the
 * buyer has not proved their identity. Two carts of one new buyer at once get one client. The stores
 * of a cart are asked in the order of their ids, so that two carts cannot deadlock.
 */
export async function findOrCreateClient(
  tx: Tx,
  storeId: string,
  buyer: Buyer,
  now: Date,
): Promise<ClientRow> {
  const { firstName, lastName, phoneNumber, email, cityId, address } = buyer;
  await lockContacts(tx, storeId, [{ phoneNumber, email }]);
  const isSame = (names: Names) => nameOf(names) === nameOf(buyer);
  const same = await findByPhoneNumber(tx, storeId, phoneNumber, isSame);
  if (same) return same;
  const columns = { firstName, lastName, phoneNumber, email };
  const client = await insertClient(tx, {
    id: newId('cli', now.getTime()),
    storeId,
    ...columns,
    createdAt: now,
    updatedAt: now,
    addresses: [{ ...address, cityId }],
    searchText: clientSearchText({ ...columns, ice: null }),
  });
  if (!client) throw new Error('An inserted client was not returned.');
  return client;
}
