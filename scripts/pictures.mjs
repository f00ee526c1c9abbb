/**
 * `npm run pictures`: compares the built product with the accepted pictures; `-- --update` accepts
 * its current appearance. Other arguments are passed to Playwright:
 * `npm run pictures -- -g buttons`. Fails when the accepted pictures together exceed `MAX_BYTES`.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { compressPictures } from './compress-pictures.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, CommandError, runCommand, runProgram } from './project.mjs';

const MAX_BYTES = 8_000_000;

await runCommand(async () => {
  refuseOldNode();
  ensureInstalled();
  ensureBuilt();
  const CHROMIUM_PATH = await ensureBrowser();
  const given = process.argv.slice(2).filter((word) => word !== '--update');
  const isUpdate = process.argv.includes('--update');
  const accepts = isUpdate ? ['--update-snapshots=all'] : [];
  const words = ['test', '--config', 'playwright.pictures.config.ts', ...accepts, ...given];
  // No background work: it would close orders whose deadline has not passed in the pictures.
  if (!runProgram(bin('playwright'), words, { CHROMIUM_PATH, WORKER: 'off' })) {
    throw new CommandError(
      'Pictures differ: look at test-results/pictures, then mend or accept them.',
    );
  }
  if (!isUpdate) return;
  const bytes = await compressPictures();
  const size = `The accepted pictures are ${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`${size}.`);
  if (bytes > MAX_BYTES) throw new CommandError(`${size}, more than ${MAX_BYTES / 1_000_000} MB.`);
});
