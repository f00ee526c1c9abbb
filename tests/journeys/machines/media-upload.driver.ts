import { expect, type Page, type Route } from '@playwright/test';
import { type Bytes, png } from '../../api/media/pictures';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  MediaUploadDriver,
  UploadProblem,
  UploadViewState,
} from '../../support/machine-models/media-upload.model';
import { PASSWORD } from '../support/store';
import { answerUnavailable } from './faults';
import { installPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { anyTextPattern, exactText, textPattern } from './translated-text';

const upload = '/api/media/upload/multiple/';
const refresh = '/api/auth/token/refresh/';
const signInPath = '/api/public/posts/';

/** Attempts for a request: it is retried three times before the machine reports a failure. */
const ATTEMPTS = 4;

/** Slightly longer than the delay that `answerUnavailable` requests. */
const WAIT_MS = 61_000;

const fileName = 'bol-bleu.png';

/** The library of the real portal as the driver of its test model. */
export function createMediaUploadPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): MediaUploadDriver {
  const held = new HeldRequests(page);
  let content: Bytes;
  let chosen = fileName;
  let isLost = false;
  let isSignedOut = false;

  const choose = (name: string, mimeType: string) =>
    page
      .locator('main input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

  const fails: Record<UploadProblem, () => Promise<void>> = {
    'nothing reaches the server': async () => {
      isLost = true;
      await held.failAllAttempts(upload, ATTEMPTS, (route) => route.abort('connectionfailed'));
    },
    'the server has no place': () => held.failOne(upload, answerUnavailable),
    'the session is over': async () => {
      isSignedOut = true;
      await held.failOne(upload, answerSessionOver);
      await held.failOne(refresh, answerSessionOver);
    },
    'the server breaks': () => held.failAllAttempts(upload, ATTEMPTS, answerServerError),
  };

  return {
    choose: async (file) => {
      content = await png();
      await countableUploads(page);
      for (const path of [upload, refresh, signInPath]) await held.hold(path);
      await installPageClock(page);
      await openPortal('/dashboard/file-manager');
      chosen = file === 'a page' ? 'bol-bleu.svg' : fileName;
      await choose(chosen, file === 'a page' ? 'image/svg+xml' : 'image/png');
    },
    sendSomeBytes: () => page.evaluate('window.sendHalf()'),
    retry: () =>
      page.getByRole('button', { name: exactText('media:upload.retry'), exact: true }).click(),
    cancel: () => page.getByRole('button', { name: cancelButton(chosen) }).click(),
    settleUpload: async (outcome) => {
      if (outcome === 'known') await colleague.adds(fileName, content);
      await held.release(upload, (request) =>
        outcome === 'refused' ? { postData: mislabelledForm(request.headers()) } : {},
      );
    },
    failUpload: (problem) => fails[problem](),
    restoreServer: async () => {
      if (isLost) await held.release(signInPath);
      else await page.clock.runFor(WAIT_MS);
      isLost = false;
    },
    signInAgain: async () => {
      isSignedOut = false;
      await page
        .getByRole('textbox', { name: exactText('session:signIn.username') })
        .fill(store.userNames.store_admin);
      await page.getByLabel(exactText('session:signIn.password'), { exact: true }).fill(PASSWORD);
      await page
        .getByRole('button', { name: exactText('session:signIn.submit'), exact: true })
        .click();
    },
    expectViewState: (viewState) =>
      isSignedOut ? expectSignInPage(page) : expectUpload(page, viewState),
  };
}

/** The button that cancels a running upload or dismisses a failed one. */
function cancelButton(name: string): RegExp {
  return anyTextPattern(['media:upload.cancel', 'media:upload.dismiss'], { name });
}

/** Lets a test simulate the browser's progress event for the last request. */
function countableUploads(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...parameters: unknown[]) {
      const half = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 });
      Object.assign(window, { sendHalf: () => this.upload.dispatchEvent(half) });
      return Reflect.apply(open, this, parameters);
    };
  });
}

function expectSignInPage(page: Page): Promise<void> {
  return expect(
    page.getByRole('button', { name: exactText('session:signIn.submit'), exact: true }),
  ).toBeVisible();
}

async function expectUpload(page: Page, { tile }: UploadViewState): Promise<void> {
  const uploads = page.getByRole('list', { name: exactText('media:library.uploads.title') });
  const isListed = tile !== 'stored' && tile !== 'gone';
  await expect(uploads).toHaveCount(isListed ? 1 : 0);
  const waiting = uploads.getByText(exactText('media:upload.waiting'));
  await expect(waiting).toHaveCount(tile === 'waiting' ? 1 : 0);
  const isWrong = tile === 'refused' || tile === 'failed';
  await expect(uploads.getByRole('alert')).toHaveCount(isWrong ? 1 : 0);
  const mayRetry = tile === 'failed' || tile === 'waiting';
  const retry = uploads.getByRole('button', { name: exactText('media:upload.retry') });
  await expect(retry).toHaveCount(mayRetry ? 1 : 0);
  if (tile !== 'stored') return;
  const stored = textPattern('media:library.select', { name: fileName });
  await expect(page.getByRole('checkbox', { name: stored })).toBeVisible();
}

function answerProblem(route: Route, status: number, code: string): Promise<void> {
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, error: code }),
  });
}

function answerSessionOver(route: Route) {
  return answerProblem(route, 401, 'token_invalid');
}

function answerServerError(route: Route) {
  return answerProblem(route, 500, 'server_error');
}

/** An upload whose content does not match its file name. */
function mislabelledForm({ 'content-type': type = '' }: Readonly<Record<string, string>>): string {
  const boundary = type.split('boundary=')[1];
  return [
    `--${boundary}`,
    `Content-Disposition: form-data; name="files"; filename="${fileName}"`,
    'Content-Type: image/png',
    '',
    'not a picture',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
