import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import {
  type ImportWorkerHandle,
  startImportProcessing,
} from '../../../server/imports/import-worker';
import type { ApiClient, Reply } from '../support/api-client';
import type { TestServer } from '../support/test-server';

const FIXTURES = path.join(import.meta.dirname, '../../fixtures/imports');
const BASE = '/api/store/product/import';

/** The choices of a test before the dry run. */
export interface ImportChoice {
  readonly textLanguage?: 'fr' | 'en' | 'ar';
  readonly currency?: string;
  readonly exchangeRate?: number;
  readonly decimalMark?: 'point' | 'comma';
  readonly dateOrder?: 'dayFirst' | 'monthFirst';
  readonly vatRate?: number;
  readonly saleEnd?: 'sale' | 'regular';
}

/** Processes a test server's imports until the test file is done. */
export async function startImportWorker(
  server: Pick<TestServer, 'context'>,
): Promise<ImportWorkerHandle> {
  const imports = await startImportProcessing(server.context);
  afterAll(() => imports.stop());
  return imports;
}

/** A file from the project's own fixtures. */
export async function fixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(path.join(FIXTURES, name)));
}

export function pathOf(job: { readonly id: string }, rest = ''): string {
  return `${BASE}/${job.id}${rest}`;
}

export function uploadImport(
  client: ApiClient,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'file.csv',
): Promise<Reply> {
  return client.upload(`${BASE}/new`, { name, content });
}

export function performImportAction(
  client: ApiClient,
  job: { readonly id: string },
  action: string,
  body?: { readonly confirmed: readonly { readonly kind: string; readonly count: number }[] },
) {
  return client.post(pathOf(job, `/action/${action}`), body);
}

/** Waits until a job's state no longer changes. */
export async function waitUntilSettled(
  client: ApiClient,
  job: { readonly id: string },
  // biome-ignore lint/suspicious/noExplicitAny: the contract check proves the shape of every answer.
): Promise<any> {
  for (;;) {
    const { body } = await client.get(pathOf(job));
    if (body.status !== 'checking' && body.status !== 'running') return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Uploads a file, sets the options and runs the dry run. */
export async function checkImport(
  client: ApiClient,
  content: string | Uint8Array<ArrayBuffer>,
  choice?: ImportChoice,
) {
  const sent = (await uploadImport(client, content)).body;
  const job = choice
    ? (await client.patch(pathOf(sent), { options: choice }, { revision: sent.revision })).body
    : sent;
  const { status, body } = await performImportAction(client, job, 'dryRun');
  if (status !== 200) throw new Error(`The dry run didn't start: ${JSON.stringify(body)}`);
  return waitUntilSettled(client, job);
}

/**
 * Uploads a file, sets the options, runs the dry run and the import, which confirms all that stands
 * out.
 */
export async function importFile(
  client: ApiClient,
  content: string | Uint8Array<ArrayBuffer>,
  choice?: ImportChoice,
) {
  const checked = await checkImport(client, content, choice);
  await performImportAction(client, checked, 'run', { confirmed: checked.standouts });
  return waitUntilSettled(client, checked);
}

/** The remarks about the rows, by number: `3 error negative_price(price)`. */
export async function rowRemarks(
  client: ApiClient,
  job: { readonly id: string },
): Promise<string[]> {
  const lists = await Promise.all(
    ['error', 'warning', 'skipped'].map((status) => importRows(client, job, `status=${status}`)),
  );
  return lists
    .flat()
    .sort((one, other) => one.number - other.number)
    .map(
      ({ number, status, errors }: { number: number; status: string; errors: Remark[] }) =>
        `${number} ${status} ${errors.map(remarkText).join(', ')}`,
    );
}

/** The first hundred rows of a job that match. */
export async function importRows(
  client: ApiClient,
  job: { readonly id: string },
  query = '',
  // biome-ignore lint/suspicious/noExplicitAny: the contract check proves the shape of every answer.
): Promise<any[]> {
  return (await client.get(pathOf(job, `/rows?pageSize=100&${query}`))).body.items;
}

interface Remark {
  readonly code: string;
  readonly column: string | null;
}

function remarkText({ code, column }: Remark) {
  return column === null ? code : `${code}(${column})`;
}

/** A product of the store by its code, with its variants. */
// biome-ignore lint/suspicious/noExplicitAny: the contract check proves the shape of every answer.
export async function productOf(client: ApiClient, code: string): Promise<any> {
  const found = await client.get(`/api/store/products/search/get/?q=${encodeURIComponent(code)}`);
  const summary = found.body.items.find((item: { code: string }) => item.code === code);
  return summary ? (await client.get(`/api/store/product/${summary.id}`)).body : undefined;
}
