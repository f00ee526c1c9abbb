import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * `npm run pictures`: the product as it looks, held against accepted pictures. Not part of
 * `npm test`, because every version of Chromium draws letters a little otherwise.
 */
export default defineConfig(journeys, {
  testDir: 'tests/pictures',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: join('tests', 'pictures', 'accepted', '{arg}{ext}'),
  // Each draws all the time.
  workers: 2,
  reporter: [['list']],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Edges of letters may differ by a shade; a moved or recoloured piece may not.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
});
