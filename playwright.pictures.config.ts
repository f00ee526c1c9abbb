import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * `npm run pictures`: compares the appearance of the product with accepted pictures. Not part of
 * `npm test`, because every version of Chromium renders letters slightly differently.
 */
export default defineConfig(journeys, {
  testDir: 'tests/pictures',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: join('tests', 'pictures', 'accepted', '{arg}{ext}'),
  // Each worker renders all the time.
  workers: 2,
  reporter: [['list']],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Edges of letters may differ by a shade; a moved or recoloured component may not.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
});
