import { expect, test } from './support/journey';
import { expectNoOverflow } from './support/layout-overflow';
import { openScreen, SCREENS } from './support/screens';

/** Like the browser's own setting for text size: everything in rem and em grows. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

for (const screen of SCREENS) {
  for (const language of ['fr', 'ar']) {
    test(`The screen ${screen.name} has no overflow with text twice as large (${language})`, {
      tag: '@long',
    }, async ({ page, store, openAs }) => {
      await openScreen(screen, { page, store, openAs, language });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      for (const width of [1440, 390]) await expectNoOverflow(page, width);
    });
  }
}
