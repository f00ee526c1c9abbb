import { inArray } from 'drizzle-orm';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { casablancaDay } from '#domain/time/casablanca-day';
import {
  type ClientRow,
  clientTotalsOf,
  findCities,
  NO_TOTALS,
  readClientIds,
} from '../clients/clients.repository';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { clients } from '../database/schema/orders';
import { inBatchesOf } from '../http/csv-file';

async function recordsOf(
  reader: Reader,
  rows: readonly ClientRow[],
  language: Language,
): Promise<CsvCell[][]> {
  const ids = rows.map(({ id }) => id);
  const totals = await clientTotalsOf(reader, ids);
  const cities = await findCities(
    reader,
    rows.flatMap(({ addresses }) => addresses[0]?.cityId ?? []),
  );
  return rows.map((client) => {
    const [address] = client.addresses;
    const city = address && cities.get(address.cityId);
    const { ordersCount, totalSpent, refusedCount, returnsCount } =
      totals.get(client.id) ?? NO_TOTALS;
    return [
      client.lastName,
      client.firstName,
      client.phoneNumber,
      client.email ?? '',
      client.ice ?? '',
      address ? [address.line1, address.line2 ?? ''].filter(Boolean).join(', ') : '',
      city ? localizedName(city, language) : '',
      ordersCount,
      csvAmount(totalSpent),
      refusedCount,
      returnsCount,
      { day: casablancaDay(client.createdAt) },
    ];
  });
}

type ClientFile = Omit<Operations['exportClients']['query'], 'format'>;

/** The cells of `CLIENT_COLUMNS` of every client of the list, in its order. */
export async function* clientRecords(reader: Reader, storeId: string, query: ClientFile) {
  const ids = await readClientIds(reader, storeId, query);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await reader
      .select()
      .from(clients)
      .where(inArray(clients.id, [...some]));
    return new Map(rows.map((row) => [row.id, row]));
  });
  for await (const rows of batches) yield await recordsOf(reader, rows, query.language);
}
