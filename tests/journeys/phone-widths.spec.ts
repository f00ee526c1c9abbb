import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/format/languages';
import type { RouteRequests } from '#domain/public-urls/document-requests';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { createPost } from './support/posts';
import {
  cancellationPath,
  chatPath,
  clientPath,
  invoiceDraftingPath,
  mailPath,
  orderPath,
  payoutPath,
  returnPath,
  userFormPath,
} from './support/screen-paths';
import { draftInvoice } from './support/screen-steps';
import { seedLists } from './support/screens';
import type { JourneyStore } from './support/store';
import { createTour } from './support/tours';
import { translatorFor } from './support/translations';
import { vacancyPath } from './support/vacancies';

/** Widths of the windows of phones, in px. */
const WIDTHS = [320, 360, 390, 430];

const SEARCHED_LISTS = [
  '/dashboard/order',
  '/dashboard/order/annulations',
  '/dashboard/kanban',
  '/dashboard/kanban/tasks',
  '/dashboard/mail',
  '/dashboard/chat',
  '/dashboard/returns',
  '/dashboard/cancellations',
  '/dashboard/client',
  '/dashboard/payments',
  '/dashboard/invoice',
  '/dashboard/product',
  '/dashboard/user/list',
  '/dashboard/post',
  '/dashboard/job',
  '/dashboard/tour',
];

/** Pages that together have every kind of control: all fields of the kit, a table, and special ones. */
const PAGES_OF_CONTROLS = [
  '/components?section=fields',
  '/components?section=table',
  '/dashboard/order',
  '/dashboard/store/settings?tab=availability',
];

for (const language of LANGUAGES) {
  test(`No page behind the sign-in scrolls sideways on a phone (${language})`, {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    test.setTimeout(600_000);
    await seedLists(store);
    await openAs('store_admin', '/boot.js', { language });
    const invoiceId = await draftOneInvoice(store, page, language);
    const paths = await everyPath(store, invoiceId);
    for (const path of paths) await expectToFit(page, path);
  });
}

test('The widest pages do not scroll sideways on a phone', async ({ page, store, openAs }) => {
  const { slug } = await createPost(store, 'published');
  await openAs('store_admin', '/boot.js', { language: 'ar' });
  for (const path of ['/dashboard/post', `/dashboard/post/${slug}`, '/dashboard/permission']) {
    await expectToFit(page, path);
  }
});

for (const language of ['fr', 'ar']) {
  test(`No control of a phone has letters so small that the phone zooms into it (${language})`, {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    await store.place();
    await openAs('store_admin', '/boot.js', { language });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of PAGES_OF_CONTROLS) {
      await page.goto(path);
      await expect(page.locator('input, select, textarea').first()).toBeAttached();
      await waitForNetworkIdle(page);
      expect.soft(await page.evaluate(controlsWithSmallLetters), path).toEqual([]);
    }
  });
}

for (const language of LANGUAGES) {
  test(`The hint in the search of each list fits its field on a phone (${language})`, {
    tag: '@long',
  }, async ({ page, openAs }) => {
    await openAs('store_admin', '/boot.js', { language });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of SEARCHED_LISTS) {
      await page.goto(path);
      const search = page.getByRole('main').locator('input[placeholder]').first();
      await expect(search).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await search.evaluate(widthOfHintBeyondField), path).toBeLessThanOrEqual(0);
    }
  });
}

async function expectToFit(page: Page, path: string) {
  await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await waitForNetworkIdle(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.soft.poll(beyond, `px of ${path} beyond ${width}`).toBe(0);
  }
  expect.soft(await page.evaluate(controlsWithSmallLetters), path).toEqual([]);
}

/** Runs in the page: the controls into which Safari on iOS would zoom, with the size of their letters. */
function controlsWithSmallLetters(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea, [contenteditable=true]',
  );
  return [...controls].flatMap((control) => {
    const size = Number.parseFloat(getComputedStyle(control).fontSize);
    if (size >= 16 || !control.checkVisibility()) return [];
    const { tagName, id, className, ariaLabel } = control;
    return `${tagName.toLowerCase()} ${ariaLabel ?? (id || className)}: ${size} px`;
  });
}

/** Drafts an invoice on its form. Returns its id. */
async function draftOneInvoice(store: JourneyStore, page: Page, language: string) {
  await page.goto(await invoiceDraftingPath(store));
  await draftInvoice({ page, words: translatorFor(language) });
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

/**
 * An address of every route of the portal, with a record of this store where it needs one, and of
 * open conversations.
 */
async function everyPath(store: JourneyStore, invoiceId: string): Promise<string[]> {
  const idIn = (path: string, place: number) => path.split('/')[place] ?? '';
  const params: Readonly<Record<string, string>> = {
    orderId: idIn(await orderPath(store), 3),
    returnId: idIn(await returnPath(store), 3),
    cancellationId: idIn(await cancellationPath(store), 3),
    clientId: idIn(await clientPath(store), 3),
    payoutId: idIn(await payoutPath(store), 4),
    userId: idIn(await userFormPath(store), 3),
    invoiceId,
    productId: store.productId,
    slug: (await createPost(store, 'draft')).slug,
    tourId: (await createTour(store, 'published')).id,
    vacancyId: idIn(await vacancyPath(store), 3),
  };
  const routes = routePatterns().map((pattern) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`The test has no record for :${name}.`);
      return value;
    }),
  );
  return [...routes, await mailPath(store), await chatPath(store)];
}

/** The paths of all routes, as the build wrote them for the documents. */
function routePatterns(): string[] {
  const { routes }: { routes: RouteRequests[] } = JSON.parse(
    readFileSync('dist/web/pages/first-requests.json', 'utf8'),
  );
  return routes.map(({ path }) => path);
}

/** Px by which the placeholder is wider than the room for it. */
function widthOfHintBeyondField(field: HTMLElement): number {
  if (!(field instanceof HTMLInputElement)) throw new Error('The search is not an input.');
  const style = getComputedStyle(field);
  const hint = document.createElement('span');
  hint.textContent = field.placeholder;
  for (const name of ['font-family', 'font-size', 'font-weight', 'letter-spacing'])
    hint.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(hint.style, { position: 'absolute', whiteSpace: 'nowrap' });
  document.body.append(hint);
  const { width } = hint.getBoundingClientRect();
  hint.remove();
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return Math.floor(width - (field.clientWidth - padding));
}
