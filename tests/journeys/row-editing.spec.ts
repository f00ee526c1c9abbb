import type { Page } from '@playwright/test';
import { storeProduct } from '../api/products/product-builder';
import { clientOf } from './support/clients';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { createPost } from './support/posts';
import { namedProduct, row } from './support/product-list';
import { translatorFor } from './support/translations';

for (const { language, name } of [
  { language: 'fr', name: 'Bol de Fès' },
  { language: 'ar', name: 'زلافة فاسية' },
]) {
  const words = translatorFor(language);
  const label = words('lists:edit.link', { name });

  test(`A seller opens the form of a product with one click on the pencil of its row (${language})`, {
    tag: language === 'fr' ? [] : ['@long'],
  }, async ({ store, openAs }) => {
    const page = await openAs('store_user', '/dashboard/product', { language });
    const pencil = row(page, name).getByRole('link', { name: label });
    await expect(pencil).toHaveCSS('opacity', '0');
    const fetched = page.waitForResponse(`**/api/store/product/${store.productId}`);
    await row(page, name).getByRole('switch').hover({ force: true });
    await expect(pencil).toHaveCSS('opacity', '1');
    expect((await fetched).ok()).toBe(true);
    await waitForNetworkIdle(page);
    const asked = productRequests(page, store.productId);
    await pencil.click();
    await expectForm(page, store.productId);
    expect(asked).toEqual([]);
  });

  test(`E opens the form of the product whose row has the focus (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_user', '/dashboard/product', { language });
    await row(page, name).getByRole('rowheader').getByRole('link').focus();
    await page.keyboard.press('e');
    await expectForm(page, store.productId);
  });

  test.describe(`On a phone (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('The pencil and the menu of a product’s card open its form', {
      tag: language === 'ar' ? [] : ['@long'],
    }, async ({ store, openAs }) => {
      const page = await openAs('store_user', '/dashboard/product', { language });
      await page.getByRole('listitem').getByRole('link', { name: label }).click();
      await expectForm(page, store.productId);
      await page.goBack();
      await page
        .getByRole('listitem')
        .getByRole('button', { name: new RegExp(name) })
        .click();
      await page
        .getByRole('menuitem', { name: words('products:actions.edit'), exact: true })
        .click();
      await expectForm(page, store.productId);
    });
  });
}

test('The list of shortcuts contains E, and an archived product offers no editing', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await storeProduct(store.backend, {
    ...namedProduct(store, 'Tajine de Salé'),
    archivedAt: new Date(),
  });
  const page = await openAs('store_user', '/dashboard/product?tab=archived');
  await expect(row(page, 'Tajine de Salé')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Modifier/ })).toHaveCount(0);
  await row(page, 'Tajine de Salé')
    .getByRole('button', { name: /Tajine de Salé/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Voir']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Modifier la ligne active');
});

test('A seller opens the forms of a client, a colleague and an article from their rows', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const clientId = await clientOf(store, await store.place());
  const { slug, titles } = await createPost(store, 'draft');
  const page = await openAs('store_admin', '/dashboard/client');
  const open = async (list: string, name: RegExp, form: string) => {
    await page.goto(list);
    await page.getByRole('row').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`${form}$`));
  };
  await open('/dashboard/client', /^Modifier/, `/dashboard/client/${clientId}/edit`);
  await open('/dashboard/user/list', /^Modifier/, '/dashboard/user/usr_\\w+/edit');
  await open('/dashboard/post', new RegExp(`^Modifier ${titles.fr}`), `/post/${slug}/edit`);
});

async function expectForm(page: Page, productId: string) {
  await expect(page).toHaveURL(new RegExp(`/dashboard/product/${productId}/edit$`));
  await expect(page.locator('#field-name')).toBeVisible();
}

/** The paths of later requests for this product. */
function productRequests(page: Page, productId: string): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === `/api/store/product/${productId}`) paths.push(pathname);
  });
  return paths;
}
