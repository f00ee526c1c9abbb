import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { createStaffMember, inviteWithLink, mailedLink } from './support/staff';
import { translatorFor } from './support/translations';

const FORGOT = '/auth/jwt/forgot-password';
const CHOSEN = 'Zellige&2027';

// A used link.
test.use({ allowedInConsole: { answers: [422] } });

for (const language of ['fr', 'ar', 'en']) {
  const tag = language === 'fr' ? [] : ['@long'];
  test(`A user who forgot their password requests a link, chooses another password and signs in (${language})`, {
    tag,
  }, async ({ page, store }) => {
    const words = translatorFor(language);
    const { email } = await createStaffMember(store);
    const heading = page.getByRole('heading', { level: 1 });
    const field = page.getByRole('textbox', { name: words('passwordRecovery:email') });
    const send = page.getByRole('button', { name: words('passwordRecovery:submit') });

    await page.goto(`${FORGOT}?lng=${language}`);
    await expect(heading).toHaveText(words('passwordRecovery:title'));
    await field.fill('anas@');
    await send.click();
    await expect(page.getByText(words('problems:fields.invalid_email'))).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(`  ${email.toUpperCase()} `);
    await send.click();
    await expect(heading).toHaveText(words('passwordRecovery:sent.title'));
    await expect(heading).toBeFocused();
    await expect(page.getByRole('timer')).toBeVisible();

    const link = (await mailedLink(store, email)).replace('#', `?lng=${language}#`);
    await page.goto(link);
    await expect(heading).toHaveText(words('newPassword:title.reset'));
    await choosePassword(page, words);
    await expect(page).toHaveURL(/\/dashboard/);

    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading).toHaveText(words('newPassword:useless.title'));
    await page.getByRole('link', { name: words('newPassword:useless.request') }).click();
    await expect(page).toHaveURL(FORGOT);
    await expect(page.getByText('Anas Kadiri')).toBeVisible();
    await page.getByRole('button', { name: words('session:signedIn.logOut') }).click();
    await expect(field).toBeVisible();
    await page.getByRole('link', { name: words('passwordRecovery:signIn') }).click();
    await expect(page).toHaveURL('/auth/jwt/login');
  });
}

test.describe('Request for a new password without a network', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A user who requests a password offline keeps what they typed and sends it later', async ({
    page,
  }) => {
    const words = translatorFor('fr');
    await page.goto(FORGOT);
    const field = page.getByRole('textbox', { name: words('passwordRecovery:email') });
    await field.fill('personne@exemple.ma');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: words('passwordRecovery:submit') }).click();
    await expect(page.getByRole('alert')).toContainText(words('problems:codes.network'));
    await expect(field).toHaveValue('personne@exemple.ma');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: words('passwordRecovery:submit') }).click();
    await expect(page.getByText('personne@exemple.ma')).toBeVisible();
  });
});

test('An invited user whose link no longer works is told to ask their admin', {
  tag: '@long',
}, async ({ page, store }) => {
  const words = translatorFor('fr');
  const { token } = await inviteWithLink(store);
  await page.goto(`/auth/jwt/new-password#token=${token}x&kind=invitation`);
  await expect(page.getByText(words('newPassword:useless.text.invitation'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('newPassword:useless.request') })).toHaveCount(
    0,
  );
});

async function choosePassword(page: Page, words: (path: string) => string): Promise<void> {
  await page.getByLabel(new RegExp(`^${words('newPassword:password')}`)).fill(CHOSEN);
  await page.getByLabel(words('newPassword:again')).fill(CHOSEN);
  await page.getByRole('button', { name: words('newPassword:submit') }).click();
}
