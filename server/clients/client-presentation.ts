import type { Client } from '#openapi/types.generated';
import type { Reader } from '../context';
import { type ClientRow, clientTotalsOf, findCities, NO_TOTALS } from './clients.repository';

/** Clients as the contract defines them, with their totals and the names of their cities. */
export async function presentClients(
  reader: Reader,
  rows: readonly ClientRow[],
): Promise<Client[]> {
  const totals = await clientTotalsOf(
    reader,
    rows.map(({ id }) => id),
  );
  const cities = await findCities(
    reader,
    rows.flatMap(({ addresses }) => addresses.map(({ cityId }) => cityId)),
  );
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber,
    email: row.email,
    ice: row.ice,
    gender: row.gender,
    addresses: row.addresses.map(({ line1, line2, cityId, zipcode }) => {
      const { name = '', nameEn = '', nameAr = '' } = cities.get(cityId) ?? {};
      return { line1, line2, cityId, city: name, cityEn: nameEn, cityAr: nameAr, zipcode };
    }),
    note: row.note,
    ...(totals.get(row.id) ?? NO_TOTALS),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  }));
}

/** One client as the contract defines it. */
export async function presentClient(reader: Reader, row: ClientRow): Promise<Client> {
  const [client] = await presentClients(reader, [row]);
  if (!client) throw new Error('A client was not presented.');
  return client;
}
