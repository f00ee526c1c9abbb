import { expect, test } from '../journeys/support/journey';
import {
  appearanceName,
  applyAppearance,
  COMPONENT_APPEARANCES,
  screenshotName,
  waitUntilStable,
} from './appearances';

const HEIGHT = 900;
/** Room for the page header, which is fixed to the window. */
const HEAD = 160;

for (const look of COMPONENT_APPEARANCES) {
  test(`The catalogue’s sections match the accepted pictures (${appearanceName(look)})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await applyAppearance(page, look);
    await page.goto(`/components?lng=${look.language}`);
    await waitUntilStable(page);
    // Sticky contents would cover the sections.
    await page
      .locator('main nav')
      .first()
      .evaluate((contents) => {
        contents.style.position = 'static';
      });
    for (const section of await page.locator('[data-section-name]').all()) {
      const name = await section.getAttribute('data-section-name');
      // A section higher than the window would be cut.
      const { height = 0 } = (await section.boundingBox()) ?? {};
      await page.setViewportSize({
        width: look.width,
        height: Math.max(HEIGHT, Math.ceil(height) + HEAD),
      });
      await page.mouse.move(0, 0);
      await expect.soft(section).toHaveScreenshot(screenshotName(`catalogue-${name}`, look));
    }
  });
}
