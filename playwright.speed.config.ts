import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * `npm run bench:pages`: measures how fast the built pages are. Not part of `npm test`, because the
 * figures apply only to this machine while nothing else runs on it: one page at a time, without
 * retries.
 */
export default defineConfig(journeys, {
  testDir: 'tests/performance',
  outputDir: 'test-results/speed',
  workers: 1,
  timeout: 300_000,
  reporter: [['list', { printSteps: false }]],
});
