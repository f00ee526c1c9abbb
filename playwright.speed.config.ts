import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * `npm run bench:pages`: how quick the built pages are. Not part of `npm test`, because figures are
 * those of this machine while nothing else runs on it: one page at a time, and nothing is taken twice.
 */
export default defineConfig(journeys, {
  testDir: 'tests/performance',
  outputDir: 'test-results/speed',
  workers: 1,
  timeout: 300_000,
  reporter: [['list', { printSteps: false }]],
});
