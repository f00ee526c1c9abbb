import type { Page } from '@playwright/test';
import { IDENTITY_PROVIDERS, type ProviderName } from '#domain/identity/identity-providers';
import { expect, test } from './support/journey';
import { createProviderAccount, providerMail } from './support/provider-accounts';
import { type JourneyStore, PASSWORD } from './support/store';

const PROVIDER_PASSWORD = 'Zellige&2027';

test.describe('Sign-in by each provider', () => {
  // The first exchange asks the owner to agree.
  test.use({ allowedInConsole: { answers: [409] } });

  for (const provider of IDENTITY_PROVIDERS) {
    const tag = provider === 'supabase' ? [] : ['@long'];
    test(`A seller signs in with ${provider}, links it once by their password and accepts an order`, {
      tag,
    }, async ({ store, page }) => {
      const order = await store.place();
      const email = emailOf(store);
      await createProviderAccount(provider, { email, password: PROVIDER_PASSWORD });
      await page.goto(`/auth/${provider}/login?returnTo=${encodeURIComponent('/dashboard/order')}`);
      await signInAt(page, provider, email);
      await page.getByLabel('Votre mot de passe du portail').fill(PASSWORD);
      await page.getByRole('button', { name: 'Associer et se connecter' }).click();
      await expect(page).toHaveURL(/\/dashboard\/order$/);
      await page
        .getByRole('row', { name: new RegExp(String(order.number)) })
        .getByRole('button', { name: /Accepter/ })
        .click();
      await expect(page.getByText(/acceptée/).first()).toBeVisible();
    });
  }
});

test.describe('Accounts at providers', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [400, 403, 404, 409, 422] } });

  test('A wrong password at a provider is told in a sentence', async ({ store, page }) => {
    await page.goto('/auth/supabase/login');
    await signInAt(page, 'supabase', emailOf(store));
    await expect(page.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect.');
  });

  test('Whoever registers with amplify types the mailed code and is told that they have no account', async ({
    page,
  }) => {
    const email = `nobody_${Date.now()}@exemple.ma`;
    await page.goto('/auth/amplify/register');
    await register(page, email);
    await page.getByLabel('Code reçu par e-mail').fill((await providerMail('amplify', email)).code);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Aucun compte avec cet e-mail',
    );
  });

  for (const provider of ['firebase', 'supabase'] as const) {
    test(`Whoever registers with ${provider} opens the mailed link`, async ({ page }) => {
      const email = `nobody_${provider}_${Date.now()}@exemple.ma`;
      await page.goto(`/auth/${provider}/register`);
      await register(page, email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre e-mail');
      await page.goto((await providerMail(provider, email)).link);
      // Firebase confirms; supabase also signs in.
      const next = provider === 'firebase' ? /^Se connecter avec/ : 'Aucun compte avec cet e-mail';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    });
  }

  for (const provider of ['amplify', 'firebase', 'supabase'] as const) {
    test(`A person replaces their forgotten password at ${provider} and signs in with it`, async ({
      store,
      page,
    }) => {
      const email = emailOf(store);
      await createProviderAccount(provider, { email, password: PROVIDER_PASSWORD });
      await page.goto(`/auth/${provider}/forgot-password`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Envoyer l’e-mail' }).click();
      if (provider === 'amplify') {
        await expect(page.getByText('L’e-mail est envoyé.')).toBeVisible();
        await page
          .getByLabel('Code reçu par e-mail')
          .fill((await providerMail(provider, email)).code);
      } else {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Consultez votre messagerie',
        );
        await page.goto((await providerMail(provider, email)).link);
      }
      await page.getByLabel('Nouveau mot de passe').fill('Zellige&2028');
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
      await expect(page.getByText(/Votre mot de passe est changé/)).toBeVisible();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill('Zellige&2028');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByLabel('Votre mot de passe du portail')).toBeVisible();
    });
  }
});

function emailOf({ userNames }: JourneyStore): string {
  return `${userNames.store_admin}@exemple.ma`;
}

/** Fills the form of the portal, or that of the page to which the portal sends the browser. */
async function signInAt(page: Page, provider: ProviderName, email: string): Promise<void> {
  if (provider === 'auth0') {
    await page.getByRole('button', { name: /Continuer vers/ }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PROVIDER_PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    return;
  }
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PROVIDER_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').fill('Rim');
  await page.getByLabel('Nom', { exact: true }).fill('Alaoui');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nouveau mot de passe').fill(PROVIDER_PASSWORD);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
}
