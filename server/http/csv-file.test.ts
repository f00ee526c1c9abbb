import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { EXPORT_BATCH, inBatches, sendCsv } from './csv-file';

it('A CSV file has the byte order mark of UTF-8, its header and the rows of all batches', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    const batches = inBatches<number>(async (last = 0) =>
      Array.from({ length: last === 0 ? EXPORT_BATCH : 2 }, (_, at) => last + at + 1),
    );
    const records = (async function* () {
      for await (const rows of batches) yield rows.map((row) => [String(row), 'thé']);
    })();
    return sendCsv(reply, 'P-2026-47', ['row', 'name'], records);
  });
  const { headers, rawPayload } = await app.inject('/');
  const lines = Array.from({ length: EXPORT_BATCH + 2 }, (_, at) => `${at + 1},thé\r\n`);
  expect(rawPayload.toString('utf8')).toBe(`\uFEFFrow,name\r\n${lines.join('')}`);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="P-2026-47.csv"',
  });
});

it('`sendCsv` sends no file if its first batch cannot be read', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    const broken = inBatches<string[]>(() => Promise.reject(new Error('no table')));
    return sendCsv(reply, 'P-2026-47', ['row'], broken);
  });
  const { statusCode, headers } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(headers['content-disposition']).toBeUndefined();
});
