import { expect, test } from '../journeys/support/journey';

for (const [path, title] of [
  ['/', 'Le souk de vos amis, dans une application'],
  ['/faqs', 'Questions fréquentes · Place de marché'],
  ['/product', 'Boutique | Place de marché'],
  ['/contact-us', 'Nous écrire | Place de marché'],
] as const) {
  test(`A developer opens ${path} as visitors see it`, async ({ page }) => {
    const answer = await page.goto(path);
    expect((await answer?.text())?.match(/__[A-Z_]+__/g)).toBeNull();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('A developer opens a public page in the language of its address', async ({ page }) => {
  await page.goto('/faqs?lng=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأسئلة الشائعة');
});
