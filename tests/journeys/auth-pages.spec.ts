import { DEMO_LOOKS, DEMO_PAGES, demoPath } from '#domain/auth-demo/demo-pages';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import {
  IDENTITY_PROVIDERS,
  identityPath,
  PROVIDER_CAPABILITIES,
} from '#domain/identity/identity-providers';
import { createRequestGate } from '../support/browser/request-gate';
import { writeStorage } from '../support/browser/session-tokens';
import { expect, test } from './support/journey';
import { expectNoOverflow } from './support/layout-overflow';
import { translatorFor } from './support/translations';

/** The pages for signed-out users of the specification, section 2, and those that mails lead to. */
const ADDRESSES = [
  ...['login', 'register', 'forgot-password', 'new-password', 'verify'].map(
    (page) => `/auth/jwt/${page}`,
  ),
  ...IDENTITY_PROVIDERS.flatMap((provider) =>
    PROVIDER_CAPABILITIES[provider].pages.map((page) => identityPath(provider, page)),
  ),
  ...DEMO_LOOKS.flatMap((look) => DEMO_PAGES.map((page) => demoPath(look, page))),
];

const WINDOWS = [
  { mode: 'light', width: 1440, height: 900 },
  { mode: 'dark', width: 390, height: 844 },
  { mode: 'dark', width: 1440, height: 900 },
  { mode: 'light', width: 390, height: 844 },
] as const;

for (const language of LANGUAGES) {
  for (const { mode, width, height } of WINDOWS) {
    test(`Every page for signed-out users has one heading and fits its window (${language}, ${mode}, ${width} px)`, {
      tag: '@long',
    }, async ({ page }) => {
      const words = translatorFor(language);
      await page.setViewportSize({ width, height });
      await page.goto('/boot.js');
      await writeStorage(page, {
        i18nextLng: language,
        settings: JSON.stringify({ themeMode: mode }),
      });
      for (const address of ADDRESSES) {
        await page.goto(`${address}?lng=${language}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, address).toHaveCount(1);
        await expect(heading, address).not.toHaveText(words('shell:errors.notFound.title'));
        await expect(page.locator('html'), address).toHaveAttribute('lang', language);
        await expect(page.locator('html'), address).toHaveAttribute(
          'dir',
          languageRecords[language].direction,
        );
        await expect(page.locator('html'), address).toHaveAttribute('data-mode', mode);
        await expectNoOverflow(page, width);
      }
    });
  }
}

test('The page of the registration comes together with its address', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/auth/jwt/login?lng=fr');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const code = /\/static\/js\/async\//;
  const gate = await createRequestGate(page, (path) => code.test(path));
  gate.close();
  const asked = page.waitForRequest(code);
  await page.getByRole('link', { name: 'Devenir vendeur' }).click();
  await asked;
  await expect(page).toHaveURL(/\/auth\/jwt\/login/);
  await expect(heading).toHaveText(translatorFor('fr')('session:signIn.title'));
  await gate.open();
  await expect(page).toHaveURL(/\/auth\/jwt\/register$/);
  await expect(heading).toHaveText(translatorFor('fr')('registration:register.title'));
});
