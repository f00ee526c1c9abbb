import { expect, test } from './support/journey';

test.describe('Browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor opens the landing page, chooses Arabic, and the next page is in Arabic', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Poussez la porte du souk de vos amis.',
    );
    await page.locator('summary').filter({ hasText: 'Français' }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveTitle('سوق أصدقائك في تطبيق');
    await page.getByRole('link', { name: 'كن واصلًا' }).first().click();
    await expect(page).toHaveURL(/\/wasaler$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('navigation').first().locator('[aria-current]')).toHaveText(
      'كن واصلًا',
    );
  });
});

test('A visitor sends a message to the marketplace from the landing page, in dark mode', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
  await page.getByRole('link', { name: 'Ouvrir le formulaire' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Reda');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Bensouda');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('reda@exemple.ma');
  await page.getByRole('textbox', { name: 'Message' }).fill('Livrez-vous à Dakhla ?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, nous l’avons reçu' })).toBeFocused();
});
