/**
 * `npm run bench:pages`: the pages of products against a page of React alone; first paint, typing and
 * memory of the built pages against their limits.
 * Other arguments are passed to Playwright: `npm run bench:pages -- -g typing`.
 */
import { ensureBrowser } from './browser';
import { ensureBuilt } from './build.mjs';
import { bin, CommandError, runCommand, runProgram } from './project.mjs';

await runCommand(() => {
  ensureBuilt();
  const CHROMIUM_PATH = ensureBrowser();
  const words = ['test', '--config', 'playwright.speed.config.ts', ...process.argv.slice(2)];
  // Background jobs would run in the middle of a measurement.
  if (!runProgram(bin('playwright'), words, { CHROMIUM_PATH, WORKER: 'off' })) {
    throw new CommandError('A page is slower than its bar, or something else ran on this machine.');
  }
});
