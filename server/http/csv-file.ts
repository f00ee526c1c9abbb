import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  CSV_BOM,
  type CsvCell,
  type CsvDialect,
  csvRecord,
  excelDialect,
  STANDARD_CSV,
} from '#domain/format/csv';
import type { Language } from '#domain/format/languages';

/**
 * Rows per query: a file is never in memory as a whole, nor does it hold a connection while it is
 * sent.
 */
export const EXPORT_BATCH = 500;

/**
 * All rows of a batched query, in order. Each batch continues after the last row of the previous
 * one, by the order's own key, so that concurrent writes shift nothing.
 */
export async function* inBatches<Row>(
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < EXPORT_BATCH) return;
  }
}

/**
 * The rows of these ids in the order of the ids, read in batches. The ids are those of the list when
 * the file is requested, so that concurrent writes shift nothing; a row that is deleted meanwhile is
 * left out.
 * @param read finds the rows of some ids, in any order
 */
export async function* inBatchesOf<Row>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): AsyncGenerator<readonly Row[]> {
  for (let begin = 0; begin < ids.length; begin += EXPORT_BATCH) {
    const batch = ids.slice(begin, begin + EXPORT_BATCH);
    const rows = await read(batch);
    yield batch.flatMap((id) => rows.get(id) ?? []);
  }
}

type Records = readonly (readonly CsvCell[])[];

async function* textOf(
  header: readonly string[],
  first: IteratorResult<Records>,
  batches: AsyncIterator<Records>,
  dialect: CsvDialect,
): AsyncGenerator<string> {
  yield CSV_BOM + csvRecord(header, dialect);
  for (let batch = first; !batch.done; batch = await batches.next()) {
    yield batch.value.map((cells) => csvRecord(cells, dialect)).join('');
  }
}

/** The form of a file that a request asks for (`format` and `language` of the contract). */
export function dialectOf({
  format,
  language,
}: {
  readonly format: 'standard' | 'excel';
  readonly language: Language;
}): CsvDialect {
  return format === 'excel' ? excelDialect(language) : STANDARD_CSV;
}

/**
 * Sends a file of this name while its rows are read. The first batch is read before anything is
 * sent: if that fails, the answer is a problem and not a truncated file.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  header: readonly string[],
  records: AsyncIterable<Records>,
  dialect: CsvDialect = STANDARD_CSV,
): Promise<Readable> {
  const batches = records[Symbol.asyncIterator]();
  const first = await batches.next();
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  return Readable.from(textOf(header, first, batches, dialect));
}
