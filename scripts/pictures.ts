/**
 * `npm run pictures`: compares the built product with the accepted pictures; `-- --update` accepts
 * its current appearance. Other arguments are passed to Playwright:
 * `npm run pictures -- -g buttons`. Fails when the accepted pictures together exceed `MAX_BYTES`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureBrowser } from './browser';
import { ensureBuilt } from './build.mjs';
import { bin, CommandError, root, runCommand, runProgram } from './project.mjs';

const MAX_BYTES = 8_000_000;
const ACCEPTED = join(root, 'tests', 'pictures', 'accepted');

await runCommand(async () => {
  ensureBuilt();
  const CHROMIUM_PATH = ensureBrowser();
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

/**
 * Rewrites the accepted pictures as PNG files of at most 256 colours. That is 40 % of their size,
 * and the colour difference stays far below the threshold of the comparison
 * (playwright.pictures.config.ts).
 * @returns the bytes of all accepted pictures afterwards
 */
async function compressPictures(): Promise<number> {
  let bytes = 0;
  for (const name of readdirSync(ACCEPTED).filter((file) => file.endsWith('.png'))) {
    const path = join(ACCEPTED, name);
    const picture = readFileSync(path);
    const { isPalette } = await sharp(picture).metadata();
    const compressed = isPalette
      ? picture
      : await sharp(picture).png({ palette: true, quality: 100, dither: 0, effort: 8 }).toBuffer();
    if (compressed.length < picture.length) writeFileSync(path, compressed);
    bytes += Math.min(compressed.length, picture.length);
  }
  return bytes;
}
