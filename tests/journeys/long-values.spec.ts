import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { expectNoOverflow } from './support/layout-overflow';
import { fillWithLongValues } from './support/long-values';
import { waitForNetworkIdle } from './support/network-idle';

const LISTS = {
  home: '/dashboard',
  orders: '/dashboard/order',
  'cancelled orders': '/dashboard/order/annulations?tab=all',
  returns: '/dashboard/returns',
  cancellations: '/dashboard/cancellations',
  products: '/dashboard/product',
  clients: '/dashboard/client',
  users: '/dashboard/user/list',
  invoices: '/dashboard/invoice',
  payments: '/dashboard/payments',
  payouts: '/dashboard/banking',
  posts: '/dashboard/post',
  tours: '/dashboard/tour',
  vacancies: '/dashboard/job',
  chat: '/dashboard/chat',
  activity: '/dashboard/user/profile',
  'order board': '/dashboard/kanban',
} as const;
type List = keyof typeof LISTS;

const WIDTHS = [1920, 1440, 1280, 1100, 390];

test('The longest names and texts move nothing out of the lists that a seller sees most', async ({
  store,
  openAs,
}) => {
  await fillWithLongValues(store);
  for (const list of ['orders', 'clients', 'home'] as const) {
    const page = await openAs('store_admin', LISTS[list]);
    await expectWholeRows(page, [1440, 390]);
  }
});

for (const language of ['fr', 'ar']) {
  for (const list of Object.keys(LISTS) as List[]) {
    test(`The longest names and texts move nothing out of the list of ${list} (${language})`, {
      tag: '@long',
    }, async ({ store, openAs }) => {
      await fillWithLongValues(store);
      const page = await openAs('store_admin', LISTS[list], { language });
      await expectWholeRows(page, WIDTHS);
    });
  }
}

/** Asserts of each width that nothing is cut or outside, and that amounts and actions are whole. */
async function expectWholeRows(page: Page, widths: readonly number[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await waitForNetworkIdle(page);
  for (const width of widths) {
    await expectNoOverflow(page, width);
    await expect.poll(() => brokenRows(page), `${width} wide`).toEqual([]);
  }
}

/**
 * What is wrong with the tables of the page: one that is wider than its card, an amount or an action
 * that is not completely in its cell and in the card.
 */
function brokenRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main table')].flatMap((table) => {
      const card = (table.parentElement ?? table).getBoundingClientRect();
      const own = table.getBoundingClientRect();
      const wider = own.width > card.width + 1 ? [`${own.width} px in ${card.width}`] : [];
      const cut = [...table.querySelectorAll('tbody [data-align=end], tbody [data-pinned]')]
        .filter((cell) => {
          range.selectNodeContents(cell);
          const edge = cell.getBoundingClientRect();
          return [...range.getClientRects()].some(
            ({ left, right, width }) =>
              width > 1 &&
              (left < Math.max(edge.left, card.left) - 1 ||
                right > Math.min(edge.right, card.right) + 1),
          );
        })
        .map((cell) => `cut: ${cell.textContent?.slice(0, 40)}`);
      return [...wider, ...cut];
    });
  });
}
