import { devices, expect } from '@playwright/test';
import { deviceRedirectScript } from '../../support/machine-scripts/device-redirect.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { redirectOnPage } from './device-redirect.page';

// Chromium says so where no app is registered for a scheme.
test.use({ allowedInConsole: [/Failed to launch/] });

test.describe('the device-redirect machine on the page', () => {
  for (const path of browserPathsOf(deviceRedirectScript)) {
    test(path.title, ({ page }) => path.play(page, redirectOnPage(page)));
  }
});

const ALERTS = {
  fr: 'Ouvrez ce lien sur un appareil Android ou iOS.',
  ar: 'يُرجى فتح هذا الرابط على جهاز Android أو iOS.',
  en: 'Please open this link on an Android or iOS device.',
};

test('a computer is told so in three languages, and led nowhere', async ({ page }) => {
  for (const [language, words] of Object.entries(ALERTS)) {
    await page.goto(`/redirect-test?lng=${language}`);
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page).toHaveURL(/\/redirect-test/);
  }
});

for (const [name, listing] of [
  ['Pixel 7', /^https:\/\/play\.google\.com\//],
  ['iPhone 15', /^https:\/\/apps\.apple\.com\//],
] as const) {
  test.describe(`a visitor with a ${name}`, () => {
    const { defaultBrowserType: _, ...device } = devices[name] ?? {};
    test.use(device);

    test('who has no app is shown where to get it two seconds later', async ({ page }) => {
      await page.clock.install();
      await page.route(/^https:/, (route) => route.fulfill({ status: 204 }));
      await page.goto('/redirect-test');
      const visited = page.waitForRequest(listing);
      await expect(page.getByText(/^Ouverture de l’application…/)).toBeVisible();
      await page.clock.runFor(2000);
      await visited;
      await expect(page.getByText(/^L’application n’est pas installée/)).toBeVisible();
    });
  });
}
