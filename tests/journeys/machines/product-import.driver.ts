import type { Page } from '@playwright/test';
import type { ImportJob } from '#application/api/imports-endpoints.generated';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  Answer,
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
  /** Whether the page last received a job whose currency has no exchange rate. */
  let lacksRate = false;
  let isForgetting = false;
  const jobPath = () => `/api/store/product/import/${job.id}`;
  const actionPath = (action: string) => `${jobPath()}/action/${action}`;
  const holdCallsOfJob = async () => {
    const paths = [jobPath(), ...['dryRun', 'run', 'cancel'].map(actionPath)];
    for (const path of paths) await held.hold(path);
  };
  const answered = (path: string) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path);

  /** Sets the job's state on the server, and then releases its answer. */
  const answer = async (path: string, reply: Answer) => {
    const kind = 'job' in reply ? reply.job : 'overtaken' in reply ? reply.overtaken : null;
    if (kind) lacksRate = kind === 'without rate';
    if ('job' in reply) await job.set(reply.job);
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
    changeMapping: async () => {
      const price = page.getByRole('combobox', {
        name: textPattern('imports:mapping.targetOf', { column: 'price' }),
      });
      const isCost = (await price.textContent())?.includes(exactText('imports:targets.cost'));
      await price.click();
      const name = exactText(isCost ? 'imports:targets.price' : 'imports:targets.cost');
      await page.getByRole('option', { name, exact: true }).click();
    },
    changeOptions: () => page.getByText(exactText('imports:options.decimalComma')).click(),
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
      lacksRate = false;
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
    expectViewState: (viewState) => expectImportViewState(wizard, viewState, lacksRate),
  };
  return driver;
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
