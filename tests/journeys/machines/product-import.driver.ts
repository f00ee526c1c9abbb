import type { Page } from '@playwright/test';
import type { ImportJob } from '#openapi/types.generated';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  Answer,
  JobKind,
  ProductImportDriver,
} from '../../support/machine-models/product-import.model';
import type { JourneyStore } from '../support/store';
import { answerUnavailable } from './faults';
import { createImportJobFixture, type ImportJobFixture, UPLOADED_FILE } from './import-job-fixture';
import { expectImportViewState, importPageObject } from './import-view-assertions';
import { installPageClock } from './page-clock';
import { exactText, textPattern } from './translated-text';

const importPath = '/dashboard/product/import';
const FILE = 'products.csv';
const upload = '/api/store/product/import/new';

/** Attempts to read a job: three retries before the machine reports a failure, then a pause. */
const READ_ATTEMPTS = 4;
const POLL_PAUSE_MS = 3_000;

/** Prices that stand out in a job. */
const STANDING_OUT: Partial<Record<JobKind, number>> = {
  'checked, standing out': 2,
  'checked, more standing out': 3,
};

export interface ProductImportSetup {
  readonly store: JourneyStore;
  /** Opens the portal at a path as a seller with the import permission. */
  readonly openPortal: (path: string) => Promise<unknown>;
}

/** The import page of the real portal as the driver of its test model. */
export function createProductImportPageDriver(
  page: Page,
  { store, openPortal }: ProductImportSetup,
): ProductImportDriver {
  const held = new HeldRequests(page, { keepsGivenUp: false });
  const wizard = importPageObject(page);
  let job: ImportJobFixture;
  /** Whether the page last received a job without an exchange rate or the answer to its question. */
  let lacksOption = false;
  let isForgetting = false;
  /** How many prices stand out in the job that the page last received, and whether this is ticked. */
  let standingOut = 0;
  let isTicked = false;
  const jobPath = () => `/api/store/product/import/${job.id}`;
  const actionPath = (action: string) => `${jobPath()}/action/${action}`;
  const holdCallsOfJob = async () => {
    const paths = [jobPath(), ...['dryRun', 'run', 'cancel'].map(actionPath)];
    for (const path of paths) await held.hold(path);
  };
  const answered = (path: string) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path);

  /** A job that is read again keeps no tick, one in a problem keeps that of the same count. */
  const receives = (kind: JobKind, isRead: boolean) => {
    lacksOption = kind === 'without rate' || kind === 'with question';
    const count = STANDING_OUT[kind] ?? 0;
    isTicked = isTicked && !isRead && count === standingOut;
    standingOut = count;
  };

  const standout = () =>
    page.getByRole('checkbox', {
      name: textPattern('imports:standouts.price_fell_by_half', { count: standingOut }),
    });

  /** Sets the job's state on the server, and then releases its answer. */
  const answer = async (path: string, reply: Answer) => {
    const kind = kindIn(reply);
    if (kind) receives(kind, 'job' in reply);
    if ('job' in reply) await job.set(reply.job);
    else if ('unconfirmed' in reply) await job.set(reply.unconfirmed);
    else if ('overtaken' in reply) {
      await job.set(reply.overtaken);
      await job.revise();
    } else if (reply.refusal === 'not found') await job.remove();
    else if (reply.refusal === 'invalid') await job.set('without rate');
    else return held.failOne(path, answerUnavailable);
    return held.release(path);
  };

  /** The same for a write, which sets the job's state itself. */
  const written = (path: string, reply: Answer) =>
    'job' in reply ? held.release(path) : answer(path, reply);

  /** The server accepts the request and finishes the work before the path decides its outcome. */
  const begins = async (asking: string) => {
    await job.makeReady();
    const begun = answered(asking);
    await held.release(asking);
    await begun;
    await job.waitForWorker();
  };

  const driver: ProductImportDriver = {
    open: async (beginning) => {
      job = await createImportJobFixture(store);
      await holdCallsOfJob();
      await held.hold(upload);
      await installPageClock(page);
      await openPortal(
        beginning === 'a job in the address' ? `${importPath}?job=${job.id}` : importPath,
      );
    },
    chooseFile: (which) => {
      const name = which === 'a picture' ? 'picture.png' : FILE;
      const file = { name, mimeType: 'text/csv', buffer: UPLOADED_FILE };
      return page.locator('input[type=file]').setInputFiles(file);
    },
    // The newest job is listed first.
    openJob: () =>
      page
        .getByRole('button', { name: textPattern('imports:recent.openOne', { name: FILE }) })
        .first()
        .click(),
    retryUpload: () => wizard.buttons.retry.click(),
    // A column of amounts would make the server read the file again and drop the answer.
    changeMapping: async () => {
      const column = page.getByRole('combobox', {
        name: textPattern('imports:mapping.targetOf', { column: 'name_fr' }),
      });
      const isEnglish = (await column.textContent())?.includes(exactText('imports:targets.nameEn'));
      await column.click();
      const name = exactText(isEnglish ? 'imports:targets.nameFr' : 'imports:targets.nameEn');
      await page.getByRole('option', { name, exact: true }).click();
    },
    // An answer that is not chosen yet; the chosen one would change nothing.
    changeOptions: () => wizard.answers.and(page.locator(':not(:checked)')).first().click(),
    changeEncoding: async () => {
      const change = page.getByRole('button', { name: exactText('imports:reading.change') });
      if ((await change.getAttribute('aria-expanded')) === 'false') await change.click();
      const candidates = page.getByRole('group', { name: exactText('imports:reading.choose') });
      await candidates.getByRole('radio', { checked: false }).first().click();
    },
    forgetReading: () => {
      isForgetting = true;
      return wizard.buttons.forget.click();
    },
    startCheck: () => wizard.buttons.check.click(),
    confirmStandout: async () => {
      await standout().check();
      isTicked = true;
    },
    withdrawStandout: async () => {
      await standout().uncheck();
      isTicked = false;
    },
    reviseMapping: () => wizard.buttons.revise.click(),
    run: () => wizard.buttons.run.click(),
    cancel: () => wizard.cancel(),
    retry: () => wizard.buttons.retry.click(),
    restart: async () => {
      await job.insert();
      await wizard.restart();
    },

    settleOpening: (reply) => answer(jobPath(), reply),
    settleUpload: async (reply) => {
      if (!('job' in reply)) {
        return held.release(upload, (request) => ({ postData: cutOff(request.headers()) }));
      }
      const sent = answered(upload);
      await held.release(upload);
      // The response to the upload, as in the contract; from now on the driver uses this job.
      const { id } = (await (await sent).json()) as ImportJob;
      job = await createImportJobFixture(store, id);
      receives('with question', true);
      return holdCallsOfJob();
    },
    settleSaving: async (reply) => {
      // The recognised format of a job is its own, whatever the path names.
      if (isForgetting) await written(jobPath(), reply);
      else await answer(jobPath(), reply);
      isForgetting = false;
    },
    settleFollowing: async (reply) => {
      const asking = ['dryRun', 'run'].map(actionPath).find((path) => held.isHeld(path));
      if (asking && !('job' in reply)) await answer(asking, reply);
      else {
        if (asking) await begins(asking);
        await page.clock.runFor(POLL_PAUSE_MS);
        if ('refusal' in reply && reply.refusal === 'unanswered') {
          await held.failAllAttempts(jobPath(), READ_ATTEMPTS, (route) =>
            route.abort('connectionfailed'),
          );
        } else {
          await answer(jobPath(), reply);
        }
      }
      if (!('job' in reply)) await wizard.untilPaused(POLL_PAUSE_MS);
    },
    settleCancelling: (reply) => written(actionPath('cancel'), reply),
    expectViewState: (viewState) =>
      expectImportViewState(wizard, viewState, {
        lacksOption,
        isUnconfirmed: standingOut > 0 && !isTicked,
      }),
  };
  return driver;
}

/** The job that an answer contains. */
function kindIn(reply: Answer): JobKind | null {
  if ('job' in reply) return reply.job;
  if ('unconfirmed' in reply) return reply.unconfirmed;
  return 'overtaken' in reply ? reply.overtaken : null;
}

/** The upload of a file when the connection breaks after its header. */
function cutOff({ 'content-type': type = '' }: Readonly<Record<string, string>>): string {
  const boundary = type.split('boundary=')[1];
  return [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${FILE}"`,
    'Content-Type: text/csv',
    '',
    'code,name_fr,price',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
