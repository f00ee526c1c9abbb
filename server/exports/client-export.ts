import { and, desc, sql } from 'drizzle-orm';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import { casablancaDay } from '#domain/time/casablanca-day';
import {
  type ClientRow,
  clientFilterCondition,
  clientTotalsOf,
  findCities,
  NO_TOTALS,
} from '../clients/clients.repository';
import type { Reader } from '../context';
import { clients } from '../database/schema/orders';
import { EXPORT_BATCH, inBatches } from '../http/csv-file';

function selectAfter(
  reader: Reader,
  storeId: string,
  q: string | undefined,
  last: ClientRow | undefined,
): Promise<ClientRow[]> {
  return reader
    .select()
    .from(clients)
    .where(
      and(
        clientFilterCondition(storeId, q === undefined ? {} : { q }),
        last &&
          sql`(${clients.createdAt}, ${clients.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(EXPORT_BATCH);
}

async function recordsOf(reader: Reader, rows: readonly ClientRow[]): Promise<CsvCell[][]> {
  const ids = rows.map(({ id }) => id);
  const totals = await clientTotalsOf(reader, ids);
  const cities = await findCities(
    reader,
    rows.flatMap(({ addresses }) => addresses[0]?.cityId ?? []),
  );
  return rows.map((client) => {
    const [address] = client.addresses;
    const { ordersCount, totalSpent, refusedCount, returnsCount } =
      totals.get(client.id) ?? NO_TOTALS;
    return [
      client.lastName,
      client.firstName,
      client.phoneNumber,
      client.email ?? '',
      client.ice ?? '',
      address ? [address.line1, address.line2 ?? ''].filter(Boolean).join(', ') : '',
      (address && cities.get(address.cityId)?.name) ?? '',
      ordersCount,
      csvAmount(totalSpent),
      refusedCount,
      returnsCount,
      { day: casablancaDay(client.createdAt) },
    ];
  });
}

/** The cells of `CLIENT_COLUMNS` of every client that matches the filters. */
export async function* clientRecords(reader: Reader, storeId: string, q: string | undefined) {
  const batches = inBatches<ClientRow>((last) => selectAfter(reader, storeId, q, last));
  for await (const rows of batches) yield await recordsOf(reader, rows);
}
