import { type SQL, sql } from 'drizzle-orm';
import type { AuditRecordKind } from '#domain/audit/audit-acts';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { AuditRecord } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { AuditedColumns } from '../database/schema/audit';

/** Which records lines of the log tell of, by kind. */
export type WantedRecords = ReadonlyMap<AuditRecordKind, ReadonlySet<string>>;

/** Where records of a kind are, and which expressions name them. Missing ones are null. */
interface Source {
  readonly from: SQL;
  readonly name: SQL;
  readonly nameEn?: SQL;
  readonly nameAr?: SQL;
  readonly at?: SQL;
  readonly ofId?: SQL;
  readonly departureId?: SQL;
  readonly slug?: SQL;
  /** Whether it was deleted, for records that keep their row. */
  readonly isGone?: SQL;
}

const FULL_NAME = sql`r.first_name || ' ' || r.last_name`;
const IS_ARCHIVED = sql`r.archived_at is not null`;
const NO_TEXT = sql`null::text`;

function titled(from: SQL, extra: Partial<Source> = {}): Source {
  return { from, name: sql`r.title`, nameEn: sql`r.title_en`, nameAr: sql`r.title_ar`, ...extra };
}

function named(from: SQL, extra: Partial<Source> = {}): Source {
  return { from, name: sql`r.name`, ...extra };
}

/** The columns are text, because they come from one union. */
const SOURCES: Readonly<Record<AuditRecordKind, Source>> = {
  store: { from: sql`stores r`, name: NO_TEXT },
  // Who was invited by an address alone has no name before they accept.
  user: { from: sql`users r`, name: sql`coalesce(nullif(btrim(${FULL_NAME}), ''), r.email)` },
  client: { from: sql`clients r`, name: FULL_NAME },
  carrier: named(sql`carriers r`),
  pickup: { from: sql`pickups r`, name: sql`'P' || r.number` },
  order: { from: sql`orders r`, name: sql`r.number::text`, isGone: IS_ARCHIVED },
  cancellation: { from: sql`cancellations r`, name: sql`'C' || r.number` },
  return: { from: sql`returns r`, name: sql`'R' || r.number` },
  product: named(sql`products r`, {
    name: sql`coalesce(nullif(btrim(r.name), ''), r.name_en, r.name_ar, r.code)`,
    nameEn: sql`r.name_en`,
    nameAr: sql`r.name_ar`,
  }),
  brand: named(sql`brands r`),
  attribute: named(sql`attributes r`, { nameEn: sql`r.name_en`, nameAr: sql`r.name_ar` }),
  media: { from: sql`media r`, name: sql`r.file_name` },
  import: { from: sql`import_jobs r`, name: sql`r.file_name` },
  invoice: { from: sql`invoices r`, name: sql`r.number`, isGone: IS_ARCHIVED },
  payout: { from: sql`payouts r`, name: sql`r.number` },
  post: titled(sql`posts r`, { slug: sql`r.slug`, isGone: IS_ARCHIVED }),
  taskList: named(sql`task_lists r`, { isGone: IS_ARCHIVED }),
  task: { from: sql`tasks r`, name: sql`r.title`, isGone: IS_ARCHIVED },
  taskTemplate: named(sql`task_templates r`),
  tour: titled(sql`tours r`),
  departure: {
    from: sql`departures r join tours t on t.id = r.tour_id`,
    name: sql`t.title`,
    nameEn: sql`t.title_en`,
    nameAr: sql`t.title_ar`,
    at: sql`to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    ofId: sql`r.tour_id`,
  },
  booking: {
    from: sql`tour_bookings r join departures d on d.id = r.departure_id`,
    name: sql`r.number::text`,
    ofId: sql`d.tour_id`,
    departureId: sql`d.id`,
  },
  event: { from: sql`calendar_events r`, name: sql`r.title`, isGone: IS_ARCHIVED },
  conversation: { from: sql`conversations r`, name: sql`r.subject`, isGone: IS_ARCHIVED },
  savedReply: named(sql`saved_replies r`),
  vacancy: titled(sql`vacancies r`, { isGone: IS_ARCHIVED }),
  candidacy: { from: sql`candidacies r`, name: FULL_NAME, ofId: sql`r.vacancy_id` },
  calendarFeed: { from: sql`calendar_feeds r`, name: NO_TEXT },
};

function selectOf(kind: AuditRecordKind, ids: readonly string[]): SQL {
  const source = SOURCES[kind];
  const text = (value: SQL | undefined) => sql`nullif(btrim(${value ?? NO_TEXT}), '')`;
  return sql`select ${kind}::text as kind, r.id, ${text(source.name)} as name,
      ${text(source.nameEn)} as "nameEn", ${text(source.nameAr)} as "nameAr",
      ${source.at ?? NO_TEXT} as at, ${source.ofId ?? NO_TEXT} as "ofId",
      ${source.departureId ?? NO_TEXT} as "departureId", ${source.slug ?? NO_TEXT} as slug,
      not ${source.isGone ?? sql`false`} as exists
    from ${source.from} where r.id = any(${sql.param([...ids])}::text[])`;
}

/** The names of booking numbers are made by the domain. */
function presentRecord(row: AuditRecord): AuditRecord {
  if (row.kind !== 'booking' || row.name === null) return row;
  return { ...row, name: bookingNumberText(Number(row.name)) };
}

/** The records by `kind id`, in one query. Deleted ones are missing. */
export async function selectAuditRecords(
  reader: Reader,
  wanted: WantedRecords,
): Promise<Map<string, AuditRecord>> {
  const selects = [...wanted].map(([kind, ids]) => selectOf(kind, [...ids]));
  if (selects.length === 0) return new Map();
  const { rows } = await reader.execute<AuditRecord & Record<string, unknown>>(
    sql.join(selects, sql` union all `),
  );
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, presentRecord(row)]));
}

function nameOfColumns({ first_name: first, last_name: last, ...columns }: AuditedColumns) {
  const name = columns.name ?? columns.title ?? columns.file_name ?? columns.subject;
  const words = [first, last, name].filter((one) => typeof one === 'string' && one !== '[masked]');
  return words.length === 0 ? null : words.join(' ');
}

/** The last names of deleted records by id, as the lines of their deletion hold them. */
export async function selectDeletedNames(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<{ id: string; before: AuditedColumns | null }>(sql`
    select entity_id as id, before from audit_log
     where entity_id = any(${sql.param([...ids])}::text[]) and action = 'delete' and store_id = ${storeId}`);
  return new Map(rows.map(({ id, before }) => [id, nameOfColumns(before ?? {})]));
}
