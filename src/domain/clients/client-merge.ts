import { emailKeyOf } from '../contact/email-key';
import { foldForSearch } from '../text/search-fold';
import { CLIENT_NOTE_LENGTH } from './client-form';

/** Maximum number of addresses of a client (contract: ClientUpdate). */
export const CLIENT_ADDRESSES = 10;

/** An address as far as two addresses are compared. */
interface ComparableAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly cityId: string;
  readonly zipcode: string | null;
}

/** The fields of a client that a merge reads. */
export interface MergeableClient<Address extends ComparableAddress = ComparableAddress> {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly ice: string | null;
  readonly gender: 'female' | 'male' | null;
  readonly addresses: readonly Address[];
  readonly note: string | null;
}

/** What the client that stays has after the merge. */
export type MergedFields<Address extends ComparableAddress> = Pick<
  MergeableClient<Address>,
  'email' | 'ice' | 'gender' | 'addresses' | 'note'
>;

function addressKey({ line1, line2, cityId }: ComparableAddress): string {
  return foldForSearch([line1, line2 ?? '', cityId].join('\n'));
}

function mergedAddresses<Address extends ComparableAddress>(
  addresses: readonly Address[],
): Address[] {
  const keys = addresses.map(addressKey);
  return addresses.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function mergedNote(staying: string | null, duplicate: string | null): string | null {
  if (!staying || !duplicate) return staying ?? duplicate;
  return staying.includes(duplicate) ? staying : `${staying}\n\n${duplicate}`;
}

/**
 * The fields of the client that stays after a merge: its own, filled from the duplicate where they
 * are empty, with the addresses and the notes of both. Name and phone number stay.
 */
export function mergedFields<Address extends ComparableAddress>(
  staying: MergeableClient<Address>,
  duplicate: MergeableClient<Address>,
): MergedFields<Address> {
  return {
    email: staying.email ?? duplicate.email,
    ice: staying.ice ?? duplicate.ice,
    gender: staying.gender ?? duplicate.gender,
    addresses: mergedAddresses([...staying.addresses, ...duplicate.addresses]),
    note: mergedNote(staying.note, duplicate.note),
  };
}

/** What prevents a merge: codes by field. Nothing that a client may not have is stored or cut off. */
export function mergeErrors(fields: MergedFields<ComparableAddress>): Record<string, string[]> {
  return {
    ...(fields.addresses.length > CLIENT_ADDRESSES && { addresses: ['too_many'] }),
    ...((fields.note ?? '').length > CLIENT_NOTE_LENGTH && { note: ['too_long'] }),
  };
}

/** Fields of which a client has one value. */
export const SINGLE_FIELDS = ['name', 'phoneNumber', 'email', 'ice'] as const;
export type SingleField = (typeof SINGLE_FIELDS)[number];

function singleValue(client: MergeableClient, field: SingleField): string | null {
  return field === 'name' ? `${client.firstName} ${client.lastName}` : client[field];
}

function comparable(field: SingleField, value: string): string {
  if (field === 'name') return foldForSearch(value);
  return field === 'email' ? emailKeyOf(value) : value;
}

/** The values of the duplicate that the client that stays has otherwise: a merge drops them. */
export function droppedValues(
  staying: MergeableClient,
  duplicate: MergeableClient,
): { readonly field: SingleField; readonly value: string }[] {
  return SINGLE_FIELDS.flatMap((field) => {
    const kept = singleValue(staying, field);
    const value = singleValue(duplicate, field);
    if (value === null || kept === null) return [];
    return comparable(field, kept) === comparable(field, value) ? [] : [{ field, value }];
  });
}

/** A client as far as it is proposed to stay. */
interface ProposedClient {
  readonly id: string;
  readonly ordersCount: number;
  readonly createdAt: string;
}

/** The id of the client that is proposed to stay: the one with more orders, otherwise the older one. */
export function proposedToStay(one: ProposedClient, other: ProposedClient): string {
  if (one.ordersCount !== other.ordersCount) {
    return one.ordersCount > other.ordersCount ? one.id : other.id;
  }
  return one.createdAt <= other.createdAt ? one.id : other.id;
}
