import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { translatorFor } from './support/translations';

const text = translatorFor('fr');

/** What a server, or a proxy before it, may answer with 200 in place of a list or a record. */
const WRONG_ANSWERS = [
  'null',
  '[]',
  '{}',
  '{"items":[null]}',
  '{"items":[{}],"total":1,"page":1,"pageSize":25,"counts":{}}',
  '<!doctype html><title>Wi-Fi</title>',
  '{"items":[{"id":"',
] as const;

/** Pages with the call that gets a wrong answer. */
const PAGES = [
  ['products', '/dashboard/product', '/api/store/products/search/get/'],
  ['orders', '/dashboard/order', '/api/store/orders/'],
  ['payments', '/dashboard/payments', '/api/store/payments/'],
  ['payouts', '/dashboard/banking', '/api/store/payouts/'],
  ['returns', '/dashboard/returns', '/api/store/returns/'],
  ['cancellations', '/dashboard/cancellations', '/api/store/cancellations/'],
  ['invoices', '/dashboard/invoice', '/api/store/invoices/'],
  ['clients', '/dashboard/client', '/api/store/clients/'],
  ['users', '/dashboard/user/list', '/api/store/users'],
  ['user cards', '/dashboard/user/cards', '/api/store/users'],
  ['articles', '/dashboard/post', '/api/store/posts/'],
  ['vacancies', '/dashboard/job', '/api/store/vacancies/'],
  ['tours', '/dashboard/tour', '/api/store/tours/'],
  ['pictures', '/dashboard/file-manager', '/api/media/get/'],
  ['notifications', '/dashboard/user/account?tab=notifications', '/api/store/user/params/'],
  ['today', '/dashboard', '/api/store/today/'],
  ['figures', '/dashboard/analytics', '/api/store/metrics/summary/'],
  ['steps of a period', '/dashboard/analytics', '/api/store/metrics/series/'],
  ['sales', '/dashboard/ecommerce', '/api/store/metrics/sales/'],
  ['best-selling products', '/dashboard/analytics', '/api/store/metrics/products/'],
  ['a product', '/dashboard/product/{id}', '/api/store/product/{id}'],
  ['the history of a product', '/dashboard/product/{id}', '/api/store/product/{id}/history'],
  ['the editor of a product', '/dashboard/product/{id}/edit', '/api/store/product/{id}'],
  ['the store', '/dashboard/user/store', '/api/store/my/get/'],
] as const;

/** A list; the others are in the long suite. */
const IN_EVERY_RUN = 'products';

for (const [name, path, call] of PAGES) {
  test(`A wrong answer in place of ${name} is shown as a fault, and can be tried again`, {
    tag: IN_EVERY_RUN === name ? [] : ['@long'],
  }, async ({ store, openAs, page }) => {
    const own = (address: string) => address.replace('{id}', store.productId);
    await withoutPreloadedAnswers(page, own(path));
    const server = await answerWrongly(page, own(call), WRONG_ANSWERS[0]);
    await openAs('store_admin', own(path));
    const fault = page
      .getByRole('alert')
      .filter({ hasText: text('problems:codes.malformed_answer') });
    const retry = fault.getByRole('button', { name: text('common:retry'), exact: true });
    for (const answer of WRONG_ANSWERS) {
      server.answer = answer;
      const seen = server.count;
      if (seen > 0) await retry.first().click();
      await expect.poll(() => server.count).toBeGreaterThan(seen);
      // Until the answer has come, the page shows the fault before it, and asks for nothing.
      await waitForNetworkIdle(page);
      await expect(retry.first()).toBeVisible();
    }
    server.answer = null;
    await retry.first().click();
    await expect(fault).toHaveCount(0);
  });
}

/** Serves a page without the answers that the server writes into it, so that the page asks for them. */
async function withoutPreloadedAnswers(page: Page, path: string) {
  const { pathname } = new URL(path, 'http://localhost');
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /<script[^>]*\bdata-answer=.*?<\/script>/gs,
        '',
      );
      await route.fulfill({ response, body });
    },
  );
}

/** Answers the calls to a path with `answer`, or with the server's own answer while it is null. */
async function answerWrongly(page: Page, path: string, first: string) {
  const server: { answer: string | null; count: number } = { answer: first, count: 0 };
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (server.answer === null) return route.continue();
      const contentType = server.answer.startsWith('<') ? 'text/html' : 'application/json';
      await route.fulfill({ status: 200, contentType, body: server.answer });
      server.count += 1;
    },
  );
  return server;
}
