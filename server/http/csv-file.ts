import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { CSV_BOM, csvRecord } from '#domain/format/csv';

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

type Records = readonly (readonly string[])[];

async function* textOf(
  header: readonly string[],
  first: IteratorResult<Records>,
  batches: AsyncIterator<Records>,
): AsyncGenerator<string> {
  yield CSV_BOM + csvRecord(header);
  for (let batch = first; !batch.done; batch = await batches.next()) {
    yield batch.value.map((cells) => csvRecord(cells)).join('');
  }
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
): Promise<Readable> {
  const batches = records[Symbol.asyncIterator]();
  const first = await batches.next();
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  return Readable.from(textOf(header, first, batches));
}
