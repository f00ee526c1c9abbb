/**
 * `npm run pictures`: compares the built product with the accepted pictures; `-- --update` accepts
 * what it looks like now. Other words go to Playwright: `npm run pictures -- -g buttons`.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, command, Refusal, runs } from './project.mjs';

await command(async () => {
  refuseOldNode();
  ensureInstalled();
  ensureBuilt();
  const CHROMIUM_PATH = await ensureBrowser();
  const given = process.argv.slice(2).filter((word) => word !== '--update');
  const accepts = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
  const words = ['test', '--config', 'playwright.pictures.config.ts', ...accepts, ...given];
  // No background work: it would close orders whose time, in the pictures, has not come.
  if (!runs(bin('playwright'), words, { CHROMIUM_PATH, WORKER: 'off' })) {
    throw new Refusal('Pictures differ: look at test-results/pictures, then mend or accept them.');
  }
});
