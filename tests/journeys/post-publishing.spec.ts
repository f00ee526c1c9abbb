import { expect, test } from './support/journey';

const TEXTS = {
  Français: { title: 'Le four est rallumé', excerpt: 'Nos poteries reviennent.' },
  العربية: { title: 'أُشعل الفرن', excerpt: 'عاد فخارنا.' },
  English: { title: 'The kiln is lit', excerpt: 'Our pottery is back.' },
};

test('A manager writes an article in three languages, publishes it for visitors and unpublishes it', {
  tag: '@long',
}, async ({ browser, baseURL, store, openAs }) => {
  test.setTimeout(120_000);
  // Two articles cannot have the same address: the title contains this store's user name.
  const word = store.userNames.store_manager;
  const page = await openAs('store_manager', '/dashboard/post');
  await page.getByRole('link', { name: 'Écrire un article' }).first().click();
  for (const [language, { title, excerpt }] of Object.entries(TEXTS)) {
    const pane = page.getByRole('group', { name: language, exact: true });
    await pane.getByLabel('Titre').fill(`${title} ${word}`);
    await pane.getByLabel('Résumé').fill(excerpt);
    await pane.locator('[contenteditable="true"]').fill(`${title}.`);
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/post\/le-four-est-rallum/);
  await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const address = new URL(page.url()).pathname.replace('/dashboard', '');
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');

  await page.getByRole('button', { name: 'Publier…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié', { exact: true })).toBeVisible();
  for (const [language, title] of [
    ['fr', TEXTS.Français.title],
    ['ar', TEXTS.العربية.title],
    ['en', TEXTS.English.title],
  ] as const) {
    await visitor.goto(`${address}?lng=${language}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} ${word}`);
    await expect(visitor).toHaveTitle(new RegExp(title));
  }

  await page.getByRole('button', { name: 'Retirer…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
  await visitor.context().close();
});
