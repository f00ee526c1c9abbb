import { eq, inArray } from 'drizzle-orm';
import { PICKUP_STATUS_WORDS } from '#domain/exports/export-words';
import type { CsvCell } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { casablancaClock, casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import { carriers } from '../database/schema/carriers';
import { pickups } from '../database/schema/pickups';
import { cities } from '../database/schema/reference';
import { inBatchesOf } from '../http/csv-file';
import {
  ordersCount,
  type PickupFilters,
  readPickupIds,
  scannedCount,
} from '../pickups/pickup-list.query';

function selectRows(reader: Reader, ids: readonly string[]) {
  return reader
    .select({
      pickup: pickups,
      carrier: carriers.name,
      city: { name: cities.name, nameEn: cities.nameEn, nameAr: cities.nameAr },
      ordersCount,
      scannedCount,
    })
    .from(pickups)
    .innerJoin(carriers, eq(carriers.id, pickups.carrierId))
    .leftJoin(cities, eq(cities.id, pickups.cityId))
    .where(inArray(pickups.id, [...ids]));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function cellsOf(row: Row, language: Language): CsvCell[] {
  const { pickup, carrier, city } = row;
  return [
    `P${pickup.number}`,
    { day: casablancaDay(pickup.startsAt) },
    casablancaClock(pickup.startsAt),
    casablancaClock(pickup.endsAt),
    carrier,
    city ? localizedName(city, language) : '',
    PICKUP_STATUS_WORDS[pickup.status][language],
    row.ordersCount,
    row.scannedCount,
    pickup.note ?? '',
  ];
}

/** The cells of `PICKUP_COLUMNS` of every pickup of the list, in its order and in a language. */
export async function* pickupRecords(
  reader: Reader,
  storeId: string,
  { query, language }: { readonly query: PickupFilters; readonly language: Language },
) {
  const ids = await readPickupIds(reader, storeId, query);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await selectRows(reader, some);
    return new Map(rows.map((row) => [row.pickup.id, row]));
  });
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, language));
}
