import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../server/database/schema/stores';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { codeIn, confirmationPathIn, lastMailTo } from './support/registrations';
import { templatesIn } from './support/translations';

const PASSWORD = 'Zellige&2027';

for (const language of ['fr', 'ar', 'en'] as const) {
  const tag = language === 'fr' ? [] : ['@long'];
  test(`A visitor registers, confirms by the mailed code and creates a first product (${language})`, {
    tag,
  }, async ({ page, store }) => {
    const t = templatesIn(language);
    const email = `${randomUUID()}@exemple.ma`;
    await page.goto(`/auth/jwt/register?lng=${language}`);
    await fill(page, email);
    await page.getByRole('button', { name: t('registration:register.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(t('registration:opening.title'))).toBeVisible();
    await expect(page.locator('#field-code')).toBeVisible();
    await expectNoAxeViolations(page);
    const mail = await lastMailTo(store, email);
    if (language === 'ar') expect(mail).toContain('dir="rtl"');
    await page.locator('#field-code').fill(codeIn(mail));
    await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click();
    await expect(page.locator('#field-code')).toHaveCount(0);
    const checklist = page.getByRole('list', { name: t('registration:opening.steps') });
    await expect(checklist.getByRole('listitem')).toHaveCount(7);
    await expect(checklist.getByRole('link')).toHaveCount(5);
    await page.getByRole('link', { name: t('today:createProduct'), exact: true }).click();
    await page.locator('#field-code').fill('PREMIER-1');
    await page.locator('#field-name').fill('Bol');
    await page.getByRole('button', { name: t('productEditor:saveDraft'), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/product\/prd_\w+\/edit$/);
  });
}

test('A link on another device confirms, and the first device shows it without a reload', {
  tag: '@long',
}, async ({ page, store, browser, baseURL }) => {
  const email = `${randomUUID()}@exemple.ma`;
  await page.clock.install();
  await page.goto('/auth/jwt/register?lng=fr');
  await fill(page, email);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.locator('#field-code')).toBeVisible();
  const other = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
  await other.goto(confirmationPathIn(await lastMailTo(store, email)));
  await other.getByRole('button', { name: /Confirmer mon adresse|Confirm my address/ }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    /Adresse confirmée|Address confirmed/,
  );
  // Without a session there, the portal asks to sign in, with the name filled in.
  await other.getByRole('link', { name: /Continuer|Continue/ }).click();
  await expect(other.locator('#field-username')).toHaveValue(email);
  await other.close();
  await page.clock.fastForward(10_000);
  await expect(page.locator('#field-code')).toHaveCount(0);
});

for (const language of ['fr', 'ar', 'en'] as const) {
  test(`A colleague in an open store confirms their address, which may not be that of others (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const t = templatesIn(language);
    const userName = store.userNames.store_user;
    await store.backend.database.db
      .update(users)
      .set({ emailConfirmedAt: null })
      .where(eq(users.userName, userName));
    const page = await openAs('store_user', '/dashboard', { language });
    await expect(page.getByText(t('registration:card.title'))).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: t('registration:confirm.again'), exact: true }).click();
    const mail = await lastMailTo(store, `${userName}@exemple.ma`);
    await page.locator('#field-code').fill(codeIn(mail));
    await page.getByRole('button', { name: t('registration:confirm.submit'), exact: true }).click();
    await expect(page.getByText(t('registration:card.title'))).toHaveCount(0);
    await page.goto('/dashboard/user/account');
    await page.locator('#field-userName').fill('hind@exemple.ma');
    await page.locator('#field-phoneNumber').fill('0661420318');
    await expect(page.getByText(t('problems:fields.not_own_address'))).toBeVisible();
  });
}

test('All field errors of a registration appear together, and the password rules live', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/auth/jwt/register?lng=fr');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  await page.locator('#field-password').fill('zellige');
  await expect(page.getByRole('listitem').filter({ hasText: /minuscule/ })).toContainText(
    'respectée',
  );
});

test('A session without refresh token ends after 15 minutes; the user goes on where they stopped', {
  tag: '@long',
}, async ({ page }) => {
  const email = `${randomUUID()}@exemple.ma`;
  await page.clock.install();
  await page.goto('/auth/jwt/register?lng=fr');
  await fill(page, email);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/store/settings?tab=general');
  await page.locator('#field-phone').fill('0535112233');
  await page.clock.fastForward('14:10');
  await expect(page.getByRole('status').filter({ hasText: /session/i })).toBeVisible();
  await page.clock.fastForward('01:00');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page.locator('#field-username')).toHaveValue(email);
  await page.locator('#field-password').fill(PASSWORD);
  await page.clock.setSystemTime(Date.now());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/dashboard\/store\/settings/);
  await expect(page.locator('#field-phone')).toHaveValue(/53511|5 35 11/);
});

async function fill(page: Page, email: string): Promise<void> {
  await page.locator('#field-firstName').fill('Salma');
  await page.locator('#field-lastName').fill('Bennani');
  await page.locator('#field-storeName').fill('Zellige de Fès');
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(PASSWORD);
}
