import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { sellLastWeek } from './support/payouts';
import { askForCancellation, askForReturn, colleagueMoves } from './support/requests';
import { translatorFor } from './support/translations';

const HISTORY = translatorFor('fr')('orders:detail.history');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const language of ['fr', 'ar']) {
  const words = translatorFor(language);
  const tag = language === 'fr' ? [] : ['@long'];

  test(`A phone user reaches the five places by the bar, and sees which one is open (${language})`, {
    tag,
  }, async ({ store, openAs }) => {
    await askForReturn(store);
    await askForCancellation(store, 'confirmed');
    const page = await openAs('store_admin', '/dashboard', { language });
    const bar = tabBar(page);
    await expect(bar.getByRole('link')).toHaveCount(4);
    await expect(current(page)).toHaveText(words('shell:menu.entries.home'));
    for (const [name, path] of [
      ['orders', '/dashboard/order'],
      ['returns', '/dashboard/returns'],
      ['products', '/dashboard/product'],
    ] as const) {
      await bar.getByText(words(`shell:menu.entries.${name}`)).click();
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
      await expect(current(page)).toContainText(words(`shell:menu.entries.${name}`));
    }
    const requests = bar.getByRole('link', { name: words('shell:menu.tabs.requests') });
    await expect(requests).toContainText('2');
    await bar.getByRole('button', { name: words('shell:menu.tabs.more') }).click();
    const menu = page.getByRole('dialog', { name: words('shell:menu.label') });
    await menu.getByRole('link', { name: words('shell:menu.entries.cancellations') }).click();
    await expect(current(page)).toContainText(words('shell:menu.entries.returns'));
    await page.goto('/dashboard/invoice');
    await expect(bar.getByRole('button')).toHaveAttribute('aria-current', 'true');
  });

  test(`The head of a record names it and leads back to its list as it was left (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const { number } = await store.place();
    const page = await openAs('store_admin', '/dashboard/order?tab=all&sort=-number', { language });
    await page.locator('main a[href^="/dashboard/order/ord_"]').first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(`#${number}`);
    await expect(title).toBeInViewport();
    const back = page.getByRole('link', {
      name: words('common:kit.backTo', { page: words('orders:title') }),
    });
    const [arrow, box] = [await back.boundingBox(), await title.boundingBox()];
    expect((arrow?.x ?? 0) < (box?.x ?? 0)).toBe(language === 'fr');
    await page.mouse.wheel(0, 900);
    await expect(title).toBeInViewport();
    await back.click();
    await expect(page).toHaveURL(/\?tab=all&sort=-number$/);
  });

  test(`A record pins two actions in place of the bar, below its last line, and has the others in a panel (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const { id } = await store.place();
    const page = await openAs('store_admin', `/dashboard/order/${id}`, { language });
    await expect(pinned(page).getByRole('button')).toHaveText([
      words('order:asks', { label: words('orders:actions.refuse') }),
      words('orders:actions.accept'),
    ]);
    await expect(tabBar(page)).toBeHidden();
    expect((await pinnedBox(page)).height).toBeLessThanOrEqual(57);
    await expectLastLineAbovePinned(page, words('orders:detail.history'));
    const more = page.getByRole('button', { name: words('common:kit.moreActions') });
    const print = page.getByRole('button', { name: words('papers:print.menu') });
    await expect(print).toBeHidden();
    await more.click();
    await expect(print).toBeVisible();
    const panel = page.getByRole('group', { name: words('common:kit.moreActions') });
    await expect(panel.locator(':focus')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(print).toBeHidden();
    await expect(more).toBeFocused();
  });
}

test('On a phone, the facts that decide come before the history', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const order = await store.place();
  const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await expectOrder(page, ['Client', /^Articles/, HISTORY]);
  await expect(page.getByRole('link', { name: 'Appeler' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();

  const request = await askForReturn(store);
  await page.goto(`/dashboard/returns/${request.id}`);
  await expectOrder(page, ['Motif', /^Articles/, HISTORY]);
  await expect(page.getByRole('heading', { name: 'Motif' })).toBeInViewport();

  const { payoutId } = await sellLastWeek(store);
  await page.goto(`/dashboard/payments/payouts/${payoutId}`);
  await expect(page.getByText(/^Net (à verser|versé)$/).first()).toBeInViewport();
});

test('That a client has shipped a return is no full-width action', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const wanted = await askForReturn(store);
  await colleagueMoves(store, wanted, { action: 'approve' });
  const page = await openAs('store_admin', `/dashboard/returns/${wanted.id}`);
  const ship = pinned(page).getByRole('button', {
    name: translatorFor('fr')('requests:actions.ship'),
  });
  await expect(ship).toHaveAttribute('data-variant', 'outline');
  expect((await ship.boundingBox())?.width).toBeLessThan(250);
});

test('Lists open with what waits on a phone, unless their address says otherwise, and with all records in a wide window', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await askForReturn(store);
  const page = await openAs('store_admin', '/dashboard');
  const selected = page.getByRole('tab', { selected: true });
  await tabBar(page).getByText('Commandes').click();
  await expect(selected).toContainText('À accepter');
  await page.getByRole('tab', { name: /^Toutes/ }).click();
  await expect(page).toHaveURL(/\?tab=all$/);
  await page.reload();
  await expect(selected).toContainText('Toutes');
  await tabBar(page).getByText('Commandes').click();
  await expect(selected).toContainText('À accepter');
  for (const [path, tab] of [
    ['/dashboard/returns', 'À traiter'],
    ['/dashboard/cancellations', 'À traiter'],
    ['/dashboard/banking', translatorFor('fr')('payouts:tabs.stopped')],
  ] as const) {
    await page.goto(path);
    await expect(selected).toContainText(tab);
  }
  await page.goto('/dashboard/order?q=Rachid');
  await expect(selected).toContainText('Toutes');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/order');
  await expect(selected).toContainText('Toutes');
  await expect(page).toHaveURL(/\/dashboard\/order$/);
  await expect(page.getByRole('button', { name: 'Autres actions' })).toBeHidden();
});

test('The bar makes room for the keyboard while a phone user types, and for unsaved changes', {
  tag: '@long',
}, async ({ openAs, page }) => {
  await openAs('store_admin', '/dashboard/product');
  await expect(tabBar(page)).toBeVisible();
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().tap();
  await expect(tabBar(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).evaluate((title: HTMLElement) => title.focus());
  await expect(tabBar(page)).toBeVisible();
  await page.goto('/dashboard/user/account');
  await expect(tabBar(page)).toBeVisible();
  await page.getByLabel('Prénom').fill('Salwa');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeInViewport();
  await expect(tabBar(page)).toBeHidden();
});

function tabBar(page: Page) {
  return page.locator('[data-tab-bar]');
}

function current(page: Page) {
  return tabBar(page).locator('[aria-current="page"]');
}

function pinned(page: Page) {
  return page.locator('[data-page-actions]');
}

async function pinnedBox(page: Page) {
  const box = await pinned(page).boundingBox();
  if (!box) throw new Error('The page has no pinned actions.');
  return box;
}

/** Scrolls to the end of a record, whose last card has this title. */
async function expectLastLineAbovePinned(page: Page, title: string) {
  await page.getByRole('heading', { name: title }).waitFor();
  // The page grows while its last cards arrive.
  const pxBelow = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.locator('main section').last().boundingBox();
    const bar = await pinnedBox(page);
    return (last?.y ?? 0) + (last?.height ?? 0) - bar.y;
  };
  await expect.poll(pxBelow).toBeLessThanOrEqual(0);
}

/** Asserts that the headings of cards are below each other in this order. */
async function expectOrder(page: Page, names: readonly (string | RegExp)[]) {
  const tops: number[] = [];
  for (const name of names) {
    const heading = page.getByRole('heading', { name, level: 2 }).first();
    await heading.waitFor();
    tops.push((await heading.boundingBox())?.y ?? 0);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}
