import { addressesOf, type ClientValues, NO_CLIENT } from '#domain/clients/client-form';
import type { Client, ClientUpdate } from '#openapi/types.generated';
import { clientsEndpoints } from '../api/clients-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** The initial values of a new client. */
export const newClient: EditedRecord<ClientValues> = {
  id: null,
  revision: null,
  values: NO_CLIENT,
};

/** A client as the form shows them; the first address is the main one. */
export function clientRecord(client: Client): EditedRecord<ClientValues> {
  const { id, revision, firstName, lastName, phoneNumber, email, ice, gender, note } = client;
  const [main, ...otherAddresses] = client.addresses.map(({ line1, line2, cityId, zipcode }) => ({
    line1,
    line2,
    cityId,
    zipcode,
  }));
  return {
    id,
    revision,
    values: {
      firstName,
      lastName,
      phoneNumber,
      email: email ?? '',
      ice: ice ?? '',
      gender: gender ?? 'none',
      line1: main?.line1 ?? '',
      line2: main?.line2 ?? '',
      cityId: main?.cityId ?? null,
      zipcode: main?.zipcode ?? '',
      note: note ?? '',
      otherAddresses,
      isDistinct: false,
    },
  };
}

const ADDRESS_FIELDS = ['line1', 'line2', 'cityId', 'zipcode'] as const;

/** The changed fields in the contract's form; a change of the main address sends all addresses. */
function updateOf(values: ClientValues, changes: Partial<ClientValues>): ClientUpdate {
  const { firstName, lastName, phoneNumber, email, ice, gender, note } = changes;
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(email !== undefined && { email: email.trim() || null }),
    ...(ice !== undefined && { ice: ice.trim() || null }),
    ...(gender !== undefined && { gender: gender === 'none' ? null : gender }),
    ...(note !== undefined && { note: note.trim() || null }),
    ...(values.isDistinct && { isDistinct: true }),
    ...(ADDRESS_FIELDS.some((field) => field in changes) && { addresses: addressesOf(values) }),
  };
}

/** Edits a client of the store. A client without an id is created. */
export const clientEditing = recordEditing<ClientValues>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    const { createClient, updateClient } = clientsEndpoints.endpoints;
    if (id === null) {
      const { firstName, lastName, phoneNumber } = values;
      const clientCreate = { ...updateOf(values, values), firstName, lastName, phoneNumber };
      const creating = store.dispatch(createClient.initiate({ clientCreate }));
      return clientRecord(await unwrapWithSignal(creating, signal));
    }
    const writing = updateClient.initiate({
      clientId: id,
      'If-Match': `"${revision}"`,
      clientUpdate: updateOf(values, changes),
    });
    return clientRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the client in `current` of a 412.
  recordOf: (current) => clientRecord(current as Client),
});

/** The team's note about a client; empty if there is none. The client never sees it. */
export type ClientNoteValues = Pick<ClientValues, 'note'>;

/** A client as a record for the form of its note. */
export function clientNoteRecord({ id, revision, note }: Client): EditedRecord<ClientNoteValues> {
  return { id, revision, values: { note: note ?? '' } };
}

/** Edits the team's note about a client. */
export const clientNoteEditing = recordEditing<ClientNoteValues>({
  save: async ({ id, revision, values }, store, signal) => {
    const writing = clientsEndpoints.endpoints.updateClient.initiate({
      clientId: id ?? '',
      'If-Match': `"${revision}"`,
      clientUpdate: { note: values.note.trim() || null },
    });
    return clientNoteRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  recordOf: (current) => clientNoteRecord(current as Client),
});
