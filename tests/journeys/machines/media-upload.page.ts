import { expect, type Page, type Route } from '@playwright/test';
import { type Bytes, png } from '../../api/media/pictures';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type {
  MediaUploadWorld,
  UploadProblem,
  UploadSight,
} from '../../support/machine-scripts/media-upload.script';
import { PASSWORD } from '../support/store';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { saying, sayingOneOf, says } from './spoken';

const upload = '/api/media/upload/multiple/';
const refresh = '/api/auth/token/refresh/';
const door = '/api/public/posts/';

/** A call is tried three times more before the machine hears that it failed. */
const TRIES = 4;

/** As long as `serverIsDown` asks to wait, and a little more. */
const WAIT_MS = 61_000;

const fileName = 'bol-bleu.png';

/** The library of the real portal as a world that the script can play in. */
export const mediaUploadOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): MediaUploadWorld => {
  const held = new HeldCalls(page);
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
      await held.breakDown(upload, TRIES, (route) => route.abort('connectionfailed'));
    },
    'the server has no place': () => held.fail(upload, serverIsDown),
    'the session is over': async () => {
      isSignedOut = true;
      await held.fail(upload, sessionIsOver);
      await held.fail(refresh, sessionIsOver);
    },
    'the server breaks': () => held.breakDown(upload, TRIES, serverBreaks),
  };

  return {
    choose: async (file) => {
      content = await png();
      await countableUploads(page);
      for (const path of [upload, refresh, door]) await held.hold(path);
      await page.clock.install();
      await openPortal('/dashboard/file-manager');
      chosen = file === 'a page' ? 'bol-bleu.svg' : fileName;
      await choose(chosen, file === 'a page' ? 'image/svg+xml' : 'image/png');
    },
    someBytesAreSent: () => page.evaluate('window.sendHalf()'),
    retry: () =>
      page.getByRole('button', { name: says('media:upload.retry'), exact: true }).click(),
    cancel: () => page.getByRole('button', { name: wayOut(chosen) }).click(),
    answers: async (outcome) => {
      if (outcome === 'known') await colleague.adds(fileName, content);
      await held.goOn(upload, (request) =>
        outcome === 'refused' ? { postData: formOfWords(request.headers()) } : {},
      );
    },
    fails: (problem) => fails[problem](),
    serverIsBack: async () => {
      if (isLost) await held.goOn(door);
      else await page.clock.runFor(WAIT_MS);
      isLost = false;
    },
    signsInAgain: async () => {
      isSignedOut = false;
      await page.getByLabel(says('session:signIn.username')).fill(store.userNames.store_admin);
      await page.getByLabel(says('session:signIn.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: says('session:signIn.submit'), exact: true }).click();
    },
    sees: (sight) => (isSignedOut ? expectDoor(page) : expectUpload(page, sight)),
  };
};

/** The button that leaves an upload alone, while it goes on or after it went wrong. */
const wayOut = (name: string): RegExp =>
  sayingOneOf(['media:upload.cancel', 'media:upload.dismiss'], { name });

/** Lets a test tell the page what the browser would: how much of the last request is sent. */
const countableUploads = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...parameters: unknown[]) {
      const half = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 });
      Object.assign(window, { sendHalf: () => this.upload.dispatchEvent(half) });
      return Reflect.apply(open, this, parameters);
    };
  });

const expectDoor = (page: Page): Promise<void> =>
  expect(
    page.getByRole('button', { name: says('session:signIn.submit'), exact: true }),
  ).toBeVisible();

const expectUpload = async (page: Page, { tile }: UploadSight): Promise<void> => {
  const uploads = page.getByRole('list', { name: says('media:library.uploads.title') });
  const isListed = tile !== 'stored' && tile !== 'gone';
  await expect(uploads).toHaveCount(isListed ? 1 : 0);
  const waiting = uploads.getByText(says('media:upload.waiting'));
  await expect(waiting).toHaveCount(tile === 'waiting' ? 1 : 0);
  const isWrong = tile === 'refused' || tile === 'failed';
  await expect(uploads.getByRole('alert')).toHaveCount(isWrong ? 1 : 0);
  const mayRetry = tile === 'failed' || tile === 'waiting';
  const retry = uploads.getByRole('button', { name: says('media:upload.retry') });
  await expect(retry).toHaveCount(mayRetry ? 1 : 0);
  if (tile !== 'stored') return;
  const stored = saying('media:library.select', { name: fileName });
  await expect(page.getByRole('checkbox', { name: stored })).toBeVisible();
};

const problem = (route: Route, status: number, code: string): Promise<void> =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, error: code }),
  });
const sessionIsOver = (route: Route) => problem(route, 401, 'token_invalid');
const serverBreaks = (route: Route) => problem(route, 500, 'server_error');

/** The upload as it arrives when something else is in it than its name says. */
const formOfWords = ({ 'content-type': type = '' }: Readonly<Record<string, string>>): string => {
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
};
