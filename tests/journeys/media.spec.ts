import { expect, test } from './support/journey';
import {
  createPlainProduct,
  notice,
  pictureField,
  pictureFile,
  tile,
  tiles,
  uploadPictures,
} from './support/picture-field';

/** The browser also logs the deliberate failures in the console. */
test.use({ allowedInConsole: { answers: [503] } });

test('A seller uploads several pictures at once and sees why one file is refused', async ({
  store,
  openAs,
}) => {
  const page = await openAs(
    'store_admin',
    `/dashboard/product/${await createPlainProduct(store)}/edit`,
  );
  await uploadPictures(page, [await pictureFile('face'), await pictureFile('dos'), notice]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'notice.pdf' })).toContainText(
    'Ni PNG, ni JPEG, ni WebP.',
  );
  await page.getByRole('button', { name: 'Masquer notice.pdf' }).click();
  await expect(page.getByText('notice.pdf')).toHaveCount(0);
  await expect(pictureField(page)).toContainText('2 / 30');
});

test('A keyboard user reorders pictures, and the saved order remains after a reload', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await openAs(
    'store_admin',
    `/dashboard/product/${await createPlainProduct(store)}/edit`,
  );
  await uploadPictures(page, [
    await pictureFile('un'),
    await pictureFile('deux'),
    await pictureFile('trois'),
  ]);
  await expect(tiles(page)).toHaveCount(3);
  await tile(page, 'trois').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tile(page, 'trois')).toBeFocused();
  await expect(page.getByText('Image 2 sur 3.')).toBeAttached();
  await page.keyboard.press('Home');
  await expect(tile(page, 'trois')).toHaveAccessibleName('Image 1 sur 3 : trois.png');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('non enregistrée')).toHaveCount(0);
  await page.reload();
  await expect(tiles(page).first()).toHaveAccessibleName('Image 1 sur 3 : trois.png');
});

test('A keyboard user moves pictures in the reading direction in Arabic', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const path = `/dashboard/product/${await createPlainProduct(store)}/edit`;
  const page = await openAs('store_admin', path, { language: 'ar' });
  await uploadPictures(page, [await pictureFile('un'), await pictureFile('deux')]);
  await expect(tiles(page)).toHaveCount(2);
  await tile(page, 'un').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tiles(page).first()).toHaveAccessibleName(/deux/);
});

test('A seller makes a picture the cover, describes it in two languages and crops it', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await openAs(
    'store_admin',
    `/dashboard/product/${await createPlainProduct(store)}/edit`,
  );
  await uploadPictures(page, [await pictureFile('plat'), await pictureFile('bol')]);
  await expect(tiles(page)).toHaveCount(2);
  await tile(page, 'bol').click();
  await page.getByRole('button', { name: 'Choisir comme couverture' }).click();
  await expect(tiles(page).first()).toHaveAccessibleName('Image 1 sur 2 : bol.png');
  await tile(page, 'bol').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'En français' }).fill('Bol bleu vu de face');
  await dialog.getByRole('textbox', { name: 'En arabe' }).fill('زلافة زرقاء');
  await dialog.getByRole('button', { name: 'Enregistrer les textes' }).click();
  await expect(page.getByText('Textes de l’image enregistrés')).toBeVisible();
  await dialog.getByRole('button', { name: 'Recadrer' }).click();
  await page.getByText('Carré').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recadrer', exact: true }).click();
  await expect(tiles(page).first()).toHaveAccessibleName('Image 1 sur 2 : bol-crop.png');
});

test('A seller adds a picture of the library to a product', async ({ store, openAs }) => {
  const page = await openAs('store_admin', '/dashboard/file-manager');
  await uploadPictures(page, [await pictureFile('commun')]);
  await expect(page.getByRole('button', { name: /commun\.png/ })).toBeVisible();
  await page.goto(`/dashboard/product/${await createPlainProduct(store)}/edit`);
  await page.getByRole('button', { name: 'Choisir dans la médiathèque' }).click();
  const picker = page.getByRole('dialog', { name: 'Médiathèque' });
  await picker.getByRole('button', { name: 'commun.png' }).click();
  await picker.getByRole('button', { name: 'Ajouter 1 image' }).click();
  await expect(tile(page, 'commun')).toBeVisible();
});

test("A seller's picture is uploaded automatically after the server was full", {
  tag: '@long',
}, async ({ store, openAs, page: own }) => {
  let asked = 0;
  await own.route('**/api/media/upload/multiple/', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fulfill({
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
      body: JSON.stringify({ status: 503, title: 'Full', code: 'unavailable' }),
    });
  });
  const page = await openAs(
    'store_admin',
    `/dashboard/product/${await createPlainProduct(store)}/edit`,
  );
  await uploadPictures(page, [await pictureFile('patient')]);
  await expect(tile(page, 'patient')).toBeVisible();
  expect(asked).toBe(2);
});

test('A seller deletes several pictures and sees which one is kept because a product uses it', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await openAs(
    'store_admin',
    `/dashboard/product/${await createPlainProduct(store)}/edit`,
  );
  await uploadPictures(page, [await pictureFile('utile')]);
  await expect(tiles(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('non enregistrée')).toHaveCount(0);
  await page.goto('/dashboard/file-manager');
  await uploadPictures(page, [await pictureFile('superflue')]);
  await page.getByRole('checkbox', { name: 'Choisir superflue.png' }).check();
  await page.getByRole('checkbox', { name: 'Choisir utile.png' }).check();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  const kept = page.getByRole('dialog', { name: 'Des images sont restées' });
  await expect(kept.getByRole('listitem')).toHaveText(['utile.png1 produit']);
  await kept.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('checkbox', { name: 'Choisir superflue.png' })).toHaveCount(0);
  await page.getByRole('button', { name: /utile\.png/ }).click();
  const drawer = page.getByRole('dialog', { name: 'utile.png' });
  await expect(drawer.getByRole('link', { name: 'Tajine' })).toBeVisible();
});

test('A seller moves a picture into a new folder and renames the folder', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/file-manager');
  await uploadPictures(page, [await pictureFile('ete'), await pictureFile('hiver')]);
  await page.getByRole('checkbox', { name: 'Choisir ete.png' }).check();
  await page.getByRole('button', { name: 'Déplacer' }).click();
  const move = page.getByRole('dialog', { name: 'Déplacer 1 image' });
  await move.getByLabel('Dossier').fill('Saisons//');
  await move.getByRole('button', { name: 'Déplacer' }).click();
  await expect(move).toContainText('Au plus 5 dossiers');
  await move.getByLabel('Dossier').fill('Saisons/Été');
  await move.getByRole('button', { name: 'Déplacer' }).click();
  await page.getByRole('button', { name: 'Saisons 1 image' }).click();
  await page.getByRole('button', { name: 'Été 1 image' }).click();
  await expect(page).toHaveURL(/folder=Saisons%2F%C3%89t%C3%A9/);
  await expect(page.getByRole('button', { name: /ete\.png/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /hiver\.png/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Renommer le dossier' }).click();
  const rename = page.getByRole('dialog', { name: 'Renommer le dossier' });
  await rename.getByLabel('Dossier').fill('Collections/Été');
  await rename.getByRole('button', { name: 'Renommer' }).click();
  await expect(page).toHaveURL(/folder=Collections/);
  await expect(page.getByRole('button', { name: /ete\.png/ })).toBeVisible();
});

test('A user searches, filters and lists the library, and returns with Back', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/file');
  await uploadPictures(page, [await pictureFile('Théière'), await pictureFile('bol')]);
  await expect(page.getByRole('button', { name: /bol\.png/ })).toBeVisible();
  await page.getByText('Liste', { exact: true }).click();
  await expect(page.getByRole('row', { name: /bol\.png/ })).toBeVisible();
  await page.getByRole('searchbox').fill('theiere');
  await expect(page.getByRole('row', { name: /bol\.png/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Théière\.png/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Utilisation' }).click();
  await page.getByRole('option', { name: 'Utilisées', exact: true }).click();
  await expect(page.getByText('Aucune image trouvée')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Théière\.png/ })).toBeVisible();
});
