import type { Page } from '@playwright/test';
import { and, count, eq } from 'drizzle-orm';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { products } from '../../server/database/schema/products';
import {
  type StoredProduct,
  storeLiveProduct,
  storeProduct,
} from '../api/products/product-builder';
import { revokeSession } from '../support/browser/session-tokens';
import { signInColleague } from './machines/colleague';
import { failOnce } from './machines/faults';
import { expect, test } from './support/journey';
import { type JourneyStore, PASSWORD } from './support/store';

const NEW = '/dashboard/product/new';

/** The picture of a stored product has no file on the server. */
test.use({ allowedInConsole: { answers: [404] } });

test('A seller leaves a new product in three languages, resumes the draft and saves it only once', async ({
  store,
  openAs,
}) => {
  const page = await openAs('store_admin', NEW);
  await fillCode(page, 'LAMPE-1');
  await name(page, 'Français').fill('Lampe en cuivre');
  await name(page, 'العربية').fill('مصباح نحاسي');
  await name(page, 'English').fill('Copper lamp');
  await page.getByRole('navigation').getByRole('link', { name: 'Produits' }).first().click();
  await page.getByRole('button', { name: 'Garder le brouillon' }).click();
  await expect(page).toHaveURL(/\/dashboard\/product$/);

  await page.getByRole('link', { name: 'Nouveau produit' }).click();
  await expect(page.getByText(/Brouillon du .* repris/)).toBeVisible();
  await expect(name(page, 'العربية')).toHaveValue('مصباح نحاسي');
  await page.getByRole('button', { name: 'Enregistrer en brouillon' }).dblclick();
  await expect(page).toHaveURL(/\/dashboard\/product\/prd_\w+\/edit$/);
  await expect(page.getByText('Produit créé')).toBeVisible();
  expect(await productsOf(store, 'LAMPE-1')).toBe(1);
  await expect(name(page, 'English')).toHaveValue('Copper lamp');
  await expect(page.getByText(/Brouillon du .* repris/)).toHaveCount(0);
});

test.describe('Lost response', () => {
  test.use({ allowedInConsole: { answers: [404], lost: true } });

  test('A seller whose response was lost saves again after a reload without creating a second product', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_admin', NEW);
    await fillCode(page, 'LAMPE-2');
    await name(page, 'Français').fill('Lampe en cuivre');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/store/product/create', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The request takes effect, but its response is lost.
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Enregistrer en brouillon' }).click();
    await expect(page.getByText('Pas de connexion')).toBeVisible({ timeout: 30_000 });
    expect(await productsOf(store, 'LAMPE-2')).toBe(1);
    await page.unroute('**/api/store/product/create');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Brouillon du .* repris/)).toBeVisible();
    const repeated = page.waitForRequest('**/api/store/product/create');
    await page.getByRole('button', { name: 'Enregistrer en brouillon' }).click();
    expect((await repeated).headers()['idempotency-key']).toBe(keys[0]);
    await expect(page).toHaveURL(/\/dashboard\/product\/prd_\w+\/edit$/);
    expect(await productsOf(store, 'LAMPE-2')).toBe(1);
  });
});

test.describe('Texts of the specification', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 503] } });

  test("A seller sees the specification's messages for a created, a changed and a failed product", async ({
    openAs,
  }) => {
    const page = await openAs('store_admin', NEW, { language: 'en' });
    await failOnce(page, '/api/store/product/create');
    await page.locator('#field-code').fill('LAMPE-EN');
    await page.locator('#field-name').fill('Copper lamp');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('Error creating new product!')).toBeVisible();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('Create success!')).toBeVisible();

    await expect(page).toHaveURL(/\/prd_\w+\/edit$/);
    await failOnce(
      page,
      new URL(page.url()).pathname.replace(/.*(prd_\w+).*/, '/api/store/product/$1'),
    );
    await page.locator('#field-code').fill('LAMPE-EN-2');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Error upadting new product!')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Update success!')).toBeVisible();
  });
});

test('A seller performs all lifecycle actions of a product in the header of the editor', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const product = await storeLiveProduct(store.backend, { storeId: store.id, name: 'Bol de Fès' });
  const page = await edited(openAs, product);
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions de Bol de Fès' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Retirer de la vente');
  await expect(page.getByText('Bol de Fès est retiré de la vente')).toBeVisible();
  await act('Publier');
  await expect(page.getByText('Bol de Fès est en vente')).toBeVisible();
  await act('Archiver');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archiver' }).click();
  await expect(page.getByText('Bol de Fès est archivé')).toBeVisible();
  await act('Désarchiver');
  await expect(name(page, 'Français')).toBeVisible();
});

test.describe('Incomplete product', () => {
  test.use({ allowedInConsole: { answers: [404, 422] } });

  test('A seller saving an incomplete product sees the errors in the specification’s texts', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', NEW, { language: 'en' });
    await page.locator('#field-price').fill('0');
    await page.getByRole('button', { name: /^Save/ }).last().click();
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('8 fields');
    await expect(page.locator('#field-price')).toHaveAccessibleDescription(
      'Price should not be 0Dhs',
    );
  });
});

test('A seller saves and submits a complete draft in one step', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const page = await edited(openAs, await draftOf(store));
  await name(page, 'Français').fill('Bol bleu de Fès');
  await page.getByRole('button', { name: 'Soumettre à validation' }).click();
  await expect(page.getByText('Le produit est soumis à validation')).toBeVisible();
  await expect(page.getByText('En validation').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Soumettre à validation' })).toHaveCount(0);
});

test('A seller formats text with the toolbar, and sees the same format after a reload', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await edited(openAs, await draftOf(store));
  const texts = page.getByRole('textbox', { name: 'Contenu' });
  // The editors of the three languages come one after another.
  await expect(texts).toHaveCount(3);
  const text = texts.last();
  await text.click();
  const tools = page.getByRole('group', { name: /Mise en forme/ }).last();
  await tools.getByRole('button', { name: 'Gras' }).click();
  await page.keyboard.type('Care');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: 'Liste à puces' }).click();
  await page.keyboard.type('Dry cloth');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Produit mis à jour')).toBeVisible();
  await page.reload();
  await expect(text.locator('strong')).toHaveText('Care');
  await expect(text.locator('li')).toHaveText('Dry cloth');
});

/** The clipboard of Google Docs, in which only two words are bold. */
const GOOGLE_DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a"><p dir="ltr"><span style="font-weight:400">Lavez </span><span style="font-weight:700">à froid</span><span style="font-weight:400"> et séchez.</span></p></b>';

test('Of a text that a seller pastes from Google Docs, only the bold words are bold', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await edited(openAs, await draftOf(store));
  const texts = page.getByRole('textbox', { name: 'Contenu' });
  await expect(texts).toHaveCount(3);
  const text = texts.last();
  await text.click();
  await text.evaluate((area, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, GOOGLE_DOCS);
  await expect(text).toHaveText('Lavez à froid et séchez.');
  const html = await text.evaluate(({ innerHTML }) => innerHTML);
  expect(html).toBe('<p>Lavez <strong>à froid</strong> et séchez.</p>');
});

test.describe('Interruptions of an edit', () => {
  test.use({ allowedInConsole: { answers: [401, 404, 412], lost: true } });

  test("A seller whose save conflicts with a colleague's merges both versions field by field", async ({
    store,
    openAs,
    baseURL,
  }) => {
    const product = await draftOf(store);
    const page = await edited(openAs, product);
    await name(page, 'Français').fill('Bol bleu');
    await name(page, 'English').fill('Blue bowl');
    const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
    await colleague.edits(`product/${product.id}`, {
      name: 'Bol vert',
      nameEn: 'Green bowl',
      nameAr: 'زلافة خضراء',
    });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('alertdialog', { name: /a changé entre-temps/ });
    await expect(dialog.getByRole('group')).toHaveCount(2);
    const theirs = dialog.getByRole('radio', { name: 'Version enregistrée Bol vert' });
    await theirs.check();
    await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await expect(page.getByText('Produit mis à jour')).toBeVisible();
    await page.reload();
    await expect(name(page, 'Français')).toHaveValue('Bol vert');
    await expect(name(page, 'English')).toHaveValue('Blue bowl');
    await expect(name(page, 'العربية')).toHaveValue('زلافة خضراء');
  });

  test('A seller whose session the server ends while they type loses no text', {
    tag: '@long',
  }, async ({ store, openAs, baseURL }) => {
    const page = await edited(openAs, await draftOf(store));
    await name(page, 'English').fill('Blue bowl');
    const access = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEYS.auth);
    await revokeSession(baseURL ?? '', access ?? '');
    await page.keyboard.press('Control+s');
    await signInAgain(page, store);
    await expect(page.getByText(/Brouillon du .* repris/)).toBeVisible();
    await expect(name(page, 'English')).toHaveValue('Blue bowl');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Produit mis à jour')).toBeVisible();
  });

  test('A seller whose session has ended signs in again and finds the typed text', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await edited(openAs, await draftOf(store));
    await name(page, 'English').fill('Blue bowl');
    await expect(page.getByText(/brouillon gardé à/)).toBeVisible();
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.removeItem(key);
    }, Object.values(TOKEN_KEYS));
    await page.reload();
    await signInAgain(page, store);
    await expect(name(page, 'English')).toHaveValue('Blue bowl');
  });

  test('A seller who loses the connection can save the typed text afterwards', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await edited(openAs, await draftOf(store));
    await name(page, 'English').fill('Blue bowl');
    await page.route('**/api/store/product/prd_*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Pas de connexion')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/store/product/prd_*');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Produit mis à jour')).toBeVisible();
  });
});

type OpenAs = (role: 'store_admin', path: string) => Promise<Page>;

function draftOf(store: JourneyStore) {
  return storeProduct(store.backend, { storeId: store.id, name: 'Bol de Fès' });
}

async function edited(openAs: OpenAs, { id }: StoredProduct): Promise<Page> {
  const page = await openAs('store_admin', `/dashboard/product/${id}/edit`);
  await expect(name(page, 'Français')).toBeVisible();
  return page;
}

function name(page: Page, language: string) {
  return page
    .getByRole('group', { name: language, exact: true })
    .getByRole('textbox', { name: 'Nom' });
}

async function signInAgain(page: Page, { userNames }: JourneyStore): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/jwt\/login/);
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(userNames.store_admin);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

function fillCode(page: Page, code: string) {
  return page.getByLabel('Référence (SKU)').fill(code);
}

async function productsOf(store: JourneyStore, code: string): Promise<number> {
  const [found] = await store.backend.database.db
    .select({ total: count() })
    .from(products)
    .where(and(eq(products.storeId, store.id), eq(products.code, code)));
  return found?.total ?? 0;
}
