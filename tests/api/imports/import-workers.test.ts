import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { importFileChunks, importJobs, importRows } from '../../../server/database/schema/imports';
import { products } from '../../../server/database/schema/products';
import { NO_PROGRESS } from '../../../server/imports/import-jobs.repository';
import { startImportProcessing } from '../../../server/imports/import-worker';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  checkImport,
  pathOf,
  performImportAction,
  startImportWorker,
  waitUntilSettled,
} from './import-client';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const { db } = server.database;

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Import workers', () => {
  test('An import worker resumes the job of a stopped one, and writes each product once', async () => {
    const first = await startImportProcessing(server.context);
    const job = await checkImport(admin, catalogue('STO', 1500));
    await performImportAction(admin, job, 'run');
    await reaching(job, 1);
    await first.stop();
    const halfway = (await admin.get(pathOf(job))).body;
    expect(halfway.status).toBe('running');
    expect(await countOf('STO')).toBe(halfway.products.created);

    await startImportWorker(beside);
    expect(await waitUntilSettled(admin, job)).toMatchObject({
      status: 'finished',
      processedCount: 1500,
      okCount: 1470,
      failedCount: 30,
      products: { created: 1470, updated: 0, failed: 30, unchanged: 0 },
    });
    expect(await countOf('STO')).toBe(1470);
    const { body } = await admin.get(pathOf(job, '/rows?status=error&pageSize=1'));
    expect(body.total).toBe(30);
  });

  test('An import worker takes over the job of one without a heartbeat', async () => {
    const job = await checkImport(admin, catalogue('SIL', 300));
    await db.delete(importRows).where(eq(importRows.jobId, job.id));
    const killed = { workerId: 'killed', heartbeatAt: server.clock.now() };
    await db
      .update(importJobs)
      .set({ ...NO_PROGRESS, ...killed, status: 'running', dryRun: false })
      .where(eq(importJobs.id, job.id));
    server.clock.advance(11_000);
    expect(await waitUntilSettled(admin, job)).toMatchObject({
      status: 'finished',
      products: { created: 294 },
    });
  });

  test('Two processes with import workers process each job once', async () => {
    await startImportWorker(server);
    const codes = ['DUA', 'DUB', 'DUC', 'DUD'];
    const jobs = await Promise.all(codes.map((code) => checkImport(admin, catalogue(code, 250))));
    await Promise.all(jobs.map((job) => performImportAction(admin, job, 'run')));
    for (const [at, job] of jobs.entries()) {
      expect(await waitUntilSettled(admin, job)).toMatchObject({
        processedCount: 250,
        products: { created: 245 },
      });
      expect(await countOf(codes[at] ?? '')).toBe(245);
    }
  });

  test('The server deletes an import’s file once the import is finished', async () => {
    const job = await checkImport(admin, catalogue('KEP', 10));
    expect(await piecesOf(job)).toBe(1);
    await performImportAction(admin, job, 'run');
    await waitUntilSettled(admin, job);
    expect(await piecesOf(job)).toBe(0);
  });
});

/** A catalogue in which every fiftieth row has an invalid price. */
function catalogue(prefix: string, rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${prefix}-${at},Bol ${prefix} ${at},${at % 50 === 7 ? 'cher' : '12.50'},4`,
  );
  return `code,name_fr,price,quantity\n${lines.join('\n')}\n`;
}

async function reaching(job: { readonly id: string }, count: number): Promise<void> {
  while ((await admin.get(pathOf(job))).body.processedCount < count) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function countOf(prefix: string) {
  return db.$count(products, like(products.code, `${prefix}-%`));
}

function piecesOf(job: { readonly id: string }) {
  return db.$count(importFileChunks, eq(importFileChunks.jobId, job.id));
}
