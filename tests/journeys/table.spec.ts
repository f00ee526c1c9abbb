import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test("A user's selection remains while paging, and can be extended to all matching rows", async ({
  page,
}) => {
  await page.goto('/components?section=table');
  await box(page, 'Produit 2').click();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await box(page, 'Produit 7').click();
  await box(page, 'Produit 9').click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 sélectionnés')).toBeVisible();
  await page.getByRole('button', { name: 'Sélectionner les 23' }).click();
  await box(page, 'Produit 6').click();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(box(page, 'Produit 13')).toBeChecked();
  await expect(page.getByText('22 sélectionnés')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la sélection' }).click();
  await expect(box(page, 'Produit 13')).not.toBeChecked();
});

test('A keyboard user selects and deselects rows', { tag: '@long' }, async ({ page }) => {
  await page.goto('/components?section=table');
  await page.getByRole('row').filter({ hasText: 'SKU-1' }).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 sélectionnés')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('sélectionnés')).toHaveCount(0);
});

test('A keyboard user enters a table by Tab, reaches the controls of a row, and leaves it by Tab', async ({
  page,
}) => {
  await page.goto('/components?section=table');
  const row = page.getByRole('row').filter({ hasText: 'SKU-1' }).first();
  const before = page.getByRole('button', { name: 'Colonnes et densité' });
  await expect(row).toBeVisible();
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(before).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Produit 1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
  await expect(page.locator('button:focus, a:focus, input:focus')).toHaveCount(1);
});

test('A keyboard user sorts a table by its header', { tag: '@long' }, async ({ page }) => {
  await page.goto('/components?section=table');
  await page.getByRole('row').filter({ hasText: 'SKU-1' }).first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  const header = page.getByRole('columnheader').nth(1);
  await expect(header).toBeFocused();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('SKU-23');
});

test('A table of ten thousand rows renders at most 60 rows at once', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/components?section=longTable');
  const grid = page.getByRole('grid', { name: 'Dix mille lignes' });
  await expect(grid.getByText('Produit 1', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(60);
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(grid.getByText('Produit 10000', { exact: true })).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(60);
});

test('A store user sees the chosen columns and density again after a reload', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/product');
  await expect(head(page, 'Prix')).toBeVisible();
  await page.getByRole('button', { name: 'Colonnes et densité' }).click();
  await page.getByRole('switch', { name: 'Prix' }).click();
  await page.getByRole('button', { name: 'Avancer Stock' }).click();
  await page.getByText('Dense', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(head(page, 'Stock')).toBeVisible();
  await expect(head(page, 'Prix')).toHaveCount(0);
  expect(await heads(page)).toEqual([
    'Produit',
    'Stock',
    'Créé le',
    'Approbation',
    'Publié',
    'Actions',
  ]);
  const row = page.getByRole('row').nth(1);
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(40);
});

test('A seller saves a view in one page, chooses it in another, makes it the default and deletes it', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  const ready = await store.place({ status: 'ready' });
  const pending = await store.place();
  const page = await openAs('store_admin', '/dashboard/order?tab=ready');
  await page.getByRole('button', { name: 'Vues enregistrées' }).click();
  await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click();
  await page.getByLabel('Nom de la vue').fill('Prêtes');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Vue : Prêtes' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard/order');
  await expect(order(other, pending.number)).toBeVisible();
  await other.getByRole('button', { name: 'Vues enregistrées' }).click();
  await other.getByRole('button', { name: 'Prêtes', exact: true }).click();
  await expect(order(other, pending.number)).toHaveCount(0);
  await expect(order(other, ready.number)).toBeVisible();
  await view(other, 'Prêtes', 'Ouvrir avec cette vue');
  await other.goto('/dashboard/order');
  await expect(other).toHaveURL(/tab=ready/);

  await other.keyboard.press('Escape');
  await view(other, 'Prêtes', 'Supprimer…');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(other.getByRole('button', { name: 'Vues enregistrées' })).toBeVisible();
});

test.describe('View name that is already used', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A seller who enters a used view name sees an error in the open dialog', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/product?q=bol');
    for (const name of ['Bols', 'bols']) {
      await page.getByRole('button', { name: /^Vue/ }).click();
      await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click();
      await page.getByLabel('Nom de la vue').fill(name);
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      if (name === 'bols') continue;
      await expect(page.getByRole('dialog')).toBeHidden();
      // The button gets the name of the new view; before that, it is still the earlier button.
      await expect(page.getByRole('button', { name: /^Vue\s: Bols$/ })).toBeFocused();
    }
    await expect(page.getByText('Une autre vue porte déjà ce nom.')).toBeVisible();
    await expect(page.getByLabel('Nom de la vue')).toHaveValue('bols');
  });
});

test('A seller exports the filtered list as a file', async ({ store, openAs }) => {
  const wanted = await store.place({ status: 'ready' });
  const other = await store.place();
  const page = await openAs('store_admin', '/dashboard/order?tab=ready');
  await expect(order(page, wanted.number)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^commandes-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await textOf(await file.createReadStream());
  expect(text).toContain(String(wanted.number));
  expect(text).not.toContain(String(other.number));
});

test('A seller prints the filtered list with all its pages', { tag: '@long' }, async ({
  store,
  openAs,
  page,
}) => {
  const wanted = await store.place({ status: 'ready' });
  const second = await store.place({ status: 'ready' });
  const other = await store.place();
  // The browser's dialog would block the test; a copy of the printed sheet is kept for the
  // assertions.
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector('[data-print-sheet]');
      if (sheet) document.body.append(sheet.cloneNode(true));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openAs('store_admin', '/dashboard/order?tab=ready&pageSize=1');
  await page.getByRole('button', { name: 'Colonnes et densité' }).click();
  await page.getByRole('button', { name: 'Imprimer la liste' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(sheet.getByRole('row')).toHaveCount(3);
  for (const { number } of [wanted, second]) await expect(sheet).toContainText(String(number));
  await expect(sheet).not.toContainText(String(other.number));
});

for (const path of ['/dashboard/product', '/dashboard/order', '/components?section=table']) {
  test(`The page ${path} does not scroll sideways at 320 px`, {
    tag: path === '/dashboard/product' ? [] : ['@long'],
  }, async ({ page, store, openAs }) => {
    await store.place();
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs('store_admin', path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyond).toBe(0);
  });
}

function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name: `Sélectionner : ${name}`, exact: true });
}

function head(page: Page, name: string) {
  return page.getByRole('columnheader', { name });
}

function heads(page: Page) {
  return page.getByRole('columnheader').allTextContents();
}

function order(page: Page, number: number) {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}

async function view(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: /^Vue/ }).click();
  await page.getByRole('button', { name: `Actions pour la vue ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
