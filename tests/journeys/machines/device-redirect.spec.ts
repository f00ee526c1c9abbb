import { devices, expect } from '@playwright/test';
import { deviceRedirectTestModel } from '../../support/machine-models/device-redirect.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { askedPlaces, createDeviceRedirectPageDriver, keepInside } from './device-redirect.driver';

test.describe('Device-redirect machine on the page', { tag: '@long' }, () => {
  for (const path of browserPathsOf(deviceRedirectTestModel)) {
    test(path.title, ({ page }) => path.run(page, createDeviceRedirectPageDriver(page)));
  }
});

const ALERTS = {
  fr: 'Ouvrez ce lien sur un appareil Android ou iOS.',
  ar: 'افتح هذا الرابط على جهاز Android أو iOS.',
  en: 'Please open this link on an Android or iOS device.',
};

const LINKS = { fr: 'Ouvrir l’application', ar: 'فتح التطبيق', en: 'Open the app' };

test('A visitor on a computer sees a notice in three languages, and is not redirected', async ({
  page,
}) => {
  await keepInside(page);
  for (const [language, words] of Object.entries(ALERTS)) {
    await page.goto(`/redirect-test?lng=${language}`);
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page).toHaveURL(/\/redirect-test/);
    expect(await askedPlaces(page)).toEqual([]);
  }
});

for (const [name, listing] of [
  ['Pixel 7', /^https:\/\/play\.google\.com\//],
  ['iPhone 15', /^https:\/\/apps\.apple\.com\//],
] as const) {
  test.describe(`Visitor with a ${name}`, () => {
    const { defaultBrowserType: _, ...device } = devices[name] ?? {};
    test.use(device);

    test('A visitor without the app sees where to get it after two seconds', async ({ page }) => {
      await keepInside(page);
      await page.clock.install();
      await page.goto('/redirect-test');
      await expect(page.getByText(/^Ouverture de l’application…/)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(page.getByText(/^L’application n’est pas installée/)).toBeVisible();
      expect(await askedPlaces(page)).toEqual([
        { url: 'wasaler://', byPress: false },
        { url: expect.stringMatching(listing), byPress: false },
      ]);
    });

    for (const [language, name] of Object.entries(LINKS)) {
      test(`A visitor whose browser does not open the app presses a link, in ${language}`, {
        tag: '@long',
      }, async ({ page }) => {
        await keepInside(page);
        await page.goto(`/app/product/42?from=mail&lng=${language}`);
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        await link.click();
        await expect
          .poll(() => askedPlaces(page))
          .toContainEqual({ url: 'wasaler://product/42?from=mail', byPress: true });
        await expect(link).toBeVisible();
      });
    }
  });
}
