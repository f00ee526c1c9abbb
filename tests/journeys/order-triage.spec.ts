import { expect, test } from './support/journey';

test('A seller answers the waiting orders one after another with the key A alone', async ({
  store,
  openAs,
}) => {
  const orders = [await store.place(), await store.place()];
  const page = await openAs('store_user', '/dashboard/order?tab=toAccept');
  const current = page.locator('tr[data-current]');
  for (const _ of orders) {
    const text = await current.textContent();
    const number = String(orders.find((order) => text?.includes(`#${order.number}`))?.number);
    await page.keyboard.press('a');
    await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
    await expect(page.getByRole('row', { name: number })).toHaveCount(0);
  }
  await expect(page.getByText('Aucune commande')).toBeVisible();
});

test('A seller passes over a waiting order, and the next ones follow it', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  for (let at = 0; at < 3; at += 1) await store.place();
  const page = await openAs('store_user', '/dashboard/order?tab=toAccept');
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toHaveAttribute('data-current');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toHaveAttribute('data-current');
  await page.keyboard.press('a');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toHaveAttribute('data-current');
});
