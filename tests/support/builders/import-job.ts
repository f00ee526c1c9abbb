import type { ImportAction, ImportJob, ImportStatus } from '#openapi/types.generated';

const offered: Record<ImportStatus, ImportAction[]> = {
  uploaded: ['dryRun'],
  checking: ['cancel'],
  checked: ['dryRun', 'run'],
  running: ['cancel'],
  finished: [],
  failed: [],
  cancelled: [],
};

const chosen: ImportJob['options'] = {
  textLanguage: 'fr',
  currency: 'MAD',
  exchangeRate: 1,
  decimalMark: 'comma',
  dateOrder: 'dayFirst',
  vatRate: null,
  saleEnd: null,
};

/** An import job of four rows, mapped and with all its options chosen. */
export function anImportJob(status: ImportStatus, changes: Partial<ImportJob> = {}): ImportJob {
  return {
    id: 'imp_1',
    fileName: 'products.csv',
    sizeBytes: 420,
    format: 'own',
    delimiter: ',',
    encoding: 'macintosh',
    encodings: [
      { encoding: 'macintosh', isDoubleEncoded: false, sample: ['BAB-01;Brodé'] },
      { encoding: 'cp850', isDoubleEncoded: false, sample: ['BAB-01;BrodÄ'] },
    ],
    preamble: [],
    headerRow: 1,
    totalsRow: null,
    status,
    failureCode: status === 'failed' ? 'unreadable_file' : null,
    mapping: [{ column: 'code', target: 'code', sample: 'BAB-01' }],
    options: chosen,
    requiredOptions: ['decimalMark'],
    questions: [
      {
        option: 'decimalMark',
        examples: [
          {
            row: 2,
            column: 'price',
            cell: '1.899',
            until: null,
            readings: [
              { choice: 'comma', value: '1899.00' },
              { choice: 'point', value: '1.90' },
            ],
          },
        ],
      },
    ],
    currencies: ['MAD'],
    currencyRows: [],
    rememberedAt: null,
    rowCount: 4,
    processedCount: 0,
    okCount: 0,
    failedCount: 0,
    warningCount: 0,
    skippedCount: 0,
    products: { created: 0, updated: 0, failed: 0, unchanged: 0 },
    outcomes: { new: 0, changed: 0, unchanged: 0, refused: 0, skipped: 0 },
    standouts: [],
    dryRun: status !== 'running' && status !== 'finished',
    allowedActions: offered[status],
    createdAt: '2026-11-19T09:24:00Z',
    updatedAt: '2026-11-19T09:24:00Z',
    revision: 1,
    ...changes,
  };
}

/** A job whose exchange rate must still be chosen. */
export function anImportJobWithoutRate(): ImportJob {
  return anImportJob('uploaded', {
    requiredOptions: ['currency', 'exchangeRate', 'decimalMark'],
    options: { ...chosen, currency: 'USD', exchangeRate: null },
  });
}

/** A job whose file leaves the decimal mark open, which is not chosen yet. */
export function anImportJobWithQuestion(): ImportJob {
  return anImportJob('uploaded', { options: { ...chosen, decimalMark: null } });
}

/** A checked job without a row that can be imported. */
export function anImportJobOfBadRows(): ImportJob {
  return anImportJob('checked', {
    failedCount: 4,
    processedCount: 4,
    allowedActions: ['dryRun'],
  });
}

/** A checked job of which two rows stand out, or as many as are given. */
export function anImportJobStandingOut(count = 2): ImportJob {
  return anImportJob('checked', {
    okCount: 4,
    processedCount: 4,
    outcomes: { new: 0, changed: 4, unchanged: 0, refused: 0, skipped: 0 },
    standouts: [{ kind: 'price_fell_by_half', count }],
  });
}
