import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { orders } from '../../server/database/schema/orders';
import { expectNoAxeViolations } from './support/axe-violations';
import { type Buyer, buyerAt, CARDS, setStock } from './support/buyer';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The others are in the long suite. */
for (const [language, viewport, method, isLong] of [
  ['fr', DESKTOP, 'card', false],
  ['ar', PHONE, 'cod', true],
  ['fr', PHONE, 'card', true],
  ['ar', DESKTOP, 'card', true],
] as const) {
  const size = viewport === PHONE ? 'a phone' : 'a computer';
  const tag = isLong ? '@long' : [];
  test(`A visitor on ${size} in ${language} buys and pays (${method}), and the seller sees the order`, {
    tag,
  }, async ({ page, store, openAs, context }) => {
    await page.setViewportSize(viewport);
    const buyer = buyerAt(page, store, language);
    await buyer.fillsCart();
    await expectNoAxeViolations(page);
    await buyer.goesOn();
    await buyer.writesAddress();
    await expectNoAxeViolations(page);
    await buyer.givesAddress();
    await expect(buyer.orderButton).toBeEnabled();
    await expect(page.getByText(buyer.city, { exact: true })).toBeVisible();
    if (method === 'card') await buyer.writesCard(CARDS.approved);
    await expectNoAxeViolations(page);
    await buyer.orderButton.click();
    await buyer.isThanked();
    await expectNoAxeViolations(page);
    const number = await buyer.orderNumber();

    const desk = await context.newPage();
    await desk.setViewportSize(DESKTOP);
    const seller = await openAs('store_admin', '/dashboard/order', { page: desk });
    await expect(seller.getByRole('row').last()).toContainText(number);
    await seller.goto('/dashboard/payments');
    const paid = { cod: 'À encaisser', card: 'Autorisé' }[method];
    await expect(seller.getByRole('row').filter({ hasText: number })).toContainText(paid);
  });
}

for (const method of ['cod', 'card'] as const) {
  test(`A visitor who presses the order button twice places one order (${method})`, {
    tag: method === 'cod' ? [] : ['@long'],
  }, async ({ page, store }) => {
    const buyer = buyerAt(page, store);
    await arriveAtPayment(buyer);
    if (method === 'card') await buyer.writesCard(CARDS.approved);
    await buyer.orderButton.dblclick();
    await buyer.isThanked();
    expect(await ordersOf(store)).toBe(1);
  });
}

test('A visitor finds each checkout step unchanged after a reload, after Back, and in a second tab', {
  tag: '@long',
}, async ({ page, context, store }) => {
  const buyer = buyerAt(page, store);
  const tab = await context.newPage();
  const second = buyerAt(tab, store);
  await buyer.fillsCart();
  await stays(page, tab, buyer.button('continue'), second.button('continue'));

  await buyer.goesOn();
  const [here, there] = [buyer.button('deliverHere'), second.button('deliverHere')];
  await stays(page, tab, here, there);
  await page.goBack();
  await page.goForward();
  await expect(here).toBeVisible();

  await buyer.writesAddress();
  await buyer.givesAddress();
  await stays(page, tab, buyer.orderButton, second.orderButton);

  await buyer.orderButton.click();
  await buyer.isThanked();
  await second.isThanked();
  await page.reload();
  await buyer.isThanked();
  expect(await second.orderNumber()).toBe(await buyer.orderNumber());

  await buyer.button('backToShop').click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(tab.getByText('Votre panier est vide')).toBeVisible();
});

test.describe('Two visitors and the last piece', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('Two visitors order the last unit at once: one gets the order, the other sees that another customer was first', {
    tag: '@long',
  }, async ({ page, browser, baseURL, store }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' });
    const pages = [page, await elsewhere.newPage()] as const;
    const buyers = pages.map((own) => buyerAt(own, store));
    await setStock(store, 1);
    for (const buyer of buyers) {
      await arriveAtPayment(buyer);
      await buyer.writesCard(CARDS.approved);
    }
    await Promise.all(buyers.map((buyer) => buyer.orderButton.click()));
    const thanked = (own: Page) => own.getByText('Merci, votre commande est passée').count();
    const told = (own: Page) => own.getByText('Un autre client a été plus rapide').count();
    await expect
      .poll(async () => {
        const seen = await Promise.all(pages.flatMap((own) => [thanked(own), told(own)]));
        return seen.map(String).sort().join('');
      })
      .toBe('0011');
    expect(await ordersOf(store)).toBe(1);
    await elsewhere.close();
  });
});

test.describe('Card payment', () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503] } });

  test('A visitor with a declined card places no order until another card is approved', {
    tag: '@long',
  }, async ({ page, store }) => {
    const buyer = buyerAt(page, store);
    await arriveAtPayment(buyer);
    await buyer.writesCard(CARDS.declined);
    await buyer.orderButton.click();
    await expect(page.getByText('La banque n’a pas accepté cette carte.')).toBeVisible();
    expect(await ordersOf(store)).toBe(0);
    await buyer.button('card.payOtherwise').click();
    await buyer.writesCard(CARDS.approved);
    await buyer.orderButton.click();
    await buyer.isThanked();
    expect(await ordersOf(store)).toBe(1);
  });

  test('A visitor whose bank does not answer asks again, and one order is placed', {
    tag: '@long',
  }, async ({ page, store }) => {
    const buyer = buyerAt(page, store);
    await arriveAtPayment(buyer);
    await buyer.writesCard(CARDS.silent);
    await buyer.orderButton.click();
    await expect(page.getByText('Nous ne savons pas si la commande est passée')).toBeVisible();
    await expectNoAxeViolations(page);
    await buyer.button('askAgain').click();
    await buyer.isThanked();
    expect(await ordersOf(store)).toBe(1);
  });

  test('A visitor sees an invalid or unknown card number at its field', { tag: '@long' }, async ({
    page,
    store,
  }) => {
    const buyer = buyerAt(page, store);
    await arriveAtPayment(buyer);
    const number = page.getByRole('textbox', { name: 'Numéro de carte' });
    await buyer.writesCard('4242 4242 4242 4241');
    await buyer.orderButton.click();
    await expect(number).toHaveAccessibleDescription(/Ce numéro de carte n’est pas valable/);
    await expect(number).toBeFocused();
    await buyer.writesCard('4111 1111 1111 1111');
    await buyer.orderButton.click();
    await expect(number).toHaveAccessibleDescription(
      /Seules les cartes d’essai sont acceptées ici/,
    );
    await expectNoAxeViolations(page);
    await buyer.writesCard(CARDS.approved);
    await buyer.orderButton.click();
    await buyer.isThanked();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/4242|4111/);
  });
});

async function arriveAtPayment(buyer: Buyer): Promise<void> {
  await buyer.fillsCart();
  await buyer.goesOn();
  await buyer.writesAddress();
  await buyer.givesAddress();
  await expect(buyer.orderButton).toBeEnabled();
}

/** Asserts that a page shows the same after a reload, and in another tab. */
async function stays(
  page: Page,
  tab: Page,
  own: ReturnType<Buyer['button']>,
  other: ReturnType<Buyer['button']>,
): Promise<void> {
  await page.reload();
  await expect(own).toBeVisible();
  await tab.goto('/product/checkout?lng=fr');
  await expect(other).toBeVisible();
}

function ordersOf({ id, backend }: JourneyStore): Promise<number> {
  return backend.database.db.$count(orders, eq(orders.storeId, id));
}
