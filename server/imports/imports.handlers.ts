import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  type ChangeWords,
  changedRowRecords,
  changedRowsHeader,
} from '#domain/products/import/changed-rows';
import {
  type FailureReason,
  failingRowRecord,
  failingRowsHeader,
} from '#domain/products/import/failing-rows';
import { settledOptions } from '#domain/products/import/import-questions';
import { currenciesIn } from '#domain/products/import/interpreter/row-currency';
import type { Reader, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { contractHandlers } from '../http/contract-handlers';
import { invalid, notFound, problem } from '../http/problem-error';
import { encodingErrors, inspectAgain, inspectedColumns } from './change-encoding';
import { ImportFileError } from './import-file-error';
import { storeImportFile } from './import-files.repository';
import { performImportJobAction, updateImportJob } from './import-job-actions';
import {
  changeImportJob,
  findImportJob,
  type ImportJobRow,
  insertImportJob,
  selectImportJobs,
} from './import-jobs.repository';
import { mappingOf, presentImportJob, presentImportRow } from './import-presentation';
import { readChangedRows, readFailedRows, selectImportRows } from './import-rows.repository';
import { wakeImportWorkers } from './import-wakeup';
import { changeWords, failureText } from './import-words';
import { type InspectedFile, inspectImportFile } from './inspect-import-file';
import { newFindings } from './judge-stored-file';
import { withUpload } from './receive-upload';
import { savedOrRecognisedReading } from './saved-or-recognised-reading';

/** Product files: upload, reading, dry run, run and results. */
export function importHandlers({ database }: ServerContext) {
  return contractHandlers({
    createImport: ({ request, principal, now, write }) =>
      withUpload(request, async ({ path, fileName, sizeBytes, checksum }) => {
        const open = () => createReadStream(path);
        const examined = await inspectImportFile(open, now).catch(refuseFile);
        return write(
          async (tx) => {
            const reading = await savedOrRecognisedReading(tx, principal.storeId, examined);
            const job = await insertImportJob(tx, {
              id: newId('imp', now.getTime()),
              storeId: principal.storeId,
              createdBy: principal.userId,
              fileName,
              sizeBytes,
              createdAt: now,
              updatedAt: now,
              ...inspectedColumns(examined),
              status: 'uploaded',
              ...reading,
            });
            await storeImportFile(tx, job.id, path);
            return presentImportJob(await withFindings(tx, job, examined));
          },
          { fingerprint: checksum },
        );
      }),

    listImports: async ({ query, principal }) => {
      const { jobs, total } = await selectImportJobs(database.db, principal.storeId, query);
      const { page, pageSize } = query;
      return { items: jobs.map(presentImportJob), total, page, pageSize };
    },

    getImport: async ({ params, principal }) =>
      presentImportJob(await jobOf(database.db, principal.storeId, params.importId)),

    updateImport: async ({ params: { importId }, body, revision, principal, now, write }) => {
      const inspected = body.encoding
        ? await inspectAgain(database.db, principal.storeId, importId, body.encoding).catch(
            refuseEncoding,
          )
        : null;
      return write((tx) =>
        updateImportJob(tx, { importId, body, inspected, revision, principal, now }),
      );
    },

    performImportAction: async ({ params, body, principal, now, write }) => {
      const confirmed = body?.confirmed ?? [];
      const job = await write((tx) =>
        performImportJobAction(tx, { ...params, confirmed, principal, now }),
      );
      wakeImportWorkers();
      return job;
    },

    listImportRows: async ({ params, query, principal }) => {
      const job = await jobOf(database.db, principal.storeId, params.importId);
      const { rows, total } = await selectImportRows(database.db, job.id, query);
      const { page, pageSize } = query;
      return { items: rows.map(presentImportRow), total, page, pageSize };
    },

    downloadImportFailures: async ({ params, query, principal, reply }) => {
      const job = await jobOf(database.db, principal.storeId, params.importId);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="import-failures.csv"');
      return Readable.from(failuresOf(database.db, job, await failureText(query.language)));
    },

    downloadImportChanges: async ({ params, query, principal, reply }) => {
      const job = await jobOf(database.db, principal.storeId, params.importId);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="import-changes.csv"');
      return Readable.from(changesOf(database.db, job, await changeWords(query.language)));
    },
  });
}

/** A new job whose saved reading may give columns with numbers or dates another meaning. */
async function withFindings(
  tx: Tx,
  job: ImportJobRow,
  examined: InspectedFile,
): Promise<ImportJobRow> {
  const findings = await newFindings(tx, job, [...examined.mapping]);
  if (!findings) return job;
  const options = settledOptions(job.options, findings);
  const currencies = currenciesIn(mappingOf(job), findings);
  return changeImportJob(tx, job.id, { findings, options, currencies }, job.updatedAt);
}

async function jobOf(reader: Reader, storeId: string, id: string): Promise<ImportJobRow> {
  const job = await findImportJob(reader, storeId, id);
  if (!job) throw notFound();
  return job;
}

async function* failuresOf(
  reader: Reader,
  job: ImportJobRow,
  describe: (reason: FailureReason) => string,
): AsyncGenerator<string> {
  const header = job.mapping.map(({ column }) => column);
  yield failingRowsHeader(header);
  for await (const row of readFailedRows(reader, job.id)) {
    yield failingRowRecord(header, row, describe);
  }
}

async function* changesOf(
  reader: Reader,
  job: ImportJobRow,
  words: ChangeWords,
): AsyncGenerator<string> {
  yield changedRowsHeader(words);
  for await (const row of readChangedRows(reader, job.id)) yield changedRowRecords(row, words);
}

/** Refuses a file that cannot be imported as a whole, with the reason at its field. */
function refuseFile(error: unknown): InspectedFile {
  if (!(error instanceof ImportFileError)) throw error;
  if (error.code === 'file_too_large') throw problem(413, 'payload_too_large');
  throw invalid({ file: [error.code] });
}

function refuseEncoding(error: unknown): InspectedFile {
  throw invalid(encodingErrors(error));
}
