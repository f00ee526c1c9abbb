import { eq } from 'drizzle-orm';
import { orders } from '../../server/database/schema/orders';
import { storedText } from '../support/browser/stored-text';
import { expectNoAxeViolations } from './support/axe-violations';
import { setStock } from './support/buyer';
import { expect, test } from './support/journey';
import { createKnownClient, type OrderTaker, orderTakerAt } from './support/order-taker';
import type { JourneyStore } from './support/store';

const PAGE = '/dashboard/order/new';

test('A store user takes an order for a known client, and a double click creates only one order', async ({
  page,
  store,
  openAs,
}) => {
  await createKnownClient(store);
  await openAs('store_user', '/dashboard/order');
  await page.getByRole('link', { name: 'Nouvelle commande' }).click();
  await expect(page).toHaveURL(PAGE);
  const taker = orderTakerAt(page);
  await taker.addsBowl();
  await taker.button('takenOrder:add').click();
  await expect(page.getByText('2 dans la commande')).toBeVisible();
  await expectNoAxeViolations(page);
  await taker.goesOn();
  await taker.findsClient();
  await expect(page.getByRole('textbox', { name: 'Adresse', exact: true })).toHaveValue(
    '12, rue Ibn Khaldoun',
  );
  await expectNoAxeViolations(page);
  await taker.givesAddress();
  await expect(taker.orderButton).toBeEnabled();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await taker.orderButton.dblclick();
  await taker.hasTaken();
  await expectNoAxeViolations(page);
  expect(await ordersOf(store)).toBe(1);

  const number = await taker.orderNumber();
  await page.getByRole('link', { name: 'Voir la commande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByRole('listitem').filter({ hasText: 'Commande passée' })).toContainText(
    'Salma Bennani',
  );
  await page.goto('/dashboard/order');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Houda Lahlou');
  await page.getByRole('link', { name: 'Nouvelle commande' }).click();
  await expect(page.getByText('Aucun article dans cette commande')).toBeVisible();
});

test.describe('Taking an order on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A manager on a phone takes an order for a new client, and then starts another', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    await openAs('store_manager', PAGE, { language: 'ar' });
    const taker = orderTakerAt(page, 'ar');
    await taker.addsBowl();
    await expectNoAxeViolations(page);
    await taker.goesOn();
    await taker.writesClient();
    await expectNoAxeViolations(page);
    await taker.givesAddress();
    await taker.orderButton.click();
    await taker.hasTaken();
    await expectNoAxeViolations(page);
    await taker.button('takenOrder:another').click();
    await expect(page.getByText('لا منتجات في هذا الطلب')).toBeVisible();
    await taker.addsBowl();
  });
});

test('A store user keeps each step after a reload, while the next user starts with an empty order, and removes the other one', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  await openAs('store_user', PAGE);
  const taker = orderTakerAt(page);
  await taker.addsBowl();
  await page.reload();
  await taker.goesOn();
  await taker.writesClient();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Houda');

  await openAs('store_admin', PAGE);
  await expect(page.getByText('Aucun article dans cette commande')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('checkout'))).toBeNull();
  await expect.poll(() => storedText(page)).not.toContain('Houda');

  await openAs('store_user', PAGE);
  await taker.addsBowl();
  await taker.goesOn();
  await taker.writesClient();
  await taker.givesAddress();
  await taker.orderButton.click();
  await taker.hasTaken();
  await page.reload();
  await taker.hasTaken();
  expect(await ordersOf(store)).toBe(1);
});

test.describe('Order that fails', () => {
  test.use({ allowedInConsole: { answers: [409], lost: true } });

  test('A store user sees which product is sold out, and takes the order once it is in stock', {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    await openAs('store_user', PAGE);
    const taker = orderTakerAt(page);
    await arriveAtPayment(taker);
    await setStock(store, 0);
    await taker.orderButton.click();
    await expect(page.getByRole('alert')).toContainText('il n’en reste plus assez : Bol de Fès');
    await expectNoAxeViolations(page);
    expect(await ordersOf(store)).toBe(0);
    await setStock(store, 3);
    await taker.button('checkout:toCart').click();
    await taker.goesOn();
    await taker.givesAddress();
    await taker.orderButton.click();
    await taker.hasTaken();
  });

  test('A store user sends an order with a lost response again, and only one order is created', {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    await openAs('store_user', PAGE);
    const taker = orderTakerAt(page);
    await arriveAtPayment(taker);
    await page.route('**/api/store/order/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await taker.orderButton.click();
    await expect(page.getByText('Nous ne savons pas si la commande est passée')).toBeVisible();
    await page.unroute('**/api/store/order/create');
    await taker.button('checkout:askAgain').click();
    await taker.hasTaken();
    expect(await ordersOf(store)).toBe(1);
  });
});

test('A store user opens a new order from the command palette', { tag: '@long' }, async ({
  page,
  openAs,
}) => {
  await openAs('store_user', '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('searchbox', { name: 'Rechercher ou lancer une action' })
    .fill('nouvelle commande');
  await page.getByRole('option', { name: 'Nouvelle commande' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page).toHaveTitle(/^Nouvelle commande/);
});

async function arriveAtPayment(taker: OrderTaker): Promise<void> {
  await taker.addsBowl();
  await taker.goesOn();
  await taker.writesClient();
  await taker.givesAddress();
  await expect(taker.orderButton).toBeEnabled();
}

function ordersOf({ id, backend }: JourneyStore): Promise<number> {
  return backend.database.db.$count(orders, eq(orders.storeId, id));
}
