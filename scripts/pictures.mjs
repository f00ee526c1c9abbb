/**
 * `npm run pictures`: compares the built product with the accepted pictures; `-- --update` accepts
 * what it looks like now. Other words go to Playwright: `npm run pictures -- -g buttons`.
 * Fails where the accepted pictures together are larger than `MOST_BYTES`.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { compressPictures } from './compress-pictures.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, command, Refusal, runs } from './project.mjs';

const MOST_BYTES = 15_000_000;

await command(async () => {
  refuseOldNode();
  ensureInstalled();
  ensureBuilt();
  const CHROMIUM_PATH = await ensureBrowser();
  const given = process.argv.slice(2).filter((word) => word !== '--update');
  const isUpdate = process.argv.includes('--update');
  const accepts = isUpdate ? ['--update-snapshots=all'] : [];
  const words = ['test', '--config', 'playwright.pictures.config.ts', ...accepts, ...given];
  // No background work: it would close orders whose time, in the pictures, has not come.
  if (!runs(bin('playwright'), words, { CHROMIUM_PATH, WORKER: 'off' })) {
    throw new Refusal('Pictures differ: look at test-results/pictures, then mend or accept them.');
  }
  if (!isUpdate) return;
  const bytes = await compressPictures();
  const size = `The accepted pictures are ${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`${size}.`);
  if (bytes > MOST_BYTES) throw new Refusal(`${size}, more than ${MOST_BYTES / 1_000_000} MB.`);
});
