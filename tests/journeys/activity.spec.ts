import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { translatorFor } from './support/translations';

for (const language of ['fr', 'ar']) {
  const words = translatorFor(language);

  test(`A profile tells what its user did, with links to the records (${language})`, {
    tag: language === 'fr' ? [] : ['@long'],
  }, async ({ store, openAs }) => {
    const order = await store.place();
    const page = await openAs('store_admin', `/dashboard/order/${order.id}`, { language });
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: words('orders:actions.accept'), exact: true })
      .first()
      .click();
    await expect(main.getByText(words('orders:status.confirmed')).first()).toBeVisible();
    await page.goto('/dashboard/user/profile');
    const activity = page.getByRole('list', { name: words('users:profile.activity') });
    const [before = ''] = words('activity:acts.order.accept').split('{{record}}');
    const line = activity.getByRole('listitem').filter({ hasText: before });
    await expect(line).toContainText(String(order.number));
    await expect(activity).not.toContainText(/[a-z][A-Z]|_/);
    await expectNoAxeViolations(page);
    await line.getByRole('link', { name: String(order.number) }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/order/${order.id}`));
  });
}
