import { expect, test } from './support/journey';

test('A user opens help on the topic of the page, and searches it without accents', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/returns');
  await page.getByRole('button', { name: /Connecté/ }).click();
  await page.getByRole('menuitem', { name: 'Aide sur cette page' }).click();
  await expect(page).toHaveURL('/dashboard/faqs?topic=returns');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes');
  const topics = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(topics).toHaveText(['Retours et annulations']);
  await page.getByRole('link', { name: 'Tous les sujets' }).click();
  await page.getByRole('searchbox', { name: 'Rechercher une réponse' }).fill('revendre abimee');
  await expect(page.getByRole('group')).toHaveCount(1);
  await expect(page.getByText('Seules celles que vous pouvez revendre')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher une réponse' }).fill('zzz');
  await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(page.getByRole('group').first()).toBeVisible();
});
